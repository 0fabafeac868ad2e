//! Stored data can grow: a game with a new setting, event and field reads an older log.

use std::{fmt::Debug, marker::PhantomData, ops::RangeInclusive};

use protocol::{Command, Role, Seq};
use serde::{Deserialize, Serialize};
use tabletop::{
    BySeat, Field, Luck, Outcome, Preset, Refusal, Rulebook, Rules, Seat, Seats, Settings, Turn,
    Viewer, Wire,
};
use thiserror::Error;

use super::test_room::{TestRoom, json};
use crate::{Entry, read, replay};

/// Nim: take one or more from a heap; the player who takes the last one wins.
#[derive(Debug)]
struct Nim<C, E>(PhantomData<(C, E)>);

type Yesterday = Nim<OldConfig, OldEvent>;
type Today = Nim<NewConfig, NewEvent>;

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
struct OldConfig {
    heap: u8,
}

tabletop::stored_settings!(OldConfig);

/// `max-take` is new. In the old version it was always 3; new games default to 2.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
struct NewConfig {
    heap: u8,
    max_take: u8,
}

tabletop::stored_settings!(NewConfig);

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
enum OldEvent {
    Taken { n: u8 },
}

/// `TurnSkipped` is a new variant; `left` is a new field of an old one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
enum NewEvent {
    Taken {
        n: u8,
        /// Missing in logs of format 1, which did not record it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        left: Option<u8>,
    },
    TurnSkipped,
}

/// What the rules need from either config.
trait NimConfig: Settings + Wire {
    fn heap(&self) -> u8;
    fn max_take(&self) -> u8;
}

/// What the rules need from either event.
trait NimEvent: Wire {
    fn new(n: u8, left: u8) -> Self;
    fn n(&self) -> u8;
}

impl Settings for OldConfig {
    const PRESETS: &'static [Preset<Self>] = &[Preset { name: "plain", config: Self { heap: 9 } }];
    const FIELDS: &'static [Field<Self>] = &[Field::new("heap", "NM-1", |it| &mut it.heap)];
}

impl Settings for NewConfig {
    const PRESETS: &'static [Preset<Self>] =
        &[Preset { name: "plain", config: Self { heap: 9, max_take: 2 } }];
    const FIELDS: &'static [Field<Self>] = &[
        Field::new("heap", "NM-1", |it| &mut it.heap),
        Field::new("max-take", "NM-2", |it: &mut Self| &mut it.max_take).before("3"),
    ];
}

impl NimConfig for OldConfig {
    fn heap(&self) -> u8 {
        self.heap
    }

    fn max_take(&self) -> u8 {
        3
    }
}

impl NimConfig for NewConfig {
    fn heap(&self) -> u8 {
        self.heap
    }

    fn max_take(&self) -> u8 {
        self.max_take
    }
}

impl NimEvent for OldEvent {
    fn new(n: u8, _: u8) -> Self {
        Self::Taken { n }
    }

    fn n(&self) -> u8 {
        let Self::Taken { n } = self;
        *n
    }
}

impl NimEvent for NewEvent {
    fn new(n: u8, left: u8) -> Self {
        if n == 0 { Self::TurnSkipped } else { Self::Taken { n, left: Some(left) } }
    }

