//! The handle of a store, and the task that writes.

use std::{
    ops::{Bound, Range, RangeBounds},
    sync::{Arc, atomic::Ordering},
};

use tokio::sync::{Notify, broadcast, mpsc, oneshot};

use crate::{
    Append, AppendError, CHANGE_BUFFER, Cursor, DatabaseError, DatabaseUrl, Entry, EntryNumber,
    GameId, GameRow, Heartbeat, LogChange, LogChanges, NameRemoval, NameReplacement, OpenError,
    Page, PlayerKey, PlayerStats, QUEUE, Removed, RoomFilter, RoomId, RoomRow, RoomsWithName,
    UnixMillis, WithRoom,
    backend::{Backend, Listener, Postgres, Sqlite},
    health::Health,
    writer::{Counters, Request, Writer},
};

/// Number of entries per query.
pub const READ_PAGE: usize = 1000;

/// A handle of the logs and the index. Clones are cheap and share the store.
#[derive(Debug, Clone)]
pub struct Store {
    backend: Arc<dyn Backend>,
    requests: mpsc::Sender<Request>,
    changes: broadcast::WeakSender<LogChange>,
    closing: Arc<Notify>,
    counters: Arc<Counters>,
    health: Arc<Health>,
    is_shared: bool,
}

/// Writes what the handles append. Nothing is written unless it runs.
#[derive(Debug)]
pub struct Task {
    writer: Writer,
    /// Receives the appends of other nodes; `None` if no other process can append.
    listener: Option<Listener>,
}

/// What this process has written and read since it opened the store.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Counts {
    /// Number of transactions.
    pub commits: u64,
    /// Number of entries in all transactions.
    pub entries: u64,
    /// Number of entries read from logs.
    pub entries_read: u64,
    /// Bytes in the payloads of those entries.
    pub bytes_read: u64,
}

/// Opens the database, brings its schema up to date, and returns the handle and its task.
///
/// Several processes may open the same PostgreSQL database at once.
///
/// # Errors
///
/// Returns [`OpenError`] if the database cannot be reached, or was written by a newer version.
pub async fn open(url: &DatabaseUrl) -> Result<(Store, Task), OpenError> {
    let (changes, _) = broadcast::channel(CHANGE_BUFFER);
    match url {
        DatabaseUrl::Sqlite(path) => {
            let sqlite = Sqlite::open(path).await?;
            Ok(assemble_unshared(Arc::new(sqlite), changes))
        }
        DatabaseUrl::Postgres(postgres_url) => {
            let (postgres, listener) =
                Postgres::open(postgres_url, &url.to_string(), changes.clone()).await?;
            Ok(assemble(Arc::new(postgres), changes.downgrade(), None, Some(listener)))
        }
    }
}

/// A store on another database than those of [`DatabaseUrl`], such as a simulated one, which several
/// processes share. The database sends the appends of all of them to `changes`, and keeps the sender.
pub fn on_backend(
    backend: Arc<dyn Backend>,
    changes: &broadcast::Sender<LogChange>,
) -> (Store, Task) {
    assemble(backend, changes.downgrade(), None, None)
}

/// The store of a database that only this process uses.
pub(crate) fn assemble_unshared(
    backend: Arc<dyn Backend>,
    changes: broadcast::Sender<LogChange>,
) -> (Store, Task) {
    assemble(backend, changes.downgrade(), Some(changes), None)
}

fn assemble(
    backend: Arc<dyn Backend>,
    changes: broadcast::WeakSender<LogChange>,
    writer_changes: Option<broadcast::Sender<LogChange>>,
    listener: Option<Listener>,
) -> (Store, Task) {
    // If the writer reports the appends, there are no others.
    let is_shared = writer_changes.is_none();
    let (requests, queue) = mpsc::channel(QUEUE);
    let closing = Arc::new(Notify::new());
    let counters = Arc::new(Counters::default());
    let health = Arc::new(Health::default());
    let writer = Writer {
        backend: Arc::clone(&backend),
        requests: queue,
        closing: Arc::clone(&closing),
        counters: Arc::clone(&counters),
        health: Arc::clone(&health),
        changes: writer_changes,
    };
    let store = Store { backend, requests, changes, closing, counters, health, is_shared };
    (store, Task { writer, listener })
}

