//! HTML pages that work without the web client: the status and the list of routes.
//!
//! Their sentences are in `locales/*/page.ftl`. The header `Accept-Language` chooses the language.

use std::{
    fmt::Write as _,
    sync::{Arc, LazyLock},
};

use axum::{
    extract::State,
    http::{HeaderMap, header},
    response::Html,
};
use games::GameKind;
use i18n::{Language, Messages};
use store::RoomFilter;

use super::routes::routes;
use crate::app_state::AppState;

static MESSAGES: LazyLock<Vec<Messages>> =
    LazyLock::new(|| Language::ALL.iter().copied().map(Messages::new).collect());

/// `GET /status`: the games, and the number of rooms.
pub(crate) async fn status(State(app): State<Arc<AppState>>, headers: HeaderMap) -> Html<String> {
    let messages = negotiated(&headers);
    let listed = app.store.rooms(RoomFilter::Lobby, None).await;
    let n_listed = listed.map_or(0, |page| page.items.len());
    let mut games = String::new();
    for game in GameKind::ALL {
        let name = messages.say(&format!("{}-name", game.name()), &[]);
        // Writing into a string cannot fail.
        let _ = write!(games, "<li>{}</li>", escaped(&name));
    }
    let say = |key: &str| escaped(&messages.say(key, &[]));
    let counts = [("active", app.n_active().into()), ("listed", n_listed.into())];
    let body = format!(
        "<h1>{title}</h1><p>{about}</p><h2>{offer}</h2><ul>{games}</ul><p>{rooms}</p>\
         <p><a href=\"/api\">{api}</a></p>",
        title = say("page-title"),
        about = say("page-about"),
        offer = say("page-games"),
        rooms = escaped(&messages.say("page-rooms", &counts)),
        api = say("page-api"),
    );
    page(messages, "page-title", &body)
}

/// `GET /api`: the list of routes.
pub(crate) async fn api(headers: HeaderMap) -> Html<String> {
    let messages = negotiated(&headers);
    let say = |key: &str| escaped(&messages.say(key, &[]));
    let mut body = format!(
        "<h1>{}</h1><p>{}</p><p><a href=\"/api/openapi.json\"><code>/api/openapi.json</code></a></p><dl>",
        say("page-api"),
        say("page-api-about"),
    );
    for route in routes() {
        let _ = write!(
            body,
            "<dt>{} {}</dt><dd>{}</dd>",
            escaped(route.method),
            escaped(route.path),
            escaped(route.summary),
        );
    }
    body.push_str("</dl>");
    page(messages, "page-api", &body)
}

/// The messages in the language of the header `Accept-Language`.
pub(super) fn negotiated(headers: &HeaderMap) -> &'static Messages {
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|it| it.to_str().ok());
    messages(Language::negotiate(accepted.unwrap_or_default()))
}

pub(super) fn messages(language: Language) -> &'static Messages {
    let messages = MESSAGES.iter().find(|messages| messages.language() == language);
    #[expect(clippy::expect_used, reason = "every language has messages")]
    messages.expect("every language has messages")
}

fn page(messages: &Messages, title: &str, body: &str) -> Html<String> {
    let title = escaped(&messages.say(title, &[]));
    Html(format!(
        "<!doctype html><html lang=\"{}\"><head><meta charset=\"utf-8\"><title>{title}</title>\
         <meta name=\"viewport\" content=\"width=device-width\">\
         <link rel=\"stylesheet\" href=\"/style.css\"></head><body>{body}</body></html>\n",
        messages.language().tag()
    ))
}

/// Escapes text for HTML.
pub(super) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RM-41: every language has all sentences of the pages.
    #[test]
    fn every_sentence_is_translated() {
        let keys = [
            "page-title",
            "page-about",
            "page-games",
            "page-rooms",
            "page-api",
            "page-api-about",
            "web-invited-by",
            "web-invited",
            "page-invited-about",
        ];
        let names = GameKind::ALL.iter().map(|game| format!("{}-name", game.name()));
        let keys: Vec<_> = keys.map(str::to_owned).into_iter().chain(names).collect();
        for messages in MESSAGES.iter() {
            for key in &keys {
                let values = [
                    ("active", 3.into()),
                    ("listed", 1.into()),
                    ("host", "Ann".into()),
                    ("game", "Big Two".into()),
                ];
                let sentence = messages.say(key, &values);
                let tag = messages.language().tag();
                assert!(
                    messages.is_translated(key) && !sentence.contains('{'),
                    "{tag}: {sentence}"
                );
            }
        }
    }
}
