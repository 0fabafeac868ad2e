//! Card effects as data. `act` interprets them, and `card_text` describes them.

use serde::{Deserialize, Serialize};

use crate::{
    card::{Face, Slot},
    species::{Species, Tag, Tags},
};

/// A reward: part of a card's effect or bonus.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reward {
    /// Draw this many cards.
    Draw(u8),
    /// Draw a card per card with the tag in the player's forest (FS-53).
    DrawPerTag(Tag),
    /// Draw a card per card in the player's forest that is or counts as the species (FS-53).
    DrawPerSpecies(Species),
    /// Take another turn after this one (FS-35).
    ExtraTurn,
    /// Take another turn if a card with the tag is in the player's forest (FS-53).
    ExtraTurnIf(Tag),
    /// Place cards from the hand without payment (FS-51).
    FreePlay(Filter, Many),
    /// Play any number of further cards and pay for them (FS-50).
    PlayPaid,
    /// Lay any number of cards from the hand as saplings (FS-50).
    PlaySaplings,
    /// Put any number of cards from the hand into the cave and draw the same number (FS-52).
    HandToCave,
    /// Put cards from the clearing into the cave (FS-52).
    ClearingToCave(Which),
    /// Take cards from the clearing into the hand (FS-52).
    ClearingToHand(Which),
    /// Remove the clearing from the game (FS-52).
    ClearingRemove,
}

/// Which cards may be placed without payment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Filter {
    /// Faces with this tag.
    Tag(Tag),
    /// Faces of this species.
    Species(Species),
}

/// How many cards may be placed without payment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Many {
    One,
    /// Any number.
    Any,
}

/// Which cards of the clearing are eligible.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Which {
    /// All of them.
    All,
    /// All that show any of these tags on any of their faces.
    Showing(Tags),
    /// Up to this many, chosen by the player.
    Choose(u8),
}

/// When a permanent effect draws a card (FS-18).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Trigger {
    /// When a face with the tag is played.
    OnTag(Tag),
    /// When a card is placed in that slot of a tree or sapling.
    OnTree(Slot),
}

/// When a permanent effect starts to draw, under the rules that follow the card (FS-38).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Starts {
    /// In the next turn.
    NextTurn,
    /// With the next card.
    FromNow,
}

impl Filter {
    /// Whether the filter accepts `face`.
    pub fn admits(self, face: Face) -> bool {
        match self {
            Self::Tag(tag) => face.tags.contains(tag),
            Self::Species(species) => face.species == species,
        }
    }
}
