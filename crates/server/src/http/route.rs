//! One route: where it is, what answers there, and how the `OpenAPI` document describes it.
//!
//! Only the tests write the document, so a server keeps nothing but the path, the handler and the
//! summary.
#![cfg_attr(
    not(test),
    expect(unused_mut, unused_variables, reason = "only the tests keep the description")
)]

use std::sync::Arc;

use axum::{
    Router,
    handler::Handler,
    routing::{MethodRouter, get, post},
};

#[cfg(test)]
use super::openapi::document::Operation;
use crate::house::House;

/// A method and a path, what answers there, and what it is for.
pub(crate) struct Route {
    pub(crate) method: &'static str,
    pub(crate) path: &'static str,
    /// What it is for, in one line.
    pub(crate) summary: &'static str,
    handler: MethodRouter<Arc<House>>,
    #[cfg(test)]
    pub(super) operation: Operation,
}

/// A type with a JSON Schema. Outside of tests nobody asks for the schema.
#[cfg(not(test))]
pub(crate) trait Described {}
#[cfg(not(test))]
impl<T> Described for T {}
#[cfg(test)]
pub(crate) use schemars::JsonSchema as Described;

/// Messages that differ from game to game: each has a schema for every game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum PerGame {
    Record,
    Replay,
    Analysis,
    Cards,
}

/// Whether a value must be given.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Need {
    Required,
    Optional,
}

impl Route {
    pub(crate) fn get<H, T>(path: &'static str, handler: H, summary: &'static str) -> Self
    where
        H: Handler<T, Arc<House>>,
        T: 'static,
    {
        Self::new("GET", path, get(handler), summary)
    }

    pub(crate) fn post<H, T>(path: &'static str, handler: H, summary: &'static str) -> Self
    where
        H: Handler<T, Arc<House>>,
        T: 'static,
    {
        Self::new("POST", path, post(handler), summary).refuses(403, &["foreign-origin"])
    }

    fn new(
        method: &'static str,
        path: &'static str,
        handler: MethodRouter<Arc<House>>,
        summary: &'static str,
    ) -> Self {
        let route = Self {
            method,
            path,
            summary,
            handler,
            #[cfg(test)]
            operation: Operation::default(),
        };
        // See `security`: requests for data are limited.
        if path.starts_with("/api/") { route.refuses(429, &["too-many-messages"]) } else { route }
    }

    /// A value in the path.
    pub(crate) fn in_path<T: Described>(mut self, name: &'static str, about: &'static str) -> Self {
        #[cfg(test)]
        self.operation.parameter::<T>("path", name, Need::Required, about);
        self
    }

    /// A value in the query.
    pub(crate) fn in_query<T: Described>(
        mut self,
        name: &'static str,
        need: Need,
        about: &'static str,
    ) -> Self {
        #[cfg(test)]
        self.operation.parameter::<T>("query", name, need, about);
        self
    }

    /// The body that a request must have.
    pub(crate) fn body<T: Described>(mut self) -> Self {
        #[cfg(test)]
        self.operation.body::<T>();
        self
    }

    /// Needs a token.
    pub(crate) fn token(mut self) -> Self {
        #[cfg(test)]
        self.operation.token();
        self.refuses(401, &["no-token"])
    }

    /// Answers with a `T`.
    pub(crate) fn answers<T: Described>(mut self, status: u16, about: &'static str) -> Self {
        #[cfg(test)]
        self.operation.answer::<T>(status, about);
        self
    }

    /// Answers with a message that differs from game to game.
    pub(crate) fn answers_per_game(mut self, message: PerGame, about: &'static str) -> Self {
        #[cfg(test)]
        self.operation.answer_per_game(message, about);
        self
    }

    /// Answers with something else than JSON.
    pub(crate) fn answers_text(
        mut self,
        status: u16,
        content_type: &'static str,
        about: &'static str,
    ) -> Self {
        #[cfg(test)]
        self.operation.answer_text(status, content_type, about);
        self
    }

    /// Becomes a WebSocket.
    pub(crate) fn becomes_websocket(mut self, about: &'static str) -> Self {
        #[cfg(test)]
        self.operation.become_websocket(about);
        self.refuses(403, &["foreign-origin"])
    }

    /// Refuses with one of these codes.
    pub(crate) fn refuses(mut self, status: u16, codes: &[&'static str]) -> Self {
        #[cfg(test)]
        self.operation.refuse(status, codes);
        self
    }

    /// Adds the route to those of `router`.
    pub(crate) fn add_to(self, router: Router<Arc<House>>) -> Router<Arc<House>> {
        router.route(self.path, self.handler)
    }
}
