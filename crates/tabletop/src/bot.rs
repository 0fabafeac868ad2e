//! What a table knows about the bots that sit at it.

use serde::{Deserialize, Serialize};

crate::wire_choice! {
    /// How well a bot plays (RM-3).
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
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "CandidateAction"))]
pub struct CandidateAction<A> {
    /// The action.
    pub action: A,
    /// The estimated chance of winning with it, in percent.
    pub win_percent: u8,
    /// Number of simulations that tried it. The more, the better the estimate.
    pub visits: u32,
}
