//! Benchmarks of single operations: `cargo bench -p game-big-two`.
//!
//! Each benchmark runs over the same hundred positions from random games of the preset, so a figure
//! is a mean over leads and follow-ups. `naive` is the baseline: try every set of one to five
//! cards.

use std::hint::black_box;

use divan::Bencher;
use game_big_two::{Action, BigTwo, Config, State, transcript};
use tabletop::{Rules, Seats, Settings, Turn, Viewer, luck::Quick};

const PRESETS: [&str; 4] = ["classic", "taiwan", "hong-kong", "research"];

fn main() {
    divan::main();
}

#[divan::bench(args = PRESETS)]
fn list_plays(bencher: Bencher<'_, '_>, preset: &str) {
    let mut legal = Vec::with_capacity(2048);
    over_positions(bencher, preset, |state| {
        legal.clear();
        BigTwo::legal_actions(state, &mut legal);
        legal.len()
    });
}

#[divan::bench(args = PRESETS)]
fn list_plays_naive(bencher: Bencher<'_, '_>, preset: &str) {
    over_positions(bencher, preset, |state| {
        let Turn::Of(seat) = BigTwo::turn(state) else { return 0 };
        let hand = BigTwo::view(state, Viewer::Seat(seat)).hand;
        let sets = (1..=5).flat_map(|size| hand.subsets(size)).map(Action::Play);
        let actions = sets.chain([Action::Pass]);
        actions.filter(|action| BigTwo::judge(state, seat, action).is_ok()).count()
    });
}

#[divan::bench]
fn clone_state(bencher: Bencher<'_, '_>) {
    over_positions(bencher, "classic", |state| *black_box(state));
}

#[divan::bench]
fn play_one(bencher: Bencher<'_, '_>) {
    let mut luck = Quick::new(1);
    let mut legal = Vec::new();
    let pairs: Vec<(State, Action)> = positions("classic")
        .into_iter()
        .filter_map(|state| {
            legal.clear();
            BigTwo::legal_actions(&state, &mut legal);
            Some((state, luck.pick(&legal)?))
        })
        .collect();
    let mut next = pairs.iter().cycle();
    bencher.bench_local(|| {
        next.next().map(|(state, action)| {
            let mut state = *state;
            BigTwo::play_unchecked(&mut state, action, &mut luck);
            state
        })
    });
}

#[divan::bench]
fn view_one_seat(bencher: Bencher<'_, '_>) {
    over_positions(bencher, "classic", |state| {
        BigTwo::view(state, Viewer::Seat(Seats::FOUR.first()))
    });
}

#[divan::bench]
fn aids_of_a_view(bencher: Bencher<'_, '_>) {
    let see = |state: &State| BigTwo::view(state, Viewer::Seat(Seats::FOUR.first()));
    let views: Vec<_> = positions("classic").iter().map(see).collect();
    let mut next = views.iter().cycle();
    bencher.bench_local(|| next.next().map(BigTwo::aids));
}

#[divan::bench]
fn determinize_a_view(bencher: Bencher<'_, '_>) {
    let mut luck = Quick::new(1);
    let see = |state: &State| BigTwo::view(state, Viewer::Seat(Seats::FOUR.first()));
    let views: Vec<_> = positions("classic").iter().map(see).collect();
    let mut next = views.iter().cycle();
    bencher.bench_local(|| next.next().map(|view| BigTwo::determinize(view, &mut luck)));
}

#[divan::bench]
fn shuffle_and_deal(bencher: Bencher<'_, '_>) {
    let config = Config::PRESETS[0].config;
    let mut luck = Quick::new(1);
    bencher.bench_local(|| BigTwo::deal(&config, Seats::FOUR, &mut luck));
}

/// Judges one recorded game of 52 actions, from text to text.
#[divan::bench]
fn judge_a_game(bencher: Bencher<'_, '_>) {
    let input = include_bytes!("../../../vectors/big-two/all-clubs.in");
    bencher.bench_local(|| transcript::judge(black_box(input)));
}

fn over_positions<T>(bencher: Bencher<'_, '_>, preset: &str, mut f: impl FnMut(&State) -> T) {
    let positions = positions(preset);
    let mut next = positions.iter().cycle();
    bencher.bench_local(|| next.next().map(&mut f));
}

/// A hundred positions: every seventh position of random games.
fn positions(preset: &str) -> Vec<State> {
    let config = Config::preset(preset).unwrap_or(Config::PRESETS[0].config);
    let mut luck = Quick::new(7);
    let (mut positions, mut legal) = (Vec::new(), Vec::new());
    while positions.len() < 100 {
        let mut state = BigTwo::begin(&config, &BigTwo::deal(&config, Seats::FOUR, &mut luck));
        for step in 0.. {
            legal.clear();
            BigTwo::legal_actions(&state, &mut legal);
            let Some(action) = luck.pick(&legal) else { break };
            if step % 7 == 0 {
                positions.push(state);
            }
            BigTwo::play_unchecked(&mut state, &action, &mut luck);
        }
    }
    positions.truncate(100);
    positions
}
