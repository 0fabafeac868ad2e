//! Game events, complete and redacted.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, Viewer};

use crate::{
    action::Source,
    agenda::Task,
    board::Spot,
    card::{Card, CardSet, Place},
    species::Species,
};

/// A game event. Stored permanently.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Event {
    /// A player keeps the first hand.
    Kept { seat: Seat },
    /// A player shows and discards the first hand and draws a new one.
    Replaced {
        seat: Seat,
        /// The cards that left the game.
        shown: CardSet,
    },
    /// The next player must keep or replace the first hand.
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
        /// The spot for the card.
        spot: Spot,
        /// The source of the play.
        by: Source,
    },
    /// A player put a card aside as payment.
    Offered { seat: Seat, card: Card },
    /// A player took back the chosen card and its payment.
    Cancelled { seat: Seat },
    /// A card was placed in a forest.
    Placed {
        seat: Seat,
        card: Card,
        /// The visible species.
        species: Species,
        /// The spot of the card.
        spot: Spot,
        /// The cards paid, which are now in the clearing.
        paid: CardSet,
        /// The source of the play.
        by: Source,
    },
    /// Cards will be drawn at the end of the turn (FS-32).
    Earned { seat: Seat, draws: u8 },
    /// One more extra turn was earned (FS-35).
    Granted { seat: Seat },
    /// A task was pushed onto the agenda.
    Queued { seat: Seat, task: Task },
    /// The current task was partly done; `task` is the rest.
    Continued { seat: Seat, task: Task },
    /// The current task was done or declined.
    Finished { seat: Seat },
    /// A card was drawn from the deck.
    Drew { seat: Seat, card: Card },
    /// A second card must be drawn (FS-10).
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
    /// A winter card was drawn (FS-21). The third ends the game.
    WinterCame {
        /// Its number, starting at 1.
        nth: u8,
    },
    /// A player ended the turn without acting.
    Passed { seat: Seat },
}

/// An event as one viewer sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Seen {
    /// The complete event.
    Whole(Event),
    /// The event without its hidden card.
    Redacted(Redacted),
}

/// What other players see of an event about a hidden card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Redacted {
    /// A player chose a card to play. Only the player sees which, because it can be taken back.
    Pondered { seat: Seat },
    /// A player laid a sapling.
    Laid {
        seat: Seat,
        /// The spot of the card.
        spot: Spot,
        /// The source of the play.
        by: Source,
    },
    /// A player drew a card from the deck.
    DrewOne { seat: Seat },
    /// A player put a card from the hand into the cave.
    StashedOne { seat: Seat },
}

impl Event {
    /// Redacts the event for `viewer`.
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
