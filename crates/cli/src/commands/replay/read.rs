//! Parses and verifies game records.

use games::GameKind;
use protocol::{GameRecord, VerifyRecordError};
use serde::{Deserialize, de::DeserializeOwned};
use tabletop::Rules;

/// The fields that every record has.
#[derive(Debug, Deserialize)]
struct Head {
    format: u16,
    game: String,
}

/// The supported record format.
const FORMAT: u16 = GameRecord::<game_big_two::BigTwo>::FORMAT;

pub(super) fn game_of(bytes: &[u8]) -> Result<GameKind, VerifyRecordError> {
    let Head { format, game } = parse(bytes)?;
    if format != FORMAT {
        return Err(VerifyRecordError::UnsupportedFormat { found: format });
    }
    game.parse().map_err(VerifyRecordError::UnknownGame)
}

/// Parses a record, and verifies that it follows from its secret and the rules.
pub(super) fn record<R: Rules>(bytes: &[u8]) -> Result<GameRecord<R>, VerifyRecordError> {
    let record: GameRecord<R> = parse(bytes)?;
    record.verify().map_err(VerifyRecordError::Tampered)?;
    Ok(record)
}

fn parse<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, VerifyRecordError> {
    serde_json::from_slice(bytes).map_err(VerifyRecordError::Unreadable)
}
