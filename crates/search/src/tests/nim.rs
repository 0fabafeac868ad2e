//! Nim with one heap: take one, two or three; the player who takes the last one wins.
//!
//! A player to act at a multiple of four loses. There is no hidden information.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use tabletop::{
    BySeat, Chapter, Clause, Field, Luck, Outcome, Preset, Refusal, Rulebook, Rules, Seat, Seats,
    Settings, Turn, Viewer,
};
use testkit::LawTest;
use thiserror::Error;

#[derive(Debug)]
pub(crate) struct Nim;

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Config {
    pub(crate) heap: u8,
}

/// The state, which is also the view.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Heap {
    pub(crate) left: u8,
    pub(crate) to_act: Seat,
    pub(crate) seats: Seats,
}

/// Takes this many.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Take(pub(crate) u8);

#[derive(Debug, Clone, PartialEq, Eq, Error, Serialize)]
#[error("no")]
pub(crate) struct No {
    code: &'static str,
}

/// A heap of two players; seat 0 is to act.
pub(crate) fn heap(left: u8) -> Heap {
    Heap { left, to_act: Seats::TWO.first(), seats: Seats::TWO }
}

pub(crate) fn law_test() -> LawTest<Nim> {
    LawTest {
        config: Config { heap: 9 },
        seats: Seats::TWO,
        candidates: |_, luck, actions| actions.push(Take(luck.below(5) as u8)),
        cards: |_, _| {},
        outcome: |_, outcome| outcome.winners.len() == 1,
        max_decisions: 9,
    }
}

impl Settings for Config {
    const PRESETS: &'static [Preset<Self>] = &[Preset { name: "nine", config: Self { heap: 9 } }];
    const FIELDS: &'static [Field<Self>] =
        &[Field::number("heap", "NM-1", 1..=99, |config| &mut config.heap)];
}

impl Refusal for No {
    const CODES: &'static [&'static str] = &["no"];

    fn code(&self) -> &'static str {
        self.code
    }

    fn rule(&self) -> &'static str {
        "NM-1"
    }
}

impl Rules for Nim {
    type Config = Config;
    type Deal = Heap;
    type State = Heap;
    type Action = Take;
    type Event = Take;
    type Seen = Take;
    type View = Heap;
    type Aids = ();
    type Rejection = No;

    const NAME: &'static str = "nim";
    const SEATS: RangeInclusive<u8> = 2..=2;

    fn deal(config: &Config, seats: Seats, _: &mut impl Luck) -> Heap {
        Heap { left: config.heap, to_act: seats.first(), seats }
    }

    fn begin(_: &Config, deal: &Heap) -> Heap {
        deal.clone()
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
        legal.extend((1..=heap.left.min(3)).map(Take));
    }

    fn judge(heap: &Heap, seat: Seat, &Take(n): &Take) -> Result<(), No> {
        let is_fine = seat == heap.to_act && (1..=heap.left.min(3)).contains(&n);
        if is_fine { Ok(()) } else { Err(No { code: "no" }) }
    }

    fn act(
        heap: &mut Heap,
        action: &Take,
        _: &mut impl Luck,
        mut record: impl FnMut(&Heap, &Take),
    ) {
        record(heap, action);
        Self::evolve(heap, action);
    }

    fn evolve(heap: &mut Heap, &Take(n): &Take) {
        heap.left = heap.left.saturating_sub(n);
        heap.to_act = heap.seats.after(heap.to_act);
    }

    fn seen(_: &Heap, event: &Take, _: Viewer) -> Take {
        *event
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

    fn rulebook(_: &Config, _: Seats) -> Rulebook {
        vec![Chapter::new("play", [Clause::new("NM-1")])]
    }
}
