//! Benchmarks of single operations: `cargo bench -p game-dun-mazi`.

use divan::{Bencher, black_box, counter::ItemsCount};
use game_dun_mazi::{Action, Config, DunMazi, State, View};
use tabletop::{Rules, Seats, Settings, Turn, Viewer, luck::Quick};

/// Matches per sample.
const MATCHES: u64 = 20;

fn main() {
    divan::main();
}

/// Random play with the complete list at every decision; the throughput is decisions per second.
#[divan::bench(args = [("classic", 2), ("classic", 4), ("two-decks", 4), ("six-cards", 4)])]
fn random_play(bencher: Bencher<'_, '_>, (preset, seats): (&str, u8)) {
    let config = Config::preset(preset).unwrap_or(Config::CLASSIC);
    let seats = Seats::new(seats).unwrap_or(Seats::FOUR);
    let mut legal = Vec::new();
    let mut play_all =
        || -> u64 { (0..MATCHES).map(|seed| play(config, seats, seed, &mut legal, |_| ())).sum() };
    let n_decisions = play_all();
    bencher.counter(ItemsCount::new(n_decisions)).bench_local(play_all);
}

/// The same; the throughput is matches of four rounds per second.
#[divan::bench(args = [2, 4])]
fn random_matches(bencher: Bencher<'_, '_>, seats: u8) {
    let seats = Seats::new(seats).unwrap_or(Seats::FOUR);
    let mut legal = Vec::new();
    bencher.counter(ItemsCount::new(MATCHES)).bench_local(|| -> u64 {
        (0..MATCHES).map(|seed| play(Config::CLASSIC, seats, seed, &mut legal, |_| ())).sum()
    });
}

#[divan::bench]
fn clone_state(bencher: Bencher<'_, '_>) {
    let states = positions();
    let mut next = states.iter().cycle();
    bencher.bench_local(|| next.next().map(|state| *black_box(state)));
}

#[divan::bench]
fn view_one_seat(bencher: Bencher<'_, '_>) {
    let states = positions();
    let mut next = states.iter().cycle();
    bencher.bench_local(|| next.next().map(see));
}

#[divan::bench]
fn aids_of_a_view(bencher: Bencher<'_, '_>) {
    let views: Vec<View> = positions().iter().map(see).collect();
    let mut next = views.iter().cycle();
    bencher.bench_local(|| next.next().map(DunMazi::aids));
}

#[divan::bench]
fn determinize_a_view(bencher: Bencher<'_, '_>) {
    let views: Vec<View> = positions().iter().map(see).collect();
    let mut luck = Quick::new(1);
    let mut next = views.iter().cycle();
    bencher.bench_local(|| next.next().map(|view| DunMazi::determinize(view, &mut luck)));
}

fn see(state: &State) -> View {
    DunMazi::view(state, Viewer::Seat(Seats::FOUR.first()))
}

/// Positions from random matches.
fn positions() -> Vec<State> {
    let (mut states, mut legal) = (Vec::new(), Vec::new());
    for seed in 0..5 {
        play(Config::CLASSIC, Seats::FOUR, seed, &mut legal, |state| states.push(*state));
    }
    states
}

/// Plays a random match, passes each state to `see`, and returns the number of decisions.
fn play(
    config: Config,
    seats: Seats,
    seed: u64,
    legal: &mut Vec<Action>,
    mut show: impl FnMut(&State),
) -> u64 {
    let mut luck = Quick::new(seed);
    let deal = DunMazi::deal(&config, seats, &mut luck);
    let mut state = DunMazi::begin(&config, &deal);
    let mut n_decisions = 0;
    while let Turn::Of(_) = DunMazi::turn(&state) {
        show(&state);
        legal.clear();
        DunMazi::legal_actions(&state, legal);
        let Some(action) = luck.pick(legal) else { break };
        DunMazi::play_unchecked(&mut state, &action, &mut luck);
        n_decisions += 1;
    }
    n_decisions
}
