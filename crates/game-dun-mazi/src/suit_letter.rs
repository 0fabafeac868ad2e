//! The written form of a suit: its letter.

use cards::Suit;
use serde::{Deserialize, Deserializer, Serializer, de};

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it so")]
pub(crate) fn serialize<S: Serializer>(suit: &Suit, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_char(suit.letter())
}

pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Suit, D::Error> {
    read(char::deserialize(deserializer)?)
}

fn read<E: de::Error>(letter: char) -> Result<Suit, E> {
    let unknown = || E::custom(format!("'{letter}' is not a suit; write S, H, C or D"));
    Suit::lettered(letter).ok_or_else(unknown)
}

/// The written form of a suit that may be missing.
pub(crate) mod maybe {
    use serde::Serialize;

    use super::{Deserialize, Deserializer, Serializer, Suit, read};

    #[expect(
        clippy::ref_option,
        clippy::trivially_copy_pass_by_ref,
        reason = "serde asks for it so"
    )]
    pub(crate) fn serialize<S: Serializer>(
        suit: &Option<Suit>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        suit.map(Suit::letter).serialize(serializer)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<Suit>, D::Error> {
        Option::<char>::deserialize(deserializer)?.map(read).transpose()
    }
}
