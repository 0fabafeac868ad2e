//! `paiju arena`: lets bots play duplicate deals, and tells how strong they are.

mod figures;
mod files;
mod line_up;
mod page;
mod progress;
mod sprt;
mod table;

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

use ::arena::{Ended, ForNotableGame, LineUp, Match, Notable, Report, Sprt, with_notes};
use clap::builder::RangedU64ValueParser;
use games::GameKind;
use protocol::Secret;
use serde::Serialize;
use tabletop::luck::Fair;

use self::{
    files::Files,
    line_up::{Asked, Manners},
    progress::Progress,
};
use crate::{
    exit::Exit,
    external::FaultCounts,
    house::{HouseRules, game_parser},
    problem::Problem,
    words::Words,
};

/// Who plays what, how often, and where to write it down.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The game.
    #[arg(value_parser = game_parser())]
    game: GameKind,
    /// Who plays.
    #[arg(long, value_name = "BOT,BOT", required = true)]
    players: Vec<String>,
    /// How many play.
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    seats: Option<u8>,
    #[command(flatten)]
    rules: HouseRules,
    /// How many deals.
    #[arg(
        long,
        value_name = "N",
        default_value = "100",
        allow_negative_numbers = true,
        value_parser = RangedU64ValueParser::<u64>::new().range(1..)
    )]
    deals: u64,
    /// Where the luck comes from.
    #[arg(long, value_name = "N", default_value = "1", allow_negative_numbers = true)]
    seed: u64,
    /// How many games at a time.
    #[arg(
        long,
        value_name = "N",
        allow_negative_numbers = true,
        value_parser = RangedU64ValueParser::<usize>::new().range(1..=256)
    )]
    threads: Option<usize>,
    /// When to stop early.
    #[arg(long, value_name = "LOW,HIGH", allow_hyphen_values = true, value_parser = sprt::parse)]
    sprt: Option<Sprt>,
    /// How long a program may think about one decision.
    #[arg(
        long,
        value_name = "SECONDS",
        default_value = "10",
        allow_negative_numbers = true,
        value_parser = super::seconds
    )]
    bot_timeout: Duration,
    /// Where to keep the games.
    #[arg(long, value_name = "FOLDER")]
    save: Option<PathBuf>,
    /// Where to write the report for programs.
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// Where to write a row for each seat of each game.
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// Where to write the report as a page.
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
}

/// Plays and tells.
///
/// # Errors
///
/// If the players, the rules or the files are not what they should be.
pub(crate) fn run(args: &Args, words: &Words) -> Result<Exit, Problem> {
    let stop = Arc::new(AtomicBool::new(false));
    let to_stop = Arc::clone(&stop);
    // Without a handler Ctrl-C ends us without a report, which is no reason not to play.
    let _handled = ctrlc::set_handler(move || {
        if to_stop.swap(true, Ordering::Relaxed) {
            end_at_once();
        }
    });
    with_notes(args.game, Arena { args, words, stop: &stop })
}

/// The second Ctrl-C: whoever presses it twice does not want to wait for a report.
#[expect(clippy::exit, reason = "somebody insists")]
fn end_at_once() {
    std::process::exit(130);
}

/// A match of some game.
struct Arena<'a> {
    args: &'a Args,
    words: &'a Words,
    stop: &'a AtomicBool,
}

/// What a match was, beside what it has shown. The field names are read by other programs.
#[derive(Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
struct Document {
    /// The version of paiju that played.
    paiju: &'static str,
    /// The command that plays it again.
    command: String,
    preset: String,
    set: Vec<String>,
    /// Who had which place in the line-up.
    players: Vec<String>,
    #[serde(flatten)]
    report: Report,
}

impl ForNotableGame for Arena<'_> {
    type Output = Result<Exit, Problem>;

    fn run<R: Notable>(self) -> Self::Output {
        let Self { args, words, stop } = self;
        let manners = Manners { time_limit: args.bot_timeout, language: words.language() };
        let asked = line_up::read::<R>(&args.players, args.seats, manners)?;
        let line_up = line_up::of(&asked)?;
        if let (Some(_), [(only, _)]) = (args.sprt, &line_up.entrants()[..]) {
            return Err(Problem::NothingToTest { name: only.name.clone() });
        }
        let config = args.rules.config::<R>()?;
        let preset = args.rules.preset::<R>();
        let sit = |asked| line_up::seat_player::<R>(asked, preset, &config);
        let table = || asked.iter().map(sit).collect::<Result<Vec<_>, _>>();
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
        let progress = Progress::new(&contest.line_up, args.deals, words);
        let mut trouble = None;
        let report = contest.play(tables, &mut |news| {
            progress.tell(news);
            match files.take(news) {
                Ok(()) => ControlFlow::Continue(()),
                Err(problem) => {
                    trouble = Some(problem);
                    ControlFlow::Break(())
                }
            }
        });
        progress.finish();
        if let Some(problem) = trouble {
            return Err(problem);
        }
        let document = self.document::<R>(&contest.line_up, report);
        files.finish(&document, words)?;
        write!(anstream::stdout(), "{}", table::page(&document, words))?;
        for line in faults(&asked, words) {
            writeln!(anstream::stdout(), "{line}")?;
        }
        Ok(match document.report.ended {
            Ended::Played | Ended::Decided => Exit::Well,
            Ended::Stopped => Exit::Stopped,
        })
    }
}

impl Arena<'_> {
    fn document<R: Notable>(&self, line_up: &LineUp, report: Report) -> Document {
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

    /// The command that plays the same match again, on any machine.
    fn command(&self, game: &str, players: &[String], preset: &str) -> String {
        let args = self.args;
        let mut parts = vec![format!("paiju arena {game} --players {}", players.join(","))];
        parts.push(format!("--preset {preset}"));
        parts.extend(args.rules.changes().iter().map(|change| format!("--set {change}")));
        parts.push(format!("--deals {} --seed {}", args.deals, args.seed));
        parts.extend(args.sprt.map(|sprt| format!("--sprt {}", sprt::written(sprt))));
        parts.join(" ")
    }
}

/// What programs did wrong, a line for each that did.
fn faults(asked: &[Asked], words: &Words) -> Vec<String> {
    let mut lines = Vec::new();
    for asked in asked {
        let Asked::Program(program) = asked else { continue };
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
        let line = words.say("cli-arena-faults", &values);
        if !lines.contains(&line) {
            lines.push(line);
        }
    }
    lines
}

/// The secret of a deal, as a record of it tells: the seed in the first eight bytes.
fn secret(seed: u64) -> Secret {
    let mut bytes = [0; 32];
    for (byte, of_seed) in bytes.iter_mut().zip(seed.to_le_bytes()) {
        *byte = of_seed;
    }
    Secret::new(bytes)
}

/// The luck of a deal in which nobody added anything.
fn luck(seed: u64, n_seats: usize) -> Fair {
    secret(seed).luck(&vec![None; n_seats])
}

fn processors() -> usize {
    thread::available_parallelism().map_or(1, NonZero::get)
}

#[cfg(test)]
mod tests;
