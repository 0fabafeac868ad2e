//! Combinations: plays that are not cards of one rank, such as straights.
//!
//! The list is not complete. It contains what the patterns suggest.

use arrayvec::ArrayVec;
use game_big_two::{PATTERNS, order::RankedCards};

use super::{compiled_rules::CompiledRules, hand_plan::RankedPlay};

/// The combinations that a plan may use.
#[derive(Debug)]
pub(super) struct Combos(ArrayVec<RankedPlay, { MAX_PER_PATTERN * PATTERNS.len() }>);

/// Maximum number of plays per pattern, enough for a hand of thirteen.
const MAX_PER_PATTERN: usize = 12;

impl Combos {
    /// Lists the suggestions for `hand` that are `wanted`.
    pub(super) fn of(
        rules: &CompiledRules,
        hand: RankedCards,
        wanted: impl Fn(&RankedPlay) -> bool,
    ) -> Self {
        let mut combos = Self(ArrayVec::new());
        for pattern in rules.combos().filter(|pattern| pattern.size <= hand.len()) {
            let end = combos.0.len() + MAX_PER_PATTERN;
            (pattern.suggest)(pattern, hand, rules.config(), &mut |cards| {
                if combos.0.len() < end
                    && let Some(strength) = rules.read(cards)
                {
                    let play = RankedPlay { cards, strength };
                    if wanted(&play) {
                        combos.0.push(play);
                    }
                }
            });
        }
        combos
    }

    pub(super) fn found(&self) -> &[RankedPlay] {
        &self.0
    }
}
