//! The OpenAPI 3.1 document of the HTTP interface.
//!
//! It is generated from the Rust types and the list of [routes](super::routes) when a client asks for
//! it for the first time. The tests compare it with real responses.

#[cfg(test)]
mod tests;

use std::{collections::BTreeMap, sync::LazyLock};

use axum::{http::header, response::IntoResponse};
use games::{CardGame, GameKind, match_game};
use protocol::{
    Analysis, CardsPage, ClientMessage, GameRecord, History, Refusal, Replay, RoomList, RoomView,
    ServerMessage, ServerRefusal,
};
use schemars::{JsonSchema, SchemaGenerator, generate::SchemaSettings};
use serde_json::{Map, Value, json};
use tabletop::Rules;

use super::{
    route::{Content, Need, Operation, Parameter, PerGame, Response},
    routes::routes,
};

static DOCUMENT: LazyLock<String> = LazyLock::new(|| document().to_string());

/// The document as JSON.
pub fn openapi() -> &'static str {
    &DOCUMENT
}

/// `GET /api/openapi.json`.
pub(super) async fn serve() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], openapi())
}

/// Path of the schemas in the document.
const SCHEMAS: &str = "#/components/schemas/";

/// A generator of schemas of serialized values, not of everything that the server would accept.
fn generator() -> SchemaGenerator {
    let settings = SchemaSettings::draft2020_12().for_serialize().with(|settings| {
        "/components/schemas".clone_into(settings.definitions_path.to_mut());
        settings.meta_schema = None;
    });
    settings.into_generator()
}

/// The schemas of one game's messages, and of the types in them.
struct GameSchemas {
    game: GameKind,
    schemas: Map<String, Value>,
}

fn game_schemas<R>(game: GameKind) -> GameSchemas
where
    R: Rules<
            Config: JsonSchema,
            Deal: JsonSchema,
            Action: JsonSchema,
            Event: JsonSchema,
            Seen: JsonSchema,
            View: JsonSchema,
            Aids: JsonSchema,
            Rejection: JsonSchema,
        > + CardGame<Catalogue: JsonSchema>,
{
    let mut generator = generator();
    // Types that do not depend on the game come first: if two types have the same name, the second
    // gets a number.
    generator.subschema_for::<RoomList>();
    generator.subschema_for::<RoomView>();
    generator.subschema_for::<History>();
    generator.subschema_for::<GameRecord<R>>();
    generator.subschema_for::<Replay<R::Seen, R::View, R::Aids>>();
    generator.subschema_for::<Analysis<R::Action>>();
    generator.subschema_for::<CardsPage<R::Catalogue>>();
    generator.subschema_for::<ClientMessage<R::Action>>();
    generator.subschema_for::<ServerMessage<R::Action, R::Seen, R::View, R::Aids, Refusal<R::Rejection>>>();
    let mut schemas = generator.take_definitions(true);
    // The field `game` of these messages is constant.
    for message in ["GameRecord", "Replay", "CardsPage"] {
        schemas[message]["properties"]["game"] = json!({ "const": R::NAME });
    }
    GameSchemas { game, schemas }
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

/// Renames the references in `schema`.
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

/// Merges the schemas of all games with those that do not depend on the game.
///
/// A type that is the same in all games that have it keeps its name. Otherwise the name of the game
/// comes first: `BigTwoView`, `ForestView`.
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
    // A schema that refers to one that differs by game differs too.
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
            // Without its number, if no other type of this game has the name.
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

/// A message of any game.
fn any_game(message: &str) -> Value {
    let reference =
        |game: &GameKind| json!({ "$ref": format!("{SCHEMAS}{}{message}", pascal(game.name())) });
    json!({ "anyOf": GameKind::ALL.iter().map(reference).collect::<Vec<_>>() })
}

fn json_content(schema: &Value) -> Value {
    json!({ "application/json": { "schema": schema } })
}

/// The OpenAPI object of a route.
fn operation_object(
    operation: &Operation,
    summary: &str,
    generator: &mut SchemaGenerator,
) -> Value {
    let mut object = json!({ "summary": summary });
    if operation.needs_token {
        object["security"] = json!([{ "token": [] }]);
    }
    if !operation.parameters.is_empty() {
        let parameter = |parameter: &Parameter| {
            let Parameter { location, name, need, description, schema } = parameter;
            json!({
                "name": name,
                "in": location,
                "required": *need == Need::Required,
                "description": description,
                "schema": schema(generator),
            })
        };
        object["parameters"] = operation.parameters.iter().map(parameter).collect();
    }
    if let Some(schema) = operation.body {
        let content = json_content(&schema(generator).into());
        object["requestBody"] = json!({ "required": true, "content": content });
    }
    let mut responses = Map::new();
    for Response { status, description, content } in &operation.responses {
        let mut response = json!({ "description": description });
        match content {
            Content::Json(schema) => response["content"] = json_content(&schema(generator).into()),
            Content::PerGame(message) => {
                response["content"] = json_content(&any_game(message.name()));
            }
            Content::Text(content_type) => {
                response["content"] = json!({ *content_type: { "schema": { "type": "string" } } });
            }
            Content::WebSocket => {
                // OpenAPI cannot describe the messages of a WebSocket.
                object["x-client-messages"] = any_game("ClientMessage");
                object["x-server-messages"] = any_game("ServerMessage");
            }
        }
        responses.insert(status.to_string(), response);
    }
    let refusal = Value::from(generator.subschema_for::<Refusal<ServerRefusal>>());
    for (status, codes) in &operation.refusals {
        let coded = json!({ "properties": { "code": { "enum": codes } } });
        let schema = json!({ "allOf": [refusal, coded] });
        let description = format!("Refused: {}", codes.join(", "));
        let response = json!({ "description": description, "content": json_content(&schema) });
        responses.insert(status.to_string(), response);
    }
    object["responses"] = responses.into();
    object
}

fn document() -> Value {
    let mut generator = generator();
    let mut paths: BTreeMap<&str, Map<String, Value>> = BTreeMap::new();
    for route in routes() {
        let object = operation_object(&route.operation, route.summary, &mut generator);
        paths.entry(route.path).or_default().insert(route.method.to_lowercase(), object);
    }
    let schemas_of = |&game: &GameKind| match_game!(game, Game => game_schemas::<Game>(game));
    let games = GameKind::ALL.iter().map(schemas_of).collect();
    let schemas = merge(&generator.take_definitions(true), games);
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "paiju",
            "version": protocol::VERSION.to_string(),
            "description": "Lobby, catalogue, rules and past games. Rooms use a WebSocket; \
                            docs/protocol.md describes its messages.",
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
