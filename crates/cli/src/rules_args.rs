//! Arguments that several commands share: game, preset, settings and number of players.

use clap::{
    Args,
    builder::{PossibleValuesParser, TypedValueParser},
};
use games::GameKind;
use tabletop::{Rules, Seats, Settings};

use crate::error::CliError;

/// The rules and the number of players.
#[derive(Debug, Clone, Default, Args)]
pub(crate) struct TableArgs {
    #[command(flatten)]
    rules: RulesArgs,
    #[arg(
        long,
        value_name = "N",
        allow_negative_numbers = true,
        help_heading = "cli-heading-rules"
    )]
    players: Option<u8>,
}

/// The preset and the changes to it.
#[derive(Debug, Clone, Default, Args)]
pub(crate) struct RulesArgs {
    #[arg(long, value_name = "NAME", help_heading = "cli-heading-rules")]
    preset: Option<String>,
    #[arg(long, value_name = "SETTING=VALUE", help_heading = "cli-heading-rules")]
    set: Vec<String>,
}

/// Parses the id of a game.
pub(crate) fn game_parser() -> impl TypedValueParser<Value = GameKind> {
    PossibleValuesParser::new(GameKind::ALL.iter().map(|game| game.name()))
        .try_map(|name| name.parse())
}

/// Default number of seats: four, or the maximum of the game if it is lower.
pub(crate) fn default_seats<R: Rules>() -> Seats {
    let players = if R::SEATS.contains(&4) { 4 } else { *R::SEATS.end() };
    Seats::new(players).unwrap_or(Seats::MAX)
}

/// # Errors
///
/// Returns an error if the game cannot be played by this number of players.
pub(crate) fn parse_seats<R: Rules>(players: u8) -> Result<Seats, CliError> {
    let (min, max) = R::SEATS.into_inner();
    let refusal = CliError::Players { game: R::NAME, players, min, max };
    if players < min || max < players {
        return Err(refusal);
    }
    Seats::new(players).map_err(|_| refusal)
}

impl RulesArgs {
    /// The chosen preset, or the default one.
    pub(crate) fn preset<R: Rules>(&self) -> &str {
        let default = R::Config::PRESETS.first().map_or("", |preset| preset.name);
        self.preset.as_deref().unwrap_or(default)
    }

    /// The values of `--set`.
    pub(crate) fn changes(&self) -> &[String] {
        &self.set
    }

    /// # Errors
    ///
    /// Returns an error if a preset, a setting, a value or their combination is invalid.
    pub(crate) fn config<R: Rules>(&self) -> Result<R::Config, CliError> {
        let mut config = R::Config::preset(self.preset::<R>())?;
        for change in &self.set {
            let not_a_change = || CliError::NotAChange { text: change.clone() };
            let (name, value) = change.split_once('=').ok_or_else(not_a_change)?;
            R::Config::field(name.trim())?.set_text(&mut config, value.trim())?;
        }
        config.check_combination()?;
        Ok(config)
    }
}

impl TableArgs {
    /// The chosen preset, or the default one.
    pub(crate) fn preset<R: Rules>(&self) -> &str {
        self.rules.preset::<R>()
    }

    /// The values of `--set`.
    pub(crate) fn changes(&self) -> &[String] {
        self.rules.changes()
    }

    /// # Errors
    ///
    /// Returns an error if a preset, a setting, a value or their combination is invalid.
    pub(crate) fn config<R: Rules>(&self) -> Result<R::Config, CliError> {
        self.rules.config::<R>()
    }

    /// # Errors
    ///
    /// Returns an error if the game cannot be played by this number of players.
    pub(crate) fn seats<R: Rules>(&self) -> Result<Seats, CliError> {
        self.players.map_or_else(|| Ok(default_seats::<R>()), parse_seats::<R>)
    }
}
