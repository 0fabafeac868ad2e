//! The strength order of cards: 3 is low, 2 is high; suits break ties (BT-1, BT-23).

use cards::{Card, CardSet, Rank, Suit};
use serde::{Deserialize, Serialize};

tabletop::wire_choice! {
    /// The order of suits, weakest first (BT-23).
    pub enum SuitOrder {
        /// Clubs, diamonds, hearts, spades.
        ClubsFirst = "clubs-first",
        /// Diamonds, clubs, hearts, spades.
        DiamondsFirst = "diamonds-first",
    }
}

/// A set of cards in order of strength: bit 0 is the weakest card of the deck, bit 51 the
/// strongest.
///
/// Four neighbouring bits are the four suits of one rank. [`RankedCards::suits_at`] returns them
/// for one of the thirteen steps, from 0 for the threes to 12 for the twos.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct RankedCards(u64);

/// The order of cards as data for the client (BT-1, BT-23).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Order {
    /// The ranks, weakest first: `3` to `10`, `J`, `Q`, `K`, `A`, `2`.
    #[cfg_attr(feature = "typescript", ts(type = "Array<string>"))]
    pub ranks: [Rank; STEPS as usize],
    /// The letters of the suits, weakest first.
    #[cfg_attr(feature = "typescript", ts(type = "Array<string>"))]
    pub suits: [Suit; 4],
}

/// Number of ranks.
pub const STEPS: u32 = 13;

const DECK: u64 = (1 << 52) - 1;
/// The lowest bit of each rank.
const ONES: u64 = 0x1_1111_1111_1111;

impl SuitOrder {
    /// The weakest card of the deck.
    pub const fn lowest(self) -> Card {
        match self {
            Self::ClubsFirst => Card::new(Rank::Three, Suit::Clubs),
            Self::DiamondsFirst => Card::new(Rank::Three, Suit::Diamonds),
        }
    }

    /// Converts `cards` to a set in order of strength.
    #[inline]
    pub const fn to_ranked(self, cards: CardSet) -> RankedCards {
        let bits = cards.bits() & DECK;
        // The printed order starts at the ace, ours at the three: two ranks of four suits later.
        self.swap(RankedCards((bits >> 8) | (bits << 44)))
    }

    /// Converts a set in order of strength back to cards.
    #[inline]
    pub const fn to_cards(self, ranked: RankedCards) -> CardSet {
        let bits = self.swap(ranked).0;
        CardSet::from_bits(((bits << 8) | (bits >> 44)) & DECK)
    }

    /// The cards, weakest first.
    pub fn sorted(self, cards: CardSet) -> impl Iterator<Item = Card> + Clone {
        self.to_ranked(cards).singles().filter_map(move |ranked| self.to_cards(ranked).first())
    }

    /// The order as data for the client.
    pub fn written(self) -> Order {
        let mut ranks = Rank::ALL;
        ranks.rotate_left(2); // Ace and two are the strongest.
        let mut suits = Suit::ALL;
        match self {
            Self::ClubsFirst => {}
            Self::DiamondsFirst => suits.swap(0, 1),
        }
        Order { ranks, suits }
    }

    /// Swaps the two weakest suits if this order needs it.
    #[inline]
    const fn swap(self, ranked: RankedCards) -> RankedCards {
        let bits = ranked.0 & DECK;
        match self {
            Self::ClubsFirst => RankedCards(bits),
            Self::DiamondsFirst => {
                RankedCards((bits & (ONES * 0b1100)) | (bits & ONES) << 1 | (bits >> 1) & ONES)
            }
        }
    }
}

impl RankedCards {
    /// The empty set.
    pub const EMPTY: Self = Self(0);

