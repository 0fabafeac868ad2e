//! Why an action is turned down.

use serde::{Deserialize, Serialize};
use tabletop::{Choice, Refusal, Seat};
use thiserror::Error;

use crate::{
    board::Host,
    card::{Card, Slot},
    effect::Filter,
};

tabletop::choice! {
    /// What the table waits for.
    #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    pub enum Waiting {
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

/// Why an action was turned down.
#[derive(Debug, Clone, PartialEq, Eq, Error, Serialize, Deserialize)]
#[serde(tag = "code", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Rejection {
    /// FS-21.
    #[error("the game is over")]
    GameOver,
    /// FS-10.
    #[error("it is the turn of {seat}")]
    NotYourTurn {
        /// Whose turn it is.
        seat: Seat,
    },
    /// FS-10.
    #[error("that cannot be done now; the table waits for: {}", waits_for.name())]
    NotNow {
        /// What can be done.
        waits_for: Waiting,
    },
    /// FS-4.
    #[error("a hand with a tree or shrub is kept")]
    HandHasHost,
    /// FS-11.
    #[error("your hand is full; play a card instead")]
    HandFull,
    /// FS-30.
    #[error("at this table a turn cannot be ended without acting; draw or play")]
    NoPass,
    /// FS-12.
    #[error("you do not hold card {}", card.number())]
    NotInHand {
        /// Which.
        card: Card,
    },
    /// FS-10.
    #[error("card {} is not in the clearing", card.number())]
    NotInClearing {
        /// Which.
        card: Card,
    },
    /// FS-12.
    #[error("card {} is no tree or shrub; choose a slot of a host, or lay it as a sapling", card.number())]
    NotAHost {
        /// Which.
        card: Card,
    },
    /// FS-12.
    #[error("card {} has no half for the {} slot", card.number(), slot.name())]
    NoSuchHalf {
        /// Which.
        card: Card,
        /// Where it was to go.
        slot: Slot,
    },
    /// FS-12.
    #[error("there is no host {} in your forest", host.number())]
    NoSuchHost {
        /// Which.
        host: Host,
    },
    /// FS-12.
    #[error("your forest has no host yet; plant a tree or shrub, or lay a sapling")]
    NoHosts,
    /// FS-13.
    #[error("the {} slot of host {} is taken", slot.name(), host.number())]
    SlotTaken {
        /// Of which host.
        host: Host,
        /// Which slot.
        slot: Slot,
    },
    /// FS-13.
    #[error("no host has its {} slot free", slot.name())]
    NoOpenSlot {
        /// Which slot.
        slot: Slot,
    },
    /// FS-14.
    #[error("that costs {cost} other cards, and you hold {others}")]
    TooDear {
        /// What it costs.
        cost: u8,
        /// How many other cards are in the hand.
        others: u8,
    },
    /// FS-14.
    #[error("a card cannot pay for itself")]
    PaysForItself,
    /// FS-14.
    #[error("pay in ascending order: card {} comes before card {}", card.number(), last.number())]
    PayInOrder {
        /// What was offered.
        card: Card,
        /// What was paid last.
        last: Card,
    },
    /// FS-14.
    #[error("pay in ascending order: after card {} there are too few others for the {due} due", card.number())]
    TooFewAfter {
        /// What was offered.
        card: Card,
        /// How many cards are due.
        due: u8,
    },
    /// FS-51.
    #[error("only cards of the kind that was asked for can be placed for nothing")]
    NotThatKind {
        /// What was asked for.
        wanted: Filter,
    },
    /// FS-50.
    #[error("only saplings can be laid now")]
    OnlySaplings,
    /// FS-52.
    #[error("card {} does not show what may be taken", card.number())]
    NotToBeTaken {
        /// Which.
        card: Card,
    },
}

impl Refusal for Rejection {
    const CODES: &'static [&'static str] = &[
        "game-over",
        "not-your-turn",
        "not-now",
        "hand-has-host",
        "hand-full",
        "no-pass",
        "not-in-hand",
        "not-in-clearing",
        "not-a-host",
        "no-such-half",
        "no-such-host",
        "no-hosts",
        "slot-taken",
        "no-open-slot",
        "too-dear",
        "pays-for-itself",
        "pay-in-order",
        "too-few-after",
        "not-that-kind",
        "only-saplings",
        "not-to-be-taken",
    ];

    fn code(&self) -> &'static str {
        match self {
            Self::GameOver => "game-over",
            Self::NotYourTurn { .. } => "not-your-turn",
            Self::NotNow { .. } => "not-now",
            Self::HandHasHost => "hand-has-host",
            Self::HandFull => "hand-full",
            Self::NoPass => "no-pass",
            Self::NotInHand { .. } => "not-in-hand",
            Self::NotInClearing { .. } => "not-in-clearing",
            Self::NotAHost { .. } => "not-a-host",
            Self::NoSuchHalf { .. } => "no-such-half",
            Self::NoSuchHost { .. } => "no-such-host",
            Self::NoHosts => "no-hosts",
            Self::SlotTaken { .. } => "slot-taken",
            Self::NoOpenSlot { .. } => "no-open-slot",
            Self::TooDear { .. } => "too-dear",
            Self::PaysForItself => "pays-for-itself",
            Self::PayInOrder { .. } => "pay-in-order",
            Self::TooFewAfter { .. } => "too-few-after",
            Self::NotThatKind { .. } => "not-that-kind",
            Self::OnlySaplings => "only-saplings",
            Self::NotToBeTaken { .. } => "not-to-be-taken",
        }
    }

    fn rule(&self) -> &'static str {
        match self {
            Self::GameOver => "FS-21",
            Self::NotYourTurn { .. } | Self::NotNow { .. } | Self::NotInClearing { .. } => "FS-10",
            Self::HandHasHost => "FS-4",
            Self::HandFull => "FS-11",
            Self::NoPass => "FS-30",
            Self::NotInHand { .. }
            | Self::NotAHost { .. }
            | Self::NoSuchHalf { .. }
            | Self::NoSuchHost { .. }
            | Self::NoHosts => "FS-12",
            Self::SlotTaken { .. } | Self::NoOpenSlot { .. } => "FS-13",
            Self::TooDear { .. }
            | Self::PaysForItself
            | Self::PayInOrder { .. }
            | Self::TooFewAfter { .. } => "FS-14",
            Self::NotThatKind { .. } => "FS-51",
            Self::OnlySaplings => "FS-50",
            Self::NotToBeTaken { .. } => "FS-52",
        }
    }
}
