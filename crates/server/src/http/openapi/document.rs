//! Writes the document.

use std::{collections::BTreeMap, env, fs, path::PathBuf};

use games::{CardGame, ForSchemaGame, GameKind};
use protocol::{
    Analysis, CardsPage, ClientMessage, GameRecord, History, Refusal, Replay, RoomList,
    RoomRefusal, RoomView, ServerMessage, ServerRefusal,
};
use schemars::{JsonSchema, Schema, SchemaGenerator, generate::SchemaSettings};
use serde_json::{Map, Value, json};
use tabletop::{BadSetting, Refusal as _, Rules};

use super::DOCUMENT;
use crate::http::{
    route::{Need, PerGame},
    routes::routes,
};

/// Set to write the document instead of comparing it.
const UPDATE: &str = "PAIJU_UPDATE_OPENAPI";

/// Where schemas are in the document.
const SCHEMAS: &str = "#/components/schemas/";

/// Asks for the schema of a type.
type Describe = fn(&mut SchemaGenerator) -> Schema;

/// How the document describes a route.
#[derive(Debug, Default)]
pub(crate) struct Operation {
    parameters: Vec<Parameter>,
    body: Option<Describe>,
    needs_token: bool,
    answers: Vec<Answer>,
    /// The codes of its refusals, by status.
    refusals: BTreeMap<u16, Vec<&'static str>>,
}

#[derive(Debug)]
struct Parameter {
    place: &'static str,
    name: &'static str,
    need: Need,
    about: &'static str,
    schema: Describe,
}

#[derive(Debug)]
struct Answer {
    status: u16,
    about: &'static str,
    content: Content,
}

#[derive(Debug)]
enum Content {
    Json(Describe),
    PerGame(PerGame),
    Text(&'static str),
    WebSocket,
}

impl Operation {
    pub(crate) fn parameter<T: JsonSchema>(
        &mut self,
        place: &'static str,
        name: &'static str,
        need: Need,
        about: &'static str,
    ) {
        self.parameters.push(Parameter { place, name, need, about, schema: describe::<T> });
    }

    pub(crate) fn body<T: JsonSchema>(&mut self) {
        self.body = Some(describe::<T>);
    }

    pub(crate) fn token(&mut self) {
        self.needs_token = true;
    }

    pub(crate) fn answer<T: JsonSchema>(&mut self, status: u16, about: &'static str) {
        self.answers.push(Answer { status, about, content: Content::Json(describe::<T>) });
    }

    pub(crate) fn answer_per_game(&mut self, message: PerGame, about: &'static str) {
        self.answers.push(Answer { status: 200, about, content: Content::PerGame(message) });
    }

    pub(crate) fn answer_text(&mut self, status: u16, kind: &'static str, about: &'static str) {
        self.answers.push(Answer { status, about, content: Content::Text(kind) });
    }

    pub(crate) fn become_websocket(&mut self, about: &'static str) {
        self.answers.push(Answer { status: 101, about, content: Content::WebSocket });
    }

    pub(crate) fn refuse(&mut self, status: u16, codes: &[&'static str]) {
        self.refusals.entry(status).or_default().extend(codes);
    }
}

fn describe<T: JsonSchema>(generator: &mut SchemaGenerator) -> Schema {
    generator.subschema_for::<T>()
}

/// What is written is described, not what could be read: `null` is written out, say.
fn generator() -> SchemaGenerator {
    let settings = SchemaSettings::draft2020_12().for_serialize().with(|settings| {
        "/components/schemas".clone_into(settings.definitions_path.to_mut());
        settings.meta_schema = None;
    });
    settings.into_generator()
}

/// Every message that differs from game to game, of one game.
struct MessagesOf(GameKind);

/// The schemas of one game under their own names, and those of its messages.
struct GameSchemas {
    game: GameKind,
    schemas: Map<String, Value>,
}

impl ForSchemaGame for MessagesOf {
    type Output = GameSchemas;

