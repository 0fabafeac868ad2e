//! `paiju load`: load-tests a server over real WebSocket connections.
//!
//! Read the modules in this order: [`message`] parses the necessary parts of messages, [`player`] is
//! one client, [`play`] fills rooms with players, [`idle`] and [`fill`] are the other modes, [`report`]
//! formats the results.

mod error;
mod fill;
mod http;
mod idle;
mod message;
mod play;
mod player;
mod process;
mod report;
mod server_process;
mod socket;

use std::{
    cell::Cell,
    env, fs,
    io::{self, Write},
    path::PathBuf,
    process as system,
    time::Duration,
};

use clap::{ValueEnum, builder::RangedU64ValueParser};
use games::{GameKind, GameVisitor};
use indicatif::{ProgressBar, ProgressStyle};
use tabletop::Rules;

pub(crate) use self::error::LoadTestError;
use self::{
    fill::Fill,
    http::Address,
    play::{PlayOptions, StopCondition},
    report::{LoadReport, Moves, UsageSnapshot},
    server_process::ServerProcess,
};
use crate::{
    error::CliError,
    exit::Exit,
    messages::Messages,
    rules_args::{default_seats, game_parser},
};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[arg(value_enum, default_value = "play")]
    mode: Mode,
    #[arg(long, value_name = "URL", value_parser = Address::parse)]
    url: Option<Address>,
    #[arg(long, value_name = "PID", requires = "url")]
    pid: Option<u32>,
    #[arg(long, value_name = "DATABASE", conflicts_with = "url")]
    database: Option<String>,
    #[arg(long, value_name = "GAME", default_value = "big-two", value_parser = game_parser())]
    game: GameKind,
    #[arg(long, value_name = "N", value_parser = counted())]
    rooms: Option<u32>,
    #[arg(long, value_name = "N", value_parser = RangedU64ValueParser::<u32>::new().range(0..=5))]
    connections: Option<u32>,
    #[arg(long, value_name = "TIME", default_value = "0ms", value_parser = thinking_time)]
    think: Duration,
    #[arg(
        long,
        value_name = "SECONDS",
        default_value = "10",
        allow_negative_numbers = true,
        value_parser = super::seconds
    )]
    seconds: Duration,
    #[arg(
        long,
        value_name = "N",
        conflicts_with = "seconds",
        value_parser = RangedU64ValueParser::<u64>::new().range(1..)
    )]
    moves: Option<u64>,
    #[arg(
        long,
        value_name = "N",
        default_value = "100000",
        allow_negative_numbers = true,
        value_parser = RangedU64ValueParser::<u64>::new().range(1..)
    )]
    games: u64,
    #[arg(long, value_name = "N", default_value = "1", allow_negative_numbers = true)]
    seed: u64,
    #[arg(long)]
    json: bool,
}

/// What to measure.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Mode {
    /// Games in many rooms at the same time.
    Play,
    /// Open rooms without activity.
    Idle,
    /// Startup time of a server.
    Start,
    /// Nothing; stores finished games, for `Start`.
    Fill,
}

/// Runs the load test and prints the results.
///
/// # Errors
///
/// Returns an error if the server cannot be started or reached, or a connection is lost.
pub(crate) fn run(args: &Args, messages: &Messages) -> Result<Exit, CliError> {
    let report = args.game.visit(Load { args })?;
    let text = if args.json { report.json() } else { report.table(messages) };
    io::stdout().lock().write_all(text.as_bytes())?;
    let all_accepted = report.moves.as_ref().is_none_or(Moves::all_accepted);
    Ok(if all_accepted { Exit::Success } else { Exit::Failure })
}

struct Load<'a> {
    args: &'a Args,
}

impl GameVisitor for Load<'_> {
    type Output = Result<LoadReport, CliError>;

    fn visit<R: Rules>(self) -> Self::Output {
        let Self { args } = self;
        let default = default_seats::<R>().count() as u32;
        let connections =
            args.connections.unwrap_or(if args.mode == Mode::Idle { 0 } else { default });
        let seats = u8::try_from(connections).unwrap_or(u8::MAX);
        if !matches!(args.mode, Mode::Idle) && !R::SEATS.contains(&seats) {
            let (min, max) = (*R::SEATS.start(), *R::SEATS.end());
            return Err(CliError::Players { game: R::NAME, players: seats, min, max });
        }
        let progress = progress();
        let measured = match args.mode {
            Mode::Play => args.play::<R>(connections, &progress),
            Mode::Idle => args.idle::<R>(connections, &progress),
            Mode::Start => args.start::<R>(),
            Mode::Fill => args.fill::<R>(connections, &progress),
        };
        progress.finish_and_clear();
        measured.map_err(CliError::Load)
    }
}

impl Args {
    fn play<R: Rules>(
        &self,
        connections: u32,
        progress: &ProgressBar,
    ) -> Result<LoadReport, LoadTestError> {
        let server = Server::of(self)?;
        let rooms = self.rooms.unwrap_or(50);
        let until = self.moves.map_or(StopCondition::Time(self.seconds), StopCondition::Moves);
        let options = PlayOptions {
            address: server.address().clone(),
            game: R::NAME,
            rooms,
            connections,
            think: self.think,
            seed: self.seed,
            until,
        };
        let before = Cell::new(UsageSnapshot::now(server.pid()));
        let ready = || before.set(UsageSnapshot::now(server.pid()));
        let (stats, time) = runtime()?.block_on(play::play(&options, progress, ready))?;
        let after = UsageSnapshot::now(server.pid());
        let mut report = LoadReport::new(self.mode, R::NAME, time).used(before.get(), after);
        report.rooms = Some(rooms);
        report.connections = Some(rooms * connections);
        report.games = Some(stats.games.get());
        report.moves = Some(Moves::of(&stats, self.think, time));
        Ok(report)
    }