    fn n(&self) -> u8 {
        match self {
            Self::Taken { n, .. } => *n,
            Self::TurnSkipped => 0,
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct Heap {
    left: u8,
    max_take: u8,
    to_act: Seat,
    seats: Seats,
}

#[derive(Debug, Clone, PartialEq, Eq, Error, Serialize)]
#[error("no")]
struct No {
    code: &'static str,
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

impl<C: NimConfig, E: NimEvent + 'static> Rules for Nim<C, E> {
    type Config = C;
    type Deal = Seats;
    type State = Heap;
    type Action = u8;
    type Event = E;
    type Seen = E;
    type View = Heap;
    type Aids = ();
    type Rejection = No;

    const NAME: &'static str = "nim";
    const SEATS: RangeInclusive<u8> = 2..=2;

    fn deal(_: &C, seats: Seats, _: &mut impl Luck) -> Seats {
        seats
    }

    fn begin(config: &C, seats: &Seats) -> Heap {
        let (left, max_take) = (config.heap(), config.max_take());
        Heap { left, max_take, to_act: seats.first(), seats: *seats }
    }

    fn turn(heap: &Heap) -> Turn {
        if heap.left != 0 {
            return Turn::Of(heap.to_act);
        }
        let score = |seat| i32::from(heap.seats.after(seat) == heap.to_act);
        Turn::Over(Outcome::highest_wins(BySeat::from_fn(heap.seats, score)))
    }

    fn legal_actions(heap: &Heap, legal: &mut Vec<u8>) {
        legal.extend(1..=heap.left.min(heap.max_take));
    }

    fn judge(heap: &Heap, seat: Seat, n: &u8) -> Result<(), No> {
        let is_legal = seat == heap.to_act && *n <= heap.left.min(heap.max_take);
        if is_legal { Ok(()) } else { Err(No { code: "no" }) }
    }

    fn act(heap: &mut Heap, n: &u8, _: &mut impl Luck, mut record: impl FnMut(&Heap, &E)) {
        let event = E::new(*n, heap.left.saturating_sub(*n));
        record(heap, &event);
        Self::evolve(heap, &event);
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

    fn default_action(heap: &Heap) -> Option<u8> {
        (heap.left != 0).then_some(1)
    }

    fn rulebook(_: &C, _: Seats) -> Rulebook {
        Vec::new()
    }
}

/// The stored log of a game with these moves.
fn log<R: Rules<Action = u8>>(taken: &[u8]) -> Vec<String> {
    let mut test_room = TestRoom::<R>::open(1);
    test_room.join(1, Role::Player).unwrap();
    test_room.request(0, Command::Start).unwrap();
    for n in taken {
        let who = test_room.actor().unwrap();
        test_room.request(who, Command::Act { steps: vec![*n] }).unwrap();
    }
    test_room.log.iter().map(json).collect()
}

fn read_as<R: Rules>(log: &[String]) -> Result<Vec<Entry<R>>, String> {
    read((0..).map(Seq).zip(log.iter().map(String::as_str))).map_err(|error| error.to_string())
}

/// RM-32: the new program reads an old log and continues by the old rules.
#[test]
fn a_log_without_a_new_setting_event_and_field_is_read_as_it_was_meant() {
    let log = log::<Yesterday>(&[3, 3, 1]);
    let room = replay(&read_as::<Today>(&log).unwrap()).unwrap();
    assert_eq!(room.config, NewConfig { heap: 9, max_take: 3 });
    let state = &room.game().unwrap().state;
    assert_eq!((state.left, state.max_take), (2, 3));
}

/// RM-32: a new log survives a round trip, including the new event and field.
#[test]
fn a_log_with_a_new_event_is_read_back() {
    let log = log::<Today>(&[2, 0, 1]);
    assert!(log.iter().any(|entry| entry.contains("turn-skipped")));
    assert!(log.iter().any(|entry| entry.contains(r#""left":7"#)));
    let room = replay(&read_as::<Today>(&log).unwrap()).unwrap();
    assert_eq!(room.game().unwrap().state.left, 6);
}

/// RM-32: the old program refuses a new log by its format instead of misreading it.
#[test]
fn a_log_from_a_newer_program_is_refused() {
    let today = log::<Today>(&[2, 0, 1]);
    insta::assert_snapshot!(
        read_as::<Yesterday>(&today).unwrap_err(),
        @"cannot read entry 0: this version of paiju does not know the setting 'max-take'; a newer version wrote it at line 1 column 293"
    );
    let skipped = today.iter().find(|entry| entry.contains("turn-skipped")).unwrap();
    let refused = read_as::<Yesterday>(std::slice::from_ref(skipped)).unwrap_err();
    assert!(refused.contains("unknown variant `turn-skipped`"), "{refused}");

    let newer = log::<Yesterday>(&[3]).pop().unwrap().replacen('{', r#"{"format":2,"#, 1);
    insta::assert_snapshot!(
        read_as::<Yesterday>(&[newer]).unwrap_err(),
        @"cannot read entry 0: the log has format 2, written by a newer version of paiju; this version reads formats 1 to 1"
    );
}
