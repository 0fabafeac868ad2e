//! Compares real responses with the OpenAPI document.
//!
//! [`check`] checks the response to every request of any test in this crate. The tests here request
//! every route of the document.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::{Arc, LazyLock, Mutex, PoisonError},
};

use games::GameKind;
use jsonschema::Validator;
use serde_json::{Deserializer, Value, json};

use crate::{client::Client, test_server::TestServer};

static DOCUMENT: LazyLock<Value> =
    LazyLock::new(|| serde_json::from_str(server::openapi()).unwrap());

/// The routes with a successful response, as method and path.
static SUCCEEDED: Mutex<BTreeSet<(String, String)>> = Mutex::new(BTreeSet::new());

/// The schemas that were compiled, by name.
static VALIDATORS: Mutex<BTreeMap<String, Arc<Validator>>> = Mutex::new(BTreeMap::new());

/// Checks a response against the document. Other paths are files of the client.
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
        let mut succeeded = SUCCEEDED.lock().unwrap_or_else(PoisonError::into_inner);
        succeeded.insert((method.to_owned(), path.to_owned()));
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

/// The path in the document that matches a URL path.
fn path_of(address: &str) -> Option<&'static str> {
    let path = address.split('?').next()?;
    let fits = |written: &&String| {
        let (written, parts) = (written.split('/'), path.split('/'));
        written.clone().count() == parts.clone().count()
            && written.zip(parts).all(|(written, part)| written.starts_with('{') || written == part)
    };
    DOCUMENT["paths"].as_object()?.keys().find(fits).map(String::as_str)
}

