//! Compresses JSON responses, such as the catalogue that every visitor loads.
//!
//! Responses without a known length, such as replays, are sent in parts as they are computed. Files of
//! the client are compressed when it is built.

use std::io::Write as _;

use axum::{
    body::{Body, HttpBody as _, to_bytes},
    extract::Request,
    http::{HeaderMap, HeaderValue, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use flate2::{Compression, write::GzEncoder};

/// The smallest body to compress, in bytes: a shorter one fits into one packet anyway.
const MIN_LENGTH: u64 = 1400;

/// The largest body to compress, in bytes, so that one request does not keep a thread busy.
const MAX_LENGTH: u64 = 1 << 20;

/// Compresses the response if it is JSON and the client accepts it.
pub(crate) async fn compress(request: Request, next: Next) -> Response {
    let is_accepted = accepts(request.headers(), "gzip");
    let response = next.run(request).await;
    let length = response.body().size_hint().exact().unwrap_or_default();
    let is_json = response.headers().get(header::CONTENT_TYPE).is_some_and(|it| it == JSON);
    if !is_json || !(MIN_LENGTH..=MAX_LENGTH).contains(&length) {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    parts.headers.append(header::VARY, HeaderValue::from_static("accept-encoding"));
    if !is_accepted {
        return Response::from_parts(parts, body);
    }
    let Ok(plain) = to_bytes(body, MAX_LENGTH as usize).await else {
        return StatusCode::INTERNAL_SERVER_ERROR.into_response();
    };
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    let Ok(compressed) = encoder.write_all(&plain).and_then(|()| encoder.finish()) else {
        return Response::from_parts(parts, Body::from(plain));
    };
    parts.headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    parts.headers.insert(header::CONTENT_LENGTH, compressed.len().into());
    Response::from_parts(parts, Body::from(compressed))
}

const JSON: &str = "application/json";

/// Whether the client accepts an encoding.
pub(crate) fn accepts(request: &HeaderMap, wanted: &str) -> bool {
    let encodings = request.get_all(header::ACCEPT_ENCODING).iter();
    let mut encodings =
        encodings.filter_map(|it| it.to_str().ok()).flat_map(|them| them.split(','));
    encodings.any(|encoding| {
        let mut parts = encoding.split(';').map(str::trim);
        let is_refused = |part: &str| {
            part.strip_prefix("q=").is_some_and(|quality| quality.parse() == Ok(0.0_f32))
        };
        parts.next() == Some(wanted) && !parts.any(is_refused)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_encoding_is_used_only_if_the_client_accepts_it() {
        for (accepted, expected) in [
            ("gzip, deflate, br, zstd", true),
            ("br;q=0.5", true),
            ("gzip, br;q=0", false),
            ("gzip", false),
            ("brr", false),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_ENCODING, HeaderValue::from_static(accepted));
            assert_eq!(accepts(&headers, "br"), expected, "{accepted}");
        }
        assert!(!accepts(&HeaderMap::new(), "br"));
    }
}
