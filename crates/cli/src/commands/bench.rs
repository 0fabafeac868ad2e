//! `paiju bench`: how fast a game is played, in one thread.
//!
//! `paiju bench search` has a file of its own. Uniformly random play: at every decision the complete list of legal actions is made, one of
//! them is picked with even chances, and it is done.

mod search;

use std::{
    io::{self, Write},
    time::{Duration, Instant},
};

use bots::with_bots;
use clap::builder::{PossibleValuesParser, RangedU64ValueParser, TypedValueParser};
use games::{ForGame, GameKind};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use tabletop::{Rules, Seats, Settings, Turn, luck::Quick};

use crate::{
    exit::Exit,
    house::{House, game_parser, usual_seats},
    layout::{self, Align, grouped},
    problem::Problem,
    words::Words,
};

/// What to measure, and for how long.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The game, or the search.
    #[arg(value_parser = subject_parser(), required_unless_present = "list")]
    game: Option<Subject>,
    /// The game whose search is measured.
    #[arg(value_name = "OF", value_parser = game_parser())]
    of: Option<GameKind>,
    #[command(flatten)]
    house: House,
    /// How long to play.
    #[arg(
        long,
        value_name = "SECONDS",
        default_value = "5",
        allow_negative_numbers = true,
        value_parser = super::seconds
    )]
    seconds: Duration,
    /// How many games to play instead: the same work every time, for counting instructions.
    #[arg(
        long,
        value_name = "N",
        allow_negative_numbers = true,
        conflicts_with = "seconds",
        value_parser = RangedU64ValueParser::<u64>::new().range(1..)
    )]
    games: Option<u64>,
    /// Where the luck comes from.
    #[arg(long, value_name = "N", default_value = "1", allow_negative_numbers = true)]
    seed: u64,
    /// Whether to print one JSON object.
    #[arg(long)]
    json: bool,
    /// Whether to print what can be measured.
    #[arg(long, exclusive = true)]
    list: bool,
}

/// Measures and tells.
///
/// # Errors
///
/// If there is no such game or no such house.
pub(crate) fn run(args: &Args, words: &Words) -> Result<Exit, Problem> {
    let text = match (args.game, args.of) {
        (None, _) => list(),
        (Some(Subject::Playing(_)), Some(surplus)) => {
            return Err(Problem::SurplusGame { given: surplus.name() });
        }
        (Some(Subject::Playing(game)), None) => {
            let report = game.run(Bench { args })?;
            if args.json { report.json() } else { report.table(words) }
        }
        (Some(Subject::Thinking), of) => think(of, args, words)?,
    };
    io::stdout().lock().write_all(text.as_bytes())?;
    Ok(Exit::Well)
}

/// What can be measured.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Subject {
    /// How fast a game is played.
    Playing(GameKind),
    /// How fast the hard bots think.
    Thinking,
}

/// What is said for [`Subject::Thinking`].
const SEARCH: &str = "search";

/// Reads the name of a game, or `search`.
fn subject_parser() -> impl TypedValueParser<Value = Subject> {
    let games = GameKind::ALL.iter().map(|game| game.name());
    PossibleValuesParser::new(games.chain([SEARCH])).try_map(|name| match name.as_str() {
        SEARCH => Ok(Subject::Thinking),
        game => game.parse().map(Subject::Playing),
    })
}

/// Measures the hard bots of one game, or of all.
fn think(of: Option<GameKind>, args: &Args, words: &Words) -> Result<String, Problem> {
    if args.games.is_some() {
        let values = [("option", "--games".into()), ("other", SEARCH.into())];
        return Err(Problem::Misuse(words.say("cli-misuse-conflict", &values)));
    }
    let games = match &of {
        Some(game) => std::slice::from_ref(game),
        None => GameKind::ALL,
    };
    let measure = |game: &GameKind| with_bots(*game, search::Measure { args });
    let reports = games.iter().map(measure).collect::<Result<Vec<_>, _>>()?;
    Ok(if args.json { search::json(&reports) } else { search::table(&reports, args, words) })
}

