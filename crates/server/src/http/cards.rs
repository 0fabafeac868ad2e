//! The card catalogue of a game under the settings asked for, in the language asked for (SS-V2).

use axum::{
    Json,
    extract::{Path, Query},
    http::{HeaderMap, HeaderValue, header},
    response::{IntoResponse, Response},
};
use games::{CardGame, ForCardGame, GameKind};
use protocol::{CardsPage, ServerRefusal};

use super::{
    answer::Turned,
    rules::{config, wish},
    words::Words,
};
use crate::opening::Refused;

/// The cards of a game. `preset` and `lang` choose rules and language; any other name is a setting.
pub(crate) async fn cards(
    Path(game): Path<String>,
    Query(wishes): Query<Vec<(String, String)>>,
    headers: HeaderMap,
) -> Result<Response, Turned> {
    let kind: GameKind =
        game.parse().map_err(|_| ServerRefusal::NoSuchGame { game: game.clone() })?;
    let words = match wish(&wishes, "lang") {
        Some(name) => Words::named(name).ok_or_else(|| no_such_language(name))?,
        None => Words::asked_for(&headers),
    };
    let mut answer = kind.run_with_cards(Page { wishes: &wishes, words }).map_err(Turned)?;
    let headers = answer.headers_mut();
    headers.insert(header::CONTENT_LANGUAGE, HeaderValue::from_static(words.name()));
    headers.insert(header::VARY, HeaderValue::from_static("accept-language"));
    Ok(answer)
}

fn no_such_language(name: &str) -> ServerRefusal {
    let known: Vec<&str> = Words::all().iter().map(Words::name).collect();
    let detail = format!("there is no language '{name}'; choose one of: {}", known.join(", "));
    ServerRefusal::Malformed { detail }
}

struct Page<'a> {
    wishes: &'a [(String, String)],
    words: &'a Words,
}

impl ForCardGame for Page<'_> {
    type Output = Result<Response, Refused>;

    fn run<R: CardGame>(self) -> Self::Output {
        let config = config::<R::Config>(self.wishes, &["lang"])?;
        Ok(Json(CardsPage::of::<R>(&config, self.words)).into_response())
    }
}
