//! Opening, finding and joining rooms.

use serde_json::json;

use crate::place::Place;

/// RM-1, RM-2: a room gets a code of six characters, and whoever has it can join.
#[tokio::test]
async fn a_room_is_opened_and_joined_by_its_code() {
    let place = Place::new().await;
    let (room, ann) = place.hosted("sea-salt").await;
    assert_eq!(room.len(), 6);
    assert_eq!(ann.room["host"], 0);
    let mut ben = place.guest(&room.to_lowercase(), " Ben ", "player").await;
    ben.until("update").await;
    let people = ben.room["people"].as_array().unwrap();
    assert_eq!(people[1]["name"], "Ben");
    place.stop().await;
}

/// RM-1: rooms are private until the host lists them, and the list keeps up with the room.
#[tokio::test]
async fn a_room_is_in_the_list_only_while_its_host_wants_it_there() {
    let place = Place::new().await;
    let (room, mut ann) = place.hosted("forest").await;
    assert_eq!(place.get("/api/rooms", "").await.json(), json!({"rooms": []}));
    ann.granted(json!({"do": "set-option", "field": "listed", "value": true})).await;
    let _ben = place.guest(&room, "Ben", "player").await;
    let listed = place.get("/api/rooms", "").await.json();
    let entry = json!({
        "room": room, "game": "forest", "host": "Ann", "phase": "lobby", "preset": "classic",
        "taken": 2, "seats": 5, "spectators": 0,
    });
    assert_eq!(listed, json!({"rooms": [entry]}));
    ann.granted(json!({"do": "close"})).await;
    assert_eq!(place.get("/api/rooms", "").await.json(), json!({"rooms": []}));
    place.stop().await;
}

/// RM-1, RM-2: what cannot be opened is refused with a code that says why.
#[tokio::test]
async fn what_cannot_be_opened_is_refused_with_a_reason() {
    let place = Place::new().await;
    let token = format!("Authorization: Bearer {}\r\n", place.token().await);
    let name = "x".repeat(25);
    for (head, ask, status, code) in [
        ("", json!({"game": "big-two", "name": "Ann", "role": "player"}), 401, "no-token"),
        (&token, json!({"game": "whist", "name": "Ann", "role": "player"}), 404, "no-such-game"),
        (&token, json!({"game": "big-two", "name": " ", "role": "player"}), 422, "name-empty"),
        (&token, json!({"game": "big-two", "name": name, "role": "player"}), 422, "name-too-long"),
        (&token, json!({"game": "big-two"}), 400, "malformed"),
    ] {
        let answer = place.post("/api/rooms", head, &ask.to_string()).await;
        assert_eq!((answer.status, &answer.json()["code"]), (status, &json!(code)));
    }
    place.stop().await;
}

/// RM-21: a room that is not there is refused, and so is one that is closed.
#[tokio::test]
async fn nobody_comes_into_a_room_that_is_not_there_or_closed() {
    let place = Place::new().await;
    let token = place.token().await;
    let mut lost = place.sit("333333", &token).await;
    assert_eq!(lost.until("refused").await["refusal"]["code"], "no-such-room");
    assert_eq!(lost.until("bye").await["why"], "refused");
    assert!(lost.next().await.is_none());

    let (room, mut ann) = place.hosted("big-two").await;
    ann.granted(json!({"do": "close"})).await;
    assert_eq!(ann.until("bye").await["why"], "closed");
    let mut late = place.sit(&room, &token).await;
    assert_eq!(late.until("refused").await["refusal"]["code"], "room-closed");
    assert_eq!(late.until("bye").await["why"], "closed");
    place.stop().await;
}

/// RM-9: a room that everybody has left closes after ten minutes, though it is asleep.
#[tokio::test]
async fn a_room_that_everybody_has_left_closes_by_itself() {
    let place = Place::new().await;
    let (_, mut ann) = place.hosted("big-two").await;
    ann.granted(json!({"do": "set-option", "field": "listed", "value": true})).await;
    ann.vanish();
    place.asleep().await;
    let listed = place.get("/api/rooms", "").await.json();
    assert_eq!(listed["rooms"].as_array().unwrap().len(), 1, "there is time to come back");
    place.clock.advance(10 * 60 * 1000);
    while place.get("/api/rooms", "").await.json() != json!({"rooms": []}) {
        place.clock.advance(1000); // So that asking often is not asking too often.
    }
    place.stop().await;
}

/// RM-9: so does a room to which nobody ever came.
#[tokio::test]
async fn a_room_to_which_nobody_comes_closes_by_itself() {
    let place = Place::new().await;
    let token = place.token().await;
    let room = place.open(&token, "big-two").await;
    place.clock.advance(10 * 60 * 1000);
    let mut ann = place.sit(&room, &token).await;
    assert_eq!(ann.until("refused").await["refusal"]["code"], "room-closed");
    place.stop().await;
}

/// RM-4: everybody learns what may be chosen from one list, and the rules follow the choice.
#[tokio::test]
async fn the_catalogue_and_the_rules_tell_what_may_be_chosen() {
    let place = Place::new().await;
    let catalogue = place.get("/api/catalogue", "").await.json();
    let games: Vec<_> =
        catalogue["games"].as_array().unwrap().iter().map(|it| &it["game"]).collect();
    assert_eq!(games, ["big-two", "dun-mazi", "sea-salt", "forest"]);
    let rules = place.get("/api/rules/big-two?preset=taiwan&deals=3&players=4", "").await;
    assert_eq!((rules.status, &rules.json()["game"]), (200, &json!("big-two")));
    for (path, status, code) in [
        ("/api/rules/whist", 404, "no-such-game"),
        ("/api/rules/big-two?preset=venice", 422, "unknown-preset"),
        ("/api/rules/big-two?deals=101", 422, "out-of-range"),
    ] {
        let answer = place.get(path, "").await;
        assert_eq!((answer.status, &answer.json()["code"]), (status, &json!(code)), "{path}");
    }
    place.stop().await;
}
