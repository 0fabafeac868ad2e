//! The 230 cards and their faces.

mod table;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{
    set::{Member, Set},
    species::{Part, Species, Tag, Tags},
};

tabletop::wire_choice! {
    /// A tree symbol on a face (FS-5). Each has its own colour.
    pub enum Symbol {
        Linden = "linden",
        Oak = "oak",
        SilverFir = "silver_fir",
        Birch = "birch",
        Beech = "beech",
        Sycamore = "sycamore",
        DouglasFir = "douglas_fir",
        HorseChestnut = "horse_chestnut",
        EuropeanLarch = "european_larch",
        StonePine = "stone_pine",
    }
}

tabletop::wire_choice! {
    /// One of the four sides of a host, where a dweller lives (FS-12).
    pub enum Slot {
        Top = "top",
        Bottom = "bottom",
        Left = "left",
        Right = "right",
    }
}

tabletop::wire_choice! {
    /// How a card is placed in a forest. It determines the visible face.
    pub enum Place {
        /// A tree or shrub, face up.
        Grown = "grown",
        /// Any card face down: a sapling (FS-15).
        Sapling = "sapling",
        /// In the top slot of a host.
        Top = "top",
        /// In the bottom slot.
        Bottom = "bottom",
        /// In the left slot.
        Left = "left",
        /// In the right slot.
        Right = "right",
    }
}

/// A physical card. Two copies of a card are two `Card`s.
///
/// Serialized as its printed number: 1 to 66 and 70 to 233. The three numbers between are the
/// winter cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "number"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Card(u8);

/// A set of cards.
pub type CardSet = Set<Card>;

/// A face: a tree, a shrub, or one half of a split card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Face {
    /// The species on the face.
    pub species: Species,
    /// Its colour. Only saplings have none.
    pub symbol: Option<Symbol>,
    /// The tags of its species, and the tag of its expansion.
    pub tags: Tags,
}

/// The faces of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Print {
    /// A tree or shrub.
    Host(Face),
    /// Two halves, one above the other.
    Ends([Face; 2]),
    /// Two halves side by side.
    Sides([Face; 2]),
}

/// No card has that number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("there is no card {number}; cards are numbered 1 to 66 and 70 to 233")]
pub struct NoSuchCard {
    pub number: u8,
}

/// Number of cards before the winter cards.
const BEFORE_WINTERS: u8 = 66;
/// Number of winter cards (FS-3), which are never a [`Card`].
const WINTERS: u8 = 3;

impl Symbol {
    pub const COUNT: usize = 10;
}

impl From<Slot> for Place {
    fn from(slot: Slot) -> Self {
        match slot {
            Slot::Top => Self::Top,
            Slot::Bottom => Self::Bottom,
            Slot::Left => Self::Left,
            Slot::Right => Self::Right,
        }
    }
}

impl Place {
    const FACE_UP: [Self; 5] = [Self::Grown, Self::Top, Self::Bottom, Self::Left, Self::Right];

    /// The slot of a dweller; `None` for a host.
    #[inline]
    pub const fn slot(self) -> Option<Slot> {
        match self {
            Self::Grown | Self::Sapling => None,
            Self::Top => Some(Slot::Top),
            Self::Bottom => Some(Slot::Bottom),
            Self::Left => Some(Slot::Left),
            Self::Right => Some(Slot::Right),
        }
    }
}

impl Card {
    pub const COUNT: usize = 230;

    /// Every card, lowest number first: the base game, then Alpine, then Woodland Edge.
    pub const ALL: [Self; Self::COUNT] = {
        let mut all = [Self(0); Self::COUNT];
        let mut index = 0;
        while index < Self::COUNT {
            all[index] = Self(index as u8);
            index += 1;
        }
        all
    };

    /// The card with the lowest number.
    pub const FIRST: Self = Self(0);

    /// The index in [`Card::ALL`].
    #[inline]
    pub(crate) const fn nth(self) -> usize {
        self.0 as usize
    }

    /// The printed number.
    pub const fn number(self) -> u8 {
        if self.0 < BEFORE_WINTERS { self.0 + 1 } else { self.0 + 1 + WINTERS }
    }

