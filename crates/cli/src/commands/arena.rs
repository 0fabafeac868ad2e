//! `paiju arena`: plays matches between bots, and reports their strength.

mod files;
mod format;
mod html;
mod line_up;
mod progress;
mod sprt;
mod text;

use std::{
    io::Write,
    num::NonZero,
    ops::ControlFlow,
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use ::arena::{
    LineUp, Match, MatchReport, Sprt, StatsGame, StatsGameVisitor, StopReason, visit_stats,
};
use clap::builder::RangedU64ValueParser;
use games::GameKind;
use protocol::Secret;
use serde::Serialize;
use tabletop::luck::Fair;

use self::{
    files::Files,
    line_up::{PlayerSpec, ProgramOptions},
    progress::Progress,
};
use crate::{
    error::CliError,
    exit::Exit,
    external::FaultCounts,
    messages::Messages,
    rules_args::{RulesArgs, game_parser},
};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[arg(value_parser = game_parser())]
    game: GameKind,
    #[arg(long, value_name = "BOT,BOT", required = true)]
    players: Vec<String>,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    seats: Option<u8>,
    #[command(flatten)]
    rules: RulesArgs,
    #[arg(
        long,
        value_name = "N",
        default_value = "100",
        allow_negative_numbers = true,
        value_parser = RangedU64ValueParser::<u64>::new().range(1..)
    )]
    deals: u64,
    #[arg(long, value_name = "N", default_value = "1", allow_negative_numbers = true)]
    seed: u64,
    #[arg(
        long,
        value_name = "N",
        allow_negative_numbers = true,
        value_parser = RangedU64ValueParser::<usize>::new().range(1..=256)
    )]
    threads: Option<usize>,
    #[arg(long, value_name = "LOW,HIGH", allow_hyphen_values = true, value_parser = sprt::parse)]
    sprt: Option<Sprt>,
    #[arg(
        long,
        value_name = "SECONDS",
        default_value = "10",
        allow_negative_numbers = true,
        value_parser = super::seconds
    )]
    bot_timeout: Duration,
    #[arg(long, value_name = "FOLDER", help_heading = "cli-heading-output")]
    save: Option<PathBuf>,
    #[arg(long, value_name = "FILE", help_heading = "cli-heading-output")]
    json: Option<PathBuf>,
    #[arg(long, value_name = "FILE", help_heading = "cli-heading-output")]
    csv: Option<PathBuf>,
    #[arg(long, value_name = "FILE", help_heading = "cli-heading-output")]
    html: Option<PathBuf>,
}

/// Plays the match and prints the report.
///
/// # Errors
///
/// Returns an error if the players or the rules are invalid, or a file cannot be written.
pub(crate) fn run(args: &Args, messages: &Messages) -> Result<Exit, CliError> {
    let stop = Arc::new(AtomicBool::new(false));
    let to_stop = Arc::clone(&stop);
    // Without the handler, Ctrl-C would end the program without a report.
    let _handled = ctrlc::set_handler(move || {
        if to_stop.swap(true, Ordering::Relaxed) {
            exit_now();
        }
    });
    visit_stats(args.game, Arena { args, messages, stop: &stop })
}

/// Exits on the second Ctrl-C, without a report.
#[expect(clippy::exit, reason = "the user interrupts the program for the second time")]
fn exit_now() {
    std::process::exit(130);
}

/// Plays a match of any game.
struct Arena<'a> {
    args: &'a Args,
    messages: &'a Messages,
    stop: &'a AtomicBool,
}

/// The report of a match with its parameters. Other programs read the JSON.
#[derive(Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
struct Document {
    /// Version of paiju.
    paiju: &'static str,
    /// The command that repeats the match.
    command: String,
    preset: String,
    set: Vec<String>,
    /// Players in the order of the line-up.
    players: Vec<String>,
    #[serde(flatten)]
    report: MatchReport,
}