impl Store {
    /// Appends to a log, and returns when the entries are on disk.
    ///
    /// Dropping the future does not cancel the append.
    ///
    /// # Errors
    ///
    /// Returns [`AppendError`], which says whether anything was written.
    pub async fn append(&self, append: Append) -> Result<(), AppendError> {
        let has_blank = append.entries.iter().any(|entry| entry.payload.as_str().is_empty());
        if append.entries.is_empty() || has_blank {
            return Err(AppendError::Empty);
        }
        let (result, received) = oneshot::channel();
        let request = Request { append, result };
        self.requests.send(request).await.map_err(|_| AppendError::Closed)?;
        // Without a result, the task was dropped while it held the request.
        received.await.unwrap_or_else(|_| Err(AppendError::Unknown(DatabaseError::stopping())))
    }

    /// Reads the entries of a log whose numbers are in `range`, such as `EntryNumber(3)..EntryNumber(9)` or
    /// `EntryNumber::START..`. Numbers that the log has not reached yet are left out.
    ///
    /// # Errors
    ///
    /// Returns [`DatabaseError`] if the database fails.
    pub async fn read(
        &self,
        room: &RoomId,
        range: impl RangeBounds<EntryNumber>,
    ) -> Result<Vec<Entry>, DatabaseError> {
        let Range { start, end } = half_open(&range);
        let mut entries = Vec::new();
        let mut from = start;
        while from < end {
            let page = self.read_page(room, from..end).await?;
            let is_last = page.len() < READ_PAGE;
            // A log that is being removed begins later.
            from = page.last().map_or(end, |last| last.seq.plus(1));
            if entries.is_empty() {
                entries = page;
            } else {
                entries.extend(page);
            }
            if is_last {
                break;
            }
        }
        Ok(entries)
    }

    /// Reads the first [`READ_PAGE`] of the entries that [`Store::read`] would read. If it returns fewer,
    /// there are no more.
    ///
    /// # Errors
    ///
    /// Returns [`DatabaseError`] if the database fails.
    pub async fn read_page(
        &self,
        room: &RoomId,
        range: impl RangeBounds<EntryNumber>,
    ) -> Result<Vec<Entry>, DatabaseError> {
        let page = self.backend.page(room, half_open(&range)).await?;
        let n_bytes: usize = page.iter().map(|entry| entry.payload.as_str().len()).sum();
        self.counters.entries_read.fetch_add(page.len() as u64, Ordering::Relaxed);
        self.counters.bytes_read.fetch_add(n_bytes as u64, Ordering::Relaxed);
        Ok(page)
    }

    /// Whether other processes may append to the same logs.
    pub const fn is_shared(&self) -> bool {
        self.is_shared
    }

    /// The changes of all logs from now on.
    pub fn watch(&self) -> LogChanges {
        LogChanges::new(self.changes.upgrade().as_ref())
    }

    /// The row of a room.
    ///
    /// # Errors
    ///
    /// Returns [`DatabaseError`] if the database fails.
    pub async fn room(&self, room: &RoomId) -> Result<Option<RoomRow>, DatabaseError> {
        self.backend.room(room).await
    }

    /// Open rooms, newest first. `after` is the end of the previous page.
    ///
    /// # Errors
    ///
    /// Returns [`DatabaseError`] if the database fails.
    pub async fn rooms(
        &self,
        filter: RoomFilter,
        after: Option<&Cursor>,
    ) -> Result<Page<WithRoom<RoomRow>>, DatabaseError> {
        self.backend.rooms(filter, after).await
    }

    /// The row of a finished game.
    ///
    /// The keys of its players must not be sent to other players.
    ///
    /// # Errors
    ///
    /// Returns [`DatabaseError`] if the database fails.
    pub async fn game(&self, game: &GameId) -> Result<Option<WithRoom<GameRow>>, DatabaseError> {
        self.backend.game(game).await
    }

    /// The finished games of a player, newest first. `after` is the end of the previous page.
    ///
    /// The keys of their players must not be sent to other players.
    ///
    /// # Errors
    ///
    /// Returns [`DatabaseError`] if the database fails.
    pub async fn games_of(
        &self,
        player: &PlayerKey,
        after: Option<&Cursor>,
    ) -> Result<Page<WithRoom<GameRow>>, DatabaseError> {
        self.backend.games_of(player, after).await
    }

    /// Totals of a player, by game.
    ///
    /// # Errors
    ///
    /// Returns [`DatabaseError`] if the database fails.
    pub async fn player_stats(
        &self,
        player: &PlayerKey,
    ) -> Result<Vec<PlayerStats>, DatabaseError> {
        self.backend.player_stats(player).await
    }

