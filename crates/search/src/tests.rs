//! What a search promises, tried on two games small enough to know the truth of.

mod bounds;
mod choosing;
mod nim;
mod parley;
mod worlds;

use tabletop::{BySeat, Outcome, Rules, Seats};

use crate::{Budget, Dials, Finding, Findings, Opinion, Sight, search, win_shares};

/// Thinks nothing in particular.
pub(crate) struct Plain;

impl<R: Rules> Opinion<R> for Plain {}

/// What a search by [`Plain`] finds for the first seat of a table for two.
pub(crate) fn find<R: Rules>(
    view: &R::View,
    dials: &Dials,
    iterations: u32,
    seed: u64,
) -> Findings<R::Action> {
    let sight = Sight::<R> { view, seat: Seats::TWO.first(), seats: Seats::TWO };
    search(sight, &mut Plain, dials, Budget::iterations(iterations), seed)
}

/// What was found out about `action`.
#[track_caller]
pub(crate) fn of<A: Copy + PartialEq>(findings: &Findings<A>, action: A) -> Finding<A> {
    *findings.actions.iter().find(|finding| finding.action == action).unwrap()
}

#[test]
fn winners_share_the_victory() {
    let outcome =
        Outcome::highest_wins(BySeat::from_fn(Seats::FOUR, |seat| [3, 7, 7, 0][seat.index()]));
    assert_eq!(win_shares(&outcome).values().copied().collect::<Vec<_>>(), [0.0, 0.5, 0.5, 0.0]);
}

#[test]
fn both_games_keep_the_laws() {
    let tally = nim::trial().hold(0..20).unwrap();
    assert_eq!(tally.worlds, 0, "nothing is hidden in nim");
    let tally = parley::trial().hold(0..20).unwrap();
    assert!(0 < tally.worlds, "a hand is hidden in parley");
}
