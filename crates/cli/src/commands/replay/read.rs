//! Files that should hold a game.

use games::GameKind;
use protocol::{GameRecord, Tampered};
use serde::{Deserialize, de::DeserializeOwned};
use serde_json::error::Category;
use tabletop::Rules;

use crate::words::Words;

/// Why a file holds no game.
#[derive(Debug)]
pub(super) enum Bad {
    /// It is not JSON, or stops in the middle, or is something else.
    Unreadable(serde_json::Error),
    /// It is of a version that is not known here.
    OtherVersion(u16),
    /// The game is not known here.
    UnknownGame(String),
    /// Something in it does not follow from the rest.
    Tampered(Tampered),
}

/// What every record begins with.
#[derive(Debug, Deserialize)]
struct Head {
    version: u16,
    game: String,
}

/// The version of the form that is read.
const VERSION: u16 = GameRecord::<game_big_two::BigTwo>::VERSION;

/// Which game a file holds.
pub(super) fn game_of(bytes: &[u8]) -> Result<GameKind, Bad> {
    let Head { version, game } = parse(bytes)?;
    if version != VERSION {
        return Err(Bad::OtherVersion(version));
    }
    game.parse().map_err(|_| Bad::UnknownGame(game))
}

/// The game that a file holds, if it was played by the rules.
pub(super) fn record<R: Rules>(bytes: &[u8]) -> Result<GameRecord<R>, Bad> {
    let record: GameRecord<R> = parse(bytes)?;
    record.verify().map_err(Bad::Tampered)?;
    Ok(record)
}

fn parse<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Bad> {
    serde_json::from_slice(bytes).map_err(Bad::Unreadable)
}

impl Bad {
    /// What is wrong with it.
    pub(super) fn sentence(&self, words: &Words) -> String {
        match self {
            Self::Unreadable(error) => {
                let place = [("line", error.line().into()), ("column", error.column().into())];
                match error.classify() {
                    Category::Eof => words.say("cli-record-cut-off", &place),
                    Category::Syntax | Category::Io => words.say("cli-record-not-json", &place),
                    Category::Data => {
                        let why = [("why", error.to_string().into())];
                        words.say("cli-record-not-a-game", &why)
                    }
                }
            }
            Self::OtherVersion(found) => {
                let versions = [("found", (*found).into()), ("known", VERSION.into())];
                words.say("cli-record-other-version", &versions)
            }
            Self::UnknownGame(game) => {
                let choices: Vec<_> = GameKind::ALL.iter().map(|game| game.name()).collect();
                let values =
                    [("game", game.clone().into()), ("choices", choices.join(", ").into())];
                words.say("cli-record-unknown-game", &values)
            }
            Self::Tampered(tampered) => said_of(tampered, words),
        }
    }
}

/// Where a record does not follow from its secret and the rules.
fn said_of(tampered: &Tampered, words: &Words) -> String {
    match tampered {
        Tampered::Players { .. } => words.say("cli-record-players", &[]),
        Tampered::Config(bad) => {
            let why = words.refusal("setting-refusal-", bad);
            words.say("cli-record-config", &[("why", why.into())])
        }
        Tampered::Secret => words.say("cli-record-secret", &[]),
        Tampered::Deal { .. } => words.say("cli-record-deal", &[]),
        Tampered::Forbidden { act, .. } | Tampered::Events { act, .. } => {
            words.say("cli-record-act", &[("act", (*act).into())])
        }
        Tampered::Outcome { .. } => words.say("cli-record-outcome", &[]),
    }
}
