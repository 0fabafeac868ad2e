//! Game events, complete and redacted.

use cards::CardSet;
use serde::{Deserialize, Serialize};
use tabletop::{Seat, Viewer};

use crate::{deal::Deal, pattern::Play, settlement::Settlement, view::own};

/// A game event. Stored permanently.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Event {
    /// A player played cards.
    Played { seat: Seat, play: Play },
    /// A player passed.
    Passed { seat: Seat },
    /// Everyone else has passed: the table is cleared, and `seat` leads the next round (BT-4).
    Cleared { seat: Seat },
    /// A player has no cards left, which ends the deal (BT-6).
    Settled(Settlement),
    /// The next deal of the match (BT-24).
    Dealt { deal: Deal },
}

/// An event as one viewer sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Seen {
    /// A player played cards.
    Played { seat: Seat, play: Play },
    /// A player passed.
    Passed { seat: Seat },
    /// Everyone else has passed: the table is cleared, and `seat` leads the next round.
    Cleared { seat: Seat },
    /// A player has no cards left, which ends the deal.
    Settled(Settlement),
    /// The next deal of the match.
    Dealt {
        /// The viewer's cards; none for a spectator.
        hand: CardSet,
    },
}

impl Event {
    /// Redacts the event for `viewer`: of a deal, the viewer sees only its own hand.
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
