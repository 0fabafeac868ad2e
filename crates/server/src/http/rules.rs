//! The rules of a game under the requested settings, as keys and values for the translations.

use axum::{
    Json,
    extract::{Path, Query},
};
use games::{GameKind, GameVisitor};
use protocol::{RulesPage, ServerRefusal};
use tabletop::{Rules, Seats, SettingRefusal, Settings};

use super::error::ApiError;
use crate::create_room::ApiRefusal;

/// `GET /api/rules/{game}`. Any parameter besides `preset` and `players` is a setting.
pub(crate) async fn rules(
    Path(game): Path<String>,
    Query(query): Query<Vec<(String, String)>>,
) -> Result<Json<RulesPage>, ApiError> {
    let kind: GameKind =
        game.parse().map_err(|_| ServerRefusal::NoSuchGame { game: game.clone() })?;
    Ok(Json(kind.visit(Page { query: &query }).map_err(ApiError)?))
}

/// The first value of the query parameter `name`.
pub(super) fn parameter<'a>(query: &'a [(String, String)], name: &str) -> Option<&'a str> {
    query.iter().find(|(it, _)| it == name).map(|(_, value)| value.as_str())
}

/// The requested settings: `preset`, changed by every other parameter that is not in `others`.
pub(super) fn config<C: Settings>(
    query: &[(String, String)],
    others: &[&str],
) -> Result<C, SettingRefusal> {
    let default = C::PRESETS.first().map_or("", |preset| preset.name);
    let mut config = C::preset(parameter(query, "preset").unwrap_or(default))?;
    let is_setting = |name: &str| name != "preset" && !others.contains(&name);
    for (name, value) in query.iter().filter(|(name, _)| is_setting(name)) {
        C::field(name)?.set_text(&mut config, value)?;
    }
    config.check_combination()?;
    Ok(config)
}

/// The requested number of players. The default is four, if the game allows it.
///
/// A room that is not full sends its number of players, so a number that is too small is raised to
/// the minimum of the game.
fn seats<R: Rules>(query: &[(String, String)]) -> Result<Seats, SettingRefusal> {
    let (min, max) = R::SEATS.into_inner();
    let players = match parameter(query, "players") {
        None => 4.min(max),
        Some(text) => {
            // As in JSON: without a sign or leading zeros.
            let is_plain = |players: &u8| players.to_string() == text;
            let requested = text.parse().ok().filter(is_plain).filter(|&players| players <= max);
            requested.ok_or_else(|| SettingRefusal::OutOfRange {
                field: "players",
                value: text.to_owned(),
                min: min.into(),
                max: max.into(),
            })?
        }
    };
    Ok(Seats::new(players.max(min)).unwrap_or(Seats::MAX))
}

struct Page<'a> {
    query: &'a [(String, String)],
}

impl GameVisitor for Page<'_> {
    type Output = Result<RulesPage, ApiRefusal>;

    fn visit<R: Rules>(self) -> Self::Output {
        let config = config::<R::Config>(self.query, &["players"])?;
        Ok(RulesPage::of::<R>(&config, seats::<R>(self.query)?))
    }
}
