//! `paiju bench search`: measures the search of the hard bots in one thread.
//!
//! The hard bot searches from fixed positions throughout a game, and the command counts its
//! iterations. For comparison, it runs uniformly random rollouts from the same positions, each from a
//! new determinization to the end of the game.

use std::{
    sync::atomic::{AtomicU32, Ordering},
    time::{Duration, Instant},
};

use bots::{BotContext, BotGame, BotGameVisitor, Observation, STOP_CHECK_INTERVAL};
use serde::Serialize;
use tabletop::{Rules, Seat, Seats, Turn, Viewer, luck::Quick};

use super::Args;
use crate::{
    error::CliError,
    layout::{self, Align, to_f64, whole},
    messages::Messages,
};

/// Number of positions per game.
const POSITIONS: u32 = 8;

/// Results for one game. Other programs read the JSON, so the field names are stable.
#[derive(Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) struct SearchReport {
    game: &'static str,
    preset: String,
    set: Vec<String>,
    players: usize,
    seed: u64,
    /// Number of positions in which the bot searched. In the others it has a shortcut.
    positions: u32,
    iterations: u64,
    iterations_per_s: f64,
    rollouts: u64,
    rollouts_per_s: f64,
}

/// Measures any game.
pub(super) struct Measure<'a> {
    pub(super) args: &'a Args,
}

/// A count and the time it took.
#[derive(Debug, Default)]
struct Throughput {
    done: u64,
    time: Duration,
}

/// A view of the seat to act.
struct Position<R: Rules> {
    view: R::View,
    seat: Seat,
}

impl BotGameVisitor for Measure<'_> {
    type Output = Result<SearchReport, CliError>;

    fn visit<R: BotGame>(self) -> Self::Output {
        let Self { args } = self;
        let (config, seats) = (args.table.config::<R>()?, args.table.seats::<R>()?);
        let positions: Vec<Position<R>> = (0..POSITIONS)
            .filter_map(|eighth| position(&config, seats, args.seed, eighth))
            .collect();
        // Half of the time for the search, half for the rollouts.
        let share = args.seconds / (2 * POSITIONS);
        let (mut searches, mut rollouts) = (Throughput::default(), Throughput::default());
        let mut n_searched = 0;
        for position in &positions {
            n_searched += u32::from(searches.search(position, seats, args.seed, share));
            rollouts.play_out(position, args.seed, share);
        }
        Ok(SearchReport {
            game: R::NAME,
            preset: args.table.preset::<R>().to_owned(),
            set: args.table.changes().to_vec(),
            players: seats.count(),
            seed: args.seed,
            positions: n_searched,
            iterations: searches.done,
            iterations_per_s: searches.per_second(),
            rollouts: rollouts.done,
            rollouts_per_s: rollouts.per_second(),
        })
    }
}

/// The first decision with a choice after `eighth` eighths of a random game.
fn position<R: Rules>(
    config: &R::Config,
    seats: Seats,
    seed: u64,
    eighth: u32,
) -> Option<Position<R>> {
    let luck = &mut Quick::new(seed.wrapping_add(u64::from(eighth)));
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
            && n_decisions * eighth / POSITIONS <= decision
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

/// Applies a random legal action. Returns `false` if the game is over.
fn step<R: Rules>(state: &mut R::State, luck: &mut Quick, legal: &mut Vec<R::Action>) -> bool {
    legal.clear();
    R::legal_actions(state, legal);
    let action = luck.pick(legal);
    if let Some(action) = &action {
        R::play_unchecked(state, action, luck);
    }
    action.is_some()
}

impl Throughput {
    /// Lets the hard bot choose an action. Returns whether it searched.
    fn search<R: BotGame>(
        &mut self,
        position: &Position<R>,
        seats: Seats,
        seed: u64,
        share: Duration,
    ) -> bool {
        let n_polls = AtomicU32::new(0);
        let start = Instant::now();
        let should_stop = || {
            n_polls.fetch_add(1, Ordering::Relaxed);
            share <= start.elapsed()
        };
        let luck = Quick::new(seed);
        let mut context =
            BotContext { luck, iterations: Some(u32::MAX), should_stop: &should_stop };
        let observation = Observation { view: &position.view, seat: position.seat, seats };
        let _decision = R::hard().choose(observation, &mut context);
        let time = start.elapsed();
        // The search also polls before the first iterations.
        let Some(n_rounds) = n_polls.into_inner().checked_sub(1) else { return false };
        self.done += u64::from(n_rounds) * u64::from(STOP_CHECK_INTERVAL);
        self.time += time;
        true
    }

    /// Runs random rollouts from a position.
    fn play_out<R: Rules>(&mut self, position: &Position<R>, seed: u64, share: Duration) {
        let (luck, mut legal) = (&mut Quick::new(seed), Vec::new());
        let start = Instant::now();
        while start.elapsed() < share {
            let mut state = R::determinize(&position.view, luck);
            while step::<R>(&mut state, luck, &mut legal) {}
            self.done += 1;
        }
        self.time += start.elapsed();
    }

    fn per_second(&self) -> f64 {
        if self.time.is_zero() { 0.0 } else { to_f64(self.done) / self.time.as_secs_f64() }
    }
}

/// One JSON object per line.
pub(super) fn json(reports: &[SearchReport]) -> String {
    // A struct of numbers and strings can always be serialized.
    let line = |report| serde_json::to_string(report).map_or(String::new(), |json| json + "\n");
    reports.iter().map(line).collect()
}

/// A table with one row per game.
pub(super) fn table(reports: &[SearchReport], args: &Args, messages: &Messages) -> String {
    let values =
        [("seconds", args.seconds.as_secs_f64().into()), ("seed", args.seed.to_string().into())];
    let title = messages.say("cli-bench-search-title", &values);
    let head = [
        "cli-bench-search-game",
        "cli-bench-search-preset",
        "cli-bench-search-players",
        "cli-bench-search-positions",
        "cli-bench-search-iterations",
        "cli-bench-search-rollouts",
    ];
    let mut rows = vec![head.map(|key| messages.say(key, &[]))];
    rows.extend(reports.iter().map(|report| {
        [
            report.game.to_owned(),
            report.preset.clone(),
            report.players.to_string(),
            report.positions.to_string(),
            whole(report.iterations_per_s),
            whole(report.rollouts_per_s),
        ]
    }));
    let aligns = [Align::Left, Align::Left, Align::Right, Align::Right, Align::Right, Align::Right];
    format!("{title}\n\n  {}\n", layout::table(aligns, &rows).join("\n  "))
}
