//! Single-observer information-set Monte-Carlo tree search (ISMCTS), independent of any game.
//!
//! A bot sees a [`View`](tabletop::Rules::View), never a state. In each iteration, [`search`]
//! samples a *determinization* (a full state that agrees with the view, called a world here),
//! descends one tree shared by all worlds, plays a rollout and backs up its value. The bot supplies
//! the game knowledge as an [`Evaluator`]: priors, rollout policy and values.
//!
//! Three design decisions:
//!
//! * *PUCT with availability.* Priors lead the selection. The exploration term of an action below
//!   the root counts only the visits in whose world the action was legal.
//! * *Common random numbers.* The `n`th visit of every root action uses the same `n`th world and the
//!   same draws, so luck favours no action over another.
//! * *Anytime.* The search stops after a number of iterations or on request, and returns the
//!   statistics so far. The same seed and number of iterations give the same result.
//!
//! Read the modules in this order: [`evaluator`](Evaluator), [`params`](Params), `tree`,
//! [`search`](fn@search), [`search_result`](SearchResult).

#![expect(clippy::cast_precision_loss, reason = "visit counts stay far below 2^24")]

mod evaluator;
mod params;
mod search;
mod search_result;
mod tree;

#[cfg(test)]
mod tests;

pub use evaluator::{Evaluator, win_shares};
pub use params::{Budget, Opponents, Params, STOP_CHECK_INTERVAL};
pub use search::{Observation, search};
pub use search_result::{ActionStats, SearchResult};