    /// The cards whose bits are set.
    #[inline]
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits & DECK)
    }

    /// Bit 0 for the weakest card of the deck to bit 51 for the strongest.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Number of cards.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The position of the strongest card, 0 to 51; 0 for an empty set.
    #[inline]
    pub const fn top(self) -> u8 {
        (self.0 | 1).ilog2() as u8
    }

    /// The suits of rank `step` in the set, weakest suit in bit 0.
    #[inline]
    pub const fn suits_at(self, step: u32) -> u8 {
        (self.0 >> (step * 4)) as u8 & 0b1111
    }

    /// The cards of rank `step` with these `suits`.
    #[inline]
    pub const fn at(step: u32, suits: u8) -> Self {
        Self((suits as u64) << (step * 4))
    }

    /// The card at this position.
    #[inline]
    pub const fn card(place: u8) -> Self {
        Self(1 << place)
    }

    /// The union of two disjoint sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The cards stronger than the one at `place`.
    #[inline]
    #[must_use]
    pub const fn above(self, place: u8) -> Self {
        Self(self.0 & (u64::MAX << place << 1))
    }

    /// The cards whose suit is `suit`, 0 the weakest.
    #[inline]
    #[must_use]
    pub const fn of_suit(self, suit: u32) -> Self {
        Self(self.0 & ONES << suit)
    }

    /// The ranks with at least `n` cards in the set, weakest first.
    #[inline]
    pub fn steps_with(self, n: u32) -> impl Iterator<Item = u32> + Clone {
        steps(self.ranks_with(n))
    }

    /// The ranks at which a run of five starts, wrapping around from two to three (BT-9).
    #[inline]
    pub fn run_starts(self) -> impl Iterator<Item = u32> + Clone {
        let held = self.ranks_with(1);
        let ring = |steps: u32| (held >> (steps * 4) | held << (52 - steps * 4)) & ONES;
        steps(held & ring(1) & ring(2) & ring(3) & ring(4))
    }

    /// Each card by itself, weakest first.
    #[inline]
    pub fn singles(self) -> impl Iterator<Item = Self> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let lowest = rest & rest.wrapping_neg();
            rest ^= lowest;
            (lowest != 0).then_some(Self(lowest))
        })
    }

    /// Whether all cards have the same suit.
    #[inline]
    pub const fn is_one_suit(self) -> bool {
        let suit = self.0.trailing_zeros() % 4;
        self.0 & ONES << suit == self.0
    }

    /// The lowest bit of each rank with at least `n` cards in the set.
    #[inline]
    pub const fn ranks_with(self, n: u32) -> u64 {
        // Combines the suits in twos: whether one of the two is present, and whether both are.
        let (weak, strong) = (self.0, self.0 >> 2);
        let (weak_one, weak_both) = (weak | weak >> 1, weak & weak >> 1);
        let (strong_one, strong_both) = (strong | strong >> 1, strong & strong >> 1);
        ONES & match n {
            1 => weak_one | strong_one,
            2 => weak_both | strong_both | weak_one & strong_one,
            3 => weak_both & strong_one | strong_both & weak_one,
            _ => weak_both & strong_both,
        }
    }
}

