//! Flushes: the cards of one suit in a set of cards.

use game_dun_mazi::{
    CardBag, Config,
    order::{JOKERS, POINTS, SUIT_SLOTS, SUITS},
};

/// The best cards of one suit, jokers included, at most a hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Flush {
    /// Index in [`SUITS`].
    pub(super) suit: usize,
    pub(super) cards: CardBag,
    pub(super) n_cards: u8,
    pub(super) points: u8,
}

const RANKS: u32 = 13;
const N_JOKERS: u32 = JOKERS.count_ones();

/// Number of cards and points of every set of cards of one suit. The lowest bit is the ace.
static SUIT_COUNTS: [(u8, u8); 1 << RANKS] = {
    let mut counts = [(0, 0); 1 << RANKS];
    let mut set = 1_usize;
    while set < counts.len() {
        let (n_cards, points) = counts[set & (set - 1)];
        let lowest = set.trailing_zeros() as usize;
        counts[set] = (n_cards + 1, points + POINTS[N_JOKERS as usize + lowest]);
        set += 1;
    }
    counts
};

impl Flush {
    /// The best `most` cards of `suit` in `cards`.
    ///
    /// Keeps jokers first, then aces: only an ace counts more than a joker.
    #[inline]
    pub(super) fn of(cards: CardBag, suit: usize, most: usize) -> Self {
        let fits = SUIT_SLOTS[suit % SUITS.len()] | JOKERS;
        let (mut once, mut twice) = (cards.once() & fits, cards.twice() & fits);
        let (mut n_cards, mut points) = count(once, suit);
        if twice != 0 {
            let (n_more, more) = count(twice, suit);
            (n_cards, points) = (n_cards + n_more, points + more);
        }
        while most < usize::from(n_cards) {
            // The slots of a suit start with the ace, so the highest slot has the fewest points.
            let slot = once.ilog2();
            if twice >> slot & 1 == 0 {
                once ^= 1 << slot;
            } else {
                twice ^= 1 << slot;
            }
            (n_cards, points) = (n_cards - 1, points - POINTS[slot as usize]);
        }
        Self { suit, cards: CardBag::of_slots(once, twice), n_cards, points }
    }

    /// The flush of each suit.
    #[inline]
    pub(super) fn each(cards: CardBag, most: usize) -> [Self; 4] {
        [0, 1, 2, 3].map(|suit| Self::of(cards, suit, most))
    }

    /// The flush with the most points; one that may knock comes first.
    #[inline]
    pub(super) fn best(cards: CardBag, config: Config) -> Self {
        let [first, others @ ..] = Self::each(cards, config.hand_size.into());
        let rank = |flush: Self| (flush.may_knock(config), flush.points);
        others.into_iter().fold(first, |best, it| if rank(best) < rank(it) { it } else { best })
    }

    /// Whether it is a complete hand that reaches the target.
    #[inline]
    pub(super) const fn may_knock(self, config: Config) -> bool {
        config.target <= self.points && self.n_cards == config.hand_size
    }
}

/// Number and points of the cards of `suit` and of the jokers in a word of slots.
#[inline]
fn count(slots: u64, suit: usize) -> (u8, u8) {
    let of_suit = slots >> (N_JOKERS + RANKS * suit as u32) & ((1 << RANKS) - 1);
    let (n_cards, points) = SUIT_COUNTS[of_suit as usize];
    let n_jokers = (slots & 1) as u8 + (slots >> 1 & 1) as u8;
    (n_cards + n_jokers, points + 10 * n_jokers)
}

/// The `n` cards with the lowest `price` by slot. Ties go to the highest slot.
#[inline]
pub(super) fn cheapest(cards: CardBag, n: usize, price: impl Fn(usize) -> i32) -> CardBag {
    let (mut rest, mut found) = (cards, CardBag::EMPTY);
    for _ in 0..n {
        let mut cheapest = None;
        for slot in rest.slots() {
            let price = price(slot);
            if cheapest.is_none_or(|(_, lowest)| price <= lowest) {
                cheapest = Some((slot, price));
            }
        }
        let Some((slot, _)) = cheapest else { break };
        let card = CardBag::of_slots(1 << slot, 0);
        (rest, found) = (rest.minus(card), found.plus(card));
    }
    found
}

/// The suit of the card in `slot`, as an index in [`SUITS`]; `None` for a joker.
#[inline]
pub(super) const fn suit_of(slot: usize) -> Option<usize> {
    match slot.checked_sub(N_JOKERS as usize) {
        Some(place) => Some(place / RANKS as usize),
        None => None,
    }
}
