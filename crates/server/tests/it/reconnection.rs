//! Lost connections, second tabs, kicks, restarts.

use protocol::Timestamp;
use serde_json::json;

use crate::{
    client::Client,
    test_server::{START, TestServer},
};

/// RM-7, RM-8: all clients see that a person is offline, and a client that reconnects gets the news it
/// missed.
#[tokio::test]
async fn a_client_that_reconnects_gets_the_news_it_missed() {
    let server = TestServer::new().await;
    let (room, mut ann) = server.room_with_host("big-two").await;
    let mut ben = server.join(&room, "Ben", "player").await;
    ben.until("update").await;
    let (token, seen) = (ben.token().to_owned(), ben.seq);
    ben.drop_connection();
    ann.until_news("offline").await;
    assert_eq!(ann.room["people"][1]["online"], false);
    ann.granted(json!({"type": "say", "text": "are you there?"})).await;

    let mut ben = Client::connect(server.handle.address(), &[]).await.unwrap();
    ben.hello(&room, &token, Some(seen)).await;
    let snapshot = ben.until("snapshot").await;
    let types: Vec<_> = snapshot["news"].as_array().unwrap().iter().map(|it| &it["type"]).collect();
    assert_eq!(types, ["offline", "said", "online"]);
    assert_eq!(snapshot["news"][1]["text"], "are you there?");
    assert_eq!(snapshot["news"][0]["seq"], seen);
    ann.until_news("online").await;
    server.stop().await;
}

/// RM-8, RM-40: a reloaded page gets the most recent news.
#[tokio::test]
async fn a_reloaded_page_gets_the_most_recent_news() {
    let server = TestServer::new().await;
    let (room, mut ann) = server.room_with_host("big-two").await;
    for number in 0..210 {
        server.clock.advance(2_000);
        ann.granted(json!({"type": "say", "text": number.to_string()})).await;
    }
    let token = ann.token().to_owned();
    let mut again = server.connect(&room, &token).await;
    let snapshot = again.until("snapshot").await;
    let news = snapshot["news"].as_array().unwrap();
    let numbers: Vec<_> = news.iter().map(|it| it["seq"].as_u64().unwrap()).collect();
    let end = snapshot["seq"].as_u64().unwrap();
    assert_eq!(numbers, (end - 200..end).collect::<Vec<_>>());
    assert!(news.iter().any(|it| it["text"] == "209"));
    server.stop().await;
}

/// RM-23: a client that connects while the server stops is asked to reconnect.
#[tokio::test]
async fn a_client_that_connects_during_shutdown_is_asked_to_reconnect() {
    let server = TestServer::new().await;
    let mut late = Client::connect(server.handle.address(), &[]).await.unwrap();
    server.handle.stop();
    assert_eq!(late.until("refused").await["refusal"]["code"], "busy");
    assert_eq!(late.until("bye").await["reason"], "restarting");
    server.stop().await;
}

/// RM-21, RM-23: a request that is sent again after a lost connection acts once.
#[tokio::test]
async fn a_request_sent_again_is_answered_again_and_acts_once() {
    let server = TestServer::new().await;
    let (room, mut ann) = server.room_with_host("big-two").await;
    let say = json!({"type": "say", "text": "once"});
    ann.request_as("x-1", say.clone()).await;
    let first = ann.answer("x-1").await;
    let token = ann.token().to_owned();
    let mut again = server.connect(&room, &token).await;
    again.until("snapshot").await;
    let before = again.seq;
    again.request_as("x-1", say).await;
    assert_eq!(again.answer("x-1").await, first);
    assert_eq!(again.granted(json!({"type": "say", "text": "twice"})).await, before);
    server.stop().await;
}

/// RM-8: a second tab takes over the first.
#[tokio::test]
async fn a_second_tab_takes_over_the_first() {
    let server = TestServer::new().await;
    let (room, mut first) = server.room_with_host("big-two").await;
    let token = first.token().to_owned();
    let mut second = server.connect(&room, &token).await;
    second.until("snapshot").await;
    assert_eq!(first.until("bye").await["reason"], "taken-over");
    assert!(first.next().await.is_none());
    second.granted(json!({"type": "say", "text": "here I am"})).await;
    server.stop().await;
}

/// RM-3: a person who is kicked or leaves gets the reason, and cannot return after a kick.
#[tokio::test]
async fn a_person_who_is_kicked_or_leaves_gets_the_reason() {
    let server = TestServer::new().await;
    let (room, mut ann) = server.room_with_host("big-two").await;
    let mut ben = server.join(&room, "Ben", "player").await;
    let mut cem = server.join(&room, "Cem", "player").await;
    ann.granted(json!({"type": "kick", "person": 1})).await;
    assert_eq!(ben.until("bye").await["reason"], "kicked");
    let mut ben = server.connect(&room, ben.token()).await;
    assert_eq!(ben.until("refused").await["refusal"]["code"], "kicked");
    cem.granted(json!({"type": "leave"})).await;
    assert_eq!(cem.until("bye").await["reason"], "left");
    server.stop().await;
}

