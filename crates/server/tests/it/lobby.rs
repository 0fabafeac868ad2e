//! Creating, listing and joining rooms.

use games::GameKind;
use serde_json::json;

use crate::test_server::TestServer;

/// RM-1, RM-2: a room has a code of six characters, and a person who knows it can join.
#[tokio::test]
async fn a_room_is_created_and_joined_by_its_code() {
    let server = TestServer::new().await;
    let (room, ann) = server.room_with_host("sea-salt").await;
    assert_eq!(room.len(), 6);
    assert_eq!(ann.room["host"], 0);
    let mut ben = server.join(&room.to_lowercase(), " Ben ", "player").await;
    ben.until("update").await;
    let people = ben.room["people"].as_array().unwrap();
    assert_eq!(people[1]["name"], "Ben");
    server.stop().await;
}

/// RM-1: rooms are private until the host lists them, and the list keeps up with the room.
#[tokio::test]
async fn a_room_is_listed_only_while_its_host_wants_it() {
    let server = TestServer::new().await;
    let (room, mut ann) = server.room_with_host("forest").await;
    assert_eq!(server.get("/api/rooms", "").await.json(), json!({"rooms": []}));
    ann.granted(json!({"type": "set-option", "field": "listed", "value": true})).await;
    let _ben = server.join(&room, "Ben", "player").await;
    let listed = server.get("/api/rooms", "").await.json();
    let entry = json!({
        "room": room, "game": "forest", "host": "Ann", "phase": "lobby", "preset": "classic",
        "taken": 2, "seats": 5, "spectators": 0,
    });
    assert_eq!(listed, json!({"rooms": [entry]}));
    ann.granted(json!({"type": "close"})).await;
    assert_eq!(server.get("/api/rooms", "").await.json(), json!({"rooms": []}));
    server.stop().await;
}

/// RM-1: the code of a private room is enough to see its invitation, which keeps up with the room.
#[tokio::test]
async fn an_invitation_shows_the_room_to_everyone_with_its_code() {
    let server = TestServer::new().await;
    let (room, mut ann) = server.room_with_host("forest").await;
    let path = format!("/api/rooms/{}", room.to_lowercase());
    let invitation = server.get(&path, "").await.json();
    let entry = json!({
        "room": room, "game": "forest", "host": "Ann", "phase": "lobby", "preset": "classic",
        "taken": 1, "seats": 5, "spectators": 0,
    });
    assert_eq!(invitation, entry);
    let mut ben = server.join(&room, "Ben", "player").await;
    ben.until("update").await;
    assert_eq!(server.get(&path, "").await.json()["taken"], 2);
    ann.granted(json!({"type": "close"})).await;
    for (path, status, code) in [
        (path.as_str(), 404, "no-such-room"),
        ("/api/rooms/333333", 404, "no-such-room"),
        ("/api/rooms/whist", 400, "malformed"),
    ] {
        let answer = server.get(path, "").await;
        assert_eq!((answer.status, &answer.json()["code"]), (status, &json!(code)));
    }
    server.stop().await;
}

/// RM-1, RM-2: a room that cannot be created is refused with a code.
#[tokio::test]
async fn a_room_that_cannot_be_created_is_refused_with_a_code() {
    let server = TestServer::new().await;
    let token = format!("Authorization: Bearer {}\r\n", server.token().await);
    let name = "x".repeat(25);
    for (head, ask, status, code) in [
        ("", json!({"game": "big-two", "name": "Ann", "role": "player"}), 401, "missing-token"),
        (&token, json!({"game": "whist", "name": "Ann", "role": "player"}), 404, "no-such-game"),
        (&token, json!({"game": "big-two", "name": " ", "role": "player"}), 422, "name-empty"),
        (&token, json!({"game": "big-two", "name": name, "role": "player"}), 422, "name-too-long"),
        (&token, json!({"game": "big-two"}), 400, "malformed"),
    ] {
        let answer = server.post("/api/rooms", head, &ask.to_string()).await;
        assert_eq!((answer.status, &answer.json()["code"]), (status, &json!(code)));
    }
    server.stop().await;
}

