//! Selection: PUCT, priors, pruning, opponents and rollouts.

use tabletop::{BySeat, Rules, Seats, Turn, luck::Quick};
use testkit::nim::{Heap, Nim, Take};

use super::{
    Uniform, find, first_of_two, of,
    parley::{Action, Config, Hands, Parley, first_view, hands},
};
use crate::{Budget, Evaluator, Opponents, Params, SearchResult, search, win_shares};

#[track_caller]
fn best(result: &SearchResult<Take>) -> u8 {
    result.best().unwrap().action.0
}

fn nim(
    left: u8,
    evaluator: &mut impl Evaluator<Nim>,
    params: &Params,
    n: u32,
) -> SearchResult<Take> {
    search(first_of_two(&Heap::new(left)), evaluator, params, Budget::iterations(n), 3)
}

#[test]
fn the_winning_move_is_found() {
    for left in [5, 6, 7, 9, 10, 11] {
        let result = find::<Nim>(&Heap::new(left), &Params::DEFAULT, 4000, 1);
        assert_eq!(best(&result), left % 4, "{left}: {result:?}");
    }
}

#[test]
fn opponents_maximize_their_own_value() {
    // After taking two of five, the opponent takes the remaining three and wins.
    let value = of(&find::<Nim>(&Heap::new(5), &Params::DEFAULT, 4000, 1), Take(2)).value;
    assert!(value < 0.2, "{value}");
}

#[test]
fn prior_opponents_err_with_the_probability_of_the_priors() {
    // Three are left, and the opponent wins only by taking all three.
    let params = Params { opponents: Opponents::Prior, exploration: 4.0, ..Params::DEFAULT };
    let value = of(&nim(5, &mut Uniform, &params, 4000), Take(2)).value;
    assert!((value - 2.0 / 3.0).abs() < 0.1, "{value}");
    let squares = &mut Priors(|_, Take(n)| f32::from(n * n));
    let value = of(&nim(5, squares, &params, 4000), Take(2)).value;
    assert!((value - 5.0 / 14.0).abs() < 0.1, "{value}");
}

/// Takes the priors from a function.
struct Priors(fn(&Heap, Take) -> f32);

impl Evaluator<Nim> for Priors {
    fn priors(&mut self, heap: &Heap, legal: &[Take], priors: &mut Vec<f32>) {
        priors.extend(legal.iter().map(|&take| (self.0)(heap, take)));
    }
}

/// Gives every state the same value without a rollout, and taking two a high prior.
struct LikesTwo;

impl Evaluator<Nim> for LikesTwo {
    fn priors(&mut self, _: &Heap, legal: &[Take], priors: &mut Vec<f32>) {
        priors.extend(legal.iter().map(|&Take(n)| if n == 2 { 8.0 } else { 1.0 }));
    }

    fn leaf_value(&mut self, heap: &Heap) -> Option<BySeat<f32>> {
        Some(BySeat::all(heap.seats, 0.5))
    }
}

#[test]
fn a_high_prior_is_visited_first_and_more_often() {
    let visits = |n| {
        let result = nim(8, &mut LikesTwo, &Params::DEFAULT, n);
        result.actions.iter().map(|it| it.visits).collect::<Vec<_>>()
    };
    assert_eq!(visits(1), [0, 1, 0]);
    let [one, two, three] = visits(400)[..] else { panic!("expected three actions") };
    assert!(0 < one && one * 4 < two && 0 < three && three * 4 < two, "{one} {two} {three}");
    let result = nim(8, &mut LikesTwo, &Params::DEFAULT, 1);
    let priors: Vec<_> = result.actions.iter().map(|it| it.prior).collect();
    assert_eq!(priors, [0.1, 0.8, 0.1]);
}

#[test]
fn only_the_highest_priors_are_visited() {
    let params = Params { width: 2, ..Params::DEFAULT };
    let result = nim(7, &mut Priors(|_, Take(n)| f32::from(n)), &params, 200);
    let visited: Vec<_> = result.actions.iter().map(|it| 0 < it.visits).collect();
    assert_eq!(visited, [false, true, true]);
    assert!(of(&result, Take(1)).prior <= 0.0, "{result:?}");
    // Ties with the last one kept are kept too.
    let result = nim(7, &mut Uniform, &Params { width: 1, ..Params::DEFAULT }, 200);
    assert!(result.actions.iter().all(|it| 0 < it.visits), "{result:?}");
}

