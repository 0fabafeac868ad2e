//! Playing takes nothing from the heap once the list of actions has grown.

use game_sea_salt::{Action, Config, SeaSalt};
use tabletop::{Rules, Seats, Settings, Turn, luck::Quick};

/// More than the pairs of a whole deck or the cards of both piles.
const LONGEST_LIST: usize = 256;

#[test]
fn listing_and_playing_allocate_nothing() {
    for preset in Config::PRESETS {
        let mut legal: Vec<Action> = Vec::with_capacity(LONGEST_LIST);
        let allocations = allocation_counter::measure(|| {
            for seed in 0..20 {
                let mut luck = Quick::new(seed);
                let deal = SeaSalt::deal(&preset.config, Seats::FOUR, &mut luck);
                let mut state = SeaSalt::begin(&preset.config, &deal);
                while let Turn::Of(_) = SeaSalt::turn(&state) {
                    legal.clear();
                    SeaSalt::legal_actions(&state, &mut legal);
                    let Some(action) = luck.pick(&legal) else { break };
                    SeaSalt::play(&mut state, &action, &mut luck);
                }
            }
        });
        assert_eq!(allocations.count_total, 0, "{}", preset.name);
    }
}
