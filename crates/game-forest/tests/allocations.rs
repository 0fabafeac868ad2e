//! The fast path does not allocate once the list of actions has reached its full size.

use game_forest::{Action, Config, ForestShuffle, State};
use tabletop::{Rules, Seats, Settings, luck::Quick};
use testkit::play_unchecked;

/// A search plays thousands of games per second and clones a state for each of them.
const _: () = assert!(size_of::<Action>() <= 4 && size_of::<State>() <= 2560);

#[test]
fn playing_allocates_nothing() {
    let mut legal = Vec::with_capacity(4096);
    for preset in Config::PRESETS {
        let luck = &mut Quick::new(9);
        let deal = ForestShuffle::deal(&preset.config, Seats::FOUR, luck);
        let allocations = allocation_counter::measure(|| {
            let mut state = ForestShuffle::begin(&preset.config, &deal);
            play_unchecked::<ForestShuffle>(&mut state, luck, &mut legal);
        });
        assert_eq!(allocations.count_total, 0, "{}", preset.name);
    }
}
