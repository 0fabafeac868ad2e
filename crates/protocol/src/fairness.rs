//! Provably fair luck by commitment (RM-22), and tokens.
//!
//! # Fairness v1
//!
//! This text and the vectors below never change: a game can be verified forever, with any implementation
//! of SHA-256. `‖` concatenates bytes.
//!
//! 1. Before a game the server draws a *secret* of 32 bytes and publishes the *commitment*
//!    `SHA-256("paiju commitment v1\n" ‖ secret)`.
//! 2. After that, each person's browser may add a *nonce* of 32 bytes.
//! 3. The game's *seed* is `SHA-256("paiju seed v1\n" ‖ secret ‖ n ‖ part of seat 0 ‖ part of
//!    seat 1 ‖ …)`, where `n` is one byte, the number of seats, and the part of a seat is the byte
//!    1 and its nonce, or the byte 0 alone for a bot or for a person without a nonce.
//! 4. The seed determines all luck of the game, by luck v1 of `tabletop`.
//! 5. After the game the server publishes the secret.
//!
//! The server cannot choose the cards, because it commits to its secret before it sees the nonces. The
//! players cannot, because they do not know the secret. One attack remains: a server that cooperates
//! with the player who adds the last nonce could try several nonces. A player can prevent that by adding
//! the last nonce.

use std::fmt;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use tabletop::luck::Fair;
use thiserror::Error;

/// A text is not 32 bytes in hexadecimal digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("expected 32 bytes as 64 hexadecimal digits")]
pub struct ParseHexError;

/// Defines a type of 32 bytes that is serialized as 64 hexadecimal digits.
macro_rules! bytes_32 {
    ($(#[$about:meta])* $name:ident) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(try_from = "String", into = "String")]
        #[cfg_attr(test, derive(ts_rs::TS), ts(type = "string"))]
        #[cfg_attr(
            feature = "schema",
            derive(schemars::JsonSchema),
            schemars(extend("pattern" = "^[0-9a-f]{64}$"))
        )]
        pub struct $name([u8; 32]);

        impl $name {
            pub const fn new(bytes: [u8; 32]) -> Self {
                Self(bytes)
            }

            pub const fn as_bytes(&self) -> &[u8; 32] {
                &self.0
            }
        }

        impl TryFrom<String> for $name {
            type Error = ParseHexError;

            fn try_from(text: String) -> Result<Self, ParseHexError> {
                from_hex(&text).map(Self)
            }
        }

        impl From<$name> for String {
            fn from(bytes: $name) -> Self {
                to_hex(&bytes.0)
            }
        }
    };
}

bytes_32! {
    /// A value that the server keeps secret until the game is over.
    Secret
}

bytes_32! {
    /// A hash that binds the server to its secret without revealing it.
    Commitment
}

bytes_32! {
    /// A player's contribution to the luck of a game.
    Nonce
}

bytes_32! {
    /// The credential that the browser keeps and that identifies the player (RM-2).
    Token
}

bytes_32! {
    /// The SHA-256 of a token, which is all that the server stores of it.
    TokenHash
}

impl Secret {
    /// The commitment to this secret, which is published before the game.
    pub fn commitment(&self) -> Commitment {
        Commitment(digest("paiju commitment v1\n", &self.0))
    }

    /// The luck of a game with these nonces, by seat.
    pub fn luck(&self, nonces: &[Option<Nonce>]) -> Fair {
        let mut bytes = self.0.to_vec();
        bytes.push(nonces.len() as u8);
        for nonce in nonces {
            bytes.push(u8::from(nonce.is_some()));
            bytes.extend(nonce.iter().flat_map(|nonce| nonce.0));
        }
        Fair::new(digest("paiju seed v1\n", &bytes))
    }
}

impl Token {
    pub fn hash(&self) -> TokenHash {
        TokenHash(digest("", &self.0))
    }
}

/// The SHA-256 of `domain` followed by `bytes`.
pub fn digest(domain: &str, bytes: &[u8]) -> [u8; 32] {
    Sha256::new_with_prefix(domain).chain_update(bytes).finalize().into()
}

