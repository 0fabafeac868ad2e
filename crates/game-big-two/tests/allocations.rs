//! The fast path does not allocate once the list of actions has reached its full size.

use game_big_two::{BigTwo, Config};
use tabletop::{Rules, Seats, Settings, luck::Quick};
use testkit::play_unchecked;

#[test]
fn playing_allocates_nothing() {
    for preset in Config::PRESETS {
        let mut legal = Vec::with_capacity(4096);
        let allocations = allocation_counter::measure(|| {
            for seed in 0..100 {
                let mut luck = Quick::new(seed);
                let deal = BigTwo::deal(&preset.config, Seats::FOUR, &mut luck);
                let mut state = BigTwo::begin(&preset.config, &deal);
                play_unchecked::<BigTwo>(&mut state, &mut luck, &mut legal);
            }
        });
        assert_eq!(allocations.count_total, 0, "{}", preset.name);
    }
}
