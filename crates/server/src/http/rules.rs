//! The rules of a game under the settings asked for, as keys and values for the translations.

use axum::{
    Json,
    extract::{Path, Query},
};
use games::{ForGame, GameKind};
use protocol::{RulesPage, ServerRefusal};
use tabletop::{Rules, Seats, Settings};

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

struct Page<'a> {
    wishes: &'a [(String, String)],
}

impl ForGame for Page<'_> {
    type Output = Result<RulesPage, Refused>;

    fn run<R: Rules>(self) -> Self::Output {
        let wish = |name: &str| self.wishes.iter().find(|(it, _)| it == name).map(|(_, it)| it);
        let usual = R::Config::PRESETS.first().map_or("", |preset| preset.name);
        let mut config = R::Config::preset(wish("preset").map_or(usual, String::as_str))?;
        let settings = self.wishes.iter().filter(|(name, _)| name != "preset" && name != "players");
        for (name, value) in settings {
            R::Config::field(name)?.set_text(&mut config, value)?;
        }
        config.agree()?;
        let (min, max) = R::SEATS.into_inner();
        let players = wish("players").and_then(|text| text.parse().ok()).unwrap_or(4_u8);
        let seats = Seats::new(players.clamp(min, max)).unwrap_or(Seats::MAX);
        Ok(RulesPage::of::<R>(&config, seats))
    }
}
