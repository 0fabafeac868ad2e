//! The rules as data, so that every shell can print them in its reader's language.

use serde::Serialize;

use crate::Value;

/// The rules in force at one table, in reading order.
pub type Rulebook = Vec<Chapter>;

/// A part of the rules with a heading.
///
/// Its heading is the message `<game>-chapter-<key>` in `locales/`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Chapter {
    /// What the chapter is about.
    pub key: &'static str,
    /// Its rules.
    pub clauses: Vec<Clause>,
}

/// One rule.
///
/// Its text is the message named like its id in lower case (`bt-3`) in `locales/`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Clause {
    /// The id that tests, refusals and comments cite.
    pub id: &'static str,
    /// What the text leaves open, such as the numbers of the preset in force.
    pub values: Vec<(&'static str, Value)>,
}

impl Chapter {
    /// A chapter of these rules.
    pub fn new(key: &'static str, clauses: impl Into<Vec<Clause>>) -> Self {
        Self { key, clauses: clauses.into() }
    }
}

impl Clause {
    /// A rule that is the same at every table.
    pub const fn new(id: &'static str) -> Self {
        Self { id, values: Vec::new() }
    }

    /// The rule with one more value.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Self {
        self.values.push((name, value.into()));
        self
    }

    /// The key of its text in `locales/`.
    pub fn key(&self) -> String {
        self.id.to_ascii_lowercase()
    }
}
