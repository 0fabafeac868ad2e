//! Nim with one heap, for tests that need a whole game: take one, two or three; the player who takes
//! the last one wins.
//!
//! A player to act at a multiple of four loses. There is no hidden information.

use std::{marker::PhantomData, ops::RangeInclusive};

use serde::{Deserialize, Serialize};
use tabletop::{
    BySeat, Chapter, Clause, Field, Luck, Outcome, Preset, Rulebook, Rules, Seat, Seats, Settings,
    Turn, Viewer, Wire,
};

/// The rules. Tests of stored data use settings and events of their own.
#[derive(Debug)]
pub struct Nim<C = NimConfig, E = Take>(PhantomData<(C, E)>);

/// The usual settings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct NimConfig {
    pub heap: u8,
}

/// What the rules need from the settings.
pub trait NimSettings: Settings + Wire {
    fn heap(&self) -> u8;

    /// How few a player may take at once.
    fn min_take(&self) -> u8 {
        1
    }

    /// How many a player may take at once.
    fn max_take(&self) -> u8 {
        3
    }
}

/// The state, which is also the view.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Heap {
    pub left: u8,
    pub min_take: u8,
    pub max_take: u8,
    pub to_act: Seat,
    pub seats: Seats,
}

/// Takes this many. The action, and the usual event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Take(pub u8);

/// What the rules need from an event.
pub trait NimEvent: Wire + 'static {
    /// `n` stones are taken and `left` remain.
    fn new(n: u8, left: u8) -> Self;

    /// How many are taken.
    fn n(&self) -> u8;
}

tabletop::refusal! {
    /// Why an action is refused.
    pub enum NimRejection {
        #[error("no")]
        No = "no" by "NM-1",
    }
}

impl Heap {
    /// A heap of two players; seat 0 is to act.
    pub const fn new(left: u8) -> Self {
        Self { left, min_take: 1, max_take: 3, to_act: Seats::TWO.first(), seats: Seats::TWO }
    }

    /// How many may be taken now; nothing if none are left.
    fn takes(&self) -> RangeInclusive<u8> {
        self.min_take.max(u8::from(self.left == 0))..=self.left.min(self.max_take)
    }
}

impl Settings for NimConfig {
    const PRESETS: &'static [Preset<Self>] = &[Preset { name: "nine", config: Self { heap: 9 } }];
    const FIELDS: &'static [Field<Self>] =
        &[Field::number("heap", "NM-1", 1..=99, |config| &mut config.heap)];
}

impl NimSettings for NimConfig {
    fn heap(&self) -> u8 {
        self.heap
    }
}

impl NimEvent for Take {
    fn new(n: u8, _: u8) -> Self {
        Self(n)
    }

    fn n(&self) -> u8 {
        self.0
    }
}

impl<C: NimSettings, E: NimEvent> Rules for Nim<C, E> {
    type Config = C;
    type Deal = Seats;
    type State = Heap;
    type Action = Take;
    type Event = E;
    type Seen = E;
    type View = Heap;
    type Aids = ();
    type Rejection = NimRejection;

    const NAME: &'static str = "nim";
    const SEATS: RangeInclusive<u8> = 2..=2;

    fn deal(_: &C, seats: Seats, _: &mut impl Luck) -> Seats {
        seats
    }

    fn begin(config: &C, seats: &Seats) -> Heap {
        Heap {
            left: config.heap(),
            min_take: config.min_take(),
            max_take: config.max_take(),
            to_act: seats.first(),
            seats: *seats,
        }
    }

    fn turn(heap: &Heap) -> Turn {
        if heap.left != 0 {
            return Turn::Of(heap.to_act);
        }
        // The winner is the seat before the one that would act next.
        let score = |seat| i32::from(heap.seats.after(seat) == heap.to_act);
        Turn::Over(Outcome::highest_wins(BySeat::from_fn(heap.seats, score)))
    }

    fn legal_actions(heap: &Heap, legal: &mut Vec<Take>) {
        legal.extend(heap.takes().map(Take));
    }

    fn judge(heap: &Heap, seat: Seat, Take(n): &Take) -> Result<(), NimRejection> {
        let is_legal = seat == heap.to_act && heap.takes().contains(n);
        if is_legal { Ok(()) } else { Err(NimRejection::No) }
    }

    fn act(heap: &mut Heap, &Take(n): &Take, _: &mut impl Luck, mut record: impl FnMut(&Heap, &E)) {
        Self::emit(heap, &E::new(n, heap.left.saturating_sub(n)), &mut record);
    }

    fn evolve(heap: &mut Heap, event: &E) {
        heap.left = heap.left.saturating_sub(event.n());
        heap.to_act = heap.seats.after(heap.to_act);
    }

    fn seen(_: &Heap, event: &E, _: Viewer) -> E {
        event.clone()
    }

    fn view(heap: &Heap, _: Viewer) -> Heap {
        heap.clone()
    }

    fn aids(_: &Heap) {}

    fn determinize(view: &Heap, _: &mut impl Luck) -> Heap {
        view.clone()
    }

    fn default_action(heap: &Heap) -> Option<Take> {
        (heap.left != 0).then_some(Take(1))
    }

    fn rulebook(_: &C, _: Seats) -> Rulebook {
        vec![Chapter::new("play", [Clause::new("NM-1")])]
    }
}
