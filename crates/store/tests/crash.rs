//! RM-23: acknowledged entries survive `kill -9` at any time.
//!
//! The test starts itself as a process that appends as fast as it can and prints what was acknowledged.
//! It kills the process and checks the logs.
#![expect(clippy::unwrap_used, clippy::print_stdout, reason = "this is all tests")]

use std::{
    collections::BTreeMap,
    env,
    io::{BufRead as _, BufReader},
    process::{Command, Stdio},
};

use store::{Append, DatabaseUrl, EntryNumber, NewEntry, RoomId, Store, Text, UnixMillis};

/// The database of the process that a test starts.
const DATABASE: &str = "PAIJU_CRASH_DATABASE";

/// Numbers of acknowledgements after which the process is killed. The logs continue each time.
const KILLS: [usize; 7] = [1, 2, 3, 17, 100, 500, 2000];

const ROOMS: [&str; 8] = ["A", "B", "C", "D", "E", "F", "G", "H"];

#[test]
fn sqlite_keeps_what_it_has_acknowledged() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("paiju.db");
    check(path.to_str().unwrap());
    let connection = rusqlite::Connection::open(path).unwrap();
    let health: String =
        connection.query_row("PRAGMA integrity_check", [], |row| row.get(0)).unwrap();
    assert_eq!(health, "ok");
}

#[test]
fn postgres_keeps_what_it_has_acknowledged() {
    let server = testkit_postgres::Postgres::shared().unwrap();
    check(&server.create_database().unwrap());
}

fn check(database: &str) {
    // The acknowledged length of each log.
    let mut acknowledged = BTreeMap::new();
    for n_lines in KILLS {
        for (room, end) in append_until_killed(database, n_lines) {
            let known = acknowledged.insert(room, end);
            assert!(known <= Some(end), "the process began before what it had acknowledged");
        }
        let runtime = tokio::runtime::Runtime::new().unwrap();
        runtime.block_on(check_logs(database, &acknowledged));
    }
}

/// Starts the process, kills it after `n_lines` acknowledgements, and returns the ends of the logs that it
/// had printed by then.
fn append_until_killed(database: &str, n_lines: usize) -> BTreeMap<String, u32> {
    let mut process = Command::new(env::current_exe().unwrap())
        .args(["the_process_that_is_killed", "--exact", "--nocapture"])
        .env(DATABASE, database)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let lines = BufReader::new(process.stdout.take().unwrap()).lines().map(Result::unwrap);
    let mut acknowledged = lines.filter_map(|line| {
        // The test harness prints on the same lines.
        let (_, said) = line.split_once("acknowledged ")?;
        let (room, end) = said.strip_suffix('.')?.split_once(' ')?;
        Some((room.to_owned(), end.parse().unwrap()))
    });
    let mut ends: BTreeMap<String, u32> = acknowledged.by_ref().take(n_lines).collect();
    process.kill().unwrap();
    process.wait().unwrap();
    ends.extend(acknowledged); // What it printed before it died.
    assert!(!ends.is_empty(), "the process acknowledged nothing");
    ends
}

async fn check_logs(database: &str, acknowledged: &BTreeMap<String, u32>) {
    let url: DatabaseUrl = database.parse().unwrap();
    let (store, _task) = store::open(&url).await.unwrap();
    for (room, &end) in acknowledged {
        let log = store.read(&room.parse().unwrap(), EntryNumber::START..).await.unwrap();
        assert!(log.len() >= end as usize, "of {end} entries in {room} {} are there", log.len());
        for (seq, entry) in (0..).zip(&log) {
            assert_eq!(
                (entry.seq, entry.payload.as_str()),
                (EntryNumber(seq), &*payload(room, seq))
            );
        }
    }
}

fn payload(room: &str, seq: u32) -> String {
    format!("entry {seq} of {room}")
}

/// Not a test: does nothing unless one of the tests above starts it.
#[test]
fn the_process_that_is_killed() {
    let Ok(database) = env::var(DATABASE) else { return };
    let url: DatabaseUrl = database.parse().unwrap();
    tokio::runtime::Runtime::new().unwrap().block_on(async {
        let (store, task) = store::open(&url).await.unwrap();
        let running = tokio::spawn(task.run());
        for room in ROOMS {
            tokio::spawn(append_for_ever(store.clone(), room));
        }
        drop(store); // If the test has ended, printing fails, and the process ends.
        running.await.unwrap();
    });
}

async fn append_for_ever(store: Store, name: &'static str) {
    let room: RoomId = name.parse().unwrap();
    let mut seq = store.read(&room, EntryNumber::START..).await.unwrap().len() as u32;
    loop {
        let payload = Text::try_from(payload(name, seq)).unwrap();
        let entries = vec![NewEntry { at: UnixMillis(0), payload }];
        store.append(Append::new(room.clone(), EntryNumber(seq), entries)).await.unwrap();
        seq += 1;
        println!("acknowledged {name} {seq}."); // The full stop marks the end of the line.
    }
}
