//! Removal of a player's name by the operator, without a running server.

use std::path::PathBuf;

use store::{DatabaseError, DatabaseUrl, GameId, OpenError, RoomsWithName, WithRoom};
use thiserror::Error;

use crate::housekeeping;

/// The name of a player was removed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RemovedName {
    /// Number of closed rooms from which it was removed, with their games.
    pub n_closed: u32,
    /// Number of open rooms. A server removes it soon after they close.
    pub n_open: u32,
}

/// Why a name cannot be removed.
#[derive(Debug, Error)]
pub enum RemoveNameError {
    /// Opening it would create it.
    #[error("there is no database {}", path.display())]
    NoDatabase { path: PathBuf },
    #[error(transparent)]
    Open(#[from] OpenError),
    #[error("cannot use the database: {0}")]
    Database(#[from] DatabaseError),
    #[error("there is no finished game '{game}' in this database")]
    NoSuchGame { game: String },
    /// Seats are counted from 1.
    #[error("the game has {seats} seats, and no seat {seat}")]
    NoSuchSeat { seat: usize, seats: usize },
    #[error("a bot played in seat {seat}")]
    Bot { seat: usize },
}

/// Removes the name of the player who had a seat in a finished game, from all rooms of that player.
///
/// `seat` is counted from 1. A server may use the same database at the same time.
///
/// # Errors
///
/// Returns why the name cannot be removed.
pub async fn remove_name(
    database: &DatabaseUrl,
    game: &str,
    seat: usize,
) -> Result<RemovedName, RemoveNameError> {
    let no_such_game = || RemoveNameError::NoSuchGame { game: game.to_owned() };
    let id: GameId = game.parse().map_err(|_| no_such_game())?;
    if let DatabaseUrl::Sqlite(path) = database
        && !path.is_file()
    {
        return Err(RemoveNameError::NoDatabase { path: path.clone() });
    }
    let (store, task) = store::open(database).await?;
    let running = tokio::spawn(task.run());
    let WithRoom { row, .. } = store.game(&id).await?.ok_or_else(no_such_game)?;
    let seats = row.seats.len();
    let place = seat.checked_sub(1).and_then(|index| row.seats.get(index));
    let place = place.ok_or(RemoveNameError::NoSuchSeat { seat, seats })?;
    let player = place.player.ok_or(RemoveNameError::Bot { seat })?;
    let RoomsWithName { open, .. } = store.request_name_removal(&player).await?;
    let n_closed = housekeeping::remove_names(&store).await?;
    store.close();
    // Fails only if the task panicked, after everything was written.
    drop(running.await);
    Ok(RemovedName { n_closed, n_open: open })
}