/// Does not show the bytes, in case a secret is logged by mistake.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// Does not show the bytes: a token gives access to everything that belongs to the player.
impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Commitment({})", to_hex(&self.0))
    }
}

impl fmt::Debug for Nonce {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Nonce({})", to_hex(&self.0))
    }
}

impl fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TokenHash({})", to_hex(&self.0))
    }
}

fn to_hex(bytes: &[u8; 32]) -> String {
    let digits = bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]);
    digits.filter_map(|digit| char::from_digit(digit.into(), 16)).collect()
}

fn from_hex(text: &str) -> Result<[u8; 32], ParseHexError> {
    let digit = |digit: u8| char::from(digit).to_digit(16).ok_or(ParseHexError);
    let (pairs, []) = text.as_bytes().as_chunks::<2>() else { return Err(ParseHexError) };
    let bytes: Result<Vec<u8>, ParseHexError> =
        pairs.iter().map(|&[high, low]| Ok((digit(high)? << 4 | digit(low)?) as u8)).collect();
    bytes?.try_into().map_err(|_| ParseHexError)
}

#[cfg(test)]
mod tests {
    use tabletop::{Luck, Pile};

    use super::*;

    /// RM-22: the vectors of v1, made with another implementation of SHA-256.
    #[test]
    fn commitments_and_seeds_never_change() {
        let secret = Secret::new([7; 32]);
        let commitment = String::from(secret.commitment());
        insta::assert_snapshot!(commitment, @"0a4c6f9cac31ea5347b78f87f57419ae4ccd8735f199ce55fe299baeeefd6707");
        let order = |nonces: &[Option<Nonce>]| {
            let mut cards = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
            secret.luck(nonces).shuffle(Pile::new(0, 0, 8), &mut cards);
            cards.into_iter().collect::<String>()
        };
        let seed: [u8; 32] = {
            let mut bytes = vec![7; 32];
            bytes.extend([2, 1]);
            bytes.extend([9; 32]);
            bytes.push(0);
            digest("paiju seed v1\n", &bytes)
        };
        insta::assert_snapshot!(to_hex(&seed), @"6f3dca5eeb7c83a009a77bc943e8c133baaf18503e0b469acca5c4bc3eb462a6");
        let mut cards = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
        Fair::new(seed).shuffle(Pile::new(0, 0, 8), &mut cards);
        assert_eq!(order(&[Some(Nonce::new([9; 32])), None]), String::from_iter(cards));
    }

    /// RM-22: every nonce and its seat change the luck.
    #[test]
    fn every_nonce_changes_the_luck() {
        let secret = Secret::new([1; 32]);
        let (one, other) = (Some(Nonce::new([2; 32])), Some(Nonce::new([3; 32])));
        let tables: [&[Option<Nonce>]; 6] =
            [&[one, other], &[other, one], &[one, None], &[None, one], &[None, None], &[one]];
        let mut seen: Vec<Vec<u16>> = Vec::new();
        for nonces in tables {
            let mut cards: Vec<u16> = (0..52).collect();
            secret.luck(nonces).shuffle(Pile::new(0, 0, 52), &mut cards);
            assert!(!seen.contains(&cards));
            seen.push(cards);
        }
    }

    #[test]
    fn bytes_are_written_as_hexadecimal_digits() {
        let nonce = Nonce::new(std::array::from_fn(|index| index as u8 * 8));
        let text = String::from(nonce);
        assert_eq!(Nonce::try_from(text.clone()), Ok(nonce));
        assert_eq!(Nonce::try_from(text.to_uppercase()), Ok(nonce));
        for text in ["", "0", "zz", &text[1..], &text[2..], &format!("{text}00"), &"é".repeat(32)]
        {
            assert_eq!(Nonce::try_from(text.to_owned()), Err(ParseHexError), "{text}");
        }
    }

    /// RM-20: secrets and tokens do not leak through debug output.
    #[test]
    fn secrets_do_not_show_in_debug_output() {
        let text = format!("{:?} {:?}", Secret::new([7; 32]), Token::new([7; 32]));
        assert_eq!(text, "Secret(…) Token(…)");
    }
}
