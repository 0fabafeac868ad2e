//! Identifiers of rooms, people and requests, and points in time.

use std::{fmt, str::FromStr};

use arrayvec::ArrayString;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Number of an entry in a room's log, counted from 0.
#[derive(
    Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Seq(pub u64);

/// A point in time, in milliseconds since 1970 in UTC.
#[derive(
    Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Timestamp(pub u64);

/// A person in one room. An id is not reused after the person has left, so a room that has
/// assigned all its ids admits nobody else.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PersonId(pub u32);

/// An open connection of a person, such as a tab. The shell chooses unique ids.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct ConnectionId(pub u64);

/// Id of a request, so that a client can safely send the request again (RM-21).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String")]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "string"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(
        with = "String",
        extend("pattern" = "^[A-Za-z0-9-]+$", "maxLength" = RequestId::MAX)
    )
)]
pub struct RequestId(ArrayString<{ RequestId::MAX }>);

/// The code that people type to join a room (RM-1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "string"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(extend("pattern" = format!("^[{}]{{{}}}$", RoomCode::LETTERS, RoomCode::LENGTH)))
)]
pub struct RoomCode([u8; RoomCode::LENGTH]);

/// A text is not a request id.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("'{text}' is not a request id; use 1 to {} letters, digits or dashes", RequestId::MAX)]
pub struct ParseRequestIdError {
    text: String,
}

/// A text is not a room code.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error(
    "'{text}' is not a room code; a code has {} characters from {}",
    RoomCode::LENGTH,
    RoomCode::LETTERS
)]
pub struct ParseRoomCodeError {
    text: String,
}

impl Seq {
    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0 + 1)
    }
}

impl Timestamp {
    /// The point in time this many milliseconds later.
    #[must_use]
    pub const fn after(self, millis: u64) -> Self {
        Self(self.0.saturating_add(millis))
    }

    /// Milliseconds since `earlier`; 0 if `earlier` is later.
    pub const fn since(self, earlier: Self) -> u64 {
        self.0.saturating_sub(earlier.0)
    }
}

impl PersonId {
    /// The id of the next person; `None` after the last id.
    pub const fn next(self) -> Option<Self> {
        match self.0.checked_add(1) {
            Some(id) => Some(Self(id)),
            None => None,
        }
    }
}

impl RequestId {
    /// Maximum length.
    pub const MAX: usize = 40;

    /// The id in a message that cannot be read otherwise, so that the refusal can name the request.
    #[must_use]
    pub fn found_in(message: &str) -> Option<Self> {
        #[derive(Deserialize)]
        struct Named {
            id: RequestId,
        }
        serde_json::from_str(message).ok().map(|Named { id }| id)
    }
}

impl RoomCode {
    /// The length of a code.
    pub const LENGTH: usize = 6;

    /// Digits and letters that do not look or sound like another of them.
    pub const LETTERS: &str = "34679ACDEFHJKMNPRTWXY";

    /// The code with this number, modulo the number of codes.
    pub fn numbered(mut number: u64) -> Self {
        let letters = Self::LETTERS.as_bytes();
        let n_letters = letters.len() as u64;
        Self(std::array::from_fn(|_| {
            let letter = letters[(number % n_letters) as usize];
            number /= n_letters;
            letter
        }))
    }
}

impl FromStr for RoomCode {
    type Err = ParseRoomCodeError;

    /// Accepts lower case letters and surrounding spaces.
    fn from_str(text: &str) -> Result<Self, ParseRoomCodeError> {
        let bad = || ParseRoomCodeError { text: text.to_owned() };
        let upper = text.trim().to_ascii_uppercase();
        let letters: [u8; Self::LENGTH] = upper.as_bytes().try_into().map_err(|_| bad())?;
        let known = letters.iter().all(|letter| Self::LETTERS.as_bytes().contains(letter));
        if known { Ok(Self(letters)) } else { Err(bad()) }
    }
}

impl fmt::Display for RoomCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|&letter| write!(f, "{}", char::from(letter)))
    }
}

impl TryFrom<String> for RoomCode {
    type Error = ParseRoomCodeError;

    fn try_from(text: String) -> Result<Self, ParseRoomCodeError> {
        text.parse()
    }
}

impl From<RoomCode> for String {
    fn from(code: RoomCode) -> Self {
        code.to_string()
    }
}

impl TryFrom<String> for RequestId {
    type Error = ParseRequestIdError;

    fn try_from(text: String) -> Result<Self, ParseRequestIdError> {
        let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
        let is_valid = !text.is_empty() && text.bytes().all(is_plain);
        let id = ArrayString::from(&text).ok().filter(|_| is_valid);
        id.map(Self).ok_or(ParseRequestIdError { text })
    }
}

impl fmt::Display for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "person {}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RM-1: six characters, none of which look alike.
    #[test]
    fn codes_are_short_and_contain_no_letters_that_look_alike() {
        for pair in ["0O", "0D", "1I", "1L", "2Z", "5S", "8B", "UV", "6G", "0Q"] {
            let n_known = pair.chars().filter(|&letter| RoomCode::LETTERS.contains(letter)).count();
            assert!(n_known < 2, "{pair}");
        }
        let codes = [0, 1, 20, 21, u64::MAX].map(|number| RoomCode::numbered(number).to_string());
        insta::assert_snapshot!(codes.join(" "), @"333333 433333 Y33333 343333 PWMCAR");
    }

    /// RM-1: a code is accepted as people type it.
    #[test]
    fn a_code_is_read_as_people_type_it() {
        let code = RoomCode::numbered(987_654_321);
        for text in [code.to_string(), format!(" {} ", code.to_string().to_lowercase())] {
            assert_eq!(text.parse(), Ok(code));
        }
        for text in ["", "33333", "3333333", "33333O", "牌牌"] {
            assert!(text.parse::<RoomCode>().is_err(), "{text}");
        }
        insta::assert_snapshot!("O".parse::<RoomCode>().unwrap_err(), @"'O' is not a room code; a code has 6 characters from 34679ACDEFHJKMNPRTWXY");
    }

    /// RM-21: a request id is a short plain text.
    #[test]
    fn request_ids_are_short_and_plain() {
        for (text, fits) in [("a", true), ("7-x", true), ("", false), ("a b", false), ("é", false)]
        {
            assert_eq!(RequestId::try_from(text.to_owned()).is_ok(), fits, "{text}");
        }
        assert!(RequestId::try_from("a".repeat(RequestId::MAX + 1)).is_err());
    }
}
