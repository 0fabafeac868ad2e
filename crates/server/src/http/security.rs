//! Checks of every request, and security headers of every response.

use std::sync::Arc;

use axum::{
    extract::{Request, State},
    http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use protocol::ServerRefusal;

use super::{error::ApiError, extract::ClientAddr};
use crate::app_state::AppState;

/// Headers of every response, which give our pages no more rights than they need.
///
/// The link of a room lets people in, so no referrer is sent.
#[rustfmt::skip] // One line each.
const HEADERS: &[(&str, &str)] = &[
    ("content-security-policy", "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), microphone=(), geolocation=(), payment=()"),
];

/// Refuses a request or passes it on, and adds headers to the response.
pub(crate) async fn guard(
    State(app): State<Arc<AppState>>,
    address: ClientAddr,
    request: Request,
    next: Next,
) -> Response {
    let is_api = request.uri().path().starts_with("/api/");
    let checked = if is_api { check_request(&app, address, &request) } else { Ok(()) };
    let mut response = match checked {
        Ok(()) => next.run(request).await,
        Err(refusal) => {
            app.metrics.refusals.increment(1);
            ApiError::from(refusal).into_response()
        }
    };
    if is_api && is_unreadable(&response) {
        app.metrics.refusals.increment(1);
        let detail = "the path or the query has an unexpected form".to_owned();
        response = ApiError::from(ServerRefusal::Malformed { detail }).into_response();
    }
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    if is_api {
        headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    }
    response
}

/// Whether `axum` could not read a path or a query, and refused it in a form of its own.
fn is_unreadable(response: &Response) -> bool {
    let content_type = response.headers().get(header::CONTENT_TYPE);
    let is_json = content_type.is_some_and(|it| it.as_bytes().starts_with(b"application/json"));
    response.status() == StatusCode::BAD_REQUEST && !is_json
}

fn check_request(
    app: &AppState,
    address: ClientAddr,
    request: &Request,
) -> Result<(), ServerRefusal> {
    app.check_request_rate(address.0).map_err(|wait| ServerRefusal::TooManyMessages { wait })?;
    let headers = request.headers();
    let is_write = request.method() != Method::GET && request.method() != Method::HEAD;
    if is_write || headers.contains_key(header::UPGRADE) {
        ensure_allowed_origin(headers, app.config.public_url.as_deref())?;
    }
    Ok(())
}

/// Refuses requests that a page of another site sends in the name of a visitor (RM-21).
///
/// Browsers send the header `Origin`; other programs need not.
fn ensure_allowed_origin(
    headers: &HeaderMap,
    public_url: Option<&str>,
) -> Result<(), ServerRefusal> {
    let Some(origin) = headers.get(header::ORIGIN) else { return Ok(()) };
    let origin = origin.to_str().unwrap_or("?");
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let authority = origin.split_once("://").map(|(_, authority)| authority);
    let is_ours = authority.is_some() && authority == host
        || public_url.is_some_and(|url| url.trim_end_matches('/') == origin);
    if is_ours {
        Ok(())
    } else {
        Err(ServerRefusal::OriginNotAllowed { origin: origin.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check_origin(origin: &'static str, host: &'static str, public: Option<&str>, passes: bool) {
        let mut headers = HeaderMap::new();
        headers.insert(header::ORIGIN, HeaderValue::from_static(origin));
        headers.insert(header::HOST, HeaderValue::from_static(host));
        assert_eq!(ensure_allowed_origin(&headers, public).is_ok(), passes, "{origin} at {host}");
    }

    /// RM-21: pages of other sites cannot act for a visitor.
    #[test]
    fn only_our_own_pages_may_act() {
        check_origin("http://localhost:3210", "localhost:3210", None, true);
        check_origin("http://evil.example", "localhost:3210", None, false);
        check_origin("http://localhost:3211", "localhost:3210", None, false);
        check_origin("null", "localhost:3210", None, false);
        let public = Some("https://cards.example/");
        check_origin("https://cards.example", "10.0.0.7:3210", public, true);
        check_origin("http://cards.example", "10.0.0.7:3210", public, false);
        check_origin("https://cards.example.evil.example", "10.0.0.7:3210", public, false);
        assert!(ensure_allowed_origin(&HeaderMap::new(), None).is_ok());
    }
}
