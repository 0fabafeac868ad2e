//! The handle that everybody has, and the task behind it.

use std::{
    ops::{Bound, Range, RangeBounds},
    sync::{Arc, atomic::Ordering},
};

use tokio::sync::{Notify, broadcast, mpsc, oneshot};

use crate::{
    Append, AppendError, Beat, Cursor, DatabaseError, Entry, Filed, GameId, GameRecord, HINTS,
    Hint, Location, OpenError, Page, PlayerKey, QUEUE, RoomId, RoomList, RoomRecord, Seq, Tally,
    Watch,
    backend::{Backend, Listener, Postgres, Sqlite},
    writer::{Counters, Request, Writer},
};

/// How many entries are read at a time.
pub const READ_PAGE: usize = 1000;

/// The logs and the index. Clones are cheap and stand for the same store.
#[derive(Debug, Clone)]
pub struct Store {
    backend: Arc<dyn Backend>,
    requests: mpsc::Sender<Request>,
    hints: broadcast::WeakSender<Hint>,
    closing: Arc<Notify>,
    counters: Arc<Counters>,
}

/// Writes what the handles append. Without it running, nothing is written.
#[derive(Debug)]
pub struct Task {
    writer: Writer,
    /// Hears of other nodes' appends, where there are other nodes.
    listener: Option<Listener>,
}

/// What was written and read since the store was opened, by this process.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Counts {
    /// How many transactions.
    pub commits: u64,
    /// How many entries, in all of them together.
    pub entries: u64,
    /// How many entries were read from logs.
    pub entries_read: u64,
    /// How many bytes the payloads of those entries have.
    pub bytes_read: u64,
}

/// Opens the database, brings its schema up to date, and returns the handle and its task.
///
/// Several processes may do so at once with the same PostgreSQL database.
///
/// # Errors
///
/// Returns [`OpenError`] if the database cannot be reached, or was written by a newer version.
pub async fn open(location: &Location) -> Result<(Store, Task), OpenError> {
    let (hints, _) = broadcast::channel(HINTS);
    match location {
        Location::Sqlite(path) => {
            let sqlite = Sqlite::open(path).await?;
            Ok(assemble(Arc::new(sqlite), hints.downgrade(), Some(hints), None))
        }
        Location::Postgres(config) => {
            let (postgres, listener) =
                Postgres::open(config, &location.to_string(), hints.clone()).await?;
            Ok(assemble(Arc::new(postgres), hints.downgrade(), None, Some(listener)))
        }
    }
}

fn assemble(
    backend: Arc<dyn Backend>,
    hints: broadcast::WeakSender<Hint>,
    writer_hints: Option<broadcast::Sender<Hint>>,
    listener: Option<Listener>,
) -> (Store, Task) {
    let (requests, queue) = mpsc::channel(QUEUE);
    let closing = Arc::new(Notify::new());
    let counters = Arc::new(Counters::default());
    let writer = Writer {
        backend: Arc::clone(&backend),
        requests: queue,
        closing: Arc::clone(&closing),
        counters: Arc::clone(&counters),
        hints: writer_hints,
    };
    (Store { backend, requests, hints, closing, counters }, Task { writer, listener })
}

impl Store {
    /// Appends to a log, and returns when the entries are on disk.
    ///
    /// Dropping the future does not take the append back.
    ///
    /// # Errors
    ///
    /// Returns [`AppendError`], which tells whether anything was written.
    pub async fn append(&self, append: Append) -> Result<(), AppendError> {
        let has_blank = append.entries.iter().any(|entry| entry.payload.as_str().is_empty());
        if append.entries.is_empty() || has_blank {
            return Err(AppendError::Empty);
        }
        let (answer, outcome) = oneshot::channel();
        let request = Request { append, answer };
        self.requests.send(request).await.map_err(|_| AppendError::Closed)?;
        // Without an answer, the task was dropped with our request in its hands.
        outcome.await.unwrap_or_else(|_| Err(AppendError::Unknown(DatabaseError::stopping())))
    }

