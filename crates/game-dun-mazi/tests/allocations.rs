//! Playing takes nothing from the heap once the list of actions has grown.

use game_dun_mazi::{Action, Config, DunMazi};
use tabletop::{Rules, Seats, Settings, Turn, luck::Quick};

/// The longest list there is: all free swaps of six cards, a clear and a knock (DM-22, DM-45).
const LONGEST_LIST: usize = 923 + 2;

#[test]
fn listing_and_playing_allocate_nothing() {
    for preset in Config::PRESETS {
        let mut legal: Vec<Action> = Vec::with_capacity(LONGEST_LIST);
        let allocations = allocation_counter::measure(|| {
            for seed in 0..20 {
                let mut luck = Quick::new(seed);
                let deal = DunMazi::deal(&preset.config, Seats::FOUR, &mut luck);
                let mut state = DunMazi::begin(&preset.config, &deal);
                while let Turn::Of(_) = DunMazi::turn(&state) {
                    legal.clear();
                    DunMazi::legal_actions(&state, &mut legal);
                    let Some(action) = luck.pick(&legal) else { break };
                    DunMazi::play(&mut state, &action, &mut luck);
                }
            }
        });
        assert_eq!(allocations.count_total, 0, "{}", preset.name);
    }
}
