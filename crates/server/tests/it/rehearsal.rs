//! Servers that deal the same cards every time.

use serde_json::{Value, json};
use server::{Chance, Config, Proxy, Site};

use crate::{
    client::Client,
    place::{Place, site},
};

/// A room with three easy bots, and the cards of its first game as the host sees them.
async fn deal(place: &Place, nonce: Option<&str>) -> (Client, Value) {
    let (room, mut ann) = place.hosted("big-two").await;
    for _ in 0..3 {
        ann.granted(json!({"do": "seat-bot", "seat": null, "level": "easy"})).await;
    }
    if let Some(nonce) = nonce {
        ann.granted(json!({"do": "add-nonce", "nonce": nonce.repeat(64)})).await;
    }
    ann.granted(json!({"do": "start"})).await;
    ann.until_news("started").await;
    let seen = json!([room, ann.table["view"]]);
    (ann, seen)
}

#[tokio::test]
async fn the_same_number_deals_the_same_cards_and_lets_bots_play_them_alike() {
    let mut seen = Vec::new();
    for number in [7, 7, 8] {
        let place = Place::rehearsing(number).await;
        let (mut ann, dealt) = deal(&place, None).await;
        place.play_out(&mut ann).await;
        seen.push([dealt, ann.table.clone()]);
        place.stop().await;
    }
    assert_eq!(seen[0], seen[1]);
    assert_ne!(seen[0][0], seen[2][0]);
}

/// RM-22: a player's part of the luck counts in a rehearsal, too.
#[tokio::test]
async fn a_browsers_number_changes_the_cards() {
    let mut seen = Vec::new();
    for nonce in [Some("a"), Some("a"), Some("b"), None] {
        let place = Place::rehearsing(7).await;
        seen.push(deal(&place, nonce).await.1);
        place.stop().await;
    }
    assert_eq!(seen[0], seen[1]);
    assert_ne!(seen[0], seen[2]);
    assert_ne!(seen[0], seen[3]);
}

#[tokio::test]
async fn a_rehearsal_that_is_started_again_goes_on_where_it_was() {
    let mut seen = Vec::new();
    let mut place = Place::rehearsing(7).await;
    for _ in 0..2 {
        seen.push(deal(&place, None).await.1);
    }
    place = place.restart().await;
    seen.push(deal(&place, None).await.1);
    place.stop().await;

    let place = Place::rehearsing(7).await;
    for seen in &seen {
        assert_eq!(*seen, deal(&place, None).await.1);
    }
    place.stop().await;
    assert_ne!(seen[0], seen[1]);
    assert_ne!(seen[0], seen[2]);
}

#[tokio::test]
async fn a_rehearsal_is_for_one_machine_alone() {
    let folder = tempfile::tempdir().unwrap();
    let config = Config::default;
    let here = || Site { chance: Chance::Rehearsed(7), ..site(&folder) };
    let postgres = "postgres://paiju@127.0.0.1:1/paiju".parse().unwrap();
    for (config, site) in [
        (config(), Site { listen: "0.0.0.0:0".parse().unwrap(), ..here() }),
        (config(), Site { database: postgres, ..here() }),
        (Config { public_url: Some("https://cards.example".to_owned()), ..config() }, here()),
        (Config { proxy: Proxy::Trusted, ..config() }, here()),
    ] {
        let refused = Place::refused_at(config, site).await;
        assert!(refused.contains("for this machine alone"), "{refused}");
    }
}
