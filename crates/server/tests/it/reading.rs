//! How much of a log is read for an answer, by count.

use serde_json::{Value, json};

use crate::{client::Client, place::Place};

/// A game in a room: its id, and the numbers of its first and its last entry.
struct Played {
    id: String,
    first: u64,
    last: u64,
}

impl Played {
    /// How many entries it has.
    fn n_entries(&self) -> u64 {
        self.last + 1 - self.first
    }
}

/// A room whose host has three bots to play with.
async fn table_with_bots(place: &Place) -> (String, Client) {
    let (room, mut ann) = place.hosted("big-two").await;
    for level in ["easy", "medium", "hard"] {
        ann.granted(json!({"do": "seat-bot", "seat": null, "level": level})).await;
    }
    (room, ann)
}

/// Plays a game to its end.
async fn play(place: &Place, ann: &mut Client) -> Played {
    let n_heard = ann.heard.len();
    ann.granted(json!({"do": "start"})).await;
    ann.until_news("started").await;
    place.play_out(ann).await;
    let messages = ann.heard.iter().skip(n_heard);
    let messages: Vec<Value> = messages.map(|it| serde_json::from_str(it).unwrap()).collect();
    let news = messages.iter().filter_map(|it| it["news"].as_array()).flatten();
    let number_of =
        |kind: &str| news.clone().find(|it| it["news"] == kind).unwrap()["seq"].as_u64();
    let (first, last) = (number_of("started").unwrap(), number_of("finished").unwrap());
    let history = place.get("/api/history", &ann.bearer()).await.json();
    Played { id: history["games"][0]["id"].as_str().unwrap().to_owned(), first, last }
}

/// How many entries were read to answer a request that succeeds.
async fn read_for(place: &Place, path: &str) -> u64 {
    let before = place.entries_read().await;
    let answer = place.get(path, "").await;
    assert_eq!(answer.status, 200, "{answer:?}");
    // Few analyses may be asked for at once.
    place.clock.advance(2_000);
    place.entries_read().await - before
}

/// RM-8: whoever comes back to a room that is awake is told what they missed, and the log is not
/// read for it.
async fn coming_back_reads_nothing(place: Place) {
    let (room, mut ann) = place.hosted("big-two").await;
    let token = ann.token().to_owned();
    for number in 0..210 {
        place.clock.advance(2_000);
        let said = ann.granted(json!({"do": "say", "text": number.to_string()})).await;
        ann.until_shown(said).await;
    }
    let before = place.entries_read().await;
    // Each takes over from the one before; none is ever seen to go.
    let mut kept = Vec::new();
    for (since, n_told) in
        [(Some(ann.seq), 1), (Some(ann.seq - 20), 22), (Some(3), 200), (None, 200)]
    {
        let mut again = Client::connect(place.handle.address(), &[]).await.unwrap();
        again.hello(&room, &token, since).await;
        let news = again.until("snapshot").await["news"].clone();
        let numbers: Vec<_> =
            news.as_array().unwrap().iter().map(|it| it["seq"].as_u64().unwrap()).collect();
        assert_eq!(numbers, (again.seq - n_told..again.seq).collect::<Vec<_>>(), "{since:?}");
        assert_eq!(place.entries_read().await, before, "{since:?}");
        kept.push(again);
    }
    place.stop().await;
}

/// RM-8: a room that has to be woken is told of in the same words as one that was awake.
#[tokio::test]
async fn a_room_that_was_asleep_tells_the_same() {
    let place = Place::new().await;
    let (room, mut ann) = table_with_bots(&place).await;
    play(&place, &mut ann).await;
    let (token, since) = (ann.token().to_owned(), ann.seq - 30);
    let mut awake = Client::connect(place.handle.address(), &[]).await.unwrap();
    awake.hello(&room, &token, Some(since)).await;
    let told = awake.until("snapshot").await["news"].clone();
    awake.vanish();
    place.asleep().await;
    let mut woken = Client::connect(place.handle.address(), &[]).await.unwrap();
    woken.hello(&room, &token, Some(since)).await;
    let again = woken.until("snapshot").await["news"].clone();
    let n_told = told.as_array().unwrap().len();
    assert_eq!(again.as_array().unwrap()[..n_told], told.as_array().unwrap()[..]);
    place.stop().await;
}

