//! What nobody may have more of (RM-24).

use serde_json::json;
use server::{Config, Limits};
use tokio_tungstenite::tungstenite::{Error, Message};

use crate::{client::Client, place::Place};

async fn limited(limits: Limits) -> Place {
    Place::with(Config { limits, ..Config::default() }).await
}

/// RM-24: a message that is too large is refused, and one that is far too large ends it.
#[tokio::test]
async fn large_messages_are_refused() {
    let place = limited(Limits { message_bytes: 500, ..Limits::STANDARD }).await;
    let (_, mut ann) = place.hosted("big-two").await;
    ann.say(&"x".repeat(501)).await;
    let refusal = ann.until("refused").await["refusal"].clone();
    assert_eq!(refusal, json!({"of": "server", "code": "too-large", "max": 500}));
    ann.granted(json!({"do": "say", "text": "short"})).await;
    ann.say(&"x".repeat(5000)).await;
    assert_eq!(ann.until("bye").await["why"], "refused");

    let token = format!("Authorization: Bearer {}\r\n", place.token().await);
    let answer = place.post("/api/rooms", &token, &"x".repeat(501)).await;
    assert_eq!((answer.status, &answer.json()["code"]), (413, &json!("too-large")));
    place.stop().await;
}

/// RM-24: too many messages are refused, and whoever goes on is sent away.
#[tokio::test]
async fn too_many_messages_are_refused_and_in_the_end_not_heard() {
    let place = limited(Limits { messages_per_second: 2, ..Limits::STANDARD }).await;
    let (_, mut ann) = place.hosted("big-two").await;
    for _ in 0..4 {
        ann.say(r#"{"type":"ping","sent":7}"#).await;
        assert_eq!(ann.until("pong").await["sent"], 7);
    }
    ann.say(r#"{"type":"ping","sent":7}"#).await;
    let refusal = ann.until("refused").await["refusal"].clone();
    assert_eq!(refusal, json!({"of": "server", "code": "too-many-messages", "wait": 500}));
    place.clock.advance(500);
    ann.say(r#"{"type":"ping","sent":8}"#).await;
    assert_eq!(ann.until("pong").await["sent"], 8);
    for _ in 0..60 {
        ann.say("?").await;
    }
    assert_eq!(ann.until("bye").await["why"], "refused");
    place.stop().await;
}

/// RM-24: one token has so many connections and no more, and gets them back.
#[tokio::test]
async fn one_token_has_only_so_many_connections() {
    let place = limited(Limits { sockets_per_token: 2, ..Limits::STANDARD }).await;
    let token = place.token().await;
    let mut open = Vec::new();
    for _ in 0..2 {
        let room = place.open(&token, "big-two").await;
        let mut client = place.sit(&room, &token).await;
        client.until("snapshot").await;
        open.push((room, client));
    }
    let (room, _) = &open[0];
    let mut third = place.sit(room, &token).await;
    let refusal = third.until("refused").await["refusal"].clone();
    assert_eq!(refusal, json!({"of": "server", "code": "too-many-connections", "max": 2}));
    assert_eq!(third.until("bye").await["why"], "refused");

    let (room, mut first) = open.remove(0);
    first.granted(json!({"do": "close"})).await;
    first.until("bye").await;
    assert!(first.next().await.is_none());
    let mut again = place.sit(&room, &token).await;
    assert_eq!(again.until("refused").await["refusal"]["code"], "room-closed");
    place.stop().await;
}

/// RM-24: one address has so many open rooms and no more; closed ones do not count.
#[tokio::test]
async fn one_address_has_only_so_many_open_rooms() {
    let place = limited(Limits { rooms_per_address: 2, ..Limits::STANDARD }).await;
    let (_, mut ann) = place.hosted("big-two").await;
    place.open(&place.token().await, "forest").await;
    let head = format!("Authorization: Bearer {}\r\n", place.token().await);
    let ask = json!({"game": "big-two", "name": "Cem", "role": "player"}).to_string();
    let refused = place.post("/api/rooms", &head, &ask).await;
    assert_eq!((refused.status, &refused.json()["code"]), (429, &json!("too-many-rooms")));
    ann.granted(json!({"do": "close"})).await;
    assert_eq!(place.post("/api/rooms", &head, &ask).await.status, 201);
    place.stop().await;
}

/// RM-24: one address asks only so often.
#[tokio::test]
async fn one_address_asks_only_so_often() {
    let place = limited(Limits { requests_per_second: 1, ..Limits::STANDARD }).await;
    for status in [200, 200, 429] {
        assert_eq!(place.get("/api/catalogue", "").await.status, status);
    }
    assert_eq!(place.get("/healthz", "").await.status, 200, "those who operate it are not counted");
    place.stop().await;
}

/// RM-24: the server has so many connections and no more.
#[tokio::test]
async fn the_server_has_only_so_many_connections() {
    let place = limited(Limits { sockets: 1, ..Limits::STANDARD }).await;
    let _first = Client::connect(place.handle.address(), &[]).await.unwrap();
    let refused = Client::connect(place.handle.address(), &[]).await;
    assert!(matches!(refused, Err(Error::Http(answer)) if answer.status() == 503));
    place.stop().await;
}

/// RM-24: a client that does not read is dropped, and nobody else waits for it.
#[tokio::test]
async fn a_client_that_does_not_read_is_dropped() {
    let place = Place::new().await;
    let (room, mut ann) = place.hosted("big-two").await;
    let slow = place.guest(&room, "Slow", "player").await;
    ann.until_news("joined").await;
    let text = "很長".repeat(200);
    // More than fits between us and the slow one: its queue, and both ends of the connection.
    for _ in 0..100_000 {
        ann.granted(json!({"do": "mute", "person": 1, "muted": ann.seq % 2 == 0})).await;
        place.clock.advance(10_000);
        ann.granted(json!({"do": "say", "text": text})).await;
        if ann.room["people"][1]["online"] == false {
            break;
        }
    }
    assert_eq!(ann.room["people"][1]["online"], false);
    drop(slow);
    place.stop().await;
}

/// RM-21: what is not a message is refused, and a first message must be a hello we understand.
#[tokio::test]
async fn what_is_not_understood_is_refused() {
    let place = Place::new().await;
    let (room, mut ann) = place.hosted("big-two").await;
    for (text, id) in [
        ("", json!(null)),
        ("{", json!(null)),
        ("[]", json!(null)),
        (r#"{"type":"dance"}"#, json!(null)),
        (r#"{"type":"ask","id":"","command":{"do":"start"}}"#, json!(null)),
        // Whoever asked can tell which request it was.
        (r#"{"type":"ask","id":"a-7","command":{"do":"dance"}}"#, json!("a-7")),
    ] {
        ann.say(text).await;
        let refused = ann.until("refused").await;
        assert_eq!(
            (&refused["refusal"]["code"], &refused["rule"], &refused["id"]),
            (&json!("malformed"), &json!("RM-21"), &id)
        );
    }
    ann.send(Message::binary(vec![0, 159, 146, 150])).await;
    assert_eq!(ann.until("refused").await["refusal"]["code"], "malformed");

    let token = place.token().await;
    let other = json!({"type": "hello", "version": 2, "room": room, "token": token});
    for (first, code) in [
        (r#"{"type":"ping","sent":1}"#, "hello-first"),
        (&*other.to_string(), "other-version"),
        ("hello", "malformed"),
    ] {
        let mut client = Client::connect(place.handle.address(), &[]).await.unwrap();
        client.say(first).await;
        assert_eq!(client.until("refused").await["refusal"]["code"], code);
        assert_eq!(client.until("bye").await["why"], "refused");
    }
    place.stop().await;
}

/// RM-24: thinking about games that are over takes little from those that are played.
#[tokio::test]
async fn only_so_many_games_are_analysed() {
    let place = limited(Limits { analyses_per_second: 1, ..Limits::STANDARD }).await;
    let ask = "/api/games/3MF479-1/analysis?step=1";
    for _ in 0..2 {
        assert_eq!(place.get(ask, "").await.status, 404);
    }
    let refused = place.get(ask, "").await;
    assert_eq!(refused.status, 429);
    assert_eq!(refused.json(), json!({"of": "server", "code": "too-many-messages", "wait": 1000}));
    place.stop().await;

    let place = limited(Limits { analyses: 0, ..Limits::STANDARD }).await;
    let refused = place.get(ask, "").await;
    assert_eq!((refused.status, &refused.json()["code"]), (503, &json!("busy")));
    place.stop().await;
}
