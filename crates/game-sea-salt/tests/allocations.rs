//! The fast path does not allocate once the list of actions has reached its full size.

use game_sea_salt::{Config, SeaSalt};
use tabletop::{Rules, Seats, Settings, luck::Quick};
use testkit::play_unchecked;

/// More than the pairs of a whole deck or the cards of both piles.
const MAX_ACTIONS: usize = 256;

#[test]
fn playing_allocates_nothing() {
    for preset in Config::PRESETS {
        let mut legal = Vec::with_capacity(MAX_ACTIONS);
        let allocations = allocation_counter::measure(|| {
            for seed in 0..20 {
                let mut luck = Quick::new(seed);
                let deal = SeaSalt::deal(&preset.config, Seats::FOUR, &mut luck);
                let mut state = SeaSalt::begin(&preset.config, &deal);
                play_unchecked::<SeaSalt>(&mut state, &mut luck, &mut legal);
            }
        });
        assert_eq!(allocations.count_total, 0, "{}", preset.name);
    }
}
