//! Removal of old rooms and of names.

use store::{
    AppendError, EntryNumber, EntryReplacement, GameRow, IndexUpdate, NameRemoval, NameReplacement,
    PlayerKey, Removed, RoomRow, RoomsWithName, Store, UnixMillis, Visibility,
};

use crate::{
    cases::game,
    database::{Database, append, payloads, room, text},
};

const ANN: PlayerKey = PlayerKey([1; 32]);
const BEN: PlayerKey = PlayerKey([0xff; 32]);

/// Stores a room with these entries, in which Ann and Ben have finished a game.
async fn stored(store: &Store, id: &str, closed: Option<i64>, entries: &[&str]) {
    let mut append = append(id, 0, entries);
    let row = RoomRow {
        game: text("big-two"),
        visibility: Visibility::Private,
        created: UnixMillis(1),
        active: UnixMillis(2),
        closed: closed.map(UnixMillis),
        summary: text("Ann's room"),
    };
    append.index.push(IndexUpdate::Room(row));
    append.index.push(IndexUpdate::Game(game_of(id)));
    append.index.extend([IndexUpdate::Person(ANN), IndexUpdate::Person(BEN)]);
    store.append(append).await.unwrap();
}

fn game_of(room: &str) -> GameRow {
    game(&format!("game-{room}"), 10, &[(ANN, true), (BEN, false)])
}

/// Whether a room is stored: its log, its row and its game, or nothing of them.
async fn is_stored(store: &Store, id: &str) -> bool {
    let has_log = !payloads(store, id).await.is_empty();
    let row = store.room(&room(id)).await.unwrap();
    let game = store.game(&format!("game-{id}").parse().unwrap()).await.unwrap();
    assert_eq!((has_log, has_log), (row.is_some(), game.is_some()), "{id}");
    has_log
}

async fn n_games(store: &Store) -> (usize, u32) {
    let games = store.games_of(&ANN, None).await.unwrap().items.len();
    let played = store.player_stats(&ANN).await.unwrap().iter().map(|stats| stats.played).sum();
    (games, played)
}

pub(crate) async fn rooms_closed_long_ago_are_removed_and_no_others(database: &impl Database) {
    let (store, _task) = database.open().await;
    stored(&store, "old", Some(99), &["opened", "closed"]).await;
    stored(&store, "older", Some(7), &["opened", "closed"]).await;
    stored(&store, "young", Some(100), &["opened", "closed"]).await;
    // Open for ever so long.
    stored(&store, "open", None, &["opened"]).await;
    assert_eq!(n_games(&store).await, (4, 4));
    let removed = store.remove_closed(UnixMillis(100)).await.unwrap();
    assert_eq!(removed, Removed { n_rooms: 2, is_complete: true });
    for (id, is_left) in [("old", false), ("older", false), ("young", true), ("open", true)] {
        assert_eq!(is_stored(&store, id).await, is_left, "{id}");
    }
    assert_eq!(n_games(&store).await, (2, 2));
    let rooms = store.request_name_removal(&ANN).await.unwrap();
    assert_eq!(rooms, RoomsWithName { closed: 1, open: 1 });
    let again = store.remove_closed(UnixMillis(100)).await.unwrap();
    assert_eq!(again, Removed { n_rooms: 0, is_complete: true });
    // The code is free again.
    stored(&store, "old", None, &["opened again"]).await;
    assert_eq!(payloads(&store, "old").await, ["opened again"]);
}

pub(crate) async fn a_long_log_is_removed_in_parts_from_its_beginning(database: &impl Database) {
    let (store, _task) = database.open().await;
    stored(&store, "long", Some(5), &vec!["entry"; 2500]).await;
    let removed = store.remove_closed(UnixMillis(10)).await.unwrap();
    assert_eq!(removed, Removed { n_rooms: 0, is_complete: false });
    let left = store.read(&room("long"), EntryNumber::START..).await.unwrap();
    assert_eq!((left[0].seq, left.len()), (EntryNumber(1000), 1500));
    assert_eq!(n_games(&store).await, (0, 0));
    // Nobody can open another room with its code until all of it is removed.
    let error = store.append(append("long", 0, &["opened"])).await.unwrap_err();
    assert!(matches!(error, AppendError::Conflict(_)), "{error}");
    let removed = store.remove_closed(UnixMillis(10)).await.unwrap();
    assert_eq!(removed, Removed { n_rooms: 0, is_complete: false });
    let removed = store.remove_closed(UnixMillis(10)).await.unwrap();
    assert_eq!(removed, Removed { n_rooms: 1, is_complete: true });
    assert!(!is_stored(&store, "long").await);
}

pub(crate) async fn several_nodes_remove_each_room_once(database: &impl Database) {
    const ROOMS: usize = 60;
    let (store, _task) = database.open().await;
    let (other, _task) = database.open().await;
    let ids: Vec<_> = (0..ROOMS).map(|number| format!("room-{number}")).collect();
    for id in &ids {
        stored(&store, id, Some(5), &["entry"; 70]).await;
    }
    stored(&store, "open", None, &["opened"]).await;
    let remove = |store: Store| async move {
        let mut n_rooms = 0;
        loop {
            let removed = store.remove_closed(UnixMillis(10)).await.unwrap();
            n_rooms += removed.n_rooms;
            if removed.is_complete {
                return n_rooms;
            }
        }
    };
    let here = tokio::spawn(remove(store.clone()));
    let there = tokio::spawn(remove(other));
    // A room goes on meanwhile.
    for number in 1..50 {
        store.append(append("open", number, &["said"])).await.unwrap();
    }
    let n_rooms = here.await.unwrap() + there.await.unwrap();
    assert_eq!(n_rooms as usize, ROOMS);
    for id in &ids {
        assert!(!is_stored(&store, id).await, "{id}");
    }
    assert_eq!(payloads(&store, "open").await.len(), 50);
}