    fn run<R>(self) -> GameSchemas
    where
        R: Rules<
                Config: JsonSchema,
                Deal: JsonSchema,
                Action: JsonSchema,
                Event: JsonSchema,
                Seen: JsonSchema,
                View: JsonSchema,
                Rejection: JsonSchema,
            > + CardGame<Catalogue: JsonSchema>,
    {
        let mut generator = generator();
        // First what knows no game: of two types with one name, the second gets a number.
        describe::<RoomList>(&mut generator);
        describe::<RoomView>(&mut generator);
        describe::<History>(&mut generator);
        describe::<GameRecord<R>>(&mut generator);
        describe::<Replay<R::Seen, R::View>>(&mut generator);
        describe::<Analysis<R::Action>>(&mut generator);
        describe::<CardsPage<R::Catalogue>>(&mut generator);
        describe::<ClientMessage<R::Action>>(&mut generator);
        describe::<ServerMessage<R::Action, R::Seen, R::View, Refusal<R::Rejection>>>(
            &mut generator,
        );
        let mut schemas = generator.take_definitions(true);
        // These say which game they are of.
        for message in ["GameRecord", "Replay", "CardsPage"] {
            schemas[message]["properties"]["game"] = json!({ "const": self.0.name() });
        }
        GameSchemas { game: self.0, schemas }
    }
}

impl PerGame {
    const fn name(self) -> &'static str {
        match self {
            Self::Record => "GameRecord",
            Self::Replay => "Replay",
            Self::Analysis => "Analysis",
            Self::Cards => "CardsPage",
        }
    }
}

/// The names that `schema` refers to.
fn references(schema: &Value) -> Vec<String> {
    match schema {
        Value::Object(fields) => {
            let reference = fields.get("$ref").and_then(Value::as_str);
            let named = reference.and_then(|it| it.strip_prefix(SCHEMAS)).map(str::to_owned);
            named.into_iter().chain(fields.values().flat_map(references)).collect()
        }
        Value::Array(items) => items.iter().flat_map(references).collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => Vec::new(),
    }
}

/// Has `schema` refer to other names.
fn rename(schema: &mut Value, name: &impl Fn(&str) -> String) {
    match schema {
        Value::Object(fields) => {
            for (key, value) in fields {
                if key == "$ref"
                    && let Some(old) = value.as_str().and_then(|it| it.strip_prefix(SCHEMAS))
                {
                    *value = format!("{SCHEMAS}{}", name(old)).into();
                } else {
                    rename(value, name);
                }
            }
        }
        Value::Array(items) => items.iter_mut().for_each(|item| rename(item, name)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// `big-two` as `BigTwo`.
fn pascal(name: &str) -> String {
    let word = |word: &str| {
        let (first, rest) = word.split_at(1);
        first.to_uppercase() + rest
    };
    name.split('-').map(word).collect()
}

/// Puts the schemas of all games together with those that know no game.
///
/// A type that is the same in several games keeps its name. What differs has the name of its game
/// before its own: `BigTwoView`, `ForestView`.
fn merge(common: &Map<String, Value>, games: Vec<GameSchemas>) -> Map<String, Value> {
    let mut all: Vec<&Map<String, Value>> = games.iter().map(|game| &game.schemas).collect();
    all.push(common);
    let is_alike = |name: &String| {
        let mut found = all.iter().filter_map(|schemas| schemas.get(name));
        let first = found.next();
        let mut others = found.peekable();
        common.contains_key(name) && first.is_some() && others.peek().is_none()
            || others.peek().is_some() && others.all(|it| Some(it) == first)
    };
    let mut shared: Vec<String> = all
        .iter()
        .flat_map(|schemas| schemas.keys())
        .filter(|name| is_alike(name))
        .cloned()
        .collect();
    shared.sort_unstable();
    shared.dedup();
    // What refers to something that differs, differs.
    loop {
        let holds = |name: &String| {
            let schema = all.iter().find_map(|schemas| schemas.get(name));
            schema.is_some_and(|schema| references(schema).iter().all(|it| shared.contains(it)))
        };
        let kept: Vec<String> = shared.iter().filter(|name| holds(name)).cloned().collect();
        if kept.len() == shared.len() {
            break;
        }
        shared = kept;
    }
    let mut merged = common.clone();
    for GameSchemas { game, schemas } in games {
        let names: Vec<String> = schemas.keys().cloned().collect();
        let is_shared = |name: &str| shared.iter().any(|it| it == name);
        let name = |name: &str| {
            if is_shared(name) {
                return name.to_owned();
            }
            // The number behind a name is not needed where the other type is not of this game.
            let plain = name.trim_end_matches(|sign: char| sign.is_ascii_digit());
            let is_free = is_shared(plain) || !names.iter().any(|it| it == plain);
            pascal(game.name()) + if is_free { plain } else { name }
        };
        for (old, mut schema) in schemas {
            rename(&mut schema, &name);
            merged.insert(name(&old), schema);
        }
    }
    merged
}

/// One of the schemas of a message, by game.
fn any_game(message: &str) -> Value {
    let reference =
        |game: &GameKind| json!({ "$ref": format!("{SCHEMAS}{}{message}", pascal(game.name())) });
    json!({ "anyOf": GameKind::ALL.iter().map(reference).collect::<Vec<_>>() })
}

fn json_content(schema: &Value) -> Value {
    json!({ "application/json": { "schema": schema } })
}

/// A route as the document says it.
fn written(operation: &Operation, summary: &str, generator: &mut SchemaGenerator) -> Value {
    let mut written = json!({ "summary": summary });
    if operation.needs_token {
        written["security"] = json!([{ "token": [] }]);
    }
    let parameter = |it: &Parameter, generator: &mut SchemaGenerator| {
        json!({
            "name": it.name,
            "in": it.place,
            "required": it.need == Need::Required,
            "description": it.about,
            "schema": (it.schema)(generator),
        })
    };
    if !operation.parameters.is_empty() {
        let parameters = operation.parameters.iter().map(|it| parameter(it, generator));
        written["parameters"] = parameters.collect();
    }
    if let Some(body) = operation.body {
        let content = json_content(&body(generator).into());
        written["requestBody"] = json!({ "required": true, "content": content });
    }
    let mut responses = Map::new();
    for Answer { status, about, content } in &operation.answers {
        let mut response = json!({ "description": about });
        match content {
            Content::Json(schema) => response["content"] = json_content(&schema(generator).into()),
            Content::PerGame(message) => {
                response["content"] = json_content(&any_game(message.name()));
            }
            Content::Text(kind) => {
                response["content"] = json!({ *kind: { "schema": { "type": "string" } } });
            }
            Content::WebSocket => {
                // OpenAPI has no word for the messages of a WebSocket.
                written["x-client-messages"] = any_game("ClientMessage");
                written["x-server-messages"] = any_game("ServerMessage");
            }
        }
        responses.insert(status.to_string(), response);
    }
    let refusal: Value = describe::<Refusal<ServerRefusal>>(generator).into();
    for (status, codes) in &operation.refusals {
        let coded = json!({ "properties": { "code": { "enum": codes } } });
        let schema = json!({ "allOf": [refusal, coded] });
        let about = format!("Refused: {}", codes.join(", "));
        let response = json!({ "description": about, "content": json_content(&schema) });
        responses.insert(status.to_string(), response);
    }
    written["responses"] = responses.into();
    written
}

/// The whole document.
fn document() -> Value {
    let mut generator = generator();
    let mut paths: BTreeMap<&str, Map<String, Value>> = BTreeMap::new();
    for route in routes() {
        let written = written(&route.operation, route.summary, &mut generator);
        paths.entry(route.path).or_default().insert(route.method.to_lowercase(), written);
    }
    let games = GameKind::ALL.iter().map(|&game| game.run_schema(MessagesOf(game))).collect();
    let schemas = merge(&generator.take_definitions(true), games);
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "paiju",
            "version": protocol::VERSION.to_string(),
            "description": "Lobby, catalogue, rules and past games. A table itself is a WebSocket; \
                            its messages are described in docs/protocol.md.",
            "license": { "name": "MIT OR Apache-2.0" },
        },
        "paths": paths,
        "components": {
            "securitySchemes": {
                "token": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "The token of POST /api/token",
                },
            },
            "schemas": schemas,
        },
    })
}

