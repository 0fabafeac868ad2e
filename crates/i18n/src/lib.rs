//! Translations: Fluent files in, sentences out, for every program that people read.
//!
//! The sentences are in `locales/`, one folder for each [`Language`], and are embedded when this
//! crate is built, so nothing is read at run time. [`Messages`] formats them.
//!
//! A message that a language lacks is said in English, and one that English lacks is said by its
//! key: a reader sees at once what is missing, and nothing breaks. `cargo xtask tidy` makes sure
//! that every language has every message.

mod language;
mod messages;

pub use language::Language;
pub use messages::{Messages, Value};
