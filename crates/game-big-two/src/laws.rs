//! Runs the laws that every game must pass on Big Two.

use cards::{Card, CardSet};
use proptest::prelude::*;
use serde::Deserialize;
use tabletop::{Choice, Outcome, Rules, Seats, Settings, Turn, Viewer, luck::Quick};
use testkit::{LawTest, fuzz_decide, laws, replay_golden};

use crate::{
    Action, BigTwo, Config, PATTERNS, State,
    config::{Mixing, Opening, Scoring},
    patterns::stand_ins::playing,
};

/// BT-25, RM-20: every preset obeys every law.
#[test]
fn every_preset_obeys_the_laws() {
    for preset in Config::PRESETS {
        let coverage = law_test(preset.config).check(0..60).unwrap();
        assert_eq!(coverage.games, 60);
        assert!(
            3000 < coverage.decisions && 6000 < coverage.worlds,
            "{}: {coverage:?}",
            preset.name
        );
        for code in ["game-over", "not-in-hand", "no-pattern", "too-weak", "wrong-pattern"] {
            assert!(coverage.refusals.contains_key(code), "{}: no {code}", preset.name);
        }
    }
}

/// BT-23, BT-24: matches of several deals, locked passing and both openings obey every law.
#[test]
fn mixed_settings_obey_the_laws() {
    for preset in Config::PRESETS {
        let opening = match preset.config.opening {
            Opening::Contains => Opening::Automatic,
            Opening::Automatic => Opening::Contains,
        };
        let target = match preset.config.scoring {
            Scoring::WinnerOnly => 5,
            Scoring::Count | Scoring::Tiered | Scoring::Doubling => 40,
        };
        for (deals, target) in [(3, 0), (100, target)] {
            let config = Config { opening, pass_lock: true, deals, target, ..preset.config };
            let coverage = law_test(config).check(0..4).unwrap();
            assert_eq!(coverage.games, 4);
        }
    }
}

/// BT-12, BT-20, BT-21: a game with every registered pattern obeys every law under each mixing.
#[test]
fn a_game_with_every_pattern_obeys_the_laws() {
    let every: Vec<&str> = PATTERNS.iter().map(|pattern| pattern.id).collect();
    for &mixing in Mixing::ALL {
        let config = playing(Config { mixing, ..Config::CLASSIC }, &every.join(","));
        assert_eq!(law_test(config).check(0..20).unwrap().games, 20);
    }
}

/// RM-20: a player cannot distinguish two states in which other players have swapped a card.
#[test]
fn no_player_sees_the_cards_of_another() {
    for preset in Config::PRESETS {
        let game = law_test(preset.config);
        for seed in 0..5 {
            let checked = game.law_inputs(seed, |input| {
                for viewer in Viewer::all(input.test.seats).filter(|_| input.next.is_some()) {
                    let mut world = *input.state;
                    let hidden = |&seat: &tabletop::Seat| {
                        !viewer.is(seat) && !input.state.hands[seat].is_empty()
                    };
                    let others: Vec<_> = input.test.seats.iter().filter(hidden).collect();
                    let (one, other) = (others[0], others[1]);
                    let (mine, yours) = (world.hands[one], world.hands[other]);
                    let swapped = mine.first().zip(yours.first()).unwrap();
                    let swap = |hand: CardSet, from: Card, to: Card| {
                        hand.without(CardSet::of(from)).with(to)
                    };
                    world.hands[one] = swap(mine, swapped.0, swapped.1);
                    world.hands[other] = swap(yours, swapped.1, swapped.0);
                    laws::no_information_leak(input, viewer, &world)?;
                }
                Ok(())
            });
            checked.unwrap();
        }
    }
}

/// RM-47: the aids of a view equal the aids of every determinization of it, and contain every legal
/// play.
#[test]
fn aids_contain_every_legal_play() {
    let (mut legal, mut n_plays) = (Vec::new(), 0);
    for preset in Config::PRESETS {
        let checked = law_test(preset.config).law_inputs(1, |input| {
            let Turn::Of(seat) = BigTwo::turn(input.state) else { return Ok(()) };
            let view = BigTwo::view(input.state, Viewer::Seat(seat));
            let aids = BigTwo::aids(&view);
            legal.clear();
            BigTwo::legal_actions(input.state, &mut legal);
            for action in &legal {
                if let Action::Play(cards) = *action {
                    assert!(aids.plays.iter().any(|play| play.cards() == cards), "{cards}");
                    n_plays += 1;
                }
            }
            let world = BigTwo::determinize(&view, &mut Quick::new(3));
            assert_eq!(BigTwo::aids(&BigTwo::view(&world, Viewer::Seat(seat))), aids);
            Ok(())
        });
        checked.unwrap();
    }
    assert!(n_plays > 100, "{n_plays}");
}

