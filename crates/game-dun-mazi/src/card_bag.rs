//! Multiset of cards, for games with two decks.

use std::{fmt, iter};

use cards::Card;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use thiserror::Error;

use crate::order::{N_FACES, ORDER, slot};

/// A multiset of cards, each at most twice, such as a hand or the public zone.
///
/// With two decks (DM-45) there are two cards of each face, which are interchangeable, so a bag
/// counts faces. Iteration and serialization use the display order (DM-6).
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "Vec<Card>"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "Vec<Card>"))]
pub struct CardBag {
    /// Bit `n` is set if the bag contains the card of slot `n` at least once.
    once: u64,
    /// Bit `n` is set if the bag contains that card twice. Implies the same bit of `once`.
    twice: u64,
}

/// A card occurs three times, which is impossible with two decks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("'{0}' occurs three times; two decks have only two")]
pub struct ThreeAlike(pub Card);

impl CardBag {
    /// The empty bag.
    pub const EMPTY: Self = Self { once: 0, twice: 0 };

    /// The bag of the slots that are set in `first`, plus those that are set in `second`.
    #[inline]
    pub const fn of_slots(first: u64, second: u64) -> Self {
        Self { once: first | second, twice: first & second }
    }

    /// One copy of this card.
    #[inline]
    pub const fn of(card: Card) -> Self {
        Self { once: 1 << slot(card), twice: 0 }
    }

    /// Number of cards.
    #[inline]
    pub const fn len(self) -> usize {
        (self.once.count_ones() + self.twice.count_ones()) as usize
    }

    /// Whether the bag is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.once == 0
    }

    /// Number of copies of `card`.
    pub const fn count(self, card: Card) -> usize {
        (self.once >> slot(card) & 1) as usize + (self.twice >> slot(card) & 1) as usize
    }

    /// Whether the bag contains `card`.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.once >> slot(card) & 1 == 1
    }

    /// Whether the bag contains at least as many copies of each card as `other`.
    #[inline]
    pub const fn contains_all(self, other: Self) -> bool {
        self.once & other.once == other.once && self.twice & other.twice == other.twice
    }

    /// The sum of both bags. Drops a third copy, which cannot exist.
    #[inline]
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self {
            once: self.once | other.once,
            twice: self.twice | other.twice | self.once & other.once,
        }
    }

    /// The bag without the cards of `other`. Ignores cards that it does not contain.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self {
            once: self.once & !other.once | self.twice & !other.twice,
            twice: self.twice & !other.once,
        }
    }

    /// The cards in display order; identical cards are adjacent.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        self.slots().filter_map(|slot| ORDER.get(slot).copied())
    }

    /// The different cards, in display order.
    pub fn faces(self) -> impl Iterator<Item = Card> + Clone {
        Self { once: self.once, twice: 0 }.iter()
    }

    /// The slots (indexes in [`ORDER`]) of the cards, ascending.
    #[inline]
    pub fn slots(self) -> impl Iterator<Item = usize> + Clone {
        let Self { mut once, mut twice } = self;
        iter::from_fn(move || {
            if once == 0 {
                return None;
            }
            let lowest = once & once.wrapping_neg();
            if twice & lowest == 0 {
                once ^= lowest;
            } else {
                twice ^= lowest; // Yields the slot a second time.
            }
            Some(lowest.trailing_zeros() as usize)
        })
    }

    /// The slots (indexes in [`ORDER`]) that occur, as bits.
    #[inline]
    pub const fn once(self) -> u64 {
        self.once
    }

    /// The slots that occur twice, as bits.
    #[inline]
    pub const fn twice(self) -> u64 {
        self.twice
    }

    /// Collects `cards` in a bag.
    ///
    /// # Errors
    ///
    /// Returns the first card that occurs a third time.
    pub fn gather(cards: impl IntoIterator<Item = Card>) -> Result<Self, ThreeAlike> {
        cards.into_iter().try_fold(Self::EMPTY, |bag, card| match bag.count(card) {
            0 | 1 => Ok(bag.plus(Self::of(card))),
            _ => Err(ThreeAlike(card)),
        })
    }
}

impl fmt::Display for CardBag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        cards::fmt_cards(f, self.iter())
    }
}

impl fmt::Debug for CardBag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

/// Serialized as the list of its cards.
impl Serialize for CardBag {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CardBag {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::gather(Vec::<Card>::deserialize(deserializer)?).map_err(de::Error::custom)
    }
}

const _: () = assert!(N_FACES <= u64::BITS as usize);

/// Parses a bag for tests: cards separated by spaces.
#[cfg(test)]
pub(crate) fn bag(text: &str) -> CardBag {
    CardBag::gather(text.split_whitespace().map(|name| name.parse().unwrap())).unwrap()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bags_count_their_cards() {
        let hand = bag("H3 SA H3");
        assert_eq!(hand.to_string(), "SA H3 H3");
        assert_eq!(hand.len(), 3);
        assert_eq!(hand.faces().count(), 2);
        assert!(hand.contains_all(bag("H3 H3")) && !hand.contains_all(bag("SA SA")));
        assert_eq!(hand.minus(bag("H3")), bag("SA H3"));
        assert_eq!(hand.minus(bag("H3 H3 D2")), bag("SA"));
        assert_eq!(hand.minus(bag("H3")).plus(bag("H3 D2")), bag("SA H3 H3 D2"));
        assert_eq!(bag("SA").minus(bag("SA SA")), CardBag::EMPTY);
    }

    #[test]
    fn a_bag_survives_a_round_trip() {
        for text in ["", "JB JB JS", "SA H3 H3 D2"] {
            let json = serde_json::to_string(&bag(text)).unwrap();
            assert_eq!(serde_json::from_str::<CardBag>(&json).unwrap(), bag(text));
        }
        let error = serde_json::from_str::<CardBag>(r#"["SA","SA","SA"]"#).unwrap_err();
        insta::assert_snapshot!(error, @"'SA' occurs three times; two decks have only two");
    }
}
