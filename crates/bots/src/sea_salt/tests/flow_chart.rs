//! Medium follows the flow chart exactly in the preset `flow` (SS-X2, SS-X4).

use game_sea_salt::{Action, Config, Kind, Side};
use tabletop::Seats;

use super::{choose, positions::Position};
use crate::Level;

/// Decisions per score.
const TRIALS: u64 = 200;

/// How often medium stops and passes with `hand`, which scores `score`.
#[track_caller]
fn calls(config: &Config, score: u8, hand: &[Kind], totals: [u16; 2]) -> (u64, u64) {
    let (last, hand) = hand.split_last().expect("a hand");
    let position =
        Position::new(config, [hand, &[Kind::Fish]], None, None).totals(totals).gained(*last);
    assert_eq!(position.state.card_score(Seats::TWO.first()), score);
    let actions = (0..TRIALS).map(|seed| choose(Level::Medium, &position.state, seed, None).action);
    let actions: Vec<Action> = actions.collect();
    let count = |action| actions.iter().filter(|&&decision| decision == action).count() as u64;
    let (stops, passes) = (count(Action::Stop), count(Action::Pass));
    assert_eq!(stops + passes, TRIALS, "{actions:?}");
    (stops, passes)
}

/// Hands without a pair, and their scores in `flow`.
const HANDS: [(u8, &[Kind]); 6] = {
    use Kind::{Octopus, Sailor, Shell};
    [
        (6, &[Shell; 4]),
        (7, &[Shell, Shell, Shell, Octopus, Octopus]),
        (9, &[Octopus; 4]),
        (10, &[Shell; 6]),
        (14, &[Octopus, Octopus, Octopus, Octopus, Sailor, Sailor]),
        (15, &[Octopus, Octopus, Octopus, Octopus, Shell, Shell, Shell, Shell]),
    ]
};

/// SS-X2: medium stops with 15 points or more and half of the time with 10 or more, passes below, and
/// never calls a last chance.
#[test]
fn calls_follow_the_chart() {
    for (score, hand) in HANDS {
        let (stops, passes) = calls(&Config::FLOW, score, hand, [0, 0]);
        match score {
            15.. => assert_eq!(passes, 0, "with {score}"),
            // A half, plus or minus five standard deviations.
            10.. => assert!((65..=135).contains(&stops), "with {score}: {stops} stops"),
            _ => assert_eq!(stops, 0, "with {score}"),
        }
    }
}

/// SS-X2: the chart ignores the target. In other presets medium stops a round that reaches it.
#[test]
fn the_chart_ignores_the_target() {
    let hand = HANDS[2].1;
    assert_eq!(calls(&Config::FLOW, 9, hand, [29, 0]), (0, TRIALS));
    assert_eq!(calls(&Config::CLASSIC, 9, hand, [39, 0]), (TRIALS, 0));
}

/// Checks what medium draws with `hand` and these top cards of the piles.
#[track_caller]
fn check_draw(hand: &[Kind], left: Kind, right: Kind, expected: Action) {
    let position =
        Position::new(&Config::FLOW, [hand, &[Kind::Lighthouse]], Some(left), Some(right));
    for seed in 0..20 {
        let action = choose(Level::Medium, &position.state, seed, None).action;
        assert_eq!(action, expected, "{hand:?}, {left:?}, {right:?}");
    }
}

const LEFT: Action = Action::Take { pile: Side::Left };
const RIGHT: Action = Action::Take { pile: Side::Right };

/// SS-X4: a pile card counts 2 if it makes a pair, plus 1 if its kind is collected. The deck counts
/// 0 and wins ties.
#[test]
fn draws_follow_the_chart() {
    use Kind::{Captain, Crab, Fish, Mermaid, Octopus, Penguin, Shark, Shell, Swimmer};
    check_draw(&[], Captain, Mermaid, Action::Draw);
    check_draw(&[Fish], Crab, Captain, Action::Draw);
    check_draw(&[Shark], Shark, Captain, Action::Draw);
    check_draw(&[], Shell, Captain, LEFT);
    check_draw(&[Fish], Captain, Fish, RIGHT);
    check_draw(&[Shark], Swimmer, Octopus, LEFT);
    check_draw(&[Octopus, Fish], Octopus, Fish, RIGHT);
    // A penguin is not collected in `flow`, and the fourth mermaid is not in the chart (SS-D9).
    check_draw(&[Penguin], Penguin, Captain, Action::Draw);
    check_draw(&[Mermaid, Mermaid, Mermaid], Mermaid, Captain, Action::Draw);
}
