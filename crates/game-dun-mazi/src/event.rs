//! Game events, complete and redacted.

use cards::Card;
use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Seat, Viewer};

use crate::{
    card_bag::CardBag,
    deck::{DeckCard, DeckSet},
    handful::Handful,
    settlement::Settlement,
};

/// A game event. Stored permanently.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Event {
    /// A new round was dealt. The first round has no event.
    Dealt {
        /// Number of the round, starting at 1.
        round: u8,
        starter: Seat,
        hands: BySeat<DeckSet>,
    },
    /// A card was played to the public zone.
    Played { seat: Seat, card: Card },
    /// A card was drawn from the deck.
    Drew { seat: Seat, card: DeckCard },
    /// The whole public zone was discarded.
    Cleared { seat: Seat },
    /// A player swapped cards of the hand with cards of the public zone.
    Swapped {
        seat: Seat,
        /// The cards that went to the zone.
        give: Handful,
        /// The cards that came from the zone.
        take: Handful,
    },
    /// A player passed.
    Passed { seat: Seat },
    /// A player knocked: 扣.
    Knocked { seat: Seat },
    /// A mazi was shown.
    Mazi { seat: Seat, hand: CardBag },
    /// A player called: 砸.
    Called { seat: Seat },
    /// A player folded: 随.
    Folded { seat: Seat },
    /// The round ended; all hands are open.
    Settled { settlement: Settlement },
}

/// An event as one viewer sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Seen {
    /// A new round was dealt, as a spectator sees it.
    Dealt {
        /// Number of the round, starting at 1.
        round: u8,
        starter: Seat,
    },
    /// A new round was dealt, and the viewer got these cards.
    DealtYou {
        /// Number of the round, starting at 1.
        round: u8,
        starter: Seat,
        hand: CardBag,
    },
    /// A card was played to the public zone.
    Played { seat: Seat, card: Card },
    /// Another player drew a card.
    Drew { seat: Seat },
    /// The viewer drew this card.
    DrewCard { seat: Seat, card: Card },
    /// The whole public zone was discarded.
    Cleared { seat: Seat },
    /// A player swapped cards of the hand with cards of the public zone.
    Swapped {
        seat: Seat,
        /// The cards that went to the zone.
        give: Handful,
        /// The cards that came from the zone.
        take: Handful,
    },
    /// A player passed.
    Passed { seat: Seat },
    /// A player knocked: 扣.
    Knocked { seat: Seat },
    /// A mazi was shown.
    Mazi { seat: Seat, hand: CardBag },
    /// A player called: 砸.
    Called { seat: Seat },
    /// A player folded: 随.
    Folded { seat: Seat },
    /// The round ended; all hands are open.
    Settled { settlement: Settlement },
}

impl Event {
    /// Redacts the event for `viewer`: only one seat sees a drawn card or a dealt hand.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> Seen {
        match *self {
            Self::Dealt { round, starter, hands } => match viewer {
                Viewer::Seat(seat) => Seen::DealtYou { round, starter, hand: hands[seat].faces() },
                Viewer::Spectator => Seen::Dealt { round, starter },
            },
            Self::Drew { seat, card } if viewer.is(seat) => {
                Seen::DrewCard { seat, card: card.face() }
            }
            Self::Drew { seat, .. } => Seen::Drew { seat },
            Self::Played { seat, card } => Seen::Played { seat, card },
            Self::Cleared { seat } => Seen::Cleared { seat },
            Self::Swapped { seat, give, take } => Seen::Swapped { seat, give, take },
            Self::Passed { seat } => Seen::Passed { seat },
            Self::Knocked { seat } => Seen::Knocked { seat },
            Self::Mazi { seat, hand } => Seen::Mazi { seat, hand },
            Self::Called { seat } => Seen::Called { seat },
            Self::Folded { seat } => Seen::Folded { seat },
            Self::Settled { settlement } => Seen::Settled { settlement },
        }
    }
}
