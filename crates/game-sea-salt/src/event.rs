//! What happens, as facts.

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Seat, SeatSet, Seats};

use crate::{
    action::Side,
    card::Card,
    card_set::CardSet,
    config::{Config, Effect},
    deck::Colours,
    settle::{Call, RoundEnd},
};

/// What the first shuffle decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Deal {
    /// The colour of every card.
    pub colours: Colours,
    /// Who starts (SS-A4).
    pub starter: Seat,
    /// Where the cards lie.
    pub layout: Layout,
}

/// Where the cards lie when a round begins; all others are in the deck.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Layout {
    /// Everybody's first cards (SS-A2).
    pub hands: BySeat<CardSet>,
    /// The first card of the left pile (SS-A3).
    pub left: Option<Card>,
    /// The first card of the right pile.
    pub right: Option<Card>,
}

/// What happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Event {
    /// The piles, but for their tops, became the new deck (SS-B6).
    Reshuffled,
    /// A player looked at two cards from the deck, or took one without a choice (SS-B1, SS-B5).
    Drew {
        /// Who.
        seat: Seat,
        /// The first card.
        first: Card,
        /// The second, if there is a choice to make.
        second: Option<Card>,
    },
    /// A player chose (SS-B1).
    Kept {
        /// Who.
        seat: Seat,
        /// The card that went to the hand.
        kept: Card,
        /// The card that went to a pile.
        discarded: Card,
        /// That pile.
        to: Side,
    },
    /// A player took the top card of a pile (SS-B3).
    Took {
        /// Who.
        seat: Seat,
        /// The card.
        card: Card,
        /// The pile.
        from: Side,
    },
    /// There was no card to draw anywhere (SS-B7).
    NothingToDraw {
        /// For whom.
        seat: Seat,
    },
    /// A player played a pair (SS-P1).
    Paired {
        /// Who.
        seat: Seat,
        /// The two cards.
        cards: [Card; 2],
        /// What it does; nothing if that is impossible (SS-P5).
        effect: Effect,
    },
    /// Two fish brought the top card of the deck (SS-E1).
    Fished {
        /// To whom.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// Two crabs brought a card from a pile (SS-E3).
    Picked {
        /// To whom.
        seat: Seat,
        /// The card.
        card: Card,
        /// The pile.
        from: Side,
        /// How many cards lay on top of it.
        depth: u8,
    },
    /// A shark and a swimmer brought a card from another hand (SS-E8).
    Robbed {
        /// To whom.
        seat: Seat,
        /// From whom.
        victim: Seat,
        /// The card.
        card: Card,
    },
    /// A player called (SS-F5).
    Called(Call),
    /// A player ended the turn without a call (SS-F1).
    Passed {
        /// Who.
        seat: Seat,
    },
    /// The turn of an absent player was skipped, or what was left of it (SS-X8).
    TurnSkipped {
        /// Whose.
        seat: Seat,
    },
    /// A turn began.
    TurnBegan {
        /// Whose.
        seat: Seat,
        /// Whether sailboats brought it (SS-E4).
        extra: bool,
    },
    /// The round was settled (SS-K1 to SS-K7).
    Settled {
        /// Why it was over.
        end: RoundEnd,
        /// What everybody got.
        points: BySeat<u16>,
    },
    /// A new round began (SS-N1, SS-N2).
    RoundBegan {
        /// Who starts.
        starter: Seat,
        /// Where the cards lie.
        layout: Layout,
        /// The new colours, if they are dealt for every round (SS-D5).
        colours: Option<Colours>,
    },
    /// The game is over.
    Ended {
        /// Who won.
        winners: SeatSet,
        /// How.
        by: Victory,
    },
}

/// How a game is won.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Victory {
    /// By points (SS-G3).
    Points,
    /// By four mermaids (SS-M5).
    Mermaids,
}

impl Layout {
    /// The table these belong to.
    pub const fn seats(&self) -> Seats {
        self.hands.seats()
    }

    /// The cards left in the deck.
    pub(crate) fn deck(&self, config: &Config) -> CardSet {
        let piles = self.left.into_iter().chain(self.right).collect();
        self.hands.values().fold(config.deck.cards() - piles, |deck, &hand| deck - hand)
    }
}
