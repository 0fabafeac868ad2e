//! The card catalogue.

use serde_json::{Value, json};

use crate::test_server::TestServer;

async fn cards(server: &TestServer, path: &str) -> Value {
    let answer = server.get(&format!("/api/cards/{path}"), "").await;
    assert_eq!(answer.status, 200, "{path}: {}", answer.body);
    answer.json()
}

fn card<'a>(catalogue: &'a Value, id: &str) -> &'a Value {
    let cards = catalogue["cards"].as_array().unwrap();
    cards.iter().find(|card| card["id"] == id).unwrap()
}

/// SS-D1, SS-D2, SS-V2, FS-1: every game lists the cards of the requested rules.
#[tokio::test]
async fn every_game_lists_its_cards() {
    let server = TestServer::new().await;
    for (path, n_cards) in [
        ("big-two", 52),
        ("dun-mazi?preset=two-decks", 54),
        ("sea-salt", 64),
        ("sea-salt?preset=flow", 63),
        ("sea-salt?preset=published", 58),
        ("forest", 230),
        ("forest?alpine=off", 194),
        ("forest?preset=classic-base", 158),
        ("forest?preset=classic-base&alpine=on&woodland-edge=on", 230),
    ] {
        let catalogue = cards(&server, path).await;
        assert_eq!(catalogue["game"], path.split('?').next().unwrap());
        assert_eq!(catalogue["cards"].as_array().unwrap().len(), n_cards, "{path}");
    }
    server.stop().await;
}

/// SS-V2: a card has every field; name and description are sentences.
#[tokio::test]
async fn a_card_has_every_field() {
    let server = TestServer::new().await;
    let catalogue = cards(&server, "sea-salt?preset=published&lang=en").await;
    let expected = json!({
        "id": "lighthouse_1",
        "kind": "lighthouse",
        "name": "lighthouse",
        "type": "multiplier",
        "emoji": "🗼",
        "colour": {
            "id": "purple", "name": "purple", "hex": "#A855F7", "symbol": "🟣", "letter": "P",
        },
        "value": 0,
        "pair-effect": null,
        "description": "One point for each sailboat.",
        "multiplier-target": "sailboat",
        "multiplier-value": 1,
        "pair-points": null,
        "collection-points": [],
    });
    assert_eq!(card(&catalogue, "lighthouse_1"), &expected);
    assert_eq!(card(&catalogue, "shark_1")["pair-effect"], "steal_card");
    assert_eq!(card(&catalogue, "sailor_1")["collection-points"], json!([0, 5]));
    let colours = catalogue["colours"].as_array().unwrap();
    assert_eq!((colours.len(), &colours[10]["cards"]), (11, &json!(4)));
    server.stop().await;
}

/// SS-V10: the numbers follow the requested settings, and the sentences the requested language.
#[tokio::test]
async fn descriptions_follow_settings_and_language() {
    let server = TestServer::new().await;
    let about = async |path: &str, id: &str| {
        card(&cards(&server, path).await, id)["description"].as_str().unwrap().to_owned()
    };
    let colony = "penguin_colony_1";
    assert_eq!(about("sea-salt", colony).await, "2 points for each penguin.");
    assert_eq!(about("sea-salt?preset=flow", colony).await, "One point for each penguin.");
    assert_eq!(about("sea-salt?colony=1&lang=zh-TW", colony).await, "每張企鵝 1 分。");
    assert_eq!(about("sea-salt?lang=zh-cn", colony).await, "每张企鹅 2 分。");
    let asked = server.get("/api/cards/sea-salt", "Accept-Language: zh-TW\r\n").await;
    assert_eq!(card(&asked.json(), colony)["name"], "企鵝部落");
    assert!(asked.headers.contains("content-language: zh-tw"), "{}", asked.headers);
    server.stop().await;
}

#[tokio::test]
async fn invalid_parameters_are_refused_with_a_code() {
    let server = TestServer::new().await;
    for (path, status, code) in [
        ("whist", 404, "no-such-game"),
        ("sea-salt?preset=venice", 422, "unknown-preset"),
        ("sea-salt?colony=3", 422, "out-of-range"),
        ("sea-salt?colours=printed", 422, "not-a-choice"),
        ("sea-salt?tide=high", 422, "unknown-field"),
        ("sea-salt?lang=tlh", 400, "malformed"),
    ] {
        let answer = server.get(&format!("/api/cards/{path}"), "").await;
        assert_eq!((answer.status, &answer.json()["code"]), (status, &json!(code)), "{path}");
    }
    let answer = server.get("/api/cards/sea-salt?lang=tlh", "").await.json();
    assert_eq!(answer["detail"], "unknown language 'tlh'; choose one of: en, zh-TW, zh-CN");
    server.stop().await;
}
