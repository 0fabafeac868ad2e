//! Nothing is allocated while random games are played, once the list of plays has grown.

use game_big_two::{BigTwo, Config};
use tabletop::{Rules, Seats, Settings, Turn, luck::Quick};

#[test]
fn playing_allocates_nothing_in_steady_state() {
    for preset in Config::PRESETS {
        let mut luck = Quick::new(5);
        let mut legal = Vec::with_capacity(4096);
        let mut decisions = 0;
        let allocations = allocation_counter::measure(|| {
            for _ in 0..100 {
                let deal = BigTwo::deal(&preset.config, Seats::FOUR, &mut luck);
                let mut state = BigTwo::begin(&preset.config, &deal);
                while let Turn::Of(_) = BigTwo::turn(&state) {
                    legal.clear();
                    BigTwo::legal_actions(&state, &mut legal);
                    let action = luck.pick(&legal).expect("somebody to act has a legal action");
                    BigTwo::play(&mut state, &action, &mut luck);
                    decisions += 1;
                }
            }
        });
        assert!(5_000 < decisions);
        assert_eq!(allocations.count_total, 0, "{}", preset.name);
    }
}
