//! Benchmarks: uniformly random play with the complete list at every decision.

use divan::{Bencher, counter::ItemsCount};
use game_sea_salt::{
    Action, CardSet, Config, Kind, SeaSalt, State, deck::Colours, score::CardCounts,
};
use tabletop::{Rules, Seats, Turn, luck::Quick};

const PRESETS: [&str; 3] = ["classic", "flow", "published"];

fn main() {
    divan::main();
}

fn config(preset: &str) -> Config {
    tabletop::Settings::preset(preset).unwrap_or(Config::CLASSIC)
}

/// Plays one random game and returns the number of decisions.
fn play_out(state: &mut State, luck: &mut Quick, legal: &mut Vec<Action>) -> u64 {
    let mut n_decisions = 0;
    while let Turn::Of(_) = SeaSalt::turn(state) {
        legal.clear();
        SeaSalt::legal_actions(state, legal);
        let Some(action) = luck.pick(legal) else { break };
        SeaSalt::play_unchecked(state, &action, luck);
        n_decisions += 1;
    }
    n_decisions
}

/// A hundred two-player games; the items counted are decisions.
#[divan::bench(args = PRESETS)]
fn decisions(bencher: Bencher, preset: &str) {
    let config = config(preset);
    let games = || {
        let (mut luck, mut legal) = (Quick::new(1), Vec::new());
        (0..100).map(|_| play_out(&mut begin(&config, &mut luck), &mut luck, &mut legal)).sum()
    };
    let n_decisions: u64 = games();
    bencher.counter(ItemsCount::new(n_decisions)).bench(games);
}

/// A hundred two-player games; the items counted are games.
#[divan::bench(args = PRESETS)]
fn games(bencher: Bencher, preset: &str) {
    let config = config(preset);
    bencher.counter(ItemsCount::new(100_u64)).bench(|| {
        let (mut luck, mut legal) = (Quick::new(1), Vec::new());
        for _ in 0..100 {
            play_out(&mut begin(&config, &mut luck), &mut luck, &mut legal);
        }
    });
}

/// The card score of a hand of nine with three pairs on the table, two mermaids included.
#[divan::bench(args = PRESETS)]
fn score(bencher: Bencher, preset: &str) {
    let config = config(preset);
    let of = |kind: Kind, n: usize| CardSet::of(kind).iter().take(n).collect::<CardSet>();
    let hand = of(Kind::Shell, 3) | of(Kind::Octopus, 2) | of(Kind::Mermaid, 2);
    let hand = hand | of(Kind::Lighthouse, 1) | of(Kind::Penguin, 1);
    let table = of(Kind::Sailboat, 4) | of(Kind::Crab, 2);
    bencher.bench(|| {
        let (hand, table) = divan::black_box((hand, table));
        CardCounts::of(&Colours::PRINTED, hand, table).card_score(&config)
    });
}

fn begin(config: &Config, luck: &mut Quick) -> State {
    SeaSalt::begin(config, &SeaSalt::deal(config, Seats::TWO, luck))
}
