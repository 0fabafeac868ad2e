//! Reasons for rejecting an action.

use serde::Deserialize;
use tabletop::{Choice, Seat};

use crate::{
    board::Host,
    card::{Card, Slot},
    effect::Filter,
};

tabletop::wire_choice! {
    /// What the player can do instead.
    pub enum Expected {
        /// Keep or replace the first hand.
        Opening = "opening",
        /// Draw, play or end the turn.
        Action = "action",
        /// Draw the second card.
        SecondDraw = "second-draw",
        /// Pay or cancel.
        Payment = "payment",
        /// Place a card without payment.
        FreePlay = "free-play",
        /// Play more cards through the mole.
        Mole = "mole",
        /// Place saplings.
        Saplings = "saplings",
        /// Put cards from the hand into the cave.
        HandToCave = "hand-to-cave",
        /// Put cards from the clearing into the cave.
        ClearingToCave = "clearing-to-cave",
        /// Take cards from the clearing.
        ClearingToHand = "clearing-to-hand",
    }
}

tabletop::refusal! {
    /// The reason for rejecting an action.
    #[derive(Deserialize)]
    #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    pub enum Rejection {
        #[error("the game is over")]
        GameOver = "game-over" by "FS-21",
        #[error("it is the turn of {turn}")]
        NotYourTurn { turn: Seat } = "not-your-turn" by "FS-10",
        #[error("that cannot be done now; expected: {}", expected.name())]
        NotNow { expected: Expected } = "not-now" by "FS-10",
        #[error("you must keep a hand with a tree or shrub")]
        HandHasHost = "hand-has-host" by "FS-4",
        #[error("your hand is full; play a card instead")]
        HandFull = "hand-full" by "FS-11",
        #[error("this game does not allow passing; draw or play")]
        NoPass = "no-pass" by "FS-30",
        #[error("you do not hold card {}", card.number())]
        NotInHand { card: Card } = "not-in-hand" by "FS-12",
        #[error("card {} is not in the clearing", card.number())]
        NotInClearing { card: Card } = "not-in-clearing" by "FS-10",
        #[error("card {} is not a tree or shrub; choose a slot of a host, or place it as a sapling", card.number())]
        NotAHost { card: Card } = "not-a-host" by "FS-12",
        #[error("card {} has no half for the {} slot", card.number(), slot.name())]
        NoSuchHalf {
            card: Card,
            /// The slot that was chosen.
            slot: Slot,
        } = "no-such-half" by "FS-12",
        #[error("there is no host {} in your forest", host.number())]
        NoSuchHost { host: Host } = "no-such-host" by "FS-12",
        #[error("your forest has no host yet; plant a tree or shrub, or place a sapling")]
        NoHosts = "no-hosts" by "FS-12",
        #[error("the {} slot of host {} is taken", slot.name(), host.number())]
        SlotTaken { host: Host, slot: Slot } = "slot-taken" by "FS-13",
        #[error("no host has its {} slot free", slot.name())]
        NoOpenSlot { slot: Slot } = "no-open-slot" by "FS-13",
        #[error("that costs {cost} other cards; you hold {others}")]
        TooDear {
            cost: u8,
            /// Number of other cards in the hand.
            others: u8,
        } = "too-dear" by "FS-14",
        #[error("a card cannot pay for itself")]
        PaysForItself = "pays-for-itself" by "FS-14",
        #[error("pay in ascending order: card {} comes before card {}", card.number(), last.number())]
        PayInOrder {
            /// The card that was offered.
            card: Card,
            /// The last card paid.
            last: Card,
        } = "pay-in-order" by "FS-14",
        #[error("pay in ascending order: after card {}, too few cards are left to pay the remaining {due}", card.number())]
        TooFewAfter {
            /// The card that was offered.
            card: Card,
            /// Number of cards still to pay.
            due: u8,
        } = "too-few-after" by "FS-14",
        #[error("only cards of the required kind can be placed without payment")]
        NotThatKind {
            /// The eligible kind of card.
            wanted: Filter,
        } = "not-that-kind" by "FS-51",
        #[error("only saplings can be placed now")]
        OnlySaplings = "only-saplings" by "FS-50",
        #[error("card {} may not be taken now", card.number())]
        NotToBeTaken { card: Card } = "not-to-be-taken" by "FS-52",
    }
}