/// RM-30: a record and a replay of one game of many read the entry with its settings and its own
/// entries; an analysis reads no further than the act it is about.
async fn one_game_of_many_is_read_alone(place: Place) {
    let (_, mut ann) = table_with_bots(&place).await;
    let mut games = Vec::new();
    for deals in [1, 2, 1] {
        let set = json!({"do": "set", "field": "deals", "value": deals});
        ann.granted(set).await;
        ann.granted(json!({"do": "say", "text": "once more"})).await;
        games.push(play(&place, &mut ann).await);
    }
    for game in &games {
        let Played { id, .. } = game;
        assert_eq!(read_for(&place, &format!("/api/games/{id}")).await, 1 + game.n_entries());
        let replay = place.get(&format!("/api/games/{id}/replay"), "").await.json();
        let n_steps = replay["seats"][0].as_array().unwrap().len() as u64;
        assert_eq!(
            read_for(&place, &format!("/api/games/{id}/replay")).await,
            1 + game.n_entries()
        );
        // The settings, the start of the game, and the acts: nobody talked while it was played.
        for step in [1, 2, n_steps / 2, n_steps - 1] {
            let read = read_for(&place, &format!("/api/games/{id}/analysis?step={step}")).await;
            assert_eq!(read, 2 + step, "step {step} of {n_steps}");
        }
    }
    place.stop().await;
}

/// RM-30: where people talked during a game, an analysis reads that too, and hardly any more.
#[tokio::test]
async fn talk_within_a_game_does_not_lead_an_analysis_astray() {
    let place = Place::new().await;
    let (_, mut ann) = table_with_bots(&place).await;
    ann.granted(json!({"do": "start"})).await;
    ann.until_news("started").await;
    place.go_on(&mut ann).await;
    for number in 0..40 {
        place.clock.advance(2_000);
        ann.granted(json!({"do": "say", "text": number.to_string()})).await;
    }
    place.play_out(&mut ann).await;
    let history = place.get("/api/history", &ann.bearer()).await.json();
    let id = history["games"][0]["id"].as_str().unwrap();
    let replay = place.get(&format!("/api/games/{id}/replay"), "").await.json();
    for (step, seen) in replay["seats"][0].as_array().unwrap().iter().enumerate().skip(1).take(12) {
        let path = format!("/api/games/{id}/analysis?step={step}");
        let analysis = place.get(&path, "").await.json();
        assert_eq!(analysis["seat"], seen["seat"], "{analysis}");
        place.clock.advance(2_000);
        let read = read_for(&place, &path).await;
        assert!(read <= 2 + step as u64 + 2 * 50, "{read} entries for step {step}");
    }
    place.stop().await;
}

/// RM-30, RM-32: a game that was filed before its settings were pointed at is found as it was.
#[tokio::test]
async fn a_game_filed_by_an_earlier_version_is_read_from_the_start() {
    let place = Place::new().await;
    let (_, mut ann) = table_with_bots(&place).await;
    play(&place, &mut ann).await;
    ann.granted(json!({"do": "set", "field": "deals", "value": 2})).await;
    let game = play(&place, &mut ann).await;
    let paths = [
        format!("/api/games/{}", game.id),
        format!("/api/games/{}/replay", game.id),
        format!("/api/games/{}/analysis?step=5", game.id),
    ];
    let mut answers = Vec::new();
    for path in &paths {
        answers.push(place.get(path, "").await.json());
    }
    // A server that starts reads the logs of open rooms.
    ann.granted(json!({"do": "close"})).await;
    let place = place.restart_after("UPDATE games SET configured = NULL").await;
    for ((path, answer), n_read) in
        paths.iter().zip(answers).zip([game.last + 1, game.last + 1, game.first + 6])
    {
        assert_eq!(place.get(path, "").await.json(), answer, "{path}");
        place.clock.advance(2_000);
        assert_eq!(read_for(&place, path).await, n_read, "{path}");
    }
    place.stop().await;
}

/// Makes a test of each case on each database.
macro_rules! on_each_database {
    ($($case:ident)*) => {
        mod sqlite {
            $(#[tokio::test]
            async fn $case() {
                super::$case(crate::place::Place::new().await).await;
            })*
        }

        mod postgres {
            $(#[tokio::test]
            async fn $case() {
                super::$case(crate::place::Place::on_postgres().await).await;
            })*
        }
    };
}

on_each_database! {
    coming_back_reads_nothing
    one_game_of_many_is_read_alone
}
