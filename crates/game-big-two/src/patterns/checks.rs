//! Laws for every registered pattern, and assertions for their own tests.

use std::collections::BTreeSet;

use cards::CardSet;
use tabletop::{Choice, Luck, Names, Pile, Settings, luck::Quick};

use super::{
    PATTERNS,
    stand_ins::{is_stand_in, playing},
};
use crate::{
    action::Action,
    config::{Config, Mixing},
    legal::LegalPlays,
    order::{RankedCards, SuitOrder},
    pattern::{Pattern, Play, Power, Standing},
    pattern_setting::{PatternSetting, SETTINGS},
    transcript,
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

/// BT-12, RM-48: the page of patterns shows a weaker and a stronger play of each pattern.
#[test]
fn the_stronger_example_beats_the_weaker() {
    for pattern in PATTERNS {
        let alone = || playing(Config::CLASSIC, pattern.id);
        let presets = pattern.presets.iter().map(|preset| Config::preset(preset).unwrap());
        for config in presets.chain([alone()]) {
            let [weaker, stronger] = pattern
                .examples
                .map(|cards| Play::read(&config, cards.parse().unwrap()).expect(pattern.id));
            assert_eq!(weaker.pattern().id, pattern.id);
            assert!(stronger.beats(&weaker, config.mixing), "{}", pattern.id);
        }
    }
}

/// BT-12: a pattern has names and a description in every language, and a rule of Big Two.
#[test]
fn every_pattern_and_setting_describes_itself() {
    let is_said = |names: &Names| {
        let all = [names.en, names.zh_tw, names.zh_cn];
        // Fluent would interpret these characters, and the shells pass the names to it.
        all.iter().all(|text| !text.is_empty() && !text.contains(['{', '}', '\n']))
    };
    for pattern in PATTERNS {
        assert!(is_said(&pattern.names) && is_said(&pattern.about), "{}", pattern.id);
        assert!(pattern.rule.starts_with("BT-"), "{}", pattern.id);
    }
    for setting in SETTINGS {
        assert!(is_said(&setting.label) && setting.rule.starts_with("BT-"), "{}", setting.name);
        assert!(2 <= setting.choices.len(), "{}", setting.name);
        for choice in setting.choices {
            assert!(is_said(&choice.label) && is_said(&choice.about), "{}", choice.name);
        }
    }
}

/// BT-12, BT-25: every preset that a pattern declares exists, so that a typo is found.
#[test]
fn presets_named_by_patterns_exist() {
    for pattern in PATTERNS {
        for preset in pattern.presets {
            assert!(Config::preset(preset).is_ok(), "{}: {preset}", pattern.id);
        }
    }
    for setting in SETTINGS {
        let mut named = BTreeSet::new();
        for preset in setting.choices.iter().flat_map(|choice| choice.presets) {
            assert!(Config::preset(preset).is_ok(), "{}: {preset}", setting.name);
            assert!(named.insert(preset), "{}: {preset} chooses twice", setting.name);
        }
    }
}

/// BT-21: of two ranked patterns of the same size, the one with fewer sets of cards ranks higher.
#[test]
fn the_rarer_pattern_of_a_size_ranks_higher() {
    let on_ladder = PATTERNS.iter().filter(|pattern| pattern.standing.ladder != 0);
    let counted: Vec<(&Pattern, usize)> = on_ladder
        .map(|pattern| (pattern, count(pattern, &playing(Config::CLASSIC, pattern.id))))
        .collect();
    for (one, n_one) in &counted {
        for (other, n_other) in &counted {
            if one.id != other.id && one.size == other.size {
                check_meets(Mixing::Ranked, one, other, n_one < n_other);
            }
        }
    }
}

/// BT-21: the same pattern only; ranked within one size; bombs beat everything but a higher bomb.
#[test]
fn mixing_decides_which_patterns_beat_others() {
    // A stand-in may be wholly hidden by the pattern that it replaces.
    let registered = || PATTERNS.iter().filter(|pattern| !is_stand_in(pattern));
    for ours in registered() {
        for theirs in registered().filter(|theirs| theirs.id != ours.id) {
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

/// Asserts whether plays of `ours` beat plays of `theirs`.
#[track_caller]
fn check_meets(mixing: Mixing, ours: &Pattern, theirs: &Pattern, expected: bool) {
    let both = format!("{},{}", ours.id, theirs.id);
    let config = playing(Config { mixing, ..Config::CLASSIC }, &both);
    let plays = |pattern: &Pattern| {
        let deck = config.suit_order.to_ranked(CardSet::SUITED);
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

/// Although cards can form several patterns, each pattern must keep cards that count as it.
#[test]
fn no_pattern_is_hidden_by_earlier_patterns() {
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

/// The fast listing finds exactly the plays that trying every set of cards finds.
#[test]
fn listing_agrees_with_trying_everything() {
    let mut luck = Quick::new(12);
    for pattern in PATTERNS {
        for config in every_way_to_compare() {
            for n_cards in [5, 9, 13, 13] {
                let hand = some_hand(n_cards, &mut luck, &config);
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

/// A random hand. Few ranks give many pairs, few suits many runs.
fn some_hand(n_cards: usize, luck: &mut Quick, config: &Config) -> RankedCards {
    let mut deck: Vec<_> = CardSet::SUITED.iter().collect();
    luck.shuffle(Pile::new(0, 0, 52), &mut deck);
    let kind = luck.below(3);
    let is_likely = |index: usize| match kind {
        0 => !index.is_multiple_of(3),
        1 => index / 4 < 5,
        _ => true,
    };
    let likely = deck.into_iter().filter(|card| is_likely(card.index()));
    config.suit_order.to_ranked(likely.take(n_cards).collect())
}

/// BT-12: suggestions are plays of the pattern, and exist if any play does.
#[test]
fn every_pattern_with_a_play_suggests_one() {
    let mut luck = Quick::new(13);
    let mut n_suggested = 0;
    for pattern in PATTERNS {
        for config in every_way_to_compare() {
            for n_cards in [4, 5, 9, 13] {
                let hand = some_hand(n_cards, &mut luck, &config);
                let mut suggested = Vec::new();
                (pattern.suggest)(pattern, hand, &config, &mut |row| suggested.push(row));
                let all = found(pattern, pattern.list, hand, &config, None);
                assert_eq!(suggested.is_empty(), all.is_empty(), "{} {hand:?}", pattern.id);
                for row in &suggested {
                    let cards = config.suit_order.to_cards(*row);
                    assert!(all.contains(&cards.bits()), "{} {cards}", pattern.id);
                }
                n_suggested += suggested.len();
            }
        }
    }
    assert!(1000 < n_suggested);
}

/// Asserts the number of sets in the whole deck that form `pattern`: a number that can be computed
/// on paper.
#[track_caller]
pub(super) fn check_count(pattern: &Pattern, preset: &str, expected: usize) {
    assert_eq!(count(pattern, &Config::preset(preset).unwrap()), expected, "{}", pattern.id);
}

fn count(pattern: &Pattern, config: &Config) -> usize {
    let sets = CardSet::SUITED.subsets(pattern.size);
    let rows = sets.map(|cards| config.suit_order.to_ranked(cards));
    rows.filter(|&cards| (pattern.power)(cards, config).is_some()).count()
}

/// Asserts which presets play the pattern (BT-25).
#[track_caller]
pub(super) fn check_presets(pattern: &Pattern, expected: &[&str]) {
    let plays = |config: &Config| config.patterns.iter().any(|id| id.pattern().id == pattern.id);
    let presets = Config::PRESETS.iter().filter(|preset| plays(&preset.config));
    let names: Vec<&str> = presets.map(|preset| preset.name).collect();
    assert_eq!(names, expected, "{}", pattern.id);
}

/// Asserts what the presets choose for a setting, in the order of the presets (BT-25).
#[track_caller]
pub(super) fn check_choices(setting: &PatternSetting, expected: [&str; 4]) {
    let chosen = Config::PRESETS.iter().map(|preset| setting.chosen(&preset.config).unwrap().name);
    assert_eq!(chosen.collect::<Vec<_>>(), expected, "{}", setting.name);
}

/// Asserts that `strong` beats `weak`, and not vice versa.
#[track_caller]
pub(super) fn check_beats(pattern: &Pattern, preset: &str, strong: &str, weak: &str) {
    let (strong_power, weak_power) =
        (power(pattern, preset, strong).expect(strong), power(pattern, preset, weak).expect(weak));
    assert!(weak_power < strong_power, "{strong} should beat {weak}");
}

/// Asserts the judge's output when the holder of all clubs opens with the cards at these positions.
#[track_caller]
pub(super) fn check_judged(places: &str, expected: &str) {
    let input = format!("{}\nA\nB\nC\nD\n{places}\n", transcript::tests::deck());
    let output = transcript::judge(input.as_bytes()).unwrap();
    assert!(output.contains(&format!("玩家 A 打出了 {expected}\n")), "{output}");
}

/// Asserts that `cards` form the pattern.
#[track_caller]
pub(super) fn check_forms(pattern: &Pattern, preset: &str, cards: &str) {
    assert!(power(pattern, preset, cards).is_some(), "{cards} should be a {}", pattern.id);
}

/// Asserts that `cards` do not form the pattern.
#[track_caller]
pub(super) fn check_not(pattern: &Pattern, preset: &str, cards: &str) {
    assert!(power(pattern, preset, cards).is_none(), "{cards} should not be a {}", pattern.id);
}

/// Asserts that `pattern` is a bomb: a hand of these cards alone beats any single card and any two
/// cards of a rank (BT-21).
#[track_caller]
pub(super) fn check_bomb(pattern: &Pattern, hand: &str) {
    let config = Config { mixing: Mixing::Bombs, ..Config::CLASSIC };
    let config = playing(config, &format!("one,two,{}", pattern.id));
    check_listed(&config, "S2", hand);
    check_listed(&config, "H2 S2", hand);
}

#[track_caller]
fn check_listed(config: &Config, top: &str, hand: &str) {
    let [top, hand] = [top, hand].map(|cards| cards.parse::<CardSet>().unwrap());
    let top = Play::read(config, top).unwrap();
    let mut legal = Vec::new();
    LegalPlays::push(
        config,
        config.suit_order.to_ranked(hand),
        Some(&top),
        RankedCards::EMPTY,
        &mut legal,
    );
    assert!(legal.contains(&Action::Play(hand)), "{hand} on {}", top.cards());
}

fn power(pattern: &Pattern, preset: &str, cards: &str) -> Option<Power> {
    let config = Config::preset(preset).unwrap();
    let cards: CardSet = cards.parse().unwrap();
    assert_eq!(cards.len(), pattern.size);
    (pattern.power)(config.suit_order.to_ranked(cards), &config)
}

fn found(
    pattern: &Pattern,
    list: fn(&Pattern, RankedCards, &mut LegalPlays<'_>),
    hand: RankedCards,
    config: &Config,
    floor: Option<Power>,
) -> BTreeSet<u64> {
    let mut legal = Vec::new();
    list(pattern, hand, &mut LegalPlays::bare(config, floor, &mut legal));
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

/// Every suit order with every combination of pattern settings.
fn every_way_to_compare() -> Vec<Config> {
    let orders = SuitOrder::ALL.iter();
    let mut configs: Vec<Config> =
        orders.map(|&suit_order| Config { suit_order, ..Config::CLASSIC }).collect();
    for setting in SETTINGS {
        let field = Config::field(setting.name).unwrap();
        let choose = |config: &Config, name| {
            let mut config = *config;
            field.set_text(&mut config, name).unwrap();
            config
        };
        let all = configs.iter().flat_map(|config| {
            setting.choices.iter().map(move |choice| choose(config, choice.name))
        });
        configs = all.collect();
    }
    configs
}
