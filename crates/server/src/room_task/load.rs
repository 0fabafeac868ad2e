//! Loads a room from its log.

use driver::Driver;
use games::GameKind;
use protocol::{RoomCode, Seq, Timestamp};
use room::{Entry, ReadLogError};
use store::{DatabaseError, RoomId};
use tabletop::Rules;
use thiserror::Error;

use super::index::{self, GameStart};
use crate::app_state::AppState;

/// A room's driver, and the start of its game.
#[derive(Debug)]
pub(crate) struct Loaded<R: Rules> {
    pub(crate) driver: Driver<R>,
    pub(crate) start: Option<GameStart>,
    /// The latest time of an entry.
    pub(crate) last_at: Timestamp,
}

/// Why a room cannot be loaded.
#[derive(Debug, Error)]
pub(crate) enum LoadError {
    #[error(transparent)]
    Database(#[from] DatabaseError),
    #[error(transparent)]
    Log(#[from] ReadLogError),
}

/// Reads the log of a room and its game; `None` if there is no such room.
pub(crate) async fn read(
    app: &AppState,
    code: RoomCode,
) -> Result<Option<(GameKind, Vec<store::Entry>)>, LoadError> {
    let log = app.store.read(&room_id(code), store::EntryNumber::START..).await?;
    // A room that is being removed loses its first entries first.
    let is_first = |entry: &&store::Entry| entry.seq == store::EntryNumber::START;
    let Some(first) = log.first().filter(is_first) else { return Ok(None) };
    let kind = room::peek_game(first.payload.as_str())?;
    Ok(Some((kind, log)))
}

/// Parses the entries of a log.
pub(crate) fn typed<R: Rules>(log: &[store::Entry]) -> Result<Vec<Entry<R>>, ReadLogError> {
    room::read(log.iter().map(|entry| (Seq(entry.seq.0.into()), entry.payload.as_str())))
}

/// Replays a log.
pub(crate) fn fold<R: Rules>(log: &[store::Entry]) -> Result<Loaded<R>, ReadLogError> {
    let mut log = typed::<R>(log)?.into_iter();
    let opened = log.next().ok_or(ReadLogError::Empty)?;
    let mut driver = Driver::new(&opened)?;
    let (mut start, mut last_at) = (None, opened.at);
    for entry in log {
        last_at = last_at.max(entry.at);
        index::track_start(driver.room(), &entry, &mut start);
        driver.apply(entry);
    }
    Ok(Loaded { driver, start, last_at })
}

/// The id of a room's log in the store.
pub(crate) fn room_id(code: RoomCode) -> RoomId {
    #[expect(clippy::expect_used, reason = "a code is six letters and digits")]
    code.to_string().parse().expect("every code is an id")
}
