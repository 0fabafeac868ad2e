//! The test cases.

use std::collections::{BTreeMap, BTreeSet};

use store::{
    Append, AppendError, Conflict, Counts, Cursor, Entry, EntryNumber, GameRow, Heartbeat,
    IndexUpdate, LIST_PAGE, LogChange, NewEntry, OpenError, Page, PlayerKey, PlayerStats,
    READ_PAGE, RoomFilter, RoomRow, SeatRow, Store, UnixMillis, Visibility, WithRoom,
};

use crate::database::{Database, append, begin, payloads, room, text};

pub(crate) async fn entries_come_back_as_they_were_and_in_order(database: &impl Database) {
    let (store, _task) = database.open().await;
    let long = "x".repeat(1_000_000);
    let said = [" ", "{\"a\":1}", "牌局 🀄 'quoted' \"twice\" \\n\n\t\r", "\u{1}\u{feff}", &long];
    for (expected, payload) in (0..).zip(said) {
        let at = UnixMillis(i64::from(expected) * -1_000_000_000_000);
        let entries = vec![NewEntry { at, payload: text(payload) }];
        store.append(Append::new(room("A"), EntryNumber(expected), entries)).await.unwrap();
        store.append(append("a", expected, &["ids know upper and lower case"])).await.unwrap();
    }
    let expected = |(seq, payload): (u32, &str)| Entry {
        seq: EntryNumber(seq),
        at: UnixMillis(i64::from(seq) * -1_000_000_000_000),
        payload: text(payload),
    };
    let all: Vec<_> = (0..).zip(said).map(expected).collect();
    assert_eq!(store.read(&room("A"), EntryNumber::START..).await.unwrap(), all);
    assert_eq!(store.read(&room("A"), EntryNumber(3)..).await.unwrap(), all[3..]);
    assert_eq!(store.read(&room("A"), EntryNumber(5)..).await.unwrap(), []);
    assert_eq!(store.read(&room("nobody"), EntryNumber::START..).await.unwrap(), []);
}

pub(crate) async fn a_read_of_a_range_reads_the_range_and_nothing_else(database: &impl Database) {
    let (store, _task) = database.open().await;
    let count = READ_PAGE + 10;
    let entry = NewEntry { at: UnixMillis(0), payload: text("four") };
    let written = Append::new(room("A"), EntryNumber::START, vec![entry; count]);
    store.append(written).await.unwrap();
    let read = async |range: std::ops::Range<usize>| {
        let before = store.counts();
        let range = EntryNumber::START.plus(range.start)..EntryNumber::START.plus(range.end);
        let entries = store.read(&room("A"), range).await.unwrap();
        let numbers: Vec<_> = entries.iter().map(|entry| entry.seq.0 as usize).collect();
        let (n_entries, n_bytes) = (numbers.len() as u64, 4 * numbers.len() as u64);
        let after = store.counts();
        assert_eq!(after.entries_read - before.entries_read, n_entries);
        assert_eq!(after.bytes_read - before.bytes_read, n_bytes);
        numbers
    };
    for range in [3..7, 0..1, 0..READ_PAGE, 5..READ_PAGE + 7, 0..count] {
        assert_eq!(read(range.clone()).await, range.collect::<Vec<_>>());
    }
    // There is nothing beyond the end or in an empty range.
    assert_eq!(read(count - 2..count + 50).await, [count - 2, count - 1]);
    assert_eq!(read(count..count + 1).await, []);
    assert_eq!(read(7..7).await, []);
    assert_eq!(read(count..7).await, []);
}