/// Leaf counts of the first decisions. A change in legality shows up as a different number.
#[test]
fn perft_counts() {
    let recorded = include_str!("../../../vectors/big-two/perft.json");
    let recorded: Vec<Perft> = serde_json::from_str(recorded).unwrap();
    assert_eq!(recorded.len(), Config::PRESETS.len());
    for perft in recorded.iter().filter(|perft| is_about_registered(&perft.patterns)) {
        let config = Config::preset(&perft.preset).unwrap();
        let leaves = |depth| {
            let luck = &mut Quick::new(2026);
            let state = BigTwo::begin(&config, &BigTwo::deal(&config, Seats::FOUR, luck));
            testkit::perft::<BigTwo>(&state, depth, luck)
        };
        assert_eq!([1, 2, 3, 4, 5].map(leaves), perft.leaves, "{}", perft.preset);
    }
}

/// The leaf counts of a preset and the patterns it had when they were counted.
#[derive(Debug, Deserialize)]
struct Perft {
    preset: String,
    patterns: Vec<String>,
    leaves: [u64; 5],
}

/// RM-32: a game stored by an earlier version still replays.
#[test]
fn stored_games_replay() {
    let stored = include_str!("../../../vectors/big-two/golden.json");
    for line in stored.lines().filter(|line| is_readable(line)) {
        replay_golden::<BigTwo>(line).unwrap();
    }
    assert_eq!(stored.lines().count(), Config::PRESETS.len() + 1);
}

/// Whether all these patterns are registered. A record is skipped if its pattern was removed
/// (BT-12).
fn is_about_registered(patterns: &[String]) -> bool {
    patterns.iter().all(|id| PATTERNS.iter().any(|pattern| pattern.id == id))
}

/// Whether all patterns and pattern settings of a stored game are registered.
fn is_readable(record: &str) -> bool {
    let record: serde_json::Value = serde_json::from_str(record).unwrap();
    let mut fields = record["config"].as_object().unwrap().keys();
    let patterns: Vec<String> =
        serde_json::from_value(record["config"]["patterns"].clone()).unwrap();
    is_about_registered(&patterns) && fields.all(|field| Config::field(field).is_ok())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn whatever_is_asked_is_answered(bytes: Vec<u8>, preset in 0..Config::PRESETS.len()) {
        fuzz_decide(&law_test(Config::PRESETS[preset].config), &bytes).unwrap();
    }
}

fn law_test(config: Config) -> LawTest<BigTwo> {
    LawTest {
        config,
        seats: Seats::FOUR,
        candidates,
        cards: push_cards,
        outcome,
        max_decisions: 100 * 400,
    }
}

/// A pass, no cards, every single card, and sets of two to five cards, most of them in the hand.
fn candidates(state: &State, luck: &mut Quick, actions: &mut Vec<Action>) {
    actions.push(Action::Pass);
    actions.push(Action::Play(CardSet::EMPTY));
    actions.push(Action::Play(CardSet::of(Card::BIG_JOKER)));
    let hand: Vec<Card> = state.hands[state.to_act].iter().collect();
    for _ in 0..60 {
        let size = 1 + luck.below(5);
        let from = if luck.below(8) == 0 { &Card::ALL[..] } else { &hand };
        let cards: CardSet = (0..size).filter_map(|_| luck.pick(from)).collect();
        actions.push(Action::Play(cards));
    }
    // Neighbours in strength often form a pattern.
    let sorted: Vec<Card> = state.config.suit_order.sorted(state.hands[state.to_act]).collect();
    for size in 2..=5 {
        let runs = sorted.windows(size).map(|cards| cards.iter().copied().collect());
        actions.extend(runs.map(Action::Play));
    }
}

fn push_cards(state: &State, cards: &mut Vec<u16>) {
    for pile in state.hands.values().chain(state.played.values()) {
        cards.extend(pile.iter().map(|card| card.index() as u16));
    }
}

/// BT-24: the winner gets what the losers pay, except when only the win counts.
fn outcome(config: &Config, outcome: &Outcome) -> bool {
    let sum: i32 = outcome.scores.values().sum();
    match config.scoring {
        Scoring::WinnerOnly => 1 <= sum && sum <= config.deals.into(),
        Scoring::Count | Scoring::Tiered | Scoring::Doubling => sum == 0,
    }
}
