//! The `OpenAPI` 3.1 document of everything that is answered over plain HTTP.
//!
//! It is generated from the Rust types and the list of [routes](super::routes), and checked in, so
//! that neither a build nor a start of the server pays for it. Do not edit `openapi.json`. The tests
//! say when it is stale, and hold it to real answers.

#[cfg(test)]
pub(super) mod document;

use std::collections::BTreeMap;

use axum::{http::header, response::IntoResponse};

/// The document.
const DOCUMENT: &str = include_str!("openapi.json");

/// Settings of a game in a query, by their ids.
pub(super) type AnySetting = BTreeMap<String, String>;

/// Answers with the document.
pub(crate) async fn document() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], DOCUMENT)
}
