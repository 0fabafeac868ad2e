//! Luck: verifiable random draws, passed as an argument.
//!
//! A face-down pile is the *set* of its cards, not a list, so no future card is in memory where it
//! could leak. When a rule draws a card, [`Luck`] chooses it. There are three sources:
//!
//! * [`Fair`] for games between people. Every pile has one order, fixed by the game's seed before
//!   any player acts; a draw is the first card of that order that is still in the pile. That is
//!   exactly the top of a shuffled deck. It does not depend on retries or crashes, and anyone who
//!   later gets the seed can verify it.
//! * [`Quick`] for bots, benchmarks and tests: a uniform pick in a few nanoseconds.
//! * A script, for tests that need a certain card (in `testkit`).
//!
//! [`Tracked`] wraps any of them and records whether a rule drew from luck.

mod fair;
mod quick;
mod tracked;

pub use fair::Fair;
pub use quick::Quick;
pub use tracked::Tracked;

/// A pile of face-down cards, or of other numbers to draw from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pile {
    zone: u32,
    epoch: u32,
    size: u16,
}

/// A source of luck.
///
/// The cards of a pile are numbered from 0; the game maps numbers to cards.
pub trait Luck {
    /// Arranges `cards` in the order in which they come off the top of `pile`, first card first.
    ///
    /// `cards` may be fewer than the pile has numbers: they are shuffled by their positions.
    fn shuffle<T>(&mut self, pile: Pile, cards: &mut [T]);

    /// Draws the top card of `pile`; `None` if no card is `left`.
    ///
    /// Card `n` is left if bit `n % 64` of `left[n / 64]` is set. Does not change `left`.
    fn draw(&mut self, pile: Pile, left: &[u64]) -> Option<u16>;

    /// Draws one of all numbers of `pile`.
    fn lot(&mut self, pile: Pile) -> u16;
}

impl Pile {
    /// Maximum size of a pile.
    pub const MAX: usize = 512;

    /// The pile of `size` numbers in `zone`, in the order of shuffle `epoch`.
    ///
    /// A game numbers its zones and never uses the same zone and epoch for two different things:
    /// they would come out in the same order.
    ///
    /// # Panics
    ///
    /// Panics if `size` is 0 or over [`Pile::MAX`]: sizes are written in the game's code.
    pub const fn new(zone: u32, epoch: u32, size: u16) -> Self {
        assert!(0 < size && size as usize <= Self::MAX, "a pile has 1 to 512 numbers");
        Self { zone, epoch, size }
    }
}

/// The number of the `nth` bit set in `left`, counted from 0.
fn nth_left(left: &[u64], mut nth: u32) -> Option<u16> {
    let mut base = 0;
    for &word in left {
        let here = word.count_ones();
        if nth < here {
            let mut rest = word;
            for _ in 0..nth {
                rest &= rest - 1; // Clears the lowest bit.
            }
            return Some(base + rest.trailing_zeros() as u16);
        }
        nth -= here;
        base += 64;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nth_card_left_is_found_across_words() {
        let left = [0b1010, 0, 1 << 63];
        let found: Vec<_> = (0..4).map(|nth| nth_left(&left, nth)).collect();
        assert_eq!(found, [Some(1), Some(3), Some(191), None]);
    }
}
