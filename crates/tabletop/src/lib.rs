//! What every game at the table must answer, and nothing about any game in particular.
//!
//! * [`Rules::judge`] says whether an action is legal, and [`Rules::act`] applies one: the only
//!   function that changes a state by an action. Luck enters here and leaves as a fact inside an
//!   event. [`Rules::decide`] (checked, with events) and [`Rules::play_unchecked`] (for search) are
//!   made from these two.
//! * [`Rules::evolve`] writes one event into the state. It judges nothing and cannot fail, so a
//!   stored game replays the same for ever, whatever we later change in `act`.
//! * [`Rules::view`] says what one pair of eyes may know, and [`Rules::determinize`] turns that back
//!   into some full state, so that a bot can think without peeking.
//!
//! Read the modules in this order: [`seat`](Seat) for the places, [`rules`](Rules) for the
//! contract, [`luck`] for chance, [`settings`](Settings) for what a host may choose,
//! [`rulebook`](Rulebook) for the rules as data, [`message`](Message) for what people read,
//! [`stats`](GameStats) for what the arena counts.

#![warn(missing_docs)]

mod bot;
pub mod luck;
mod mark_seats;
mod message;
mod refusal;
mod rulebook;
mod rules;
mod seat;
mod settings;
mod stats;

pub use bot::{CandidateAction, Level};
pub use luck::{Luck, Pile};
pub use mark_seats::MarkSeats;
pub use message::{Localize, Message, Names, NamesByTag, Value};
pub use refusal::Refusal;
pub use rulebook::{Chapter, Clause, Example, Rulebook};
pub use rules::{CardGame, Outcome, Rules, Turn, Viewer, Wire};
pub use seat::{BySeat, MAX_SEATS, NoSuchSeat, NoSuchTable, Seat, SeatSet, Seats};
pub use settings::{
    BadSetting, Choice, Field, FieldType, FieldValue, Preset, Setting, Settings, read_settings,
};
pub use stats::{GameStats, Stat, StatCounts};
