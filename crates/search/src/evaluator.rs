//! Game knowledge for the search: determinization, priors, rollout policy and values.

use tabletop::{BySeat, Outcome, Rules, Seats, Turn, luck::Quick};

/// Game knowledge for the search.
///
/// Every state that an evaluator gets is a determinization, so hidden cards in it are guesses. An
/// evaluator may cache, but must return the same answer for the same arguments.
pub trait Evaluator<R: Rules> {
    /// Samples a state that agrees with `view`.
    ///
    /// Override this to prefer likely states.
    fn determinize(&mut self, view: &R::View, luck: &mut Quick) -> R::State {
        R::determinize(view, luck)
    }

    /// Pushes one prior weight per action in `legal`, from the point of view of the seat to act.
    ///
    /// Weights are at least 0. The search normalizes them.
    fn priors(&mut self, state: &R::State, legal: &[R::Action], priors: &mut Vec<f32>) {
        let _ = state;
        priors.resize(legal.len(), 1.0);
    }

    /// Rollout policy: a legal action for the seat to act, or `None` if the game is over.
    ///
    /// `legal` is an empty buffer for the policy's own use.
    fn rollout_action(
        &mut self,
        state: &R::State,
        legal: &mut Vec<R::Action>,
        luck: &mut Quick,
    ) -> Option<R::Action> {
        R::legal_actions(state, legal);
        luck.pick(legal)
    }

    /// Value of a state for every seat if the search needs no rollout from here, else `None`.
    ///
    /// The search calls this after every action. Values should lie between 0 and 1.
    fn leaf_value(&mut self, state: &R::State) -> Option<BySeat<f32>> {
        match R::turn(state) {
            Turn::Of(_) => None,
            Turn::Over(outcome) => Some(win_shares(&outcome)),
        }
    }

    /// Value of a state for every seat where a rollout reaches its limit.
    fn cutoff_value(&mut self, state: &R::State, seats: Seats) -> BySeat<f32> {
        let _ = state;
        BySeat::all(seats, 1.0 / f32::from(u8::from(seats)))
    }
}

/// 1 for the winner and 0 for the others. Several winners share the 1 equally.
pub fn win_shares(outcome: &Outcome) -> BySeat<f32> {
    let share = 1.0 / f32::from(outcome.winners.len() as u8);
    let won = |seat| if outcome.winners.contains(seat) { share } else { 0.0 };
    BySeat::from_fn(outcome.scores.seats(), won)
}