/// Replaces the payloads of these entries.
fn replacement(removal: &NameRemoval, entries: &[(u32, &str, &str)]) -> NameReplacement {
    let entry = |&(seq, old, new): &(u32, &str, &str)| EntryReplacement {
        seq: EntryNumber(seq),
        old: text(old),
        new: text(new),
    };
    NameReplacement {
        removal: removal.clone(),
        entries: entries.iter().map(entry).collect(),
        summary: text("a room"),
        name: text("—"),
    }
}

pub(crate) async fn a_name_is_removed_from_closed_rooms_only(database: &impl Database) {
    let (store, _task) = database.open().await;
    stored(&store, "A", Some(5), &["opened", "Ann joined", "Ann left"]).await;
    stored(&store, "B", None, &["opened", "Ann joined"]).await;
    assert_eq!(store.name_removals(None).await.unwrap(), []);
    let rooms = store.request_name_removal(&ANN).await.unwrap();
    assert_eq!(rooms, RoomsWithName { closed: 1, open: 1 });
    let removal = NameRemoval { room: room("A"), player: ANN };
    assert_eq!(store.name_removals(None).await.unwrap(), std::slice::from_ref(&removal));

    // Somebody else has changed an entry: nothing is replaced.
    let stale = replacement(&removal, &[(1, "Ann joined", "— joined"), (2, "Anne left", "— left")]);
    assert!(!store.replace_name(stale).await.unwrap());
    assert_eq!(payloads(&store, "A").await, ["opened", "Ann joined", "Ann left"]);

    let good = replacement(&removal, &[(1, "Ann joined", "— joined"), (2, "Ann left", "— left")]);
    assert!(store.replace_name(good).await.unwrap());
    assert_eq!(payloads(&store, "A").await, ["opened", "— joined", "— left"]);
    assert_eq!(store.room(&room("A")).await.unwrap().unwrap().summary, text("a room"));
    let mut game = game_of("A");
    game.seats[0].name = text("—");
    let found = store.game(&game.id).await.unwrap().unwrap();
    assert_eq!(found.row, game, "the name of Ben stays");
    assert_eq!(store.name_removals(None).await.unwrap(), []);
    let games = store.games_of(&ANN, None).await.unwrap().items;
    assert_eq!(games.len(), 2, "the game stays in the history of Ann");

    // The other room closes.
    let mut close = append("B", 2, &["closed"]);
    let row = store.room(&room("B")).await.unwrap().unwrap();
    close.index.push(IndexUpdate::Room(RoomRow { closed: Some(UnixMillis(9)), ..row }));
    store.append(close).await.unwrap();
    let removal = NameRemoval { room: room("B"), player: ANN };
    assert_eq!(store.name_removals(None).await.unwrap(), [removal]);
    // Ben has not asked.
    let rooms = store.request_name_removal(&PlayerKey([3; 32])).await.unwrap();
    assert_eq!(rooms, RoomsWithName { closed: 0, open: 0 });
}

pub(crate) async fn names_to_remove_are_listed_page_by_page(database: &impl Database) {
    let (store, _task) = database.open().await;
    let ids: Vec<_> = (0..150).map(|number| format!("room-{number:03}")).collect();
    for id in &ids {
        stored(&store, id, Some(5), &["opened"]).await;
    }
    store.request_name_removal(&ANN).await.unwrap();
    store.request_name_removal(&BEN).await.unwrap();
    let (mut found, mut after) = (Vec::new(), None);
    loop {
        let page = store.name_removals(after.as_ref()).await.unwrap();
        let Some(last) = page.last().cloned() else { break };
        found.extend(page);
        after = Some(last);
    }
    let expected = ids.iter().flat_map(|id| [ANN, BEN].map(|player| (id, player)));
    let expected: Vec<_> =
        expected.map(|(id, player)| NameRemoval { room: room(id), player }).collect();
    assert_eq!(found, expected);
}

/// A database of the first schema gets the index of names from its logs.
pub(crate) async fn names_in_older_databases_can_be_removed(database: &impl Database) {
    let joined = |person: u8, token: &str| {
        let token = token.repeat(32);
        format!(
            r#"{{"at":1,"event":{{"type":"joined","person":{person},"token":"{token}","name":"Ann","seat":null,"connection":0}}}}"#
        )
    };
    let quoted = r#"{"at":1,"event":{"type":"said","person":0,"text":"\"event\":{\"type\":\"joined\",\"person\":0,\"token\":\"02\""}}"#;
    let entries = [
        ("A", joined(0, "01")),
        ("A", joined(1, "ff")),
        ("A", joined(2, "01")),
        ("B", joined(0, "01")),
        ("B", quoted.to_owned()),
        ("C", "\"event\":{\"type\":\"joined\", but this is not JSON".to_owned()),
    ];
    database.create_first_schema(&entries).await;
    let (store, _task) = database.open().await;
    for (id, n_entries) in [("A", 3), ("B", 2)] {
        let mut append = append(id, n_entries, &["closed"]);
        append.index.push(IndexUpdate::Room(RoomRow {
            game: text("big-two"),
            visibility: Visibility::Private,
            created: UnixMillis(1),
            active: UnixMillis(2),
            closed: Some(UnixMillis(3)),
            summary: text("{}"),
        }));
        store.append(append).await.unwrap();
    }
    for (player, n_rooms) in [(ANN, 2), (BEN, 1), (PlayerKey([2; 32]), 0)] {
        let rooms = store.request_name_removal(&player).await.unwrap();
        assert_eq!(rooms, RoomsWithName { closed: n_rooms, open: 0 }, "{player:?}");
    }
}
