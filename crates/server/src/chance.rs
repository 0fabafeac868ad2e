//! Randomness fit for secrets.

use protocol::{Code, Token};
use room::Entropy;
use thiserror::Error;

/// The system has no randomness to give, so nothing secret can be made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("the system gives no randomness")]
pub struct NoChance;

/// Fresh bytes that nobody could guess.
pub(crate) fn bytes() -> Result<[u8; 32], NoChance> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|_| NoChance)?;
    Ok(bytes)
}

/// Fresh entropy for one decision.
pub(crate) fn entropy() -> Result<Entropy, NoChance> {
    bytes().map(Entropy::new)
}

/// A token that nobody else has (RM-2).
pub(crate) fn token() -> Result<Token, NoChance> {
    bytes().map(Token::new)
}

/// A number that nobody could guess.
pub(crate) fn number() -> Result<u64, NoChance> {
    let bytes = bytes()?.into_iter().take(8);
    Ok(bytes.fold(0, |number, byte| number << 8 | u64::from(byte)))
}

/// A name for a game that does not tell in which room it was played.
///
/// It ends in the game's number in its room, which is no secret.
pub(crate) fn game_id(game: u16) -> Result<String, NoChance> {
    let letters =
        [number()?, number()?, number()?].map(|number| Code::numbered(number).to_string());
    Ok(format!("{}-{game}", letters.concat()))
}
