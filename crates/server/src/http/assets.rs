//! Static files: the web client, and two small files of the server.
//!
//! `npm run build` in `web/` makes the client: a page `index.html`, and the files under `assets/`, whose
//! names contain a hash of their contents. A file may have a copy with the ending `.br`, compressed with
//! brotli.

use std::{borrow::Cow, fmt::Write as _, sync::Arc};

use axum::{
    extract::{Request, State},
    http::{HeaderMap, HeaderValue, StatusCode, Uri, header},
    response::{IntoResponse, Response},
};
use rust_embed::RustEmbed;
use sha2::{Digest as _, Sha256};

use super::{compression, extract::ClientAddr, invitation, status_page};
use crate::{Operator, Web, app_state::AppState};

/// The client at the time of the build; empty if there was none.
///
/// A debug build reads the folder for each request.
#[derive(Debug, RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct BuiltIn;

/// The contents of a file, with their SHA-256.
struct File {
    bytes: Cow<'static, [u8]>,
    hash: [u8; 32],
}

/// Files that do not belong to the client.
#[rustfmt::skip] // One line each.
const OURS: &[(&str, &str)] = &[
    ("style.css", include_str!("style.css")),
    ("robots.txt", "User-agent: *\nAllow: /r/\nAllow: /invitation-\nDisallow: /\n"),
];

/// Content types by file extension.
#[rustfmt::skip] // One line each.
const CONTENT_TYPES: &[(&str, &str)] = &[
    ("css", "text/css; charset=utf-8"),
    ("html", "text/html; charset=utf-8"),
    ("jpg", "image/jpeg"),
    ("js", "text/javascript; charset=utf-8"),
    ("json", "application/json"),
    ("png", "image/png"),
    ("svg", "image/svg+xml"),
    ("txt", "text/plain; charset=utf-8"),
    ("webmanifest", "application/manifest+json"),
    ("woff2", "font/woff2"),
];

/// The page that shows all pages of the client.
pub(crate) const INDEX: &str = "index.html";

/// Paths below these are never pages of the client.
const NOT_PAGES: &[&str] = &["api", "assets", "healthz", "readyz", "metrics", "status"];

/// The names of these files contain a hash of their contents, so browsers may cache them forever.
const IMMUTABLE: &str = "assets/";

/// Responds with the requested file. Any other path is a page of the client, which gets the index; without
/// a client it gets the status page.
///
/// The page of a room has tags for the preview of its link, unless the client asks too often.
pub(crate) async fn serve(
    state: State<Arc<AppState>>,
    ClientAddr(address): ClientAddr,
    request: Request,
) -> Response {
    let (web, headers) = (&state.config.web, request.headers());
    let name = name(request.uri());
    if let Some(answer) = find(web, name, headers).await {
        return answer;
    }
    if !is_page(name) {
        return StatusCode::NOT_FOUND.into_response();
    }
    if name.starts_with("r/")
        && state.check_request_rate(address).is_ok()
        && let Some(tags) = invitation::preview(&state, address, request.uri(), headers).await
        && let Some(page) = web.file(INDEX).await.and_then(|index| index.with_tags(&tags))
    {
        let mut response = page.response(INDEX, None, headers);
        let vary = HeaderValue::from_static("accept-encoding, accept-language");
        response.headers_mut().insert(header::VARY, vary);
        return response;
    }
    match find(web, INDEX, headers).await {
        Some(answer) => answer,
        None if state.config.operator != Operator::Public => StatusCode::NOT_FOUND.into_response(),
        None => status_page::status(state, headers.clone()).await.into_response(),
    }
}

/// The name of the requested file.
fn name(uri: &Uri) -> &str {
    uri.path().trim_start_matches('/')
}

/// Whether a name without a file is a page of the client.
fn is_page(name: &str) -> bool {
    let first = name.split('/').next().unwrap_or_default();
    let last = name.rsplit('/').next().unwrap_or_default();
    // An old page may request a script that no longer exists. A page would be the wrong response.
    !NOT_PAGES.contains(&first) && !last.contains('.')
}

