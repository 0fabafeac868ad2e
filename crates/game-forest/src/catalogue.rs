//! The printed data of all cards, for clients, which know no rules.

use serde::Serialize;
use tabletop::{CardGame, Choice, Localize};

use crate::{
    ForestShuffle,
    card::{Card, Place, Symbol},
    card_text::{CardText, Line},
    config::Config,
    species::{Home, Part, Species, Tags},
};

/// All cards and all species.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Catalogue {
    /// Every species, in the order of [`Species`].
    pub species: Vec<SpeciesEntry>,
    /// Every card, lowest number first.
    pub cards: Vec<Printed>,
}

/// The printed data of a species.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SpeciesEntry {
    pub species: Species,
    /// The part of the game to which it belongs.
    pub part: Part,
    /// Where it lives.
    pub home: Home,
    /// Number of faces that show it.
    pub copies: u8,
    /// Number of cards to pay.
    pub cost: u8,
    pub tags: Tags,
    /// Its effect, bonus and scoring as text.
    pub text: CardText,
}

/// The printed data of a card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Printed {
    pub card: Card,
    /// The part of the game it belongs to.
    pub part: Part,
    /// The face of a tree or shrub, or two halves.
    pub faces: Vec<PrintedFace>,
}

/// A face of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PrintedFace {
    /// The place in which this face is visible.
    pub place: Place,
    /// The species on the face.
    pub species: Species,
    /// Its colour.
    pub symbol: Option<Symbol>,
}

/// The cards in play in the reader's language, for people and programs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CardList {
    /// Every card in play, lowest number first.
    pub cards: Vec<CardEntry>,
}

/// A card of the list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CardEntry {
    /// Its printed number.
    pub id: Card,
    /// The part of the game it belongs to.
    pub part: Part,
    /// The face of a tree or shrub, or two halves.
    pub faces: Vec<FaceEntry>,
}

/// A face of a card: a tree or shrub, or one half.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FaceEntry {
    /// The place in which this face is visible.
    pub place: Place,
    /// The species on the face.
    pub species: Species,
    /// The name of the species.
    pub name: String,
    /// The tree symbol.
    pub symbol: Option<SymbolEntry>,
    /// Number of cards to pay.
    pub cost: u8,
    pub tags: Tags,
    /// Its effect, one sentence per entry.
    pub effect: Vec<String>,
    /// Its bonus, one sentence per entry.
    pub bonus: Vec<String>,
    /// Its scoring.
    pub points: String,
}

/// A tree symbol.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SymbolEntry {
    /// The tree.
    pub id: Symbol,
    /// Its name and colour.
    pub name: String,
}

impl CardList {
    /// The cards in play under `config` (FS-1), in the language of `messages`.
    pub fn new(config: &Config, messages: &dyn Localize) -> Self {
        let cards = config.cards();
        let in_play = Card::ALL.into_iter().filter(|&card| cards.contains(card));
        Self { cards: in_play.map(|card| CardEntry::new(card, messages)).collect() }
    }
}

impl CardEntry {
    fn new(card: Card, messages: &dyn Localize) -> Self {
        let Printed { card: id, part, faces } = Printed::of(card);
        let faces = faces.into_iter().map(|face| FaceEntry::new(face, messages));
        Self { id, part, faces: faces.collect() }
    }
}

impl FaceEntry {
    fn new(PrintedFace { place, species, symbol }: PrintedFace, messages: &dyn Localize) -> Self {
        let SpeciesEntry { cost, tags, text, .. } = SpeciesEntry::of(species);
        let say = |line: &Line| messages.say(&line.key, &line.values);
        let symbol = symbol.map(|symbol| SymbolEntry {
            id: symbol,
            name: messages.say(&format!("forest-symbol-{}", symbol.name()), &[]),
        });
        Self {
            place,
            species,
            name: say(&text.name),
            symbol,
            cost,
            tags,
            effect: text.effect.iter().map(say).collect(),
            bonus: text.bonus.iter().map(say).collect(),
            points: say(&text.scoring),
        }
    }
}

impl Catalogue {
    /// The whole game.
    pub fn all() -> Self {
        Self {
            species: Species::ALL.iter().map(|&species| SpeciesEntry::of(species)).collect(),
            cards: Card::ALL.into_iter().map(Printed::of).collect(),
        }
    }
}

impl SpeciesEntry {
    fn of(species: Species) -> Self {
        let data = species.data();
        Self {
            species,
            part: data.part,
            home: data.home,
            copies: data.copies,
            cost: data.cost,
            tags: data.tags,
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

impl CardGame for ForestShuffle {
    type Catalogue = CardList;

    fn catalogue(config: &Config, messages: &dyn Localize) -> CardList {
        CardList::new(config, messages)
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Settings;
    use testkit::Keys;

    use super::*;

    /// FS-1: no card is missing, and the number of faces per species is correct.
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

    /// FS-1: the list has the cards of the parts that are in play, and no others.
    #[test]
    fn the_list_follows_the_parts_in_play() {
        for (config, size) in [(Config::CLASSIC_BASE, 158), (Config::CLASSIC, 230)] {
            let CardList { cards } = CardList::new(&config, &Keys);
            assert_eq!(cards.len(), size);
            assert_eq!(cards.len(), usize::from(config.cards().len()));
        }
        let CardList { cards } = CardList::new(&Config::preset("published").unwrap(), &Keys);
        assert!(cards.iter().all(|card| card.part == Part::Base));
    }

    /// FS-1: every field of a tree and of a split card.
    #[test]
    fn a_card_is_listed_with_its_halves() {
        let CardList { cards } = CardList::new(&Config::CLASSIC_BASE, &Keys);
        let json = |n_faces| {
            let card = cards.iter().find(|card| card.faces.len() == n_faces).unwrap();
            serde_json::to_string(card).unwrap()
        };
        insta::assert_snapshot!(json(1), @r#"{"id":1,"part":"base","faces":[{"place":"grown","species":"linden","name":"forest-card-linden","symbol":{"id":"linden","name":"forest-symbol-linden"},"cost":1,"tags":["tree"],"effect":[],"bonus":[],"points":"forest-scoring-majority(points=3, otherwise=1, species=forest-card-linden)"}]}"#);
        insta::assert_snapshot!(json(2), @r#"{"id":70,"part":"base","faces":[{"place":"left","species":"european_hare","name":"forest-card-european_hare","symbol":{"id":"linden","name":"forest-symbol-linden"},"cost":0,"tags":["pawed_animal"],"effect":["forest-effect-shares-slot-any"],"bonus":[],"points":"forest-scoring-per-species(points=1, species=forest-card-european_hare)"},{"place":"right","species":"european_badger","name":"forest-card-european_badger","symbol":{"id":"douglas_fir","name":"forest-symbol-douglas_fir"},"cost":1,"tags":["pawed_animal"],"effect":[],"bonus":["forest-effect-free-play(kind=forest-tag-pawed_animal)"],"points":"forest-scoring-flat(points=2)"}]}"#);
    }
}
