//! How many entries of a log the server reads for a response.

use serde_json::{Value, json};

use crate::{client::Client, test_server::TestServer};

/// A game in a room: its id, and the numbers of its first and its last entry.
struct Played {
    id: String,
    first: u64,
    last: u64,
}

impl Played {
    /// Number of its entries.
    fn n_entries(&self) -> u64 {
        self.last + 1 - self.first
    }
}

/// A room with a host and three bots.
async fn room_with_bots(server: &TestServer) -> (String, Client) {
    let (room, mut ann) = server.room_with_host("big-two").await;
    for level in ["easy", "medium", "hard"] {
        ann.granted(json!({"type": "seat-bot", "seat": null, "level": level})).await;
    }
    (room, ann)
}

/// Plays a game to its end.
async fn play(server: &TestServer, ann: &mut Client) -> Played {
    let n_received = ann.received.len();
    ann.granted(json!({"type": "start"})).await;
    ann.until_news("started").await;
    server.play_out(ann).await;
    let messages = ann.received.iter().skip(n_received);
    let messages: Vec<Value> = messages.map(|it| serde_json::from_str(it).unwrap()).collect();
    let news = messages.iter().filter_map(|it| it["news"].as_array()).flatten();
    let number_of =
        |kind: &str| news.clone().find(|it| it["type"] == kind).unwrap()["seq"].as_u64();
    let (first, last) = (number_of("started").unwrap(), number_of("finished").unwrap());
    let history = server.get("/api/history", &ann.bearer()).await.json();
    Played { id: history["games"][0]["id"].as_str().unwrap().to_owned(), first, last }
}

/// Number of entries that the server reads for a successful request.
async fn read_for(server: &TestServer, path: &str) -> u64 {
    let before = server.entries_read().await;
    let answer = server.get(path, "").await;
    assert_eq!(answer.status, 200, "{answer:?}");
    // The rate of analyses is limited.
    server.clock.advance(2_000);
    server.entries_read().await - before
}

/// RM-8: a client that reconnects to an active room gets the news it missed without a read of the log.
async fn reconnecting_reads_nothing(server: TestServer) {
    let (room, mut ann) = server.room_with_host("big-two").await;
    let token = ann.token().to_owned();
    for number in 0..210 {
        server.clock.advance(2_000);
        let said = ann.granted(json!({"type": "say", "text": number.to_string()})).await;
        ann.until_frame(said).await;
    }
    let before = server.entries_read().await;
    // Each connection takes over from the previous one, so nobody goes offline.
    let mut kept = Vec::new();
    for (since, n_told) in
        [(Some(ann.seq), 1), (Some(ann.seq - 20), 22), (Some(3), 200), (None, 200)]
    {
        let mut again = Client::connect(server.handle.address(), &[]).await.unwrap();
        again.hello(&room, &token, since).await;
        let news = again.until("snapshot").await["news"].clone();
        let numbers: Vec<_> =
            news.as_array().unwrap().iter().map(|it| it["seq"].as_u64().unwrap()).collect();
        assert_eq!(numbers, (again.seq - n_told..again.seq).collect::<Vec<_>>(), "{since:?}");
        assert_eq!(server.entries_read().await, before, "{since:?}");
        kept.push(again);
    }
    server.stop().await;
}

/// RM-8: a room that has to be activated sends the same news as one that was active.
#[tokio::test]
async fn a_room_that_was_not_active_sends_the_same() {
    let server = TestServer::new().await;
    let (room, mut ann) = room_with_bots(&server).await;
    play(&server, &mut ann).await;
    let (token, since) = (ann.token().to_owned(), ann.seq - 30);
    let mut active = Client::connect(server.handle.address(), &[]).await.unwrap();
    active.hello(&room, &token, Some(since)).await;
    let news = active.until("snapshot").await["news"].clone();
    active.drop_connection();
    server.until_no_room_is_active().await;
    let mut woken = Client::connect(server.handle.address(), &[]).await.unwrap();
    woken.hello(&room, &token, Some(since)).await;
    let again = woken.until("snapshot").await["news"].clone();
    let n_news = news.as_array().unwrap().len();
    assert_eq!(again.as_array().unwrap()[..n_news], news.as_array().unwrap()[..]);
    server.stop().await;
}

/// RM-30: a record and a replay of one game of many read the entry with its settings and its own
/// entries; an analysis reads no further than the act it is about.
async fn only_the_entries_of_the_game_are_read(server: TestServer) {
    let (_, mut ann) = room_with_bots(&server).await;
    let mut games = Vec::new();
    for deals in [1, 2, 1] {
        let set = json!({"type": "set", "field": "deals", "value": deals});
        ann.granted(set).await;
        ann.granted(json!({"type": "say", "text": "once more"})).await;
        games.push(play(&server, &mut ann).await);
    }
    for game in &games {
        let Played { id, .. } = game;
        assert_eq!(read_for(&server, &format!("/api/games/{id}")).await, 1 + game.n_entries());
        let replay = server.get(&format!("/api/games/{id}/replay"), "").await.json();
        let n_steps = replay["seats"][0].as_array().unwrap().len() as u64;
        assert_eq!(
            read_for(&server, &format!("/api/games/{id}/replay")).await,
            1 + game.n_entries()
        );
        // The settings, the start of the game, and the acts: there was no chat during the game.
        for step in [1, 2, n_steps / 2, n_steps - 1] {
            let read = read_for(&server, &format!("/api/games/{id}/analysis?step={step}")).await;
            assert_eq!(read, 2 + step, "step {step} of {n_steps}");
        }
    }
    server.stop().await;
}

/// RM-30: with chat during a game, an analysis reads the chat up to the act, and little more.
#[tokio::test]
async fn an_analysis_of_a_game_with_chat_reads_little_more() {
    let server = TestServer::new().await;
    let (_, mut ann) = room_with_bots(&server).await;
    ann.granted(json!({"type": "start"})).await;
    ann.until_news("started").await;
    server.advance(&mut ann).await;
    for number in 0..40 {
        server.clock.advance(2_000);
        ann.granted(json!({"type": "say", "text": number.to_string()})).await;
    }
    server.play_out(&mut ann).await;
    let history = server.get("/api/history", &ann.bearer()).await.json();
    let id = history["games"][0]["id"].as_str().unwrap();
    let replay = server.get(&format!("/api/games/{id}/replay"), "").await.json();
    for (step, seen) in replay["seats"][0].as_array().unwrap().iter().enumerate().skip(1).take(12) {
        let path = format!("/api/games/{id}/analysis?step={step}");
        let analysis = server.get(&path, "").await.json();
        assert_eq!(analysis["seat"], seen["seat"], "{analysis}");
        server.clock.advance(2_000);
        let read = read_for(&server, &path).await;
        assert!(read <= 2 + step as u64 + 2 * 50, "{read} entries for step {step}");
    }
    server.stop().await;
}

/// Makes a test of each case for each database.
macro_rules! on_each_database {
    ($($case:ident)*) => {
        mod sqlite {
            $(#[tokio::test]
            async fn $case() {
                super::$case(crate::test_server::TestServer::new().await).await;
            })*
        }

        mod postgres {
            $(#[tokio::test]
            async fn $case() {
                super::$case(crate::test_server::TestServer::on_postgres().await).await;
            })*
        }
    };
}

on_each_database! {
    reconnecting_reads_nothing
    only_the_entries_of_the_game_are_read
}
