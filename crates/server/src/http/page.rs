//! The pages a server has of its own, with no client.
//!
//! Sentences are in `locales/*/page.ftl`; a page is in the language the browser asks for.

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
use store::RoomList;

use super::routes::routes;
use crate::house::House;

static MESSAGES: LazyLock<Vec<Messages>> =
    LazyLock::new(|| Language::ALL.iter().copied().map(Messages::new).collect());

/// What is on offer here, and how many are at it.
pub(crate) async fn status(State(house): State<Arc<House>>, headers: HeaderMap) -> Html<String> {
    let messages = asked_for(&headers);
    let listed = house.store.rooms(RoomList::Lobby, None).await;
    let n_listed = listed.map_or(0, |page| page.items.len());
    let mut games = String::new();
    for game in GameKind::ALL {
        let name = messages.say(&format!("{}-name", game.name()), &[]);
        // Writing into a string cannot fail.
        let _ = write!(games, "<li>{}</li>", escaped(&name));
    }
    let say = |key: &str| escaped(&messages.say(key, &[]));
    let counts = [("awake", house.n_awake().into()), ("listed", n_listed.into())];
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

/// What can be asked for over plain HTTP, for people.
pub(crate) async fn api(headers: HeaderMap) -> Html<String> {
    let messages = asked_for(&headers);
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

/// The messages in the language that the browser asks for.
pub(super) fn asked_for(headers: &HeaderMap) -> &'static Messages {
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|it| it.to_str().ok());
    messages(Language::negotiate(accepted.unwrap_or_default()))
}

/// The messages of `language`.
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

/// Text as HTML.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RM-41: every sentence of the pages is there in every language.
    #[test]
    fn every_sentence_is_there() {
        let keys =
            ["page-title", "page-about", "page-games", "page-rooms", "page-api", "page-api-about"];
        let names = GameKind::ALL.iter().map(|game| format!("{}-name", game.name()));
        let keys: Vec<_> = keys.map(str::to_owned).into_iter().chain(names).collect();
        for messages in MESSAGES.iter() {
            for key in &keys {
                let said = messages.say(key, &[("awake", 3.into()), ("listed", 1.into())]);
                let tag = messages.language().tag();
                assert!(messages.is_translated(key) && !said.contains('{'), "{tag}: {said}");
            }
        }
    }
}
