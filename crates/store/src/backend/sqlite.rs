//! SQLite: a file that one process uses.
//!
//! One connection writes and a few read; in WAL mode they do not wait for each other. They run on
//! blocking threads, never on one that serves sockets.

#[cfg(test)]
#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
mod power_loss;
mod read;
mod remove;
mod schema;
mod write;

use std::{
    ops::Range,
    os::unix::fs::MetadataExt as _,
    path::{Path, PathBuf},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use rusqlite::{Connection, OpenFlags};
use tokio::{sync::Semaphore, task};

use super::{AppendResult, Backend, DbFuture};
use crate::{
    Append, Cursor, DatabaseError, Entry, EntryNumber, GameId, GameRow, Heartbeat, NameRemoval,
    NameReplacement, OpenError, Page, PlayerKey, PlayerStats, Removed, RoomFilter, RoomId, RoomRow,
    RoomsWithName, UnixMillis, WithRoom, error::Fault,
};

/// Maximum number of concurrent queries.
const READERS: usize = 4;

/// A SQLite database.
#[derive(Debug)]
pub(crate) struct Sqlite {
    file: DatabaseFile,
    writer: Arc<Mutex<Connection>>,
    readers: Arc<Readers>,
    read_permits: Arc<Semaphore>,
}

/// Read-only connections, opened when first needed.
#[derive(Debug)]
struct Readers {
    path: PathBuf,
    idle: Mutex<Vec<Connection>>,
}

impl Sqlite {
    /// Opens or creates the file, and applies the missing migrations.
    pub(crate) async fn open(path: &Path) -> Result<Self, OpenError> {
        Self::open_with(path, schema::SYNCHRONOUS).await
    }

    async fn open_with(path: &Path, synchronous: &'static str) -> Result<Self, OpenError> {
        let opened = {
            let path = path.to_owned();
            task::spawn_blocking(move || schema::open(&path, synchronous)).await
        };
        let writer = opened.unwrap_or_else(|_| {
            let database = path.display().to_string();
            Err(OpenError::Database { database, source: DatabaseError::stopping() })
        })?;
        let database = path.display().to_string();
        let file = DatabaseFile::of(path)
            .map_err(|fault| OpenError::Database { database, source: fault.into() })?;
        let readers = Readers { path: path.to_owned(), idle: Mutex::default() };
        Ok(Self {
            file,
            writer: Arc::new(Mutex::new(writer)),
            readers: Arc::new(readers),
            read_permits: Arc::new(Semaphore::new(READERS)),
        })
    }

    /// Runs a query when a reader is free.
    fn read<T: Send + 'static>(
        &self,
        query: impl FnOnce(&Connection) -> Result<T, Fault> + Send + 'static,
    ) -> DbFuture<'_, T> {
        Box::pin(async move {
            let permit = Arc::clone(&self.read_permits).acquire_owned().await;
            let readers = Arc::clone(&self.readers);
            blocking(move || {
                let connection = readers.take()?;
                let found = query(&connection);
                locked(&readers.idle).push(connection);
                drop(permit);
                found
            })
            .await
        })
    }
}

impl Sqlite {
    /// Runs a transaction on the connection that writes.
    fn write<T: Send + 'static>(
        &self,
        transaction: impl FnOnce(&mut Connection) -> Result<T, Fault> + Send + 'static,
    ) -> DbFuture<'_, T> {
        let (writer, file) = (Arc::clone(&self.writer), self.file.clone());
        Box::pin(blocking(move || {
            let mut connection = locked(&writer);
            file.check()?;
            transaction(&mut connection)
        }))
    }
}

impl Backend for Sqlite {
    fn commit(&self, batch: Arc<[Append]>) -> DbFuture<'_, Vec<AppendResult>> {
        self.write(move |connection| write::commit(connection, &batch))
    }

    fn page<'a>(&'a self, room: &'a RoomId, range: Range<EntryNumber>) -> DbFuture<'a, Vec<Entry>> {
        let room = room.clone();
        self.read(move |connection| read::page(connection, &room, &range))
    }

    fn room<'a>(&'a self, room: &'a RoomId) -> DbFuture<'a, Option<RoomRow>> {
        let room = room.clone();
        self.read(move |connection| read::room(connection, &room))
    }

    fn rooms<'a>(
        &'a self,
        filter: RoomFilter,
        after: Option<&'a Cursor>,
    ) -> DbFuture<'a, Page<WithRoom<RoomRow>>> {
        let after = after.cloned();
        self.read(move |connection| read::rooms(connection, filter, after.as_ref()))
    }

    fn game<'a>(&'a self, game: &'a GameId) -> DbFuture<'a, Option<WithRoom<GameRow>>> {
        let game = game.clone();
        self.read(move |connection| read::game(connection, &game))
    }

    fn games_of<'a>(
        &'a self,
        player: &'a PlayerKey,
        after: Option<&'a Cursor>,
    ) -> DbFuture<'a, Page<WithRoom<GameRow>>> {
        let (player, after) = (*player, after.cloned());
        self.read(move |connection| read::games_of(connection, &player, after.as_ref()))
    }

    fn player_stats<'a>(&'a self, player: &'a PlayerKey) -> DbFuture<'a, Vec<PlayerStats>> {
        let player = *player;
        self.read(move |connection| read::player_stats(connection, &player))
    }

    fn heartbeat<'a>(&'a self, heartbeat: &'a Heartbeat) -> DbFuture<'a, Vec<Heartbeat>> {
        let heartbeat = heartbeat.clone();
        self.write(move |connection| {
            let before = read::heartbeats(connection)?;
            write::heartbeat(connection, &heartbeat)?;
            Ok(before)
        })
    }

    fn remove_closed(&self, before: UnixMillis) -> DbFuture<'_, Removed> {
        self.write(move |connection| remove::remove_closed(connection, before))
    }

    fn request_name_removal<'a>(&'a self, player: &'a PlayerKey) -> DbFuture<'a, RoomsWithName> {
        let player = *player;
        self.write(move |connection| remove::request_name_removal(connection, &player))
    }

    fn name_removals<'a>(
        &'a self,
        after: Option<&'a NameRemoval>,
    ) -> DbFuture<'a, Vec<NameRemoval>> {
        let after = after.cloned();
        self.read(move |connection| remove::name_removals(connection, after.as_ref()))
    }

    fn replace_name(&self, replacement: Arc<NameReplacement>) -> DbFuture<'_, bool> {
        self.write(move |connection| remove::replace_name(connection, &replacement))
    }

    fn close(&self) -> DbFuture<'_, ()> {
        let (writer, readers) = (Arc::clone(&self.writer), Arc::clone(&self.readers));
        Box::pin(blocking(move || {
            locked(&readers.idle).clear();
            // Moves everything from the journal into the file, so that a copy of the file is complete.
            let (connection, mut is_busy) = (locked(&writer), false);
            connection.pragma(None, "wal_checkpoint", "TRUNCATE", |row| {
                is_busy = row.get(0)?;
                Ok(())
            })?;
            if is_busy { Err(Fault::JournalInUse) } else { Ok(()) }
        }))
    }
}

