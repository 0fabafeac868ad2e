//! What several nodes on one PostgreSQL do for each other.

use store::{AppendError, Hint, Seq};

use crate::database::{Database as _, Postgres, append, payloads, room};

#[tokio::test]
async fn a_node_hears_what_another_writes() {
    let database = Postgres::new();
    let (here, _task) = database.open().await;
    let (there, _task) = database.open().await;
    let mut watch = here.watch();
    there.append(append("A", 0, &["0", "1"])).await.unwrap();
    assert_eq!(watch.next().await, Some(Hint::Grown { room: room("A"), end: Seq(2) }));
    assert_eq!(payloads(&here, "A").await, ["0", "1"]);
}

#[tokio::test]
async fn a_node_that_is_behind_loses_its_race_and_nothing_else() {
    let database = Postgres::new();
    let (here, _task) = database.open().await;
    let (there, _task) = database.open().await;
    here.append(append("A", 0, &["here"])).await.unwrap();
    there.append(append("A", 1, &["there", "there"])).await.unwrap();

    // As far as this node can remember, the first of the two is right.
    let (late, other) = tokio::join!(
        here.append(append("A", 1, &["late"])),
        here.append(append("B", 0, &["other"])),
    );
    let AppendError::Conflict(conflict) = late.unwrap_err() else { panic!("not a conflict") };
    assert_eq!((conflict.expected, conflict.actual), (Seq(1), Seq(3)));
    other.unwrap();
    assert_eq!(payloads(&here, "A").await, ["here", "there", "there"]);
    assert_eq!(payloads(&here, "B").await, ["other"]);
    here.append(append("A", 3, &["again"])).await.unwrap();
}

#[tokio::test]
async fn a_batch_too_long_for_one_message_is_told_in_several() {
    let database = Postgres::new();
    let (here, _task) = database.open().await;
    let (there, task) = store::open(&database.location()).await.unwrap();
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
        assert!(matches!(watch.next().await, Some(Hint::Grown { end: Seq(1), .. })));
    }
}

#[tokio::test]
async fn a_broken_connection_is_replaced_and_watchers_are_told() {
    let database = Postgres::new();
    let (store, _task) = database.open().await;
    let mut watch = store.watch();
    store.append(append("A", 0, &["before"])).await.unwrap();
    assert_eq!(watch.next().await, Some(Hint::Grown { room: room("A"), end: Seq(1) }));

    let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
               WHERE application_name = 'paiju' AND datname = current_database()";
    database.execute(cut).await;
    // The line that listens is back once this arrives.
    assert_eq!(watch.next().await, Some(Hint::Missed));

    // The one that writes may find out only by trying.
    let first = store.append(append("A", 1, &["after"])).await;
    assert!(matches!(first, Ok(()) | Err(AppendError::Unknown(_))), "{first:?}");
    let known = Seq(payloads(&store, "A").await.len() as u32);
    store.append(append("A", known.0, &["again"])).await.unwrap();
    assert_eq!(payloads(&store, "A").await.last().unwrap(), "again");
    loop {
        match watch.next().await {
            Some(Hint::Grown { end, .. }) if end == known.plus(1) => break,
            Some(_) => {}
            None => panic!("the watch has ended"),
        }
    }
}

#[tokio::test]
async fn a_server_that_is_not_there_is_named() {
    let location = "postgres://paiju@%2Fnowhere/table".parse().unwrap();
    let error = store::open(&location).await.unwrap_err().to_string();
    assert!(error.starts_with("cannot open the database 'table' on PostgreSQL: "), "{error}");
    assert!(error.contains("No such file or directory"), "{error}");
}
