//! How fast the hard bot of a game thinks: `pace GAME PRESET`.
//!
//! Asks it twice in the same positions, for few and for many iterations. What the many take
//! longer is the time of the search alone. Prints iterations a second on one core.

#![expect(clippy::print_stdout, clippy::disallowed_methods, reason = "a program for the terminal")]
#![expect(clippy::unwrap_used, reason = "a tool for measuring")]

use std::{
    env,
    time::{Duration, Instant},
};

use bots::{BotGame, ForBotGame, Sight, Thinking, with_bots};
use tabletop::{Seats, Settings, Turn, Viewer, luck::Quick};

/// The few, and the many.
const ITERATIONS: [u32; 2] = [500, 4500];

/// How many positions are asked about.
const POSITIONS: usize = 60;

struct Pace {
    preset: String,
}

impl ForBotGame for Pace {
    type Output = ();

    fn run<R: BotGame>(self) {
        let config = R::Config::preset(&self.preset).unwrap();
        let (mut took, mut n_searched) = (Duration::ZERO, 0);
        for (seat, seats, view) in positions::<R>(&config) {
            let sight = Sight { view: &view, seat, seats };
            let [few, many] = ITERATIONS.map(|iterations| {
                let start = Instant::now();
                let thinking = Thinking::seeded(7);
                let mut thinking = Thinking { iterations: Some(iterations), ..thinking };
                R::hard().choose(sight, &mut thinking).unwrap();
                start.elapsed()
            });
            // Some positions need no search.
            if few * 3 < many {
                took += many.saturating_sub(few);
                n_searched += 1;
            }
        }
        let iterations = f64::from(ITERATIONS[1] - ITERATIONS[0]) * f64::from(n_searched);
        println!(
            "{} {}: {:.0} iterations a second over {n_searched} positions",
            R::NAME,
            self.preset,
            iterations / took.as_secs_f64(),
        );
    }
}

/// Positions from games between medium bots, every fifth.
fn positions<R: BotGame>(config: &R::Config) -> Vec<(tabletop::Seat, Seats, R::View)> {
    let mut luck = Quick::new(3);
    let seats = Seats::new(*R::SEATS.end().min(&4)).unwrap();
    let mut positions = Vec::new();
    while positions.len() < POSITIONS {
        let mut state = R::begin(config, &R::deal(config, seats, &mut luck));
        let mut step = 0;
        while let Turn::Of(seat) = R::turn(&state) {
            let view = R::view(&state, Viewer::Seat(seat));
            let sight = Sight { view: &view, seat, seats };
            let choice = R::medium().choose(sight, &mut Thinking::seeded(step)).unwrap();
            if step % 5 == 0 {
                positions.push((seat, seats, view));
            }
            step += 1;
            R::play(&mut state, &choice.action, &mut luck);
        }
    }
    positions.truncate(POSITIONS);
    positions
}

fn main() {
    let args: Vec<String> = env::args().skip(1).collect();
    let [game, preset] = args.as_slice() else {
        println!("pace GAME PRESET");
        return;
    };
    with_bots(game.parse().unwrap(), Pace { preset: preset.clone() });
}
