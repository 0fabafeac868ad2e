//! Names of people (RM-2).

use std::{fmt, sync::Arc};

use serde::{Deserialize, Serialize, Serializer};
use thiserror::Error;
use unicode_security::skeleton;

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
pub enum ParseNameError {
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
    pub fn new(text: &str) -> Result<Self, ParseNameError> {
        if let Some(character) = text.chars().find(|&character| is_invisible_or_control(character))
        {
            return Err(ParseNameError::BadCharacter { character });
        }
        let text = text.trim();
        match text.chars().count() {
            0 => Err(ParseNameError::Empty),
            1..=Self::MAX => Ok(Self(text.into())),
            found => Err(ParseNameError::TooLong { found }),
        }
    }

    /// Parses the name of a person who joins, which must also contain a visible character.
    ///
    /// [`Self::new`] does not check that, because it also reads names that were stored before there was
    /// this check.
    ///
    /// # Errors
    ///
    /// Returns what is wrong with it.
    pub fn of_newcomer(text: &str) -> Result<Self, ParseNameError> {
        let name = Self::new(text)?;
        if let Some(character) = name.0.chars().find(|&character| is_blank(character)) {
            return Err(ParseNameError::BadCharacter { character });
        }
        // Joiners and marks show nothing without a letter, and neither do spaces.
        if name.0.chars().all(|it| is_mark_or_joiner(it) || it.is_whitespace()) {
            return Err(ParseNameError::Empty);
        }
        Ok(name)
    }

    /// Stands for the name of a person who had it removed. It is the same in every language.
    pub fn removed() -> Self {
        Self("—".into())
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether people could take one name for the other: they differ at most in upper and lower case or in
    /// the width of spaces, or look alike by the confusables of Unicode (UTS 39).
    pub fn is_like(&self, other: &Self) -> bool {
        let (one, two) = (with_single_spaces(&self.0), with_single_spaces(&other.0));
        look_alike(&one, &two) || look_alike(&one.to_lowercase(), &two.to_lowercase())
    }
}

/// Pages show a row of spaces like one.
fn with_single_spaces(name: &str) -> String {
    name.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn look_alike(one: &str, other: &str) -> bool {
    skeleton(one).eq(skeleton(other))
}

/// Whether a character takes space or none, and shows nothing.
const fn is_blank(character: char) -> bool {
    matches!(character,
        '\u{00AD}'                  // soft hyphen
        | '\u{115F}' | '\u{1160}'   // Hangul fillers
        | '\u{17B4}' | '\u{17B5}'   // Khmer inherent vowels
        | '\u{180B}'..='\u{180F}'   // Mongolian separators
        | '\u{2800}'                // blank Braille pattern
        | '\u{3164}' | '\u{FFA0}'   // Hangul fillers
        | '\u{FFFC}'                // object replacement
        | '\u{1D159}'               // musical null note head
        | '\u{1D173}'..='\u{1D17A}' // musical format characters
        // Private use and no characters at all: a font shows anything or nothing.
        | '\u{E000}'..='\u{F8FF}' | '\u{F0000}'..='\u{10FFFF}' | '\u{FDD0}'..='\u{FDEF}'
        | '\u{FFFE}'..='\u{FFFF}'
    )
}

/// Whether a character only changes or joins others.
fn is_mark_or_joiner(character: char) -> bool {
    matches!(character,
        '\u{0300}'..='\u{036F}'     // combining marks
        | '\u{1AB0}'..='\u{1AFF}' | '\u{1DC0}'..='\u{1DFF}' | '\u{20D0}'..='\u{20FF}'
        | '\u{200C}' | '\u{200D}'   // joiners
        | '\u{FE00}'..='\u{FE0F}' | '\u{E0100}'..='\u{E01EF}' // variation selectors
        | '\u{FE20}'..='\u{FE2F}'
    )
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
    type Error = ParseNameError;

    fn try_from(text: String) -> Result<Self, ParseNameError> {
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
            assert_eq!(Name::new(text), Err(ParseNameError::Empty));
        }
        assert_eq!(Name::new(&"x".repeat(25)), Err(ParseNameError::TooLong { found: 25 }));
    }

    /// RM-2: control and bidi-override characters are refused anywhere in a name.
    #[test]
    fn tricky_characters_are_refused() {
        for character in ['\0', '\n', '\t', '\u{7F}', '\u{85}', '\u{202E}', '\u{2066}', '\u{FEFF}']
        {
            for text in
                [format!("{character}Ann"), format!("An{character}n"), character.to_string()]
            {
                assert_eq!(Name::new(&text), Err(ParseNameError::BadCharacter { character }));
            }
        }
        let error = Name::new("a\u{202E}b").unwrap_err();
        insta::assert_snapshot!(error, @"a name cannot contain the invisible character U+202E");
    }

    /// RM-2: a new name has a visible character; stored names stay readable.
    #[test]
    fn a_new_name_shows_something() {
        for text in [
            "\u{3164}",
            "An\u{2800}n",
            "\u{AD}",
            "Ann\u{FFA0}",
            "\u{E000}",
            "\u{FFFC}",
            "An\u{FDD0}n",
        ] {
            assert!(
                matches!(Name::of_newcomer(text), Err(ParseNameError::BadCharacter { .. })),
                "{text:?}"
            );
            assert!(Name::new(text).is_ok(), "{text:?}");
        }
        for text in ["\u{200D}", "\u{200C}\u{200D}", "\u{301}", "\u{FE0F}", "\u{200D} \u{200D}"] {
            assert_eq!(Name::of_newcomer(text), Err(ParseNameError::Empty), "{text:?}");
        }
        for text in ["Ann", "王小明", "نورا", "👩‍👩‍👧", "Zoe\u{308}", "می‌خواهم", "❤️"]
        {
            assert!(Name::of_newcomer(text).is_ok(), "{text:?}");
        }
    }

    /// RM-2: names that look alike count as the same, so that nobody can pass for another person.
    #[test]
    fn names_that_look_alike_count_as_equal() {
        let name = |text| Name::new(text).unwrap();
        for (one, other) in [
            ("Ann", "Αnn"),     // Greek capital alpha
            ("peter", "реter"), // Cyrillic
            ("Al", "AI"),
            ("Player1", "Playerl"),
            ("Zoë", "Zoe\u{308}"),
            ("Ann", "Ａnn"), // full width
            ("Ann", "A\u{200D}nn"),
            ("Ann B", "Ann  B"),
            ("Ann B", "Ann\u{A0}B"),
            ("Ann B", "ANN\u{3000}b"),
        ] {
            assert!(name(one).is_like(&name(other)), "{one} {other}");
        }
        for (one, other) in [("Ann", "Ben"), ("王小明", "王小朋"), ("Player1", "Player2")] {
            assert!(!name(one).is_like(&name(other)), "{one} {other}");
        }
    }

    /// RM-2: names that differ only in case count as the same.
    #[test]
    fn names_that_differ_in_case_count_as_equal() {
        let name = |text| Name::new(text).unwrap();
        assert!(name("Åse").is_like(&name("åSE")));
        assert!(!name("Ann").is_like(&name("Anne")));
    }
}
