//! The pages a server has of its own, with no client.
//!
//! Sentences are in `locales/*/page.ftl`; a page is in the language the browser asks for.

use std::{fmt::Write as _, sync::Arc};

use axum::{extract::State, http::HeaderMap, response::Html};
use games::GameKind;
use store::RoomList;
use tabletop::{Localize as _, Value};

use super::{routes::routes, words::Words};
use crate::house::House;

/// What is on offer here, and how many are at it.
pub(crate) async fn status(State(house): State<Arc<House>>, headers: HeaderMap) -> Html<String> {
    let words = Words::asked_for(&headers);
    let listed = house.store.rooms(RoomList::Lobby, None).await;
    let n_listed = listed.map_or(0, |page| page.items.len());
    let mut games = String::new();
    for game in GameKind::ALL {
        let name = words.say(&format!("{}-name", game.name()), &[]);
        // Writing into a string cannot fail.
        let _ = write!(games, "<li>{}</li>", escaped(&name));
    }
    let say = |key: &str| escaped(&words.say(key, &[]));
    let number = |n: usize| Value::Number(i64::try_from(n).unwrap_or(i64::MAX));
    let counts = [("awake", number(house.n_awake())), ("listed", number(n_listed))];
    let body = format!(
        "<h1>{title}</h1><p>{about}</p><h2>{offer}</h2><ul>{games}</ul><p>{rooms}</p>\
         <p><a href=\"/api\">{api}</a></p>",
        title = say("page-title"),
        about = say("page-about"),
        offer = say("page-games"),
        rooms = escaped(&words.say("page-rooms", &counts)),
        api = say("page-api"),
    );
    words.page("page-title", &body)
}

/// What can be asked for over plain HTTP, for people.
pub(crate) async fn api(headers: HeaderMap) -> Html<String> {
    let words = Words::asked_for(&headers);
    let say = |key: &str| escaped(&words.say(key, &[]));
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
    words.page("page-api", &body)
}

impl Words {
    fn page(&self, title: &str, body: &str) -> Html<String> {
        let title = escaped(&self.say(title, &[]));
        Html(format!(
            "<!doctype html><html lang=\"{}\"><head><meta charset=\"utf-8\"><title>{title}</title>\
             <meta name=\"viewport\" content=\"width=device-width\">\
             <link rel=\"stylesheet\" href=\"/style.css\"></head><body>{body}</body></html>\n",
            self.name()
        ))
    }
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
        for words in Words::all() {
            for key in &keys {
                let counts = [("awake", Value::Number(3)), ("listed", Value::Number(1))];
                let said = words.say(key, &counts);
                assert!(said != *key && !said.contains('{'), "{}: {said}", words.name());
            }
        }
    }
}
