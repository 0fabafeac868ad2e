//! The commands, one file each.
//!
//! To add a command, write its file with an `Args` struct and a `run` function, list it here, and add
//! the help texts to `locales/*/cli.ftl`. A test reports missing keys.

mod arena;
mod bench;
pub(crate) mod cards;
mod completions;
mod judge;
mod load;
mod remove_name;
pub(crate) mod replay;
mod rules;
pub(crate) mod score;
pub(crate) mod serve;
mod verify;

use std::time::Duration;

use clap::Subcommand;

pub(crate) use self::{load::LoadTestError, verify::tampered_place};
use crate::{error::CliError, exit::Exit, messages::Messages};

/// A command with its arguments.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Judge(judge::Args),
    Rules(rules::Args),
    Cards(cards::Args),
    Score(score::Args),
    Arena(Box<arena::Args>),
    Verify(verify::Args),
    Bench(bench::Args),
    Replay(replay::Args),
    Serve(serve::Args),
    RemoveName(remove_name::Args),
    Load(load::Args),
    Completions(completions::Args),
}

impl Command {
    pub(crate) fn run(self, messages: &Messages) -> Result<Exit, CliError> {
        match self {
            Self::Judge(args) => judge::run(&args, messages),
            Self::Rules(args) => rules::run(&args, messages),
            Self::Cards(args) => cards::run(&args, messages),
            Self::Score(args) => score::run(&args, messages),
            Self::Arena(args) => arena::run(&args, messages),
            Self::Verify(args) => verify::run(&args, messages),
            Self::Bench(args) => bench::run(&args, messages),
            Self::Replay(args) => replay::run(&args, messages),
            Self::Serve(args) => serve::run(args, messages),
            Self::RemoveName(args) => remove_name::run(&args, messages),
            Self::Load(args) => load::run(&args, messages),
            Self::Completions(args) => completions::run(&args, messages),
        }
    }
}

/// Parses a duration in seconds, such as `2` or `0.5`: above 0, at most a day.
fn seconds(text: &str) -> Result<Duration, &'static str> {
    let seconds: f64 = text.parse().map_err(|_| "not a number")?;
    let time = Duration::try_from_secs_f64(seconds).map_err(|_| "out of range")?;
    let day = Duration::from_hours(24);
    if time.is_zero() || day < time { Err("out of range") } else { Ok(time) }
}
