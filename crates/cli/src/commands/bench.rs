//! `paiju bench`: measures the speed of uniformly random play in one thread.
//!
//! Each decision generates the complete list of legal actions and applies one of them. The module
//! [`search`] implements `paiju bench search`.

mod search;

use std::{
    io::{self, Write},
    time::{Duration, Instant},
};

use bots::visit_bots;
use clap::builder::{PossibleValuesParser, RangedU64ValueParser, TypedValueParser};
use games::{GameKind, GameVisitor};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use tabletop::{Rules, Seats, Settings, Turn, luck::Quick};

use crate::{
    error::CliError,
    exit::Exit,
    layout::{self, Align, grouped, to_f64, whole},
    messages::Messages,
    rules_args::{TableArgs, default_seats, game_parser},
};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[arg(value_parser = subject_parser(), required_unless_present = "list")]
    game: Option<Subject>,
    #[arg(value_name = "OF", value_parser = game_parser())]
    of: Option<GameKind>,
    #[command(flatten)]
    table: TableArgs,
    #[arg(
        long,
        value_name = "SECONDS",
        default_value = "5",
        allow_negative_numbers = true,
        value_parser = super::seconds
    )]
    seconds: Duration,
    #[arg(
        long,
        value_name = "N",
        allow_negative_numbers = true,
        conflicts_with = "seconds",
        value_parser = RangedU64ValueParser::<u64>::new().range(1..)
    )]
    games: Option<u64>,
    #[arg(long, value_name = "N", default_value = "1", allow_negative_numbers = true)]
    seed: u64,
    #[arg(long)]
    json: bool,
    #[arg(long, exclusive = true)]
    list: bool,
}

/// Measures a game or the search, and prints the results.
///
/// # Errors
///
/// Returns an error if the rules are invalid.
pub(crate) fn run(args: &Args, messages: &Messages) -> Result<Exit, CliError> {
    let text = match (args.game, args.of) {
        (None, _) => list(),
        (Some(Subject::Game(_)), Some(surplus)) => {
            return Err(CliError::SurplusGame { given: surplus.name() });
        }
        (Some(Subject::Game(game)), None) => {
            let report = game.visit(Bench { args })?;
            if args.json { report.json() } else { report.table(messages) }
        }
        (Some(Subject::Search), of) => bench_search(of, args, messages)?,
    };
    io::stdout().lock().write_all(text.as_bytes())?;
    Ok(Exit::Success)
}

/// What to measure.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Subject {
    /// Uniformly random play of a game.
    Game(GameKind),
    /// The search of the hard bots.
    Search,
}

/// Name of [`Subject::Search`] on the command line.
const SEARCH: &str = "search";

/// Parses the id of a game, or `search`.
fn subject_parser() -> impl TypedValueParser<Value = Subject> {
    let games = GameKind::ALL.iter().map(|game| game.name());
    PossibleValuesParser::new(games.chain([SEARCH])).try_map(|name| match name.as_str() {
        SEARCH => Ok(Subject::Search),
        game => game.parse().map(Subject::Game),
    })
}

/// Measures the hard bots of one game, or of all.
fn bench_search(
    of: Option<GameKind>,
    args: &Args,
    messages: &Messages,
) -> Result<String, CliError> {
    if args.games.is_some() {
        let values = [("option", "--games".into()), ("other", SEARCH.into())];
        return Err(CliError::Usage(messages.say("cli-misuse-conflict", &values)));
    }
    let games = match &of {
        Some(game) => std::slice::from_ref(game),
        None => GameKind::ALL,
    };
    let measure = |game: &GameKind| visit_bots(*game, search::Measure { args });
    let reports = games.iter().map(measure).collect::<Result<Vec<_>, _>>()?;
    Ok(if args.json { search::json(&reports) } else { search::table(&reports, args, messages) })
}

/// Every game and preset with the default number of players, one per line.
fn list() -> String {
    struct Listing;
    impl GameVisitor for Listing {
        type Output = String;

        fn visit<R: Rules>(self) -> String {
            let players = default_seats::<R>().count();
            let line = |preset: &tabletop::Preset<R::Config>| {
                format!("{} {} {players}\n", R::NAME, preset.name)
            };
            R::Config::PRESETS.iter().map(line).collect()
        }
    }
    GameKind::ALL.iter().map(|game| game.visit(Listing)).collect()
}

/// Results of a measurement. Other programs read the JSON, so the field names are stable.
#[derive(Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
struct BenchReport {
    game: &'static str,
    preset: String,
    set: Vec<String>,
    players: usize,
    seed: u64,
    games: u64,
    decisions: u64,
    seconds: f64,
    games_per_s: f64,
    decisions_per_s: f64,
    ns_per_decision: f64,
    decisions_per_game: f64,
    actions_per_decision: f64,
}