/// The ranks whose lowest bit is set, weakest first.
#[inline]
fn steps(mut ranks: u64) -> impl Iterator<Item = u32> + Clone {
    std::iter::from_fn(move || {
        let bit = ranks.trailing_zeros();
        ranks &= ranks.wrapping_sub(1); // Clears the lowest bit.
        (bit < 64).then_some(bit / 4)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ranked(text: &str) -> RankedCards {
        SuitOrder::ClubsFirst.to_ranked(text.parse().unwrap())
    }

    fn sorted(order: SuitOrder, text: &str) -> String {
        let cards: Vec<String> =
            order.sorted(text.parse().unwrap()).map(|card| card.to_string()).collect();
        cards.join(" ")
    }

    /// BT-1: ranks 3 to 2, then suits C, D, H, S.
    #[test]
    fn a_hand_is_sorted_by_rank_then_suit() {
        let hand = "SA C2 D3 C3 H10 SK S3 H3 CJ";
        assert_eq!(sorted(SuitOrder::ClubsFirst, hand), "C3 D3 H3 S3 H10 CJ SK SA C2");
    }

    /// BT-23: under the other suit order diamonds are below clubs, and nothing else changes.
    #[test]
    fn diamonds_may_be_the_weakest() {
        let hand = "SA C2 D2 D3 C3 S3 H3";
        assert_eq!(sorted(SuitOrder::DiamondsFirst, hand), "D3 C3 H3 S3 SA D2 C2");
        assert_eq!(SuitOrder::DiamondsFirst.lowest().to_string(), "D3");
        assert_eq!(SuitOrder::ClubsFirst.lowest().to_string(), "C3");
    }

    /// BT-1, BT-23: the client gets the order as data, because it knows no rules.
    #[test]
    fn the_order_is_written_out() {
        for house in [SuitOrder::ClubsFirst, SuitOrder::DiamondsFirst] {
            let Order { ranks, suits } = house.written();
            let cards = ranks.into_iter().flat_map(|rank| suits.map(|suit| Card::new(rank, suit)));
            let all: CardSet = Card::ALL[..52].iter().copied().collect();
            assert!(cards.eq(house.sorted(all)), "{house:?}");
        }
        let written = serde_json::to_value(SuitOrder::DiamondsFirst.written()).unwrap();
        assert_eq!(written["suits"], serde_json::json!(["D", "C", "H", "S"]));
        assert_eq!(written["ranks"][0], "3");
    }

    #[test]
    fn laying_and_taking_up_are_inverse() {
        for order in [SuitOrder::ClubsFirst, SuitOrder::DiamondsFirst] {
            for card in CardSet::SUITED.iter() {
                assert_eq!(order.to_cards(order.to_ranked(CardSet::of(card))), CardSet::of(card));
            }
            assert_eq!(order.to_ranked(CardSet::of(order.lowest())), RankedCards::card(0));
            assert_eq!(order.to_ranked(CardSet::SUITED), RankedCards(DECK));
        }
    }

    #[test]
    fn rows_answer_questions_about_ranks() {
        let hand = ranked("C3 D3 H3 S4 SK C2 D2 H2 S2");
        assert_eq!(hand.steps_with(1).collect::<Vec<_>>(), [0, 1, 10, 12]);
        assert_eq!(hand.steps_with(2).collect::<Vec<_>>(), [0, 12]);
        assert_eq!(hand.steps_with(3).collect::<Vec<_>>(), [0, 12]);
        assert_eq!(hand.steps_with(4).collect::<Vec<_>>(), [12]);
        for suits in 0..16_u8 {
            for n in 1..=4 {
                let held = RankedCards::at(5, suits).steps_with(n).count() == 1;
                assert_eq!(held, suits.count_ones() >= n, "{suits:04b} {n}");
            }
        }
        assert_eq!((ranked("S2").top(), ranked("C3").top(), ranked("C3 D4").top()), (51, 0, 5));
        assert_eq!(ranked("C3 D4 S2").above(5), ranked("S2"));
        assert_eq!(ranked("S2").above(51), RankedCards::EMPTY);
        assert!(ranked("S3 SK S2").is_one_suit() && !ranked("S3 SK H2").is_one_suit());
    }

    #[test]
    fn runs_go_round_the_ring() {
        let starts = |text| ranked(text).run_starts().collect::<Vec<_>>();
        assert_eq!(starts("C3 C4 C5 C6 C7"), [0]);
        assert_eq!(starts("CQ CK CA C2 C3 C4"), [9, 10]);
        assert_eq!(starts("C2 C3 C4 C5 C6"), [12]);
        assert!(starts("C2 C3 C4 C5 C7").is_empty());
        assert_eq!(SuitOrder::ClubsFirst.to_ranked(CardSet::SUITED).run_starts().count(), 13);
    }
}
