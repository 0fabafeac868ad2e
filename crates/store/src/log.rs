//! What is stored: logs of numbered entries.

use std::{fmt, str::FromStr, sync::Arc};

use thiserror::Error;

use crate::Index;

/// Where an entry stands in its log, counted from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seq(pub u32);

/// A moment, in milliseconds since 1970.
///
/// It comes from whoever appends; there is no clock in here.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct UnixMillis(pub i64);

/// Any text but one with a NUL in it, which PostgreSQL cannot hold.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Text(String);

/// The name of a room, and so of its log.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RoomId(Arc<str>);

/// The name of a finished game.
///
/// It is not made of the room's name, so that a replay can be shown around without letting people
/// into the room.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameId(Arc<str>);

/// An entry as it stands in a log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Its number.
    pub seq: Seq,
    /// When it happened.
    pub at: UnixMillis,
    /// What it says.
    pub payload: Text,
}

/// An entry on its way into a log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewEntry {
    /// When it happened.
    pub at: UnixMillis,
    /// What it says.
    pub payload: Text,
}

/// Entries for the end of one log: all of them, or none.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Append {
    /// Whose log.
    pub room: RoomId,
    /// The number the first of the entries shall have: how many the appender knows of.
    pub expected: Seq,
    /// The entries, at least one.
    pub entries: Vec<NewEntry>,
    /// What changes with them in the index.
    pub index: Vec<Index>,
}

/// A text that is no id.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("'{text}' is not an id; write 1 to {MAX_ID} letters, digits, '-' or '_'")]
pub struct BadId {
    text: String,
}

/// A text with a NUL in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("the text has a NUL character at byte {at}, which a database cannot hold")]
pub struct NulInText {
    at: usize,
}

/// No id is longer.
const MAX_ID: usize = 40;

impl Seq {
    /// Where every log begins.
    pub const START: Self = Self(0);

    /// The number `steps` further on.
    #[must_use]
    pub fn plus(self, steps: usize) -> Self {
        Self(self.0.saturating_add(u32::try_from(steps).unwrap_or(u32::MAX)))
    }
}

impl Append {
    /// An append that leaves the index as it is.
    pub fn new(room: RoomId, expected: Seq, entries: Vec<NewEntry>) -> Self {
        Self { room, expected, entries, index: Vec::new() }
    }

    /// Where the log goes on after it.
    pub fn end(&self) -> Seq {
        self.expected.plus(self.entries.len())
    }

    /// The entries with their numbers.
    pub(crate) fn numbered(&self) -> impl Iterator<Item = (Seq, &NewEntry)> {
        (0..).map(|steps| self.expected.plus(steps)).zip(&self.entries)
    }
}

impl Text {
    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// An id as text. Ids have no NUL in them.
    pub(crate) fn of_id(id: &str) -> Self {
        Self(id.to_owned())
    }

    /// The text, to keep.
    pub fn into_string(self) -> String {
        self.0
    }
}

impl TryFrom<String> for Text {
    type Error = NulInText;

    fn try_from(text: String) -> Result<Self, NulInText> {
        match text.find('\0') {
            None => Ok(Self(text)),
            Some(at) => Err(NulInText { at }),
        }
    }
}

impl TryFrom<&str> for Text {
    type Error = NulInText;

    fn try_from(text: &str) -> Result<Self, NulInText> {
        text.to_owned().try_into()
    }
}

/// Reads `text` as an id.
fn id(text: &str) -> Result<Arc<str>, BadId> {
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
    if (1..=MAX_ID).contains(&text.len()) && text.bytes().all(fits) {
        Ok(text.into())
    } else {
        Err(BadId { text: text.to_owned() })
    }
}

impl RoomId {
    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl GameId {
    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for RoomId {
    type Err = BadId;

    fn from_str(text: &str) -> Result<Self, BadId> {
        id(text).map(Self)
    }
}

impl FromStr for GameId {
    type Err = BadId;

    fn from_str(text: &str) -> Result<Self, BadId> {
        id(text).map(Self)
    }
}

impl fmt::Display for RoomId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for RoomId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "RoomId({self})")
    }
}

impl fmt::Debug for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "GameId({self})")
    }
}

impl fmt::Display for Seq {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_short_and_plain() {
        for text in ["K7QX2M", "a-b_9", &"x".repeat(40)] {
            assert_eq!(text.parse::<RoomId>().unwrap().as_str(), text);
            assert_eq!(text.parse::<GameId>().unwrap().as_str(), text);
        }
        for text in ["", "a b", "牌局", "a\n1", &"x".repeat(41)] {
            assert!(text.parse::<RoomId>().is_err(), "{text}");
            assert!(text.parse::<GameId>().is_err(), "{text}");
        }
        insta::assert_snapshot!("a b".parse::<RoomId>().unwrap_err(), @"'a b' is not an id; write 1 to 40 letters, digits, '-' or '_'");
    }

    #[test]
    fn text_holds_anything_but_a_nul() {
        assert_eq!(Text::try_from("牌局 \u{1F0A1}\n").unwrap().as_str(), "牌局 \u{1F0A1}\n");
        insta::assert_snapshot!(Text::try_from("ab\0").unwrap_err(), @"the text has a NUL character at byte 2, which a database cannot hold");
    }

    #[test]
    fn entries_are_numbered_from_where_they_are_expected() {
        let entry = NewEntry { at: UnixMillis(7), payload: Text::try_from("x").unwrap() };
        let append = Append::new("R".parse().unwrap(), Seq(5), vec![entry.clone(), entry]);
        let numbers: Vec<_> = append.numbered().map(|(seq, _)| seq).collect();
        assert_eq!((numbers, append.end()), (vec![Seq(5), Seq(6)], Seq(7)));
    }
}
