//! The rules as data, so that every shell can print them in the reader's language.

use serde::Serialize;

use crate::{Names, Value};

/// The rules in force in one game, in reading order.
pub type Rulebook = Vec<Chapter>;

/// A part of the rules with a heading.
///
/// Its heading is the message `<game>-chapter-<key>` in `locales/`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Chapter {
    /// The id of the chapter.
    pub key: &'static str,
    /// Its rules.
    pub clauses: Vec<Clause>,
}

/// One rule.
///
/// Its text is the message named like its id in lower case (`bt-3`) in `locales/`, followed by
/// its sentences. A clause with sentences needs no message.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Clause {
    /// The id that tests, refusals and comments cite.
    pub id: &'static str,
    /// Values of the text's variables, such as the numbers of the preset in force.
    pub values: Vec<(&'static str, Value)>,
    /// Further sentences from things that contain their own names, such as a pattern of Big Two.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Names>>"))]
    pub sentences: Vec<Names>,
}

/// Example cards of a thing that contains its own names, such as a pattern of Big Two.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Example {
    /// The id of the thing.
    pub id: &'static str,
    /// A sentence that describes it.
    pub about: Names,
    /// Groups of cards, each beaten by the next.
    pub cards: Vec<Vec<String>>,
}

impl Chapter {
    /// A chapter of these rules.
    pub fn new(key: &'static str, clauses: impl Into<Vec<Clause>>) -> Self {
        Self { key, clauses: clauses.into() }
    }
}

impl Clause {
    /// A rule without values.
    pub const fn new(id: &'static str) -> Self {
        Self { id, values: Vec::new(), sentences: Vec::new() }
    }

    /// Adds a value.
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
