//! The handle that everybody has, and the task behind it.

use std::sync::{Arc, atomic::Ordering};

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

/// What was written since the store was opened, by this process.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Counts {
    /// How many transactions.
    pub commits: u64,
    /// How many entries, in all of them together.
    pub entries: u64,
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

    /// Reads a log from a number on, to the end.
    ///
    /// # Errors
    ///
    /// Returns [`DatabaseError`] if the database fails.
    pub async fn read(&self, room: &RoomId, from: Seq) -> Result<Vec<Entry>, DatabaseError> {
        let mut entries = self.read_page(room, from).await?;
        let mut n_read = entries.len();
        while n_read == READ_PAGE {
            let page = self.read_page(room, from.plus(entries.len())).await?;
            n_read = page.len();
            entries.extend(page);
        }
        Ok(entries)
    }

    /// Reads at most [`READ_PAGE`] entries of a log from a number on.
    ///
    /// Fewer than that are the last there are.
    ///
    /// # Errors
    ///
    /// Returns [`DatabaseError`] if the database fails.
    pub async fn read_page(&self, room: &RoomId, from: Seq) -> Result<Vec<Entry>, DatabaseError> {
        self.backend.page(room, from).await
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

    /// What was written so far.
    pub fn counts(&self) -> Counts {
        Counts {
            commits: self.counters.commits.load(Ordering::Relaxed),
            entries: self.counters.entries.load(Ordering::Relaxed),
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
