//! What some cards have for a flush.

use game_dun_mazi::{
    CardBag, Config,
    order::{JOKERS, POINTS, SUIT_SLOTS, SUITS},
};

/// The best cards of one suit among some, jokers included: at most as many as a hand has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Flush {
    /// Which suit, by its place in [`SUITS`].
    pub(super) suit: usize,
    /// The cards.
    pub(super) cards: CardBag,
    /// What they count.
    pub(super) points: u8,
}

const RANKS: u32 = 13;
const N_JOKERS: u32 = JOKERS.count_ones();

/// The points of every set of cards of one suit, the ace lowest.
static SUIT_POINTS: [u8; 1 << RANKS] = {
    let mut table = [0; 1 << RANKS];
    let mut set = 1_usize;
    while set < table.len() {
        let lowest = set.trailing_zeros() as usize;
        table[set] = table[set & (set - 1)] + POINTS[N_JOKERS as usize + lowest];
        set += 1;
    }
    table
};

impl Flush {
    /// The best `most` cards of `suit` in `cards`.
    ///
    /// Jokers are kept first: no other card but an ace counts more, and an ace comes next.
    #[inline]
    pub(super) fn of(cards: CardBag, suit: usize, most: usize) -> Self {
        let fits = SUIT_SLOTS[suit % SUITS.len()] | JOKERS;
        let (mut once, mut twice) = (cards.once() & fits, cards.twice() & fits);
        let mut n_cards = (once.count_ones() + twice.count_ones()) as usize;
        while most < n_cards {
            // The slots of a suit go from the ace down, so the highest slot counts least.
            let least = 1 << (u64::BITS - 1 - once.leading_zeros());
            if twice & least == 0 {
                once ^= least;
            } else {
                twice ^= least;
            }
            n_cards -= 1;
        }
        let points = points(once, suit) + points(twice, suit);
        Self { suit, cards: CardBag::of_slots(once, twice), points }
    }

    /// Each suit's.
    #[inline]
    pub(super) fn each(cards: CardBag, most: usize) -> [Self; 4] {
        [0, 1, 2, 3].map(|suit| Self::of(cards, suit, most))
    }

    /// The one nearest to a good hand: one that may knock, else the one that counts most.
    #[inline]
    pub(super) fn best(cards: CardBag, config: Config) -> Self {
        let [first, others @ ..] = Self::each(cards, config.hand_size.into());
        let rank = |flush: Self| (flush.may_knock(config), flush.points);
        others.into_iter().fold(first, |best, it| if rank(best) < rank(it) { it } else { best })
    }

    /// Whether it is a whole hand that reaches the target.
    #[inline]
    pub(super) const fn may_knock(self, config: Config) -> bool {
        config.target <= self.points && self.cards.len() == config.hand_size as usize
    }
}

/// The points of the cards of `suit`, and of the jokers, in a word of slots.
#[inline]
fn points(slots: u64, suit: usize) -> u8 {
    let of_suit = slots >> (N_JOKERS + RANKS * suit as u32) & ((1 << RANKS) - 1);
    let jokers = (slots & JOKERS).count_ones() as u8;
    SUIT_POINTS[of_suit as usize] + 10 * jokers
}

/// The `n` cards of `cards` that `price` says are the cheapest, by their slots; of equals the last.
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

/// Which suit the card of `slot` is of, by its place in [`SUITS`]; `None` for a joker.
#[inline]
pub(super) const fn suit_of(slot: usize) -> Option<usize> {
    match slot.checked_sub(N_JOKERS as usize) {
        Some(place) => Some(place / RANKS as usize),
        None => None,
    }
}
