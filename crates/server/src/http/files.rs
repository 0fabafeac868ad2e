//! Files that are built into the program: the one place that knows what is served as it is.
//!
//! A client that is built into `web/dist` will be one more list here.

use axum::{
    extract::Request,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};

/// A file, as a browser asks for it.
struct File {
    path: &'static str,
    kind: &'static str,
    text: &'static str,
}

const FILES: &[File] = &[
    File { path: "/style.css", kind: "text/css; charset=utf-8", text: include_str!("style.css") },
    File { path: "/robots.txt", kind: "text/plain", text: "User-agent: *\nDisallow: /\n" },
];

/// The file that is asked for, if there is one.
pub(crate) async fn serve(request: Request) -> Response {
    let path = request.uri().path();
    let Some(File { kind, text, .. }) = FILES.iter().find(|file| file.path == path) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let headers = [(header::CONTENT_TYPE, *kind), (header::CACHE_CONTROL, "max-age=3600")];
    (headers, *text).into_response()
}
