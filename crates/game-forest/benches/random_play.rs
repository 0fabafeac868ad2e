//! Random games with the complete list at every decision, and the score of four full forests.

use divan::{Bencher, counter::ItemsCount};
use game_forest::{Config, ForestShuffle, State, score::Scores};
use tabletop::{Luck, Rules, Seats, Turn, luck::Quick};

fn main() {
    divan::main();
}

/// Plays one game and says how many decisions it took.
fn random_game(config: &Config, luck: &mut Quick, legal: &mut Vec<game_forest::Action>) -> (u64, State) {
    let deal = ForestShuffle::deal(config, Seats::FOUR, luck);
    let mut state = ForestShuffle::begin(config, &deal);
    let mut decisions = 0;
    while let Turn::Of(_) = ForestShuffle::turn(&state) {
        legal.clear();
        ForestShuffle::legal_actions(&state, legal);
        let Some(action) = luck.pick(legal) else { break };
        ForestShuffle::play(&mut state, &action, luck);
        decisions += 1;
    }
    (decisions, state)
}

#[divan::bench(args = ["seed", "published", "seed-all", "published-all"])]
fn hundred_games(bencher: Bencher<'_, '_>, preset: &str) {
    use tabletop::Settings;
    let config = Config::preset(preset).unwrap();
    let mut legal = Vec::new();
    let mut luck = Quick::new(3);
    let decisions: u64 = (0..100).map(|_| random_game(&config, &mut luck, &mut legal).0).sum();
    bencher.counter(ItemsCount::new(decisions)).bench_local(|| {
        let mut luck = Quick::new(3);
        (0..100).map(|_| random_game(&config, &mut luck, &mut legal).0).sum::<u64>()
    });
}
