//! The types that describe bots to rooms and clients.

use serde::{Deserialize, Serialize};

crate::wire_choice! {
    /// The level of a bot (RM-3).
    pub enum Level {
        /// Plays at random.
        Easy = "easy",
        /// Follows heuristics.
        Medium = "medium",
        /// Searches ahead.
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
