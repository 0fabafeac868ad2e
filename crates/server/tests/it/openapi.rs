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
        format!("/api/games/{id}/best-move"),
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
    "%2B1",
    "01",
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

/// A parameter of the document, with its schema and a value that fits.
struct Parameter {
    name: String,
    location: String,
    schema: Value,
    sample: String,
}

impl Parameter {
    /// The parameters of an operation. An object in a query stands for one parameter per property.
    fn all_of(operation: &Value, game: &str) -> Vec<Self> {
        let described = operation["parameters"].as_array().cloned().unwrap_or_default();
        let mut parameters = Vec::new();
        for it in described {
            let location = it["in"].as_str().unwrap().to_owned();
            let Some(properties) = it["schema"]["properties"].as_object() else {
                let (name, schema) =
                    (it["name"].as_str().unwrap().to_owned(), resolved(&it["schema"]));
                let sample = sample(&name, &schema, game);
                parameters.push(Self { name, location, schema, sample });
                continue;
            };
            assert_eq!(it["schema"]["additionalProperties"], false);
            // One setting is enough: their values are those of the command line.
            assert!(properties.contains_key("deals"));
            let (name, sample) = ("deals".to_owned(), "3".to_owned());
            parameters.push(Self { name, location, schema: properties["deals"].clone(), sample });
        }
        parameters
    }

    /// Whether the text of a value fits the schema, as the OpenAPI specification reads it.
    fn fits(&self, text: &str) -> bool {
        let value = match self.schema["type"].as_str().unwrap() {
            "integer" => serde_json::from_str(text).ok().filter(Value::is_number),
            "string" => Some(json!(text)),
            other => panic!("a parameter of type {other}"),
        };
        value.is_some_and(|value| jsonschema::draft202012::is_valid(&self.schema, &value))
    }

    /// Texts at the limits of the schema, which fit.
    fn limits(&self) -> Vec<String> {
        let choices = self.schema["enum"].as_array().into_iter().flatten();
        let choices = choices.map(|choice| choice.as_str().unwrap().to_owned());
        let ends = ["minimum", "maximum"].into_iter().filter_map(|end| self.schema[end].as_u64());
        choices.chain(ends.map(|end| end.to_string())).collect()
    }
}

/// The schema itself, if this is a reference to one.
fn resolved(schema: &Value) -> Value {
    match schema["$ref"].as_str() {
        Some(reference) => DOCUMENT.pointer(reference.strip_prefix('#').unwrap()).unwrap().clone(),
        None => schema.clone(),
    }
}

/// A text that fits the schema of a parameter.
fn sample(name: &str, schema: &Value, game: &str) -> String {
    let sample = match name {
        "id" => game.to_owned(),
        "room" => "333333".to_owned(),
        "after" => "1800000000000.some-game".to_owned(),
        "Sec-WebSocket-Key" => "dGhlIHNhbXBsZSBub25jZQ==".to_owned(),
        "game" => "big-two".to_owned(),
        "preset" => "classic".to_owned(),
        _ => match schema["enum"].as_array() {
            Some(choices) => choices[0].as_str().unwrap().to_owned(),
            None => schema["minimum"].as_u64().unwrap().to_string(),
        },
    };
    let parameter = Parameter {
        name: name.to_owned(),
        location: String::new(),
        schema: schema.clone(),
        sample: String::new(),
    };
    assert!(parameter.fits(&sample), "{name}: {sample}");
    sample
}

/// The bytes that a part of a URL stands for; `None` if they are no text.
fn decoded(part: &str) -> Option<String> {
    let mut bytes = Vec::new();
    let mut rest = part.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'%' => {
                let hex = [rest.next().unwrap(), rest.next().unwrap()];
                u8::from_str_radix(std::str::from_utf8(&hex).unwrap(), 16).unwrap()
            }
            byte => byte,
        });
    }
    String::from_utf8(bytes).ok()
}

/// A request without a body, made from an operation of the document.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct MadeRequest {
    method: String,
    path: String,
    /// Header lines.
    head: String,
    /// Whether the document allows it; `None` if it does not say, as about a parameter that is given twice.
    is_valid: Option<bool>,
}

