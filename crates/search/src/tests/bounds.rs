//! Limits on iterations, memory and depth, and searches that end at once.

use std::sync::atomic::{AtomicU32, Ordering};

use tabletop::Seats;
use testkit::nim::{Heap, Nim, Take};

use super::{Uniform, find, first_of_two, of};
use crate::{Budget, Evaluator, Params, STOP_CHECK_INTERVAL, search};

#[test]
fn a_search_uses_its_whole_budget() {
    let result = find::<Nim>(&Heap::new(30), &Params::DEFAULT, 777, 1);
    assert_eq!(result.iterations, 777);
    assert_eq!(result.actions.iter().map(|it| it.visits).sum::<u32>(), 777);
}

#[test]
fn a_search_stops_on_request() {
    let asked = AtomicU32::new(0);
    let should_stop = || 5 <= asked.fetch_add(1, Ordering::Relaxed);
    let budget = Budget { iterations: u32::MAX, should_stop: &should_stop };
    let result =
        search(first_of_two::<Nim>(&Heap::new(30)), &mut Uniform, &Params::DEFAULT, budget, 1);
    assert_eq!((result.iterations, asked.into_inner()), (5 * STOP_CHECK_INTERVAL, 6));
    assert!(result.best().is_some());
}

#[test]
fn a_search_without_iterations_returns_the_highest_prior() {
    struct LikesTwo;
    impl Evaluator<Nim> for LikesTwo {
        fn priors(&mut self, _: &Heap, legal: &[Take], priors: &mut Vec<f32>) {
            priors.extend(legal.iter().map(|it| if *it == Take(2) { 2.0 } else { 1.0 }));
        }
    }
    let budget = Budget { iterations: u32::MAX, should_stop: &|| true };
    let result = search(first_of_two(&Heap::new(30)), &mut LikesTwo, &Params::DEFAULT, budget, 1);
    assert_eq!((result.iterations, result.best().unwrap().action), (0, Take(2)));
}

#[test]
fn the_tree_never_exceeds_max_nodes() {
    for nodes in [4, 5, 10, 50] {
        let params = Params { max_nodes: nodes, ..Params::DEFAULT };
        let result = find::<Nim>(&Heap::new(40), &params, 2000, 1);
        assert_eq!((result.n_nodes, result.iterations), (nodes, 2000));
    }
    let result = find::<Nim>(&Heap::new(40), &Params::DEFAULT, 2000, 1);
    assert!(50 < result.n_nodes, "{result:?}");
}

#[test]
fn a_full_tree_still_evaluates_the_end_of_the_game() {
    // After taking one of two, the opponent takes the last one and wins, although that action has
    // no node.
    let params = Params { max_nodes: 3, ..Params::DEFAULT };
    let result = find::<Nim>(&Heap::new(2), &params, 100, 1);
    assert_eq!(result.n_nodes, 3);
    let values = [Take(1), Take(2)].map(|take| of(&result, take).value.to_string());
    assert_eq!(values, ["0", "1"]);
}

#[test]
fn a_tree_without_space_for_an_action_is_not_searched() {
    let params = Params { max_nodes: 1, ..Params::DEFAULT };
    let result = find::<Nim>(&Heap::new(7), &params, u32::MAX, 1);
    assert_eq!((result.iterations, result.n_nodes), (0, 1));
}

#[test]
fn the_tree_never_exceeds_its_depth() {
    let nodes =
        |depth| find::<Nim>(&Heap::new(40), &Params { depth, ..Params::DEFAULT }, 3000, 1).n_nodes;
    assert_eq!([nodes(1), nodes(2)], [1 + 3, 1 + 3 + 9]);
    assert!(nodes(2) < nodes(3));
}

#[test]
fn a_single_legal_action_is_not_searched() {
    let result = find::<Nim>(&Heap::new(1), &Params::DEFAULT, 100, 1);
    assert_eq!((result.iterations, result.best().unwrap().action), (0, Take(1)));
}

#[test]
fn the_result_is_empty_if_it_is_not_the_seats_turn() {
    let others_turn = Heap { to_act: Seats::TWO.seat(1).unwrap(), ..Heap::new(7) };
    assert!(find::<Nim>(&others_turn, &Params::DEFAULT, 100, 1).best().is_none());
    assert!(find::<Nim>(&Heap::new(0), &Params::DEFAULT, 100, 1).best().is_none());
}
