//! `paiju load`: what a table server can bear, asked over real sockets.
//!
//! Read the modules in this order: [`frame`] says how little of a message is read, [`player`] what
//! one socket does, [`play`] how rooms are filled with them, [`idle`] and [`fill`] what else is
//! measured, [`report`] what is told.

mod fill;
mod frame;
mod http;
mod idle;
mod play;
mod player;
mod process;
mod report;
mod socket;
mod started;
mod trouble;

use std::{
    cell::Cell,
    env, fs,
    io::{self, Write},
    path::PathBuf,
    process as system,
    time::Duration,
};

use clap::{ValueEnum, builder::RangedU64ValueParser};
use games::{ForGame, GameKind};
use indicatif::{ProgressBar, ProgressStyle};
use tabletop::Rules;

pub(crate) use self::trouble::Trouble;
use self::{
    fill::Fill,
    http::Address,
    play::{Plan, Until},
    report::{Moment, Moves, Report},
    started::Started,
};
use crate::{
    exit::Exit,
    house::{game_parser, usual_seats},
    problem::Problem,
    words::Words,
};

/// What to measure, and how.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// What is measured.
    #[arg(value_enum, default_value = "play")]
    what: What,
    /// A server that is running already.
    #[arg(long, value_name = "URL", value_parser = Address::parse)]
    url: Option<Address>,
    /// The process of that server.
    #[arg(long, value_name = "PID", requires = "url")]
    pid: Option<u32>,
    /// The database of the server that is started.
    #[arg(long, value_name = "DATABASE", conflicts_with = "url")]
    database: Option<String>,
    /// The game.
    #[arg(long, value_name = "GAME", default_value = "big-two", value_parser = game_parser())]
    game: GameKind,
    /// How many rooms.
    #[arg(long, value_name = "N", value_parser = counted())]
    rooms: Option<u32>,
    /// How many sockets in each room.
    #[arg(long, value_name = "N", value_parser = RangedU64ValueParser::<u32>::new().range(0..=5))]
    sockets: Option<u32>,
    /// How long a player thinks.
    #[arg(long, value_name = "TIME", default_value = "0ms", value_parser = thinking_time)]
    think: Duration,
    /// How long to measure.
    #[arg(
        long,
        value_name = "SECONDS",
        default_value = "10",
        allow_negative_numbers = true,
        value_parser = super::seconds
    )]
    seconds: Duration,
    /// How many moves to wait for instead.
    #[arg(
        long,
        value_name = "N",
        conflicts_with = "seconds",
        value_parser = RangedU64ValueParser::<u64>::new().range(1..)
    )]
    moves: Option<u64>,
    /// How many games to store.
    #[arg(
        long,
        value_name = "N",
        default_value = "100000",
        allow_negative_numbers = true,
        value_parser = RangedU64ValueParser::<u64>::new().range(1..)
    )]
    games: u64,
    /// Where the luck comes from.
    #[arg(long, value_name = "N", default_value = "1", allow_negative_numbers = true)]
    seed: u64,
    /// Whether to print one JSON object.
    #[arg(long)]
    json: bool,
}

/// What is measured.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum What {
    /// Games in many rooms at once.
    Play,
    /// Rooms in which nothing happens.
    Idle,
    /// How long a server takes to start.
    Start,
    /// Nothing: games are stored, for `start` to start with.
    Fill,
}

/// Measures and tells.
///
/// # Errors
///
/// If the server cannot be started or reached, or breaks off.
pub(crate) fn run(args: &Args, words: &Words) -> Result<Exit, Problem> {
    let report = args.game.run(Load { args })?;
    let text = if args.json { report.json() } else { report.table(words) };
    io::stdout().lock().write_all(text.as_bytes())?;
    let granted = report.moves.as_ref().is_none_or(Moves::all_granted);
    Ok(if granted { Exit::Well } else { Exit::SomeFailed })
}

struct Load<'a> {
    args: &'a Args,
}

impl ForGame for Load<'_> {
    type Output = Result<Report, Problem>;

    fn run<R: Rules>(self) -> Self::Output {
        let Self { args } = self;
        let usual = usual_seats::<R>().count() as u32;
        let sockets = args.sockets.unwrap_or(if args.what == What::Idle { 0 } else { usual });
        let seats = u8::try_from(sockets).unwrap_or(u8::MAX);
        if !matches!(args.what, What::Idle) && !R::SEATS.contains(&seats) {
            let (min, max) = (*R::SEATS.start(), *R::SEATS.end());
            return Err(Problem::Players { game: R::NAME, players: seats, min, max });
        }
        let progress = progress();
        let measured = match args.what {
            What::Play => args.play::<R>(sockets, &progress),
            What::Idle => args.idle::<R>(sockets, &progress),
            What::Start => args.start::<R>(),
            What::Fill => args.fill::<R>(sockets, &progress),
        };
        progress.finish_and_clear();
        measured.map_err(Problem::Load)
    }
}

