//! What can be asked for: one file for each command.
//!
//! To add one: write its file with an `Args` struct and a `run` function, name it here, and
//! describe it and its arguments in `locales/*/cli.ftl` (a test says which keys are missing).

mod arena;
mod bench;
mod cards;
mod completions;
mod judge;
mod load;
mod replay;
mod rules;
mod score;
mod serve;
mod verify;

use std::time::Duration;

use clap::Subcommand;

pub(crate) use self::{load::Trouble, verify::tampered_place};
use crate::{exit::Exit, problem::Problem, words::Words};

/// A command with its arguments.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Judges recorded games, and grades programs that do.
    Judge(judge::Args),
    /// Prints the rules in force.
    Rules(rules::Args),
    /// Prints the cards of a game.
    Cards(cards::Args),
    /// Counts real cards on a real table.
    Score(score::Args),
    /// Lets bots play against each other.
    Arena(Box<arena::Args>),
    /// Checks that finished games were dealt fairly.
    Verify(verify::Args),
    /// Measures how fast games are played.
    Bench(bench::Args),
    /// Steps through a saved game.
    Replay(replay::Args),
    /// Opens a table on the network.
    Serve(serve::Args),
    /// Measures what a table server can bear.
    Load(load::Args),
    /// Writes a script that completes commands in a shell.
    Completions(completions::Args),
}

impl Command {
    /// Does it.
    ///
    /// # Errors
    ///
    /// Returns why it could not be done.
    pub(crate) fn run(self, words: &Words) -> Result<Exit, Problem> {
        match self {
            Self::Judge(args) => judge::run(&args, words),
            Self::Rules(args) => rules::run(&args, words),
            Self::Cards(args) => cards::run(&args, words),
            Self::Score(args) => score::run(&args, words),
            Self::Arena(args) => arena::run(&args, words),
            Self::Verify(args) => verify::run(&args, words),
            Self::Bench(args) => bench::run(&args, words),
            Self::Replay(args) => replay::run(&args, words),
            Self::Serve(args) => serve::run(args, words),
            Self::Load(args) => load::run(&args, words),
            Self::Completions(args) => completions::run(&args, words),
        }
    }
}

/// Reads a length of time in seconds, such as `2` or `0.5`; more than none, at most a day.
fn seconds(text: &str) -> Result<Duration, &'static str> {
    let seconds: f64 = text.parse().map_err(|_| "not a number")?;
    let time = Duration::try_from_secs_f64(seconds).map_err(|_| "out of range")?;
    let day = Duration::from_hours(24);
    if time.is_zero() || day < time { Err("out of range") } else { Ok(time) }
}
