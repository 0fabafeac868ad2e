//! Localization with Project Fluent.
//!
//! The messages are in `locales/`, one folder per [`Language`]. They are embedded at build time, so
//! nothing is read at run time. [`Messages`] formats them.
//!
//! If a language has no translation of a message, the English message is used, and if there is none,
//! the key. `cargo xtask tidy` checks that every language has every message.

mod language;
mod messages;

pub use language::Language;
pub use messages::{Argument, Messages, marked_seat};
