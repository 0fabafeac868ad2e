//! The deck as a list for people and programs. Each game defines its own order.

use serde::Serialize;

use crate::{Card, Face, Rank, Suit};

/// The cards of a game that uses the French deck.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Catalogue {
    /// The suits, in the game's order.
    pub suits: Vec<SuitEntry>,
    /// The cards, in the game's order.
    pub cards: Vec<CardEntry>,
}

/// A card of the list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CardEntry {
    /// Its short name, such as `C3`.
    pub id: Card,
    /// Its name in the reader's language, such as "ace of spades".
    pub name: String,
    /// `None` for a joker.
    pub rank: Option<Rank>,
    /// `None` for a joker.
    pub suit: Option<SuitEntry>,
    /// Number of copies.
    pub copies: u8,
    /// Points of the card, in games where cards have points.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<u8>,
}

/// A suit of the list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SuitEntry {
    pub id: Suit,
    /// Its name in the reader's language.
    pub name: String,
    /// Its symbol, such as `♠`.
    pub symbol: char,
}

impl Catalogue {
    /// Lists `cards` and `suits`. `say` returns the message of a key in `locales/*/cards.ftl`.
    pub fn new(
        cards: impl IntoIterator<Item = Card>,
        suits: [Suit; 4],
        say: impl Fn(&str) -> String,
    ) -> Self {
        let suit = |suit: Suit| SuitEntry {
            id: suit,
            name: say(&format!("suit-{}", suit.letter())),
            symbol: suit.symbol(),
        };
        let card = |card: Card| {
            let (rank, its_suit) = match card.face() {
                Face::Suited(rank, its) => (Some(rank), Some(suit(its))),
                Face::Joker(_) => (None, None),
            };
            let name = say(&format!("card-{card}"));
            CardEntry { id: card, name, rank, suit: its_suit, copies: 1, points: None }
        };
        Self { suits: suits.map(suit).into(), cards: cards.into_iter().map(card).collect() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_is_listed_with_its_suit_and_a_joker_without() {
        let Catalogue { suits, cards } =
            Catalogue::new([Card::ALL[8], Card::BIG_JOKER], Suit::ALL, str::to_owned);
        let json = |value: &_| serde_json::to_string(value).unwrap();
        insta::assert_snapshot!(json(&cards[0]), @r#"{"id":"C3","name":"card-C3","rank":"3","suit":{"id":"C","name":"suit-C","symbol":"♣"},"copies":1}"#);
        insta::assert_snapshot!(json(&cards[1]), @r#"{"id":"JB","name":"card-JB","rank":null,"suit":null,"copies":1}"#);
        let symbols: String = suits.iter().map(|suit| suit.symbol).collect();
        assert_eq!(symbols, "♣♦♥♠");
    }
}
