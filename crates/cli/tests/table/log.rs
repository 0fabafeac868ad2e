//! Checks the stored log of a room, which is longer than what the server sends to clients.

use std::collections::BTreeSet;

use game_big_two::BigTwo;
use serde_json::Value;
use store::{DatabaseUrl, EntryNumber, RoomId};

use crate::player::{Acknowledged, TestPlayer};

/// Asserts that the log of the players' room is complete: it has every entry that the server sent and
/// every acknowledged act at its number, applies no request twice, and its game is a valid record.
///
/// All players of the room must be in `players`, and its first game must be over.
pub(crate) async fn check_log(database: &str, players: &[TestPlayer]) {
    let room = &players[0].room;
    let payloads = read(database, room).await;
    let log: Vec<Value> = payloads.iter().map(|it| serde_json::from_str(it).unwrap()).collect();
    let entry = |seq: u64| {
        let entry = usize::try_from(seq).ok().and_then(|seq| log.get(seq));
        entry.unwrap_or_else(|| panic!("room {room} has no entry {seq}"))
    };
    for player in players {
        for sent in player.entries() {
            let seq = sent["seq"].as_u64().unwrap();
            let stored = entry(seq);
            assert_eq!(stored["at"], sent["at"], "entry {seq} of room {room}: {stored}");
            for field in ["type", "seat", "person", "chosen-by"] {
                let (stored, sent) = (&stored["event"][field], &sent[field]);
                assert_eq!(stored, sent, "{field} of entry {seq} of room {room}");
            }
        }
        for Acknowledged { seq, id, command } in &player.acknowledged {
            let stored = entry(*seq);
            assert_eq!(stored["request"]["id"], *id, "entry {seq} of room {room}: {stored}");
            assert_eq!(stored["event"]["steps"], command["steps"], "entry {seq} of room {room}");
        }
    }
    let mut requests = BTreeSet::new();
    for request in log.iter().map(|entry| &entry["request"]).filter(|it| !it.is_null()) {
        assert!(requests.insert(request.to_string()), "{request} was applied twice in room {room}");
    }
    check_presence(&log, room);
    let by_players = log.iter().filter(|entry| entry["event"]["chosen-by"] == "player").count();
    let n_acknowledged: usize = players.iter().map(|player| player.acknowledged.len()).sum();
    assert_eq!(by_players, n_acknowledged, "acts of players in room {room}");
    check_record(&payloads, room);
}

/// Asserts that only people who are online go offline.
fn check_presence(log: &[Value], room: &str) {
    let mut online = BTreeSet::new();
    for (seq, event) in log.iter().map(|entry| &entry["event"]).enumerate() {
        let person = event["person"].as_u64();
        match event["type"].as_str() {
            Some("joined" | "online") => online.extend(person),
            Some("offline") => {
                let was_online = person.is_some_and(|person| online.remove(&person));
                assert!(was_online, "entry {seq} of room {room} is doubled: {event}");
            }
            _ => {}
        }
    }
}

/// Asserts that every act of the first game follows from the deal and the rules.
fn check_record(payloads: &[String], room: &str) {
    let numbered = (0..).map(protocol::Seq).zip(payloads.iter().map(String::as_str));
    let entries = room::read::<BigTwo>(numbered).unwrap();
    let record = room::record(&entries, 1, "classic");
    let record = record.unwrap_or_else(|| panic!("the game in room {room} is not finished"));
    record.verify().unwrap_or_else(|tampered| panic!("room {room}: {tampered:?}"));
}

/// Reads the whole log of a room, and asserts that its entries are numbered without a gap.
async fn read(database: &str, room: &str) -> Vec<String> {
    let url: DatabaseUrl = database.parse().unwrap();
    let (store, task) = store::open(&url).await.unwrap();
    let task = tokio::spawn(task.run());
    let room: RoomId = room.parse().unwrap();
    let entries = store.read(&room, EntryNumber::START..).await.unwrap();
    drop(store);
    task.await.unwrap();
    for (number, entry) in (0..).zip(&entries) {
        assert_eq!(entry.seq, EntryNumber(number), "the log of room {room:?} has a gap");
    }
    entries.into_iter().map(|entry| entry.payload.as_str().to_owned()).collect()
}
