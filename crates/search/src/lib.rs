//! Thinking ahead without peeking: Monte-Carlo tree search over imagined worlds. It knows no game.
//!
//! A bot sees a [`View`](tabletop::Rules::View), never a state. [`search`] asks
//! [`imagine`](Opinion::imagine) for worlds that agree with the view, tries the actions of the
//! seat to act in them, and grows one tree of actions over all worlds (single-observer
//! information-set MCTS). What the search cannot know, a bot brings as an [`Opinion`]: which
//! actions look promising, how a game is likely to go on, what a state is worth.
//!
//! Three things make it strong for its time:
//!
//! * *Opinions lead.* A promising action is tried first and more often, as in PUCT; an action that
//!   was possible in few worlds is judged by those in which it was (availability).
//! * *Equal chances.* The `n`th try of every action at the root meets the same `n`th world and the
//!   same draws, so that no action owes its lead to the cards it happened to meet.
//! * *Anytime.* The search ends after a number of iterations or when it is told to halt, and names
//!   the best action so far. With the same seed and number of iterations it finds the same.
//!
//! Read the modules in this order: [`opinion`](Opinion) for what a bot brings, [`dials`](Dials)
//! for what it may set, `tree` for what is remembered, [`search`](fn@search) for how it
//! thinks, [`findings`](Findings) for what comes of it.

#![expect(clippy::cast_precision_loss, reason = "counts of tries stay far below 2^24")]

mod dials;
mod findings;
mod opinion;
mod search;
mod tree;

#[cfg(test)]
mod tests;

pub use dials::{Budget, Dials, Others, PATIENCE};
pub use findings::{Finding, Findings};
pub use opinion::{Opinion, win_shares};
pub use search::{Sight, search};