fn parsed() -> Value {
    serde_json::from_str(DOCUMENT).unwrap()
}

#[test]
fn the_document_is_fresh() {
    let text = serde_json::to_string_pretty(&document()).unwrap() + "\n";
    if env::var_os(UPDATE).is_some() {
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("src/http/openapi.json");
        fs::write(path, &text).unwrap();
    } else {
        let advice = format!("run: {UPDATE}=1 cargo test -p server openapi");
        assert!(DOCUMENT == text, "openapi.json is stale; {advice}");
    }
}

/// Every route of the router is in the document, and nothing else is.
#[test]
fn the_document_has_every_route_and_no_other() {
    let document = parsed();
    let paths = document["paths"].as_object().unwrap();
    let mut written: Vec<(String, String)> = Vec::new();
    for (path, methods) in paths {
        let methods = methods.as_object().unwrap().keys();
        written.extend(methods.map(|method| (path.clone(), method.to_uppercase())));
    }
    let mut served: Vec<_> =
        routes().iter().map(|it| (it.path.to_owned(), it.method.to_owned())).collect();
    served.sort_unstable();
    written.sort_unstable();
    assert_eq!(written, served);
}

#[test]
fn every_value_in_a_path_is_described() {
    for route in routes() {
        let in_path = route.operation.parameters.iter().filter(|it| it.place == "path");
        let described: Vec<_> = in_path.map(|it| format!("{{{}}}", it.name)).collect();
        let named: Vec<_> = route.path.split('/').filter(|part| part.starts_with('{')).collect();
        assert_eq!(described, named, "{}", route.path);
        assert!(!route.operation.answers.is_empty(), "{}", route.path);
    }
}

