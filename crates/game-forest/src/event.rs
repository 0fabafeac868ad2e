//! What happens, and what is seen of it.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, Viewer};

use crate::{
    action::Source,
    agenda::Task,
    board::Spot,
    card::{Card, CardSet, Place},
    species::Species,
};

/// What happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Event {
    /// A player keeps the first hand.
    Kept { seat: Seat },
    /// A player shows the first hand, puts it away and draws another.
    Replaced {
        seat: Seat,
        /// The cards that left the game.
        shown: CardSet,
    },
    /// The next player is to keep or replace the first hand.
    Asked { seat: Seat },
    /// A turn begins.
    TurnBegan {
        seat: Seat,
        /// Whether it is an extra turn.
        extra: bool,
    },
    /// A player chose a card to play and must now pay.
    Chose {
        seat: Seat,
        card: Card,
        /// Where it is to lie.
        spot: Spot,
        /// How it came to be played.
        by: Source,
    },
    /// A player put a card aside as payment.
    Offered { seat: Seat, card: Card },
    /// A player took everything back.
    Cancelled { seat: Seat },
    /// A card was placed in a forest.
    Placed {
        seat: Seat,
        card: Card,
        /// What it shows there.
        species: Species,
        /// Where it lies.
        spot: Spot,
        /// The cards paid, which are now in the clearing.
        paid: CardSet,
        /// How it came to be played.
        by: Source,
    },
    /// Cards to be drawn at the end of the turn (FS-32).
    Earned { seat: Seat, draws: u8 },
    /// One more extra turn (FS-35).
    Granted { seat: Seat },
    /// Something is to be done before all else.
    Queued { seat: Seat, task: Task },
    /// What was to be done next is so far done that only this is left.
    Continued { seat: Seat, task: Task },
    /// What was to be done next is done, or declined.
    Finished { seat: Seat },
    /// A card was drawn from the deck.
    Drew { seat: Seat, card: Card },
    /// One more card is to be drawn (FS-10).
    DrawDue { seat: Seat },
    /// A card was taken from the clearing.
    Took { seat: Seat, card: Card },
    /// A card went from a hand into the cave.
    Stashed { seat: Seat, card: Card },
    /// Cards went from the clearing into a cave.
    Stowed { seat: Seat, cards: CardSet },
    /// All cards of the clearing left the game (FS-20, FS-52).
    Cleared { cards: CardSet },
    /// A card was revealed from the deck into the clearing.
    Revealed { card: Card },
    /// A winter card showed (FS-21). The third ends the game.
    WinterCame {
        /// The how manieth it is.
        nth: u8,
    },
    /// A player ended the turn without acting.
    Passed { seat: Seat },
}

/// What happened, as one pair of eyes may know it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Seen {
    /// All of it.
    Whole(Event),
    /// All but the card.
    Redacted(Redacted),
}

/// What others see of an event that is about a hidden card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Redacted {
    /// Somebody weighs what to play. What, only the player knows: it can be taken back.
    Pondered { seat: Seat },
    /// Somebody laid a sapling.
    Laid {
        seat: Seat,
        /// Where it lies.
        spot: Spot,
        /// How it came to be played.
        by: Source,
    },
    /// Somebody drew a card from the deck.
    DrewOne { seat: Seat },
    /// A card went from somebody's hand into the cave.
    StashedOne { seat: Seat },
}

impl Event {
    /// What `viewer` may know of it.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> Seen {
        let redacted = match *self {
            Event::Chose { seat, .. } | Event::Offered { seat, .. } | Event::Cancelled { seat } => {
                Some((seat, Redacted::Pondered { seat }))
            }
            Event::Drew { seat, .. } => Some((seat, Redacted::DrewOne { seat })),
            Event::Stashed { seat, .. } => Some((seat, Redacted::StashedOne { seat })),
            Event::Placed { seat, spot, by, .. } if spot.place == Place::Sapling => {
                Some((seat, Redacted::Laid { seat, spot, by }))
            }
            Event::Placed { .. }
            | Event::Kept { .. }
            | Event::Replaced { .. }
            | Event::Asked { .. }
            | Event::TurnBegan { .. }
            | Event::Earned { .. }
            | Event::Granted { .. }
            | Event::Queued { .. }
            | Event::Continued { .. }
            | Event::Finished { .. }
            | Event::DrawDue { .. }
            | Event::Took { .. }
            | Event::Stowed { .. }
            | Event::Cleared { .. }
            | Event::Revealed { .. }
            | Event::WinterCame { .. }
            | Event::Passed { .. } => None,
        };
        match redacted {
            Some((seat, redacted)) if !viewer.is(seat) => Seen::Redacted(redacted),
            Some(_) | None => Seen::Whole(self.clone()),
        }
    }
}