/// Every game and preset with the usual number of players, one a line.
fn list() -> String {
    struct Listing;
    impl ForGame for Listing {
        type Output = String;

        fn run<R: Rules>(self) -> String {
            let players = usual_seats::<R>().count();
            let line = |preset: &tabletop::Preset<R::Config>| {
                format!("{} {} {players}\n", R::NAME, preset.name)
            };
            R::Config::PRESETS.iter().map(line).collect()
        }
    }
    GameKind::ALL.iter().map(|game| game.run(Listing)).collect()
}

/// How fast it went. The field names are read by other programs: they stay.
#[derive(Debug, Serialize)]
struct Report {
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

/// Plays some game as long as `args` say.
struct Bench<'a> {
    args: &'a Args,
}

impl ForGame for Bench<'_> {
    type Output = Result<Report, Problem>;

    fn run<R: Rules>(self) -> Self::Output {
        let Self { args } = self;
        let (config, seats) = (args.house.config::<R>()?, args.house.seats::<R>()?);
        let (luck, legal) = (&mut Quick::new(args.seed), &mut Vec::new());
        let mut tally = Tally::default();
        let mut spinner = Spinner::new();
        let start = Instant::now();
        let time = loop {
            tally.play::<R>(&config, seats, luck, legal);
            let time = start.elapsed();
            let is_done = match args.games {
                Some(games) => games <= tally.games,
                None => args.seconds <= time,
            };
            if is_done {
                break time;
            }
            spinner.turn(time);
        };
        spinner.bar.finish_and_clear();
        let seconds = time.as_secs_f64();
        let Tally { games, decisions, actions } = tally;
        Ok(Report {
            game: R::NAME,
            preset: args.house.preset::<R>().to_owned(),
            set: args.house.changes().to_vec(),
            players: seats.count(),
            seed: args.seed,
            games,
            decisions,
            seconds,
            games_per_s: real(games) / seconds,
            decisions_per_s: real(decisions) / seconds,
            ns_per_decision: seconds * 1e9 / real(decisions),
            decisions_per_game: real(decisions) / real(games),
            actions_per_decision: real(actions) / real(decisions),
        })
    }
}

/// What has been played so far.
#[derive(Debug, Default)]
struct Tally {
    games: u64,
    decisions: u64,
    /// The lengths of all lists of legal actions.
    actions: u64,
}

impl Tally {
    /// Plays one game. `legal` is only scratch space, kept to spare allocations.
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
            R::play(&mut state, &action, luck);
        }
        self.games += 1;
    }
}

impl Report {
    fn json(&self) -> String {
        // A struct of numbers and texts always has a written form.
        serde_json::to_string(self).map_or(String::new(), |json| json + "\n")
    }

    fn table(&self, words: &Words) -> String {
        let values = [
            ("game", self.game.into()),
            ("preset", self.preset.clone().into()),
            ("players", self.players.into()),
            ("seed", self.seed.to_string().into()),
        ];
        let title = words.say("cli-bench-title", &values);
        let row = |key: &str, number: String| [words.say(key, &[]), number];
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

/// A sign of life on a terminal, from the second second on.
///
/// It is turned by the thread that plays, so that nothing runs beside what is measured.
struct Spinner {
    bar: ProgressBar,
    next_turn: Duration,
}

impl Spinner {
    fn new() -> Self {
        let style = ProgressStyle::with_template("{spinner} {elapsed}");
        let style = style.unwrap_or_else(|_| ProgressStyle::default_spinner());
        let bar = ProgressBar::new_spinner().with_style(style);
        Self { bar, next_turn: Duration::from_secs(1) }
    }

    fn turn(&mut self, time: Duration) {
        if self.next_turn <= time {
            self.next_turn = time + Duration::from_millis(100);
            self.bar.tick();
        }
    }
}

#[expect(clippy::cast_precision_loss, reason = "no bench counts to 2^52")]
fn real(count: u64) -> f64 {
    count as f64
}

/// A measured number without its fraction.
#[expect(clippy::cast_sign_loss, reason = "what is measured is not negative")]
fn whole(number: f64) -> String {
    grouped(number.round() as u64)
}
