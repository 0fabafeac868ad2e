//! Names for rooms, people, moments and requests.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// How many entries of a room's log came before: the first entry has the number 0.
#[derive(
    Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Seq(pub u64);

/// A moment, in milliseconds since 1970 in UTC.
#[derive(
    Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Millis(pub u64);

/// A person in one room. Never given to another, even after the first has left.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PersonId(pub u16);

/// One open connection of a person, such as a tab. The shell chooses it and uses none twice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct ConnectionId(pub u64);

/// What a client calls a request, so that sending it again is harmless (RM-21).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "string"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(extend("pattern" = "^[A-Za-z0-9-]+$", "maxLength" = RequestId::MAX))
)]
pub struct RequestId(String);

/// What people type to find a room (RM-1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "string"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(extend("pattern" = format!("^[{}]{{{}}}$", Code::LETTERS, Code::LENGTH)))
)]
pub struct Code([u8; Code::LENGTH]);

/// A request has no such name.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("'{text}' does not name a request; take 1 to {} letters, digits or dashes", RequestId::MAX)]
pub struct BadRequestId {
    text: String,
}

/// No room has such a code.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("'{text}' is not the code of a room; codes are {} of {}", Code::LENGTH, Code::LETTERS)]
pub struct BadCode {
    text: String,
}

impl Seq {
    /// The number of the next entry.
    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0 + 1)
    }
}

impl Millis {
    /// This long after.
    #[must_use]
    pub const fn after(self, millis: u64) -> Self {
        Self(self.0.saturating_add(millis))
    }

    /// How long after `earlier` this is; 0 if it is not.
    pub const fn since(self, earlier: Self) -> u64 {
        self.0.saturating_sub(earlier.0)
    }
}

impl RequestId {
    /// No id is longer.
    pub const MAX: usize = 40;

    /// The id in a message that is otherwise not understood, so that whoever sent it can tell
    /// which of its requests is refused.
    #[must_use]
    pub fn found_in(message: &str) -> Option<Self> {
        #[derive(Deserialize)]
        struct Named {
            id: RequestId,
        }
        serde_json::from_str(message).ok().map(|Named { id }| id)
    }
}

impl Code {
    /// The length of a code.
    pub const LENGTH: usize = 6;

    /// Digits and letters that do not look or sound like another of them.
    pub const LETTERS: &str = "34679ACDEFHJKMNPRTWXY";

    /// The code with this number, counted round.
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

impl FromStr for Code {
    type Err = BadCode;

    /// Reads a code as people type it: small letters and spaces around it are fine.
    fn from_str(text: &str) -> Result<Self, BadCode> {
        let bad = || BadCode { text: text.to_owned() };
        let upper = text.trim().to_ascii_uppercase();
        let letters: [u8; Self::LENGTH] = upper.as_bytes().try_into().map_err(|_| bad())?;
        let known = letters.iter().all(|letter| Self::LETTERS.as_bytes().contains(letter));
        if known { Ok(Self(letters)) } else { Err(bad()) }
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|&letter| write!(f, "{}", char::from(letter)))
    }
}

impl TryFrom<String> for Code {
    type Error = BadCode;

    fn try_from(text: String) -> Result<Self, BadCode> {
        text.parse()
    }
}

impl From<Code> for String {
    fn from(code: Code) -> Self {
        code.to_string()
    }
}

impl TryFrom<String> for RequestId {
    type Error = BadRequestId;

    fn try_from(text: String) -> Result<Self, BadRequestId> {
        let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
        let fits = (1..=Self::MAX).contains(&text.len()) && text.bytes().all(is_plain);
        if fits { Ok(Self(text)) } else { Err(BadRequestId { text }) }
    }
}

impl From<RequestId> for String {
    fn from(id: RequestId) -> Self {
        id.0
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

    /// RM-1: six characters, none that look alike.
    #[test]
    fn codes_are_short_and_hold_no_two_letters_that_look_alike() {
        for pair in ["0O", "0D", "1I", "1L", "2Z", "5S", "8B", "UV", "6G", "0Q"] {
            let n_known = pair.chars().filter(|&letter| Code::LETTERS.contains(letter)).count();
            assert!(n_known < 2, "{pair}");
        }
        let codes = [0, 1, 20, 21, u64::MAX].map(|number| Code::numbered(number).to_string());
        insta::assert_snapshot!(codes.join(" "), @"333333 433333 Y33333 343333 PWMCAR");
    }

    /// RM-1: a code is found as people type it.
    #[test]
    fn a_code_is_read_as_people_type_it() {
        let code = Code::numbered(987_654_321);
        for text in [code.to_string(), format!(" {} ", code.to_string().to_lowercase())] {
            assert_eq!(text.parse(), Ok(code));
        }
        for text in ["", "33333", "3333333", "33333O", "牌牌"] {
            assert!(text.parse::<Code>().is_err(), "{text}");
        }
        insta::assert_snapshot!("O".parse::<Code>().unwrap_err(), @"'O' is not the code of a room; codes are 6 of 34679ACDEFHJKMNPRTWXY");
    }

    /// RM-21: a request is named by a short plain text.
    #[test]
    fn request_ids_are_short_and_plain() {
        for (text, fits) in [("a", true), ("7-x", true), ("", false), ("a b", false), ("é", false)]
        {
            assert_eq!(RequestId::try_from(text.to_owned()).is_ok(), fits, "{text}");
        }
        assert!(RequestId::try_from("a".repeat(RequestId::MAX + 1)).is_err());
    }
}
