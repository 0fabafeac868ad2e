//! Lost connections, second tabs, kicks, restarts.

use serde_json::json;

use crate::{client::Client, place::Place};

/// RM-7, RM-8: a lost connection is seen by all, and coming back brings what was missed.
#[tokio::test]
async fn whoever_comes_back_hears_what_they_missed() {
    let place = Place::new().await;
    let (room, mut ann) = place.hosted("big-two").await;
    let mut ben = place.guest(&room, "Ben", "player").await;
    ben.until("update").await;
    let (token, seen) = (ben.token().to_owned(), ben.seq);
    ben.vanish();
    ann.until_news("offline").await;
    assert_eq!(ann.room["people"][1]["online"], false);
    ann.granted(json!({"do": "say", "text": "are you there?"})).await;

    let mut ben = Client::connect(place.handle.address(), &[]).await.unwrap();
    ben.hello(&room, &token, Some(seen)).await;
    let snapshot = ben.until("snapshot").await;
    let told: Vec<_> = snapshot["news"].as_array().unwrap().iter().map(|it| &it["news"]).collect();
    assert_eq!(told, ["offline", "said", "online"]);
    assert_eq!(snapshot["news"][1]["text"], "are you there?");
    assert_eq!(snapshot["news"][0]["seq"], seen);
    ann.until_news("online").await;
    place.stop().await;
}

/// RM-8, RM-40: a page that was loaded anew is told the last of what happened.
#[tokio::test]
async fn a_page_loaded_anew_is_told_the_last_of_what_happened() {
    let place = Place::new().await;
    let (room, mut ann) = place.hosted("big-two").await;
    for number in 0..210 {
        place.clock.advance(2_000);
        ann.granted(json!({"do": "say", "text": number.to_string()})).await;
    }
    let token = ann.token().to_owned();
    let mut again = place.sit(&room, &token).await;
    let snapshot = again.until("snapshot").await;
    let news = snapshot["news"].as_array().unwrap();
    let numbers: Vec<_> = news.iter().map(|it| it["seq"].as_u64().unwrap()).collect();
    let end = snapshot["seq"].as_u64().unwrap();
    assert_eq!(numbers, (end - 200..end).collect::<Vec<_>>());
    assert!(news.iter().any(|it| it["text"] == "209"));
    place.stop().await;
}

/// RM-23: whoever comes while the server stops is told to come back.
#[tokio::test]
async fn whoever_comes_while_the_server_stops_is_told_to_come_back() {
    let place = Place::new().await;
    let mut late = Client::connect(place.handle.address(), &[]).await.unwrap();
    place.handle.stop();
    assert_eq!(late.until("refused").await["refusal"]["code"], "busy");
    assert_eq!(late.until("bye").await["why"], "restarting");
    place.stop().await;
}

/// RM-21, RM-23: a request that is sent again after a lost connection acts once.
#[tokio::test]
async fn a_request_sent_again_is_answered_again_and_acts_once() {
    let place = Place::new().await;
    let (room, mut ann) = place.hosted("big-two").await;
    let say = json!({"do": "say", "text": "once"});
    ann.ask_as("x-1", say.clone()).await;
    let first = ann.answer("x-1").await;
    let token = ann.token().to_owned();
    let mut again = place.sit(&room, &token).await;
    again.until("snapshot").await;
    let before = again.seq;
    again.ask_as("x-1", say).await;
    assert_eq!(again.answer("x-1").await, first);
    assert_eq!(again.granted(json!({"do": "say", "text": "twice"})).await, before);
    place.stop().await;
}

/// RM-8: a second tab takes over the first.
#[tokio::test]
async fn a_second_tab_takes_over_the_first() {
    let place = Place::new().await;
    let (room, mut first) = place.hosted("big-two").await;
    let token = first.token().to_owned();
    let mut second = place.sit(&room, &token).await;
    second.until("snapshot").await;
    assert_eq!(first.until("bye").await["why"], "taken-over");
    assert!(first.next().await.is_none());
    second.granted(json!({"do": "say", "text": "here I am"})).await;
    place.stop().await;
}