    /// Removes a part of the rooms that were closed before a time: their logs, their finished games, and
    /// the shares of these in the totals of their players. Open rooms stay.
    ///
    /// Call it again until [`Removed::is_complete`]. Several processes can do so at once.
    ///
    /// # Errors
    ///
    /// Returns [`DatabaseError`] if the database fails.
    pub async fn remove_closed(&self, before: UnixMillis) -> Result<Removed, DatabaseError> {
        self.backend.remove_closed(before).await
    }

    /// Marks the names of a player for removal, in all rooms of which the index says that their logs hold
    /// one.
    ///
    /// # Errors
    ///
    /// Returns [`DatabaseError`] if the database fails.
    pub async fn request_name_removal(
        &self,
        player: &PlayerKey,
    ) -> Result<RoomsWithName, DatabaseError> {
        self.backend.request_name_removal(player).await
    }

    /// The first names that are marked for removal in closed rooms, after `after`; none at the end.
    ///
    /// # Errors
    ///
    /// Returns [`DatabaseError`] if the database fails.
    pub async fn name_removals(
        &self,
        after: Option<&NameRemoval>,
    ) -> Result<Vec<NameRemoval>, DatabaseError> {
        self.backend.name_removals(after).await
    }

    /// Replaces the texts that hold a name in a closed room, and returns whether it did: `false` if an
    /// entry has changed since it was read.
    ///
    /// # Errors
    ///
    /// Returns [`DatabaseError`] if the database fails.
    pub async fn replace_name(&self, replacement: NameReplacement) -> Result<bool, DatabaseError> {
        self.backend.replace_name(Arc::new(replacement)).await
    }

    /// Writes a heartbeat, and returns the last heartbeats of all nodes before it, by name.
    ///
    /// # Errors
    ///
    /// Returns [`DatabaseError`] if the database fails.
    pub async fn heartbeat(&self, heartbeat: &Heartbeat) -> Result<Vec<Heartbeat>, DatabaseError> {
        let result = self.backend.heartbeat(heartbeat).await;
        self.health.heartbeat(&result);
        result
    }

    /// Whether the database takes writes, as far as the last heartbeat and recent appends show.
    ///
    /// # Errors
    ///
    /// Returns why one of them failed.
    pub fn check_health(&self) -> Result<(), DatabaseError> {
        self.health.check()
    }

    pub fn counts(&self) -> Counts {
        Counts {
            commits: self.counters.commits.load(Ordering::Relaxed),
            entries: self.counters.entries.load(Ordering::Relaxed),
            entries_read: self.counters.entries_read.load(Ordering::Relaxed),
            bytes_read: self.counters.bytes_read.load(Ordering::Relaxed),
        }
    }

    /// Lets the task finish: it writes what is in the queue. Later appends fail with
    /// [`AppendError::Closed`]. Reading still works.
    pub fn close(&self) {
        self.closing.notify_one();
    }
}

impl Task {
    /// Writes until the store is [closed](Store::close) or its last handle is gone. A SQLite file is
    /// complete without its journal then, unless [`Store::check_health`] says otherwise.
    pub async fn run(self) {
        let Self { writer, listener } = self;
        let Some(listener) = listener else { return writer.run().await };
        tokio::select! {
            () = writer.run() => {}
            never = listener.run() => match never {},
        }
    }
}

/// `range` as its first number and the number after its last.
fn half_open(range: &impl RangeBounds<EntryNumber>) -> Range<EntryNumber> {
    let start = match range.start_bound() {
        Bound::Included(seq) => *seq,
        Bound::Excluded(seq) => seq.plus(1),
        Bound::Unbounded => EntryNumber::START,
    };
    let end = match range.end_bound() {
        Bound::Included(seq) => seq.plus(1),
        Bound::Excluded(seq) => *seq,
        Bound::Unbounded => EntryNumber(u32::MAX),
    };
    start..end
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_range_is_understood() {
        assert_eq!(half_open(&(..)), EntryNumber::START..EntryNumber(u32::MAX));
        assert_eq!(half_open(&(EntryNumber(3)..)), EntryNumber(3)..EntryNumber(u32::MAX));
        assert_eq!(half_open(&(EntryNumber(3)..EntryNumber(9))), EntryNumber(3)..EntryNumber(9));
        assert_eq!(half_open(&(EntryNumber(3)..=EntryNumber(9))), EntryNumber(3)..EntryNumber(10));
        assert_eq!(half_open(&(..EntryNumber(9))), EntryNumber::START..EntryNumber(9));
        let excluded = (Bound::Excluded(EntryNumber(3)), Bound::Unbounded);
        assert_eq!(half_open(&excluded), EntryNumber(4)..EntryNumber(u32::MAX));
    }
}
