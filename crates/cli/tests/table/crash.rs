//! RM-23: what was acknowledged is there after a kill −9 at any moment, and the games go on.

use std::{cell::RefCell, collections::BTreeSet};

use serde_json::{Value, json};
use tabletop::luck::Quick;
use tempfile::TempDir;

use crate::{
    server::Server,
    visit::{Acks, End, Visitor},
};

/// How often the server is killed.
const KILLS: u32 = 6;

/// How many rooms play at the same time.
const ROOMS: u64 = 4;

fn folder() -> (TempDir, String) {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("paiju.sqlite").to_str().unwrap().to_owned();
    (folder, database)
}

/// RM-21, RM-23: under load, killed again and again, the server loses nothing that it has
/// acknowledged, does nothing twice that is sent again, and every game is played to its end.
#[tokio::test]
async fn nothing_acknowledged_is_lost_however_often_the_server_is_killed() {
    let (folder, database) = folder();
    let mut server = Server::start(folder.path(), &database, "crash");
    let acks = Acks::default();
    let mut visitors = Vec::new();
    for room in 0..ROOMS {
        let deals = json!({"do": "set", "field": "deals", "value": 4});
        visitors.extend(Visitor::table(&server.address, 4, &[deals], room * 10).await);
    }
    let mut luck = Quick::new(23);
    for _ in 0..KILLS {
        let playing: Vec<_> = visitors
            .into_iter()
            .map(|mut visitor| {
                let (address, acks) = (server.address.clone(), acks.clone());
                tokio::spawn(async move {
                    let end = visitor.play(&address, &acks).await;
                    assert_eq!(end, End::Gone, "the game was over before the kill");
                    visitor
                })
            })
            .collect();
        acks.reach(acks.count() + 1 + u64::from(luck.below(60))).await;
        server.kill();
        visitors = Vec::new();
        for player in playing {
            visitors.push(player.await.unwrap());
        }
        server = Server::start(folder.path(), &database, "crash");
        for visitor in &mut visitors {
            visitor.check_acknowledged(&server.address).await;
        }
    }
    let playing = visitors.into_iter().map(|mut visitor| {
        let (address, acks) = (server.address.clone(), acks.clone());
        tokio::spawn(async move {
            assert_eq!(visitor.play(&address, &acks).await, End::Over);
            visitor.check_acknowledged(&address).await;
        })
    });
    for player in playing.collect::<Vec<_>>() {
        player.await.unwrap();
    }
    server.check_health();
}

/// RM-10, RM-11, RM-23: after a kill bots go on, at the pace that people can follow, and the turn
/// timer gives whoever comes back the whole of their time.
#[tokio::test]
async fn bots_and_timers_go_on_after_a_kill() {
    let (folder, database) = folder();
    let mut server = Server::start(folder.path(), &database, "crash");
    let with_bots = Visitor::table(&server.address, 1, &[], 100).await;
    let two_seconds = json!({"do": "set-option", "field": "turn-timer", "value": 2});
    let timed = Visitor::table(&server.address, 4, &[two_seconds], 200).await;
    server.kill();
    server = Server::start(folder.path(), &database, "crash");
    let address = server.address.clone();
    tokio::join!(bots_go_on(with_bots, &address), the_timer_runs(timed, &address));
    server.check_health();
}

/// Plays until each bot has acted, and looks at when they did.
async fn bots_go_on(mut table: Vec<Visitor>, address: &str) {
    let host = &mut table[0];
    let end = host.play_until(address, &Acks::default(), bots_acted(3)).await;
    assert_eq!(end, End::Over);
    let heard = host.heard(address).await;
    assert!(3 <= check_pace(&heard, 1000), "{heard:?}");
}

/// Says of frame after frame whether bots have acted so many times in all of them.
pub(crate) fn bots_acted(times: usize) -> impl Fn(&Value) -> bool {
    let seen = RefCell::new(BTreeSet::new());
    move |frame| {
        let news = frame["news"].as_array().into_iter().flatten();
        let by_bots = news.filter(|entry| entry["chosen-by"] == "bot");
        let mut seen = seen.borrow_mut();
        seen.extend(by_bots.filter_map(|entry| entry["seq"].as_u64()));
        times <= seen.len()
    }
}

/// Makes sure that whatever was not chosen by players came `least` milliseconds or more after
/// what it answers, and returns how often that was.
#[track_caller]
pub(crate) fn check_pace(heard: &[Value], least: u64) -> usize {
    let mut count = 0;
    let mut asked_at = 0;
    for entry in heard {
        let at = entry["at"].as_u64().unwrap();
        match entry["news"].as_str().unwrap() {
            "started" => asked_at = at,
            "happened" => {
                if entry["chosen-by"] != "player" {
                    assert!(asked_at + least <= at, "too early: {entry}, asked at {asked_at}");
                    count += 1;
                }
                asked_at = at;
            }
            _ => {}
        }
    }
    count
}

async fn the_timer_runs(table: Vec<Visitor>, address: &str) {
    let mut client = table[0].hello(address, Some(0)).await.unwrap();
    let snapshot = client.next_of(&["snapshot"]).await.unwrap();
    // While nobody is there the table waits: the two seconds begin when the first comes back.
    let news = snapshot["news"].as_array().unwrap();
    let back = news.iter().rfind(|entry| entry["news"] == "online").unwrap();
    let deadline = back["at"].as_u64().unwrap() + 2_000;
    assert_eq!(snapshot["table"]["deadline"]["at"], deadline, "{snapshot}");
    let turn = &snapshot["table"]["turn"];
    loop {
        let update = client.next_of(&["update"]).await.unwrap();
        let news = update["news"].as_array().unwrap();
        if let Some(act) = news.iter().find(|entry| entry["news"] == "happened") {
            assert_eq!((&act["seat"], &act["chosen-by"]), (turn, &json!("default")), "{act}");
            assert!(deadline <= act["at"].as_u64().unwrap(), "{act} before {deadline}");
            return;
        }
    }
}
