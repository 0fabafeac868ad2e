//! What happened, as a fact, and as one viewer may know it.

use cards::CardSet;
use serde::{Deserialize, Serialize};
use tabletop::{Seat, Viewer};

use crate::{deal::Deal, pattern::Play, settlement::Settlement, view::own};

/// What happened. Stored for ever.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Event {
    /// Cards were put on the table.
    Played { seat: Seat, play: Play },
    /// A player let the others go on.
    Passed { seat: Seat },
    /// Everybody else has passed: the table is cleared, and `seat` leads the next round (BT-4).
    Cleared { seat: Seat },
    /// A player is out: the deal is over (BT-6).
    Settled(Settlement),
    /// The next deal of the match (BT-24).
    Dealt { deal: Deal },
}

/// What happened, as one viewer may know it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Seen {
    /// Cards were put on the table.
    Played { seat: Seat, play: Play },
    /// A player let the others go on.
    Passed { seat: Seat },
    /// Everybody else has passed: the table is cleared, and `seat` leads the next round.
    Cleared { seat: Seat },
    /// A player is out: the deal is over.
    Settled(Settlement),
    /// The next deal of the match.
    Dealt {
        /// The viewer's cards; none for a spectator.
        hand: CardSet,
    },
}

impl Event {
    /// What `viewer` may know of it: of a deal, its own hand.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> Seen {
        match *self {
            Self::Played { seat, play } => Seen::Played { seat, play },
            Self::Passed { seat } => Seen::Passed { seat },
            Self::Cleared { seat } => Seen::Cleared { seat },
            Self::Settled(settlement) => Seen::Settled(settlement),
            Self::Dealt { deal } => Seen::Dealt { hand: own(&deal.hands(), viewer) },
        }
    }
}
