//! Several nodes on one database: any node serves any room, and any node may crash.

use std::sync::Arc;

use serde_json::{Value, json};
use testkit_postgres::Postgres;

use crate::{
    crash::{bots_acted, check_pace},
    log::check_log,
    player::{Acks, End, TestPlayer},
    server::Server,
};

const NAMES: [&str; 3] = ["north", "east", "south"];

/// Number of concurrent rooms.
const ROOMS: usize = 3;

/// Number of deals per game.
const DEALS: usize = 2;

/// RM-21, RM-23: the four players of a room are connected to three nodes. One node is killed during
/// the game. Its players reconnect to another node and repeat unanswered requests. Every game is
/// finished, and its log has every acknowledged entry exactly once, the same on every node.
#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn games_survive_the_crash_of_a_node() {
    let folder = tempfile::tempdir().unwrap();
    let postgres = Postgres::shared().unwrap();
    let database = postgres.create_database().unwrap();
    let mut nodes = NAMES.map(|name| Server::start(folder.path(), &database, name));
    let addresses: Arc<[String; 3]> = Arc::new(nodes.each_ref().map(|node| node.address.clone()));
    let acks = Acks::default();
    let mut playing = Vec::new();
    for room in 0..ROOMS {
        let deals = json!({"type": "set", "field": "deals", "value": DEALS});
        let table = TestPlayer::table(&addresses[room % 3], 4, &[deals], room as u64 * 10).await;
        for (seat, mut player) in table.into_iter().enumerate() {
            let (addresses, acks) = (Arc::clone(&addresses), acks.clone());
            playing.push(tokio::spawn(async move {
                let mut node = (room + seat) % 3;
                while player.play(&addresses[node], &acks).await == End::Disconnected {
                    node = (node + 1) % 3;
                }
                player
            }));
        }
    }
    acks.reach(100).await;
    nodes[1].kill();
    let mut players = Vec::new();
    for player in playing {
        players.push(player.await.unwrap());
    }
    for player in &mut players {
        player.check_acknowledged(&addresses[0]).await;
        player.check_acknowledged(&addresses[2]).await;
    }
    for player in players.iter().step_by(4) {
        let plays = player.entries().filter(|entry| entry["type"] == "acted");
        let events = plays.flat_map(|entry| entry["events"].as_array().unwrap());
        let n_settled = events.filter(|event| event["type"] == "settled").count();
        assert_eq!(n_settled, DEALS, "room {}", player.room);
    }
    nodes[0].check_health();
    nodes[2].check_health();
    for room in players.chunks(4) {
        check_log(&database, room).await;
    }
}

/// RM-10, RM-11: if the people of a room are connected to several nodes, each bot and timer acts
/// once, also after the crash of a node.
#[tokio::test]
async fn bots_and_timers_act_once() {
    let folder = tempfile::tempdir().unwrap();
    let postgres = Postgres::shared().unwrap();
    let database = postgres.create_database().unwrap();
    let mut nodes = ["one", "two"].map(|name| Server::start(folder.path(), &database, name));
    let addresses = nodes.each_ref().map(|node| node.address.clone());
    let timer = json!({"type": "set-option", "field": "turn-timer", "value": 1});
    let mut host = TestPlayer::table(&addresses[0], 1, &[], 300).await.remove(0);
    let mut late = TestPlayer::table(&addresses[1], 4, &[timer], 400).await.remove(0);
    let mut guest = TestPlayer::spectator(&addresses[1], &host.room, 500).await;
    let mut other = TestPlayer::spectator(&addresses[0], &late.room, 600).await;
    let acks = Acks::default();
    let defaults = |times| move |frame: &Value| times <= n_played(frame);
    // The people of each room are connected to different nodes.
    tokio::join!(
        async { assert_eq!(host.play_until(&addresses[0], &acks, bots_acted(2)).await, End::Over) },
        async {
            assert_eq!(guest.play_until(&addresses[1], &acks, bots_acted(2)).await, End::Over);
        },
        async { assert_eq!(watch(&mut late, &addresses[1], defaults(1)).await, End::Over) },
        async { assert_eq!(watch(&mut other, &addresses[0], defaults(1)).await, End::Over) },
    );
    nodes[0].kill();
    // The remaining node does everything.
    tokio::join!(
        async { assert_eq!(host.play_until(&addresses[1], &acks, bots_acted(2)).await, End::Over) },
        async { assert_eq!(watch(&mut late, &addresses[1], defaults(2)).await, End::Over) },
    );
    assert!(4 <= check_pace(&host.recent_entries(&addresses[1]).await, 1000));
    assert!(2 <= check_pace(&late.recent_entries(&addresses[1]).await, 1000));
    nodes[1].check_health();
}

/// Number of acts in a frame. In this test, none of them is chosen by a player.
fn n_played(frame: &Value) -> usize {
    let view = &frame["table"]["view"];
    let count = |cards: &Value| cards.as_array().map_or(0, Vec::len);
    let players = view["players"].as_array().into_iter().flatten();
    players.map(|player| count(&player["played"])).sum::<usize>() + count(&view["passed"])
}

/// Receives frames without acting, even on its turn.
async fn watch(player: &mut TestPlayer, address: &str, is_enough: impl Fn(&Value) -> bool) -> End {
    let Ok(mut client) = player.hello(address, None).await else { return End::Disconnected };
    loop {
        match client.next_of(&["snapshot", "update"]).await {
            Ok(frame) if is_enough(&frame) => return End::Over,
            Ok(_) => {}
            Err(_) => return End::Disconnected,
        }
    }
}
