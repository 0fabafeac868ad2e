//! Seeded servers, which deal the same cards every time.

use serde_json::{Value, json};
use server::{Config, Environment, Proxy, Randomness};

use crate::{
    client::Client,
    test_server::{TestServer, environment},
};

/// A room with three easy bots, and the cards of its first game as the host sees them.
async fn deal(server: &TestServer, nonce: Option<&str>) -> (Client, Value) {
    let (room, mut ann) = server.room_with_host("big-two").await;
    for _ in 0..3 {
        ann.granted(json!({"type": "seat-bot", "seat": null, "level": "easy"})).await;
    }
    if let Some(nonce) = nonce {
        ann.granted(json!({"type": "add-nonce", "nonce": nonce.repeat(64)})).await;
    }
    ann.granted(json!({"type": "start"})).await;
    ann.until_news("started").await;
    let seen = json!([room, ann.table["view"]]);
    (ann, seen)
}

#[tokio::test]
async fn the_same_seed_gives_the_same_cards_and_the_same_moves_of_bots() {
    let mut seen = Vec::new();
    for number in [7, 7, 8] {
        let server = TestServer::seeded(number).await;
        let (mut ann, dealt) = deal(&server, None).await;
        server.play_out(&mut ann).await;
        seen.push([dealt, ann.table.clone()]);
        server.stop().await;
    }
    assert_eq!(seen[0], seen[1]);
    assert_ne!(seen[0][0], seen[2][0]);
}

/// RM-22: a player's nonce counts on a seeded server, too.
#[tokio::test]
async fn a_nonce_changes_the_cards() {
    let mut seen = Vec::new();
    for nonce in [Some("a"), Some("a"), Some("b"), None] {
        let server = TestServer::seeded(7).await;
        seen.push(deal(&server, nonce).await.1);
        server.stop().await;
    }
    assert_eq!(seen[0], seen[1]);
    assert_ne!(seen[0], seen[2]);
    assert_ne!(seen[0], seen[3]);
}

#[tokio::test]
async fn a_restarted_seeded_server_continues() {
    let mut seen = Vec::new();
    let mut server = TestServer::seeded(7).await;
    for _ in 0..2 {
        seen.push(deal(&server, None).await.1);
    }
    server = server.restart().await;
    seen.push(deal(&server, None).await.1);
    server.stop().await;

    let server = TestServer::seeded(7).await;
    for seen in &seen {
        assert_eq!(*seen, deal(&server, None).await.1);
    }
    server.stop().await;
    assert_ne!(seen[0], seen[1]);
    assert_ne!(seen[0], seen[2]);
}

#[tokio::test]
async fn a_seeded_server_refuses_to_be_reachable() {
    let folder = tempfile::tempdir().unwrap();
    let config = Config::default;
    let here = || Environment { randomness: Randomness::Seeded(7), ..environment(&folder) };
    let postgres = "postgres://paiju@127.0.0.1:1/paiju".parse().unwrap();
    for (config, environment) in [
        (config(), Environment { listen: "0.0.0.0:0".parse().unwrap(), ..here() }),
        (config(), Environment { database: postgres, ..here() }),
        (Config { public_url: Some("https://cards.example".to_owned()), ..config() }, here()),
        (Config { proxy: Proxy::Trusted, ..config() }, here()),
    ] {
        let refused = TestServer::refused_at(config, environment).await;
        assert!(refused.contains("cannot start a seeded server"), "{refused}");
    }
}
