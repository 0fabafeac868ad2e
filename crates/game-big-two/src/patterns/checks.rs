//! Laws that every registered pattern obeys, and the words its own tests are written in.

use std::collections::{BTreeMap, BTreeSet};

use cards::CardSet;
use tabletop::{Choice, Luck, Pile, Settings, luck::Quick};

use super::PATTERNS;
use crate::{
    config::{Config, FlushKey, Mixing, StraightKey, Straights},
    game::Action,
    order::{Row, SuitOrder},
    pattern::{Found, Pattern, PatternId, Play, Power, Standing},
};

#[test]
fn names_are_unique() {
    let names = |name: fn(&Pattern) -> &str| PATTERNS.iter().map(name).collect::<BTreeSet<_>>();
    for name in [
        |pattern: &Pattern| pattern.id,
        |pattern: &Pattern| pattern.names.en,
        |pattern: &Pattern| pattern.names.zh_tw,
        |pattern: &Pattern| pattern.names.zh_cn,
    ] {
        assert_eq!(names(name).len(), PATTERNS.len());
    }
}

/// RM-48: the page of patterns in the browser shows a weaker and a stronger one of each that the
/// rules name.
#[test]
fn the_page_of_patterns_shows_what_it_says() {
    let page = include_str!("../../../../web/src/games/big-two/examples.json");
    let examples: BTreeMap<String, [CardSet; 2]> = serde_json::from_str(page).unwrap();
    let houses = Config::PRESETS.iter().map(|preset| preset.config);
    for config in houses {
        for pattern in config.patterns.iter().map(PatternId::pattern) {
            let Some(&[weaker, stronger]) = examples.get(pattern.id) else { continue };
            let [weaker, stronger] =
                [weaker, stronger].map(|cards| Play::read(&config, cards).unwrap());
            assert_eq!(weaker.pattern().id, pattern.id);
            assert!(stronger.beats(&weaker, config.mixing), "{}", pattern.id);
        }
    }
    assert!(8 < examples.len());
}

/// BT-12, BT-25: a pattern belongs to presets that exist, so a misspelt one is not lost.
#[test]
fn presets_named_by_patterns_exist() {
    for pattern in PATTERNS {
        for preset in pattern.presets {
            assert!(Config::preset(preset).is_ok(), "{}: {preset}", pattern.id);
        }
    }
}

/// BT-25: which presets play which pattern. A pattern that the rules do not name is free.
#[test]
fn presets_play_the_patterns_of_their_house() {
    #[rustfmt::skip]
    let houses = [
        ("single",         ["seed", "taiwan", "hong-kong", "research"].as_slice()),
        ("pair",           &["seed", "taiwan", "hong-kong", "research"]),
        ("triple",         &["hong-kong", "research"]),
        ("four",           &["research"]),
        ("two-pairs",      &["research"]),
        ("straight-flush", &["taiwan", "hong-kong", "research"]),
        ("four-and-one",   &["taiwan", "hong-kong"]),
        ("full-house",     &["seed", "taiwan", "hong-kong", "research"]),
        ("flush",          &["hong-kong", "research"]),
        ("straight",       &["seed", "taiwan", "hong-kong", "research"]),
    ];
    for pattern in PATTERNS {
        if let Some((_, presets)) = houses.iter().find(|(id, _)| *id == pattern.id) {
            assert_eq!(pattern.presets, *presets, "{}", pattern.id);
        }
    }
}

/// BT-21: straight < flush < full house < four and one < straight flush; two pairs < four.
#[test]
fn patterns_of_one_size_stand_on_a_ladder() {
    let ladders = [
        ["straight", "flush", "full-house", "four-and-one", "straight-flush"].as_slice(),
        &["two-pairs", "four"],
    ];
    for ladder in ladders {
        let played = |id: &&str| PATTERNS.iter().find(|pattern| pattern.id == *id);
        let rungs: Vec<&Pattern> = ladder.iter().filter_map(played).collect();
        for pair in rungs.windows(2) {
            assert_eq!(pair[0].size, pair[1].size);
            check_meets(Mixing::Ranked, pair[1], pair[0], true);
            check_meets(Mixing::Ranked, pair[0], pair[1], false);
        }
    }
}