    /// The card with this printed number.
    ///
    /// # Errors
    ///
    /// Returns [`NoSuchCard`] if there is none.
    pub const fn numbered(number: u8) -> Result<Self, NoSuchCard> {
        let index = match number {
            1..=66 => number - 1,
            70..=233 => number - 1 - WINTERS,
            _ => return Err(NoSuchCard { number }),
        };
        Ok(Self(index))
    }

    /// The faces of the card.
    #[inline]
    pub const fn print(self) -> &'static Print {
        &table::PRINTS[self.0 as usize]
    }

    /// The part of the game to which it belongs.
    pub const fn part(self) -> Part {
        table::part(self.0)
    }

    /// The visible face of a card in this place; `None` if it has no such face.
    #[inline]
    pub const fn face(self, place: Place) -> Option<Face> {
        match (place, self.print()) {
            (Place::Sapling, _) => Some(Face::SAPLING),
            (Place::Grown, Print::Host(face))
            | (Place::Top, Print::Ends([face, _]))
            | (Place::Bottom, Print::Ends([_, face]))
            | (Place::Left, Print::Sides([face, _]))
            | (Place::Right, Print::Sides([_, face])) => Some(*face),
            (Place::Grown, Print::Ends(_) | Print::Sides(_))
            | (Place::Top | Place::Bottom, Print::Host(_) | Print::Sides(_))
            | (Place::Left | Place::Right, Print::Host(_) | Print::Ends(_)) => None,
        }
    }

    /// The visible face of a card in this place, for callers that know it has one.
    #[inline]
    pub(crate) const fn shown(self, place: Place) -> Face {
        let [first, second] = &table::FACES[self.0 as usize];
        match place {
            Place::Sapling => Face::SAPLING,
            Place::Grown | Place::Top | Place::Left => *first,
            Place::Bottom | Place::Right => *second,
        }
    }

    /// Every place in which the card is face up, with the visible face.
    #[inline]
    pub fn faces(self) -> impl Iterator<Item = (Place, Face)> {
        Place::FACE_UP.into_iter().filter_map(move |place| Some((place, self.face(place)?)))
    }
}

impl Face {
    /// The back of a card as a sapling: a tree without species (FS-15).
    pub const SAPLING: Self =
        Self { species: Species::TreeSapling, symbol: None, tags: Tags::of(&[Tag::Tree]) };

    const fn new(part: Part, species: Species, symbol: Symbol) -> Self {
        let tags = species.data().tags.or(part.tags());
        Self { species, symbol: Some(symbol), tags }
    }
}

impl CardSet {
    /// The cards of this part of the game.
    pub fn of_part(part: Part) -> Self {
        Card::ALL.into_iter().filter(|card| card.part() == part).collect()
    }

    /// The trees and shrubs.
    pub const HOSTS: Self = table::HOSTS;

    /// The cards that show `tag` on any of their faces.
    #[inline]
    pub const fn showing(tag: Tag) -> &'static Self {
        &table::WITH_TAG[tag as usize]
    }

    /// The cards that show any of `tags` on any of their faces.
    pub fn showing_any(tags: Tags) -> Self {
        tags.iter().fold(Self::EMPTY, |cards, tag| cards.or(Self::showing(tag)))
    }

    /// The cards of this colour: those that show `symbol` on any of their faces (FS-17).
    #[inline]
    pub const fn coloured(symbol: Symbol) -> &'static Self {
        &table::WITH_SYMBOL[symbol as usize]
    }

    /// The cards with this species on any of their faces.
    #[inline]
    pub const fn of_species(species: Species) -> &'static Self {
        &table::WITH_SPECIES[species as usize]
    }

    /// The cards with a permanent effect on any of their faces.
    pub const PERMANENT: Self = table::PERMANENT;

    /// The cards with a face that lets others share a slot of its host.
    pub const INVITING: Self = table::INVITING;
}

impl Member for Card {
    #[inline]
    fn index(self) -> u8 {
        self.0
    }

    #[inline]
    fn at(index: u8) -> Self {
        debug_assert!(usize::from(index) < Self::COUNT);
        Self(index)
    }
}

impl TryFrom<u8> for Card {
    type Error = NoSuchCard;

    fn try_from(number: u8) -> Result<Self, NoSuchCard> {
        Self::numbered(number)
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> Self {
        card.number()
    }
}

#[cfg(test)]
mod tests;
