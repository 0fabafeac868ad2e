//! Plays duplicate deals between bots: `duel GAME PRESET PLAYER,PLAYER[,…] DEALS [FIRST_SEED]`.
//!
//! The first player sits in every seat once for each deal, with the same cards; the others keep
//! their order around the table. Prints its share of victories and its margin over the others.

#![expect(clippy::print_stdout, clippy::disallowed_methods, reason = "a program for the terminal")]
#![expect(clippy::unwrap_used, clippy::cast_precision_loss, reason = "a tool for measuring")]

use std::{
    env,
    time::{Duration, Instant},
};

use bots::{BotGame, BotSpec, Effort, ForBotGame, Sight, Thinking, with_bots};
use tabletop::{
    Outcome, Seat, Seats, Settings, Turn, Viewer,
    luck::{Fair, Quick},
};

struct Duel {
    preset: String,
    players: Vec<BotSpec>,
    deals: u64,
    first: u64,
}

impl ForBotGame for Duel {
    type Output = ();

    fn run<R: BotGame>(self) {
        let config = R::Config::preset(&self.preset).unwrap();
        let seats = Seats::new(self.players.len() as u8).unwrap();
        let (mut wins, mut margins) = (Vec::new(), Vec::new());
        let mut clock = Clock::default();
        for seed in self.first..self.first + self.deals {
            let (mut win, mut margin) = (0.0, 0.0);
            for chair in seats.iter() {
                let outcome = play::<R>(&config, seats, &self.players, chair, seed, &mut clock);
                let others: i32 = outcome.scores.values().sum::<i32>() - outcome.scores[chair];
                let share = 1.0 / outcome.winners.len() as f64;
                win += if outcome.winners.contains(chair) { share } else { 0.0 };
                margin += f64::from(outcome.scores[chair])
                    - f64::from(others) / (seats.count() - 1) as f64;
            }
            wins.push(100.0 * win / seats.count() as f64);
            margins.push(margin / seats.count() as f64);
        }
        let (win, win_ci) = interval(&wins);
        let (margin, margin_ci) = interval(&margins);
        println!(
            "{} {}: {} v. {}: wins {win:.1} ± {win_ci:.1} %, margin {margin:+.2} ± {margin_ci:.2}; \
             {} deals × {}; first player {:.2} ms a decision, longest {:.0} ms, {:.0} decisions a game",
            R::NAME,
            self.preset,
            self.players[0],
            self.players[1],
            self.deals,
            seats.count(),
            clock.total.as_secs_f64() * 1e3 / f64::from(clock.decisions.max(1)),
            clock.longest.as_secs_f64() * 1e3,
            f64::from(clock.decisions) / (self.deals * seats.count() as u64) as f64,
        );
    }
}

/// What the first player's decisions took.
#[derive(Default)]
struct Clock {
    total: Duration,
    longest: Duration,
    decisions: u32,
}

fn play<R: BotGame>(
    config: &R::Config,
    seats: Seats,
    players: &[BotSpec],
    chair: Seat,
    seed: u64,
    clock: &mut Clock,
) -> Outcome {
    let mut secret = [0; 32];
    secret[..8].copy_from_slice(&seed.to_le_bytes());
    let mut luck = Fair::new(secret);
    let mut state = R::begin(config, &R::deal(config, seats, &mut luck));
    let spec =
        |seat: Seat| &players[(seat.index() + seats.count() - chair.index()) % seats.count()];
    let mut bots: Vec<_> = seats.iter().map(|seat| R::bot(spec(seat)).unwrap()).collect();
    let mut thoughts = Quick::new(seed ^ 0xB075);
    let mut events = Vec::new();
    loop {
        let seat = match R::turn(&state) {
            Turn::Over(outcome) => return outcome,
            Turn::Of(seat) => seat,
        };
        let start = Instant::now();
        let (iterations, deadline) = match spec(seat).effort {
            Effort::Usual => (None, None),
            Effort::Iterations(n) => (Some(n), None),
            Effort::Time(time) => (Some(u32::MAX), Some(start + time)),
        };
        let view = R::view(&state, Viewer::Seat(seat));
        let halt = || deadline.is_some_and(|deadline| deadline <= Instant::now());
        let luck_of_thought = Quick::new(u64::from(thoughts.below(u32::MAX)));
        let mut thinking = Thinking { luck: luck_of_thought, iterations, halt: &halt };
        let sight = Sight { view: &view, seat, seats };
        let choice = bots[seat.index()].choose(sight, &mut thinking).unwrap();
        if seat == chair {
            clock.total += start.elapsed();
            clock.longest = clock.longest.max(start.elapsed());
            clock.decisions += 1;
        }
        events.clear();
        R::decide(&state, seat, &choice.action, &mut luck, &mut events).unwrap();
        for event in &events {
            R::evolve(&mut state, event);
        }
    }
}

/// The mean of the deals, and half of its 95 % interval.
fn interval(deals: &[f64]) -> (f64, f64) {
    let n = deals.len() as f64;
    let mean = deals.iter().sum::<f64>() / n;
    let spread = deals.iter().map(|deal| (deal - mean).powi(2)).sum::<f64>() / (n - 1.0);
    (mean, 1.96 * (spread / n).sqrt())
}

fn main() {
    let args: Vec<String> = env::args().skip(1).collect();
    let [game, preset, players, deals, rest @ ..] = args.as_slice() else {
        println!("duel GAME PRESET PLAYER,PLAYER[,…] DEALS [FIRST_SEED]");
        return;
    };
    let duel = Duel {
        preset: preset.clone(),
        players: players.split(',').map(|player| player.parse().unwrap()).collect(),
        deals: deals.parse().unwrap(),
        first: rest.first().map_or(0, |first| first.parse().unwrap()),
    };
    with_bots(game.parse().unwrap(), duel);
}
