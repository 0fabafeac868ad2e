//! The fast path does not allocate once the list of actions has reached its full size.

use game_dun_mazi::{Config, DunMazi};
use tabletop::{Rules, Seats, Settings, luck::Quick};
use testkit::play_unchecked;

/// The longest list: all free swaps of six cards, a clear and a knock (DM-22, DM-45).
const MAX_ACTIONS: usize = 923 + 2;

#[test]
fn playing_allocates_nothing() {
    for preset in Config::PRESETS {
        let mut legal = Vec::with_capacity(MAX_ACTIONS);
        let allocations = allocation_counter::measure(|| {
            for seed in 0..20 {
                let mut luck = Quick::new(seed);
                let deal = DunMazi::deal(&preset.config, Seats::FOUR, &mut luck);
                let mut state = DunMazi::begin(&preset.config, &deal);
                play_unchecked::<DunMazi>(&mut state, &mut luck, &mut legal);
            }
        });
        assert_eq!(allocations.count_total, 0, "{}", preset.name);
    }
}