/// Every request that differs from a valid one in one parameter.
fn made_requests(path: &str, method: &str, operation: &Value, game: &str) -> Vec<MadeRequest> {
    let parameters = Parameter::all_of(operation, game);
    // The parameter at `changed` has this text, or is given twice, or is missing.
    let request = |changed: usize, texts: &[&str], is_valid| {
        let (mut path, mut query, mut head) = (path.to_owned(), Vec::new(), String::new());
        for (number, Parameter { name, location, sample, .. }) in parameters.iter().enumerate() {
            let texts = if number == changed { texts } else { &[sample.as_str()] };
            for text in texts {
                match location.as_str() {
                    "path" => path = path.replace(&format!("{{{name}}}"), text),
                    "query" => query.push(format!("{name}={text}")),
                    "header" => head.extend([name.as_str(), ": ", text, "\r\n"]),
                    other => panic!("a parameter in {other}"),
                }
            }
        }
        if !query.is_empty() {
            path = format!("{path}?{}", query.join("&"));
        }
        let method = method.to_uppercase();
        MadeRequest { method, path, head, is_valid }
    };
    let mut requests = vec![request(usize::MAX, &[], Some(true))];
    for (number, parameter) in parameters.iter().enumerate() {
        let long = "x".repeat(3_000);
        let odd = ODD_VALUES.iter().copied().chain([&*long]);
        let limits = parameter.limits();
        for text in odd.chain(limits.iter().map(String::as_str)) {
            let is_path = parameter.location == "path";
            if (is_path && text.is_empty())
                || (parameter.location == "header" && text.contains('%'))
            {
                continue; // An empty part of a path is another path, and headers are not encoded.
            }
            let fits = decoded(text).is_some_and(|text| parameter.fits(&text));
            requests.push(request(number, &[text], Some(fits)));
            if parameter.location == "query" {
                requests.push(request(number, &[text, text], None));
            }
        }
        if parameter.location != "path" {
            let described = operation["parameters"].as_array().unwrap();
            let is_required = described
                .iter()
                .any(|it| it["name"] == parameter.name.as_str() && it["required"] == true);
            requests.push(request(number, &[], Some(!is_required)));
        }
    }
    requests
}

/// Every request that can be made from the document gets a response that the document describes: the server
/// accepts the values that fit and refuses all others, and nothing fails.
///
/// What fits can still be refused for its meaning: no such game or step (404), a preset of another game (422), or
/// too many requests (429). [`TestServer::raw`] compares each answer with the document.
#[tokio::test]
async fn requests_made_from_the_document_get_responses_of_the_document() {
    let server = TestServer::seeded(5).await;
    let (id, ann) = played(&server, GameKind::BigTwo).await;
    let mut requests = BTreeSet::new();
    for (path, methods) in DOCUMENT["paths"].as_object().unwrap() {
        for (method, operation) in methods.as_object().unwrap() {
            if operation["requestBody"].is_null() {
                requests.extend(made_requests(path, method, operation, &id));
            }
        }
    }
    assert!(300 < requests.len(), "{}", requests.len());
    let mut n_accepted = 0;
    for MadeRequest { method, path, head, is_valid } in requests {
        if path == "/api/socket" && is_valid == Some(true) {
            continue; // The connection stays open. Every client of these tests makes this request.
        }
        let needs_token = !DOCUMENT["paths"][path_of(&path).unwrap_or(&path)]
            [method.to_lowercase()]["security"]
            .is_null();
        let bearer = ann.bearer();
        for bearer in BTreeSet::from(["", &bearer]) {
            let host = server.handle.address();
            let request = format!(
                "{method} {path} HTTP/1.1\r\nHost: {host}\r\n{head}{bearer}Connection: close\r\n\r\n"
            );
            let status = server.raw(&request).await.status;
            server.clock.advance(2_000);
            let address = format!("{method} {path} {head}");
            assert!(status < 500, "{address}: {status}");
            let is_known = !needs_token || !bearer.is_empty();
            match is_valid {
                _ if !is_known => assert_eq!(status, 401, "{address}"),
                Some(true) => {
                    assert!([200, 404, 422, 429].contains(&status), "{address}: {status}");
                    n_accepted += usize::from(status == 200);
                }
                Some(false) => assert!(400 <= status, "{address}: {status}"),
                None => {}
            }
        }
    }
    assert!(60 < n_accepted, "{n_accepted}");
    server.stop().await;
}

/// Bodies that differ from a valid one in one field, or are no object at all.
#[tokio::test]
async fn bodies_made_from_the_document_get_responses_of_the_document() {
    let server = TestServer::new().await;
    let token = server.token().await;
    let head = format!("Authorization: Bearer {token}\r\n");
    let content = &DOCUMENT["paths"]["/api/rooms"]["post"]["requestBody"]["content"];
    let root = json!({
        "allOf": [content["application/json"]["schema"]],
        "components": DOCUMENT["components"],
    });
    let schema = jsonschema::draft202012::new(&root).unwrap();
    let valid = json!({"game": "big-two", "name": "Ann", "role": "player"});
    assert!(schema.is_valid(&valid));
    let odd = [
        json!(null),
        json!(0),
        json!(-1.5),
        json!(true),
        json!(""),
        json!(" "),
        json!("player"),
        json!("spectator"),
        json!("big-two"),
        json!("牌\u{202E}"),
        json!("x".repeat(300)),
        json!([]),
        json!({}),
    ];
    let mut bodies: Vec<Value> = odd.to_vec();
    for field in ["game", "name", "role", "surplus"] {
        for value in &odd {
            let mut body = valid.clone();
            body[field] = value.clone();
            bodies.push(body);
        }
        let mut body = valid.clone();
        body.as_object_mut().unwrap().remove(field);
        bodies.push(body);
    }
    for body in bodies {
        let status = server.post("/api/rooms", &head, &body.to_string()).await.status;
        server.clock.advance(2_000);
        if schema.is_valid(&body) {
            assert!([201, 404, 422].contains(&status), "{body}: {status}");
        } else {
            assert!((400..500).contains(&status), "{body}: {status}");
        }
    }
    for body in ["", "{", "\u{0}", "{\"game\":"] {
        assert_eq!(server.post("/api/rooms", &head, body).await.status, 400, "{body}");
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