/// The file that was opened.
///
/// SQLite would keep writing to a file that was deleted or replaced, and everything would be lost
/// when the process ends.
#[derive(Debug, Clone)]
struct DatabaseFile {
    path: PathBuf,
    identity: FileIdentity,
}

/// The device and the inode of a file.
type FileIdentity = (u64, u64);

impl DatabaseFile {
    fn of(path: &Path) -> Result<Self, Fault> {
        Ok(Self { path: path.to_owned(), identity: identity(path)? })
    }

    /// Refuses if the path no longer leads to the file that was opened.
    fn check(&self) -> Result<(), Fault> {
        match identity(&self.path) {
            Ok(identity) if identity == self.identity => Ok(()),
            Ok(_) | Err(_) => Err(Fault::FileGone),
        }
    }
}

fn identity(path: &Path) -> Result<FileIdentity, Fault> {
    let metadata = std::fs::metadata(path).map_err(|_| Fault::FileGone)?;
    Ok((metadata.dev(), metadata.ino()))
}

impl Readers {
    fn take(&self) -> Result<Connection, Fault> {
        if let Some(connection) = locked(&self.idle).pop() {
            return Ok(connection);
        }
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(&self.path, flags)?;
        connection.busy_timeout(schema::BUSY_TIMEOUT)?;
        schema::keep_query_plans(&connection)?;
        Ok(connection)
    }
}

/// Runs `work` on a blocking thread.
async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, Fault> + Send + 'static,
) -> Result<T, DatabaseError> {
    match task::spawn_blocking(work).await {
        Ok(outcome) => Ok(outcome?),
        Err(_) => Err(DatabaseError::stopping()),
    }
}

/// Locks `mutex`, even if it is poisoned: a transaction rolls back when it is dropped, so a panic
/// leaves nothing half done.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use tokio::sync::broadcast;

    use super::*;
    use crate::{AppendError, CHANGE_BUFFER, NewEntry, Text, UnixMillis, store::assemble_unshared};

    fn append(expected: u32, n_bytes: usize) -> Append {
        let payload = Text::try_from("x".repeat(n_bytes)).unwrap();
        let entries = vec![NewEntry { at: UnixMillis(0), payload }];
        Append::new("A".parse().unwrap(), EntryNumber(expected), entries)
    }

    /// The file cannot grow, as on a full disk. Nothing is acknowledged, and everything works again when
    /// there is space.
    #[tokio::test]
    async fn a_full_disk_takes_no_appends_until_there_is_space() {
        let folder = tempfile::tempdir().unwrap();
        let sqlite = Arc::new(Sqlite::open(&folder.path().join("paiju.db")).await.unwrap());
        let max_pages = |n_pages: u32| {
            locked(&sqlite.writer).pragma_update(None, "max_page_count", n_pages).unwrap();
        };
        let backend: Arc<dyn Backend> = Arc::<Sqlite>::clone(&sqlite);
        let (store, task) = assemble_unshared(backend, broadcast::channel(CHANGE_BUFFER).0);
        let _running = tokio::spawn(task.run());
        store.append(append(0, 10)).await.unwrap();
        max_pages(1); // As few as the file has.
        let error = store.append(append(1, 100_000)).await.unwrap_err();
        assert!(matches!(error, AppendError::Unknown(_)), "{error}");
        assert!(error.to_string().contains("full"), "{error}");
        assert!(store.check_health().is_err());
        let log = store.read(&"A".parse().unwrap(), EntryNumber::START..).await.unwrap();
        assert_eq!(log.len(), 1);
        max_pages(1_000_000);
        store.append(append(1, 100_000)).await.unwrap();
    }
}
