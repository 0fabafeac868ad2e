//! Several servers on one database: any of them serves any room, and any of them may die.

use std::sync::Arc;

use serde_json::{Value, json};
use testkit_postgres::Postgres;

use crate::{
    crash::{bots_acted, check_pace},
    server::Server,
    visit::{Acks, End, Visitor},
};

const NAMES: [&str; 3] = ["north", "east", "south"];

/// How many rooms play at the same time.
const ROOMS: usize = 3;

/// How many deals each of them plays.
const DEALS: usize = 2;

/// RM-21, RM-23: four players of a table sit at three nodes. One node is killed in the middle; its
/// players go to another, send again what was not answered, and every game is played to its end,
/// with everything in it that any node has acknowledged, the same on every node.
#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn games_across_nodes_survive_the_death_of_one() {
    let folder = tempfile::tempdir().unwrap();
    let postgres = Postgres::shared().unwrap();
    let database = postgres.create_database().unwrap();
    let mut nodes = NAMES.map(|name| Server::start(folder.path(), &database, name));
    let addresses: Arc<[String; 3]> = Arc::new(nodes.each_ref().map(|node| node.address.clone()));
    let acks = Acks::default();
    let mut playing = Vec::new();
    for room in 0..ROOMS {
        let deals = json!({"do": "set", "field": "deals", "value": DEALS});
        let table = Visitor::table(&addresses[room % 3], 4, &[deals], room as u64 * 10).await;
        for (seat, mut visitor) in table.into_iter().enumerate() {
            let (addresses, acks) = (Arc::clone(&addresses), acks.clone());
            playing.push(tokio::spawn(async move {
                let mut node = (room + seat) % 3;
                while visitor.play(&addresses[node], &acks).await == End::Gone {
                    node = (node + 1) % 3;
                }
                visitor
            }));
        }
    }
    acks.reach(100).await;
    nodes[1].kill();
    let mut visitors = Vec::new();
    for player in playing {
        visitors.push(player.await.unwrap());
    }
    for visitor in &mut visitors {
        visitor.check_acknowledged(&addresses[0]).await;
        visitor.check_acknowledged(&addresses[2]).await;
    }
    for visitor in visitors.iter().step_by(4) {
        let plays = visitor.told().filter(|entry| entry["news"] == "happened");
        let events = plays.flat_map(|entry| entry["events"].as_array().unwrap());
        let n_settled = events.filter(|event| event["type"] == "settled").count();
        assert_eq!(n_settled, DEALS, "room {}", visitor.room);
    }
    nodes[0].check_health();
    nodes[2].check_health();
}

/// RM-10, RM-11: with people of one room at several nodes, bots and timers act once, whichever
/// node is left to make them.
#[tokio::test]
async fn bots_and_timers_act_once() {
    let folder = tempfile::tempdir().unwrap();
    let postgres = Postgres::shared().unwrap();
    let database = postgres.create_database().unwrap();
    let mut nodes = ["one", "two"].map(|name| Server::start(folder.path(), &database, name));
    let addresses = nodes.each_ref().map(|node| node.address.clone());
    let timer = json!({"do": "set-option", "field": "turn-timer", "value": 1});
    let mut host = Visitor::table(&addresses[0], 1, &[], 300).await.remove(0);
    let mut late = Visitor::table(&addresses[1], 4, &[timer], 400).await.remove(0);
    let mut guest = Visitor::spectator(&addresses[1], &host.room, 500).await;
    let mut other = Visitor::spectator(&addresses[0], &late.room, 600).await;
    let acks = Acks::default();
    let defaults = |times| move |frame: &Value| times <= n_played(frame);
    // Everybody looks on at a node of their own, while both nodes live.
    tokio::join!(
        async { assert_eq!(host.play_until(&addresses[0], &acks, bots_acted(2)).await, End::Over) },
        async {
            assert_eq!(guest.play_until(&addresses[1], &acks, bots_acted(2)).await, End::Over);
        },
        async { assert_eq!(watch(&mut late, &addresses[1], defaults(1)).await, End::Over) },
        async { assert_eq!(watch(&mut other, &addresses[0], defaults(1)).await, End::Over) },
    );
    nodes[0].kill();
    // The one that is left does all of it.
    tokio::join!(
        async { assert_eq!(host.play_until(&addresses[1], &acks, bots_acted(2)).await, End::Over) },
        async { assert_eq!(watch(&mut late, &addresses[1], defaults(2)).await, End::Over) },
    );
    assert!(4 <= check_pace(&host.heard(&addresses[1]).await, 1000));
    assert!(2 <= check_pace(&late.heard(&addresses[1]).await, 1000));
    nodes[1].check_health();
}

/// How many acts of others than players a frame shows to have happened: here all of them.
fn n_played(frame: &Value) -> usize {
    let view = &frame["table"]["view"];
    let played = view["played"]
        .as_array()
        .map_or(0, |played| played.iter().map(|cards| cards.as_array().map_or(0, Vec::len)).sum());
    played + view["passed"].as_array().map_or(0, Vec::len)
}

/// Looks on, and does nothing even if it is their turn.
async fn watch(visitor: &mut Visitor, address: &str, is_enough: impl Fn(&Value) -> bool) -> End {
    let Ok(mut client) = visitor.hello(address, None).await else { return End::Gone };
    loop {
        match client.next_of(&["snapshot", "update"]).await {
            Ok(frame) if is_enough(&frame) => return End::Over,
            Ok(_) => {}
            Err(_) => return End::Gone,
        }
    }
}
