//! Bit sets of cards and of hosts, in four words.

use std::{fmt, marker::PhantomData};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A value with a number below 256, which a [`Set`] can contain.
pub trait Member: Copy {
    fn index(self) -> u8;

    /// The value with this number. Called only with results of [`index`](Self::index).
    fn at(index: u8) -> Self;
}

/// A set of `T`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS),
    ts(type = "Array<T>", bound = "T: ts_rs::TS")
)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(with = "Vec<T>", inline, bound = "T: schemars::JsonSchema")
)]
pub struct Set<T> {
    words: [u64; 4],
    of: PhantomData<T>,
}

impl<T> Set<T> {
    /// The empty set.
    pub const EMPTY: Self = Self { words: [0; 4], of: PhantomData };

    /// Adds the number `index`.
    ///
    /// For tables computed at compile time, where [`Member`] cannot be called.
    #[must_use]
    pub(crate) const fn with_index(mut self, index: u8) -> Self {
        self.words[(index / 64) as usize] |= 1 << (index % 64);
        self
    }

    /// Bit `n % 64` of word `n / 64` is set if the set contains number `n`.
    pub const fn words(&self) -> [u64; 4] {
        self.words
    }

    /// Number of members.
    pub const fn len(&self) -> u8 {
        let [a, b, c, d] = self.words;
        (a.count_ones() + b.count_ones() + c.count_ones() + d.count_ones()) as u8
    }

    /// Whether the set is empty.
    pub const fn is_empty(&self) -> bool {
        let [a, b, c, d] = self.words;
        a | b | c | d == 0
    }

    /// The union.
    #[must_use]
    pub const fn or(&self, other: &Self) -> Self {
        let words = [
            self.words[0] | other.words[0],
            self.words[1] | other.words[1],
            self.words[2] | other.words[2],
            self.words[3] | other.words[3],
        ];
        Self { words, of: PhantomData }
    }

    /// The intersection.
    #[must_use]
    pub const fn and(&self, other: &Self) -> Self {
        let words = [
            self.words[0] & other.words[0],
            self.words[1] & other.words[1],
            self.words[2] & other.words[2],
            self.words[3] & other.words[3],
        ];
        Self { words, of: PhantomData }
    }

    /// The difference: members of this set that are not in `other`.
    #[must_use]
    pub const fn minus(&self, other: &Self) -> Self {
        let words = [
            self.words[0] & !other.words[0],
            self.words[1] & !other.words[1],
            self.words[2] & !other.words[2],
            self.words[3] & !other.words[3],
        ];
        Self { words, of: PhantomData }
    }

    /// Whether this is a subset of `other`.
    pub const fn is_within(&self, other: &Self) -> bool {
        self.minus(other).is_empty()
    }
}

impl<T: Member> Set<T> {
    /// Whether the set contains `member`.
    #[inline]
    pub fn contains(&self, member: T) -> bool {
        let index = member.index();
        self.words[usize::from(index / 64)] >> (index % 64) & 1 == 1
    }

    /// Adds `member`.
    #[inline]
    pub fn insert(&mut self, member: T) {
        let index = member.index();
        self.words[usize::from(index / 64)] |= 1 << (index % 64);
    }

    /// Removes `member`.
    #[inline]
    pub fn remove(&mut self, member: T) {
        let index = member.index();
        self.words[usize::from(index / 64)] &= !(1 << (index % 64));
    }

    /// The set without `member`.
    #[must_use]
    pub fn without(mut self, member: T) -> Self {
        self.remove(member);
        self
    }

    /// The members with a greater number than `member`.
    #[must_use]
    pub fn above(&self, member: T) -> Self {
        let index = member.index();
        let mut words = self.words;
        for (word, first) in words.iter_mut().zip([0_u8, 64, 128, 192]) {
            *word &= match index.checked_sub(first) {
                None => u64::MAX,
                Some(63..) => 0,
                Some(below) => u64::MAX << (below + 1),
            };
        }
        Self { words, of: PhantomData }
    }

    /// The member with the lowest number.
    pub fn first(&self) -> Option<T> {
        self.iter().next()
    }

    /// The member with the greatest number.
    pub fn last(&self) -> Option<T> {
        let (word, bits) = (0_u8..4).zip(self.words).rev().find(|&(_, bits)| bits != 0)?;
        Some(T::at(word * 64 + (63 - bits.leading_zeros() as u8)))
    }

    /// The members, lowest number first.
    #[inline]
    pub fn iter(&self) -> Iter<T> {
        Iter { words: self.words, word: 0, of: PhantomData }
    }
}

/// Iterates over a [`Set`], lowest number first.
#[derive(Debug, Clone)]
pub struct Iter<T> {
    words: [u64; 4],
    word: u8,
    of: PhantomData<T>,
}

impl<T: Member> Iterator for Iter<T> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        while let Some(bits) = self.words.get_mut(usize::from(self.word)) {
            if *bits != 0 {
                let low = bits.trailing_zeros() as u8;
                *bits &= *bits - 1; // Clears the lowest bit.
                return Some(T::at(self.word * 64 + low));
            }
            self.word += 1;
        }
        None
    }
}

impl<T> Default for Set<T> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<T: Member> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(members: I) -> Self {
        let mut set = Self::EMPTY;
        set.extend(members);
        set
    }
}

impl<T: Member> Extend<T> for Set<T> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, members: I) {
        members.into_iter().for_each(|member| self.insert(member));
    }
}

impl<T: Member> IntoIterator for &Set<T> {
    type Item = T;
    type IntoIter = Iter<T>;

    fn into_iter(self) -> Iter<T> {
        self.iter()
    }
}

impl<T: Member> IntoIterator for Set<T> {
    type Item = T;
    type IntoIter = Iter<T>;

    fn into_iter(self) -> Iter<T> {
        self.iter()
    }
}

impl<T: Member + fmt::Debug> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Serialized as the list of its members.
impl<T: Member + Serialize> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Member + Deserialize<'de>> Deserialize<'de> for Set<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<T>::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::{Card, CardSet};

    /// The cards at these indexes in [`Card::ALL`].
    fn set(places: &[usize]) -> CardSet {
        places.iter().map(|&place| Card::ALL[place]).collect()
    }

    #[test]
    fn members_come_out_in_order_across_words() {
        let places = [0, 63, 64, 127, 128, 191, 192, 229];
        let found: Vec<_> = set(&places).iter().map(|card| usize::from(card.index())).collect();
        assert_eq!(found, places);
        assert_eq!(set(&places).last(), Some(Card::ALL[229]));
        assert_eq!(set(&[]).last(), None);
    }

    #[test]
    fn above_leaves_what_is_greater() {
        let all: CardSet = Card::ALL.into_iter().collect();
        for (place, card) in Card::ALL.into_iter().enumerate() {
            assert_eq!(usize::from(all.above(card).len()), 229 - place);
            assert_eq!(all.above(card).first(), Card::ALL.get(place + 1).copied());
        }
    }

    #[test]
    fn sets_add_and_subtract() {
        let (few, more) = (set(&[1, 70]), set(&[1, 70, 200]));
        assert!(few.is_within(&more) && !more.is_within(&few));
        assert_eq!((more.minus(&few), more.and(&few), few.or(&more)), (set(&[200]), few, more));
        assert_eq!(more.without(Card::ALL[200]), few);
    }
}
