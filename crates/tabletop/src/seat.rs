//! Seats, and tables of one value per seat.

use std::{
    array, fmt,
    ops::{Index, IndexMut},
};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use thiserror::Error;

/// Maximum number of seats in any game.
pub const MAX_SEATS: usize = 5;

/// The number of seats in a game: one to [`MAX_SEATS`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "number"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Seats(u8);

/// A seat, counted from 0 in turn order.
///
/// Only [`Seats`] creates them, so a `Seat` proves that some game has that seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "number"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Seat(u8);

/// A set of seats.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "Vec<Seat>"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "Vec<Seat>"))]
pub struct SeatSet(u8);

/// One `T` per seat.
///
/// It is stored inline, so that a state made of these is cheap to clone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
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
pub struct BySeat<T> {
    seats: Seats,
    /// Unused entries hold `T::default()`.
    items: [T; MAX_SEATS],
}

/// The number of seats is out of range.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("a table has 1 to {MAX_SEATS} seats, not {seats}")]
pub struct NoSuchTable {
    seats: u8,
}

/// The game has no such seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("there is no seat {seat} at a table for {}; seats are numbered from 0", seats.0)]
pub struct NoSuchSeat {
    seat: u8,
    seats: Seats,
}

impl Seats {
    /// Two seats.
    pub const TWO: Self = Self(2);
    /// Four seats.
    pub const FOUR: Self = Self(4);
    /// The maximum number of seats.
    pub const MAX: Self = Self(MAX_SEATS as u8);

    /// Checks the number of seats.
    ///
    /// # Errors
    ///
    /// Returns [`NoSuchTable`] for none or more than [`MAX_SEATS`].
    pub const fn new(seats: u8) -> Result<Self, NoSuchTable> {
        if 1 <= seats && seats <= Self::MAX.0 {
            Ok(Self(seats))
        } else {
            Err(NoSuchTable { seats })
        }
    }

    /// The seat with this number.
    ///
    /// # Errors
    ///
    /// Returns [`NoSuchSeat`] if the table is too small.
    pub const fn seat(self, seat: u8) -> Result<Seat, NoSuchSeat> {
        if seat < self.0 { Ok(Seat(seat)) } else { Err(NoSuchSeat { seat, seats: self }) }
    }

    /// Seat 0.
    pub const fn first(self) -> Seat {
        Seat(0)
    }

    /// The number of seats.
    pub const fn count(self) -> usize {
        self.0 as usize
    }

    /// Every seat, in turn order.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..self.0).map(Seat)
    }

    /// Every seat once, in turn order, `seat` first.
    pub fn iter_from(self, seat: Seat) -> impl Iterator<Item = Seat> + Clone {
        (0..self.0).map(move |steps| Seat((seat.0 + steps) % self.0))
    }

    /// The seat that acts after `seat`.
    pub const fn after(self, seat: Seat) -> Seat {
        let next = seat.0 + 1;
        Seat(if next < self.0 { next } else { 0 })
    }
}

impl Seat {
    /// The index in an array by seat.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl SeatSet {
    /// All of `seats`.
    pub const fn all(seats: Seats) -> Self {
        Self((1 << seats.0) - 1)
    }

    /// Whether the set contains `seat`.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// The set with `seat` added.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | (1 << seat.0))
    }

    /// The set without `seat`.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// The seats, in turn order.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        Seats::MAX.iter().filter(move |&seat| self.contains(seat))
    }
}

crate::bit_set!(SeatSet of Seat);

impl<T: Default> BySeat<T> {
    /// Calls `make` for each seat.
    pub fn from_fn(seats: Seats, mut make: impl FnMut(Seat) -> T) -> Self {
        let items = array::from_fn(|index| {
            if index < seats.count() { make(Seat(index as u8)) } else { T::default() }
        });
        Self { seats, items }
    }

    /// The same value for every seat.
    pub fn all(seats: Seats, item: T) -> Self
    where
        T: Copy,
    {
        Self::from_fn(seats, |_| item)
    }
}

impl<T> BySeat<T> {
    /// The seats of the game.
    pub const fn seats(&self) -> Seats {
        self.seats
    }