impl Args {
    fn play<R: Rules>(&self, sockets: u32, progress: &ProgressBar) -> Result<Report, Trouble> {
        let server = Server::of(self)?;
        let rooms = self.rooms.unwrap_or(50);
        let until = self.moves.map_or(Until::Time(self.seconds), Until::Moves);
        let plan = Plan {
            address: server.address().clone(),
            game: R::NAME,
            rooms,
            sockets,
            think: self.think,
            seed: self.seed,
            until,
        };
        let before = Cell::new(Moment::now(server.pid()));
        let ready = || before.set(Moment::now(server.pid()));
        let (tally, time) = runtime()?.block_on(play::play(&plan, progress, ready))?;
        let after = Moment::now(server.pid());
        let mut report = Report::new(self.what, R::NAME, time).used(before.get(), after);
        report.rooms = Some(rooms);
        report.sockets = Some(rooms * sockets);
        report.games = Some(tally.games.get());
        report.moves = Some(Moves::of(&tally, self.think, time));
        Ok(report)
    }

    fn idle<R: Rules>(&self, sockets: u32, progress: &ProgressBar) -> Result<Report, Trouble> {
        let server = Server::of(self)?;
        let (rooms, sockets) = (self.rooms.unwrap_or(10_000), sockets.min(1));
        let before = Moment::now(server.pid());
        let after = Cell::new(before);
        let look = || after.set(Moment::now(server.pid()));
        let opening =
            idle::idle((server.address(), R::NAME), (rooms, sockets), self.seconds, progress, look);
        let took = runtime()?.block_on(opening)?;
        let mut report = Report::new(self.what, R::NAME, took).used(before, after.get());
        report.rooms = Some(rooms);
        report.sockets = Some(rooms * sockets);
        Ok(report)
    }

    fn start<R: Rules>(&self) -> Result<Report, Trouble> {
        let server = Server::of(self)?;
        let took = server.took();
        let nothing = Moment::now(None);
        let report = Report::new(self.what, R::NAME, took);
        Ok(report.used(nothing, Moment::now(server.pid())))
    }

    fn fill<R: Rules>(&self, players: u32, progress: &ProgressBar) -> Result<Report, Trouble> {
        let begin = std::time::Instant::now();
        let database = self.database.as_deref().unwrap_or("paiju-load.sqlite");
        let (games, seed) = (self.games, self.seed);
        let entries = Fill { database, games, players, seed, progress }.run::<R>()?;
        let mut report = Report::new(self.what, R::NAME, begin.elapsed());
        report.games = Some(games);
        report.entries = Some(entries);
        Ok(report)
    }
}

/// The server that is measured.
#[derive(Debug)]
enum Server {
    /// One that somebody else has started.
    Theirs { address: Address, pid: Option<u32> },
    /// One of our own.
    Ours {
        started: Started,
        /// Removed after it has stopped.
        _folder: Option<Folder>,
    },
}

/// A folder that is removed when it is dropped.
#[derive(Debug)]
struct Folder(PathBuf);

impl Server {
    fn of(args: &Args) -> Result<Self, Trouble> {
        if let Some(address) = &args.url {
            return Ok(Self::Theirs { address: address.clone(), pid: args.pid });
        }
        if let Some(database) = &args.database {
            return Ok(Self::Ours { started: Started::on(database)?, _folder: None });
        }
        let folder = Folder::new()?;
        let database = folder.0.join("paiju.sqlite").to_string_lossy().into_owned();
        Ok(Self::Ours { started: Started::on(&database)?, _folder: Some(folder) })
    }

    const fn address(&self) -> &Address {
        match self {
            Self::Theirs { address, .. } => address,
            Self::Ours { started, .. } => &started.address,
        }
    }

    fn pid(&self) -> Option<u32> {
        match self {
            Self::Theirs { pid, .. } => *pid,
            Self::Ours { started, .. } => Some(started.pid()),
        }
    }

    const fn took(&self) -> Duration {
        match self {
            Self::Theirs { .. } => Duration::ZERO,
            Self::Ours { started, .. } => started.took,
        }
    }
}

impl Folder {
    fn new() -> Result<Self, Trouble> {
        let path = env::temp_dir().join(format!("paiju-load-{}", system::id()));
        fs::create_dir(&path)?;
        Ok(Self(path))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What cannot be removed is left to whoever cleans the system's folder.
        drop(fs::remove_dir_all(&self.0));
    }
}

/// All players share one thread: they leave as much as they can to the server.
fn runtime() -> Result<tokio::runtime::Runtime, Trouble> {
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

/// Reads a time such as `500ms` or `0.5`, in seconds; none is fine.
fn thinking_time(text: &str) -> Result<Duration, &'static str> {
    let (number, unit) = match text.strip_suffix("ms") {
        Some(number) => (number, 1e-3),
        None => (text, 1.0),
    };
    let number: f64 = number.parse().map_err(|_| "not a number")?;
    let time = Duration::try_from_secs_f64(number * unit).map_err(|_| "out of range")?;
    if Duration::from_hours(1) < time { Err("out of range") } else { Ok(time) }
}

impl What {
    const fn name(self) -> &'static str {
        match self {
            Self::Play => "play",
            Self::Idle => "idle",
            Self::Start => "start",
            Self::Fill => "fill",
        }
    }
}
