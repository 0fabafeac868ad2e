//! What is worth counting in a game: which cards, patterns and declarations go with victory.

mod big_two;
mod dun_mazi;
mod forest;
mod sea_salt;

use std::{borrow::Cow, collections::BTreeMap};

use bots::BotGame;
use game_big_two::BigTwo;
use game_dun_mazi::DunMazi;
use game_forest::ForestShuffle;
use game_sea_salt::SeaSalt;
use games::GameKind;
use tabletop::{BySeat, Seat, Seats};

/// A game that says what in it is worth counting.
pub trait Notable: BotGame {
    /// The key of what its rounds are called.
    const ROUNDS: &'static str;

    /// Whether a round is over with `event`.
    fn ends_round(event: &Self::Event) -> bool;

    /// Notes what the deal brought to whom.
    fn note_deal(deal: &Self::Deal, notes: &mut Notes) {
        let _ = (deal, notes);
    }

    /// Notes what there is to note of `event`, which is about to be written into `state`.
    fn note(state: &Self::State, event: &Self::Event, notes: &mut Notes);
}

/// Something that happened to a player: a group and a name in it, as keys of `locales/`.
///
/// A name that is no key stands for itself, such as that of a card.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Note {
    /// What it is one of.
    pub group: &'static str,
    /// What it is.
    pub name: Cow<'static, str>,
}

/// How often what happened to whom in one game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Notes {
    seats: Seats,
    counts: BTreeMap<Note, BySeat<u32>>,
}

/// Something that can be done with any game that is worth watching.
pub trait ForNotableGame {
    /// What comes of it.
    type Output;

    /// Does it with this one.
    fn run<R: Notable>(self) -> Self::Output;
}

/// Picks the game, once, at the door; everything inside is generic over it.
pub fn with_notes<F: ForNotableGame>(kind: GameKind, f: F) -> F::Output {
    match kind {
        GameKind::BigTwo => f.run::<BigTwo>(),
        GameKind::DunMazi => f.run::<DunMazi>(),
        GameKind::SeaSalt => f.run::<SeaSalt>(),
        GameKind::Forest => f.run::<ForestShuffle>(),
    }
}

/// The names of those who act first, second, and so on.
const ORDER: [&str; tabletop::MAX_SEATS] =
    ["arena-order-1", "arena-order-2", "arena-order-3", "arena-order-4", "arena-order-5"];

impl Notes {
    /// Nothing yet.
    pub const fn new(seats: Seats) -> Self {
        Self { seats, counts: BTreeMap::new() }
    }

    /// Notes that something happened to `seat`.
    pub fn note(&mut self, seat: Seat, group: &'static str, name: impl Into<Cow<'static, str>>) {
        let note = Note { group, name: name.into() };
        let seats = self.seats;
        self.counts.entry(note).or_insert_with(|| BySeat::all(seats, 0))[seat] += 1;
    }

    /// What happened, and to whom how often.
    pub fn iter(&self) -> impl Iterator<Item = (&Note, &BySeat<u32>)> {
        self.counts.iter()
    }

    /// Notes who acts when, from `first` on.
    pub(crate) fn note_order(&mut self, first: Seat) {
        for (seat, name) in self.seats.iter_from(first).zip(ORDER) {
            self.note(seat, "arena-group-order", name);
        }
    }
}
