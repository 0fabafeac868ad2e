//! Which game, by which rules, for how many: the arguments several commands share.

use clap::{
    Args,
    builder::{PossibleValuesParser, TypedValueParser},
};
use games::GameKind;
use tabletop::{Rules, Seats, Settings};

use crate::problem::Problem;

/// The rules of the house and how many play, as asked for.
#[derive(Debug, Clone, Default, Args)]
pub(crate) struct House {
    #[command(flatten)]
    rules: HouseRules,
    /// How many play.
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    players: Option<u8>,
}

/// The rules of the house, as asked for.
#[derive(Debug, Clone, Default, Args)]
pub(crate) struct HouseRules {
    /// The named rules to start from.
    #[arg(long, value_name = "NAME")]
    preset: Option<String>,
    /// Changes to the preset.
    #[arg(long, value_name = "SETTING=VALUE")]
    set: Vec<String>,
}

/// Reads the name of a game.
pub(crate) fn game_parser() -> impl TypedValueParser<Value = GameKind> {
    PossibleValuesParser::new(GameKind::ALL.iter().map(|game| game.name()))
        .try_map(|name| name.parse())
}

/// How many play if nobody says: four, or as many as can.
pub(crate) fn usual_seats<R: Rules>() -> Seats {
    let players = if R::SEATS.contains(&4) { 4 } else { *R::SEATS.end() };
    Seats::new(players).unwrap_or(Seats::MAX)
}

/// The table for so many players.
///
/// # Errors
///
/// Returns how many can play.
pub(crate) fn seats_for<R: Rules>(players: u8) -> Result<Seats, Problem> {
    let (min, max) = R::SEATS.into_inner();
    let refusal = Problem::Players { game: R::NAME, players, min, max };
    if players < min || max < players {
        return Err(refusal);
    }
    Seats::new(players).map_err(|_| refusal)
}

impl HouseRules {
    /// The name of the preset it starts from.
    pub(crate) fn preset<R: Rules>(&self) -> &str {
        let default = R::Config::PRESETS.first().map_or("", |preset| preset.name);
        self.preset.as_deref().unwrap_or(default)
    }

    /// The changes to the preset, as typed.
    pub(crate) fn changes(&self) -> &[String] {
        &self.set
    }

    /// The config asked for.
    ///
    /// # Errors
    ///
    /// Returns what does not fit the game, or does not go together.
    pub(crate) fn config<R: Rules>(&self) -> Result<R::Config, Problem> {
        let mut config = R::Config::preset(self.preset::<R>())?;
        for change in &self.set {
            let not_a_change = || Problem::NotAChange { text: change.clone() };
            let (name, value) = change.split_once('=').ok_or_else(not_a_change)?;
            R::Config::field(name.trim())?.set_text(&mut config, value.trim())?;
        }
        config.agree()?;
        Ok(config)
    }
}

impl House {
    /// The name of the preset it starts from.
    pub(crate) fn preset<R: Rules>(&self) -> &str {
        self.rules.preset::<R>()
    }

    /// The changes to the preset, as typed.
    pub(crate) fn changes(&self) -> &[String] {
        self.rules.changes()
    }

    /// The config asked for.
    ///
    /// # Errors
    ///
    /// Returns what does not fit the game, or does not go together.
    pub(crate) fn config<R: Rules>(&self) -> Result<R::Config, Problem> {
        self.rules.config::<R>()
    }

    /// The table asked for.
    ///
    /// # Errors
    ///
    /// Returns how many can play.
    pub(crate) fn seats<R: Rules>(&self) -> Result<Seats, Problem> {
        self.players.map_or_else(|| Ok(usual_seats::<R>()), seats_for::<R>)
    }
}
