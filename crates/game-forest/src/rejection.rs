//! Why an action is refused.

use serde::Deserialize;
use tabletop::{Choice, Seat};

use crate::{
    board::Host,
    card::{Card, Slot},
    effect::Filter,
};

tabletop::wire_choice! {
    /// What can be done instead of what was refused.
    pub enum Expected {
        /// To keep or replace the first hand.
        Opening = "opening",
        /// To draw, play or end.
        Action = "action",
        /// To draw the second card.
        SecondDraw = "second-draw",
        /// To pay or cancel.
        Payment = "payment",
        /// To place a card for nothing.
        FreePlay = "free-play",
        /// To play further cards through the mole.
        Mole = "mole",
        /// To lay saplings.
        Saplings = "saplings",
        /// To put cards from the hand into the cave.
        HandToCave = "hand-to-cave",
        /// To put cards from the clearing into the cave.
        ClearingToCave = "clearing-to-cave",
        /// To take cards from the clearing.
        ClearingToHand = "clearing-to-hand",
    }
}

tabletop::refusal! {
    /// Why an action is refused.
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
        #[error("a hand with a tree or shrub is kept")]
        HandHasHost = "hand-has-host" by "FS-4",
        #[error("your hand is full; play a card instead")]
        HandFull = "hand-full" by "FS-11",
        #[error("at this table a turn cannot be ended without acting; draw or play")]
        NoPass = "no-pass" by "FS-30",
        #[error("you do not hold card {}", card.number())]
        NotInHand { card: Card } = "not-in-hand" by "FS-12",
        #[error("card {} is not in the clearing", card.number())]
        NotInClearing { card: Card } = "not-in-clearing" by "FS-10",
        #[error("card {} is no tree or shrub; choose a slot of a host, or lay it as a sapling", card.number())]
        NotAHost { card: Card } = "not-a-host" by "FS-12",
        #[error("card {} has no half for the {} slot", card.number(), slot.name())]
        NoSuchHalf {
            card: Card,
            /// Where it was to go.
            slot: Slot,
        } = "no-such-half" by "FS-12",
        #[error("there is no host {} in your forest", host.number())]
        NoSuchHost { host: Host } = "no-such-host" by "FS-12",
        #[error("your forest has no host yet; plant a tree or shrub, or lay a sapling")]
        NoHosts = "no-hosts" by "FS-12",
        #[error("the {} slot of host {} is taken", slot.name(), host.number())]
        SlotTaken { host: Host, slot: Slot } = "slot-taken" by "FS-13",
        #[error("no host has its {} slot free", slot.name())]
        NoOpenSlot { slot: Slot } = "no-open-slot" by "FS-13",
        #[error("that costs {cost} other cards, and you hold {others}")]
        TooDear {
            cost: u8,
            /// How many other cards are in the hand.
            others: u8,
        } = "too-dear" by "FS-14",
        #[error("a card cannot pay for itself")]
        PaysForItself = "pays-for-itself" by "FS-14",
        #[error("pay in ascending order: card {} comes before card {}", card.number(), last.number())]
        PayInOrder {
            /// What was offered.
            card: Card,
            /// What was paid last.
            last: Card,
        } = "pay-in-order" by "FS-14",
        #[error("pay in ascending order: after card {} there are too few others for the {due} due", card.number())]
        TooFewAfter {
            /// What was offered.
            card: Card,
            /// How many cards are due.
            due: u8,
        } = "too-few-after" by "FS-14",
        #[error("only cards of the kind that was asked for can be placed for nothing")]
        NotThatKind {
            /// What was asked for.
            wanted: Filter,
        } = "not-that-kind" by "FS-51",
        #[error("only saplings can be laid now")]
        OnlySaplings = "only-saplings" by "FS-50",
        #[error("card {} does not show what may be taken", card.number())]
        NotToBeTaken { card: Card } = "not-to-be-taken" by "FS-52",
    }
}
