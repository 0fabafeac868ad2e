//! Old rooms and the names of players are removed.

use std::num::NonZeroU32;

use protocol::verify;
use serde_json::{Value, json};
use server::{Config, RemoveNameError, RemovedName};

use crate::{client::Client, test_server::TestServer};

const DAY: u64 = 24 * 60 * 60 * 1000;

const HOUR: u64 = 60 * 60 * 1000;

fn keeping(days: u32) -> Config {
    Config { keep_days: NonZeroU32::new(days), ..Config::default() }
}

/// A finished game against bots in a room that is still open.
struct Played {
    room: String,
    id: String,
    ann: Client,
}

async fn played(server: &TestServer) -> Played {
    played_as(server, "Ann").await
}

/// A game in which the host has this name.
async fn played_as(server: &TestServer, name: &str) -> Played {
    let token = server.token().await;
    let request = json!({"game": "big-two", "name": name, "role": "player"}).to_string();
    let head = format!("Authorization: Bearer {token}\r\n");
    let room = server.post("/api/rooms", &head, &request).await.json()["room"].clone();
    let room = room.as_str().unwrap().to_owned();
    let mut ann = server.connect(&room, &token).await;
    ann.until("snapshot").await;
    for _ in 0..3 {
        ann.granted(json!({"type": "seat-bot", "seat": null, "level": "easy"})).await;
    }
    ann.granted(json!({"type": "start"})).await;
    ann.until_news("started").await;
    server.play_out(&mut ann).await;
    let history = server.get("/api/history", &ann.bearer()).await.json();
    let id = history["games"][0]["id"].as_str().unwrap().to_owned();
    Played { room, id, ann }
}

async fn close(ann: &mut Client) {
    ann.granted(json!({"type": "close"})).await;
}

async fn status(server: &TestServer, path: &str) -> u16 {
    let status = server.get(path, "").await.status;
    server.clock.advance(1_000);
    status
}

/// A closed room and its games are removed after the days that the operator has chosen, and an open room
/// never is. A removed game is answered like one that never existed.
#[tokio::test]
async fn closed_rooms_are_removed_after_the_chosen_days_and_open_rooms_never() {
    let server = TestServer::with(keeping(90)).await;
    let mut closed = played(&server).await;
    let mut open = played(&server).await;
    close(&mut closed.ann).await;
    let closed_path = format!("/api/games/{}", closed.id);
    server.clock.advance(90 * DAY - HOUR);
    // The client of the open room is still connected, so the room stays open.
    open.ann.granted(json!({"type": "say", "text": "still here"})).await;
    assert_eq!(status(&server, &closed_path).await, 200);
    server.clock.advance(2 * HOUR);
    while status(&server, &closed_path).await == 200 {}

    for path in [closed_path.clone(), format!("{closed_path}/replay")] {
        let answer = server.get(&path, "").await;
        assert_eq!((answer.status, &answer.json()["code"]), (404, &json!("no-such-record")));
        server.clock.advance(1_000);
    }
    assert_eq!(status(&server, &format!("/api/rooms/{}", closed.room)).await, 404);
    let history = server.get("/api/history", &closed.ann.bearer()).await.json();
    assert_eq!((&history["games"], &history["statistics"]), (&json!([]), &json!([])));
    let mut late = server.connect(&closed.room, closed.ann.token()).await;
    assert_eq!(late.until("refused").await["refusal"]["code"], "no-such-room");

    assert_eq!(status(&server, &format!("/api/games/{}", open.id)).await, 200);
    open.ann.granted(json!({"type": "say", "text": "and here"})).await;
    server.stop().await;
}

/// Without the option, everything is kept.
#[tokio::test]
async fn by_default_games_are_kept() {
    let server = TestServer::new().await;
    let mut closed = played(&server).await;
    close(&mut closed.ann).await;
    server.clock.advance(3650 * DAY);
    let server = server.restart().await;
    assert_eq!(status(&server, &format!("/api/games/{}", closed.id)).await, 200);
    server.stop().await;
}

/// The whole database as text: names must be gone from everywhere in it.
fn holds(server: &TestServer, text: &str) -> bool {
    let file = std::fs::read(server.file()).unwrap();
    let journal = server.file().with_extension("sqlite-wal");
    let journal = std::fs::read(journal).unwrap_or_default();
    let holds = |bytes: &[u8]| bytes.windows(text.len()).any(|it| it == text.as_bytes());
    holds(&file) || holds(&journal)
}

