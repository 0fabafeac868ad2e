//! Limits (RM-24).

use serde_json::json;
use server::{Config, Limits};
use tokio_tungstenite::tungstenite::{Error, Message};

use crate::{client::Client, test_server::TestServer};

async fn limited(limits: Limits) -> TestServer {
    TestServer::with(Config { limits, ..Config::default() }).await
}

/// RM-24: a message that is too large is refused, and one that is far too large ends the connection.
#[tokio::test]
async fn large_messages_are_refused() {
    let server = limited(Limits { message_bytes: 500, ..Limits::STANDARD }).await;
    let (_, mut ann) = server.room_with_host("big-two").await;
    ann.send_text(&"x".repeat(501)).await;
    let refusal = ann.until("refused").await["refusal"].clone();
    assert_eq!(refusal, json!({"source": "server", "code": "too-large", "max": 500}));
    ann.granted(json!({"type": "say", "text": "short"})).await;
    ann.send_text(&"x".repeat(5000)).await;
    assert_eq!(ann.until("bye").await["reason"], "refused");

    let token = format!("Authorization: Bearer {}\r\n", server.token().await);
    let answer = server.post("/api/rooms", &token, &"x".repeat(501)).await;
    assert_eq!((answer.status, &answer.json()["code"]), (413, &json!("too-large")));
    server.stop().await;
}