pub(crate) async fn an_append_must_begin_where_the_log_ends(database: &impl Database) {
    let (store, _task) = database.open().await;
    store.append(append("A", 0, &["0", "1", "2"])).await.unwrap();
    for expected in [0, 2, 4, 1000] {
        let error = store.append(append("A", expected, &["x"])).await.unwrap_err();
        let AppendError::Conflict(conflict) = error else { panic!("{error}") };
        let actual = EntryNumber(3);
        assert_eq!(conflict, Conflict { room: room("A"), expected: EntryNumber(expected), actual });
    }
    assert_eq!(payloads(&store, "A").await, ["0", "1", "2"]);
    store.append(append("A", 3, &["3"])).await.unwrap();
    assert_eq!(payloads(&store, "A").await, ["0", "1", "2", "3"]);
}

pub(crate) async fn an_append_is_written_whole_or_not_at_all(database: &impl Database) {
    let (store, _task) = database.open().await;
    store.append(append("A", 0, &["0", "1"])).await.unwrap();
    // Two of its three positions are free.
    assert!(store.append(append("A", 1, &["x", "y", "z"])).await.is_err());
    assert_eq!(payloads(&store, "A").await, ["0", "1"]);
}

pub(crate) async fn an_append_without_entries_is_refused(database: &impl Database) {
    let (store, _task) = database.open().await;
    for entries in [&[][..], &["0", ""]] {
        let error = store.append(append("A", 0, entries)).await.unwrap_err();
        assert_eq!(
            error.to_string(),
            "cannot append: an append needs at least one entry, and every entry needs a payload"
        );
    }
    assert!(payloads(&store, "A").await.is_empty());
}

pub(crate) async fn exactly_one_of_several_writers_gets_each_position(database: &impl Database) {
    const ROOMS: [&str; 3] = ["A", "B", "C"];
    const GOAL: u32 = 40;
    // Two nodes with four writers each, which append at every position of every log.
    let nodes = [database.open().await.0, database.open().await.0];
    let race = |who: u32, store: Store| async move {
        let mut won = Vec::new();
        for id in ROOMS {
            let mut next = 0;
            while next < GOAL {
                // Some append two entries at once.
                let payload = format!("{who} at {next}");
                let wanted = vec![&*payload; 1 + (who % 2) as usize];
                match store.append(append(id, next, &wanted)).await {
                    Ok(()) => {
                        won.extend(wanted.iter().map(|_| (id, payload.clone())));
                        next += wanted.len() as u32;
                    }
                    Err(AppendError::Conflict(conflict)) => {
                        assert!(conflict.actual > EntryNumber(next), "{conflict}");
                        next = conflict.actual.0;
                    }
                    Err(error) => panic!("{error}"),
                }
            }
        }
        won
    };
    let racers: Vec<_> =
        (0..8).map(|who| tokio::spawn(race(who, nodes[who as usize % 2].clone()))).collect();
    let mut won: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for racer in racers {
        for (id, payload) in racer.await.unwrap() {
            won.entry(id).or_default().push(payload);
        }
    }
    for id in ROOMS {
        let mut log = payloads(&nodes[0], id).await;
        log.sort_unstable();
        let won = won.get_mut(id).unwrap();
        won.sort_unstable();
        assert_eq!(&log, won, "what was acknowledged is in the log, and nothing else");
    }
}

pub(crate) async fn waiting_appends_are_committed_together(database: &impl Database) {
    let (store, task) = store::open(&database.url()).await.unwrap();
    let ids: Vec<_> = (0..100).map(|number| format!("room-{number}")).collect();
    let mut appends: Vec<_> =
        ids.iter().map(|id| Box::pin(store.append(append(id, 0, &["x", "y"])))).collect();
    for append in &mut appends {
        assert!(begin(append).await.is_none(), "acknowledged without having been written");
    }
    let running = tokio::spawn(task.run());
    for append in appends {
        append.await.unwrap();
    }
    assert_eq!(store.counts(), Counts { commits: 1, entries: 200, entries_read: 0, bytes_read: 0 });
    drop(store);
    running.await.unwrap();
}

