//! Logs of numbered entries.

use std::{fmt, str::FromStr, sync::Arc};

use thiserror::Error;

use crate::IndexUpdate;

/// The number of an entry in its log, counted from 0.
///
/// It has half the width of the numbers in the protocol, because databases have no unsigned numbers of 64 bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct EntryNumber(pub u32);

/// A point in time, in milliseconds since 1970, as databases hold it: signed. The store reads no clock: the
/// caller of an append gives the time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct UnixMillis(pub i64);

/// A text without NUL characters, which PostgreSQL cannot hold.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Text(String);

/// The id of a room and of its log.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RoomId(Arc<str>);

/// The id of a finished game.
///
/// It does not contain the id of the room, so that a link to a replay does not invite people into the
/// room.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameId(Arc<str>);

/// An entry of a log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    pub seq: EntryNumber,
    pub at: UnixMillis,
    pub payload: Text,
}

/// An entry that is to be appended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewEntry {
    pub at: UnixMillis,
    pub payload: Text,
}

/// Entries to append to one log, all of them or none.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Append {
    pub room: RoomId,
    /// The number of the first entry: the end of the log, as far as the caller knows.
    pub expected: EntryNumber,
    /// At least one.
    pub entries: Vec<NewEntry>,
    /// Changes of the index that belong to the entries.
    pub index: Vec<IndexUpdate>,
}

/// A text is not an id.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("'{text}' is not an id; write 1 to {MAX_ID} letters, digits, '-' or '_'")]
pub struct ParseIdError {
    text: String,
}

/// A text has a NUL character.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("the text has a NUL character at byte {at}, which a database cannot hold")]
pub struct ParseTextError {
    at: usize,
}

/// Maximum length of an id.
const MAX_ID: usize = 40;

impl EntryNumber {
    /// The number of the first entry.
    pub const START: Self = Self(0);

    /// The number that is greater by `steps`.
    #[must_use]
    pub fn plus(self, steps: usize) -> Self {
        Self(self.0.saturating_add(u32::try_from(steps).unwrap_or(u32::MAX)))
    }
}

impl Append {
    /// An append that does not change the index.
    pub fn new(room: RoomId, expected: EntryNumber, entries: Vec<NewEntry>) -> Self {
        Self { room, expected, entries, index: Vec::new() }
    }

    /// The end of the log after this append.
    pub fn end(&self) -> EntryNumber {
        self.expected.plus(self.entries.len())
    }

    /// The entries with their numbers.
    pub(crate) fn numbered(&self) -> impl Iterator<Item = (EntryNumber, &NewEntry)> {
        (0..).map(|steps| self.expected.plus(steps)).zip(&self.entries)
    }
}

impl Text {
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// An id as text. Ids have no NUL characters.
    pub(crate) fn of_id(id: &str) -> Self {
        Self(id.to_owned())
    }
}

impl TryFrom<String> for Text {
    type Error = ParseTextError;

    fn try_from(text: String) -> Result<Self, ParseTextError> {
        match text.find('\0') {
            None => Ok(Self(text)),
            Some(at) => Err(ParseTextError { at }),
        }
    }
}

impl TryFrom<&str> for Text {
    type Error = ParseTextError;

    fn try_from(text: &str) -> Result<Self, ParseTextError> {
        text.to_owned().try_into()
    }
}

/// Parses an id.
fn id(text: &str) -> Result<Arc<str>, ParseIdError> {
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
    if (1..=MAX_ID).contains(&text.len()) && text.bytes().all(fits) {
        Ok(text.into())
    } else {
        Err(ParseIdError { text: text.to_owned() })
    }
}

impl RoomId {
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl GameId {
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for RoomId {
    type Err = ParseIdError;

    fn from_str(text: &str) -> Result<Self, ParseIdError> {
        id(text).map(Self)
    }
}

impl FromStr for GameId {
    type Err = ParseIdError;

    fn from_str(text: &str) -> Result<Self, ParseIdError> {
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

impl fmt::Display for EntryNumber {
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
        let append = Append::new("R".parse().unwrap(), EntryNumber(5), vec![entry.clone(), entry]);
        let numbers: Vec<_> = append.numbered().map(|(seq, _)| seq).collect();
        assert_eq!((numbers, append.end()), (vec![EntryNumber(5), EntryNumber(6)], EntryNumber(7)));
    }
}
