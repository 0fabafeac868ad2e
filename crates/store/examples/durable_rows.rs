//! Measures durable appends: throughput and latency, on SQLite and on a private PostgreSQL.
//!
//! Each writer appends one entry after the other to its own room. The baseline writes to the database
//! directly, with one row per commit.
//!
//! ```sh
//! cargo run --profile fast -p store --example durable_rows
//! ```
#![expect(clippy::print_stdout, reason = "it prints a table")]
#![expect(clippy::disallowed_methods, reason = "it measures time")]

use std::{
    error::Error,
    time::{Duration, Instant},
};

use store::{Append, DatabaseUrl, EntryNumber, NewEntry, RoomId, Store, Text, UnixMillis};
use tokio::task::JoinSet;

/// Duration of each measurement.
const TIME: Duration = Duration::from_secs(4);

/// About as long as an entry of a game.
const PAYLOAD: &str = r#"{"at":1000000,"request":{"person":1,"id":"r20"},"event":{"type":"acted","seat":0,"chosen-by":"player"}}"#;

type Outcome<T> = Result<T, Box<dyn Error + Send + Sync>>;

#[tokio::main]
async fn main() -> Outcome<()> {
    let folder = tempfile::tempdir()?;
    let server = testkit_postgres::Postgres::start()?;
    println!("| database | writers | entries per second | p50 | p99 |\n|---|---:|---:|---:|---:|");

    let path = folder.path().join("alone.db");
    print_row(
        "SQLite, one row per commit",
        1,
        tokio::task::spawn_blocking(move || sqlite_alone(&path)).await??,
    );
    for writers in [1, 16, 256] {
        let url = DatabaseUrl::Sqlite(folder.path().join(format!("{writers}.db")));
        print_row("SQLite", writers, store_times(&url, writers).await?);
    }

    print_row(
        "PostgreSQL, one row per commit",
        1,
        postgres_alone(&server.create_database()?).await?,
    );
    for writers in [1, 16, 256] {
        let url = server.create_database()?.parse()?;
        print_row("PostgreSQL", writers, store_times(&url, writers).await?);
    }
    Ok(())
}

/// The time of each append.
async fn store_times(url: &DatabaseUrl, n_writers: usize) -> Outcome<Vec<Duration>> {
    let (store, task) = store::open(url).await?;
    let running = tokio::spawn(task.run());
    let mut writers = JoinSet::new();
    let end = Instant::now() + TIME;
    for number in 0..n_writers {
        let room = format!("room-{number}").parse()?;
        writers.spawn(write(store.clone(), room, end));
    }
    drop(store);
    let mut times = Vec::new();
    while let Some(of_one) = writers.join_next().await {
        times.extend(of_one??);
    }
    running.await?;
    Ok(times)
}

async fn write(store: Store, room: RoomId, end: Instant) -> Outcome<Vec<Duration>> {
    let entry = NewEntry { at: UnixMillis(1_700_000_000_000), payload: Text::try_from(PAYLOAD)? };
    let mut times = Vec::new();
    let mut seq = EntryNumber::START;
    while Instant::now() < end {
        let start = Instant::now();
        store.append(Append::new(room.clone(), seq, vec![entry.clone()])).await?;
        times.push(start.elapsed());
        seq = seq.plus(1);
    }
    Ok(times)
}

fn sqlite_alone(path: &std::path::Path) -> Outcome<Vec<Duration>> {
    let connection = rusqlite::Connection::open(path)?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.execute_batch("CREATE TABLE entries (seq INTEGER PRIMARY KEY, payload TEXT)")?;
    let mut insert = connection.prepare("INSERT INTO entries (payload) VALUES (?1)")?;
    let mut times = Vec::new();
    let end = Instant::now() + TIME;
    while Instant::now() < end {
        let start = Instant::now();
        insert.execute([PAYLOAD])?;
        times.push(start.elapsed());
    }
    Ok(times)
}

async fn postgres_alone(url: &str) -> Outcome<Vec<Duration>> {
    let (client, connection) = tokio_postgres::connect(url, tokio_postgres::NoTls).await?;
    let connection = tokio::spawn(connection);
    client.batch_execute("CREATE TABLE entries (seq bigserial PRIMARY KEY, payload text)").await?;
    let insert = client.prepare("INSERT INTO entries (payload) VALUES ($1)").await?;
    let mut times = Vec::new();
    let end = Instant::now() + TIME;
    while Instant::now() < end {
        let start = Instant::now();
        client.execute(&insert, &[&PAYLOAD]).await?;
        times.push(start.elapsed());
    }
    drop(client);
    connection.await??;
    Ok(times)
}

fn print_row(name: &str, n_writers: usize, mut times: Vec<Duration>) {
    times.sort_unstable();
    let at = |hundredths: usize| {
        let time = times.get(times.len() * hundredths / 100).copied().unwrap_or_default();
        format!("{:.2} ms", time.as_secs_f64() * 1000.0)
    };
    let rate = times.len() as u64 / TIME.as_secs();
    println!("| {name} | {n_writers} | {rate} | {} | {} |", at(50), at(99));
}
