//! RM-23: acknowledged entries survive SIGKILL at any time, and games continue.

use std::{cell::RefCell, collections::BTreeSet};

use serde_json::{Value, json};
use tabletop::luck::Quick;
use tempfile::TempDir;

use crate::{
    log::check_log,
    player::{Acks, End, TestPlayer},
    server::Server,
};

/// Number of times the server is killed.
const KILLS: u32 = 6;

/// Number of concurrent rooms.
const ROOMS: u64 = 4;

fn folder() -> (TempDir, String) {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("paiju.sqlite").to_str().unwrap().to_owned();
    (folder, database)
}

/// RM-21, RM-23: under load and killed several times, the server loses no acknowledged entry, applies
/// no repeated request twice, and every game is finished.
#[tokio::test]
async fn no_acknowledged_entry_is_lost_or_doubled_when_the_server_is_killed() {
    let (folder, database) = folder();
    let mut server = Server::start(folder.path(), &database, "crash");
    let acks = Acks::default();
    let mut players = Vec::new();
    for room in 0..ROOMS {
        let deals = json!({"type": "set", "field": "deals", "value": 4});
        players.extend(TestPlayer::table(&server.address, 4, &[deals], room * 10).await);
    }
    let mut luck = Quick::new(23);
    for _ in 0..KILLS {
        let playing: Vec<_> = players
            .into_iter()
            .map(|mut player| {
                let (address, acks) = (server.address.clone(), acks.clone());
                tokio::spawn(async move {
                    let end = player.play(&address, &acks).await;
                    assert_eq!(
                        end,
                        End::Disconnected,
                        "the game ended before the server was killed"
                    );
                    player
                })
            })
            .collect();
        acks.reach(acks.count() + 1 + u64::from(luck.below(60))).await;
        server.kill();
        players = Vec::new();
        for player in playing {
            players.push(player.await.unwrap());
        }
        server = Server::start(folder.path(), &database, "crash");
        for player in &mut players {
            player.check_acknowledged(&server.address).await;
        }
    }
    let playing = players.into_iter().map(|mut player| {
        let (address, acks) = (server.address.clone(), acks.clone());
        tokio::spawn(async move {
            assert_eq!(player.play(&address, &acks).await, End::Over);
            player.check_acknowledged(&address).await;
            player
        })
    });
    let mut players = Vec::new();
    for player in playing.collect::<Vec<_>>() {
        players.push(player.await.unwrap());
    }
    server.check_health();
    server.kill();
    for room in players.chunks(4) {
        check_log(&database, room).await;
    }
}

/// RM-10, RM-11, RM-23: after a crash, bots continue at a pace that people can follow, and a player
/// who reconnects has the full time for the turn.
#[tokio::test]
async fn bots_and_timers_continue_after_a_crash() {
    let (folder, database) = folder();
    let mut server = Server::start(folder.path(), &database, "crash");
    let with_bots = TestPlayer::table(&server.address, 1, &[], 100).await;
    let two_seconds = json!({"type": "set-option", "field": "turn-timer", "value": 2});
    let timed = TestPlayer::table(&server.address, 4, &[two_seconds], 200).await;
    server.kill();
    server = Server::start(folder.path(), &database, "crash");
    let address = server.address.clone();
    tokio::join!(check_bots(with_bots, &address), check_timer(timed, &address));
    server.check_health();
}

/// Plays until each bot has acted, and checks the times of their acts.
async fn check_bots(mut table: Vec<TestPlayer>, address: &str) {
    let host = &mut table[0];
    let end = host.play_until(address, &Acks::default(), bots_acted(3)).await;
    assert_eq!(end, End::Over);
    let entries = host.recent_entries(address).await;
    assert!(3 <= check_pace(&entries, 1000), "{entries:?}");
}

/// Returns a predicate for successive frames that becomes true when bots have acted `times` times.
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

/// Asserts that every act of a bot or timer came at least `least` milliseconds after the previous
/// event of the game. Returns the number of such acts.
#[track_caller]
pub(crate) fn check_pace(entries: &[Value], least: u64) -> usize {
    let mut count = 0;
    let mut turn_began = 0;
    for entry in entries {
        let at = entry["at"].as_u64().unwrap();
        match entry["type"].as_str().unwrap() {
            "started" => turn_began = at,
            "acted" => {
                if entry["chosen-by"] != "player" {
                    assert!(
                        turn_began + least <= at,
                        "too early: {entry}, the turn began at {turn_began}"
                    );
                    count += 1;
                }
                turn_began = at;
            }
            _ => {}
        }
    }
    count
}

async fn check_timer(table: Vec<TestPlayer>, address: &str) {
    let mut client = table[0].hello(address, Some(0)).await.unwrap();
    let snapshot = client.next_of(&["snapshot"]).await.unwrap();
    // The timer is paused while all players are offline. It restarts when the first one reconnects.
    let news = snapshot["news"].as_array().unwrap();
    let back = news.iter().rfind(|entry| entry["type"] == "online").unwrap();
    let deadline = back["at"].as_u64().unwrap() + 2_000;
    assert_eq!(snapshot["table"]["deadline"]["at"], deadline, "{snapshot}");
    let turn = &snapshot["table"]["turn"];
    loop {
        let update = client.next_of(&["update"]).await.unwrap();
        let news = update["news"].as_array().unwrap();
        if let Some(act) = news.iter().find(|entry| entry["type"] == "acted") {
            assert_eq!((&act["seat"], &act["chosen-by"]), (turn, &json!("default")), "{act}");
            assert!(deadline <= act["at"].as_u64().unwrap(), "{act} before {deadline}");
            return;
        }
    }
}
