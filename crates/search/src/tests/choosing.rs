//! What a search chooses, and by whose lights.

use tabletop::{BySeat, Rules, Seats, Turn, luck::Quick};

use super::{
    Plain, find,
    nim::{Heap, Nim, Take, heap},
    of,
    parley::{Action, Config, Hands, Parley, first_view, hands},
};
use crate::{Budget, Dials, Findings, Opinion, Others, Sight, search, win_shares};

#[track_caller]
fn best(findings: &Findings<Take>) -> u8 {
    findings.best().unwrap().action.0
}

fn nim(left: u8, opinion: &mut impl Opinion<Nim>, dials: &Dials, n: u32) -> Findings<Take> {
    let view = heap(left);
    let sight = Sight { view: &view, seat: Seats::TWO.first(), seats: Seats::TWO };
    search(sight, opinion, dials, Budget::iterations(n), 3)
}

#[test]
fn the_winning_move_is_found() {
    for left in [5, 6, 7, 9, 10, 11] {
        let findings = find::<Nim>(&heap(left), &Dials::EVEN, 4000, 1);
        assert_eq!(best(&findings), left % 4, "{left}: {findings:?}");
    }
}

#[test]
fn the_others_go_for_their_own_victory() {
    // Two left of five, and the other takes the three.
    let worth = of(&find::<Nim>(&heap(5), &Dials::EVEN, 4000, 1), Take(2)).worth;
    assert!(worth < 0.2, "{worth}");
}

#[test]
fn others_led_by_opinion_err_as_often_as_it_says() {
    // Of taking one, two or three of three, only the last wins.
    let dials = Dials { others: Others::Opinion, exploration: 4.0, ..Dials::EVEN };
    let worth = of(&nim(5, &mut Plain, &dials, 4000), Take(2)).worth;
    assert!((worth - 2.0 / 3.0).abs() < 0.1, "{worth}");
    let worth = of(&nim(5, &mut Weighing(|_, Take(n)| f32::from(n * n)), &dials, 4000), Take(2));
    assert!((worth.worth - 5.0 / 14.0).abs() < 0.1, "{worth:?}");
}

/// Finds each action as promising as a function says.
struct Weighing(fn(&Heap, Take) -> f32);

impl Opinion<Nim> for Weighing {
    fn weigh(&mut self, heap: &Heap, legal: &[Take], weights: &mut Vec<f32>) {
        weights.extend(legal.iter().map(|&take| (self.0)(heap, take)));
    }
}

/// Believes everything to be worth the same, at once, and taking two to be promising.
struct LikesTwo;

impl Opinion<Nim> for LikesTwo {
    fn weigh(&mut self, _: &Heap, legal: &[Take], weights: &mut Vec<f32>) {
        weights.extend(legal.iter().map(|&Take(n)| if n == 2 { 8.0 } else { 1.0 }));
    }

    fn appraise(&mut self, heap: &Heap) -> Option<BySeat<f32>> {
        Some(BySeat::all(heap.seats, 0.5))
    }
}

#[test]
fn the_promising_are_tried_first_and_more_often() {
    let tries = |n| {
        let findings = nim(8, &mut LikesTwo, &Dials::EVEN, n);
        findings.actions.iter().map(|it| it.tries).collect::<Vec<_>>()
    };
    assert_eq!(tries(1), [0, 1, 0]);
    let [one, two, three] = tries(400)[..] else { panic!("three ways to act") };
    assert!(0 < one && one * 4 < two && 0 < three && three * 4 < two, "{one} {two} {three}");
    let findings = nim(8, &mut LikesTwo, &Dials::EVEN, 1);
    let promises: Vec<_> = findings.actions.iter().map(|it| it.promise).collect();
    assert_eq!(promises, [0.1, 0.8, 0.1]);
}

#[test]
fn only_the_most_promising_are_looked_at() {
    let dials = Dials { width: 2, ..Dials::EVEN };
    let findings = nim(7, &mut Weighing(|_, Take(n)| f32::from(n)), &dials, 200);
    let tried: Vec<_> = findings.actions.iter().map(|it| 0 < it.tries).collect();
    assert_eq!(tried, [false, true, true]);
    assert!(of(&findings, Take(1)).promise <= 0.0, "{findings:?}");
    // Those equal to the last are not told apart.
    let findings = nim(7, &mut Plain, &Dials { width: 1, ..Dials::EVEN }, 200);
    assert!(findings.actions.iter().all(|it| 0 < it.tries), "{findings:?}");
}

