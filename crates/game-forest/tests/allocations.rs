//! Searching must not wait for the heap: playing a game takes nothing from it.

use game_forest::{Action, Config, ForestShuffle, State};
use tabletop::{Rules, Seats, Settings, Turn, luck::Quick};

/// A bot tries thousands of games a second and clones a state for each.
const _: () = assert!(size_of::<Action>() <= 4 && size_of::<State>() <= 2560);

#[test]
fn playing_takes_nothing_from_the_heap() {
    let mut legal = Vec::with_capacity(4096);
    for preset in Config::PRESETS {
        let luck = &mut Quick::new(9);
        let deal = ForestShuffle::deal(&preset.config, Seats::FOUR, luck);
        let allocations = allocation_counter::measure(|| {
            let mut state = ForestShuffle::begin(&preset.config, &deal);
            while let Turn::Of(_) = ForestShuffle::turn(&state) {
                legal.clear();
                ForestShuffle::legal_actions(&state, &mut legal);
                let Some(action) = luck.pick(&legal) else { break };
                ForestShuffle::play(&mut state, &action, luck);
            }
        });
        assert_eq!(allocations.count_total, 0, "{}", preset.name);
    }
}