/// RM-31, RM-22: a player has their name removed from the games of closed rooms at once, and from an open
/// room when it closes. The game stays in their history, and its record can still be verified.
#[tokio::test]
async fn a_player_can_have_their_name_removed() {
    let server = TestServer::new().await;
    let Played { room, id, ann: mut zoe } = played_as(&server, "Zoe-to-forget").await;
    let bearer = zoe.bearer();
    let path = format!("/api/games/{id}");
    let before = server.get(&path, "").await;
    assert!(before.body.contains("Zoe-to-forget"));
    assert_eq!(server.post("/api/remove-name", "", "").await.status, 401);

    // The room is open.
    let answer = server.post("/api/remove-name", &bearer, "").await;
    assert_eq!((answer.status, answer.json()), (200, json!({"closed": 0, "open": 1})));
    assert!(server.get(&path, "").await.body.contains("Zoe-to-forget"));
    close(&mut zoe).await;
    let answer = server.post("/api/remove-name", &bearer, "").await;
    assert_eq!(answer.json(), json!({"closed": 1, "open": 0}));
    let record = loop {
        let record = server.get(&path, "").await.body;
        server.clock.advance(1_000);
        if !record.contains("Zoe-to-forget") {
            break record;
        }
    };
    let mut expected = before.json();
    expected["players"][0] = json!({"person": "—"});
    let record_json: Value = serde_json::from_str(&record).unwrap();
    assert_eq!(record_json, expected, "nothing else has changed");
    assert!(verify(&record).is_ok());
    let replay = server.get(&format!("{path}/replay"), "").await.json();
    assert_eq!(replay["players"][0], json!({"person": "—"}));
    let history = server.get("/api/history", &bearer).await.json();
    assert_eq!(history["games"][0]["players"][0], json!({"person": "—"}));
    assert_eq!(history["statistics"][0]["played"], 1);
    let answer = server.post("/api/remove-name", &bearer, "").await;
    assert_eq!(answer.json(), json!({"closed": 0, "open": 0}));
    let mut again = server.connect(&room, zoe.token()).await;
    assert_eq!(again.until("refused").await["refusal"]["code"], "room-closed");

    // It is also gone from the pages that SQLite no longer uses.
    let server = server.restart().await;
    assert!(!holds(&server, "Zoe-to-forget"));
    server.stop().await;
}

/// A request that came while the room was open is fulfilled within an hour after it has closed.
#[tokio::test]
async fn a_name_is_removed_after_its_room_has_closed() {
    let server = TestServer::new().await;
    let mut played = played(&server).await;
    let answer = server.post("/api/remove-name", &played.ann.bearer(), "").await;
    assert_eq!(answer.json(), json!({"closed": 0, "open": 1}));
    close(&mut played.ann).await;
    server.clock.advance(HOUR);
    while server.get(&format!("/api/games/{}", played.id), "").await.body.contains("\"Ann\"") {
        server.clock.advance(1_000);
    }
    server.stop().await;
}

/// The operator removes the name of a player who has lost the token, while the server runs.
#[tokio::test]
async fn the_operator_can_remove_a_name() {
    let server = TestServer::new().await;
    let mut played = played(&server).await;
    close(&mut played.ann).await;
    let database = server.environment().database;
    let remove = async |game: &str, seat| server::remove_name(&database, game, seat).await;
    let unknown = remove("no-such-game", 1).await.unwrap_err();
    assert!(matches!(unknown, RemoveNameError::NoSuchGame { .. }), "{unknown}");
    let bot = remove(&played.id, 2).await.unwrap_err();
    assert!(matches!(bot, RemoveNameError::Bot { seat: 2 }), "{bot}");
    for seat in [0, 5] {
        let wrong = remove(&played.id, seat).await.unwrap_err();
        assert!(matches!(wrong, RemoveNameError::NoSuchSeat { seats: 4, .. }), "{wrong}");
    }
    let removed = remove(&played.id, 1).await.unwrap();
    assert_eq!(removed, RemovedName { n_closed: 1, n_open: 0 });
    let record = server.get(&format!("/api/games/{}", played.id), "").await.body;
    assert!(!record.contains("\"Ann\"") && verify(&record).is_ok());
    server.stop().await;
}

/// Two nodes that keep games for different times: the shorter one counts.
#[tokio::test]
async fn nodes_remove_old_rooms_side_by_side() {
    let here = TestServer::on_postgres().await;
    let there = here.beside_with(keeping(2)).await;
    let mut closed = played(&here).await;
    close(&mut closed.ann).await;
    here.clock.advance(3 * DAY);
    while status(&here, &format!("/api/games/{}", closed.id)).await == 200 {}
    there.stop().await;
    here.stop().await;
}
