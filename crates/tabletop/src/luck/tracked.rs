//! Luck that records whether it was used.

use super::{Luck, Pile};

/// A source of luck that records whether anything was drawn from it.
#[derive(Debug)]
pub struct Tracked<'a, L> {
    luck: &'a mut L,
    /// Whether a card was drawn, a pile shuffled or a lot taken.
    pub was_asked: bool,
}

impl<'a, L: Luck> Tracked<'a, L> {
    /// Wraps `luck`, which counts as unused so far.
    pub const fn new(luck: &'a mut L) -> Self {
        Self { luck, was_asked: false }
    }
}

impl<L: Luck> Luck for Tracked<'_, L> {
    fn shuffle<T>(&mut self, pile: Pile, cards: &mut [T]) {
        self.was_asked = true;
        self.luck.shuffle(pile, cards);
    }

    fn draw(&mut self, pile: Pile, left: &[u64]) -> Option<u16> {
        self.was_asked = true;
        self.luck.draw(pile, left)
    }

    fn lot(&mut self, pile: Pile) -> u16 {
        self.was_asked = true;
        self.luck.lot(pile)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::luck::Quick;

    const PILE: Pile = Pile::new(0, 0, 8);

    #[test]
    fn every_way_of_asking_is_recorded_and_changes_nothing() {
        let mut plain = Quick::new(7);
        let mut luck = Quick::new(7);
        for ask in 0..3 {
            let mut tracked = Tracked::new(&mut luck);
            assert!(!tracked.was_asked);
            match ask {
                0 => assert_eq!(tracked.draw(PILE, &[0b1101]), plain.draw(PILE, &[0b1101])),
                1 => assert_eq!(tracked.lot(PILE), plain.lot(PILE)),
                _ => {
                    let (mut one, mut other) = ([1, 2, 3, 4, 5], [1, 2, 3, 4, 5]);
                    tracked.shuffle(PILE, &mut one);
                    plain.shuffle(PILE, &mut other);
                    assert_eq!(one, other);
                }
            }
            assert!(tracked.was_asked);
        }
    }
}