/// RM-21: connecting to an unknown or a closed room is refused.
#[tokio::test]
async fn unknown_and_closed_rooms_are_refused() {
    let server = TestServer::new().await;
    let token = server.token().await;
    let mut lost = server.connect("333333", &token).await;
    assert_eq!(lost.until("refused").await["refusal"]["code"], "no-such-room");
    assert_eq!(lost.until("bye").await["reason"], "refused");
    assert!(lost.next().await.is_none());

    let (room, mut ann) = server.room_with_host("big-two").await;
    ann.granted(json!({"type": "close"})).await;
    assert_eq!(ann.until("bye").await["reason"], "closed");
    let mut late = server.connect(&room, &token).await;
    assert_eq!(late.until("refused").await["refusal"]["code"], "room-closed");
    assert_eq!(late.until("bye").await["reason"], "closed");
    server.stop().await;
}

/// RM-9: a room without people closes after ten minutes, even if it is not active.
#[tokio::test]
async fn a_room_without_people_closes() {
    let server = TestServer::new().await;
    let (_, mut ann) = server.room_with_host("big-two").await;
    ann.granted(json!({"type": "set-option", "field": "listed", "value": true})).await;
    ann.drop_connection();
    server.until_no_room_is_active().await;
    let listed = server.get("/api/rooms", "").await.json();
    assert_eq!(listed["rooms"].as_array().unwrap().len(), 1, "there is time to return");
    server.clock.advance(10 * 60 * 1000);
    while server.get("/api/rooms", "").await.json() != json!({"rooms": []}) {
        server.clock.advance(1000); // So that the polling below does not hit the rate limit.
    }
    server.stop().await;
}

/// RM-9: a room whose host never connected closes too.
#[tokio::test]
async fn a_room_whose_host_never_connects_closes() {
    let server = TestServer::new().await;
    let token = server.token().await;
    let room = server.open(&token, "big-two").await;
    server.clock.advance(10 * 60 * 1000);
    let mut ann = server.connect(&room, &token).await;
    assert_eq!(ann.until("refused").await["refusal"]["code"], "room-closed");
    server.stop().await;
}

/// RM-4: the catalogue lists what may be chosen, and the rules follow the choice.
#[tokio::test]
async fn the_catalogue_and_the_rules_show_what_may_be_chosen() {
    let server = TestServer::new().await;
    let catalogue = server.get("/api/catalogue", "").await.json();
    let games: Vec<_> =
        catalogue["games"].as_array().unwrap().iter().map(|it| &it["game"]).collect();
    let all: Vec<_> = GameKind::ALL.iter().map(|game| game.name()).collect();
    assert_eq!(games, all);
    let rules = server.get("/api/rules/big-two?preset=taiwan&deals=3&players=4", "").await;
    assert_eq!((rules.status, &rules.json()["game"]), (200, &json!("big-two")));
    for (path, status, code) in [
        ("/api/rules/whist", 404, "no-such-game"),
        ("/api/rules/big-two?preset=venice", 422, "unknown-preset"),
        ("/api/rules/big-two?deals=101", 422, "out-of-range"),
        ("/api/rules/sea-salt?players=many", 422, "out-of-range"),
        ("/api/rules/sea-salt?players=-1", 422, "out-of-range"),
        ("/api/rules/sea-salt?players=5", 422, "out-of-range"),
    ] {
        let answer = server.get(path, "").await;
        assert_eq!((answer.status, &answer.json()["code"]), (status, &json!(code)), "{path}");
    }
    // A room that is not full yet asks with the players it has.
    let [few, two] = ["/api/rules/sea-salt?players=1", "/api/rules/sea-salt?players=2"];
    assert_eq!(server.get(few, "").await.json(), server.get(two, "").await.json());
    server.stop().await;
}
