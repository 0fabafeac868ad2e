//! What cards do, as data. The game interprets it in one place; the texts are made from it too.

use serde::{Deserialize, Serialize};

use crate::{
    card::{Face, Slot},
    species::{Species, Tag, Tags},
};

/// What a card does when it is played: part of its effect or of its bonus.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reward {
    /// Draw so many cards.
    Draw(u8),
    /// Draw a card for each own card with the tag (FS-53).
    DrawPerTag(Tag),
    /// Draw a card for each own card of the species, or counting as it (FS-53).
    DrawPerSpecies(Species),
    /// Take another turn after this one (FS-35).
    ExtraTurn,
    /// Take another turn if a card with the tag is in the own forest (FS-53).
    ExtraTurnIf(Tag),
    /// Place cards from the hand for nothing (FS-51).
    FreePlay(Filter, Many),
    /// Play any number of further cards, paying for them (FS-50).
    PlayPaid,
    /// Lay any number of cards from the hand as saplings (FS-50).
    PlaySaplings,
    /// Put any number of cards from the hand into the cave and draw as many (FS-52).
    HandToCave,
    /// Put cards from the clearing into the cave (FS-52).
    ClearingToCave(Which),
    /// Take cards from the clearing into the hand (FS-52).
    ClearingToHand(Which),
    /// Remove the clearing from the game (FS-52).
    ClearingRemove,
}

/// Which cards may be placed for nothing.
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

/// How many cards may be placed for nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Many {
    One,
    /// Any number.
    Any,
}

/// Which cards of the clearing are meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Which {
    /// All of them.
    All,
    /// All that show any of these tags on any of their faces.
    Showing(Tags),
    /// Up to so many, chosen by the player.
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

/// From when on a permanent effect draws, under rules that leave it to the card (FS-38).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Starts {
    /// From the next turn on.
    NextTurn,
    /// From the next card on.
    FromNow,
}

impl Filter {
    /// Whether `face` may be placed.
    pub fn admits(self, face: Face) -> bool {
        match self {
            Self::Tag(tag) => face.tags.contains(tag),
            Self::Species(species) => face.species == species,
        }
    }
}
