//! An empty database of each kind, for one test.

use std::{collections::BTreeMap, path::PathBuf, sync::Arc, task::Poll};

use store::{Append, DatabaseUrl, EntryNumber, NewEntry, RoomId, Store, Text, UnixMillis};
use tempfile::TempDir;
use tokio::task::JoinHandle;

/// An empty database.
pub(crate) trait Database {
    fn url(&self) -> DatabaseUrl;

    /// Sets the schema version, as if a newer version of paiju had written it.
    async fn pretend_schema(&self, version: u32);

    /// Creates the tables of the first version of paiju, with these entries: each with its room, in which
    /// they are numbered in this order.
    async fn create_first_schema(&self, entries: &[(&str, String)]);

    /// Opens it, and runs the task.
    async fn open(&self) -> (Store, JoinHandle<()>) {
        let (store, task) = store::open(&self.url()).await.unwrap();
        (store, tokio::spawn(task.run()))
    }
}

/// A SQLite file in its own folder.
pub(crate) struct Sqlite(TempDir);

/// A database on a private PostgreSQL server.
pub(crate) struct Postgres {
    pub(crate) url: String,
    _server: Arc<testkit_postgres::Postgres>,
}

impl Sqlite {
    pub(crate) fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    pub(crate) fn path(&self) -> PathBuf {
        self.0.path().join("paiju.db")
    }
}

impl Postgres {
    pub(crate) fn new() -> Self {
        let server = testkit_postgres::Postgres::shared().unwrap();
        Self { url: server.create_database().unwrap(), _server: server }
    }

    /// Runs SQL without the store.
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
    fn url(&self) -> DatabaseUrl {
        DatabaseUrl::Sqlite(self.path())
    }

    async fn pretend_schema(&self, version: u32) {
        let DatabaseUrl::Sqlite(path) = self.url() else { unreachable!() };
        let connection = rusqlite::Connection::open(path).unwrap();
        connection.pragma_update(None, "user_version", version).unwrap();
    }

    async fn create_first_schema(&self, entries: &[(&str, String)]) {
        let connection = rusqlite::Connection::open(self.path()).unwrap();
        connection.execute_batch(include_str!("../../src/backend/sqlite/1.sql")).unwrap();
        connection.execute_batch(&inserts("entries", entries)).unwrap();
        connection.pragma_update(None, "user_version", 1).unwrap();
    }
}

impl Database for Postgres {
    fn url(&self) -> DatabaseUrl {
        self.url.parse().unwrap()
    }

    async fn pretend_schema(&self, version: u32) {
        self.execute(&format!("INSERT INTO paiju.migrations VALUES ({version})")).await;
    }

    async fn create_first_schema(&self, entries: &[(&str, String)]) {
        self.execute(include_str!("../../src/backend/postgres/1.sql")).await;
        self.execute(&inserts("paiju.entries", entries)).await;
        self.pretend_schema(1).await;
    }
}

/// SQL that inserts entries.
fn inserts(table: &str, entries: &[(&str, String)]) -> String {
    let mut ends = BTreeMap::new();
    let insert = |(room, payload): &(&str, String)| {
        let end = ends.entry((*room).to_owned()).or_insert(0);
        *end += 1;
        let (seq, payload) = (*end - 1, payload.replace('\'', "''"));
        format!(
            "INSERT INTO {table} (room, seq, at, payload) VALUES ('{room}', {seq}, 1, '{payload}');"
        )
    };
    entries.iter().map(insert).collect()
}

pub(crate) fn room(id: &str) -> RoomId {
    id.parse().unwrap()
}

pub(crate) fn text(text: &str) -> Text {
    text.try_into().unwrap()
}

/// An append with one entry per payload.
pub(crate) fn append(id: &str, expected: u32, payloads: &[&str]) -> Append {
    let entry = |payload: &&str| NewEntry { at: UnixMillis(7), payload: text(payload) };
    Append::new(room(id), EntryNumber(expected), payloads.iter().map(entry).collect())
}

/// The payloads of a log.
pub(crate) async fn payloads(store: &Store, id: &str) -> Vec<String> {
    let entries = store.read(&room(id), EntryNumber::START..).await.unwrap();
    entries.into_iter().map(|entry| entry.payload.as_str().to_owned()).collect()
}

/// Polls `future` once.
pub(crate) async fn begin<F: Future + Unpin>(future: &mut F) -> Option<F::Output> {
    std::future::poll_fn(|context| match std::pin::Pin::new(&mut *future).poll(context) {
        Poll::Ready(output) => Poll::Ready(Some(output)),
        Poll::Pending => Poll::Ready(None),
    })
    .await
}
