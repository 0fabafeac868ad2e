//! Files that should hold a game.

use games::GameKind;
use protocol::{BadRecord, GameRecord};
use serde::{Deserialize, de::DeserializeOwned};
use tabletop::Rules;

/// What every record begins with.
#[derive(Debug, Deserialize)]
struct Head {
    version: u16,
    game: String,
}

/// The version of the form that is read.
const VERSION: u16 = GameRecord::<game_big_two::BigTwo>::VERSION;

/// Which game a file holds.
pub(super) fn game_of(bytes: &[u8]) -> Result<GameKind, BadRecord> {
    let Head { version, game } = parse(bytes)?;
    if version != VERSION {
        return Err(BadRecord::OtherVersion { found: version });
    }
    game.parse().map_err(BadRecord::UnknownGame)
}

/// The game that a file holds, if it was played by the rules.
pub(super) fn record<R: Rules>(bytes: &[u8]) -> Result<GameRecord<R>, BadRecord> {
    let record: GameRecord<R> = parse(bytes)?;
    record.verify().map_err(BadRecord::Tampered)?;
    Ok(record)
}

fn parse<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, BadRecord> {
    serde_json::from_slice(bytes).map_err(BadRecord::Unreadable)
}
