//! What a bot thinks of a game: the part of a search that knows the game.

use tabletop::{BySeat, Outcome, Rules, Seats, Turn, luck::Quick};

/// What a bot thinks of a game.
///
/// Every state it is shown was imagined from a view, so whatever it reads there is a guess and no
/// secret. It may keep tables and buffers of its own, but must answer the same when asked the same.
pub trait Opinion<R: Rules> {
    /// Imagines a world that agrees with `view`.
    ///
    /// A bot that can tell likely worlds from unlikely ones may pick among several.
    fn imagine(&mut self, view: &R::View, luck: &mut Quick) -> R::State {
        R::imagine(view, luck)
    }

    /// Pushes how promising each of `legal` looks to the seat to act: one weight each, not below 0.
    ///
    /// Only their proportions count.
    fn weigh(&mut self, state: &R::State, legal: &[R::Action], weights: &mut Vec<f32>) {
        let _ = state;
        weights.resize(legal.len(), 1.0);
    }

    /// What the seat to act does when the game is played on beyond the tree.
    ///
    /// Answers with a legal action; `legal` is an empty list to use as it likes. Returns `None`
    /// only if the game is over.
    fn play_on(
        &mut self,
        state: &R::State,
        legal: &mut Vec<R::Action>,
        luck: &mut Quick,
    ) -> Option<R::Action> {
        R::legal_actions(state, legal);
        luck.pick(legal)
    }

    /// What a state is worth to every seat, if there is no need to play on from here.
    ///
    /// Asked after every action. Answers are best between 0 and 1.
    fn appraise(&mut self, state: &R::State) -> Option<BySeat<f32>> {
        match R::turn(state) {
            Turn::Of(_) => None,
            Turn::Over(outcome) => Some(win_shares(&outcome)),
        }
    }

    /// What a state is worth to every seat where the game is broken off for length.
    fn estimate(&mut self, state: &R::State, seats: Seats) -> BySeat<f32> {
        let _ = state;
        BySeat::all(seats, 1.0 / f32::from(u8::from(seats)))
    }
}

/// 1 for the winner, 0 for the others; winners share.
pub fn win_shares(outcome: &Outcome) -> BySeat<f32> {
    let share = 1.0 / f32::from(outcome.winners.len() as u8);
    let won = |seat| if outcome.winners.contains(seat) { share } else { 0.0 };
    BySeat::from_fn(outcome.scores.seats(), won)
}
