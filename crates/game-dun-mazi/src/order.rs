//! The display order of cards (DM-6), their points and their strength (DM-1, DM-31).
//!
//! A card's *slot* is its index in that order, 0 to 53. Sets of cards here are words whose bits are
//! slots, so iterating over the bits yields a hand as people sort it.

use cards::{Card, Rank, Suit};

/// Number of different cards.
pub const N_FACES: usize = 54;

/// The suits, strongest first (DM-31).
pub const SUITS: [Suit; 4] = [Suit::Spades, Suit::Hearts, Suit::Clubs, Suit::Diamonds];

const N_JOKERS: usize = 2;

/// The ranks in display order.
#[rustfmt::skip]
const RANKS: [Rank; 13] = [
    Rank::Ace, Rank::King, Rank::Queen, Rank::Jack, Rank::Ten, Rank::Nine, Rank::Eight,
    Rank::Seven, Rank::Six, Rank::Five, Rank::Four, Rank::Three, Rank::Two,
];

/// Every card in display order (DM-6).
pub const ORDER: [Card; N_FACES] = {
    let mut order = [Card::BIG_JOKER; N_FACES];
    order[1] = Card::SMALL_JOKER;
    let mut slot = N_JOKERS;
    while slot < N_FACES {
        let (suit, rank) = ((slot - N_JOKERS) / RANKS.len(), (slot - N_JOKERS) % RANKS.len());
        order[slot] = Card::new(RANKS[rank], SUITS[suit]);
        slot += 1;
    }
    order
};

/// The slots of the jokers.
pub const JOKERS: u64 = (1 << N_JOKERS) - 1;

/// The slots of each suit, in the order of [`SUITS`].
pub const SUIT_SLOTS: [u64; 4] = {
    let spades = ((1 << RANKS.len()) - 1) << N_JOKERS;
    [spades, spades << RANKS.len(), spades << (2 * RANKS.len()), spades << (3 * RANKS.len())]
};

/// The slot of each card, by its index in [`Card::ALL`].
const SLOTS: [u8; N_FACES] = {
    let mut slots = [0; N_FACES];
    let mut slot = 0;
    while slot < N_FACES {
        slots[ORDER[slot].index()] = slot as u8;
        slot += 1;
    }
    slots
};

/// Points by position in a suit: ace, four tens, then nine down to two (DM-1).
const RANK_POINTS: [u8; 13] = [11, 10, 10, 10, 10, 9, 8, 7, 6, 5, 4, 3, 2];

/// Strength by position in a suit. The jokers are between ace and king (DM-31).
const RANK_STRENGTH: [u8; 13] = [15, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1];

/// The points of each slot. Jokers count ten and never take a rank (DM-1, DM-4).
pub const POINTS: [u8; N_FACES] = by_rank([10, 10], RANK_POINTS);

/// The strength of each slot when score and suit are equal (DM-31): 15 for an ace down to 1 for a
/// two.
pub(crate) const STRENGTH: [u8; N_FACES] = by_rank([14, 13], RANK_STRENGTH);

const fn by_rank(jokers: [u8; N_JOKERS], ranks: [u8; 13]) -> [u8; N_FACES] {
    let mut table = [0; N_FACES];
    let mut slot = 0;
    while slot < N_FACES {
        table[slot] =
            if slot < N_JOKERS { jokers[slot] } else { ranks[(slot - N_JOKERS) % ranks.len()] };
        slot += 1;
    }
    table
}

/// The index of `card` in [`ORDER`].
#[inline]
pub(crate) const fn slot(card: Card) -> usize {
    SLOTS[card.index()] as usize
}

/// The points of `card` (DM-1).
pub const fn points(card: Card) -> u8 {
    POINTS[slot(card)]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// DM-6: big joker, small joker, then ♠ ♥ ♣ ♦, each from the ace down.
    #[test]
    fn a_hand_is_laid_out_jokers_first_then_suit_by_suit() {
        let names = ORDER.map(|card| card.to_string()).join(" ");
        insta::assert_snapshot!(names, @"JB JS SA SK SQ SJ S10 S9 S8 S7 S6 S5 S4 S3 S2 HA HK HQ HJ H10 H9 H8 H7 H6 H5 H4 H3 H2 CA CK CQ CJ C10 C9 C8 C7 C6 C5 C4 C3 C2 DA DK DQ DJ D10 D9 D8 D7 D6 D5 D4 D3 D2");
        assert!(ORDER.iter().enumerate().all(|(index, &card)| slot(card) == index));
    }

    /// DM-1: 2 to 9 count their face, tens, pictures and jokers 10, an ace 11.
    #[test]
    fn every_card_has_its_points() {
        let total: u32 = ORDER.iter().map(|&card| u32::from(points(card))).sum();
        assert_eq!(total, 4 * ((2..=9).sum::<u32>() + 4 * 10 + 11) + 2 * 10);
        for (name, expected) in
            [("S2", 2), ("H9", 9), ("D10", 10), ("CJ", 10), ("SK", 10), ("JS", 10), ("DA", 11)]
        {
            assert_eq!(points(name.parse().unwrap()), expected, "{name}");
        }
    }

    /// DM-31: A > big joker > small joker > K > Q > J > 10 > … > 2.
    #[test]
    fn single_cards_compare_from_the_ace_down() {
        let spades = "SA JB JS SK SQ SJ S10 S9 S8 S7 S6 S5 S4 S3 S2";
        let strengths: Vec<u8> =
            spades.split(' ').map(|name| STRENGTH[slot(name.parse().unwrap())]).collect();
        assert_eq!(strengths, (1..=15).rev().collect::<Vec<u8>>());
    }
}
