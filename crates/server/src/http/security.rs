//! What every request must pass, and what every answer carries.

use std::sync::Arc;

use axum::{
    extract::{Request, State},
    http::{HeaderMap, HeaderName, HeaderValue, Method, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use protocol::ServerRefusal;

use super::{address::Address, answer::Turned};
use crate::house::House;

/// What every answer carries, so that a browser trusts our pages with no more than they need.
///
/// Addresses of rooms are secrets of a kind, hence no referrer.
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

/// Lets a request pass, or not, and gives the answer its headers.
pub(crate) async fn guard(
    State(house): State<Arc<House>>,
    address: Address,
    request: Request,
    next: Next,
) -> Response {
    let is_api = request.uri().path().starts_with("/api/");
    let verdict = if is_api { judge(&house, address, &request) } else { Ok(()) };
    let mut response = match verdict {
        Ok(()) => next.run(request).await,
        Err(refusal) => {
            house.gauges.refusals.increment(1);
            Turned::from(refusal).into_response()
        }
    };
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    if is_api {
        headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    }
    response
}

fn judge(house: &House, address: Address, request: &Request) -> Result<(), ServerRefusal> {
    house.asks(address.0).map_err(|wait| ServerRefusal::TooManyMessages { wait })?;
    let headers = request.headers();
    let acts = request.method() != Method::GET && request.method() != Method::HEAD;
    if acts || headers.contains_key(header::UPGRADE) {
        is_from_here(headers, house.config.public_url.as_deref())?;
    }
    Ok(())
}

/// Refuses what another site's page sends in the name of a visitor (RM-21).
///
/// Browsers say where a page came from; other programs need not.
fn is_from_here(headers: &HeaderMap, public_url: Option<&str>) -> Result<(), ServerRefusal> {
    let Some(origin) = headers.get(header::ORIGIN) else { return Ok(()) };
    let origin = origin.to_str().unwrap_or("?");
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let site = origin.split_once("://").map(|(_, site)| site);
    let is_ours = site.is_some() && site == host
        || public_url.is_some_and(|url| url.trim_end_matches('/') == origin);
    if is_ours { Ok(()) } else { Err(ServerRefusal::ForeignOrigin { origin: origin.to_owned() }) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check_origin(origin: &'static str, host: &'static str, public: Option<&str>, passes: bool) {
        let mut headers = HeaderMap::new();
        headers.insert(header::ORIGIN, HeaderValue::from_static(origin));
        headers.insert(header::HOST, HeaderValue::from_static(host));
        assert_eq!(is_from_here(&headers, public).is_ok(), passes, "{origin} at {host}");
    }

    /// RM-21: pages of other sites cannot act for a visitor.
    #[test]
    fn only_pages_from_here_may_act() {
        check_origin("http://localhost:3210", "localhost:3210", None, true);
        check_origin("http://evil.example", "localhost:3210", None, false);
        check_origin("http://localhost:3211", "localhost:3210", None, false);
        check_origin("null", "localhost:3210", None, false);
        let public = Some("https://cards.example/");
        check_origin("https://cards.example", "10.0.0.7:3210", public, true);
        check_origin("http://cards.example", "10.0.0.7:3210", public, false);
        check_origin("https://cards.example.evil.example", "10.0.0.7:3210", public, false);
        assert!(is_from_here(&HeaderMap::new(), None).is_ok());
    }
}
