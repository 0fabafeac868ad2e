//! Bit set of cards.

use std::ops::{BitAnd, BitOr, Sub};

use crate::card::{Card, Kind};

/// A set of cards. Serialized as a list.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "Vec<Card>"))]
pub struct CardSet(u64);

tabletop::bit_set!(CardSet of Card);

impl CardSet {
    /// All sixty-four cards.
    pub const ALL: Self = Self(u64::MAX);

    /// All cards of `kind`.
    #[inline]
    pub const fn of(kind: Kind) -> Self {
        Self(kind.bits())
    }

    /// One bit per card.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Whether the set has at least two cards.
    #[inline]
    pub const fn has_two(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// Whether the set contains `card`.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.index() & 1 == 1
    }

    /// Whether the set contains every card of `other`.
    #[inline]
    pub const fn contains_all(self, other: Self) -> bool {
        other.0 & !self.0 == 0
    }

    /// The set with `card` added.
    #[inline]
    #[must_use]
    pub const fn with(self, card: Card) -> Self {
        Self(self.0 | 1 << card.index())
    }

    /// The set without `card`.
    #[inline]
    #[must_use]
    pub const fn without(self, card: Card) -> Self {
        Self(self.0 & !(1 << card.index()))
    }

    /// The cards in the order of their numbers.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let card = Card::new(rest.trailing_zeros() as u8)?;
            rest &= rest - 1; // Clears the lowest bit.
            Some(card)
        })
    }
}

impl BitAnd for CardSet {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for CardSet {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl Sub for CardSet {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_knows_its_cards() {
        let set: CardSet =
            [5, 0, 63].map(|number| Card::new(number).unwrap()).into_iter().collect();
        assert_eq!(set.iter().map(Card::index).collect::<Vec<_>>(), [0, 5, 63]);
        assert_eq!((set.len(), set.has_two(), CardSet::EMPTY.has_two()), (3, true, false));
        assert_eq!(serde_json::to_string(&set).unwrap(), r#"["fish_1","fish_6","mermaid_4"]"#);
        assert_eq!(CardSet::of(Kind::Mermaid).len(), 4);
        assert_eq!(CardSet::ALL.iter().count(), 64);
    }
}
