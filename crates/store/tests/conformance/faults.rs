//! What the store does when its database fails.

use std::fs;

use store::{AppendError, EntryNumber, Heartbeat, PlayerKey, RoomFilter};

use crate::database::{Database as _, Postgres, Sqlite, append, payloads, text};

fn heartbeat(heartbeats: u32) -> Heartbeat {
    Heartbeat { node: text("here"), incarnation: 1, heartbeats }
}

/// A copy of the file alone is complete after a clean stop.
#[tokio::test]
async fn a_clean_stop_leaves_one_complete_file() {
    let database = Sqlite::new();
    let (store, running) = database.open().await;
    store.append(append("A", 0, &["0", "1"])).await.unwrap();
    // A reader must not keep the journal alive.
    assert_eq!(payloads(&store, "A").await, ["0", "1"]);
    store.close();
    running.await.unwrap();
    assert!(store.check_health().is_ok());
    let journal = fs::metadata(database.path().with_extension("db-wal"));
    assert_eq!(journal.map_or(0, |journal| journal.len()), 0);

    let copy = Sqlite::new();
    fs::copy(database.path(), copy.path()).unwrap();
    let (copied, _task) = copy.open().await;
    assert_eq!(payloads(&copied, "A").await, ["0", "1"]);
}

/// SQLite would keep writing to a deleted file, and everything would be lost when the process ends.
#[tokio::test]
async fn a_deleted_or_replaced_file_takes_no_appends() {
    let database = Sqlite::new();
    let (store, _task) = database.open().await;
    store.heartbeat(&heartbeat(0)).await.unwrap();
    store.append(append("A", 0, &["0"])).await.unwrap();
    assert!(store.check_health().is_ok());
    fs::remove_file(database.path()).unwrap();
    for replaced in [false, true] {
        if replaced {
            fs::write(database.path(), "").unwrap();
        }
        let error = store.append(append("A", 1, &["1"])).await.unwrap_err();
        assert!(matches!(error, AppendError::Unknown(_)), "{error}");
        let error = store.heartbeat(&heartbeat(1)).await.unwrap_err();
        assert!(error.to_string().contains("deleted or replaced"), "{error}");
        assert!(store.check_health().is_err());
    }
}

/// Appends, reads and heartbeats of a file with overwritten pages fail, and the store says so.
#[tokio::test]
async fn a_corrupted_file_is_reported() {
    let database = Sqlite::new();
    let (store, running) = database.open().await;
    store.append(append("A", 0, &["0"])).await.unwrap();
    store.close();
    running.await.unwrap();
    // SQLite reads the first page, which has the schema, when it opens the file.
    let mut bytes = fs::read(database.path()).unwrap();
    bytes[4096..].fill(0xA5);
    fs::write(database.path(), bytes).unwrap();

    let (store, _task) = database.open().await;
    let error = store.append(append("A", 1, &["1"])).await.unwrap_err();
    assert!(error.to_string().contains("malformed"), "{error}");
    assert!(store.check_health().is_err());
    assert!(store.read(&"A".parse().unwrap(), EntryNumber::START..).await.is_err());
    assert!(store.rooms(RoomFilter::Lobby, None).await.is_err());
    let error = store.heartbeat(&heartbeat(0)).await.unwrap_err();
    assert!(error.to_string().contains("malformed"), "{error}");
}

/// Locks every table, as if the database were frozen. Time is paused meanwhile, so that it advances to
/// the time limits.
#[tokio::test]
async fn a_frozen_database_blocks_no_caller_forever() {
    let database = Postgres::new();
    let (store, _task) = database.open().await;
    store.append(append("A", 0, &["0"])).await.unwrap();
    store.heartbeat(&heartbeat(0)).await.unwrap();
    let (client, connection) =
        tokio_postgres::connect(&database.url, tokio_postgres::NoTls).await.unwrap();
    let connection = tokio::spawn(connection);
    let lock = "BEGIN; LOCK TABLE paiju.entries, paiju.rooms, paiju.games, paiju.game_players, \
                paiju.nodes IN ACCESS EXCLUSIVE MODE";
    client.batch_execute(lock).await.unwrap();

    tokio::time::pause();
    let error = store.append(append("A", 1, &["1"])).await.unwrap_err();
    assert!(matches!(error, AppendError::Unknown(_)), "{error}");
    assert!(error.to_string().contains("did not answer within 5 s"), "{error}");
    assert!(store.read(&"A".parse().unwrap(), EntryNumber::START..).await.is_err());
    assert!(store.rooms(RoomFilter::Lobby, None).await.is_err());
    assert!(store.room(&"A".parse().unwrap()).await.is_err());
    assert!(store.game(&"A-1".parse().unwrap()).await.is_err());
    assert!(store.games_of(&PlayerKey([7; 32]), None).await.is_err());
    assert!(store.player_stats(&PlayerKey([7; 32])).await.is_err());
    assert!(store.heartbeat(&heartbeat(1)).await.is_err());
    assert!(store.check_health().is_err());
    tokio::time::resume();

    client.batch_execute("ROLLBACK").await.unwrap();
    // The append may still be written, so a writer reads the log before it decides again.
    loop {
        let end = u32::try_from(payloads(&store, "A").await.len()).unwrap();
        if store.append(append("A", end, &["again"])).await.is_ok() {
            break;
        }
    }
    store.heartbeat(&heartbeat(2)).await.unwrap();
    drop(client);
    connection.await.unwrap().unwrap();
}
