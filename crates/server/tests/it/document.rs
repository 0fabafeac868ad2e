//! Real answers, held to the `OpenAPI` document.
//!
//! Every answer that any of these tests gets goes through [`check`]; the tests here see to it that
//! every route of the document is asked.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::{Arc, LazyLock, Mutex, PoisonError},
};

use games::GameKind;
use jsonschema::Validator;
use serde_json::{Deserializer, Value, json};

use crate::{client::Client, place::Place};

static DOCUMENT: LazyLock<Value> =
    LazyLock::new(|| serde_json::from_str(include_str!("../../src/http/openapi.json")).unwrap());

/// The routes that were answered with success, as method and path.
static ANSWERED: Mutex<BTreeSet<(String, String)>> = Mutex::new(BTreeSet::new());

/// The schemas that were compiled, by name.
static VALIDATORS: Mutex<BTreeMap<String, Arc<Validator>>> = Mutex::new(BTreeMap::new());

/// Checks that an answer is as the document says. What is no route is left to the client's files.
#[track_caller]
pub(crate) fn check(method: &str, address: &str, status: u16, kind: &str, body: &str) {
    let Some(path) = path_of(address) else { return };
    let operation = &DOCUMENT["paths"][path][method.to_lowercase()];
    let Some(responses) = operation["responses"].as_object() else {
        assert_eq!(status, 405, "{method} {path} is not in the document");
        return;
    };
    let response = responses.get(&status.to_string());
    let response = response.unwrap_or_else(|| panic!("{method} {address}: {status} {body}"));
    if status < 400 {
        let mut answered = ANSWERED.lock().unwrap_or_else(PoisonError::into_inner);
        answered.insert((method.to_owned(), path.to_owned()));
    }
    if status == 101 {
        return;
    }
    let content = response["content"].as_object().unwrap();
    assert_eq!(content.keys().collect::<Vec<_>>(), [kind], "{method} {address}: {status}");
    if kind == "application/json" {
        let schema = &content[kind]["schema"];
        let answer = serde_json::from_str(body).unwrap();
        check_value(&format!("{method} {path} {status}"), schema, &answer);
    }
}

/// The path in the document that an address is of.
fn path_of(address: &str) -> Option<&'static str> {
    let path = address.split('?').next()?;
    let fits = |written: &&String| {
        let (written, parts) = (written.split('/'), path.split('/'));
        written.clone().count() == parts.clone().count()
            && written.zip(parts).all(|(written, part)| written.starts_with('{') || written == part)
    };
    DOCUMENT["paths"].as_object()?.keys().find(fits).map(String::as_str)
}

/// Checks a value with a schema of the document. `name` tells the schemas apart.
#[track_caller]
fn check_value(name: &str, schema: &Value, value: &Value) {
    let validator = {
        let mut validators = VALIDATORS.lock().unwrap_or_else(PoisonError::into_inner);
        let compile = || {
            // References in it begin at the root.
            let root = json!({ "allOf": [schema], "components": DOCUMENT["components"] });
            Arc::new(jsonschema::draft202012::new(&root).unwrap())
        };
        Arc::clone(validators.entry(name.to_owned()).or_insert_with(compile))
    };
    if let Some(error) = validator.iter_errors(value).next() {
        let (at, text) = (error.instance_path().to_string(), error.to_string());
        let text: String = text.chars().take(500).collect();
        panic!("{name}: at {at}: {text}");
    }
}

/// `big-two` as `BigTwo`.
fn pascal(name: &str) -> String {
    name.split('-').map(|word| word[..1].to_uppercase() + &word[1..]).collect()
}

/// Checks a message of a game with its schema.
#[track_caller]
pub(crate) fn check_message(game: GameKind, message: &str, value: &Value) {
    let name = pascal(game.name()) + message;
    let schema = json!({ "$ref": format!("#/components/schemas/{name}") });
    check_value(&name, &schema, value);
}

/// Plays a game of any kind to its end, against easy bots, and returns its id.
///
/// The host does one of the legal things after the other, so that every game ends.
async fn played(place: &Place, game: GameKind) -> (String, Client) {
    let (_, mut ann) = place.hosted(game.name()).await;
    for _ in 0..3 {
        ann.granted(json!({"do": "seat-bot", "seat": null, "level": "easy"})).await;
    }
    ann.granted(json!({"do": "start"})).await;
    ann.until_news("started").await;
    while ann.table["outcome"].is_null() {
        let next = if ann.is_my_turn() {
            let legal = ann.table["legal"].as_array().unwrap();
            let step = legal[ann.seq as usize * 31 % legal.len()].clone();
            ann.granted(json!({"do": "act", "steps": [step]})).await
        } else {
            place.clock.advance(2_000);
            ann.seq
        };
        ann.until_shown(next).await;
    }
    let history = place.get("/api/history", &ann.bearer()).await.json();
    (history["games"][0]["id"].as_str().unwrap().to_owned(), ann)
}

