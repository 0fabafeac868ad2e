//! Player actions.

use serde::{Deserialize, Serialize};

use crate::{
    board::Host,
    card::{Card, Slot},
};

/// A player's action.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Action {
    /// Keep the first hand (FS-4).
    Keep,
    /// Show a first hand without trees and shrubs, and get a new one (FS-4).
    Replace,
    /// Draw a card from the deck (FS-10).
    Draw,
    /// Take a card from the clearing (FS-10, FS-52).
    Take { card: Card },
    /// Play a tree or shrub (FS-12).
    Plant { card: Card },
    /// Play one half of a split card (FS-12).
    Attach {
        card: Card,
        /// The slot, which determines the half.
        slot: Slot,
        /// One of the player's own hosts.
        host: Host,
    },
    /// Lay any card face down as a sapling (FS-15).
    Sapling { card: Card },
    /// Pay with a card. Several cards are paid in ascending order, so that each payment has one
    /// sequence.
    Pay { card: Card },
    /// Take back the chosen card and its payment.
    Cancel,
    /// Put a card from the hand into the cave (FS-52).
    Stash { card: Card },
    /// Put a card from the clearing into the cave (FS-52).
    Stow { card: Card },
    /// End the turn without acting (FS-30).
    End,
    /// Finish the current task, or decline it.
    Done,
}

tabletop::wire_choice! {
    /// The source of a play.
    pub enum Source {
        /// As the action of the turn.
        Turn = "turn",
        /// Through the mole, paid for (FS-50).
        Mole = "mole",
        /// Without payment (FS-50, FS-51).
        Free = "free",
    }
}
