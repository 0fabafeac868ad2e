//! Bit set of cards in one machine word.

use std::{
    fmt, iter,
    ops::{BitAnd, BitOr},
    str::FromStr,
};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use thiserror::Error;

use crate::{Card, ParseCardError};

/// A set of distinct cards, such as a hand.
///
/// Iterates in the order of [`Card::ALL`]. Card `n` of that list is bit `n`.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Array<string>"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "Vec<Card>"))]
pub struct CardSet(u64);

/// The text is not a set of cards.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ParseCardSetError {
    /// One of the words is not a card.
    #[error(transparent)]
    Card(#[from] ParseCardError),
    /// A card occurs twice.
    #[error("'{0}' occurs twice; a deck has only one")]
    Twice(Card),
}

impl CardSet {
    /// The empty set.
    pub const EMPTY: Self = Self(0);

    /// The fifty-two suited cards.
    pub const SUITED: Self = Self((1 << 52) - 1);

    /// All fifty-four cards.
    pub const WITH_JOKERS: Self = Self((1 << 54) - 1);

    /// The set of the bits in `bits`; bits that are not a card are dropped.
    #[inline]
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits & Self::WITH_JOKERS.0)
    }

    /// Bit `n` is set if card `n` of [`Card::ALL`] is in the set.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The set of one card.
    #[inline]
    pub const fn of(card: Card) -> Self {
        Self(1 << card.index())
    }

    /// Number of cards in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the set contains `card`.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 & (1 << card.index()) != 0
    }

    /// Whether the set contains every card of `other`.
    #[inline]
    pub const fn contains_all(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// The set with `card` added.
    #[inline]
    #[must_use]
    pub const fn with(self, card: Card) -> Self {
        Self(self.0 | (1 << card.index()))
    }

    /// The set without the cards of `other`.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The first card, in the order of [`Card::ALL`].
    #[inline]
    pub fn first(self) -> Option<Card> {
        Card::ALL.get(self.0.trailing_zeros() as usize).copied()
    }

    /// The cards, in the order of [`Card::ALL`].
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut rest = self;
        iter::from_fn(move || {
            let card = rest.first()?;
            rest.0 &= rest.0 - 1; // Clears the lowest bit.
            Some(card)
        })
    }

    /// Every subset with `size` members.
    pub fn subsets(self, size: usize) -> impl Iterator<Item = Self> + Clone {
        // Iterates over all words with `size` ones that fit the set's size (Gosper's hack), and
        // maps each to the members.
        let n = self.len();
        let last = if size <= n { ((1_u64 << size) - 1) << (n - size) } else { 0 };
        let mut next = (size <= n).then_some((1_u64 << size) - 1);
        iter::from_fn(move || {
            let chosen = next?;
            next = (chosen != last).then(|| {
                let low = chosen & chosen.wrapping_neg();
                let ripple = chosen + low;
                (((ripple ^ chosen) >> 2) / low) | ripple
            });
            Some(self.pick(chosen))
        })
    }

    /// The members whose positions in the set are the bits of `places`.
    fn pick(self, places: u64) -> Self {
        let members = self.iter().enumerate();
        members.filter(|(place, _)| places >> place & 1 == 1).map(|(_, card)| card).collect()
    }
}

impl BitOr for CardSet {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitAnd for CardSet {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl FromStr for CardSet {
    type Err = ParseCardSetError;

    fn from_str(text: &str) -> Result<Self, ParseCardSetError> {
        text.split_whitespace().try_fold(Self::EMPTY, |set, word| {
            let card = word.parse()?;
            if set.contains(card) {
                Err(ParseCardSetError::Twice(card))
            } else {
                Ok(set.with(card))
            }
        })
    }
}

/// Formats the short names of `cards`, separated by spaces.
///
/// # Errors
///
/// Returns the error of the formatter.
pub fn fmt_cards(f: &mut fmt::Formatter<'_>, cards: impl Iterator<Item = Card>) -> fmt::Result {
    for (index, card) in cards.enumerate() {
        let gap = if index == 0 { "" } else { " " };
        write!(f, "{gap}{card}")?;
    }
    Ok(())
}

impl fmt::Display for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt_cards(f, self.iter())
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

/// Serialized as the list of its cards.
impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards = Vec::<Card>::deserialize(deserializer)?;
        cards.into_iter().try_fold(Self::EMPTY, |set, card| {
            if set.contains(card) {
                Err(de::Error::custom(ParseCardSetError::Twice(card)))
            } else {
                Ok(set.with(card))
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(text: &str) -> CardSet {
        text.parse().unwrap()
    }

    #[test]
    fn a_set_survives_a_round_trip() {
        for text in ["", "CA", "SA C3 D10 JS JB"] {
            assert_eq!(set(text).to_string(), text);
            let json = serde_json::to_string(&set(text)).unwrap();
            assert_eq!(serde_json::from_str::<CardSet>(&json).unwrap(), set(text));
        }
    }

    #[test]
    fn a_card_named_twice_is_refused() {
        let error = "C3 D4 C3".parse::<CardSet>().unwrap_err();
        insta::assert_snapshot!(error, @"'C3' occurs twice; a deck has only one");
        assert!(serde_json::from_str::<CardSet>(r#"["C3","C3"]"#).is_err());
    }

    #[test]
    fn subsets_are_all_there_and_all_different() {
        let hand = set("C3 D3 H3 S3 CK SK S2");
        for (size, expected) in [(0, 1), (1, 7), (2, 21), (5, 21), (7, 1), (8, 0)] {
            let subsets: std::collections::BTreeSet<u64> =
                hand.subsets(size).map(CardSet::bits).collect();
            assert_eq!(subsets.len(), expected, "{size}");
            assert!(subsets.iter().all(|&bits| {
                hand.contains_all(CardSet::from_bits(bits)) && bits.count_ones() as usize == size
            }));
        }
        assert_eq!(CardSet::SUITED.subsets(2).count(), 52 * 51 / 2);
    }

    #[test]
    fn sets_know_their_members() {
        let hand = set("C3 SA");
        assert!(hand.contains("SA".parse().unwrap()) && !hand.contains(Card::BIG_JOKER));
        assert!(hand.contains_all(set("SA")) && !hand.contains_all(set("SA S2")));
        assert_eq!(hand.without(set("C3 D3")), set("SA"));
        assert_eq!(hand | set("D3"), set("C3 D3 SA"));
        assert_eq!(hand & set("C3 D3"), set("C3"));
        assert_eq!(CardSet::from_bits(u64::MAX), CardSet::WITH_JOKERS);
    }
}
