//! Laws that every registered pattern obeys, and the words its own tests are written in.

use std::collections::BTreeSet;

use cards::CardSet;
use tabletop::{Choice, Luck, Pile, Settings, luck::Quick};

use super::PATTERNS;
use crate::{
    config::{Config, FlushKey, StraightKey, Straights},
    game::Action,
    order::{Row, SuitOrder},
    pattern::{Found, Pattern, Play, Power},
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

/// BT-12, BT-25: a pattern belongs to presets that exist, so a misspelt one is not lost.
#[test]
fn presets_named_by_patterns_exist() {
    for pattern in PATTERNS {
        for preset in pattern.presets {
            assert!(Config::preset(preset).is_ok(), "{}: {preset}", pattern.id);
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
