//! What a table knows about the bots that sit at it.

use serde::{Deserialize, Serialize};

crate::choice! {
    /// How well a bot plays (RM-3).
    #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    pub enum Level {
        /// Legal, and no more.
        Easy = "easy",
        /// By rules of thumb.
        Medium = "medium",
        /// By thinking ahead.
        Hard = "hard",
    }
}

/// An action that a bot considered by searching.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "CandidateAction"))]
pub struct CandidateAction<A> {
    /// The action.
    pub action: A,
    /// The estimated chance of winning with it, in percent.
    pub percent: u8,
    /// How many simulations tried it: the more, the better the estimate.
    pub tries: u32,
}
