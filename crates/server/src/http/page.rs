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
use fluent_bundle::{FluentArgs, FluentResource, concurrent::FluentBundle};
use games::GameKind;
use store::RoomList;
use unic_langid::LanguageIdentifier;

use super::routes::routes;
use crate::house::House;

/// A language pages are written in.
struct Language {
    name: &'static str,
    files: &'static [&'static str],
}

/// The files of one language: the pages' own, then those with the names of the games.
macro_rules! language {
    ($name:literal) => {
        Language {
            name: $name,
            files: &[
                include_str!(concat!("../../../../locales/", $name, "/page.ftl")),
                include_str!(concat!("../../../../locales/", $name, "/big-two.ftl")),
                include_str!(concat!("../../../../locales/", $name, "/dun-mazi.ftl")),
                include_str!(concat!("../../../../locales/", $name, "/sea-salt.ftl")),
                include_str!(concat!("../../../../locales/", $name, "/forest.ftl")),
            ],
        }
    };
}

/// The first is for those who ask for none of them.
const LANGUAGES: &[Language] = &[language!("en"), language!("zh-TW"), language!("zh-CN")];

/// The sentences of one language.
struct Words {
    name: &'static str,
    bundle: FluentBundle<FluentResource>,
}

static WORDS: LazyLock<Vec<Words>> = LazyLock::new(|| LANGUAGES.iter().map(Words::new).collect());

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
    let counts = [("awake", house.n_awake()), ("listed", n_listed)];
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
    fn new(language: &Language) -> Self {
        let id: LanguageIdentifier = language.name.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        bundle.set_use_isolating(false);
        for file in language.files {
            // A file with a mistake in it is as good as its other sentences; a test finds it.
            let resource = FluentResource::try_new((*file).to_owned());
            bundle.add_resource_overriding(resource.unwrap_or_else(|(resource, _)| resource));
        }
        Self { name: language.name, bundle }
    }

    /// The words in the first language a browser asks for that we have.
    fn asked_for(headers: &HeaderMap) -> &'static Self {
        let asked = headers.get(header::ACCEPT_LANGUAGE).and_then(|it| it.to_str().ok());
        let name = language(asked.unwrap_or_default());
        let words = WORDS.iter().find(|words| words.name == name);
        #[expect(clippy::expect_used, reason = "there is a first language")]
        words.or_else(|| WORDS.first()).expect("there is a first language")
    }

    fn say(&self, key: &str, values: &[(&str, usize)]) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            return key.to_owned();
        };
        let args: FluentArgs<'_> = values.iter().map(|&(name, value)| (name, value)).collect();
        self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }

    fn page(&self, title: &str, body: &str) -> Html<String> {
        let title = escaped(&self.say(title, &[]));
        Html(format!(
            "<!doctype html><html lang=\"{}\"><head><meta charset=\"utf-8\"><title>{title}</title>\
             <meta name=\"viewport\" content=\"width=device-width\">\
             <link rel=\"stylesheet\" href=\"/style.css\"></head><body>{body}</body></html>\n",
            self.name
        ))
    }
}

/// The name of our language that fits `Accept-Language` best.
fn language(asked: &str) -> &'static str {
    let quality = |part: &str| {
        let quality = part.split_once("q=").map_or(Ok(1.0), |(_, quality)| quality.trim().parse());
        quality.unwrap_or(0.0_f32)
    };
    let mut parts: Vec<_> = asked.split(',').map(|part| (quality(part), part.trim())).collect();
    parts.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    let ours = |tag: &str| {
        let tag = tag.to_ascii_lowercase();
        let is_traditional = ["-tw", "-hk", "-mo", "-hant"].iter().any(|it| tag.contains(it));
        match tag.get(..2) {
            Some("zh") if is_traditional => Some("zh-TW"),
            Some("zh") => Some("zh-CN"),
            Some("en") => Some("en"),
            _ => None,
        }
    };
    let mut tags = parts.iter().map(|(_, part)| part.split(';').next().unwrap_or_default());
    tags.find_map(ours).unwrap_or("en")
}

/// Text as HTML.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RM-41: pages come in the language that is asked for.
    #[test]
    fn the_language_is_the_best_of_those_asked_for() {
        for (asked, ours) in [
            ("", "en"),
            ("de", "en"),
            ("zh-TW,zh;q=0.9,en;q=0.8", "zh-TW"),
            ("zh-Hant-HK", "zh-TW"),
            ("zh", "zh-CN"),
            ("en;q=0.5, zh-CN", "zh-CN"),
            ("fr, en;q=0.4, zh-TW;q=0.6", "zh-TW"),
        ] {
            assert_eq!(language(asked), ours, "{asked}");
        }
    }

    /// RM-41: every sentence of the pages is there in every language.
    #[test]
    fn every_sentence_is_there() {
        let keys =
            ["page-title", "page-about", "page-games", "page-rooms", "page-api", "page-api-about"];
        let names = GameKind::ALL.iter().map(|game| format!("{}-name", game.name()));
        let keys: Vec<_> = keys.map(str::to_owned).into_iter().chain(names).collect();
        for words in WORDS.iter() {
            for key in &keys {
                let said = words.say(key, &[("awake", 3), ("listed", 1)]);
                assert!(said != *key && !said.contains('{'), "{}: {said}", words.name);
            }
        }
    }
}
