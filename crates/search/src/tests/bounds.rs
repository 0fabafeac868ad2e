//! How long a search takes, how much it remembers, and where it does not begin.

use std::sync::atomic::{AtomicU32, Ordering};

use tabletop::Seats;

use super::{
    Plain, find,
    nim::{Heap, Nim, Take, heap},
    of,
};
use crate::{Budget, Dials, Opinion, PATIENCE, Sight, search};

fn sight(view: &Heap) -> Sight<'_, Nim> {
    Sight { view, seat: Seats::TWO.first(), seats: Seats::TWO }
}

#[test]
fn it_makes_as_many_iterations_as_it_may() {
    let findings = find::<Nim>(&heap(30), &Dials::EVEN, 777, 1);
    assert_eq!(findings.iterations, 777);
    assert_eq!(findings.actions.iter().map(|it| it.tries).sum::<u32>(), 777);
}

#[test]
fn it_halts_when_told() {
    let asked = AtomicU32::new(0);
    let halt = || 5 <= asked.fetch_add(1, Ordering::Relaxed);
    let budget = Budget { iterations: u32::MAX, halt: &halt };
    let view = heap(30);
    let findings = search(sight(&view), &mut Plain, &Dials::EVEN, budget, 1);
    assert_eq!((findings.iterations, asked.into_inner()), (5 * PATIENCE, 6));
    assert!(findings.best().is_some());
}

#[test]
fn told_to_halt_at_once_it_names_the_most_promising() {
    struct LikesTwo;
    impl Opinion<Nim> for LikesTwo {
        fn weigh(&mut self, _: &Heap, legal: &[Take], weights: &mut Vec<f32>) {
            weights.extend(legal.iter().map(|it| if *it == Take(2) { 2.0 } else { 1.0 }));
        }
    }
    let budget = Budget { iterations: u32::MAX, halt: &|| true };
    let view = heap(30);
    let findings = search(sight(&view), &mut LikesTwo, &Dials::EVEN, budget, 1);
    assert_eq!((findings.iterations, findings.best().unwrap().action), (0, Take(2)));
}

#[test]
fn memory_is_bounded() {
    for nodes in [4, 5, 10, 50] {
        let dials = Dials { nodes, ..Dials::EVEN };
        let findings = find::<Nim>(&heap(40), &dials, 2000, 1);
        assert_eq!((findings.nodes, findings.iterations), (nodes, 2000));
    }
    let findings = find::<Nim>(&heap(40), &Dials::EVEN, 2000, 1);
    assert!(50 < findings.nodes, "{findings:?}");
}

#[test]
fn a_full_tree_still_sees_the_end_of_a_game() {
    // One of two left: the other takes the last and wins, though there is no node for that.
    let dials = Dials { nodes: 3, ..Dials::EVEN };
    let findings = find::<Nim>(&heap(2), &dials, 100, 1);
    assert_eq!(findings.nodes, 3);
    let worths = [Take(1), Take(2)].map(|take| of(&findings, take).worth.to_string());
    assert_eq!(worths, ["0", "1"]);
}

#[test]
fn without_room_for_a_single_action_nothing_is_tried() {
    let dials = Dials { nodes: 1, ..Dials::EVEN };
    let findings = find::<Nim>(&heap(7), &dials, u32::MAX, 1);
    assert_eq!((findings.iterations, findings.nodes), (0, 1));
}

#[test]
fn the_tree_grows_no_deeper_than_it_may() {
    let nodes = |depth| find::<Nim>(&heap(40), &Dials { depth, ..Dials::EVEN }, 3000, 1).nodes;
    assert_eq!([nodes(1), nodes(2)], [1 + 3, 1 + 3 + 9]);
    assert!(nodes(2) < nodes(3));
}

#[test]
fn the_only_way_to_act_needs_no_thought() {
    let findings = find::<Nim>(&heap(1), &Dials::EVEN, 100, 1);
    assert_eq!((findings.iterations, findings.best().unwrap().action), (0, Take(1)));
}

#[test]
fn nothing_is_found_for_a_seat_that_is_not_to_act() {
    let others_turn = Heap { to_act: Seats::TWO.seat(1).unwrap(), ..heap(7) };
    assert!(find::<Nim>(&others_turn, &Dials::EVEN, 100, 1).best().is_none());
    assert!(find::<Nim>(&heap(0), &Dials::EVEN, 100, 1).best().is_none());
}
