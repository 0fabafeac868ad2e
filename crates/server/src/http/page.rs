//! The pages a browser is shown until there is a client to serve.

use axum::{
    http::header,
    response::{Html, IntoResponse},
};

/// What is on offer here.
pub(crate) async fn status() -> Html<&'static str> {
    Html("<!doctype html><title>paiju</title>")
}

/// How it looks.
pub(crate) async fn style() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/css")], "")
}
