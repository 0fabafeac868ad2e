//! Why an action was turned down.

use cards::Card;
use serde::{Deserialize, Serialize};
use tabletop::{Refusal, Seat};
use thiserror::Error;

/// Why an action was turned down.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error, Serialize, Deserialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Rejection {
    /// DM-43.
    #[error("the match is over")]
    GameOver,
    /// DM-20.
    #[error("it is the turn of {turn}; wait for yours")]
    NotYourTurn {
        /// Whose turn it is.
        turn: Seat,
    },
    /// DM-13.
    #[error("you start this round, so play one of your cards; you draw from your next turn on")]
    OpeningIsAPlay,
    /// DM-20: a card that is drawn is followed by a play, and so is a clear (DM-23).
    #[error("you have drawn, so play one of your cards now")]
    PlayIsDue,
    /// DM-20.
    #[error("draw a card before you play one")]
    DrawFirst,
    /// DM-20.
    #[error("all {places} places of the public zone are taken, so you cannot draw; swap or clear")]
    ZoneIsFull {
        /// How many places the zone has.
        places: u8,
    },
    /// DM-21.
    #[error("all {places} places of the public zone are taken; choose a free swap instead")]
    ForcedSwapNeedsRoom {
        /// How many places the zone has.
        places: u8,
    },
    /// DM-21.
    #[error("a forced swap takes all {public} cards of the zone for as many, and you give {given}")]
    ForcedSwapTakesAll {
        /// How many cards were to be given.
        given: u8,
        /// How many lie in the zone.
        public: u8,
    },
    /// DM-22.
    #[error("a free swap needs a full public zone, and {public} of its {places} places are taken")]
    FreeSwapNeedsFullZone {
        /// How many cards lie in the zone.
        public: u8,
        /// How many places it has.
        places: u8,
    },
    /// DM-22.
    #[error("you give {given} cards and take {taken}; swap one or more, as many as you take")]
    UnevenSwap {
        /// How many cards were to be given.
        given: u8,
        /// How many were to be taken.
        taken: u8,
    },
    /// DM-23.
    #[error("clear needs a full public zone, and {public} of its {places} places are taken")]
    ClearNeedsFullZone {
        /// How many cards lie in the zone.
        public: u8,
        /// How many places it has.
        places: u8,
    },
    /// DM-24.
    #[error("your cards are not all of one suit, so you cannot knock")]
    KnockNeedsFlush,
    /// DM-24.
    #[error("your hand scores {score}, and a knock needs {target}")]
    KnockNeedsTarget {
        /// The score of the hand.
        score: u8,
        /// The score to reach.
        target: u8,
    },
    /// DM-25.
    #[error("you may pass only when the deck is empty, and {deck} cards are left")]
    DeckIsNotEmpty {
        /// How many cards are left.
        deck: u8,
    },
    /// DM-26.
    #[error("you do not hold {card} as often as you name it")]
    NotInHand {
        /// Which card.
        card: Card,
    },
    /// DM-26.
    #[error("{card} does not lie in the public zone as often as you name it")]
    NotInZone {
        /// Which card.
        card: Card,
    },
    /// DM-30.
    #[error("somebody has knocked: call or fold")]
    AnswerTheKnock,
    /// DM-30.
    #[error("nobody has knocked, so there is nothing to call or fold")]
    NobodyKnocked,
    /// DM-40.
    #[error("the deck is empty; swap, knock or pass")]
    DeckIsEmpty,
}

impl Refusal for Rejection {
    #[rustfmt::skip]
    const CODES: &'static [&'static str] = &[
        "game-over",
        "not-your-turn",
        "opening-is-a-play",
        "play-is-due",
        "draw-first",
        "zone-is-full",
        "forced-swap-needs-room",
        "forced-swap-takes-all",
        "free-swap-needs-full-zone",
        "uneven-swap",
        "clear-needs-full-zone",
        "knock-needs-flush",
        "knock-needs-target",
        "deck-is-not-empty",
        "not-in-hand",
        "not-in-zone",
        "answer-the-knock",
        "nobody-knocked",
        "deck-is-empty",
    ];

    fn code(&self) -> &'static str {
        match self {
            Self::GameOver => "game-over",
            Self::NotYourTurn { .. } => "not-your-turn",
            Self::OpeningIsAPlay => "opening-is-a-play",
            Self::PlayIsDue => "play-is-due",
            Self::DrawFirst => "draw-first",
            Self::ZoneIsFull { .. } => "zone-is-full",
            Self::ForcedSwapNeedsRoom { .. } => "forced-swap-needs-room",
            Self::ForcedSwapTakesAll { .. } => "forced-swap-takes-all",
            Self::FreeSwapNeedsFullZone { .. } => "free-swap-needs-full-zone",
            Self::UnevenSwap { .. } => "uneven-swap",
            Self::ClearNeedsFullZone { .. } => "clear-needs-full-zone",
            Self::KnockNeedsFlush => "knock-needs-flush",
            Self::KnockNeedsTarget { .. } => "knock-needs-target",
            Self::DeckIsNotEmpty { .. } => "deck-is-not-empty",
            Self::NotInHand { .. } => "not-in-hand",
            Self::NotInZone { .. } => "not-in-zone",
            Self::AnswerTheKnock => "answer-the-knock",
            Self::NobodyKnocked => "nobody-knocked",
            Self::DeckIsEmpty => "deck-is-empty",
        }
    }

    fn rule(&self) -> &'static str {
        match self {
            Self::OpeningIsAPlay => "DM-13",
            Self::NotYourTurn { .. }
            | Self::PlayIsDue
            | Self::DrawFirst
            | Self::ZoneIsFull { .. } => "DM-20",
            Self::ForcedSwapNeedsRoom { .. } | Self::ForcedSwapTakesAll { .. } => "DM-21",
            Self::FreeSwapNeedsFullZone { .. } | Self::UnevenSwap { .. } => "DM-22",
            Self::ClearNeedsFullZone { .. } => "DM-23",
            Self::KnockNeedsFlush | Self::KnockNeedsTarget { .. } => "DM-24",
            Self::DeckIsNotEmpty { .. } => "DM-25",
            Self::NotInHand { .. } | Self::NotInZone { .. } => "DM-26",
            Self::AnswerTheKnock | Self::NobodyKnocked => "DM-30",
            Self::DeckIsEmpty => "DM-40",
            Self::GameOver => "DM-43",
        }
    }
}
