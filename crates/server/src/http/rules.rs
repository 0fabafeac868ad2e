//! The rules of a game under the settings asked for, as keys and values for the translations.

use axum::{
    Json,
    extract::{Path, Query},
};
use games::{ForGame, GameKind};
use protocol::{RulesPage, ServerRefusal};
use tabletop::{BadSetting, Rules, Seats, Settings};

use super::answer::Turned;
use crate::opening::Refused;

/// The rules of a game. `preset` and `players` choose the table; any other name is a setting.
pub(crate) async fn rules(
    Path(game): Path<String>,
    Query(wishes): Query<Vec<(String, String)>>,
) -> Result<Json<RulesPage>, Turned> {
    let kind: GameKind =
        game.parse().map_err(|_| ServerRefusal::NoSuchGame { game: game.clone() })?;
    Ok(Json(kind.run(Page { wishes: &wishes }).map_err(Turned)?))
}

/// The first value of the query parameter `name`.
pub(super) fn wish<'a>(wishes: &'a [(String, String)], name: &str) -> Option<&'a str> {
    wishes.iter().find(|(it, _)| it == name).map(|(_, value)| value.as_str())
}

/// The settings asked for: `preset`, and every other parameter that is not among `others`.
pub(super) fn config<C: Settings>(
    wishes: &[(String, String)],
    others: &[&str],
) -> Result<C, BadSetting> {
    let default = C::PRESETS.first().map_or("", |preset| preset.name);
    let mut config = C::preset(wish(wishes, "preset").unwrap_or(default))?;
    let is_setting = |name: &str| name != "preset" && !others.contains(&name);
    for (name, value) in wishes.iter().filter(|(name, _)| is_setting(name)) {
        C::field(name)?.set_text(&mut config, value)?;
    }
    config.agree()?;
    Ok(config)
}

struct Page<'a> {
    wishes: &'a [(String, String)],
}

impl ForGame for Page<'_> {
    type Output = Result<RulesPage, Refused>;

    fn run<R: Rules>(self) -> Self::Output {
        let config = config::<R::Config>(self.wishes, &["players"])?;
        let (min, max) = R::SEATS.into_inner();
        let players =
            wish(self.wishes, "players").and_then(|text| text.parse().ok()).unwrap_or(4_u8);
        let seats = Seats::new(players.clamp(min, max)).unwrap_or(Seats::MAX);
        Ok(RulesPage::of::<R>(&config, seats))
    }
}
