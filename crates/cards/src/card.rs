//! A card of the French deck, and its short name.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use thiserror::Error;

/// A card of the French deck, or one of the two jokers.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "String"))]
pub struct Card(u8);

/// The printed side of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Face {
    /// A rank in a suit.
    Suited(Rank, Suit),
    /// A joker, which has neither.
    Joker(Joker),
}

/// Ace to king, in printed order. Each game defines its own strength order.
#[expect(missing_docs, reason = "the names say it all")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Rank {
    #[serde(rename = "A")]
    Ace,
    #[serde(rename = "2")]
    Two,
    #[serde(rename = "3")]
    Three,
    #[serde(rename = "4")]
    Four,
    #[serde(rename = "5")]
    Five,
    #[serde(rename = "6")]
    Six,
    #[serde(rename = "7")]
    Seven,
    #[serde(rename = "8")]
    Eight,
    #[serde(rename = "9")]
    Nine,
    #[serde(rename = "10")]
    Ten,
    #[serde(rename = "J")]
    Jack,
    #[serde(rename = "Q")]
    Queen,
    #[serde(rename = "K")]
    King,
}

/// Clubs, diamonds, hearts, spades.
#[expect(missing_docs, reason = "the names say it all")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Suit {
    #[serde(rename = "C")]
    Clubs,
    #[serde(rename = "D")]
    Diamonds,
    #[serde(rename = "H")]
    Hearts,
    #[serde(rename = "S")]
    Spades,
}

/// The two jokers.
#[expect(missing_docs, reason = "the names say it all")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Joker {
    Small,
    Big,
}

/// The text is not the name of a card.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error(
    "'{text}' is not a card; write suit then rank, such as 'C3', 'D10' or 'SA', or a joker, 'JB' or 'JS'"
)]
pub struct ParseCardError {
    /// The text that was parsed.
    pub text: String,
}

impl Card {
    /// All fifty-four cards: ace to king, each from clubs to spades, then the jokers.
    pub const ALL: [Self; 54] = {
        let mut all = [Self(0); 54];
        let mut index = 0;
        while index < 54 {
            all[index] = Self(index as u8);
            index += 1;
        }
        all
    };

    /// The short names, in the order of [`Card::ALL`].
    #[rustfmt::skip] // One rank per line.
    const NAMES: [&str; 54] = [
        "CA", "DA", "HA", "SA",
        "C2", "D2", "H2", "S2",
        "C3", "D3", "H3", "S3",
        "C4", "D4", "H4", "S4",
        "C5", "D5", "H5", "S5",
        "C6", "D6", "H6", "S6",
        "C7", "D7", "H7", "S7",
        "C8", "D8", "H8", "S8",
        "C9", "D9", "H9", "S9",
        "C10", "D10", "H10", "S10",
        "CJ", "DJ", "HJ", "SJ",
        "CQ", "DQ", "HQ", "SQ",
        "CK", "DK", "HK", "SK",
        "JS", "JB",
    ];

    pub const SMALL_JOKER: Self = Self(52);
    pub const BIG_JOKER: Self = Self(53);

    /// The card of this rank and suit.
    pub const fn new(rank: Rank, suit: Suit) -> Self {
        Self(rank as u8 * 4 + suit as u8)
    }

    /// Position of this card in [`Card::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its short name: suit then rank, such as `C3`, or `JS` and `JB` for the jokers.
    pub const fn name(self) -> &'static str {
        Self::NAMES[self.index()]
    }

    pub const fn face(self) -> Face {
        match self.0 {
            53.. => Face::Joker(Joker::Big),
            52 => Face::Joker(Joker::Small),
            index => Face::Suited(Rank::ALL[index as usize / 4], Suit::ALL[index as usize % 4]),
        }
    }
}

impl Rank {
    /// All ranks, in printed order.
    pub const ALL: [Self; 13] = [
        Self::Ace,
        Self::Two,
        Self::Three,
        Self::Four,
        Self::Five,
        Self::Six,
        Self::Seven,
        Self::Eight,
        Self::Nine,
        Self::Ten,
        Self::Jack,
        Self::Queen,
        Self::King,
    ];

    const NAMES: [&str; 13] = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];

    /// The printed form: `A`, `2` to `10`, `J`, `Q`, `K`.
    pub const fn name(self) -> &'static str {
        Self::NAMES[self as usize]
    }

    /// The rank with this printed form.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|rank| rank.name() == name)
    }
}

impl Suit {
    /// All suits.
    pub const ALL: [Self; 4] = [Self::Clubs, Self::Diamonds, Self::Hearts, Self::Spades];

    /// Its letter: `C`, `D`, `H` or `S`.
    pub const fn letter(self) -> char {
        match self {
            Self::Clubs => 'C',
            Self::Diamonds => 'D',
            Self::Hearts => 'H',
            Self::Spades => 'S',
        }
    }

    /// Its symbol: `♣`, `♦`, `♥` or `♠`.
    pub const fn symbol(self) -> char {
        match self {
            Self::Clubs => '♣',
            Self::Diamonds => '♦',
            Self::Hearts => '♥',
            Self::Spades => '♠',
        }
    }

    /// The suit with this letter.
    pub fn lettered(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|suit| suit.letter() == letter)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for Card {
    type Err = ParseCardError;

    fn from_str(text: &str) -> Result<Self, ParseCardError> {
        let suited = || {
            let mut letters = text.chars();
            let suit = Suit::lettered(letters.next()?)?;
            let rank = Rank::named(letters.as_str())?;
            Some(Self::new(rank, suit))
        };
        match text {
            "JB" => Ok(Self::BIG_JOKER),
            "JS" => Ok(Self::SMALL_JOKER),
            _ => suited().ok_or_else(|| ParseCardError { text: text.to_owned() }),
        }
    }
}

/// Serialized as its short name, without a heap allocation: most of the traffic is cards.
impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(ShortName)
    }
}

/// Parses a short name.
struct ShortName;

impl de::Visitor<'_> for ShortName {
    type Value = Card;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the short name of a card, such as \"C3\"")
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<Card, E> {
        text.parse().map_err(E::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_survives_a_round_trip() {
        for (index, card) in Card::ALL.into_iter().enumerate() {
            assert_eq!(card.index(), index);
            assert_eq!(card.to_string().parse(), Ok(card));
            let json = serde_json::to_string(&card).unwrap();
            assert_eq!(serde_json::from_str::<Card>(&json).unwrap(), card);
        }
    }

    #[test]
    fn ranks_and_suits_are_written_as_on_the_cards() {
        for rank in Rank::ALL {
            assert_eq!(serde_json::to_value(rank).unwrap(), rank.name());
        }
        for suit in Suit::ALL {
            assert_eq!(serde_json::to_value(suit).unwrap(), suit.letter().to_string());
        }
    }

    #[test]
    fn a_card_knows_its_face() {
        assert_eq!(Card::new(Rank::Ten, Suit::Hearts).to_string(), "H10");
        assert_eq!("SJ".parse::<Card>().unwrap().face(), Face::Suited(Rank::Jack, Suit::Spades));
        assert_eq!("JS".parse::<Card>().unwrap().face(), Face::Joker(Joker::Small));
        assert_eq!("JB".parse::<Card>().unwrap().face(), Face::Joker(Joker::Big));
    }

    #[test]
    fn a_wrong_name_is_quoted_back() {
        for text in ["", "3", "3C", "C1", "C11", "C3 ", "c3", "C三", "J", "SS"] {
            let error = text.parse::<Card>().expect_err(text);
            assert!(error.to_string().starts_with(&format!("'{text}' is not a card")), "{error}");
        }
    }
}
