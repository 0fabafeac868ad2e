//! An empty database of each kind, for one test.

use std::{sync::Arc, task::Poll};

use store::{Append, Location, NewEntry, RoomId, Seq, Store, Text, UnixMillis};
use tempfile::TempDir;
use tokio::task::JoinHandle;

/// An empty database.
pub(crate) trait Database {
    /// Where it is.
    fn location(&self) -> Location;

    /// Pretends that a later version of us has written it.
    async fn pretend_schema(&self, version: u32);

    /// Brings the tables back to what they were before the last migration.
    async fn undo_last_migration(&self);

    /// Opens it, and runs the task.
    async fn open(&self) -> (Store, JoinHandle<()>) {
        let (store, task) = store::open(&self.location()).await.unwrap();
        (store, tokio::spawn(task.run()))
    }
}

/// A file in a folder of its own.
pub(crate) struct Sqlite(TempDir);

/// A database on a server of our own.
pub(crate) struct Postgres {
    pub(crate) url: String,
    _server: Arc<testkit_postgres::Postgres>,
}

impl Sqlite {
    pub(crate) fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }
}

impl Postgres {
    pub(crate) fn new() -> Self {
        let server = testkit_postgres::Postgres::shared().unwrap();
        Self { url: server.create_database().unwrap(), _server: server }
    }

    /// Does something behind the store's back.
    pub(crate) async fn execute(&self, sql: &str) {
        let (client, connection) =
            tokio_postgres::connect(&self.url, tokio_postgres::NoTls).await.unwrap();
        let connection = tokio::spawn(connection);
        client.batch_execute(sql).await.unwrap();
        drop(client);
        connection.await.unwrap().unwrap();
    }
}

impl Database for Sqlite {
    fn location(&self) -> Location {
        Location::Sqlite(self.0.path().join("paiju.db"))
    }

    async fn pretend_schema(&self, version: u32) {
        let Location::Sqlite(path) = self.location() else { unreachable!() };
        let connection = rusqlite::Connection::open(path).unwrap();
        connection.pragma_update(None, "user_version", version).unwrap();
    }

    async fn undo_last_migration(&self) {
        let Location::Sqlite(path) = self.location() else { unreachable!() };
        let connection = rusqlite::Connection::open(path).unwrap();
        connection.execute_batch("ALTER TABLE games DROP COLUMN configured").unwrap();
        self.pretend_schema(2).await;
    }
}

impl Database for Postgres {
    fn location(&self) -> Location {
        self.url.parse().unwrap()
    }

    async fn pretend_schema(&self, version: u32) {
        self.execute(&format!("INSERT INTO paiju.migrations VALUES ({version})")).await;
    }

    async fn undo_last_migration(&self) {
        self.execute(
            "ALTER TABLE paiju.games DROP COLUMN configured;
             DELETE FROM paiju.migrations WHERE number = 3",
        )
        .await;
    }
}

pub(crate) fn room(id: &str) -> RoomId {
    id.parse().unwrap()
}

pub(crate) fn text(text: &str) -> Text {
    text.try_into().unwrap()
}

/// An append of entries that say `payloads`.
pub(crate) fn append(id: &str, expected: u32, payloads: &[&str]) -> Append {
    let entry = |payload: &&str| NewEntry { at: UnixMillis(7), payload: text(payload) };
    Append::new(room(id), Seq(expected), payloads.iter().map(entry).collect())
}

/// What the entries of a log say.
pub(crate) async fn payloads(store: &Store, id: &str) -> Vec<String> {
    let entries = store.read(&room(id), Seq::START..).await.unwrap();
    entries.into_iter().map(|entry| entry.payload.into_string()).collect()
}

/// Goes as far with `future` as it comes without waiting.
pub(crate) async fn begin<F: Future + Unpin>(future: &mut F) -> Option<F::Output> {
    std::future::poll_fn(|context| match std::pin::Pin::new(&mut *future).poll(context) {
        Poll::Ready(output) => Poll::Ready(Some(output)),
        Poll::Pending => Poll::Ready(None),
    })
    .await
}
