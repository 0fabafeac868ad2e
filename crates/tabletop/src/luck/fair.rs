//! Fair luck for games between people: fixed by a seed, and verifiable by anyone who gets it.
//!
//! # Luck v1, written down
//!
//! This text and the vectors below are a promise: a game dealt by v1 can be verified forever. A
//! different shuffle would be v2, next to it.
//!
//! 1. The game's seed is 32 bytes. A pile is named by two numbers of 32 bits, `zone` and `epoch`.
//! 2. Its random words are the keystream of `ChaCha20` (20 rounds; the seed is the key; the 64-bit
//!    nonce is `zone << 32 | epoch`, little-endian; the 64-bit block counter starts at 0), read as
//!    little-endian words of 32 bits. (With a 96-bit-nonce implementation: nonce = four zero bytes,
//!    then those eight.)
//! 3. `below(n)`: take a word `w`. If `w >= 2^32 - 2^32 mod n`, drop it and take the next.
//!    The answer is `w mod n`.
//! 4. The order of a pile of `size` numbers: write down `0, 1, …, size - 1`. For `i` from
//!    `size - 1` down to `1`, swap the entries at `i` and `below(i + 1)`. The first entry is the
//!    top of the pile.
//! 5. A draw takes the first number of that order that is still in the pile. A lot is the first
//!    number of the order. A list of cards is shuffled by the same swaps.

use rand_chacha::{
    ChaCha20Rng,
    rand_core::{Rng, SeedableRng},
};

use super::{Luck, Pile};

/// Luck v1. The module doc is its specification.
#[derive(Debug, Clone)]
pub struct Fair {
    seed: [u8; 32],
}

impl Fair {
    /// The luck of `seed`.
    pub const fn new(seed: [u8; 32]) -> Self {
        Self { seed }
    }

    fn words(&self, pile: Pile) -> ChaCha20Rng {
        let mut words = ChaCha20Rng::from_seed(self.seed);
        words.set_stream(u64::from(pile.zone) << 32 | u64::from(pile.epoch));
        words
    }

    /// The numbers of `pile`, top first; only the first `pile.size` are valid.
    fn order(&self, pile: Pile) -> [u16; Pile::MAX] {
        let mut order = [0; Pile::MAX];
        for (number, place) in (0..).zip(&mut order) {
            *place = number;
        }
        swap_round(&mut self.words(pile), &mut order[..usize::from(pile.size)]);
        order
    }
}

impl Luck for Fair {
    fn shuffle<T>(&mut self, pile: Pile, cards: &mut [T]) {
        swap_round(&mut self.words(pile), cards);
    }

    fn draw(&mut self, pile: Pile, left: &[u64]) -> Option<u16> {
        let is_left = |number: &u16| {
            let word = left.get(usize::from(number / 64)).copied().unwrap_or_default();
            word >> (number % 64) & 1 == 1
        };
        self.order(pile).into_iter().take(usize::from(pile.size)).find(is_left)
    }

    fn lot(&mut self, pile: Pile) -> u16 {
        self.order(pile)[0]
    }
}

fn swap_round<T>(words: &mut ChaCha20Rng, cards: &mut [T]) {
    for i in (1..cards.len()).rev() {
        let j = below(words, i as u32 + 1);
        cards.swap(i, j as usize);
    }
}

fn below(words: &mut ChaCha20Rng, n: u32) -> u32 {
    let rejected = (u32::MAX % n + 1) % n; // 2^32 mod n
    loop {
        let word = words.next_u32();
        if word <= u32::MAX - rejected {
            return word % n;
        }
    }
}

#[cfg(test)]
mod tests;
