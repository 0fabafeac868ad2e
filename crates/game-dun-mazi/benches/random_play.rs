//! Whole random matches, with the complete list of actions at every decision.

use divan::{Bencher, black_box, counter::ItemsCount};
use game_dun_mazi::{Config, DunMazi};
use tabletop::{Rules, Seats, Settings, Turn, luck::Quick};

/// Matches in one sample, so that the throughput printed is decisions a second.
const MATCHES: u64 = 20;

fn main() {
    divan::main();
}

#[divan::bench(args = [("seed", 2), ("seed", 4), ("two-decks", 4), ("six-cards", 4)])]
fn decisions(bencher: Bencher, (preset, seats): (&str, u8)) {
    let config = Config::preset(preset).unwrap_or(Config::SEED);
    let seats = Seats::new(seats).unwrap_or(Seats::FOUR);
    let mut legal = Vec::new();
    let n_decisions: u64 = (0..MATCHES).map(|seed| play(config, seats, seed, &mut legal)).sum();
    bencher.counter(ItemsCount::new(n_decisions)).bench_local(|| {
        for seed in 0..MATCHES {
            black_box(play(config, seats, seed, &mut legal));
        }
    });
}

#[divan::bench(args = [2, 4])]
fn matches(bencher: Bencher, seats: u8) {
    let seats = Seats::new(seats).unwrap_or(Seats::FOUR);
    let mut legal = Vec::new();
    bencher.counter(ItemsCount::new(MATCHES)).bench_local(|| {
        for seed in 0..MATCHES {
            black_box(play(Config::SEED, seats, seed, &mut legal));
        }
    });
}

/// Plays a random match and says how many decisions it took.
fn play(
    config: Config,
    seats: Seats,
    seed: u64,
    legal: &mut Vec<<DunMazi as Rules>::Action>,
) -> u64 {
    let mut luck = Quick::new(seed);
    let deal = DunMazi::deal(&config, seats, &mut luck);
    let mut state = DunMazi::begin(&config, &deal);
    let mut n_decisions = 0;
    while let Turn::Of(_) = DunMazi::turn(&state) {
        legal.clear();
        DunMazi::legal_actions(&state, legal);
        let Some(action) = luck.pick(legal) else { break };
        DunMazi::play(&mut state, &action, &mut luck);
        n_decisions += 1;
    }
    n_decisions
}
