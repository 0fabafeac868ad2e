//! Kinds, colours and cards: sixteen kinds, sixty-four cards, thirteen colours.
//!
//! The three decks (SS-D1, SS-D2) are subsets of one box of sixty-four cards, so a card has the
//! same number in all of them. Two cards of the same kind and colour are identical to the players:
//! players see and name a [`Face`], and only the engine knows the [`Card`].

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use tabletop::Choice;
use thiserror::Error;

/// Number of cards in the box.
pub const N_CARDS: usize = 64;
pub const N_KINDS: usize = KINDS.len();
pub const N_COLOURS: usize = 13;

tabletop::wire_choice! {
    /// The kind of a card.
    #[derive(PartialOrd, Ord)]
    pub enum Kind {
        /// Two draw the top card of the deck.
        Fish = "fish",
        /// Two take a card from a pile.
        Crab = "crab",
        /// Two give another turn.
        Sailboat = "sailboat",
        /// With a swimmer, robs another player.
        Shark = "shark",
        /// With a shark, robs another player.
        Swimmer = "swimmer",
        Shell = "shell",
        Octopus = "octopus",
        /// A collector, or doubles the points of pairs, depending on the settings.
        Penguin = "penguin",
        /// A collector that scores only as a pair.
        Sailor = "sailor",
        Starfish = "starfish",
        /// Scores sailboats.
        Lighthouse = "lighthouse",
        /// Scores fish.
        FishSchool = "fish_school",
        /// Scores penguins.
        PenguinColony = "penguin_colony",
        /// Scores sailors or swimmers.
        Captain = "captain",
        /// Scores starfish.
        Seagull = "seagull",
        /// Scores cards of a colour. Four of them win the game.
        Mermaid = "mermaid",
    }
}

tabletop::wire_choice! {
    /// The colour of a card.
    ///
    /// In alphabetical order, which breaks ties between colours (SS-M3).
    #[derive(PartialOrd, Ord)]
    pub enum Colour {
        /// ⚫
        Black = "black",
        /// 🔵
        Blue = "blue",
        /// Printed deck only.
        DarkBlue = "dark_blue",
        /// 🟢
        Green = "green",
        /// Printed deck only.
        Grey = "grey",
        /// Printed deck only.
        LightBlue = "light_blue",
        /// Printed deck only.
        LightOrange = "light_orange",
        /// Printed deck only.
        Orange = "orange",
        /// Printed deck only.
        Pink = "pink",
        /// 🟣
        Purple = "purple",
        /// 🔴
        Red = "red",
        /// ⚪ Only mermaids (SS-D7).
        White = "white",
        /// 🟡
        Yellow = "yellow",
    }
}

/// Number of cards of each kind in the box, in the order of the card numbers.
#[rustfmt::skip]
const KINDS: [(Kind, u8); 16] = [
    (Kind::Fish,          7),
    (Kind::Crab,          9),
    (Kind::Sailboat,      8),
    (Kind::Shark,         5),
    (Kind::Swimmer,       5),
    (Kind::Shell,         6),
    (Kind::Octopus,       5),
    (Kind::Penguin,       3),
    (Kind::Sailor,        2),
    (Kind::Starfish,      5),
    (Kind::Lighthouse,    1),
    (Kind::FishSchool,    1),
    (Kind::PenguinColony, 1),
    (Kind::Captain,       1),
    (Kind::Seagull,       1),
    (Kind::Mermaid,       4),
];

/// A card of the box.
///
/// Serialized as its kind and its number within the kind: `fish_1` to `mermaid_4`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "String"))]
pub struct Card(u8);

/// The visible side of a card. Serialized as `["fish","blue"]`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(from = "(Kind, Colour)", into = "(Kind, Colour)")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "FaceAsWritten"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Face {
    pub kind: Kind,
    pub colour: Colour,
}

/// The serialized form of a face, for generated types.
#[cfg(feature = "typescript")]
#[derive(ts_rs::TS)]
#[expect(dead_code, reason = "only its type is asked for")]
struct FaceAsWritten(Kind, Colour);

/// Two cards to be played together, in either order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(from = "(Face, Face)", into = "(Face, Face)")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "[Face, Face]"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Pair {
    first: Face,
    second: Face,
}

/// The text is not the name of a card.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("'{text}' is not a card; write its kind and number, such as 'fish_1' or 'mermaid_4'")]
pub struct ParseCardError {
    text: String,
}

impl Card {
    /// The first card of the box.
    pub(crate) const FIRST: Self = Self(0);

    /// The card with this number, 0 to 63.
    #[inline]
    pub const fn new(number: u8) -> Option<Self> {
        if (number as usize) < N_CARDS { Some(Self(number)) } else { None }
    }

