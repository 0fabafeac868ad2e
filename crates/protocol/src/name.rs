//! Names of people (RM-2).

use std::{fmt, sync::Arc};

use serde::{Deserialize, Serialize, Serializer};
use thiserror::Error;

/// A person's name: 1 to 24 characters of any script, none of them invisible.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "string"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "String"))]
pub struct Name(
    // Cheap to clone: every frame holds the names of the players.
    Arc<str>,
);

/// Why a text cannot be a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum BadName {
    #[error("a name has at least one character")]
    Empty,
    #[error("a name has at most {} characters, not {found}", Name::MAX)]
    TooLong { found: usize },
    /// An invisible character, or one that reorders the text around it.
    #[error("a name cannot contain the invisible character U+{:04X}", u32::from(*.character))]
    BadCharacter { character: char },
}

impl Name {
    /// Maximum number of characters.
    pub const MAX: usize = 24;

    /// Parses `text` as a name and trims it.
    ///
    /// # Errors
    ///
    /// Returns what is wrong with it.
    pub fn new(text: &str) -> Result<Self, BadName> {
        if let Some(character) = text.chars().find(|&character| is_invisible_or_control(character))
        {
            return Err(BadName::BadCharacter { character });
        }
        let text = text.trim();
        match text.chars().count() {
            0 => Err(BadName::Empty),
            1..=Self::MAX => Ok(Self(text.into())),
            found => Err(BadName::TooLong { found }),
        }
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether the names differ at most in upper and lower case.
    pub fn is_like(&self, other: &Self) -> bool {
        self.0.to_lowercase() == other.0.to_lowercase()
    }
}

/// Whether a character is a control character, or moves or hides other text.
///
/// Joiners (U+200C, U+200D) are allowed: several scripts and many emoji need them.
pub fn is_invisible_or_control(character: char) -> bool {
    character.is_control()
        || matches!(character,
            '\u{061C}'                  // Arabic letter mark
            | '\u{200B}'                // zero-width space
            | '\u{200E}'..='\u{200F}'   // left-to-right and right-to-left mark
            | '\u{2028}'..='\u{202E}'   // line and paragraph separators, embeddings, overrides
            | '\u{2060}'..='\u{206F}'   // invisible operators, isolates, deprecated formats
            | '\u{FEFF}'                // byte order mark
            | '\u{FFF9}'..='\u{FFFB}'   // interlinear annotation
            | '\u{E0000}'..='\u{E007F}' // tags
        )
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl TryFrom<String> for Name {
    type Error = BadName;

    fn try_from(text: String) -> Result<Self, BadName> {
        Self::new(&text)
    }
}

impl Serialize for Name {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RM-2: 1 to 24 characters of any script, trimmed.
    #[test]
    fn names_of_any_script_are_taken_without_the_spaces_around_them() {
        let longest = "牌".repeat(Name::MAX);
        for (text, name) in [
            ("Ann", "Ann"),
            ("  王小明\u{3000}", "王小明"),
            ("نورا", "نورا"),
            ("👩‍👩‍👧", "👩‍👩‍👧"),
            (&longest, &longest),
        ] {
            assert_eq!(Name::new(text).unwrap().as_str(), name);
        }
        for text in ["", "  ", "\u{3000}"] {
            assert_eq!(Name::new(text), Err(BadName::Empty));
        }
        assert_eq!(Name::new(&"x".repeat(25)), Err(BadName::TooLong { found: 25 }));
    }

    /// RM-2: control and bidi-override characters are refused anywhere in a name.
    #[test]
    fn tricky_characters_are_refused() {
        for character in ['\0', '\n', '\t', '\u{7F}', '\u{85}', '\u{202E}', '\u{2066}', '\u{FEFF}']
        {
            for text in
                [format!("{character}Ann"), format!("An{character}n"), character.to_string()]
            {
                assert_eq!(Name::new(&text), Err(BadName::BadCharacter { character }));
            }
        }
        let error = Name::new("a\u{202E}b").unwrap_err();
        insta::assert_snapshot!(error, @"a name cannot contain the invisible character U+202E");
    }

    /// RM-2: names that differ only in case count as the same.
    #[test]
    fn names_are_alike_in_small_and_capital_letters() {
        let name = |text| Name::new(text).unwrap();
        assert!(name("Åse").is_like(&name("åSE")));
        assert!(!name("Ann").is_like(&name("Anne")));
    }
}
