//! `paiju bench search`: how fast the hard bots think, in one thread.
//!
//! From fixed positions all through a game, the hard bot thinks for a while, and its iterations
//! are counted. Beside it stand uniformly random playouts from the same positions, each in a world
//! of its own and to the end of the whole game: what a search would do that knew nothing.

use std::{
    sync::atomic::{AtomicU32, Ordering},
    time::{Duration, Instant},
};

use bots::{BotGame, ForBotGame, PATIENCE, Sight, Thinking};
use serde::Serialize;
use tabletop::{Rules, Seat, Seats, Turn, Viewer, luck::Quick};

use super::{Args, real, whole};
use crate::{
    layout::{self, Align},
    problem::Problem,
    words::Words,
};

/// How many positions of a game are thought about.
const POSITIONS: u32 = 8;

/// How fast the hard bot of a game thinks. The field names are read by other programs: they stay.
#[derive(Debug, Serialize)]
pub(super) struct Report {
    game: &'static str,
    preset: String,
    set: Vec<String>,
    players: usize,
    seed: u64,
    /// Positions in which it had to think; in others it knows at once what to do.
    positions: u32,
    iterations: u64,
    iterations_per_s: f64,
    playouts: u64,
    playouts_per_s: f64,
}

/// Measures some game as long as `args` say.
pub(super) struct Measure<'a> {
    pub(super) args: &'a Args,
}

/// Something counted, and how long it took.
#[derive(Debug, Default)]
struct Count {
    done: u64,
    time: Duration,
}

/// Somebody's turn.
struct Position<R: Rules> {
    view: R::View,
    seat: Seat,
}

impl ForBotGame for Measure<'_> {
    type Output = Result<Report, Problem>;

    fn run<R: BotGame>(self) -> Self::Output {
        let Self { args } = self;
        let (config, seats) = (args.house.config::<R>()?, args.house.seats::<R>()?);
        let positions: Vec<Position<R>> =
            (0..POSITIONS).filter_map(|nth| position(&config, seats, args.seed, nth)).collect();
        // Half of the time for each of the two.
        let share = args.seconds / (2 * POSITIONS);
        let (mut thoughts, mut playouts) = (Count::default(), Count::default());
        let mut n_thought_about = 0;
        for position in &positions {
            n_thought_about += u32::from(thoughts.think(position, seats, args.seed, share));
            playouts.play_out(position, args.seed, share);
        }
        Ok(Report {
            game: R::NAME,
            preset: args.house.preset::<R>().to_owned(),
            set: args.house.changes().to_vec(),
            players: seats.count(),
            seed: args.seed,
            positions: n_thought_about,
            iterations: thoughts.done,
            iterations_per_s: thoughts.per_second(),
            playouts: playouts.done,
            playouts_per_s: playouts.per_second(),
        })
    }
}

/// The first turn with a choice after `nth` eighths of a random game.
fn position<R: Rules>(
    config: &R::Config,
    seats: Seats,
    seed: u64,
    nth: u32,
) -> Option<Position<R>> {
    let luck = &mut Quick::new(seed.wrapping_add(u64::from(nth)));
    let start = R::begin(config, &R::deal(config, seats, luck));
    let mut again = luck.clone();
    let (mut state, mut n_decisions, mut legal) = (start.clone(), 0, Vec::new());
    while step::<R>(&mut state, luck, &mut legal) {
        n_decisions += 1;
    }
    let (mut state, mut decision) = (start, 0);
    loop {
        legal.clear();
        R::legal_actions(&state, &mut legal);
        if let Turn::Of(seat) = R::turn(&state)
            && n_decisions * nth / POSITIONS <= decision
            && 1 < legal.len()
        {
            return Some(Position { view: R::view(&state, Viewer::Seat(seat)), seat });
        }
        if !step::<R>(&mut state, &mut again, &mut legal) {
            return None;
        }
        decision += 1;
    }
}

/// Does anything legal, unless the game is over.
fn step<R: Rules>(state: &mut R::State, luck: &mut Quick, legal: &mut Vec<R::Action>) -> bool {
    legal.clear();
    R::legal_actions(state, legal);
    let action = luck.pick(legal);
    if let Some(action) = &action {
        R::play(state, action, luck);
    }
    action.is_some()
}

impl Count {
    /// Lets the hard bot think, and says whether it needed to.
    fn think<R: BotGame>(
        &mut self,
        position: &Position<R>,
        seats: Seats,
        seed: u64,
        share: Duration,
    ) -> bool {
        let asked = AtomicU32::new(0);
        let start = Instant::now();
        let halt = || {
            asked.fetch_add(1, Ordering::Relaxed);
            share <= start.elapsed()
        };
        let luck = Quick::new(seed);
        let mut thinking = Thinking { luck, iterations: Some(u32::MAX), halt: &halt };
        let sight = Sight { view: &position.view, seat: position.seat, seats };
        let _choice = R::hard().choose(sight, &mut thinking);
        let time = start.elapsed();
        // It is asked before the first iterations, too.
        let Some(n_rounds) = asked.into_inner().checked_sub(1) else { return false };
        self.done += u64::from(n_rounds) * u64::from(PATIENCE);
        self.time += time;
        true
    }

    /// Plays random games from a position to their end.
    fn play_out<R: Rules>(&mut self, position: &Position<R>, seed: u64, share: Duration) {
        let (luck, mut legal) = (&mut Quick::new(seed), Vec::new());
        let start = Instant::now();
        while start.elapsed() < share {
            let mut state = R::imagine(&position.view, luck);
            while step::<R>(&mut state, luck, &mut legal) {}
            self.done += 1;
        }
        self.time += start.elapsed();
    }

    fn per_second(&self) -> f64 {
        if self.time.is_zero() { 0.0 } else { real(self.done) / self.time.as_secs_f64() }
    }
}

/// One JSON object a line.
pub(super) fn json(reports: &[Report]) -> String {
    // A struct of numbers and texts always has a written form.
    let line = |report| serde_json::to_string(report).map_or(String::new(), |json| json + "\n");
    reports.iter().map(line).collect()
}

/// A line for each game.
pub(super) fn table(reports: &[Report], args: &Args, words: &Words) -> String {
    let values =
        [("seconds", args.seconds.as_secs_f64().into()), ("seed", args.seed.to_string().into())];
    let title = words.say("cli-bench-search-title", &values);
    let head = [
        "cli-bench-search-game",
        "cli-bench-search-preset",
        "cli-bench-search-players",
        "cli-bench-search-positions",
        "cli-bench-search-iterations",
        "cli-bench-search-playouts",
    ];
    let mut rows = vec![head.map(|key| words.say(key, &[]))];
    rows.extend(reports.iter().map(|report| {
        [
            report.game.to_owned(),
            report.preset.clone(),
            report.players.to_string(),
            report.positions.to_string(),
            whole(report.iterations_per_s),
            whole(report.playouts_per_s),
        ]
    }));
    let aligns = [Align::Left, Align::Left, Align::Right, Align::Right, Align::Right, Align::Right];
    format!("{title}\n\n  {}\n", layout::table(aligns, &rows).join("\n  "))
}