/// BT-21: same kind only; ranked within one size; bombs over everything but a higher bomb.
#[test]
fn patterns_meet_as_the_house_says() {
    for ours in PATTERNS {
        for theirs in PATTERNS.iter().filter(|theirs| theirs.id != ours.id) {
            check_meets(Mixing::SameKind, ours, theirs, false);
            let bombs = (ours.standing.is_bomb, theirs.standing.is_bomb);
            let is_higher = theirs.standing.ladder < ours.standing.ladder;
            let expected = matches!(bombs, (true, false)) || bombs.0 && is_higher;
            check_meets(Mixing::Bombs, ours, theirs, expected);
            if ours.size != theirs.size || theirs.standing == Standing::ALONE {
                check_meets(Mixing::Ranked, ours, theirs, false);
            }
        }
    }
}

/// Checks whether plays of `ours` may be put on plays of `theirs`.
#[track_caller]
fn check_meets(mixing: Mixing, ours: &Pattern, theirs: &Pattern, expected: bool) {
    let mut config = Config { mixing, ..Config::PRESETS[0].config };
    let both = format!("{},{}", ours.id, theirs.id);
    Config::field("patterns").unwrap().set_text(&mut config, &both).unwrap();
    let plays = |pattern: &Pattern| {
        let deck = config.suit_order.lay(CardSet::SUITED);
        let sets = found(pattern, pattern.list, deck, &config, None);
        let read = |bits| Play::read(&config, CardSet::from_bits(bits));
        let plays =
            sets.into_iter().filter_map(read).filter(|play| play.pattern().id == pattern.id);
        plays.take(50).collect::<Vec<_>>() // Strength does not matter between patterns.
    };
    let (ours_plays, theirs_plays) = (plays(ours), plays(theirs));
    assert!(!ours_plays.is_empty() && !theirs_plays.is_empty());
    for play in &ours_plays {
        for top in &theirs_plays {
            assert_eq!(
                play.beats(top, mixing),
                expected,
                "{mixing:?}: {} on {}",
                ours.id,
                theirs.id
            );
        }
    }
}

/// Where cards may count as several patterns, each must still have cards that count as it.
#[test]
fn no_pattern_is_wholly_hidden_by_those_above_it() {
    for preset in Config::PRESETS {
        for id in preset.config.patterns.iter() {
            let reads_as_it = |cards| {
                let play = Play::read(&preset.config, cards);
                play.is_some_and(|play| play.pattern().id == id.pattern().id)
            };
            let mut sets = CardSet::SUITED.subsets(id.pattern().size);
            assert!(sets.any(reads_as_it), "{id} can never be played in {}", preset.name);
        }
    }
}

/// The fast way of listing finds exactly what trying every set of cards finds.
#[test]
fn listing_agrees_with_trying_everything() {
    let mut luck = Quick::new(12);
    for pattern in PATTERNS {
        for config in every_way_to_compare() {
            for n_cards in [5, 9, 13, 13] {
                let mut deck: Vec<_> = CardSet::SUITED.iter().collect();
                luck.shuffle(Pile::new(0, 0, 52), &mut deck);
                // Few ranks give many pairs, few suits many runs.
                let hand: CardSet = match luck.below(3) {
                    0 => deck
                        .into_iter()
                        .filter(|card| card.index() % 3 != 0)
                        .take(n_cards)
                        .collect(),
                    1 => {
                        deck.into_iter().filter(|card| card.index() / 4 < 5).take(n_cards).collect()
                    }
                    _ => deck.into_iter().take(n_cards).collect(),
                };
                let hand = config.suit_order.lay(hand);
                let floor = (luck.below(2) == 0).then_some(Power(luck.below(52) as u8));
                assert_eq!(
                    found(pattern, pattern.list, hand, &config, floor),
                    found(pattern, Pattern::try_all, hand, &config, floor),
                    "{} {hand:?} {config:?} {floor:?}",
                    pattern.id,
                );
            }
        }
    }
}

