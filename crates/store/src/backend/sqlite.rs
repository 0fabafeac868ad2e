//! SQLite: one file, one process, no administrator.
//!
//! One connection writes and a few read; in WAL mode they do not wait for each other. Each works
//! on a thread made for blocking, never on one that serves sockets.

mod read;
mod schema;
mod write;

use std::{
    ops::Range,
    path::{Path, PathBuf},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use rusqlite::{Connection, OpenFlags};
use tokio::{sync::Semaphore, task};

use super::{Answer, Backend, Verdict};
use crate::{
    Append, Beat, Cursor, DatabaseError, Entry, Filed, GameId, GameRecord, OpenError, Page,
    PlayerKey, RoomId, RoomList, RoomRecord, Seq, Tally, error::Fault,
};

/// How many may read at the same time.
const READERS: usize = 4;

/// A database in a file.
#[derive(Debug)]
pub(crate) struct Sqlite {
    writer: Arc<Mutex<Connection>>,
    readers: Arc<Readers>,
    turns: Arc<Semaphore>,
}

/// Connections to read with, opened when first needed.
#[derive(Debug)]
struct Readers {
    path: PathBuf,
    idle: Mutex<Vec<Connection>>,
}

impl Sqlite {
    /// Opens or makes the file, and brings its schema up to date.
    pub(crate) async fn open(path: &Path) -> Result<Self, OpenError> {
        let opened = {
            let path = path.to_owned();
            task::spawn_blocking(move || schema::open(&path)).await
        };
        let writer = opened.unwrap_or_else(|_| {
            let database = path.display().to_string();
            Err(OpenError::Database { database, source: DatabaseError::stopping() })
        })?;
        let readers = Readers { path: path.to_owned(), idle: Mutex::default() };
        Ok(Self {
            writer: Arc::new(Mutex::new(writer)),
            readers: Arc::new(readers),
            turns: Arc::new(Semaphore::new(READERS)),
        })
    }

    /// Reads, when it is our turn.
    fn read<T: Send + 'static>(
        &self,
        query: impl FnOnce(&Connection) -> Result<T, Fault> + Send + 'static,
    ) -> Answer<'_, T> {
        Box::pin(async move {
            let turn = Arc::clone(&self.turns).acquire_owned().await;
            let readers = Arc::clone(&self.readers);
            blocking(move || {
                let connection = readers.take()?;
                let found = query(&connection);
                locked(&readers.idle).push(connection);
                drop(turn);
                found
            })
            .await
        })
    }
}

impl Backend for Sqlite {
    fn commit(&self, batch: Arc<[Append]>) -> Answer<'_, Vec<Verdict>> {
        let writer = Arc::clone(&self.writer);
        Box::pin(blocking(move || write::commit(&mut locked(&writer), &batch)))
    }

    fn page<'a>(&'a self, room: &'a RoomId, range: Range<Seq>) -> Answer<'a, Vec<Entry>> {
        let room = room.clone();
        self.read(move |connection| read::page(connection, &room, &range))
    }

    fn room<'a>(&'a self, room: &'a RoomId) -> Answer<'a, Option<RoomRecord>> {
        let room = room.clone();
        self.read(move |connection| read::room(connection, &room))
    }

    fn rooms<'a>(
        &'a self,
        list: RoomList,
        after: Option<&'a Cursor>,
    ) -> Answer<'a, Page<Filed<RoomRecord>>> {
        let after = after.cloned();
        self.read(move |connection| read::rooms(connection, list, after.as_ref()))
    }

    fn game<'a>(&'a self, game: &'a GameId) -> Answer<'a, Option<Filed<GameRecord>>> {
        let game = game.clone();
        self.read(move |connection| read::game(connection, &game))
    }

    fn games_of<'a>(
        &'a self,
        player: &'a PlayerKey,
        after: Option<&'a Cursor>,
    ) -> Answer<'a, Page<Filed<GameRecord>>> {
        let (player, after) = (*player, after.cloned());
        self.read(move |connection| read::games_of(connection, &player, after.as_ref()))
    }

    fn tallies<'a>(&'a self, player: &'a PlayerKey) -> Answer<'a, Vec<Tally>> {
        let player = *player;
        self.read(move |connection| read::tallies(connection, &player))
    }

    fn beat<'a>(&'a self, beat: &'a Beat) -> Answer<'a, Vec<Beat>> {
        let (writer, beat) = (Arc::clone(&self.writer), beat.clone());
        Box::pin(blocking(move || {
            let connection = locked(&writer);
            let before = read::beats(&connection)?;
            write::beat(&connection, &beat)?;
            Ok(before)
        }))
    }
}

impl Readers {
    fn take(&self) -> Result<Connection, Fault> {
        if let Some(connection) = locked(&self.idle).pop() {
            return Ok(connection);
        }
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(&self.path, flags)?;
        connection.busy_timeout(schema::PATIENCE)?;
        Ok(connection)
    }
}

/// Does `work` where blocking is fine.
async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, Fault> + Send + 'static,
) -> Result<T, DatabaseError> {
    match task::spawn_blocking(work).await {
        Ok(outcome) => Ok(outcome?),
        Err(_) => Err(DatabaseError::stopping()),
    }
}

/// What is behind the lock. Transactions undo themselves, so a panic leaves nothing half done.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
