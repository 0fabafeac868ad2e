//! Tests on two games that are small enough to know the right result.

mod bounds;
mod parley;
mod selection;
mod worlds;

use tabletop::{BySeat, Outcome, Rules, Seats};
use testkit::{
    LawTest,
    nim::{Nim, NimConfig, Take},
};

use crate::{
    ActionStats, Budget, Evaluator, Observation, Params, SearchResult, search, win_shares,
};

/// The default evaluator: uniform priors and random rollouts.
pub(crate) struct Uniform;

impl<R: Rules> Evaluator<R> for Uniform {}

/// The observation of the first of two seats.
pub(crate) fn first_of_two<R: Rules>(view: &R::View) -> Observation<'_, R> {
    Observation { view, seat: Seats::TWO.first(), seats: Seats::TWO }
}

/// Searches with [`Uniform`] for the first of two seats.
pub(crate) fn find<R: Rules>(
    view: &R::View,
    params: &Params,
    iterations: u32,
    seed: u64,
) -> SearchResult<R::Action> {
    search(first_of_two::<R>(view), &mut Uniform, params, Budget::iterations(iterations), seed)
}

#[track_caller]
pub(crate) fn of<A: Copy + PartialEq>(result: &SearchResult<A>, action: A) -> ActionStats<A> {
    *result.actions.iter().find(|stats| stats.action == action).unwrap()
}

#[test]
fn several_winners_share_the_value() {
    let outcome =
        Outcome::highest_wins(BySeat::from_fn(Seats::FOUR, |seat| [3, 7, 7, 0][seat.index()]));
    assert_eq!(win_shares(&outcome).values().copied().collect::<Vec<_>>(), [0.0, 0.5, 0.5, 0.0]);
}

#[test]
fn both_games_obey_the_laws() {
    let nim = LawTest::<Nim> {
        config: NimConfig { heap: 9 },
        seats: Seats::TWO,
        candidates: |_, luck, actions| actions.push(Take(luck.below(5) as u8)),
        cards: |_, _| {},
        outcome: |_, outcome| outcome.winners.len() == 1,
        max_decisions: 9,
    };
    let coverage = nim.check(0..20).unwrap();
    assert_eq!(coverage.worlds, 0, "nim has no hidden information");
    let coverage = parley::law_test().check(0..20).unwrap();
    assert!(0 < coverage.worlds, "parley has hidden cards");
}
