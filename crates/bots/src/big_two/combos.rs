//! Cards that go together in other ways than by being of one rank: not every set there is, but
//! those that the patterns suggest.

use arrayvec::ArrayVec;
use game_big_two::{PATTERNS, order::Row};

use super::{house::House, plan::Group};

/// The groups that a plan may choose from.
#[derive(Debug)]
pub(super) struct Combos(ArrayVec<Group, { EACH * PATTERNS.len() }>);

/// So many of each pattern are enough for a hand of thirteen.
const EACH: usize = 12;

impl Combos {
    /// What the patterns of the house suggest for `hand`, as far as it is `wanted`.
    pub(super) fn of(house: &House, hand: Row, wanted: impl Fn(&Group) -> bool) -> Self {
        let mut combos = Self(ArrayVec::new());
        for pattern in house.combos().filter(|pattern| pattern.size <= hand.len()) {
            let end = combos.0.len() + EACH;
            (pattern.suggest)(pattern, hand, house.config(), &mut |cards| {
                if combos.0.len() < end
                    && let Some(height) = house.read(cards)
                {
                    let group = Group { cards, height };
                    if wanted(&group) {
                        combos.0.push(group);
                    }
                }
            });
        }
        combos
    }

    pub(super) fn found(&self) -> &[Group] {
        &self.0
    }
}
