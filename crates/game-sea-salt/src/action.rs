//! Player actions.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::card::{Face, Pair};

/// A player's action.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Action {
    /// Draw from the deck (SS-B1).
    Draw,
    /// Take the top card of a pile instead (SS-B3).
    Take { pile: Side },
    /// Keep one of the two cards drawn and put the other on a pile (SS-B1, SS-B4).
    Keep { card: Face, discard_to: Side },
    /// Play a pair (SS-P1).
    Pair { cards: Pair },
    /// Take a card with the crabs just played (SS-E3).
    Pick {
        pile: Side,
        /// Number of cards on top of it.
        depth: u8,
    },
    /// Rob a player with the shark and the swimmer just played (SS-E8).
    Rob { victim: Seat },
    /// End the round at once (SS-H1).
    Stop,
    /// Give every other player one more turn (SS-H2).
    LastChance,
    /// End the turn without a call (SS-F1).
    Pass,
}

tabletop::wire_choice! {
    /// One of the two discard piles.
    pub enum Side {
        Left = "left",
        Right = "right",
    }
}

impl Side {
    /// The pile to which a discard must go, if exactly one is empty (SS-B4).
    #[inline]
    pub(crate) const fn forced(left_is_empty: bool, right_is_empty: bool) -> Option<Self> {
        match (left_is_empty, right_is_empty) {
            (true, false) => Some(Self::Left),
            (false, true) => Some(Self::Right),
            (true, true) | (false, false) => None,
        }
    }

    /// The other one.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Left => Self::Right,
            Self::Right => Self::Left,
        }
    }
}

const _: () = assert!(size_of::<Action>() <= 16, "search holds millions of these");
