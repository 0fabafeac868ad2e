//! A few cards in six bytes, so that an action can hold two such lists.

use std::{array, fmt};

use cards::Card;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use thiserror::Error;

use crate::{
    card_bag::CardBag,
    choices::{Places, choices},
    order::{ORDER, slot},
};

/// Up to six cards in display order, whatever order they were given in.
///
/// The same cards are always the same handful, so an action is listed once and compares equal
/// however a client writes it.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "Vec<Card>"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "Vec<Card>"))]
pub struct Handful([u8; Handful::MAX]); // Each card's slot plus one, then zeros.

/// More cards than a hand can have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("a hand has at most {} cards, not {count}", Handful::MAX)]
pub struct TooMany {
    /// Number of cards given.
    pub count: usize,
}

impl Handful {
    /// The maximum hand size (DM-45).
    pub const MAX: usize = 6;

    /// Number of cards.
    #[inline]
    pub fn len(self) -> usize {
        self.0.iter().filter(|&&code| code != 0).count()
    }

    /// Whether there are no cards.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0[0] == 0
    }

    /// The cards, in display order.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        self.bag().iter()
    }

    #[inline]
    pub fn bag(self) -> CardBag {
        let codes = self.0.into_iter().filter(|&code| code != 0);
        codes.fold(CardBag::EMPTY, |bag, code| bag.plus(CardBag::of_slots(1 << (code - 1), 0)))
    }
}

/// Creates handfuls from a bag: one per subset of its positions.
pub(crate) struct Picks {
    /// By subset: the codes of its cards, lowest byte first.
    words: [u64; 1 << Handful::MAX],
    n_cards: usize,
    /// The positions whose card equals the card before.
    doubles: Places,
}

impl Picks {
    /// Reads the first six cards of `bag`.
    #[inline]
    pub(crate) fn of(bag: CardBag) -> Self {
        let mut codes = [0; Handful::MAX];
        let (mut n_cards, mut doubles, mut before) = (0, 0, 0);
        for (code, slot) in codes.iter_mut().zip(bag.slots()) {
            *code = slot as u64 + 1;
            doubles |= Places::from(*code == before) << n_cards;
            before = *code;
            n_cards += 1;
        }
        let mut words = [0; 1 << Handful::MAX];
        for places in 1..1_usize << n_cards {
            let without_first = words[places & (places - 1)];
            words[places] = without_first << 8 | codes[places.trailing_zeros() as usize];
        }
        Self { words, n_cards, doubles }
    }

    /// The cards at `places`.
    #[inline]
    pub(crate) fn at(&self, places: Places) -> Handful {
        let word = self.words[usize::from(places) % self.words.len()];
        Handful(array::from_fn(|place| (word >> (8 * place)) as u8))
    }

    /// Whether some cards are identical, so that several subsets give the same handful.
    #[inline]
    pub(crate) const fn has_doubles(&self) -> bool {
        self.doubles != 0
    }

    /// Whether no earlier subset gives the same handful.
    ///
    /// Of two identical cards, the first is taken before the second.
    #[inline]
    pub(crate) const fn is_new(&self, places: Places) -> bool {
        places & self.doubles & !(places << 1) == 0
    }

    /// Each distinct handful of `size` cards once, in the order of the subsets.
    #[inline]
    pub(crate) fn of_size(&self, size: usize) -> impl Iterator<Item = Handful> {
        let choices = choices(self.n_cards, size).iter().copied();
        choices.filter(|&places| self.is_new(places)).map(|places| self.at(places))
    }
}

impl TryFrom<CardBag> for Handful {
    type Error = TooMany;

    fn try_from(bag: CardBag) -> Result<Self, TooMany> {
        let mut codes = [0; Self::MAX];
        if bag.len() > codes.len() {
            return Err(TooMany { count: bag.len() });
        }
        for (code, slot) in codes.iter_mut().zip(bag.slots()) {
            *code = slot as u8 + 1;
        }
        Ok(Self(codes))
    }
}

impl From<Card> for Handful {
    fn from(card: Card) -> Self {
        Self([slot(card) as u8 + 1, 0, 0, 0, 0, 0])
    }
}

impl fmt::Display for Handful {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.bag().fmt(f)
    }
}

impl fmt::Debug for Handful {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

/// Serialized as the list of its cards.
impl Serialize for Handful {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.bag().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Handful {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        CardBag::deserialize(deserializer)?.try_into().map_err(de::Error::custom)
    }
}

const _: () = assert!(ORDER.len() < u8::MAX as usize);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card_bag::bag;

    fn picks(text: &str, size: usize) -> Vec<String> {
        Picks::of(bag(text)).of_size(size).map(|handful| handful.to_string()).collect()
    }

    #[test]
    fn the_order_in_which_cards_are_named_does_not_matter() {
        let read = |json| serde_json::from_str::<Handful>(json).unwrap();
        assert_eq!(read(r#"["D2","SA"]"#), read(r#"["SA","D2"]"#));
        assert_eq!(read(r#"["D2","SA"]"#).to_string(), "SA D2");
        let error = serde_json::from_str::<Handful>(r#"["S2","S3","S4","S5","S6","S7","S8"]"#);
        insta::assert_snapshot!(error.unwrap_err(), @"a hand has at most 6 cards, not 7");
    }

    #[test]
    fn every_pick_comes_once() {
        assert_eq!(picks("SA SK SQ SJ S9", 4)[..2], ["SA SK SQ SJ", "SA SK SQ S9"]);
        assert_eq!(picks("SA SK SQ SJ S9", 3).len(), 10);
        assert_eq!(picks("SA SK SQ SJ S9 S8", 3).len(), 20);
    }

    /// DM-45: with two decks, identical cards are interchangeable.
    #[test]
    fn identical_cards_are_not_picked_in_two_ways() {
        assert_eq!(picks("SA SA SK SK SQ", 1), ["SA", "SK", "SQ"]);
        assert_eq!(picks("SA SA SK SK SQ", 2).len(), 5);
    }
}