/// RM-30: of every game, the record, the replay and the analysis are as the document says, and so is
/// every message of its table.
#[tokio::test]
async fn the_messages_of_every_game_are_as_the_document_says() {
    for &game in GameKind::ALL {
        let place = Place::rehearsing(5).await;
        let (id, ann) = played(&place, game).await;
        let record = place.get(&format!("/api/games/{id}"), "").await.json();
        let replay = place.get(&format!("/api/games/{id}/replay"), "").await.json();
        let analysis = place.get(&format!("/api/games/{id}/analysis?step=3"), "").await.json();
        check_message(game, "GameRecord", &record);
        check_message(game, "Replay", &replay);
        check_message(game, "Analysis", &analysis);
        let cards = place.get(&format!("/api/cards/{}", game.name()), "").await.json();
        check_message(game, "CardsPage", &cards);
        for text in &ann.heard {
            check_message(game, "ServerMessage", &serde_json::from_str(text).unwrap());
        }
        let others = GameKind::ALL.iter().filter(|&&it| it != game);
        for &other in others {
            let wrong = std::panic::catch_unwind(|| check_message(other, "Replay", &replay));
            assert!(wrong.is_err(), "a replay of {} is none of {}", game.name(), other.name());
        }
        place.stop().await;
    }
}

/// Every route of the document is there, and answers as it says.
#[tokio::test]
async fn every_route_answers_as_the_document_says() {
    let place = Place::rehearsing(5).await;
    let (id, mut ann) = played(&place, GameKind::BigTwo).await;
    ann.granted(json!({"do": "set-option", "field": "listed", "value": true})).await;
    let mut paths = vec![
        "/status".to_owned(),
        "/healthz".to_owned(),
        "/readyz".to_owned(),
        "/metrics".to_owned(),
        "/api".to_owned(),
        "/api/openapi.json".to_owned(),
        "/api/catalogue".to_owned(),
        "/api/rooms".to_owned(),
        format!("/api/games/{id}"),
        format!("/api/games/{id}/replay"),
        format!("/api/games/{id}/analysis?step=1"),
    ];
    for game in GameKind::ALL {
        paths.push(format!("/api/rules/{}", game.name()));
        paths.push(format!("/api/cards/{}", game.name()));
    }
    for path in paths {
        assert_eq!(place.get(&path, "").await.status, 200, "{path}");
        place.clock.advance(1_000);
    }
    // What it takes to play a game has been asked by the player.
    let answered = ANSWERED.lock().unwrap_or_else(PoisonError::into_inner).clone();
    for (path, methods) in DOCUMENT["paths"].as_object().unwrap() {
        for method in methods.as_object().unwrap().keys().map(|it| it.to_uppercase()) {
            let route = (method, path.clone());
            assert!(answered.contains(&route), "nobody has asked for {route:?}");
        }
    }
    place.stop().await;
}

/// What the document does not have is not there either: other methods are refused.
#[tokio::test]
async fn a_method_that_is_not_in_the_document_is_refused() {
    let place = Place::new().await;
    for (path, methods) in DOCUMENT["paths"].as_object().unwrap() {
        for method in ["GET", "POST", "PUT", "DELETE"] {
            if methods.get(method.to_lowercase()).is_none() {
                let (host, path) = (place.handle.address(), path.replace(['{', '}'], ""));
                let request = format!(
                    "{method} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
                );
                assert_eq!(place.raw(&request).await.status, 405, "{method} {path}");
                place.clock.advance(1_000);
            }
        }
    }
    place.stop().await;
}

/// The examples of `docs/protocol.md` are as the document says.
#[test]
fn the_examples_of_the_protocol_are_as_the_document_says() {
    let page = include_str!("../../../../docs/protocol.md");
    let mut n_examples = 0;
    for example in page.split("```json ").skip(1) {
        let (kind, rest) = example.split_once('\n').unwrap();
        if !["ClientMessage", "ServerMessage", "Analysis"].contains(&kind) {
            continue;
        }
        let text = rest.split("```").next().unwrap();
        for value in Deserializer::from_str(text).into_iter::<Value>() {
            check_message(GameKind::BigTwo, kind, &value.unwrap());
            n_examples += 1;
        }
    }
    assert!(5 < n_examples, "{n_examples}");
}