pub(crate) async fn a_conflict_does_not_affect_the_rest_of_the_batch(database: &impl Database) {
    let (store, task) = store::open(&database.url()).await.unwrap();
    let wanted = [
        append("A", 0, &["first"]),
        append("A", 0, &["second"]),
        append("B", 0, &["b0"]),
        append("B", 1, &["b1"]),
        append("C", 5, &["leaves a gap"]),
        append("D", 0, &["d0"]),
    ];
    let mut appends: Vec<_> =
        wanted.into_iter().map(|append| Box::pin(store.append(append))).collect();
    for append in &mut appends {
        assert!(begin(append).await.is_none());
    }
    let running = tokio::spawn(task.run());
    let mut written = Vec::new();
    for append in appends {
        written.push(append.await.is_ok());
    }
    assert_eq!(written, [true, false, true, true, false, true]);
    assert_eq!(store.counts(), Counts { commits: 1, entries: 4, entries_read: 0, bytes_read: 0 });
    assert_eq!(payloads(&store, "A").await, ["first"]);
    assert_eq!(payloads(&store, "B").await, ["b0", "b1"]);
    assert_eq!(payloads(&store, "C").await, Vec::<String>::new());
    assert_eq!(payloads(&store, "D").await, ["d0"]);
    drop(store);
    running.await.unwrap();
}

pub(crate) async fn a_rejected_append_does_not_affect_the_rest_of_the_batch(
    database: &impl Database,
) {
    let (store, task) = store::open(&database.url()).await.unwrap();
    let twice = IndexUpdate::Game(game("G", 10, &[]));
    let mut faulty = append("B", 0, &["b0"]);
    faulty.index = vec![twice.clone(), twice];
    let wanted = [append("A", 0, &["a0"]), faulty, append("C", 0, &["c0"])];
    let mut appends: Vec<_> =
        wanted.into_iter().map(|append| Box::pin(store.append(append))).collect();
    for append in &mut appends {
        assert!(begin(append).await.is_none());
    }
    let running = tokio::spawn(task.run());
    let mut outcomes = Vec::new();
    for append in appends {
        outcomes.push(append.await);
    }
    assert!(
        matches!(&outcomes[..], [Ok(()), Err(AppendError::Refused(_)), Ok(())]),
        "{outcomes:?}"
    );
    assert_eq!(payloads(&store, "A").await, ["a0"]);
    assert_eq!(payloads(&store, "B").await, Vec::<String>::new());
    assert_eq!(payloads(&store, "C").await, ["c0"]);
    drop(store);
    running.await.unwrap();
}

pub(crate) async fn a_hundred_thousand_entries_come_back_equal(database: &impl Database) {
    const COUNT: u32 = 100_000;
    let (store, _task) = database.open().await;
    let entry = |seq| Entry {
        seq: EntryNumber(seq),
        at: UnixMillis(i64::from(seq) * 3),
        payload: text(&format!("{{\"number\":{seq}}}")),
    };
    let all: Vec<_> = (0..COUNT).map(entry).collect();
    for part in all.chunks(700) {
        let new = |entry: &Entry| NewEntry { at: entry.at, payload: entry.payload.clone() };
        let entries = part.iter().map(new).collect();
        store.append(Append::new(room("A"), part[0].seq, entries)).await.unwrap();
    }
    let page = store.read_page(&room("A"), EntryNumber(5)..).await.unwrap();
    assert_eq!((page.len(), page[0].seq), (READ_PAGE, EntryNumber(5)));
    assert!(store.read(&room("A"), EntryNumber::START..).await.unwrap() == all);
    assert!(store.read(&room("A"), EntryNumber(99_000)..).await.unwrap() == all[99_000..]);
}

pub(crate) async fn watchers_are_notified_of_every_append(database: &impl Database) {
    let (store, _task) = database.open().await;
    let mut watches = [store.watch(), store.watch()];
    let mut expected = BTreeSet::new();
    for id in ["A", "B"] {
        for end in 1..=50 {
            store.append(append(id, end - 1, &["x"])).await.unwrap();
            expected.insert((room(id), EntryNumber(end)));
        }
    }
    assert!(store.append(append("A", 7, &["too late"])).await.is_err());
    store.append(append("last", 0, &["x"])).await.unwrap();
    for watch in &mut watches {
        let mut received = BTreeSet::new();
        loop {
            match watch.next().await {
                Some(LogChange::Appended { room, .. }) if room.as_str() == "last" => break,
                Some(LogChange::Appended { room, end }) => assert!(received.insert((room, end))),
                other => panic!("{other:?}"),
            }
        }
        assert_eq!(received, expected);
    }
}

