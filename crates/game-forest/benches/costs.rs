//! Benchmarks: random games with the complete list at every decision, the view and the aids of the
//! seat to act, and the scores of four full forests.

use divan::{Bencher, counter::ItemsCount};
use game_forest::{Action, Config, ForestShuffle, State, View, score::Score};
use tabletop::{Rules, Seats, Settings, Turn, Viewer, luck::Quick};

fn main() {
    divan::main();
}

/// Plays one game of four players. Returns the number of decisions and the final state.
fn random_game(config: Config, luck: &mut Quick, legal: &mut Vec<Action>) -> (u64, State) {
    let deal = ForestShuffle::deal(&config, Seats::FOUR, luck);
    let mut state = ForestShuffle::begin(&config, &deal);
    let mut decisions = 0;
    while let Turn::Of(_) = ForestShuffle::turn(&state) {
        legal.clear();
        ForestShuffle::legal_actions(&state, legal);
        let Some(action) = luck.pick(legal) else { break };
        ForestShuffle::play_unchecked(&mut state, &action, luck);
        decisions += 1;
    }
    (decisions, state)
}

#[divan::bench(args = Config::PRESETS.iter().map(|preset| preset.name))]
fn hundred_games(bencher: Bencher<'_, '_>, preset: &str) {
    let Ok(config) = Config::preset(preset) else { return };
    let mut legal = Vec::new();
    let games = |legal: &mut Vec<Action>| {
        let mut luck = Quick::new(3);
        (0..100).map(|_| random_game(config, &mut luck, legal).0).sum::<u64>()
    };
    let decisions = games(&mut legal);
    bencher.counter(ItemsCount::new(decisions)).bench_local(|| games(&mut legal));
}

/// Every state of a random game.
fn states(config: Config) -> Vec<State> {
    let (luck, mut legal, mut states) = (&mut Quick::new(5), Vec::new(), Vec::new());
    let mut state = ForestShuffle::begin(&config, &ForestShuffle::deal(&config, Seats::FOUR, luck));
    while let Turn::Of(_) = ForestShuffle::turn(&state) {
        states.push(state);
        legal.clear();
        ForestShuffle::legal_actions(&state, &mut legal);
        let Some(action) = luck.pick(&legal) else { break };
        ForestShuffle::play_unchecked(&mut state, &action, luck);
    }
    states
}

fn view(state: &State) -> View {
    ForestShuffle::view(state, Viewer::Seat(state.to_act()))
}

/// The view that a bot or a client gets for every decision of a game.
#[divan::bench(args = Config::PRESETS.iter().map(|preset| preset.name))]
fn views_of_a_game(bencher: Bencher<'_, '_>, preset: &str) {
    let Ok(config) = Config::preset(preset) else { return };
    let states = states(config);
    bencher.counter(ItemsCount::new(states.len())).bench_local(|| {
        states.iter().map(|state| view(state).players.values().count()).sum::<usize>()
    });
}

/// The aids that a person gets for every decision of a game.
#[divan::bench(args = Config::PRESETS.iter().map(|preset| preset.name))]
fn aids_of_a_game(bencher: Bencher<'_, '_>, preset: &str) {
    let Ok(config) = Config::preset(preset) else { return };
    let views: Vec<View> = states(config).iter().map(view).collect();
    bencher
        .counter(ItemsCount::new(views.len()))
        .bench_local(|| views.iter().map(|it| ForestShuffle::aids(it).offers.len()).sum::<usize>());
}

#[divan::bench]
fn score_of_four_forests(bencher: Bencher<'_, '_>) {
    let config = Config::CLASSIC;
    let (_, state) = random_game(config, &mut Quick::new(5), &mut Vec::new());
    bencher.bench_local(|| Score::of(divan::black_box(&state).board()).totals());
}