/// RM-3: whoever is kicked or leaves is told so, and cannot come back after a kick.
#[tokio::test]
async fn whoever_is_kicked_or_leaves_is_told_so() {
    let place = Place::new().await;
    let (room, mut ann) = place.hosted("big-two").await;
    let mut ben = place.guest(&room, "Ben", "player").await;
    let mut cem = place.guest(&room, "Cem", "player").await;
    ann.granted(json!({"do": "kick", "person": 1})).await;
    assert_eq!(ben.until("bye").await["why"], "kicked");
    let mut ben = place.sit(&room, ben.token()).await;
    assert_eq!(ben.until("refused").await["refusal"]["code"], "kicked");
    cem.granted(json!({"do": "leave"})).await;
    assert_eq!(cem.until("bye").await["why"], "left");
    place.stop().await;
}

/// RM-7, RM-11: an absent player is passed over after the grace period, and not before.
#[tokio::test]
async fn an_absent_player_is_passed_over_after_the_grace_period() {
    let place = Place::new().await;
    let (room, mut ann) = place.hosted("big-two").await;
    let mut ben = place.guest(&room, "Ben", "player").await;
    for _ in 0..2 {
        ann.granted(json!({"do": "seat-bot", "seat": null, "level": "easy"})).await;
    }
    ann.granted(json!({"do": "start"})).await;
    ann.until_news("started").await;
    ben.until_news("started").await;
    while !ben.is_my_turn() {
        if ann.is_my_turn() {
            ann.act().await;
        }
        place.clock.advance(2_000);
        let seq = ben.seq;
        while ben.seq == seq {
            ben.next().await.unwrap();
        }
        while ann.seq < ben.seq {
            ann.next().await.unwrap();
        }
    }
    ben.vanish();
    let frame = ann.until_news("offline").await;
    assert_eq!(frame["table"]["deadline"]["why"], "absent");
    place.clock.advance(29_999);
    ann.granted(json!({"do": "say", "text": "still your turn"})).await;
    assert_eq!(ann.table["turn"], 1);
    place.clock.advance(1);
    let frame = ann.until_news("happened").await;
    let act = frame["news"].as_array().unwrap().iter().find(|it| it["news"] == "happened").unwrap();
    assert_eq!((&act["seat"], &act["chosen-by"]), (&json!(1), &json!("absence")));
    place.stop().await;
}

/// RM-23: a server that stops says so, and another goes on where it was.
#[tokio::test]
async fn a_server_that_stops_sends_everybody_away_and_the_next_goes_on() {
    let place = Place::new().await;
    let (room, mut ann) = place.hosted("big-two").await;
    for level in ["easy", "medium", "hard"] {
        ann.granted(json!({"do": "seat-bot", "seat": null, "level": level})).await;
    }
    ann.granted(json!({"do": "start"})).await;
    ann.until_news("started").await;
    let (table, token) = (ann.table.clone(), ann.token().to_owned());
    let stopping = tokio::spawn(place.restart());
    assert_eq!(ann.until("bye").await["why"], "restarting");
    let place = stopping.await.unwrap();
    let mut ann = place.sit(&room, &token).await;
    ann.until("snapshot").await;
    assert_eq!(ann.table["view"], table["view"]);
    place.stop().await;
}

/// RM-9: when the host is gone for long, somebody else becomes host.
#[tokio::test]
async fn when_the_host_is_gone_for_long_somebody_else_is_host() {
    let place = Place::new().await;
    let (room, ann) = place.hosted("dun-mazi").await;
    let mut ben = place.guest(&room, "Ben", "player").await;
    ann.vanish();
    ben.until_news("offline").await;
    place.clock.advance(30_000);
    ben.until_news("host-passed").await;
    assert_eq!(ben.room["host"], 1);
    place.stop().await;
}