/// Checks how many sets in the whole deck form `pattern`: a number you can work out on paper.
#[track_caller]
pub(super) fn check_count(pattern: &Pattern, preset: &str, expected: usize) {
    let config = Config::preset(preset).unwrap();
    let sets = CardSet::SUITED.subsets(pattern.size);
    let rows = sets.map(|cards| config.suit_order.lay(cards));
    let actual = rows.filter(|&cards| (pattern.power)(cards, &config).is_some()).count();
    assert_eq!(actual, expected, "{}", pattern.id);
}

/// Checks that `strong` beats `weak`, and not the other way round.
#[track_caller]
pub(super) fn check_beats(pattern: &Pattern, preset: &str, strong: &str, weak: &str) {
    let (strong_power, weak_power) =
        (power(pattern, preset, strong).expect(strong), power(pattern, preset, weak).expect(weak));
    assert!(weak_power < strong_power, "{strong} should beat {weak}");
}

/// Checks that `cards` form the pattern.
#[track_caller]
pub(super) fn check_forms(pattern: &Pattern, preset: &str, cards: &str) {
    assert!(power(pattern, preset, cards).is_some(), "{cards} should be a {}", pattern.id);
}

/// Checks that `cards` do not form the pattern.
#[track_caller]
pub(super) fn check_not(pattern: &Pattern, preset: &str, cards: &str) {
    assert!(power(pattern, preset, cards).is_none(), "{cards} should not be a {}", pattern.id);
}

/// Checks that a hand of these cards alone may be put on `top`.
#[track_caller]
pub(super) fn check_listed(preset: &str, top: &str, hand: &str) {
    let config = Config::preset(preset).unwrap();
    let [top, hand] = [top, hand].map(|cards| cards.parse::<CardSet>().unwrap());
    let top = Play::read(&config, top).unwrap();
    let mut legal = Vec::new();
    Found::list(&config, config.suit_order.lay(hand), Some(&top), Row::EMPTY, &mut legal);
    assert!(legal.contains(&Action::Play(hand)), "{hand} on {}", top.cards());
}

fn power(pattern: &Pattern, preset: &str, cards: &str) -> Option<Power> {
    let config = Config::preset(preset).unwrap();
    let cards: CardSet = cards.parse().unwrap();
    assert_eq!(cards.len(), pattern.size);
    (pattern.power)(config.suit_order.lay(cards), &config)
}

fn found(
    pattern: &Pattern,
    list: fn(&Pattern, Row, &mut Found<'_>),
    hand: Row,
    config: &Config,
    floor: Option<Power>,
) -> BTreeSet<u64> {
    let mut legal = Vec::new();
    list(pattern, hand, &mut Found::bare(config, floor, &mut legal));
    let cards: BTreeSet<u64> = legal
        .iter()
        .map(|action| match action {
            Action::Play(cards) => cards.bits(),
            Action::Pass => 0,
        })
        .collect();
    assert_eq!(cards.len(), legal.len(), "nothing is listed twice");
    cards
}

/// Every combination of the options that patterns look at.
fn every_way_to_compare() -> impl Iterator<Item = Config> {
    let seed = Config::PRESETS[0].config;
    SuitOrder::ALL.iter().flat_map(move |&suit_order| {
        Straights::ALL.iter().flat_map(move |&straights| {
            StraightKey::ALL.iter().flat_map(move |&straight_key| {
                FlushKey::ALL.iter().map(move |&flush_key| Config {
                    straights,
                    straight_key,
                    flush_key,
                    suit_order,
                    ..seed
                })
            })
        })
    })
}