    /// Its number, 0 to 63.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub const fn kind(self) -> Kind {
        KIND_OF[self.index()]
    }

    /// Its number within the kind, starting at 1.
    pub const fn number_of_kind(self) -> u8 {
        self.0 - FIRST_OF[self.kind() as usize] + 1
    }
}

impl Kind {
    /// Number of cards of this kind in the box.
    #[inline]
    pub const fn copies(self) -> u8 {
        KINDS[self as usize].1
    }

    /// The cards of the kind, as bits.
    #[inline]
    pub(crate) const fn bits(self) -> u64 {
        ((1 << self.copies()) - 1) << FIRST_OF[self as usize]
    }
}

impl Pair {
    /// The pair of these two.
    #[inline]
    pub fn new(one: Face, other: Face) -> Self {
        Self { first: one.min(other), second: one.max(other) }
    }

    /// The two cards, in order of kind and colour.
    #[inline]
    pub const fn faces(self) -> [Face; 2] {
        [self.first, self.second]
    }
}

impl From<(Kind, Colour)> for Face {
    fn from((kind, colour): (Kind, Colour)) -> Self {
        Self { kind, colour }
    }
}

impl From<Face> for (Kind, Colour) {
    fn from(face: Face) -> Self {
        (face.kind, face.colour)
    }
}

impl From<(Face, Face)> for Pair {
    fn from((one, other): (Face, Face)) -> Self {
        Self::new(one, other)
    }
}

impl From<Pair> for (Face, Face) {
    fn from(pair: Pair) -> Self {
        (pair.first, pair.second)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}_{}", self.kind().name(), self.number_of_kind())
    }
}

impl std::str::FromStr for Card {
    type Err = ParseCardError;

    fn from_str(text: &str) -> Result<Self, ParseCardError> {
        let read = || {
            let (name, number) = text.rsplit_once('_')?;
            let kind = Kind::ALL.iter().find(|kind| kind.name() == name)?;
            let number: u8 = number.parse().ok()?;
            let fits = (1..=kind.copies()).contains(&number);
            fits.then(|| Self(FIRST_OF[*kind as usize] + number - 1))
        };
        read().ok_or_else(|| ParseCardError { text: text.to_owned() })
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.colour.name(), self.kind.name())
    }
}

impl fmt::Display for Pair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} and {}", self.first, self.second)
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        text.parse().map_err(de::Error::custom)
    }
}

/// The number of the first card of each kind.
const FIRST_OF: [u8; N_KINDS] = {
    let mut first = [0; N_KINDS];
    let mut kind = 1;
    while kind < N_KINDS {
        first[kind] = first[kind - 1] + KINDS[kind - 1].1;
        kind += 1;
    }
    first
};

const KIND_OF: [Kind; N_CARDS] = {
    let mut kinds = [Kind::Fish; N_CARDS];
    let (mut kind, mut card) = (0, 0);
    while kind < N_KINDS {
        let end = card + KINDS[kind].1 as usize;
        while card < end {
            kinds[card] = KINDS[kind].0;
            card += 1;
        }
        kind += 1;
    }
    assert!(card == N_CARDS, "SS-D1: the box holds 64 cards");
    kinds
};

const _: () = {
    let mut kind = 0;
    while kind < N_KINDS {
        assert!(KINDS[kind].0 as usize == kind, "the table stands in the order of the kinds");
        kind += 1;
    }
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_is_written_by_kind_and_number() {
        for number in 0..64 {
            let card = Card::new(number).unwrap();
            assert_eq!(card.to_string().parse(), Ok(card));
        }
        assert_eq!(Card::new(0).unwrap().to_string(), "fish_1");
        assert_eq!(Card::new(63).unwrap().to_string(), "mermaid_4");
        assert_eq!(Card::new(64), None);
        for nonsense in ["fish_0", "fish_8", "fish", "_1", "", "Fish_1"] {
            assert!(nonsense.parse::<Card>().is_err(), "{nonsense}");
        }
    }

    #[test]
    fn a_pair_is_the_same_in_either_order() {
        let pair = r#"[["shark","red"],["swimmer","blue"]]"#;
        let turned = r#"[["swimmer","blue"],["shark","red"]]"#;
        let read = |text| serde_json::from_str::<Pair>(text).unwrap();
        assert_eq!(read(pair), read(turned));
        assert_eq!(serde_json::to_string(&read(turned)).unwrap(), pair);
    }

    #[test]
    fn the_colours_stand_in_alphabetical_order() {
        assert_eq!(Colour::ALL.len(), N_COLOURS);
        assert!(Colour::ALL.is_sorted_by_key(|colour| colour.name()));
    }
}