    /// Each seat and its `T`, in turn order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> + Clone {
        self.seats.iter().zip(&self.items[..self.seats.count()])
    }

    /// Each `T`, in turn order.
    pub fn values(&self) -> impl DoubleEndedIterator<Item = &T> + Clone {
        self.items[..self.seats.count()].iter()
    }

    /// Each seat and a mutable reference to its `T`, in turn order.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (Seat, &mut T)> {
        self.seats.iter().zip(&mut self.items)
    }

    /// Applies `change` to each value.
    pub fn map<U: Default>(&self, mut change: impl FnMut(&T) -> U) -> BySeat<U> {
        BySeat::from_fn(self.seats, |seat| change(&self[seat]))
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.items[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.items[seat.index()]
    }
}

/// People count seats from 1. In JSON and in `Debug` they count from 0.
impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.index() + 1)
    }
}

impl TryFrom<u8> for Seats {
    type Error = NoSuchTable;

    fn try_from(seats: u8) -> Result<Self, NoSuchTable> {
        Self::new(seats)
    }
}

impl From<Seats> for u8 {
    fn from(seats: Seats) -> Self {
        seats.0
    }
}

impl TryFrom<u8> for Seat {
    type Error = NoSuchSeat;

    fn try_from(seat: u8) -> Result<Self, NoSuchSeat> {
        Seats::MAX.seat(seat)
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.0
    }
}

/// Serialized as the list of its items.
impl<T: Serialize> Serialize for BySeat<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.values())
    }
}

impl<'de, T: Default + Deserialize<'de>> Deserialize<'de> for BySeat<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let list = Vec::<T>::deserialize(deserializer)?;
        let seats = u8::try_from(list.len()).unwrap_or(u8::MAX);
        let seats = Seats::new(seats).map_err(de::Error::custom)?;
        let mut items = list.into_iter();
        Ok(Self::from_fn(seats, |_| items.next().unwrap_or_default()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turn_order_goes_round() {
        let seats = Seats::new(3).unwrap();
        let last = seats.seat(2).unwrap();
        assert_eq!(seats.after(last), seats.first());
        assert_eq!(seats.iter_from(last).map(Seat::index).collect::<Vec<_>>(), [2, 0, 1]);
    }

    #[test]
    fn people_count_seats_from_1() {
        assert_eq!(Seats::TWO.first().to_string(), "seat 1");
    }

    #[test]
    fn a_seat_that_is_not_there_is_refused() {
        let error = Seats::FOUR.seat(4).unwrap_err().to_string();
        insta::assert_snapshot!(error, @"there is no seat 4 at a table for 4; seats are numbered from 0");
        insta::assert_snapshot!(Seats::new(6).unwrap_err(), @"a table has 1 to 5 seats, not 6");
        assert!(Seats::new(0).is_err());
        assert!(serde_json::from_str::<Seat>("5").is_err());
    }

    #[test]
    fn sets_know_their_members() {
        let set: SeatSet = Seats::FOUR.iter().filter(|seat| seat.index() != 1).collect();
        assert_eq!((set.len(), set.contains(Seats::FOUR.first())), (3, true));
        assert_eq!(serde_json::to_string(&set).unwrap(), "[0,2,3]");
        assert_eq!(serde_json::from_str::<SeatSet>("[0,2,3]").unwrap(), set);
        assert_eq!(SeatSet::all(Seats::TWO).without(Seats::TWO.first()).len(), 1);
    }

    #[test]
    fn a_table_of_things_is_written_as_a_list() {
        let things = BySeat::from_fn(Seats::new(3).unwrap(), |seat| seat.index() * 10);
        let text = serde_json::to_string(&things).unwrap();
        assert_eq!(text, "[0,10,20]");
        assert_eq!(serde_json::from_str::<BySeat<usize>>(&text).unwrap(), things);
        assert!(serde_json::from_str::<BySeat<usize>>("[1,2,3,4,5,6]").is_err());
        assert!(serde_json::from_str::<BySeat<usize>>("[]").is_err());
    }
}
