//! What every game at the table must answer, and nothing about any game in particular.
//!
//! * [`Rules::decide`] reads the state and an action and says what *happens*, as events. All
//!   judgement lives here. Luck enters here too, and leaves as a fact inside an event.
//! * [`Rules::evolve`] writes one event into the state. It judges nothing and cannot fail, so a
//!   stored game replays the same for ever, whatever we later change in `decide`.
//! * [`Rules::view`] says what one pair of eyes may know, and [`Rules::imagine`] turns that back
//!   into some full state, so that a bot can think without peeking.
//!
//! Read the modules in this order: [`seat`](Seat) for the places, [`rules`](Rules) for the
//! contract, [`luck`] for chance, [`settings`](Settings) for what a host may choose,
//! [`rulebook`](Rulebook) for the rules as data.

#![warn(missing_docs)]

pub mod luck;
mod rulebook;
mod rules;
mod seat;
mod settings;

pub use luck::{Luck, Pile};
pub use rulebook::{Chapter, Clause, Example, Localize, Names, Rulebook, Value};
pub use rules::{Outcome, Refusal, Rules, Turn, Viewer, Wire};
pub use seat::{BySeat, MAX_SEATS, NoSuchSeat, NoSuchTable, Seat, SeatSet, Seats};
pub use settings::{
    BadSetting, Choice, Field, Fits, Preset, Setting, Settings, Slot, read_settings,
};
