//! The rules as data, so that every shell can print them in its reader's language.

use std::borrow::Cow;

use serde::Serialize;

/// The rules in force at one table, in reading order.
pub type Rulebook = Vec<Chapter>;

/// A part of the rules with a heading.
///
/// Its heading is the message `<game>-chapter-<key>` in `locales/`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Chapter {
    /// What the chapter is about.
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
    /// What the text leaves open, such as the numbers of the preset in force.
    pub values: Vec<(&'static str, Value)>,
    /// What is said by things that bring their own names, such as a pattern of Big Two.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Names>>"))]
    pub sentences: Vec<Names>,
}

/// A value in a sentence.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Value {
    /// A number.
    Number(i64),
    /// A name, or the key of a choice.
    Text(Cow<'static, str>),
    /// Things that bring their own names, as a list.
    Names(Vec<Names>),
}

/// Example cards of a thing that brings its own names, such as a pattern of Big Two.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Example {
    /// The id of the thing.
    pub id: &'static str,
    /// What it is, in a sentence.
    pub about: Names,
    /// Groups of cards, each beaten by the next.
    pub cards: Vec<Vec<String>>,
}

/// What people call a thing or say about it, in each language of `locales/`.
///
/// For things that must stay one file each, such as a pattern of Big Two; everything else is
/// called by a key in `locales/`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Names {
    /// English.
    pub en: &'static str,
    /// 繁體中文.
    #[serde(rename = "zh-TW")]
    pub zh_tw: &'static str,
    /// 简体中文.
    #[serde(rename = "zh-CN")]
    pub zh_cn: &'static str,
}

/// Says the messages of `locales/` in one language.
///
/// Engines speak in keys and values. A shell brings the language, and so turns what an engine says
/// into sentences.
pub trait Localize {
    /// The message called `key` with `values` filled in.
    ///
    /// A text value that is itself a key stands for that message, such as the name of a card.
    fn say(&self, key: &str, values: &[(&'static str, Value)]) -> String;
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
        Self { id, values: Vec::new(), sentences: Vec::new() }
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

impl From<&'static str> for Value {
    fn from(text: &'static str) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(Cow::Owned(text))
    }
}

impl From<i64> for Value {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}