    fn idle<R: Rules>(
        &self,
        connections: u32,
        progress: &ProgressBar,
    ) -> Result<LoadReport, LoadTestError> {
        let server = Server::of(self)?;
        let (rooms, connections) = (self.rooms.unwrap_or(10_000), connections.min(1));
        let before = UsageSnapshot::now(server.pid());
        let after = Cell::new(before);
        let measure = || after.set(UsageSnapshot::now(server.pid()));
        let opening = idle::idle(
            (server.address(), R::NAME),
            (rooms, connections),
            self.seconds,
            progress,
            measure,
        );
        let took = runtime()?.block_on(opening)?;
        let mut report = LoadReport::new(self.mode, R::NAME, took).used(before, after.get());
        report.rooms = Some(rooms);
        report.connections = Some(rooms * connections);
        Ok(report)
    }

    fn start<R: Rules>(&self) -> Result<LoadReport, LoadTestError> {
        let server = Server::of(self)?;
        let took = server.startup_time();
        let nothing = UsageSnapshot::now(None);
        let report = LoadReport::new(self.mode, R::NAME, took);
        Ok(report.used(nothing, UsageSnapshot::now(server.pid())))
    }

    fn fill<R: Rules>(
        &self,
        players: u32,
        progress: &ProgressBar,
    ) -> Result<LoadReport, LoadTestError> {
        let begin = std::time::Instant::now();
        let database = self.database.as_deref().unwrap_or("paiju-load.sqlite");
        let (games, seed) = (self.games, self.seed);
        let entries = Fill { database, games, players, seed, progress }.visit::<R>()?;
        let mut report = LoadReport::new(self.mode, R::NAME, begin.elapsed());
        report.games = Some(games);
        report.entries = Some(entries);
        Ok(report)
    }
}

/// The server under test.
#[derive(Debug)]
enum Server {
    /// A server that was already running.
    External { address: Address, pid: Option<u32> },
    /// A server that we started.
    Started {
        process: ServerProcess,
        /// Removed after the server has stopped.
        _folder: Option<Folder>,
    },
}

/// A temporary folder, removed on drop.
#[derive(Debug)]
struct Folder(PathBuf);

impl Server {
    fn of(args: &Args) -> Result<Self, LoadTestError> {
        if let Some(address) = &args.url {
            return Ok(Self::External { address: address.clone(), pid: args.pid });
        }
        if let Some(database) = &args.database {
            return Ok(Self::Started { process: ServerProcess::on(database)?, _folder: None });
        }
        let folder = Folder::new()?;
        let database = folder.0.join("paiju.sqlite").to_string_lossy().into_owned();
        Ok(Self::Started { process: ServerProcess::on(&database)?, _folder: Some(folder) })
    }

    const fn address(&self) -> &Address {
        match self {
            Self::External { address, .. } => address,
            Self::Started { process, .. } => &process.address,
        }
    }

    fn pid(&self) -> Option<u32> {
        match self {
            Self::External { pid, .. } => *pid,
            Self::Started { process, .. } => Some(process.pid()),
        }
    }

    const fn startup_time(&self) -> Duration {
        match self {
            Self::External { .. } => Duration::ZERO,
            Self::Started { process, .. } => process.startup_time,
        }
    }
}

impl Folder {
    fn new() -> Result<Self, LoadTestError> {
        let path = env::temp_dir().join(format!("paiju-load-{}", system::id()));
        fs::create_dir(&path)?;
        Ok(Self(path))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // If this fails, the folder stays in the system's temporary folder.
        drop(fs::remove_dir_all(&self.0));
    }
}

/// A single-threaded runtime for all players, which leaves the other cores to the server.
fn runtime() -> Result<tokio::runtime::Runtime, LoadTestError> {
    Ok(tokio::runtime::Builder::new_current_thread().enable_all().build()?)
}

fn progress() -> ProgressBar {
    let style = ProgressStyle::with_template("{spinner} {elapsed} {msg}");
    let style = style.unwrap_or_else(|_| ProgressStyle::default_spinner());
    ProgressBar::new_spinner().with_style(style)
}

fn counted() -> RangedU64ValueParser<u32> {
    RangedU64ValueParser::new().range(1..=1_000_000)
}

/// Parses a duration such as `500ms` or `0.5` (seconds); 0 is valid.
fn thinking_time(text: &str) -> Result<Duration, &'static str> {
    let (number, unit) = match text.strip_suffix("ms") {
        Some(number) => (number, 1e-3),
        None => (text, 1.0),
    };
    let number: f64 = number.parse().map_err(|_| "not a number")?;
    let time = Duration::try_from_secs_f64(number * unit).map_err(|_| "out of range")?;
    if Duration::from_hours(1) < time { Err("out of range") } else { Ok(time) }
}

impl Mode {
    const fn name(self) -> &'static str {
        match self {
            Self::Play => "play",
            Self::Idle => "idle",
            Self::Start => "start",
            Self::Fill => "fill",
        }
    }
}
