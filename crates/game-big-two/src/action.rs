//! Player actions.

use cards::CardSet;
use serde::{Deserialize, Serialize};

/// A player's action.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "type", content = "cards", rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Action {
    /// Play these cards.
    Play(CardSet),
    Pass,
}
