//! Parses `--players`.

use std::{sync::Arc, time::Duration};

use ::arena::{Entrant, LineUp, StatsGame};
use bots::{Bot, BotSpec, Effort};

use crate::{
    error::CliError,
    external::{External, Faults, Program},
    messages::Language,
    rules_args::parse_seats,
};

/// A player in `--players`.
#[derive(Debug, Clone)]
pub(super) enum PlayerSpec {
    /// A built-in bot.
    Bot(BotSpec),
    /// An external program.
    Program(Program),
}

/// Options for external programs.
#[derive(Debug, Clone, Copy)]
pub(super) struct ProgramOptions {
    /// Time limit per decision.
    pub(super) time_limit: Duration,
    /// Language of the fault reports.
    pub(super) language: Language,
}

/// Prefix of external programs.
const EXEC: &str = "exec:";

/// Parses the players, and repeats the last one until the table is full.
///
/// # Errors
///
/// Returns an error if a player is invalid, or the game cannot be played by this number of players.
pub(super) fn parse<R: StatsGame>(
    players: &[String],
    seats: Option<u8>,
    options: ProgramOptions,
) -> Result<Vec<PlayerSpec>, CliError> {
    let mut specs: Vec<PlayerSpec> = Vec::new();
    for name in players.iter().flat_map(|list| list.split(',')).map(str::trim) {
        // Copies of a program share their fault counters.
        let known = specs.iter().find(|it| it.name() == name).cloned();
        specs.push(match known {
            Some(known) => known,
            None => PlayerSpec::parse(name, options)?,
        });
    }
    let count = u8::try_from(specs.len()).unwrap_or(u8::MAX);
    let n_seats = parse_seats::<R>(seats.unwrap_or(0).max(count).max(*R::SEATS.start()))?.count();
    if let Some(last) = specs.last().cloned() {
        specs.resize(n_seats, last);
    }
    Ok(specs)
}

/// # Errors
///
/// Returns an error if no table has this number of seats.
pub(super) fn of(specs: &[PlayerSpec]) -> Result<LineUp, CliError> {
    let entrant = |spec: &PlayerSpec| match spec {
        PlayerSpec::Bot(bot) => Entrant::from(bot),
        PlayerSpec::Program(_) => Entrant { name: spec.name(), effort: Effort::Default },
    };
    LineUp::new(specs.iter().map(entrant).collect())
        .map_err(|_| CliError::BadBot { text: String::new() })
}

/// Creates the bot of a player.
///
/// # Errors
///
/// Returns an error if the game has no bot with this name.
pub(super) fn seat_player<R: StatsGame>(
    specs: &PlayerSpec,
    preset: &str,
    config: &R::Config,
) -> Result<Box<dyn Bot<R>>, CliError> {
    match specs {
        PlayerSpec::Bot(spec) => R::bot(spec).map_err(CliError::UnknownBot),
        PlayerSpec::Program(program) => Ok(Box::new(External::<R>::new(program, preset, config))),
    }
}

impl PlayerSpec {
    fn parse(name: &str, options: ProgramOptions) -> Result<Self, CliError> {
        let bad = || CliError::BadBot { text: name.to_owned() };
        let Some(command) = name.strip_prefix(EXEC) else {
            return name.parse().map(Self::Bot).map_err(|_| bad());
        };
        if command.trim().is_empty() {
            return Err(bad());
        }
        let ProgramOptions { time_limit, language } = options;
        let faults = Arc::new(Faults::on_stderr(language));
        Ok(Self::Program(Program { command: command.trim().to_owned(), time_limit, faults }))
    }

    fn name(&self) -> String {
        match self {
            Self::Bot(spec) => spec.to_string(),
            Self::Program(program) => format!("{EXEC}{}", program.command),
        }
    }
}