/// Measures any game.
struct Bench<'a> {
    args: &'a Args,
}

impl GameVisitor for Bench<'_> {
    type Output = Result<BenchReport, CliError>;

    fn visit<R: Rules>(self) -> Self::Output {
        let Self { args } = self;
        let (config, seats) = (args.table.config::<R>()?, args.table.seats::<R>()?);
        let (luck, legal) = (&mut Quick::new(args.seed), &mut Vec::new());
        let mut counts = PlayCounts::default();
        let mut spinner = Spinner::new();
        let start = Instant::now();
        let time = loop {
            counts.play::<R>(&config, seats, luck, legal);
            let time = start.elapsed();
            let is_done = match args.games {
                Some(games) => games <= counts.games,
                None => args.seconds <= time,
            };
            if is_done {
                break time;
            }
            spinner.tick(time);
        };
        spinner.bar.finish_and_clear();
        let seconds = time.as_secs_f64();
        let PlayCounts { games, decisions, actions } = counts;
        Ok(BenchReport {
            game: R::NAME,
            preset: args.table.preset::<R>().to_owned(),
            set: args.table.changes().to_vec(),
            players: seats.count(),
            seed: args.seed,
            games,
            decisions,
            seconds,
            games_per_s: to_f64(games) / seconds,
            decisions_per_s: to_f64(decisions) / seconds,
            ns_per_decision: seconds * 1e9 / to_f64(decisions),
            decisions_per_game: to_f64(decisions) / to_f64(games),
            actions_per_decision: to_f64(actions) / to_f64(decisions),
        })
    }
}

#[derive(Debug, Default)]
struct PlayCounts {
    games: u64,
    decisions: u64,
    /// Sum of the lengths of all lists of legal actions.
    actions: u64,
}

impl PlayCounts {
    /// Plays one game. `legal` is a buffer, passed in to avoid allocations.
    fn play<R: Rules>(
        &mut self,
        config: &R::Config,
        seats: Seats,
        luck: &mut Quick,
        legal: &mut Vec<R::Action>,
    ) {
        let mut state = R::begin(config, &R::deal(config, seats, luck));
        while let Turn::Of(_) = R::turn(&state) {
            legal.clear();
            R::legal_actions(&state, legal);
            let Some(action) = luck.pick(legal) else { break };
            self.decisions += 1;
            self.actions += legal.len() as u64;
            R::play_unchecked(&mut state, &action, luck);
        }
        self.games += 1;
    }
}

impl BenchReport {
    fn json(&self) -> String {
        // A struct of numbers and strings can always be serialized.
        serde_json::to_string(self).map_or(String::new(), |json| json + "\n")
    }

    fn table(&self, messages: &Messages) -> String {
        let values = [
            ("game", self.game.into()),
            ("preset", self.preset.clone().into()),
            ("players", self.players.into()),
            ("seed", self.seed.to_string().into()),
        ];
        let title = messages.say("cli-bench-title", &values);
        let row = |key: &str, number: String| [messages.say(key, &[]), number];
        let rows = [
            row("cli-bench-row-games", grouped(self.games)),
            row("cli-bench-row-seconds", format!("{:.2}", self.seconds)),
            row("cli-bench-row-games-per-s", whole(self.games_per_s)),
            row("cli-bench-row-decisions-per-s", whole(self.decisions_per_s)),
            row("cli-bench-row-ns-per-decision", whole(self.ns_per_decision)),
            row("cli-bench-row-decisions-per-game", format!("{:.1}", self.decisions_per_game)),
            row("cli-bench-row-actions-per-decision", format!("{:.1}", self.actions_per_decision)),
        ];
        let rows = layout::table([Align::Left, Align::Right], &rows);
        format!("{title}\n\n  {}\n", rows.join("\n  "))
    }
}

/// Spinner on a terminal, shown after one second.
///
/// The playing thread ticks it, so that no other thread runs during the measurement.
struct Spinner {
    bar: ProgressBar,
    next_tick: Duration,
}

impl Spinner {
    fn new() -> Self {
        let style = ProgressStyle::with_template("{spinner} {elapsed}");
        let style = style.unwrap_or_else(|_| ProgressStyle::default_spinner());
        let bar = ProgressBar::new_spinner().with_style(style);
        Self { bar, next_tick: Duration::from_secs(1) }
    }

    fn tick(&mut self, time: Duration) {
        if self.next_tick <= time {
            self.next_tick = time + Duration::from_millis(100);
            self.bar.tick();
        }
    }
}