/// RM-21: the codes in the document are those there are, each with one status.
#[test]
fn every_code_is_one_there_is() {
    let codes = [ServerRefusal::CODES, RoomRefusal::CODES, BadSetting::CODES].concat();
    let mut status_of = BTreeMap::new();
    for route in routes() {
        for (status, named) in &route.operation.refusals {
            for code in named {
                assert!(codes.contains(code), "{}: {code}", route.path);
                assert_eq!(status_of.entry(*code).or_insert(*status), status, "{code}");
            }
        }
    }
}

#[test]
fn every_reference_leads_somewhere() {
    let document = parsed();
    let names = references(&document);
    assert!(100 < names.len(), "{}", names.len());
    for name in names {
        assert!(document["components"]["schemas"].get(&name).is_some(), "{name}");
    }
}

/// Every schema is one that a route or another schema uses.
#[test]
fn every_schema_is_used() {
    let document = parsed();
    let names = references(&document);
    for name in document["components"]["schemas"].as_object().unwrap().keys() {
        assert!(names.contains(name), "{name}");
    }
}

/// Messages that differ from game to game have a schema for every game, and what all games share
/// has one. A game may have a type of its own beside a shared one with the same name.
#[test]
fn a_message_has_a_schema_for_every_game() {
    let document = parsed();
    let schemas = document["components"]["schemas"].as_object().unwrap();
    for game in GameKind::ALL {
        for message in [
            "GameRecord",
            "Replay",
            "Analysis",
            "CardsPage",
            "ClientMessage",
            "ServerMessage",
            "View",
        ] {
            let name = pascal(game.name()) + message;
            assert!(schemas.contains_key(&name), "{name}");
        }
        for shared in ["Seat", "Outcome", "Level", "Name", "Message", "Millis"] {
            assert!(schemas.contains_key(shared), "{shared}");
            assert!(!schemas.contains_key(&(pascal(game.name()) + shared)), "{shared}");
        }
        for (name, shared) in schemas {
            let own = schemas.get(&(pascal(game.name()) + name));
            assert_ne!(own, Some(shared), "{} has a copy of {name}", game.name());
        }
    }
    // The player that a history remembers, and the player at a table.
    assert!(schemas["Player"]["oneOf"].is_array(), "{}", schemas["Player"]);
    assert!(schemas["SeaSaltPlayer"]["properties"]["hand"].is_object());
}
