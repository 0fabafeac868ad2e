//! One route: its method and path, its handler, and its description in the OpenAPI document.

use std::{collections::BTreeMap, sync::Arc};

use axum::{
    Router,
    handler::Handler,
    routing::{MethodRouter, get, post},
};
use schemars::{JsonSchema, Schema, SchemaGenerator};

use crate::app_state::AppState;

pub(crate) struct Route {
    pub(crate) method: &'static str,
    pub(crate) path: &'static str,
    /// Its purpose, in one line.
    pub(crate) summary: &'static str,
    pub(super) operation: Operation,
    handler: MethodRouter<Arc<AppState>>,
}

/// What the OpenAPI document says about a route.
#[derive(Debug, Default)]
pub(super) struct Operation {
    pub(super) parameters: Vec<Parameter>,
    pub(super) body: Option<DescribeSchema>,
    pub(super) needs_token: bool,
    pub(super) responses: Vec<Response>,
    /// The codes of its refusals, by status.
    pub(super) refusals: BTreeMap<u16, Vec<&'static str>>,
}

/// Returns the schema of a type.
pub(super) type DescribeSchema = fn(&mut SchemaGenerator) -> Schema;

#[derive(Debug)]
pub(super) struct Parameter {
    /// `path`, `query` or `header`.
    pub(super) location: &'static str,
    pub(super) name: &'static str,
    pub(super) need: Need,
    pub(super) description: &'static str,
    pub(super) schema: DescribeSchema,
}

/// Whether a parameter must be given.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Need {
    Required,
    Optional,
}

#[derive(Debug)]
pub(super) struct Response {
    pub(super) status: u16,
    pub(super) description: &'static str,
    pub(super) content: Content,
}

#[derive(Debug)]
pub(super) enum Content {
    Json(DescribeSchema),
    /// JSON with one schema per game.
    PerGame(PerGame),
    /// Text of this content type.
    Text(&'static str),
    /// None: the connection becomes a WebSocket.
    WebSocket,
}

/// A message that has a schema for every game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum PerGame {
    Record,
    Replay,
    Analysis,
    Cards,
}

impl Route {
    pub(crate) fn get<H, T>(path: &'static str, handler: H, summary: &'static str) -> Self
    where
        H: Handler<T, Arc<AppState>>,
        T: 'static,
    {
        Self::new("GET", path, get(handler), summary)
    }

    pub(crate) fn post<H, T>(path: &'static str, handler: H, summary: &'static str) -> Self
    where
        H: Handler<T, Arc<AppState>>,
        T: 'static,
    {
        Self::new("POST", path, post(handler), summary).refuses(403, &["origin-not-allowed"])
    }

    fn new(
        method: &'static str,
        path: &'static str,
        handler: MethodRouter<Arc<AppState>>,
        summary: &'static str,
    ) -> Self {
        let route = Self { method, path, summary, operation: Operation::default(), handler };
        // `security` limits the rate of API requests.
        if path.starts_with("/api/") { route.refuses(429, &["too-many-messages"]) } else { route }
    }

    /// Takes a parameter in the path.
    pub(crate) fn in_path<T: JsonSchema>(
        self,
        name: &'static str,
        description: &'static str,
    ) -> Self {
        self.parameter::<T>("path", name, Need::Required, description)
    }

    /// Takes a parameter in the query.
    pub(crate) fn in_query<T: JsonSchema>(
        self,
        name: &'static str,
        need: Need,
        description: &'static str,
    ) -> Self {
        self.parameter::<T>("query", name, need, description)
    }

    /// Requires a header.
    pub(crate) fn in_header<T: JsonSchema>(self, name: &'static str) -> Self {
        self.parameter::<T>("header", name, Need::Required, "A part of the handshake")
    }

    fn parameter<T: JsonSchema>(
        mut self,
        location: &'static str,
        name: &'static str,
        need: Need,
        description: &'static str,
    ) -> Self {
        let schema = SchemaGenerator::subschema_for::<T>;
        self.operation.parameters.push(Parameter { location, name, need, description, schema });
        // Paths, queries and headers can have a form that nobody can read, such as a value given twice.
        self.refuses(400, &["malformed"])
    }

    /// Requires a JSON body.
    pub(crate) fn body<T: JsonSchema>(mut self) -> Self {
        self.operation.body = Some(SchemaGenerator::subschema_for::<T>);
        self
    }

    /// Requires a token.
    pub(crate) fn token(mut self) -> Self {
        self.operation.needs_token = true;
        self.refuses(401, &["missing-token"])
    }

    /// Responds with a `T` as JSON.
    pub(crate) fn returns<T: JsonSchema>(self, status: u16, description: &'static str) -> Self {
        self.response(status, description, Content::Json(SchemaGenerator::subschema_for::<T>))
    }

    /// Responds with a message that has a schema for every game.
    pub(crate) fn returns_per_game(self, message: PerGame, description: &'static str) -> Self {
        self.response(200, description, Content::PerGame(message))
    }

    /// Responds with something other than JSON.
    pub(crate) fn returns_text(
        self,
        status: u16,
        content_type: &'static str,
        description: &'static str,
    ) -> Self {
        self.response(status, description, Content::Text(content_type))
    }

    /// Becomes a WebSocket.
    pub(crate) fn becomes_websocket(self, description: &'static str) -> Self {
        self.response(101, description, Content::WebSocket).refuses(403, &["origin-not-allowed"])
    }

    fn response(mut self, status: u16, description: &'static str, content: Content) -> Self {
        self.operation.responses.push(Response { status, description, content });
        self
    }

    /// Refuses with one of these codes.
    pub(crate) fn refuses(mut self, status: u16, codes: &[&'static str]) -> Self {
        let known = self.operation.refusals.entry(status).or_default();
        for &code in codes {
            if !known.contains(&code) {
                known.push(code);
            }
        }
        self
    }

    /// Whether it shows the operator how the server is used.
    pub(crate) fn is_for_operator(&self) -> bool {
        matches!(self.path, "/status" | "/metrics")
    }

    /// Whether it is a health check for monitoring.
    pub(crate) fn is_health_check(&self) -> bool {
        matches!(self.path, "/healthz" | "/readyz")
    }

    pub(crate) fn add_to(self, router: Router<Arc<AppState>>) -> Router<Arc<AppState>> {
        router.route(self.path, self.handler)
    }
}