#[test]
fn pruning_applies_below_the_root() {
    // If nobody ever takes three, taking two of five wins.
    fn never_three(heap: &Heap, Take(n): Take) -> f32 {
        f32::from(u8::from(heap.left == 5 || n < 3))
    }
    let params = Params { width: 2, rollout_limit: 0, ..Params::DEFAULT };
    let value = of(&nim(5, &mut Priors(never_three), &params, 2000), Take(2)).value;
    assert!(0.6 < value, "{value}");
}

#[test]
fn zero_priors_count_as_uniform() {
    let result = nim(7, &mut Priors(|_, _| 0.0), &Params::DEFAULT, 300);
    assert!(result.actions.iter().all(|it| 0 < it.visits), "{result:?}");
}

#[test]
fn fpu_reduction_delays_unvisited_actions() {
    let visited = |fpu_reduction| {
        let params = Params { exploration: 0.0, fpu_reduction, ..Params::DEFAULT };
        let result = nim(7, &mut LikesTwo, &params, 30);
        result.actions.iter().filter(|it| 0 < it.visits).count()
    };
    assert_eq!((visited(0.1), visited(-0.1)), (1, 3));
}

/// Without availability, the exploration term of an action that is rarely legal would grow with
/// every visit of its parent, and the search would select the action whenever it is legal.
#[test]
fn a_rarely_legal_action_is_not_overexplored() {
    // Seat 0 has the highest of 17 cards, so showing a card is always a mistake.
    let config = Config { cards: 17, fleeing_wins: true };
    let view = first_view(hands(config, [16, 3]));
    let params = Params { exploration: 4.0, ..Params::DEFAULT };
    let budget = Budget::iterations(4096);
    let result = search(first_of_two(&view), &mut LikesPressing, &params, budget, 5);
    let press = of::<Action>(&result, Action::Press);
    assert!(2000 < press.visits, "{result:?}");
    assert!(press.value < 0.2, "{press:?}");
}

/// Makes seat 0 press in nearly all iterations.
struct LikesPressing;

impl Evaluator<Parley> for LikesPressing {
    fn priors(&mut self, _: &Hands, legal: &[Action], priors: &mut Vec<f32>) {
        priors.extend(legal.iter().map(|it| if *it == Action::Halt { 0.001 } else { 1.0 }));
    }

    fn leaf_value(&mut self, hands: &Hands) -> Option<BySeat<f32>> {
        // A halt gets the value 0, so nearly all visits go to pressing.
        if hands.done[0] == Some(Action::Halt) {
            return Some(BySeat::all(Seats::TWO, 0.0));
        }
        match Parley::turn(hands) {
            Turn::Of(_) => None,
            Turn::Over(outcome) => Some(win_shares(&outcome)),
        }
    }
}

/// Takes as many as possible. The value of a cut-off rollout shows how many are left.
struct Hasty;

impl Evaluator<Nim> for Hasty {
    fn rollout_action(
        &mut self,
        heap: &Heap,
        legal: &mut Vec<Take>,
        _: &mut Quick,
    ) -> Option<Take> {
        assert!(legal.is_empty());
        Some(Take(heap.left.min(3))).filter(|&Take(n)| 0 < n)
    }

    fn cutoff_value(&mut self, heap: &Heap, seats: Seats) -> BySeat<f32> {
        BySeat::all(seats, f32::from(heap.left) / 100.0)
    }
}

#[test]
fn a_long_rollout_is_cut_off() {
    let params = Params { rollout_limit: 4, ..Params::FLAT };
    let result = nim(50, &mut Hasty, &params, 30);
    for Take(n) in [1, 2, 3].map(Take) {
        let expected = f32::from(50 - n - 4 * 3) / 100.0;
        let value = of(&result, Take(n)).value;
        assert!((value - expected).abs() < 1e-6, "{result:?}");
    }
}

#[test]
fn rollouts_follow_the_rollout_policy() {
    // The rollouts after taking 1, 2 and 3 of five are: 3 and 1; 3; 2.
    let result = nim(5, &mut Hasty, &Params::FLAT, 30);
    let values: Vec<_> = result.actions.iter().map(|it| it.value).collect();
    assert_eq!(values, [1.0, 0.0, 0.0]);
}
