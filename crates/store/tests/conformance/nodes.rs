//! Tests with several nodes on one PostgreSQL database.

use store::{AppendError, EntryNumber, LogChange};

use crate::database::{Database as _, Postgres, append, payloads, room};

#[tokio::test]
async fn a_node_is_notified_of_the_appends_of_another() {
    let database = Postgres::new();
    let (here, _task) = database.open().await;
    let (there, _task) = database.open().await;
    let mut watch = here.watch();
    there.append(append("A", 0, &["0", "1"])).await.unwrap();
    assert_eq!(
        watch.next().await,
        Some(LogChange::Appended { room: room("A"), end: EntryNumber(2) })
    );
    assert_eq!(payloads(&here, "A").await, ["0", "1"]);
}

#[tokio::test]
async fn a_stale_cache_causes_a_conflict_and_nothing_else() {
    let database = Postgres::new();
    let (here, _task) = database.open().await;
    let (there, _task) = database.open().await;
    here.append(append("A", 0, &["here"])).await.unwrap();
    there.append(append("A", 1, &["there", "there"])).await.unwrap();

    // According to the cache of this node, the first of the two has the right position.
    let (late, other) = tokio::join!(
        here.append(append("A", 1, &["late"])),
        here.append(append("B", 0, &["other"])),
    );
    let AppendError::Conflict(conflict) = late.unwrap_err() else { panic!("not a conflict") };
    assert_eq!((conflict.expected, conflict.actual), (EntryNumber(1), EntryNumber(3)));
    other.unwrap();
    assert_eq!(payloads(&here, "A").await, ["here", "there", "there"]);
    assert_eq!(payloads(&here, "B").await, ["other"]);
    here.append(append("A", 3, &["again"])).await.unwrap();
}

#[tokio::test]
async fn a_large_batch_sends_several_notifications() {
    let database = Postgres::new();
    let (here, _task) = database.open().await;
    let (there, task) = store::open(&database.url()).await.unwrap();
    let mut watch = here.watch();
    let ids: Vec<_> = (0..400).map(|number| format!("a-room-with-a-long-name-{number}")).collect();
    let appends: Vec<_> = ids
        .iter()
        .map(|id| {
            let there = there.clone();
            let append = append(id, 0, &["x"]);
            tokio::spawn(async move { there.append(append).await })
        })
        .collect();
    let _task = tokio::spawn(task.run());
    for append in appends {
        append.await.unwrap().unwrap();
    }
    for _ in &ids {
        assert!(matches!(
            watch.next().await,
            Some(LogChange::Appended { end: EntryNumber(1), .. })
        ));
    }
}

#[tokio::test]
async fn a_broken_connection_is_replaced_and_watchers_lag() {
    let database = Postgres::new();
    let (store, _task) = database.open().await;
    let mut watch = store.watch();
    store.append(append("A", 0, &["before"])).await.unwrap();
    assert_eq!(
        watch.next().await,
        Some(LogChange::Appended { room: room("A"), end: EntryNumber(1) })
    );

    let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
               WHERE application_name = 'paiju' AND datname = current_database()";
    database.execute(cut).await;
    // When this arrives, the listening connection is back.
    assert_eq!(watch.next().await, Some(LogChange::Lagged));

    // The writing connection may fail once before it is replaced.
    let first = store.append(append("A", 1, &["after"])).await;
    assert!(matches!(first, Ok(()) | Err(AppendError::Unknown(_))), "{first:?}");
    let known = EntryNumber(payloads(&store, "A").await.len() as u32);
    store.append(append("A", known.0, &["again"])).await.unwrap();
    assert_eq!(payloads(&store, "A").await.last().unwrap(), "again");
    loop {
        match watch.next().await {
            Some(LogChange::Appended { end, .. }) if end == known.plus(1) => break,
            Some(_) => {}
            None => panic!("the watch has ended"),
        }
    }
}

#[tokio::test]
async fn the_error_names_an_unreachable_server() {
    let url = "postgres://paiju@%2Fnowhere/table".parse().unwrap();
    let error = store::open(&url).await.unwrap_err().to_string();
    assert!(error.starts_with("cannot open the database 'table' on PostgreSQL: "), "{error}");
    assert!(error.contains("No such file or directory"), "{error}");
}
