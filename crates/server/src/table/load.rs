//! From a stored log to a room.

use games::GameKind;
use protocol::{Code, Seq};
use room::{BadLog, Entry, Recent, Room};
use store::{DatabaseError, RoomId};
use tabletop::Rules;
use thiserror::Error;

use super::filing::{self, Start};
use crate::house::House;

/// A room, and what is to be remembered of the game that is being played in it.
#[derive(Debug)]
pub(crate) struct Loaded<R: Rules> {
    pub(crate) room: Room<R>,
    pub(crate) recent: Recent<R>,
    pub(crate) start: Option<Start>,
}

/// Why a room cannot be read.
#[derive(Debug, Error)]
pub(crate) enum LoadError {
    /// The database fails.
    #[error(transparent)]
    Database(#[from] DatabaseError),
    /// What it holds is not the log of a room.
    #[error(transparent)]
    Log(#[from] BadLog),
}

/// The log of a room, with the game that is played in it; `None` if there is no such room.
pub(crate) async fn read(
    house: &House,
    code: Code,
) -> Result<Option<(GameKind, Vec<store::Entry>)>, LoadError> {
    let Some(id) = room_id(code) else { return Ok(None) };
    let log = house.store.read(&id, store::Seq::START..).await?;
    let Some(first) = log.first() else { return Ok(None) };
    let kind = room::game_of(first.payload.as_str())?;
    Ok(Some((kind, log)))
}

/// The entries of a log, typed.
pub(crate) fn typed<R: Rules>(log: &[store::Entry]) -> Result<Vec<Entry<R>>, BadLog> {
    room::read(log.iter().map(|entry| (Seq(entry.seq.0.into()), entry.payload.as_str())))
}

/// The room that a log leads to.
pub(crate) fn fold<R: Rules>(log: &[store::Entry]) -> Result<Loaded<R>, BadLog> {
    let mut log = typed::<R>(log)?.into_iter();
    let mut room = Room::begin(&log.next().ok_or(BadLog::Empty)?).ok_or(BadLog::NotOpened)?;
    let mut start = None;
    let mut write = |room: &mut Room<R>, entry: &Entry<R>| {
        filing::note(room, entry, &mut start);
        room.evolve(entry);
    };
    let n_old = log.len().saturating_sub(Recent::<R>::MAX);
    for entry in log.by_ref().take(n_old) {
        write(&mut room, &entry);
    }
    let mut recent = Recent::new(room.clone());
    for entry in log {
        write(&mut room, &entry);
        recent.push(entry);
    }
    Ok(Loaded { room, recent, start })
}

/// How the log of a room is called in the store.
pub(crate) fn room_id(code: Code) -> Option<RoomId> {
    code.to_string().parse().ok() // Every code is an id.
}
