//! What happens, as a fact, and as one pair of eyes may know it.

use cards::Card;
use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Seat, Viewer};

use crate::{
    card_bag::CardBag,
    deck::{DeckCard, DeckSet},
    handful::Handful,
    settlement::Settlement,
};

/// What a shuffle decided, at the start of a round (DM-12).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Deal {
    /// Who starts, with one card more than the others (DM-11, DM-12).
    pub start: Seat,
    /// Each seat's cards.
    pub hands: BySeat<DeckSet>,
}

/// What happened. Stored for ever.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Event {
    /// A new round was dealt. The first is dealt before any event.
    Dealt {
        /// Which round, counted from 1.
        round: u8,
        /// Who starts.
        start: Seat,
        /// Each seat's cards.
        hands: BySeat<DeckSet>,
    },
    /// A card was played to the public zone.
    Played {
        /// By whom.
        who: Seat,
        /// Which.
        card: Card,
    },
    /// A card was drawn from the deck.
    Drew {
        /// By whom.
        who: Seat,
        /// Which.
        card: DeckCard,
    },
    /// The whole public zone was discarded.
    Cleared {
        /// By whom.
        who: Seat,
    },
    /// Cards of a hand were swapped with cards of the public zone.
    Swapped {
        /// By whom.
        who: Seat,
        /// What went to the zone.
        give: Handful,
        /// What came from it.
        take: Handful,
    },
    /// Somebody did nothing.
    Passed {
        /// Who.
        who: Seat,
    },
    /// Somebody knocked: 扣.
    Knocked {
        /// Who.
        who: Seat,
    },
    /// A mazi was shown.
    Mazi {
        /// Whose.
        who: Seat,
        /// The cards.
        hand: CardBag,
    },
    /// Somebody called: 砸.
    Called {
        /// Who.
        who: Seat,
    },
    /// Somebody folded: 随.
    Folded {
        /// Who.
        who: Seat,
    },
    /// The round ended; all hands are open.
    Settled {
        /// How, and who got what.
        settlement: Settlement,
    },
}

/// What happened, as one pair of eyes may know it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Seen {
    /// A new round was dealt, to others.
    Dealt {
        /// Which round, counted from 1.
        round: u8,
        /// Who starts.
        start: Seat,
    },
    /// A new round was dealt, and these cards to you.
    DealtYou {
        /// Which round, counted from 1.
        round: u8,
        /// Who starts.
        start: Seat,
        /// Your cards.
        hand: CardBag,
    },
    /// A card was played to the public zone.
    Played {
        /// By whom.
        who: Seat,
        /// Which.
        card: Card,
    },
    /// Somebody else drew a card.
    Drew {
        /// Who.
        who: Seat,
    },
    /// You drew this card.
    DrewCard {
        /// You.
        who: Seat,
        /// Which.
        card: Card,
    },
    /// The whole public zone was discarded.
    Cleared {
        /// By whom.
        who: Seat,
    },
    /// Cards of a hand were swapped with cards of the public zone.
    Swapped {
        /// By whom.
        who: Seat,
        /// What went to the zone.
        give: Handful,
        /// What came from it.
        take: Handful,
    },
    /// Somebody did nothing.
    Passed {
        /// Who.
        who: Seat,
    },
    /// Somebody knocked: 扣.
    Knocked {
        /// Who.
        who: Seat,
    },
    /// A mazi was shown.
    Mazi {
        /// Whose.
        who: Seat,
        /// The cards.
        hand: CardBag,
    },
    /// Somebody called: 砸.
    Called {
        /// Who.
        who: Seat,
    },
    /// Somebody folded: 随.
    Folded {
        /// Who.
        who: Seat,
    },
    /// The round ended; all hands are open.
    Settled {
        /// How, and who got what.
        settlement: Settlement,
    },
}

impl Event {
    /// What `viewer` may know of it: a draw and a deal are for the eyes of one seat.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> Seen {
        match *self {
            Self::Dealt { round, start, hands } => match viewer {
                Viewer::Seat(seat) => Seen::DealtYou { round, start, hand: hands[seat].faces() },
                Viewer::Spectator => Seen::Dealt { round, start },
            },
            Self::Drew { who, card } if viewer.is(who) => Seen::DrewCard { who, card: card.face() },
            Self::Drew { who, .. } => Seen::Drew { who },
            Self::Played { who, card } => Seen::Played { who, card },
            Self::Cleared { who } => Seen::Cleared { who },
            Self::Swapped { who, give, take } => Seen::Swapped { who, give, take },
            Self::Passed { who } => Seen::Passed { who },
            Self::Knocked { who } => Seen::Knocked { who },
            Self::Mazi { who, hand } => Seen::Mazi { who, hand },
            Self::Called { who } => Seen::Called { who },
            Self::Folded { who } => Seen::Folded { who },
            Self::Settled { settlement } => Seen::Settled { settlement },
        }
    }
}
