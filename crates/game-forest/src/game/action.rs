//! What players can ask for, and what can happen.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::{
    agenda::Task,
    board::{Host, Spot},
    card::{Card, CardSet, Slot},
    species::Species,
};

/// What a player can ask for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Action {
    /// Keep the first hand (FS-4).
    Keep,
    /// Show a first hand without trees and shrubs and get another (FS-4).
    Replace,
    /// Draw a card from the deck (FS-10).
    Draw,
    /// Take a card from the clearing (FS-10, FS-52).
    Take {
        /// Which.
        card: Card,
    },
    /// Play a tree or shrub (FS-12).
    Plant {
        /// Which.
        card: Card,
    },
    /// Play one half of a split card (FS-12).
    Attach {
        /// Which.
        card: Card,
        /// Where, which says which half.
        slot: Slot,
        /// At which of the own hosts.
        host: Host,
    },
    /// Lay any card face down (FS-15).
    Sapling {
        /// Which.
        card: Card,
    },
    /// Pay with a card. Several are paid in ascending order, so that there is one way to do it.
    Pay {
        /// Which.
        card: Card,
    },
    /// Take back the card that was to be played and what was paid for it.
    Cancel,
    /// Put a card from the hand into the cave (FS-52).
    Stash {
        /// Which.
        card: Card,
    },
    /// Put a card from the clearing into the cave (FS-52).
    Stow {
        /// Which.
        card: Card,
    },
    /// End the turn without acting (FS-30).
    End,
    /// Go on: that was all, or nothing is wanted.
    Done,
}

tabletop::choice! {
    /// How a card came to be played.
    #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    pub enum Source {
        /// As the action of the turn.
        Turn = "turn",
        /// Through the mole, paid for (FS-50).
        Mole = "mole",
        /// For nothing (FS-50, FS-51).
        Free = "free",
    }
}

/// What happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Event {
    /// A player keeps the first hand.
    Kept {
        /// Who.
        seat: Seat,
    },
    /// A player shows the first hand, puts it away and draws another.
    Replaced {
        /// Who.
        seat: Seat,
        /// The cards that left the game.
        shown: CardSet,
    },
    /// The next player is to keep or replace the first hand.
    Asked {
        /// Who.
        seat: Seat,
    },
    /// A turn begins.
    TurnBegan {
        /// Whose.
        seat: Seat,
        /// Whether it is an extra turn.
        extra: bool,
    },
    /// A player chose a card to play and must now pay.
    Chose {
        /// Who.
        seat: Seat,
        /// Which.
        card: Card,
        /// Where it is to lie.
        spot: Spot,
        /// How it came to be played.
        by: Source,
    },
    /// A player put a card aside as payment.
    Offered {
        /// Who.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A player took everything back.
    Cancelled {
        /// Who.
        seat: Seat,
    },
    /// A card was placed in a forest.
    Placed {
        /// By whom.
        seat: Seat,
        /// Which.
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
    Earned {
        /// By whom.
        seat: Seat,
        /// How many.
        draws: u8,
    },
    /// One more extra turn (FS-35).
    Granted {
        /// To whom.
        seat: Seat,
    },
    /// Something is to be done before all else.
    Queued {
        /// For whom.
        seat: Seat,
        /// What.
        task: Task,
    },
    /// What was to be done next is so far done that only this is left.
    Continued {
        /// By whom.
        seat: Seat,
        /// What is left.
        task: Task,
    },
    /// What was to be done next is done, or declined.
    Finished {
        /// By whom.
        seat: Seat,
    },
    /// A card was drawn from the deck.
    Drew {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// One more card is to be drawn (FS-10).
    DrawDue {
        /// By whom.
        seat: Seat,
    },
    /// A card was taken from the clearing.
    Took {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A card went from a hand into the cave.
    Stashed {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// Cards went from the clearing into a cave.
    Stowed {
        /// Whose.
        seat: Seat,
        /// Which.
        cards: CardSet,
    },
    /// All cards of the clearing left the game (FS-20, FS-52).
    Cleared {
        /// Which.
        cards: CardSet,
    },
    /// A card was revealed from the deck into the clearing.
    Revealed {
        /// Which.
        card: Card,
    },
    /// A winter card showed (FS-21). The third ends the game.
    WinterCame {
        /// The how manieth it is.
        nth: u8,
    },
    /// A player ended the turn without acting.
    Passed {
        /// Who.
        seat: Seat,
    },
}

/// What happened, as one pair of eyes may know it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Seen {
    /// All of it.
    Whole(Event),
    /// Not which card it was about.
    Part(Glimpse),
}

/// What others see of an event that is about a hidden card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Glimpse {
    /// Somebody weighs what to play. What, only the player knows: it can be taken back.
    Pondered {
        /// Who.
        seat: Seat,
    },
    /// Somebody laid a sapling.
    Laid {
        /// Who.
        seat: Seat,
        /// Where it lies.
        spot: Spot,
        /// How it came to be played.
        by: Source,
    },
    /// Somebody drew a card from the deck.
    DrewOne {
        /// Who.
        seat: Seat,
    },
    /// A card went from somebody's hand into the cave.
    StashedOne {
        /// Whose.
        seat: Seat,
    },
}