pub(crate) async fn closing_writes_what_is_in_the_queue(database: &impl Database) {
    let (store, task) = store::open(&database.url()).await.unwrap();
    let mut watch = store.watch();
    let mut begun = Box::pin(store.append(append("A", 0, &["begun"])));
    assert!(begin(&mut begun).await.is_none());
    store.close();
    task.run().await;
    begun.await.unwrap();
    let error = store.append(append("A", 1, &["late"])).await.unwrap_err();
    assert!(matches!(error, AppendError::Closed), "{error}");
    assert_eq!(payloads(&store, "A").await, ["begun"]);
    while watch.next().await.is_some() {}
    assert_eq!(store.watch().next().await, None);
}

pub(crate) async fn the_task_ends_with_the_last_handle(database: &impl Database) {
    let (store, running) = database.open().await;
    let other = store.clone();
    drop(store);
    other.append(append("A", 0, &["still here"])).await.unwrap();
    drop(other);
    running.await.unwrap();
}

fn row(created: i64, visibility: Visibility) -> RoomRow {
    RoomRow {
        game: text("big-two"),
        visibility,
        created: UnixMillis(created),
        active: UnixMillis(created),
        closed: None,
        summary: text("{\"seats\":[\"小明\"]}"),
    }
}

fn with_room(mut append: Append, row: &RoomRow) -> Append {
    append.index.push(IndexUpdate::Room(row.clone()));
    append
}

pub(crate) async fn the_row_of_a_room_is_the_last_one_written(database: &impl Database) {
    let (store, _task) = database.open().await;
    assert_eq!(store.room(&room("A")).await.unwrap(), None);
    let mut row = row(10, Visibility::Private);
    store.append(with_room(append("A", 0, &["opened"]), &row)).await.unwrap();
    assert_eq!(store.room(&room("A")).await.unwrap(), Some(row.clone()));

    row.game = text("forest");
    row.visibility = Visibility::Listed;
    row.active = UnixMillis(20);
    row.closed = Some(UnixMillis(30));
    row.summary = text("{}");
    let later = RoomRow { created: UnixMillis(99), ..row.clone() };
    store.append(with_room(append("A", 1, &["closed"]), &later)).await.unwrap();
    assert_eq!(store.room(&room("A")).await.unwrap(), Some(row), "it is created only once");
    assert_eq!(store.room(&room("B")).await.unwrap(), None);
}

pub(crate) async fn rooms_are_listed_newest_first_page_by_page(database: &impl Database) {
    let (store, _task) = database.open().await;
    let count = i64::try_from(LIST_PAGE).unwrap() * 2 + 50;
    let mut appends = Vec::new();
    for number in 0..count {
        // Several have the same time, so that the time alone does not order them.
        let mut row = row(number / 7, Visibility::Private);
        if number % 2 == 0 {
            row.visibility = Visibility::Listed;
        }
        if number % 10 == 0 {
            row.closed = Some(UnixMillis(number));
        }
        let id = format!("room-{number:03}");
        appends.push((id.clone(), row.clone()));
        store.append(with_room(append(&id, 0, &["opened"]), &row)).await.unwrap();
    }
    appends.sort_by_key(|(id, row)| (row.created, id.clone()));
    let is_open = |row: &RoomRow| row.closed.is_none();
    let is_listed = |row: &RoomRow| is_open(row) && row.visibility == Visibility::Listed;
    check_rooms(&store, RoomFilter::Open, &appends, is_open).await;
    check_rooms(&store, RoomFilter::Lobby, &appends, is_listed).await;
}