/// RM-24: too many messages are refused, and a client that keeps sending is disconnected.
#[tokio::test]
async fn too_many_messages_are_refused_and_then_end_the_connection() {
    let server = limited(Limits { messages_per_second: 2, ..Limits::STANDARD }).await;
    let (_, mut ann) = server.room_with_host("big-two").await;
    for _ in 0..4 {
        ann.send_text(r#"{"type":"ping","sent":7}"#).await;
        assert_eq!(ann.until("pong").await["sent"], 7);
    }
    ann.send_text(r#"{"type":"ping","sent":7}"#).await;
    let refusal = ann.until("refused").await["refusal"].clone();
    assert_eq!(refusal, json!({"source": "server", "code": "too-many-messages", "wait": 500}));
    server.clock.advance(500);
    ann.send_text(r#"{"type":"ping","sent":8}"#).await;
    assert_eq!(ann.until("pong").await["sent"], 8);
    for _ in 0..60 {
        ann.send_text("?").await;
    }
    assert_eq!(ann.until("bye").await["reason"], "refused");
    server.stop().await;
}

/// RM-24: pings and pongs count like other messages; a client that keeps sending them is
/// disconnected, and a quiet one is answered.
#[tokio::test]
async fn websocket_pings_count_as_messages() {
    let server = limited(Limits { messages_per_second: 2, ..Limits::STANDARD }).await;
    let (_, mut ann) = server.room_with_host("big-two").await;
    for _ in 0..60 {
        ann.send(Message::Ping(vec![7].into())).await;
    }
    assert_eq!(ann.until("bye").await["reason"], "refused");
    server.stop().await;
}

/// RM-24: joins of one room from one address are limited, and others may still join.
#[tokio::test]
async fn joins_per_room_and_address_are_limited() {
    let limits = Limits { joins_per_minute: 1, ..Limits::STANDARD };
    let server = TestServer::behind_a_proxy(limits).await;
    let (room, _ann) = server.room_with_host("big-two").await;
    let join = |name: &str| json!({"type": "join", "name": name, "role": "spectator"});
    for name in ["Ben", "Cem"] {
        server.stranger(&room, "2001:db8::1").await.granted(join(name)).await;
    }
    let mut third = server.stranger(&room, "2001:db8::9:9").await;
    let refusal = third.refused(join("Dai")).await;
    assert_eq!(
        refusal,
        json!({"source": "server", "code": "too-many-messages", "wait": 60_000}),
        "all addresses of a /64 network count as one"
    );
    server.stranger(&room, "2001:db8:0:1::1").await.granted(join("Eve")).await;
    server.clock.advance(60_000);
    third.granted(join("Dai")).await;
    server.stop().await;
}

/// RM-3: a kicked person cannot return with a new token from the same address for a while. Others can
/// join, also from that address if somebody there is in the room.
#[tokio::test]
async fn a_kick_lasts() {
    let limits = Limits { kick_minutes: 5, ..Limits::STANDARD };
    let server = TestServer::behind_a_proxy(limits).await;
    let (room, mut ann) = server.room_with_host("big-two").await;
    let join = |name: &str| json!({"type": "join", "name": name, "role": "spectator"});
    let (alone, shared) = ("203.0.113.1", "203.0.113.2");
    let mut connected = Vec::new();
    for (name, address) in [("Ben", alone), ("Cem", shared), ("Dai", shared)] {
        let mut client = server.stranger(&room, address).await;
        client.granted(join(name)).await;
        connected.push(client);
    }
    connected.remove(2).drop_connection();
    ann.until_news("offline").await;
    ann.granted(json!({"type": "kick", "person": 1})).await;
    let again = server.stranger(&room, alone).await.refused(join("Eve")).await;
    assert_eq!((&again["source"], &again["code"]), (&json!("room"), &json!("kicked")));
    // Dai has disconnected before, and Cem is still there.
    ann.granted(json!({"type": "kick", "person": 3})).await;
    server.stranger(&room, shared).await.granted(join("Eve")).await;
    server.stranger(&room, "203.0.113.3").await.granted(join("Fay")).await;
    server.clock.advance(5 * 60 * 1000);
    server.stranger(&room, alone).await.granted(join("Ben")).await;
    server.stop().await;
}

/// RM-3: a person with several tokens cannot always return: a connection that has not joined does not
/// protect an address from a kick, and a second person there does so only once.
#[tokio::test]
async fn a_kick_lasts_for_a_person_with_several_tokens() {
    let limits = Limits { kick_minutes: 5, ..Limits::STANDARD };
    let server = TestServer::behind_a_proxy(limits).await;
    let (room, mut ann) = server.room_with_host("big-two").await;
    let join = |name: &str| json!({"type": "join", "name": name, "role": "spectator"});
    let (one, two) = ("203.0.113.1", "203.0.113.2");
    let _has_not_joined = server.stranger(&room, one).await;
    let mut connected = Vec::new();
    for (name, address) in [("Ben", one), ("Cem", two), ("Dai", two)] {
        let mut client = server.stranger(&room, address).await;
        client.granted(join(name)).await;
        connected.push(client);
    }
    ann.granted(json!({"type": "kick", "person": 1})).await;
    let again = server.stranger(&room, one).await.refused(join("Eve")).await;
    assert_eq!(again["code"], "kicked");
    ann.granted(json!({"type": "kick", "person": 2})).await;
    let mut fay = server.stranger(&room, two).await;
    fay.granted(join("Fay")).await;
    ann.granted(json!({"type": "kick", "person": 3})).await;
    let again = server.stranger(&room, two).await.refused(join("Gil")).await;
    assert_eq!(again["code"], "kicked");
    fay.granted(json!({"type": "sit", "seat": null})).await;
    server.stop().await;
}

/// RM-1, RM-24: one address cannot fill the public list of rooms.
#[tokio::test]
async fn listed_rooms_per_address_are_limited() {
    let server = limited(Limits { listed_rooms_per_address: 1, ..Limits::STANDARD }).await;
    let list = |listed: bool| json!({"type": "set-option", "field": "listed", "value": listed});
    let (_, mut ann) = server.room_with_host("big-two").await;
    let (_, mut ben) = server.room_with_host("forest").await;
    ann.granted(list(true)).await;
    ann.granted(list(true)).await;
    let refusal = ben.refused(list(true)).await;
    assert_eq!(refusal, json!({"source": "server", "code": "too-many-listed", "max": 1}));
    ann.granted(list(false)).await;
    ben.granted(list(true)).await;
    ben.granted(json!({"type": "close"})).await;
    ann.granted(list(true)).await;
    server.stop().await;
}

/// RM-1, RM-24: nobody can search for room codes. Failed look-ups of rooms and games are limited by
/// address, and a person who knows a code is refused only at an address that searches.
#[tokio::test]
async fn failed_look_ups_are_limited() {
    let limits = Limits { failed_look_ups_per_minute: 2, ..Limits::STANDARD };
    let server = TestServer::behind_a_proxy(limits).await;
    let (room, _ann) = server.room_with_host("big-two").await;
    let (searcher, player) = ("203.0.113.1", "203.0.113.2");
    let code_of = async |room: &str, address: &str| {
        let mut client = server.connect_from(room, &server.token().await, address).await;
        client.until("refused").await["refusal"]["code"].as_str().unwrap().to_owned()
    };
    for code in ["333333", "444444"] {
        assert_eq!(code_of(code, searcher).await, "no-such-room");
    }
    let forwarded = format!("X-Forwarded-For: {searcher}\r\n");
    for status in [404, 404, 429] {
        assert_eq!(server.get("/api/games/333333-1", &forwarded).await.status, status);
    }
    let invitation = async |room: &str, address: &str| {
        let forwarded = format!("X-Forwarded-For: {address}\r\n");
        server.get(&format!("/api/rooms/{room}"), &forwarded).await.status
    };
    assert_eq!(invitation(&room, searcher).await, 429);
    let other_searcher = "203.0.113.3";
    for status in [404, 404, 404, 404, 429] {
        assert_eq!(invitation("444444", other_searcher).await, status);
    }
    assert_eq!(invitation(&room, player).await, 200);
    assert_eq!(code_of("666666", searcher).await, "too-many-messages");
    assert_eq!(code_of(&room, searcher).await, "too-many-messages");
    assert_eq!(code_of(&room, player).await, "not-in-room");
    server.clock.advance(30_000);
    assert_eq!(code_of(&room, searcher).await, "not-in-room");
    server.stop().await;
}

/// RM-24: the number of connections per token is limited, and a closed one does not count.
#[tokio::test]
async fn connections_per_token_are_limited() {
    let server = limited(Limits { connections_per_token: 2, ..Limits::STANDARD }).await;
    let token = server.token().await;
    let mut open = Vec::new();
    for _ in 0..2 {
        let room = server.open(&token, "big-two").await;
        let mut client = server.connect(&room, &token).await;
        client.until("snapshot").await;
        open.push((room, client));
    }
    let (room, _) = &open[0];
    let mut third = server.connect(room, &token).await;
    let refusal = third.until("refused").await["refusal"].clone();
    assert_eq!(refusal, json!({"source": "server", "code": "too-many-connections", "max": 2}));
    assert_eq!(third.until("bye").await["reason"], "refused");

    let (room, mut first) = open.remove(0);
    first.granted(json!({"type": "close"})).await;
    first.until("bye").await;
    assert!(first.next().await.is_none());
    let mut again = server.connect(&room, &token).await;
    assert_eq!(again.until("refused").await["refusal"]["code"], "room-closed");
    server.stop().await;
}

/// RM-24: the number of open rooms per address is limited; closed ones do not count.
#[tokio::test]
async fn rooms_per_address_are_limited() {
    let server = limited(Limits { rooms_per_address: 2, ..Limits::STANDARD }).await;
    let (_, mut ann) = server.room_with_host("big-two").await;
    server.open(&server.token().await, "forest").await;
    let head = format!("Authorization: Bearer {}\r\n", server.token().await);
    let ask = json!({"game": "big-two", "name": "Cem", "role": "player"}).to_string();
    let refused = server.post("/api/rooms", &head, &ask).await;
    assert_eq!((refused.status, &refused.json()["code"]), (429, &json!("too-many-rooms")));
    ann.granted(json!({"type": "close"})).await;
    assert_eq!(server.post("/api/rooms", &head, &ask).await.status, 201);
    server.stop().await;
}

/// RM-24: the rate of requests per address is limited.
#[tokio::test]
async fn requests_per_address_are_limited() {
    let server = limited(Limits { requests_per_second: 1, ..Limits::STANDARD }).await;
    for status in [200, 200, 429] {
        assert_eq!(server.get("/api/catalogue", "").await.status, status);
    }
    assert_eq!(server.get("/healthz", "").await.status, 200, "health checks are not limited");
    server.stop().await;
}

/// RM-24: the number of connections to the server is limited.
#[tokio::test]
async fn connections_to_the_server_are_limited() {
    let server = limited(Limits { connections: 1, ..Limits::STANDARD }).await;
    let _first = Client::connect(server.handle.address(), &[]).await.unwrap();
    let refused = Client::connect(server.handle.address(), &[]).await;
    assert!(matches!(refused, Err(Error::Http(answer)) if answer.status() == 503));
    server.stop().await;
}

/// RM-24: a client that does not read is disconnected, and no other client waits for it.
#[tokio::test]
async fn a_client_that_does_not_read_is_disconnected() {
    let server = TestServer::new().await;
    let (room, mut ann) = server.room_with_host("big-two").await;
    let slow = server.join(&room, "Slow", "player").await;
    ann.until_news("joined").await;
    let text = "很長".repeat(200);
    // More than fits into the client's queue and the buffers of the connection.
    for _ in 0..100_000 {
        ann.granted(json!({"type": "mute", "person": 1, "muted": ann.seq % 2 == 0})).await;
        server.clock.advance(10_000);
        ann.granted(json!({"type": "say", "text": text})).await;
        if ann.room["people"][1]["online"] == false {
            break;
        }
    }
    assert_eq!(ann.room["people"][1]["online"], false);
    drop(slow);
    server.stop().await;
}

/// RM-21: malformed messages are refused, and the first message must be a supported `hello`.
#[tokio::test]
async fn malformed_messages_are_refused() {
    let server = TestServer::new().await;
    let (room, mut ann) = server.room_with_host("big-two").await;
    for (text, id) in [
        ("", json!(null)),
        ("{", json!(null)),
        ("[]", json!(null)),
        (r#"{"type":"dance"}"#, json!(null)),
        (r#"{"type":"request","id":"","command":{"type":"start"}}"#, json!(null)),
        // The refusal names the request.
        (r#"{"type":"request","id":"a-7","command":{"type":"dance"}}"#, json!("a-7")),
    ] {
        ann.send_text(text).await;
        let refused = ann.until("refused").await;
        assert_eq!(
            (&refused["refusal"]["code"], &refused["rule"], &refused["id"]),
            (&json!("malformed"), &json!("RM-21"), &id)
        );
    }
    ann.send(Message::binary(vec![0, 159, 146, 150])).await;
    assert_eq!(ann.until("refused").await["refusal"]["code"], "malformed");

    let token = server.token().await;
    let other = json!({"type": "hello", "version": 2, "room": room, "token": token});
    for (first, code) in [
        (r#"{"type":"ping","sent":1}"#, "hello-required"),
        (&*other.to_string(), "unsupported-version"),
        ("hello", "malformed"),
    ] {
        let mut client = Client::connect(server.handle.address(), &[]).await.unwrap();
        client.send_text(first).await;
        assert_eq!(client.until("refused").await["refusal"]["code"], code);
        assert_eq!(client.until("bye").await["reason"], "refused");
    }
    server.stop().await;
}

/// RM-24: the rate of analyses is limited, so that they do not delay running games.
#[tokio::test]
async fn analyses_are_limited() {
    let server = limited(Limits { analyses_per_second: 1, ..Limits::STANDARD }).await;
    let ask = "/api/games/3MF479-1/analysis?step=1";
    for _ in 0..2 {
        assert_eq!(server.get(ask, "").await.status, 404);
    }
    let refused = server.get(ask, "").await;
    assert_eq!(refused.status, 429);
    assert_eq!(
        refused.json(),
        json!({"source": "server", "code": "too-many-messages", "wait": 1000})
    );
    server.stop().await;

    let none = [
        Limits { analyses: 0, ..Limits::STANDARD },
        Limits { analyses_per_address: 0, ..Limits::STANDARD },
    ];
    for limits in none {
        let server = limited(limits).await;
        let refused = server.get(ask, "").await;
        assert_eq!((refused.status, &refused.json()["code"]), (503, &json!("busy")));
        server.stop().await;
    }
}

/// RM-24: the number of replays and records in flight is limited, for each address and in all.
#[tokio::test]
async fn replays_in_flight_are_limited() {
    let none = [
        Limits { replays: 0, ..Limits::STANDARD },
        Limits { replays_per_address: 0, ..Limits::STANDARD },
    ];
    for limits in none {
        let server = limited(limits).await;
        for path in ["/api/games/3MF479-1/replay", "/api/games/3MF479-1"] {
            let refused = server.get(path, "").await;
            assert_eq!((refused.status, &refused.json()["code"]), (503, &json!("busy")), "{path}");
        }
        server.stop().await;
    }
}
