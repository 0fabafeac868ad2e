//! The face-down deck, the only place that distinguishes identical cards.
//!
//! Luck draws numbers, and with two decks (DM-45) each face has two numbers. Which of the two was
//! drawn affects the shuffled order but not the players, so only the deck and the events keep it.
//! Hands do not, and no view shows it.

use std::{fmt, iter, str::FromStr};

use cards::{Card, ParseCardError};
use serde::{Deserialize, Serialize};
use tabletop::{Luck, Pile};

use crate::{
    card_bag::CardBag,
    order::{N_FACES, ORDER, slot},
};

/// One physical card of the one or two decks.
///
/// Its number, which luck draws, is its index in display order (DM-6); the second deck follows the
/// first. Serialized as the card, with an apostrophe for the second deck: `SA` and `SA'`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DeckCard(u8);

/// A set of physical cards, such as the rest of the deck.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "Vec<DeckCard>"))]
pub struct DeckSet(u128);

tabletop::bit_set!(DeckSet of DeckCard);

const FIRST_DECK: u128 = (1 << N_FACES) - 1;

impl DeckCard {
    /// What is printed on it.
    pub fn face(self) -> Card {
        let second = usize::from(self.0) >= N_FACES;
        ORDER[usize::from(self.0) - if second { N_FACES } else { 0 }]
    }

    fn number(number: u16) -> Option<Self> {
        (usize::from(number) < 2 * N_FACES).then_some(Self(number as u8))
    }
}

impl DeckSet {
    /// All cards of one or two decks.
    pub const fn full(decks: u8) -> Self {
        Self(if decks < 2 { FIRST_DECK } else { FIRST_DECK << N_FACES | FIRST_DECK })
    }

    /// The set with `card` added.
    #[inline]
    #[must_use]
    pub const fn with(self, card: DeckCard) -> Self {
        Self(self.0 | 1 << card.0)
    }

    /// The set without the cards of `other`.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The set without one card per card in `bag`; cards of the first deck are removed first.
    #[must_use]
    pub(crate) const fn minus_faces(self, bag: CardBag) -> Self {
        let (once, twice) = (bag.once() as u128, bag.twice() as u128);
        Self(self.0 & !(once | twice << N_FACES))
    }

    /// What is printed on them.
    #[inline]
    pub const fn faces(self) -> CardBag {
        CardBag::of_slots((self.0 & FIRST_DECK) as u64, (self.0 >> N_FACES) as u64)
    }

    /// The cards in the order of their numbers.
    pub fn iter(self) -> impl Iterator<Item = DeckCard> + Clone {
        let mut rest = self.0;
        iter::from_fn(move || {
            let card = DeckCard::number(rest.trailing_zeros() as u16)?;
            rest &= rest - 1; // Clears the lowest bit.
            Some(card)
        })
    }

    /// Draws the top card and removes it.
    #[inline]
    pub(crate) fn draw(&mut self, pile: Pile, luck: &mut impl Luck) -> Option<DeckCard> {
        let left = [self.0 as u64, (self.0 >> 64) as u64];
        let card = luck.draw(pile, &left).and_then(DeckCard::number)?;
        self.0 &= !(1 << card.0);
        Some(card)
    }
}

impl From<Card> for DeckCard {
    /// The card of the first deck.
    fn from(card: Card) -> Self {
        Self(slot(card) as u8)
    }
}

impl fmt::Display for DeckCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let dash = if usize::from(self.0) < N_FACES { "" } else { "'" };
        write!(f, "{}{dash}", self.face())
    }
}

impl FromStr for DeckCard {
    type Err = ParseCardError;

    fn from_str(text: &str) -> Result<Self, ParseCardError> {
        match text.strip_suffix('\'') {
            Some(face) => Ok(Self((slot(face.parse()?) + N_FACES) as u8)),
            None => text.parse::<Card>().map(Self::from),
        }
    }
}

impl TryFrom<String> for DeckCard {
    type Error = ParseCardError;

    fn try_from(text: String) -> Result<Self, ParseCardError> {
        text.parse()
    }
}

impl From<DeckCard> for String {
    fn from(card: DeckCard) -> Self {
        card.to_string()
    }
}

impl fmt::Debug for DeckCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl fmt::Debug for DeckSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use tabletop::luck::Fair;

    use super::*;
    use crate::card_bag::bag;

    /// DM-45: two decks are 108 cards, each face twice.
    #[test]
    fn every_card_survives_a_round_trip() {
        let both = DeckSet::full(2);
        assert_eq!((DeckSet::full(1).len(), both.len()), (54, 108));
        assert!(both.faces().faces().all(|card| both.faces().count(card) == 2));
        let json = serde_json::to_string(&both).unwrap();
        assert!(json.starts_with(r#"["JB","JS","SA","#) && json.ends_with(r#","D2'"]"#), "{json}");
        assert_eq!(serde_json::from_str::<DeckSet>(&json).unwrap(), both);
        let error = "SX'".parse::<DeckCard>().unwrap_err().to_string();
        assert!(error.starts_with("'SX' is not a card"), "{error}");
    }

    /// The second of two identical cards has its own position in the shuffled order.
    #[test]
    fn two_decks_come_off_the_top_in_one_order() {
        let pile = Pile::new(0, 1, 108);
        let (mut deck, mut luck) = (DeckSet::full(2), Fair::new([7; 32]));
        let mut order: Vec<DeckCard> = (0..108).filter_map(DeckCard::number).collect();
        luck.shuffle(pile, &mut order);
        for expected in order {
            assert_eq!(deck.draw(pile, &mut luck), Some(expected));
        }
        assert_eq!(deck.draw(pile, &mut luck), None);
    }

    #[test]
    fn faces_that_are_elsewhere_are_taken_out() {
        let rest = DeckSet::full(2).minus_faces(bag("SA SA D2"));
        assert_eq!(rest.len(), 105);
        assert_eq!(rest.faces().minus(bag("JB JS")).count("D2".parse().unwrap()), 1);
        assert_eq!(rest.faces().count("SA".parse().unwrap()), 0);
    }
}
