//! Everything that is printed on the cards, for a client that shows them and knows no rule.

use serde::Serialize;
use tabletop::Choice;

use crate::{
    card::{Card, Place, Symbol},
    species::{Home, Part, Species, Tags},
    text::CardText,
};

/// All cards and all species.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Catalogue {
    /// Every species, in the order of [`Species`].
    pub species: Vec<Entry>,
    /// Every card, lowest number first.
    pub cards: Vec<Printed>,
}

/// What there is to show of a species.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Entry {
    /// Which.
    pub species: Species,
    /// The part of the game that brought it.
    pub part: Part,
    /// Where it lives.
    pub home: Home,
    /// How many faces show it.
    pub copies: u8,
    /// How many cards must be paid for it.
    pub cost: u8,
    /// What it is.
    pub tags: Tags,
    /// What it does and scores, in words.
    pub text: CardText,
}

/// What is printed on a card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Printed {
    /// Its number.
    pub card: Card,
    /// The part of the game it belongs to.
    pub part: Part,
    /// A tree or shrub, or two halves.
    pub faces: Vec<PrintedFace>,
}

/// A face of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PrintedFace {
    /// How the card lies if this face shows.
    pub place: Place,
    /// Who lives there.
    pub species: Species,
    /// Its colour.
    pub symbol: Option<Symbol>,
}

impl Catalogue {
    /// The whole game.
    pub fn all() -> Self {
        Self {
            species: Species::ALL.iter().map(|&species| Entry::of(species)).collect(),
            cards: Card::ALL.into_iter().map(Printed::of).collect(),
        }
    }
}

impl Entry {
    fn of(species: Species) -> Self {
        let sheet = species.sheet();
        Self {
            species,
            part: sheet.part,
            home: sheet.home,
            copies: sheet.copies,
            cost: sheet.cost,
            tags: sheet.tags,
            text: CardText::of(species),
        }
    }
}

impl Printed {
    fn of(card: Card) -> Self {
        let faces = card.faces().map(|(place, face)| PrintedFace {
            place,
            species: face.species,
            symbol: face.symbol,
        });
        Self { card, part: card.part(), faces: faces.collect() }
    }
}

/// FS-1: nothing is missing, and every face is counted where its species says how many there are.
#[test]
fn the_catalogue_has_every_card() {
    let Catalogue { species, cards } = Catalogue::all();
    assert_eq!((species.len(), cards.len()), (Species::COUNT, Card::COUNT));
    for entry in species {
        let faces = cards.iter().flat_map(|card| &card.faces);
        let found = faces.filter(|face| face.species == entry.species).count();
        assert_eq!(found, usize::from(entry.copies), "{}", entry.species.name());
    }
}
