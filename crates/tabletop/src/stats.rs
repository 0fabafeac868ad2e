//! Statistics of single games: which cards, patterns and declarations correlate with winning.

use std::{borrow::Cow, collections::BTreeMap};

use crate::{BySeat, MAX_SEATS, Rules, Seat, Seats};

/// A game with statistics of its own.
pub trait GameStats: Rules {
    /// Message key of the game's word for rounds.
    const ROUNDS: &'static str;

    /// Whether `event` ends a round.
    fn ends_round(event: &Self::Event) -> bool;

    /// Records statistics of the deal.
    fn record_deal(deal: &Self::Deal, counts: &mut StatCounts) {
        let _ = (deal, counts);
    }

    /// Records `event`; `state` is the state before it.
    fn record(state: &Self::State, event: &Self::Event, counts: &mut StatCounts);
}

/// A statistic that is counted by seat.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Stat {
    /// Message key of its heading.
    pub group: &'static str,
    /// Message key, or a text that is shown as it is, such as the name of a card.
    pub name: Cow<'static, str>,
}

/// The counts of one game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StatCounts {
    seats: Seats,
    counts: BTreeMap<Stat, BySeat<u32>>,
}

/// Message keys of the positions in the turn order.
const ORDER: [&str; MAX_SEATS] =
    ["arena-order-1", "arena-order-2", "arena-order-3", "arena-order-4", "arena-order-5"];

impl StatCounts {
    /// No counts yet, for a game with these seats.
    pub const fn new(seats: Seats) -> Self {
        Self { seats, counts: BTreeMap::new() }
    }

    /// Adds one to a count of `seat`.
    pub fn record(&mut self, seat: Seat, group: &'static str, name: impl Into<Cow<'static, str>>) {
        let key = Stat { group, name: name.into() };
        let seats = self.seats;
        self.counts.entry(key).or_insert_with(|| BySeat::all(seats, 0))[seat] += 1;
    }

    /// Every statistic with its count per seat.
    pub fn iter(&self) -> impl Iterator<Item = (&Stat, &BySeat<u32>)> {
        self.counts.iter()
    }

    /// Records the turn order, which begins with `first`.
    pub fn record_order(&mut self, first: Seat) {
        for (seat, name) in self.seats.iter_from(first).zip(ORDER) {
            self.record(seat, "arena-group-order", name);
        }
    }
}
