//! Which worlds a search imagines, and what follows from them.

use tabletop::{BySeat, Rules, Seats, luck::Quick};

use super::{
    find, of,
    parley::{Action, Config, Hands, Parley, View, first_view, hands},
};
use crate::{Budget, Dials, Opinion, Sight, search};

const CONFIG: Config = Config { cards: 60, fleeing_wins: false };

fn sight(view: &View) -> Sight<'_, Parley> {
    Sight { view, seat: Seats::TWO.first(), seats: Seats::TWO }
}

#[test]
fn what_cannot_be_seen_changes_nothing() {
    let found =
        |other| find::<Parley>(&first_view(hands(CONFIG, [20, other])), &Dials::EVEN, 500, 9);
    assert_eq!(found(59), found(0));
    assert_ne!(
        found(59),
        find::<Parley>(&first_view(hands(CONFIG, [21, 59])), &Dials::EVEN, 500, 9)
    );
}

#[test]
fn worth_is_the_chance_over_all_that_could_be_hidden() {
    // Twenty cards are below 20 and thirty-nine above, whatever the other really has.
    let findings = find::<Parley>(&first_view(hands(CONFIG, [20, 0])), &Dials::EVEN, 6000, 9);
    let worth = of(&findings, Action::Halt).worth;
    assert!((worth - 20.0 / 59.0).abs() < 0.05, "{findings:?}");
}

#[test]
fn the_same_seed_and_iterations_find_the_same() {
    let view = first_view(hands(CONFIG, [30, 0]));
    let found = |seed| find::<Parley>(&view, &Dials::EVEN, 300, seed);
    assert_eq!(found(4), found(4));
    assert_ne!(found(4), found(5));
}

/// Writes down which action at the root met which world and luck.
#[derive(Default)]
struct Diary {
    met: Vec<(Action, [u8; 2], u32)>,
}

impl Opinion<Parley> for Diary {
    fn play_on(
        &mut self,
        hands: &Hands,
        legal: &mut Vec<Action>,
        luck: &mut Quick,
    ) -> Option<Action> {
        let mut next_luck = luck.clone();
        self.met.push((hands.done[0]?, hands.cards, next_luck.below(u32::MAX)));
        Parley::legal_actions(hands, legal);
        luck.pick(legal)
    }

    fn appraise(&mut self, _: &Hands) -> Option<BySeat<f32>> {
        None
    }
}

#[test]
fn the_nth_try_of_every_action_meets_the_same_world_and_luck() {
    let mut diary = Diary::default();
    // Played on at once, and more often than worlds are kept.
    let dials = Dials { depth: 1, playout: 1, exploration: 9.0, ..Dials::EVEN };
    let view = first_view(hands(CONFIG, [30, 0]));
    search(sight(&view), &mut diary, &dials, Budget::iterations(2600), 9);
    let met = |action| {
        let met = diary.met.iter().filter(move |entry| entry.0 == action);
        met.map(|&(_, hands, luck)| (hands, luck)).take(1200).collect::<Vec<_>>()
    };
    assert_eq!(met(Action::Halt).len(), 1200);
    assert_eq!(met(Action::Halt), met(Action::Press));
    let mut others: Vec<_> = met(Action::Halt).iter().map(|(hands, _)| hands[1]).collect();
    others.sort_unstable();
    others.dedup();
    assert_eq!(others.len(), 59, "one world after the other, not one for all");
}