async fn check_rooms(
    store: &Store,
    list: RoomFilter,
    oldest_first: &[(String, RoomRow)],
    belongs: impl Fn(&RoomRow) -> bool,
) {
    let expected: Vec<_> = oldest_first
        .iter()
        .rev()
        .filter(|(_, row)| belongs(row))
        .map(|(id, row)| WithRoom { room: room(id), row: row.clone() })
        .collect();
    let found = all_pages(async |after| store.rooms(list, after.as_ref()).await.unwrap()).await;
    assert_eq!(found, expected);
}

/// Reads all pages, and checks that only the last is not full.
async fn all_pages<T>(page: impl AsyncFn(Option<Cursor>) -> Page<T>) -> Vec<T> {
    let Page { mut items, mut next } = page(None).await;
    while let Some(cursor) = next {
        assert_eq!(items.len() % LIST_PAGE, 0);
        let page = page(Some(cursor)).await;
        items.extend(page.items);
        next = page.next;
    }
    items
}

const ANN: PlayerKey = PlayerKey([1; 32]);
const BEN: PlayerKey = PlayerKey([0xff; 32]);

/// A game that ended at `ended`, with a bot and these players, each with whether they won.
pub(crate) fn game(id: &str, ended: i64, players: &[(PlayerKey, bool)]) -> GameRow {
    let person = |&(player, won): &(PlayerKey, bool)| SeatRow {
        player: Some(player),
        name: text("小美"),
        score: -7,
        won,
    };
    let bot = SeatRow { player: None, name: text("bot"), score: i32::MAX, won: true };
    GameRow {
        id: id.parse().unwrap(),
        game: text("big-two"),
        preset: text("taiwan"),
        first: EntryNumber(3),
        last: EntryNumber(90),
        configured: EntryNumber(2),
        started: UnixMillis(ended - 5),
        ended: UnixMillis(ended),
        seats: players.iter().map(person).chain([bot]).collect(),
    }
}

async fn file(store: &Store, id: &str, expected: u32, row: &GameRow) {
    let mut append = append(id, expected, &["over"]);
    append.index.push(IndexUpdate::Game(row.clone()));
    store.append(append).await.unwrap();
}

pub(crate) async fn games_are_found_by_player_page_by_page(database: &impl Database) {
    let (store, _task) = database.open().await;
    let count = u32::try_from(LIST_PAGE).unwrap() + 20;
    let mut of_ann = Vec::new();
    for number in 0..count {
        let id = format!("game-{number:03}");
        let row = game(&id, i64::from(number / 3), &[(ANN, true), (BEN, false)]);
        file(&store, "A", number, &row).await;
        of_ann.push(WithRoom { room: room("A"), row });
    }
    let alone = WithRoom { room: room("B"), row: game("alone", 1000, &[(BEN, true)]) };
    file(&store, "B", 0, &alone.row).await;

    of_ann.reverse();
    let games = all_pages(async |after| store.games_of(&ANN, after.as_ref()).await.unwrap()).await;
    assert_eq!(games, of_ann);
    let first = store.games_of(&BEN, None).await.unwrap();
    assert_eq!(first.items[0], alone);
    assert_eq!(store.games_of(&PlayerKey([2; 32]), None).await.unwrap().items, []);

    assert_eq!(store.game(&"alone".parse().unwrap()).await.unwrap(), Some(alone));
    assert_eq!(store.game(&"none".parse().unwrap()).await.unwrap(), None);
}