impl StatsGameVisitor for Arena<'_> {
    type Output = Result<Exit, CliError>;

    fn visit<R: StatsGame>(self) -> Self::Output {
        let Self { args, messages, stop } = self;
        let options =
            ProgramOptions { time_limit: args.bot_timeout, language: messages.language() };
        let specs = line_up::parse::<R>(&args.players, args.seats, options)?;
        let line_up = line_up::of(&specs)?;
        if let (Some(_), [(only, _)]) = (args.sprt, &line_up.entrants()[..]) {
            return Err(CliError::NothingToTest { name: only.name.clone() });
        }
        let config = args.rules.config::<R>()?;
        let preset = args.rules.preset::<R>();
        let bot_for = |specs| line_up::seat_player::<R>(specs, preset, &config);
        let table = || specs.iter().map(bot_for).collect::<Result<Vec<_>, _>>();
        let n_threads = args.threads.unwrap_or_else(processors);
        let tables = (0..n_threads).map(|_| table()).collect::<Result<Vec<_>, _>>()?;
        let mut files = Files::open(args, &config, &line_up)?;
        let start = Instant::now();
        let (seats, first_seed) = (line_up.seats(), args.seed);
        let contest = Match::<R> {
            config,
            line_up,
            deals: args.deals,
            first_seed,
            sprt: args.sprt,
            luck: &|seed| luck(seed, seats.count()),
            clock: &|| start.elapsed(),
            stop: &|| stop.load(Ordering::Relaxed),
        };
        let progress = Progress::new(&contest.line_up, args.deals, messages);
        let mut write_error = None;
        let report = contest.play(tables, &mut |event| {
            progress.update(event);
            match files.on_event(event) {
                Ok(()) => ControlFlow::Continue(()),
                Err(error) => {
                    write_error = Some(error);
                    ControlFlow::Break(())
                }
            }
        });
        progress.finish();
        if let Some(error) = write_error {
            return Err(error);
        }
        let document = self.document::<R>(&contest.line_up, report);
        files.finish(&document, messages)?;
        write!(anstream::stdout(), "{}", text::page(&document, messages))?;
        for line in faults(&specs, messages) {
            writeln!(anstream::stdout(), "{line}")?;
        }
        Ok(match document.report.ended {
            StopReason::Played | StopReason::Decided => Exit::Success,
            StopReason::Stopped => Exit::Interrupted,
        })
    }
}

impl Arena<'_> {
    fn document<R: StatsGame>(&self, line_up: &LineUp, report: MatchReport) -> Document {
        let args = self.args;
        let preset = args.rules.preset::<R>();
        let players: Vec<String> = line_up.places().iter().map(|it| it.name.clone()).collect();
        Document {
            paiju: env!("CARGO_PKG_VERSION"),
            command: self.command(R::NAME, &players, preset),
            preset: preset.to_owned(),
            set: args.rules.changes().to_vec(),
            players,
            report,
        }
    }

    /// The command that repeats the match on any machine.
    fn command(&self, game: &str, players: &[String], preset: &str) -> String {
        let args = self.args;
        let mut parts = vec![format!("paiju arena {game} --players {}", players.join(","))];
        parts.push(format!("--preset {preset}"));
        parts.extend(args.rules.changes().iter().map(|change| format!("--set {change}")));
        parts.push(format!("--deals {} --seed {}", args.deals, args.seed));
        parts.extend(args.sprt.map(|sprt| format!("--sprt {}", sprt::format(sprt))));
        parts.join(" ")
    }
}

/// One line per external program with faults.
fn faults(specs: &[PlayerSpec], messages: &Messages) -> Vec<String> {
    let mut lines = Vec::new();
    for specs in specs {
        let PlayerSpec::Program(program) = specs else { continue };
        let FaultCounts { ended, late, unreadable, illegal, forfeits } = program.faults.counts();
        if forfeits == 0 {
            continue;
        }
        let values = [
            ("command", program.command.clone().into()),
            ("forfeits", forfeits.into()),
            ("ended", ended.into()),
            ("late", late.into()),
            ("unreadable", unreadable.into()),
            ("illegal", illegal.into()),
        ];
        let line = messages.say("cli-arena-faults", &values);
        if !lines.contains(&line) {
            lines.push(line);
        }
    }
    lines
}

/// The secret of a deal for its record: the seed in the first eight bytes.
fn secret(seed: u64) -> Secret {
    let mut bytes = [0; 32];
    for (byte, of_seed) in bytes.iter_mut().zip(seed.to_le_bytes()) {
        *byte = of_seed;
    }
    Secret::new(bytes)
}

/// The luck of a deal without contributions of players.
fn luck(seed: u64, n_seats: usize) -> Fair {
    secret(seed).luck(&vec![None; n_seats])
}

fn processors() -> usize {
    thread::available_parallelism().map_or(1, NonZero::get)
}

#[cfg(test)]
mod tests;
