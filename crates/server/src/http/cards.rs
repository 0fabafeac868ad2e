//! The card catalogue of a game under the settings asked for, in the language asked for (SS-V2).

use axum::{
    Json,
    extract::{Path, Query},
    http::{HeaderMap, HeaderValue, header},
    response::{IntoResponse, Response},
};
use games::{CardGame, ForCardGame, GameKind};
use i18n::{Language, Messages};
use protocol::{CardsPage, ServerRefusal};

use super::{
    answer::Turned,
    page,
    rules::{config, wish},
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
    let messages = match wish(&wishes, "lang") {
        Some(tag) => page::messages(Language::parse(tag).ok_or_else(|| no_such_language(tag))?),
        None => page::asked_for(&headers),
    };
    let mut answer = kind.run_with_cards(Page { wishes: &wishes, messages }).map_err(Turned)?;
    let headers = answer.headers_mut();
    headers.insert(header::CONTENT_LANGUAGE, HeaderValue::from_static(messages.language().tag()));
    headers.insert(header::VARY, HeaderValue::from_static("accept-language"));
    Ok(answer)
}

fn no_such_language(tag: &str) -> ServerRefusal {
    let known: Vec<&str> = Language::ALL.iter().map(|language| language.tag()).collect();
    let detail = format!("there is no language '{tag}'; choose one of: {}", known.join(", "));
    ServerRefusal::Malformed { detail }
}

struct Page<'a> {
    wishes: &'a [(String, String)],
    messages: &'a Messages,
}

impl ForCardGame for Page<'_> {
    type Output = Result<Response, Refused>;

    fn run<R: CardGame>(self) -> Self::Output {
        let config = config::<R::Config>(self.wishes, &["lang"])?;
        Ok(Json(CardsPage::of::<R>(&config, self.messages)).into_response())
    }
}
