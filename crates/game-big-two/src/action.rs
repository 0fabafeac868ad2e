//! What a player can do.

use cards::CardSet;
use serde::{Deserialize, Serialize};

/// What a player can do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "type", content = "cards", rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Action {
    /// Put these cards on the table.
    Play(CardSet),
    /// Let the others go on.
    Pass,
}