pub(crate) async fn games_are_counted_by_kind(database: &impl Database) {
    let (store, _task) = database.open().await;
    let kinds = [("forest", true), ("big-two", false), ("forest", false), ("big-two", false)];
    for (number, (kind, won)) in (0..).zip(kinds) {
        let mut row = game(&format!("game-{number}"), 10, &[(ANN, won), (BEN, !won)]);
        row.game = text(kind);
        file(&store, "A", number, &row).await;
    }
    let stats =
        |kind, played, won| PlayerStats { game: text(kind), played, won, total: -14, best: -7 };
    let (of_ann, of_ben) = (store.player_stats(&ANN).await, store.player_stats(&BEN).await);
    assert_eq!(of_ann.unwrap(), [stats("big-two", 2, 0), stats("forest", 2, 1)]);
    assert_eq!(of_ben.unwrap(), [stats("big-two", 2, 2), stats("forest", 2, 1)]);
    assert_eq!(store.player_stats(&PlayerKey([2; 32])).await.unwrap(), []);
}

pub(crate) async fn a_conflict_does_not_change_the_index(database: &impl Database) {
    let (store, _task) = database.open().await;
    let first = row(1, Visibility::Private);
    store.append(with_room(append("A", 0, &["won"]), &first)).await.unwrap();
    let mut late = with_room(append("A", 0, &["lost"]), &row(2, Visibility::Listed));
    late.index.push(IndexUpdate::Game(game("G", 10, &[(ANN, true)])));
    assert!(store.append(late).await.is_err());
    assert_eq!(store.room(&room("A")).await.unwrap(), Some(first));
    assert_eq!(store.game(&"G".parse().unwrap()).await.unwrap(), None);
    assert_eq!(store.player_stats(&ANN).await.unwrap(), []);
}

pub(crate) async fn everything_survives_reopening(database: &impl Database) {
    let (store, running) = database.open().await;
    let row = row(1, Visibility::Listed);
    let game = game("G", 10, &[(ANN, true)]);
    store.append(with_room(append("A", 0, &["0", "1"]), &row)).await.unwrap();
    file(&store, "A", 2, &game).await;
    drop(store);
    running.await.unwrap();

    let (store, _task) = database.open().await;
    assert_eq!(payloads(&store, "A").await, ["0", "1", "over"]);
    assert_eq!(store.room(&room("A")).await.unwrap(), Some(row));
    let found_row = store.game(&game.id).await.unwrap();
    assert_eq!(found_row, Some(WithRoom { room: room("A"), row: game }));
    assert!(store.append(append("A", 2, &["x"])).await.is_err());
    store.append(append("A", 3, &["3"])).await.unwrap();
}

pub(crate) async fn several_processes_may_open_at_once(database: &impl Database) {
    let url = database.url();
    let opened =
        tokio::join!(store::open(&url), store::open(&url), store::open(&url), store::open(&url),);
    for (store, _) in [opened.0, opened.1, opened.2, opened.3].map(Result::unwrap) {
        assert_eq!(payloads(&store, "A").await, Vec::<String>::new());
    }
}

pub(crate) async fn a_newer_schema_is_refused(database: &impl Database) {
    let (store, running) = database.open().await;
    drop(store);
    running.await.unwrap();
    database.pretend_schema(99).await;
    let error = store::open(&database.url()).await.unwrap_err();
    assert!(matches!(error, OpenError::SchemaTooNew { found: 99, .. }), "{error}");
    assert!(error.to_string().ends_with("use the newer version that wrote it"), "{error}");
}

pub(crate) async fn nodes_see_each_others_heartbeats(database: &impl Database) {
    let (store, _task) = database.open().await;
    let heartbeat =
        |node, incarnation, heartbeats| Heartbeat { node: text(node), incarnation, heartbeats };
    let (east, west) = (heartbeat("east", u32::MAX, 1), heartbeat("west", 7, 1));
    assert_eq!(store.heartbeat(&west).await.unwrap(), []);
    assert_eq!(store.heartbeat(&east).await.unwrap(), std::slice::from_ref(&west));
    // A restarted node replaces its earlier heartbeat.
    let again = heartbeat("west", 8, 0);
    assert_eq!(store.heartbeat(&again).await.unwrap(), [east.clone(), west]);
    assert_eq!(store.heartbeat(&again).await.unwrap(), [east, again.clone()]);
}