/// RM-7, RM-11: an absent player is skipped after the grace period, and not before.
#[tokio::test]
async fn an_absent_player_is_skipped_after_the_grace_period() {
    let server = TestServer::new().await;
    let (room, mut ann) = server.room_with_host("big-two").await;
    let mut ben = server.join(&room, "Ben", "player").await;
    for _ in 0..2 {
        ann.granted(json!({"type": "seat-bot", "seat": null, "level": "easy"})).await;
    }
    ann.granted(json!({"type": "start"})).await;
    ann.until_news("started").await;
    ben.until_news("started").await;
    while !ben.is_my_turn() {
        if ann.is_my_turn() {
            ann.act().await;
        }
        server.clock.advance(2_000);
        let seq = ben.seq;
        while ben.seq == seq {
            ben.next().await.unwrap();
        }
        while ann.seq < ben.seq {
            ann.next().await.unwrap();
        }
    }
    ben.drop_connection();
    let frame = ann.until_news("offline").await;
    assert_eq!(frame["table"]["deadline"]["reason"], "absent");
    server.clock.advance(29_999);
    ann.granted(json!({"type": "say", "text": "still your turn"})).await;
    assert_eq!(ann.table["turn"], 1);
    server.clock.advance(1);
    let frame = ann.until_news("acted").await;
    let act = frame["news"].as_array().unwrap().iter().find(|it| it["type"] == "acted").unwrap();
    assert_eq!((&act["seat"], &act["chosen-by"]), (&json!(1), &json!("absence")));
    server.stop().await;
}

/// RM-23: a server that stops disconnects its clients, and the next one continues the game.
#[tokio::test]
async fn the_next_server_continues_the_game() {
    let server = TestServer::new().await;
    let (room, mut ann) = server.room_with_host("big-two").await;
    for level in ["easy", "medium", "hard"] {
        ann.granted(json!({"type": "seat-bot", "seat": null, "level": level})).await;
    }
    ann.granted(json!({"type": "start"})).await;
    ann.until_news("started").await;
    let (table, token) = (ann.table.clone(), ann.token().to_owned());
    let stopping = tokio::spawn(server.restart());
    assert_eq!(ann.until("bye").await["reason"], "restarting");
    let server = stopping.await.unwrap();
    let mut ann = server.connect(&room, &token).await;
    ann.until("snapshot").await;
    assert_eq!(ann.table["view"], table["view"]);
    server.stop().await;
}

/// RM-9: if the host is away for too long, another person becomes host.
#[tokio::test]
async fn another_person_becomes_host_if_the_host_is_away() {
    let server = TestServer::new().await;
    let (room, ann) = server.room_with_host("dun-mazi").await;
    let mut ben = server.join(&room, "Ben", "player").await;
    ann.drop_connection();
    ben.until_news("offline").await;
    server.clock.advance(30_000);
    ben.until_news("host-changed").await;
    assert_eq!(ben.room["host"], 1);
    server.stop().await;
}

/// RM-10, RM-13: bots move and people chat although the clock of the server was set back an hour while it
/// was stopped.
#[tokio::test]
async fn a_game_goes_on_after_the_clock_was_set_back() {
    let server = TestServer::new().await;
    let (room, mut ann) = server.room_with_host("big-two").await;
    let token = ann.token().to_owned();
    for _ in 0..3 {
        ann.granted(json!({"type": "seat-bot", "seat": null, "level": "easy"})).await;
    }
    for _ in 0..5 {
        ann.granted(json!({"type": "say", "text": "hello"})).await;
    }
    ann.granted(json!({"type": "start"})).await;
    ann.until_news("started").await;
    let server = server.restart_at(Timestamp(START.0 - 3_600_000)).await;
    let n_requests = ann.n_requests;
    let mut ann = server.connect(&room, &token).await;
    ann.n_requests = n_requests; // A repeated id would be a repeated request.
    ann.until("snapshot").await;
    assert_eq!(ann.refused(json!({"type": "say", "text": "hello"})).await["code"], "chat-too-fast");
    server.clock.advance(10_000);
    ann.granted(json!({"type": "say", "text": "hello"})).await;
    for _ in 0..8 {
        server.advance(&mut ann).await;
    }
    server.stop().await;
}
