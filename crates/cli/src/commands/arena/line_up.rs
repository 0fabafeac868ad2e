//! Who is asked to play.

use std::{sync::Arc, time::Duration};

use ::arena::{Entrant, LineUp, Notable};
use bots::{Bot, BotSpec, Effort};

use crate::{
    external::{External, Faults, Program},
    house::seats_for,
    problem::Problem,
    words::Language,
};

/// A player, as it was asked for.
#[derive(Debug, Clone)]
pub(super) enum Asked {
    /// One of ours.
    Bot(BotSpec),
    /// A program of somebody else's.
    Program(Program),
}

/// How programs are to be treated.
#[derive(Debug, Clone, Copy)]
pub(super) struct Manners {
    /// How long they may think about one decision.
    pub(super) time_limit: Duration,
    /// In which language their faults are told.
    pub(super) language: Language,
}

/// What a program is called with.
const EXEC: &str = "exec:";

/// Reads who plays, and repeats the last until the table is full.
///
/// # Errors
///
/// Returns what is not a bot, or that so many cannot play.
pub(super) fn read<R: Notable>(
    players: &[String],
    seats: Option<u8>,
    manners: Manners,
) -> Result<Vec<Asked>, Problem> {
    let mut asked: Vec<Asked> = Vec::new();
    for name in players.iter().flat_map(|list| list.split(',')).map(str::trim) {
        // The same program twice is counted together.
        let known = asked.iter().find(|it| it.name() == name).cloned();
        asked.push(match known {
            Some(known) => known,
            None => Asked::read(name, manners)?,
        });
    }
    let count = u8::try_from(asked.len()).unwrap_or(u8::MAX);
    let n_seats = seats_for::<R>(seats.unwrap_or(0).max(count).max(*R::SEATS.start()))?.count();
    if let Some(last) = asked.last().cloned() {
        asked.resize(n_seats, last);
    }
    Ok(asked)
}

/// The line-up of these players.
///
/// # Errors
///
/// If no table is so large.
pub(super) fn of(asked: &[Asked]) -> Result<LineUp, Problem> {
    let entrant = |asked: &Asked| match asked {
        Asked::Bot(spec) => Entrant::from(spec),
        Asked::Program(_) => Entrant { name: asked.name(), effort: Effort::Usual },
    };
    LineUp::new(asked.iter().map(entrant).collect())
        .map_err(|_| Problem::BadBot { text: String::new() })
}

/// The bot that takes a seat.
///
/// # Errors
///
/// If nobody of that name plays the game.
pub(super) fn seat_player<R: Notable>(
    asked: &Asked,
    preset: &str,
    config: &R::Config,
) -> Result<Box<dyn Bot<R>>, Problem> {
    match asked {
        Asked::Bot(spec) => R::bot(spec).map_err(Problem::UnknownBot),
        Asked::Program(program) => Ok(Box::new(External::<R>::new(program, preset, config))),
    }
}

impl Asked {
    fn read(name: &str, manners: Manners) -> Result<Self, Problem> {
        let bad = || Problem::BadBot { text: name.to_owned() };
        let Some(command) = name.strip_prefix(EXEC) else {
            return name.parse().map(Self::Bot).map_err(|_| bad());
        };
        if command.trim().is_empty() {
            return Err(bad());
        }
        let Manners { time_limit, language } = manners;
        let faults = Arc::new(Faults::on_stderr(language));
        Ok(Self::Program(Program { command: command.trim().to_owned(), time_limit, faults }))
    }

    /// What it is called.
    fn name(&self) -> String {
        match self {
            Self::Bot(spec) => spec.to_string(),
            Self::Program(program) => format!("{EXEC}{}", program.command),
        }
    }
}