    /// Reads the entries of a log whose numbers are in `range`, such as `Seq(3)..Seq(9)` or
    /// `Seq::START..`. Numbers that the log has not reached yet are left out.
    ///
    /// # Errors
    ///
    /// Returns [`DatabaseError`] if the database fails.
    pub async fn read(
        &self,
        room: &RoomId,
        range: impl RangeBounds<Seq>,
    ) -> Result<Vec<Entry>, DatabaseError> {
        let Range { start, end } = half_open(&range);
        let mut entries = Vec::new();
        let mut from = start;
        while from < end {
            let page = self.read_page(room, from..end).await?;
            let is_last = page.len() < READ_PAGE;
            from = from.plus(page.len());
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

    /// Reads the first [`READ_PAGE`] of the entries that [`Store::read`] would read.
    ///
    /// If there are fewer, they are all.
    ///
    /// # Errors
    ///
    /// Returns [`DatabaseError`] if the database fails.
    pub async fn read_page(
        &self,
        room: &RoomId,
        range: impl RangeBounds<Seq>,
    ) -> Result<Vec<Entry>, DatabaseError> {
        let page = self.backend.page(room, half_open(&range)).await?;
        let n_bytes: usize = page.iter().map(|entry| entry.payload.as_str().len()).sum();
        self.counters.entries_read.fetch_add(page.len() as u64, Ordering::Relaxed);
        self.counters.bytes_read.fetch_add(n_bytes as u64, Ordering::Relaxed);
        Ok(page)
    }

    /// Tells, from now on, which logs have grown.
    pub fn watch(&self) -> Watch {
        Watch::new(self.hints.upgrade().as_ref())
    }

    /// The record of a room, if it has one.
    ///
    /// # Errors
    ///
    /// Returns [`DatabaseError`] if the database fails.
    pub async fn room(&self, room: &RoomId) -> Result<Option<RoomRecord>, DatabaseError> {
        self.backend.room(room).await
    }

    /// Open rooms, those opened last first. `after` is the end of the page before.
    ///
    /// # Errors
    ///
    /// Returns [`DatabaseError`] if the database fails.
    pub async fn rooms(
        &self,
        list: RoomList,
        after: Option<&Cursor>,
    ) -> Result<Page<Filed<RoomRecord>>, DatabaseError> {
        self.backend.rooms(list, after).await
    }

    /// The record of a finished game.
    ///
    /// The keys of its players are for us, not for other players.
    ///
    /// # Errors
    ///
    /// Returns [`DatabaseError`] if the database fails.
    pub async fn game(&self, game: &GameId) -> Result<Option<Filed<GameRecord>>, DatabaseError> {
        self.backend.game(game).await
    }

    /// The games a player has finished, the last first. `after` is the end of the page before.
    ///
    /// The keys of their players are for us, not for other players.
    ///
    /// # Errors
    ///
    /// Returns [`DatabaseError`] if the database fails.
    pub async fn games_of(
        &self,
        player: &PlayerKey,
        after: Option<&Cursor>,
    ) -> Result<Page<Filed<GameRecord>>, DatabaseError> {
        self.backend.games_of(player, after).await
    }

    /// How often a player has finished and won each game they played.
    ///
    /// # Errors
    ///
    /// Returns [`DatabaseError`] if the database fails.
    pub async fn tallies(&self, player: &PlayerKey) -> Result<Vec<Tally>, DatabaseError> {
        self.backend.tallies(player).await
    }

    /// Says that a node is alive, and returns what every node had said last before, by name.
    ///
    /// # Errors
    ///
    /// Returns [`DatabaseError`] if the database fails.
    pub async fn beat(&self, beat: &Beat) -> Result<Vec<Beat>, DatabaseError> {
        self.backend.beat(beat).await
    }

    /// What was written and read so far.
    pub fn counts(&self) -> Counts {
        Counts {
            commits: self.counters.commits.load(Ordering::Relaxed),
            entries: self.counters.entries.load(Ordering::Relaxed),
            entries_read: self.counters.entries_read.load(Ordering::Relaxed),
            bytes_read: self.counters.bytes_read.load(Ordering::Relaxed),
        }
    }

    /// Lets the task finish: what is in the queue is written, later appends get
    /// [`AppendError::Closed`]. Reading goes on as before.
    pub fn close(&self) {
        self.closing.notify_one();
    }
}

impl Task {
    /// Writes until the store is [closed](Store::close) or its last handle is gone.
    pub async fn run(self) {
        let Self { writer, listener } = self;
        let Some(listener) = listener else { return writer.run().await };
        tokio::select! {
            () = writer.run() => {}
            never = listener.run() => match never {},
        }
    }
}

/// The numbers in `range`, from the first to the one after the last.
fn half_open(range: &impl RangeBounds<Seq>) -> Range<Seq> {
    let start = match range.start_bound() {
        Bound::Included(seq) => *seq,
        Bound::Excluded(seq) => seq.plus(1),
        Bound::Unbounded => Seq::START,
    };
    let end = match range.end_bound() {
        Bound::Included(seq) => seq.plus(1),
        Bound::Excluded(seq) => *seq,
        Bound::Unbounded => Seq(u32::MAX),
    };
    start..end
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_range_is_understood() {
        assert_eq!(half_open(&(..)), Seq::START..Seq(u32::MAX));
        assert_eq!(half_open(&(Seq(3)..)), Seq(3)..Seq(u32::MAX));
        assert_eq!(half_open(&(Seq(3)..Seq(9))), Seq(3)..Seq(9));
        assert_eq!(half_open(&(Seq(3)..=Seq(9))), Seq(3)..Seq(10));
        assert_eq!(half_open(&(..Seq(9))), Seq::START..Seq(9));
        let excluded = (Bound::Excluded(Seq(3)), Bound::Unbounded);
        assert_eq!(half_open(&excluded), Seq(4)..Seq(u32::MAX));
    }
}
