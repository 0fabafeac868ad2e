//! The card catalogue of a game under the requested settings, in the requested language (SS-V2).

use axum::{
    Json,
    extract::{Path, Query},
    http::{HeaderMap, HeaderValue, header},
    response::{IntoResponse, Response},
};
use games::{CardGame, GameKind, match_game};
use i18n::{Language, Messages};
use protocol::{CardsPage, ServerRefusal};

use super::{
    error::ApiError,
    rules::{config, parameter},
    status_page,
};
use crate::create_room::ApiRefusal;

/// `GET /api/cards/{game}`. Any parameter besides `preset` and `lang` is a setting.
pub(crate) async fn cards(
    Path(game): Path<String>,
    Query(query): Query<Vec<(String, String)>>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let kind: GameKind =
        game.parse().map_err(|_| ServerRefusal::NoSuchGame { game: game.clone() })?;
    let messages = match parameter(&query, "lang") {
        Some(tag) => {
            status_page::messages(Language::parse(tag).ok_or_else(|| no_such_language(tag))?)
        }
        None => status_page::negotiated(&headers),
    };
    let mut response =
        match_game!(kind, Game => cards_page::<Game>(&query, messages)).map_err(ApiError)?;
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_LANGUAGE, HeaderValue::from_static(messages.language().tag()));
    headers.insert(header::VARY, HeaderValue::from_static("accept-language"));
    Ok(response)
}

fn no_such_language(tag: &str) -> ServerRefusal {
    let known: Vec<&str> = Language::ALL.iter().map(|language| language.tag()).collect();
    let detail = format!("unknown language '{tag}'; choose one of: {}", known.join(", "));
    ServerRefusal::Malformed { detail }
}

fn cards_page<R: CardGame>(
    query: &[(String, String)],
    messages: &Messages,
) -> Result<Response, ApiRefusal> {
    let config = config::<R::Config>(query, &["lang"])?;
    Ok(Json(CardsPage::of::<R>(&config, messages)).into_response())
}
