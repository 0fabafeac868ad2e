//! Why an action was turned down.

use serde::{Deserialize, Serialize};
use tabletop::{Choice, Refusal, Seat};
use thiserror::Error;

use crate::{
    action::Side,
    card::{Face, Pair},
};

/// Why an action was turned down.
#[derive(Debug, Clone, PartialEq, Eq, Error, Serialize, Deserialize)]
#[serde(tag = "code", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Rejection {
    /// SS-G5.
    #[error("the game is over")]
    GameOver,
    /// SS-A5.
    #[error("it is the turn of {turn}")]
    NotYourTurn {
        /// Whose turn it is.
        turn: Seat,
    },
    /// SS-B8.
    #[error("draw a card first, from the deck or from a pile")]
    DrawFirst,
    /// SS-B1.
    #[error("keep one of the two cards you drew first")]
    ChooseFirst,
    /// SS-E3.
    #[error("take the card that your crabs bring first")]
    PickFirst,
    /// SS-E8.
    #[error("choose whom your shark robs first")]
    RobFirst,
    /// SS-B8.
    #[error("you have drawn your card of this turn; play pairs, call or pass")]
    AlreadyDrawn,
    /// SS-B7.
    #[error("the deck is empty and cannot be reshuffled; take from a pile")]
    DeckEmpty,
    /// SS-B3.
    #[error("the {} pile is empty", .pile.name())]
    PileEmpty {
        /// That pile.
        pile: Side,
    },
    /// SS-B1.
    #[error("{card} is not one of the two cards you drew")]
    NotDrawn {
        /// What was asked for.
        card: Face,
    },
    /// SS-B4.
    #[error("the {} pile is empty, so the card must go there", .pile.name())]
    EmptyPileFirst {
        /// The empty pile.
        pile: Side,
    },
    /// SS-P1.
    #[error("{cards} do not make a pair")]
    NotAPair {
        /// What was tried.
        cards: Pair,
    },
    /// SS-P1.
    #[error("you do not hold both {cards}")]
    NotInHand {
        /// What was tried.
        cards: Pair,
    },
    /// SS-E3.
    #[error("you have played no crabs that would bring a card")]
    NoCrabs,
    /// SS-E3.
    #[error("crabs bring only the top card of a pile here")]
    OnlyTheTop,
    /// SS-E3.
    #[error("the {} pile has only {cards} cards", .pile.name())]
    TooDeep {
        /// That pile.
        pile: Side,
        /// How many it has.
        cards: u8,
    },
    /// SS-E8.
    #[error("you have played no shark and swimmer that could rob somebody")]
    NoShark,
    /// SS-E9.
    #[error("nobody to rob at {victim}; choose another player at this table")]
    NotAVictim {
        /// Who was chosen.
        victim: Seat,
    },
    /// SS-E9.
    #[error("{victim} has no cards; choose another player")]
    NoCardsToRob {
        /// Who was chosen.
        victim: Seat,
    },
    /// SS-H5.
    #[error("{victim} has called the last chance and cannot be robbed; choose another player")]
    Locked {
        /// Who was chosen.
        victim: Seat,
    },
    /// SS-H4.
    #[error("the last chance has been called already; finish your turn with a pass")]
    AlreadyCalled,
    /// SS-F2.
    #[error("your cards are worth {score}; it takes {threshold} to call")]
    TooFewPoints {
        /// What they are worth.
        score: u8,
        /// What it takes.
        threshold: u8,
    },
}

impl Refusal for Rejection {
    const CODES: &'static [&'static str] = &[
        "game-over",
        "not-your-turn",
        "draw-first",
        "choose-first",
        "pick-first",
        "rob-first",
        "already-drawn",
        "deck-empty",
        "pile-empty",
        "not-drawn",
        "empty-pile-first",
        "not-a-pair",
        "not-in-hand",
        "no-crabs",
        "only-the-top",
        "too-deep",
        "no-shark",
        "not-a-victim",
        "no-cards-to-rob",
        "locked",
        "already-called",
        "too-few-points",
    ];

    fn code(&self) -> &'static str {
        match self {
            Self::GameOver => "game-over",
            Self::NotYourTurn { .. } => "not-your-turn",
            Self::DrawFirst => "draw-first",
            Self::ChooseFirst => "choose-first",
            Self::PickFirst => "pick-first",
            Self::RobFirst => "rob-first",
            Self::AlreadyDrawn => "already-drawn",
            Self::DeckEmpty => "deck-empty",
            Self::PileEmpty { .. } => "pile-empty",
            Self::NotDrawn { .. } => "not-drawn",
            Self::EmptyPileFirst { .. } => "empty-pile-first",
            Self::NotAPair { .. } => "not-a-pair",
            Self::NotInHand { .. } => "not-in-hand",
            Self::NoCrabs => "no-crabs",
            Self::OnlyTheTop => "only-the-top",
            Self::TooDeep { .. } => "too-deep",
            Self::NoShark => "no-shark",
            Self::NotAVictim { .. } => "not-a-victim",
            Self::NoCardsToRob { .. } => "no-cards-to-rob",
            Self::Locked { .. } => "locked",
            Self::AlreadyCalled => "already-called",
            Self::TooFewPoints { .. } => "too-few-points",
        }
    }

    fn rule(&self) -> &'static str {
        match self {
            Self::GameOver => "SS-G5",
            Self::NotYourTurn { .. } => "SS-A5",
            Self::DrawFirst | Self::AlreadyDrawn => "SS-B8",
            Self::ChooseFirst | Self::NotDrawn { .. } => "SS-B1",
            Self::PickFirst | Self::NoCrabs | Self::OnlyTheTop | Self::TooDeep { .. } => "SS-E3",
            Self::RobFirst | Self::NoShark => "SS-E8",
            Self::DeckEmpty => "SS-B7",
            Self::PileEmpty { .. } => "SS-B3",
            Self::EmptyPileFirst { .. } => "SS-B4",
            Self::NotAPair { .. } | Self::NotInHand { .. } => "SS-P1",
            Self::NotAVictim { .. } | Self::NoCardsToRob { .. } => "SS-E9",
            Self::Locked { .. } => "SS-H5",
            Self::AlreadyCalled => "SS-H4",
            Self::TooFewPoints { .. } => "SS-F2",
        }
    }
}