/// Checks a value against a schema of the document, which is cached under `name`.
#[track_caller]
fn check_value(name: &str, schema: &Value, value: &Value) {
    let validator = {
        let mut validators = VALIDATORS.lock().unwrap_or_else(PoisonError::into_inner);
        let compile = || {
            // References start at the root.
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

/// Checks a message of a game against its schema.
#[track_caller]
pub(crate) fn check_message(game: GameKind, message: &str, value: &Value) {
    let name = pascal(game.name()) + message;
    let schema = json!({ "$ref": format!("#/components/schemas/{name}") });
    check_value(&name, &schema, value);
}

/// Plays a game to its end against easy bots, and returns its id.
///
/// The host takes varying legal actions, so that every game ends.
async fn played(server: &TestServer, game: GameKind) -> (String, Client) {
    let (_, mut ann) = server.room_with_host(game.name()).await;
    for _ in 0..3 {
        ann.granted(json!({"type": "seat-bot", "seat": null, "level": "easy"})).await;
    }
    ann.granted(json!({"type": "start"})).await;
    ann.until_news("started").await;
    while ann.table["outcome"].is_null() {
        let next = if ann.is_my_turn() {
            let legal = ann.table["legal"].as_array().unwrap();
            let step = legal[ann.seq as usize * 31 % legal.len()].clone();
            ann.granted(json!({"type": "act", "steps": [step]})).await
        } else {
            server.clock.advance(2_000);
            ann.seq
        };
        ann.until_frame(next).await;
    }
    let history = server.get("/api/history", &ann.bearer()).await.json();
    (history["games"][0]["id"].as_str().unwrap().to_owned(), ann)
}

/// RM-30: the record, the replay, the analysis and all messages of every game match the document.
#[tokio::test]
async fn the_messages_of_every_game_match_the_document() {
    for &game in GameKind::ALL {
        let server = TestServer::seeded(5).await;
        let (id, ann) = played(&server, game).await;
        let record = server.get(&format!("/api/games/{id}"), "").await.json();
        let replay = server.get(&format!("/api/games/{id}/replay"), "").await.json();
        let analysis = server.get(&format!("/api/games/{id}/analysis?step=3"), "").await.json();
        check_message(game, "GameRecord", &record);
        check_message(game, "Replay", &replay);
        check_message(game, "Analysis", &analysis);
        let cards = server.get(&format!("/api/cards/{}", game.name()), "").await.json();
        check_message(game, "CardsPage", &cards);
        for text in &ann.received {
            check_message(game, "ServerMessage", &serde_json::from_str(text).unwrap());
        }
        let others = GameKind::ALL.iter().filter(|&&it| it != game);
        for &other in others {
            let wrong = std::panic::catch_unwind(|| check_message(other, "Replay", &replay));
            assert!(
                wrong.is_err(),
                "a replay of {} must not match the schema of {}",
                game.name(),
                other.name()
            );
        }
        server.stop().await;
    }
}

#[tokio::test]
async fn every_route_responds_as_documented() {
    let server = TestServer::seeded(5).await;
    let (id, mut ann) = played(&server, GameKind::BigTwo).await;
    ann.granted(json!({"type": "set-option", "field": "listed", "value": true})).await;
    let mut paths = vec![
        "/status".to_owned(),
        "/healthz".to_owned(),
        "/readyz".to_owned(),
        "/metrics".to_owned(),
        "/api".to_owned(),
        "/api/openapi.json".to_owned(),
        "/api/catalogue".to_owned(),
        "/api/rooms".to_owned(),
        format!("/api/rooms/{}", ann.room["code"].as_str().unwrap()),
        format!("/api/games/{id}"),
        format!("/api/games/{id}/replay"),
        format!("/api/games/{id}/analysis?step=1"),
    ];
    for game in GameKind::ALL {
        paths.push(format!("/api/rules/{}", game.name()));
        paths.push(format!("/api/cards/{}", game.name()));
    }
    for path in paths {
        assert_eq!(server.get(&path, "").await.status, 200, "{path}");
        server.clock.advance(1_000);
    }
    assert_eq!(server.post("/api/remove-name", &ann.bearer(), "").await.status, 200);
    // Playing the game has requested the other routes.
    let succeeded = SUCCEEDED.lock().unwrap_or_else(PoisonError::into_inner).clone();
    for (path, methods) in DOCUMENT["paths"].as_object().unwrap() {
        for method in methods.as_object().unwrap().keys().map(|it| it.to_uppercase()) {
            let route = (method, path.clone());
            assert!(succeeded.contains(&route), "no test requests {route:?}");
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn a_method_that_is_not_in_the_document_is_refused() {
    let server = TestServer::new().await;
    for (path, methods) in DOCUMENT["paths"].as_object().unwrap() {
        for method in ["GET", "POST", "PUT", "DELETE"] {
            if methods.get(method.to_lowercase()).is_none() {
                let (host, path) = (server.handle.address(), path.replace(['{', '}'], ""));
                let request = format!(
                    "{method} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
                );
                assert_eq!(server.raw(&request).await.status, 405, "{method} {path}");
                server.clock.advance(1_000);
            }
        }
    }
    server.stop().await;
}

/// Values that a program may send by mistake or on purpose, encoded for a URL.
const ODD_VALUES: &[&str] = &[
    "",
    "null",
    "0",
    "1",
    "-1",
    "3.5",
    "1e99",
    "99999999999999999999",
    "true",
    "[]",
    "%7B%7D",
    "a,b",
    "%00",
    "%FF",
    "%E7%89%8C",
    "%E2%80%AE",
    "..%2F..%2Fetc",
    "'%22%3Cb%3E",
    "big-two",
    "classic",
    "en",
];

/// Every request that can be made from the document gets a response that the document describes. The server
/// checks what it gets, so a value of a wrong type or a repeated one is refused, and nothing fails.
///
/// [`TestServer::raw`] compares each answer with the document.
#[tokio::test]
async fn requests_made_from_the_document_get_responses_of_the_document() {
    let server = TestServer::seeded(5).await;
    let (id, ann) = played(&server, GameKind::BigTwo).await;
    let mut addresses = BTreeSet::new();
    for (path, methods) in DOCUMENT["paths"].as_object().unwrap() {
        let parameters = methods["get"]["parameters"].as_array().cloned().unwrap_or_default();
        let names = |location| {
            let names = parameters.iter().filter(move |it| it["in"] == location);
            names.map(|it| it["name"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
        };
        let known = path.replace("{id}", &id).replace("{game}", "big-two");
        addresses.insert(known.clone());
        for value in ODD_VALUES.iter().copied().chain([&*"x".repeat(3_000)]) {
            // An empty part of a path is another path.
            for name in names("path").into_iter().filter(|_| !value.is_empty()) {
                addresses.insert(path.replace(&format!("{{{name}}}"), value));
            }
            for name in names("query") {
                // A parameter that stands for any setting.
                let name = if name == "settings" { "deals".to_owned() } else { name };
                addresses.insert(format!("{known}?{name}={value}"));
                addresses.insert(format!("{known}?{name}={value}&{name}={value}"));
                addresses.insert(format!("{known}?{name}"));
                addresses.insert(format!("{known}?{value}={name}"));
            }
        }
    }
    assert!(300 < addresses.len(), "{}", addresses.len());
    for address in addresses {
        let bearer = if address.starts_with("/api/history") { ann.bearer() } else { String::new() };
        for head in BTreeSet::from(["", &bearer]) {
            let status = server.get(&address, head).await.status;
            assert!(status < 500, "{address}: {status}");
            server.clock.advance(2_000);
        }
    }
    server.stop().await;
}

#[test]
fn the_examples_of_the_protocol_match_the_document() {
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