/// The response with the file `name`, if it exists.
async fn find(web: &Web, name: &str, headers: &HeaderMap) -> Option<Response> {
    if let Some((_, text)) = OURS.iter().find(|(ours, _)| *ours == name) {
        let file = File::new(Cow::Borrowed(text.as_bytes()));
        return Some(file.response(name, None, headers));
    }
    if compression::accepts(headers, "br")
        && let Some(file) = web.file(&format!("{name}.br")).await
    {
        return Some(file.response(name, Some("br"), headers));
    }
    Some(web.file(name).await?.response(name, None, headers))
}

impl Web {
    async fn file(&self, name: &str) -> Option<File> {
        if !is_plain(name) {
            return None;
        }
        match self {
            Self::BuiltIn => {
                let file = BuiltIn::get(name)?;
                Some(File { bytes: file.data, hash: file.metadata.sha256_hash() })
            }
            Self::Folder(folder) => {
                Some(File::new(Cow::Owned(tokio::fs::read(folder.join(name)).await.ok()?)))
            }
        }
    }
}

/// Whether a name cannot lead out of the folder.
fn is_plain(name: &str) -> bool {
    let is_plain = |part: &str| !part.is_empty() && !part.starts_with('.');
    name.split('/').all(is_plain) && !name.contains(['\\', ':', '\0'])
}

impl File {
    fn new(bytes: Cow<'static, [u8]>) -> Self {
        let hash = Sha256::digest(&bytes).into();
        Self { bytes, hash }
    }

    /// The page with these tags in its head; `None` if it has no title.
    fn with_tags(&self, tags: &str) -> Option<Self> {
        let page = str::from_utf8(&self.bytes).ok()?;
        let (before, after) = page.split_at_checked(page.find("<title>")?)?;
        Some(Self::new(Cow::Owned(format!("{before}{tags}{after}").into_bytes())))
    }

    /// The response to a request with these headers.
    fn response(self, name: &str, encoding: Option<&'static str>, request: &HeaderMap) -> Response {
        let mut response = Response::default();
        let tag = self.etag();
        let is_cached = has_etag(&tag, request);
        let headers = response.headers_mut();
        let immutable = "public, max-age=31536000, immutable";
        let caching = if name.starts_with(IMMUTABLE) { immutable } else { "no-cache" };
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(caching));
        headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        if let Ok(tag) = HeaderValue::try_from(tag) {
            headers.insert(header::ETAG, tag);
        }
        if is_cached {
            *response.status_mut() = StatusCode::NOT_MODIFIED;
            return response;
        }
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(content_type(name)));
        if let Some(encoding) = encoding {
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
        }
        *response.body_mut() = self.bytes.into();
        response
    }

    fn etag(&self) -> String {
        let mut tag = String::from('"');
        for byte in self.hash.iter().take(16) {
            // Writing into a string cannot fail.
            let _ = write!(tag, "{byte:02x}");
        }
        tag + "\""
    }
}

/// Whether the browser has the file with this tag.
fn has_etag(tag: &str, request: &HeaderMap) -> bool {
    let known = request.get_all(header::IF_NONE_MATCH).iter().filter_map(|it| it.to_str().ok());
    let mut known = known.flat_map(|tags| tags.split(','));
    // A proxy that compresses the response marks the tag as weak.
    known.any(|known| known.trim().trim_start_matches("W/") == tag)
}

fn content_type(name: &str) -> &'static str {
    let ending = name.rsplit('.').next().unwrap_or_default();
    let known = CONTENT_TYPES.iter().find(|(known, _)| *known == ending);
    known.map_or("application/octet-stream", |(_, content_type)| content_type)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_without_an_extension_are_pages() {
        for page in ["", "r/3MF479", "rules/big-two", "replay/3MF479-1", "history", "nowhere"] {
            assert!(is_page(page), "{page}");
        }
        for none in ["api/nothing", "assets/old", "assets/old.js", "favicon.ico", "healthz/x"] {
            assert!(!is_page(none), "{none}");
        }
    }

    #[test]
    fn no_name_leads_out_of_the_folder() {
        for name in ["index.html", "assets/index-Cx1.js.br"] {
            assert!(is_plain(name), "{name}");
        }
        for name in ["", "../paiju.sqlite", "a/../../b", "/etc/passwd", "a//b", ".env", "C:\\x"] {
            assert!(!is_plain(name), "{name}");
        }
    }
}
