//! What is served as it is: the client, and two small files of our own.
//!
//! A client is what `npm run build` in `web/` makes of it: a page `index.html`, and under `assets/`
//! what it needs, each file named after what is in it. Beside a file there may be the same, made
//! smaller, under its name with `.br` behind it.

use std::{borrow::Cow, fmt::Write as _, sync::Arc};

use axum::{
    extract::{Request, State},
    http::{HeaderMap, HeaderValue, StatusCode, Uri, header},
    response::{IntoResponse, Response},
};
use rust_embed::RustEmbed;
use sha2::{Digest as _, Sha256};

use super::page;
use crate::{Web, house::House};

/// The client as it was when the server was built; nothing, where it was built without.
///
/// While developing it is read from the folder each time.
#[derive(Debug, RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct BuiltIn;

/// A file, as it lies there.
struct File {
    bytes: Cow<'static, [u8]>,
    hash: [u8; 32],
}

/// What we serve whatever the client is.
#[rustfmt::skip] // One line each.
const OURS: &[(&str, &str)] = &[
    ("style.css", include_str!("style.css")),
    ("robots.txt", "User-agent: *\nDisallow: /\n"),
];

/// What kind of file a name stands for, by its ending.
#[rustfmt::skip] // One line each.
const KINDS: &[(&str, &str)] = &[
    ("css", "text/css; charset=utf-8"),
    ("html", "text/html; charset=utf-8"),
    ("js", "text/javascript; charset=utf-8"),
    ("json", "application/json"),
    ("png", "image/png"),
    ("svg", "image/svg+xml"),
    ("txt", "text/plain; charset=utf-8"),
    ("webmanifest", "application/manifest+json"),
    ("woff2", "font/woff2"),
];

/// The page that shows every other page of the client.
pub(crate) const INDEX: &str = "index.html";

/// Under these, what is not there is not a page of the client.
const NOT_PAGES: &[&str] = &["api", "assets", "healthz", "readyz", "metrics"];

/// Names of files in here change with what is in them, so that they can be kept for ever.
const LASTING: &str = "assets/";

/// The file that is asked for. Any other address is a page of the client, which the client finds by
/// itself; without a client there is the status page.
pub(crate) async fn serve(state: State<Arc<House>>, request: Request) -> Response {
    let (web, headers) = (&state.config.web, request.headers());
    let name = name(request.uri());
    if let Some(answer) = find(web, name, headers).await {
        return answer;
    }
    if !is_page(name) {
        return StatusCode::NOT_FOUND.into_response();
    }
    match find(web, INDEX, headers).await {
        Some(answer) => answer,
        None => page::status(state, headers.clone()).await.into_response(),
    }
}

/// The name of the file an address stands for.
fn name(uri: &Uri) -> &str {
    uri.path().trim_start_matches('/')
}

/// Whether an address is one of the client's pages, if there is no such file.
fn is_page(name: &str) -> bool {
    let first = name.split('/').next().unwrap_or_default();
    let last = name.rsplit('/').next().unwrap_or_default();
    // Somebody with an old page may ask for a script of old; a page would only confuse them.
    !NOT_PAGES.contains(&first) && !last.contains('.')
}

/// The answer with the file called `name`, if there is one.
async fn find(web: &Web, name: &str, headers: &HeaderMap) -> Option<Response> {
    if let Some((_, text)) = OURS.iter().find(|(ours, _)| *ours == name) {
        let file = File::new(Cow::Borrowed(text.as_bytes()));
        return Some(file.answer(name, None, headers));
    }
    if takes_brotli(headers)
        && let Some(file) = web.file(&format!("{name}.br")).await
    {
        return Some(file.answer(name, Some("br"), headers));
    }
    Some(web.file(name).await?.answer(name, None, headers))
}

impl Web {
    /// The client's file called `name`.
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

/// Whether a name leads to a file in the folder and to no other.
fn is_plain(name: &str) -> bool {
    let is_plain = |part: &str| !part.is_empty() && !part.starts_with('.');
    name.split('/').all(is_plain) && !name.contains(['\\', ':', '\0'])
}

impl File {
    fn new(bytes: Cow<'static, [u8]>) -> Self {
        let hash = Sha256::digest(&bytes).into();
        Self { bytes, hash }
    }

    /// The file as an answer to somebody who asked for it by `name`.
    fn answer(self, name: &str, encoding: Option<&'static str>, asked: &HeaderMap) -> Response {
        let mut response = Response::default();
        let tag = self.tag();
        let is_known = is_among(&tag, asked);
        let headers = response.headers_mut();
        let lasting = "public, max-age=31536000, immutable";
        let caching = if name.starts_with(LASTING) { lasting } else { "no-cache" };
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(caching));
        headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        if let Ok(tag) = HeaderValue::try_from(tag) {
            headers.insert(header::ETAG, tag);
        }
        if is_known {
            *response.status_mut() = StatusCode::NOT_MODIFIED;
            return response;
        }
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind(name)));
        if let Some(encoding) = encoding {
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
        }
        *response.body_mut() = self.bytes.into();
        response
    }

    /// What tells these bytes from all others.
    fn tag(&self) -> String {
        let mut tag = String::from('"');
        for byte in self.hash.iter().take(16) {
            // Writing into a string cannot fail.
            let _ = write!(tag, "{byte:02x}");
        }
        tag + "\""
    }
}

/// Whether the browser says that it has the file with this tag.
fn is_among(tag: &str, asked: &HeaderMap) -> bool {
    let known = asked.get_all(header::IF_NONE_MATCH).iter().filter_map(|it| it.to_str().ok());
    let mut known = known.flat_map(|tags| tags.split(','));
    // A proxy that packed the answer anew marks the tag as weak.
    known.any(|known| known.trim().trim_start_matches("W/") == tag)
}

fn takes_brotli(asked: &HeaderMap) -> bool {
    let encodings = asked.get_all(header::ACCEPT_ENCODING).iter();
    let mut encodings =
        encodings.filter_map(|it| it.to_str().ok()).flat_map(|them| them.split(','));
    encodings.any(|encoding| {
        let mut parts = encoding.split(';').map(str::trim);
        let is_refused = |part: &str| {
            part.strip_prefix("q=").is_some_and(|quality| quality.parse() == Ok(0.0_f32))
        };
        parts.next() == Some("br") && !parts.any(is_refused)
    })
}

fn kind(name: &str) -> &'static str {
    let ending = name.rsplit('.').next().unwrap_or_default();
    let known = KINDS.iter().find(|(known, _)| *known == ending);
    known.map_or("application/octet-stream", |(_, kind)| kind)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_are_what_looks_like_no_file() {
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

    #[test]
    fn brotli_is_for_those_who_take_it() {
        for (asked, takes) in [
            ("gzip, deflate, br, zstd", true),
            ("br;q=0.5", true),
            ("gzip, br;q=0", false),
            ("gzip", false),
            ("brr", false),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_ENCODING, HeaderValue::from_static(asked));
            assert_eq!(takes_brotli(&headers), takes, "{asked}");
        }
        assert!(!takes_brotli(&HeaderMap::new()));
    }
}
