//! Fuzzes the judge of Big Two: it accepts exactly the listed actions. `cargo +nightly fuzz run
//! decide`.
#![no_main]

use cards::{Card, CardSet};
use game_big_two::{Action, BigTwo, Config, State};
use libfuzzer_sys::fuzz_target;
use tabletop::{Rules, Seats, Settings, Turn, Viewer, luck::Quick};
use testkit::{LawTest, fuzz_decide};

fuzz_target!(|bytes: &[u8]| {
    let Some((&preset, bytes)) = bytes.split_first() else { return };
    let config = Config::PRESETS[usize::from(preset) % Config::PRESETS.len()].config;
    let law_test = LawTest::<BigTwo> {
        config,
        seats: Seats::FOUR,
        candidates,
        cards: |_, _| {},
        outcome: |_, _| true,
        max_decisions: 10_000,
    };
    fuzz_decide(&law_test, bytes).unwrap();
});

/// Sets of held cards, sometimes with a card that is not held.
fn candidates(state: &State, luck: &mut Quick, actions: &mut Vec<Action>) {
    let Turn::Of(seat) = BigTwo::turn(state) else { return };
    let hand: Vec<Card> = BigTwo::view(state, Viewer::Seat(seat)).hand.iter().collect();
    for size in [0, 1, 2, 3, 4, 5, 5, 5, 6] {
        let mut cards: CardSet = (0..size).filter_map(|_| luck.pick(&hand)).collect();
        if luck.below(8) == 0 {
            cards = cards | luck.pick(&Card::ALL).map_or(CardSet::EMPTY, CardSet::of);
        }
        actions.push(Action::Play(cards));
    }
    actions.push(Action::Pass);
}
