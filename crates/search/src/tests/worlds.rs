//! Tests of determinization.

use tabletop::{BySeat, Rules, luck::Quick};

use super::{
    find, first_of_two, of,
    parley::{Action, Config, Hands, Parley, first_view, hands},
};
use crate::{Budget, Evaluator, Params, search};

const CONFIG: Config = Config { cards: 60, fleeing_wins: false };

#[test]
fn hidden_cards_do_not_change_the_result() {
    let found =
        |other| find::<Parley>(&first_view(hands(CONFIG, [20, other])), &Params::DEFAULT, 500, 9);
    assert_eq!(found(59), found(0));
    assert_ne!(
        found(59),
        find::<Parley>(&first_view(hands(CONFIG, [21, 59])), &Params::DEFAULT, 500, 9)
    );
}

#[test]
fn value_averages_over_all_hidden_cards() {
    // Of the 59 other cards, 20 are below card 20.
    let result = find::<Parley>(&first_view(hands(CONFIG, [20, 0])), &Params::DEFAULT, 6000, 9);
    let value = of(&result, Action::Halt).value;
    assert!((value - 20.0 / 59.0).abs() < 0.05, "{result:?}");
}

#[test]
fn the_same_seed_gives_the_same_result() {
    let view = first_view(hands(CONFIG, [30, 0]));
    let found = |seed| find::<Parley>(&view, &Params::DEFAULT, 300, seed);
    assert_eq!(found(4), found(4));
    assert_ne!(found(4), found(5));
}

/// Records the world and luck of every visit to a root action.
#[derive(Default)]
struct Recorder {
    visits: Vec<(Action, [u8; 2], u32)>,
}

impl Evaluator<Parley> for Recorder {
    fn rollout_action(
        &mut self,
        hands: &Hands,
        legal: &mut Vec<Action>,
        luck: &mut Quick,
    ) -> Option<Action> {
        let mut next_luck = luck.clone();
        self.visits.push((hands.done[0]?, hands.cards, next_luck.below(u32::MAX)));
        Parley::legal_actions(hands, legal);
        luck.pick(legal)
    }

    fn leaf_value(&mut self, _: &Hands) -> Option<BySeat<f32>> {
        None
    }
}

#[test]
fn the_nth_visit_of_every_action_uses_the_same_world_and_luck() {
    let mut recorder = Recorder::default();
    // Rollouts start at the root, and there are more visits than cached worlds.
    let params = Params { rollout_limit: 1, exploration: 9.0, ..Params::FLAT };
    let view = first_view(hands(CONFIG, [30, 0]));
    search(first_of_two(&view), &mut recorder, &params, Budget::iterations(2600), 9);
    let visits = |action| {
        let visits = recorder.visits.iter().filter(move |visit| visit.0 == action);
        visits.map(|&(_, hands, luck)| (hands, luck)).take(1200).collect::<Vec<_>>()
    };
    assert_eq!(visits(Action::Halt).len(), 1200);
    assert_eq!(visits(Action::Halt), visits(Action::Press));
    let mut others: Vec<_> = visits(Action::Halt).iter().map(|(hands, _)| hands[1]).collect();
    others.sort_unstable();
    others.dedup();
    assert_eq!(others.len(), 59, "the worlds must differ");
}
