//! The contract that every game implements. It knows no particular game.
//!
//! * [`Rules::judge`] decides whether an action is legal, and [`Rules::act`] applies it: the only
//!   function that changes a state by an action. Luck enters here and leaves as a fact inside an
//!   event. [`Rules::decide`] (checked, with events) and [`Rules::play_unchecked`] (for search) are
//!   built from these two.
//! * [`Rules::evolve`] applies one event to the state. It does not judge and cannot fail, so a
//!   stored game always replays the same, whatever later changes in `act`.
//! * [`Rules::view`] builds what one viewer may know, and [`Rules::determinize`] samples a full
//!   state from it, so that a bot can search without seeing hidden cards.
//!
//! Read the modules in this order: [`seat`](Seat) for seats, [`rules`](Rules) for the contract,
//! [`luck`] for randomness, [`settings`](Settings) for house rules, [`rulebook`](Rulebook) for the
//! rules as data and [`guide`](Guide) for the short version, [`message`](Message) for texts, [`stats`](GameStats) for statistics.

#![warn(missing_docs)]

mod bit_set;
mod bot;
mod guide;
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
pub use guide::{Guide, GuideChapter, GuidePoint};
pub use luck::{Luck, Pile};
pub use mark_seats::MarkSeats;
pub use message::{Localize, Message, Names, NamesByTag, Value};
pub use refusal::CodedRefusal;
pub use rulebook::{Chapter, Clause, Example, Rulebook};
pub use rules::{CardGame, Outcome, Rules, Turn, Viewer, Wire};
pub use seat::{BySeat, MAX_SEATS, NoSuchSeat, NoSuchTable, Seat, SeatSet, Seats};
pub use settings::{
    Choice, Field, FieldType, FieldValue, Preset, Setting, SettingRefusal, Settings, read_settings,
};
pub use stats::{GameStats, Stat, StatCounts};