#[test]
fn narrowing_reaches_into_the_tree() {
    // Whoever thinks that nobody ever takes three believes five minus two to be won.
    fn never_three(heap: &Heap, Take(n): Take) -> f32 {
        f32::from(u8::from(heap.left == 5 || n < 3))
    }
    let dials = Dials { width: 2, playout: 0, ..Dials::EVEN };
    let worth = of(&nim(5, &mut Weighing(never_three), &dials, 2000), Take(2)).worth;
    assert!(0.6 < worth, "{worth}");
}

#[test]
fn an_opinion_without_weights_leaves_all_equal() {
    let findings = nim(7, &mut Weighing(|_, _| 0.0), &Dials::EVEN, 300);
    assert!(findings.actions.iter().all(|it| 0 < it.tries), "{findings:?}");
}

#[test]
fn doubt_keeps_from_the_untried() {
    let tried = |doubt| {
        let dials = Dials { exploration: 0.0, doubt, ..Dials::EVEN };
        let findings = nim(7, &mut LikesTwo, &dials, 30);
        findings.actions.iter().filter(|it| 0 < it.tries).count()
    };
    assert_eq!((tried(0.1), tried(-0.1)), (1, 3));
}

/// An action of another seat that is possible in few worlds is judged by those: it is not tried
/// again and again for want of tries in worlds where it could not be done.
#[test]
fn a_rare_action_is_judged_where_it_is_possible() {
    // Seat 0 has the highest of 17 cards: to show any of the others is a mistake.
    let config = Config { cards: 17, fleeing_wins: true };
    let view = first_view(hands(config, [16, 3]));
    let dials = Dials { exploration: 4.0, ..Dials::EVEN };
    let sight = Sight { view: &view, seat: Seats::TWO.first(), seats: Seats::TWO };
    let findings = search(sight, &mut LikesPressing, &dials, Budget::iterations(4096), 5);
    let press = of::<Action>(&findings, Action::Press);
    assert!(2000 < press.tries, "{findings:?}");
    assert!(press.worth < 0.2, "{press:?}");
}

/// Has seat 0 press as a rule.
struct LikesPressing;

impl Opinion<Parley> for LikesPressing {
    fn weigh(&mut self, _: &Hands, legal: &[Action], weights: &mut Vec<f32>) {
        weights.extend(legal.iter().map(|it| if *it == Action::Halt { 0.001 } else { 1.0 }));
    }

    fn appraise(&mut self, hands: &Hands) -> Option<BySeat<f32>> {
        // To halt is worth nothing, so that nearly all tries go to pressing.
        if hands.done[0] == Some(Action::Halt) {
            return Some(BySeat::all(Seats::TWO, 0.0));
        }
        match Parley::turn(hands) {
            Turn::Of(_) => None,
            Turn::Over(outcome) => Some(win_shares(&outcome)),
        }
    }
}

/// Takes the highest number, and thinks a broken-off game is worth what is left to share.
struct Hasty;

impl Opinion<Nim> for Hasty {
    fn play_on(&mut self, heap: &Heap, legal: &mut Vec<Take>, _: &mut Quick) -> Option<Take> {
        assert!(legal.is_empty());
        Some(Take(heap.left.min(3))).filter(|&Take(n)| 0 < n)
    }

    fn estimate(&mut self, heap: &Heap, seats: Seats) -> BySeat<f32> {
        BySeat::all(seats, f32::from(heap.left) / 100.0)
    }
}

#[test]
fn a_long_game_is_broken_off_and_estimated() {
    let dials = Dials { depth: 1, playout: 4, ..Dials::EVEN };
    let findings = nim(50, &mut Hasty, &dials, 30);
    for Take(n) in [1, 2, 3].map(Take) {
        let expected = f32::from(50 - n - 4 * 3) / 100.0;
        let worth = of(&findings, Take(n)).worth;
        assert!((worth - expected).abs() < 1e-6, "{findings:?}");
    }
}

#[test]
fn beyond_the_tree_the_game_goes_on_by_opinion() {
    // After one of five go 3 and 1; after two, 3; after three, 2.
    let findings = nim(5, &mut Hasty, &Dials { depth: 1, ..Dials::EVEN }, 30);
    let worths: Vec<_> = findings.actions.iter().map(|it| it.worth).collect();
    assert_eq!(worths, [1.0, 0.0, 0.0]);
}
