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
    /// How many they are.
    pub(super) n_cards: u8,
    /// What they count.
    pub(super) points: u8,
}

const RANKS: u32 = 13;
const N_JOKERS: u32 = JOKERS.count_ones();

/// How many cards, and how many points: of every set of cards of one suit, the ace lowest.
static SUIT_TALLIES: [(u8, u8); 1 << RANKS] = {
    let mut tallies = [(0, 0); 1 << RANKS];
    let mut set = 1_usize;
    while set < tallies.len() {
        let (n_cards, points) = tallies[set & (set - 1)];
        let lowest = set.trailing_zeros() as usize;
        tallies[set] = (n_cards + 1, points + POINTS[N_JOKERS as usize + lowest]);
        set += 1;
    }
    tallies
};

impl Flush {
    /// The best `most` cards of `suit` in `cards`.
    ///
    /// Jokers are kept first: no other card but an ace counts more, and an ace comes next.
    #[inline]
    pub(super) fn of(cards: CardBag, suit: usize, most: usize) -> Self {
        let fits = SUIT_SLOTS[suit % SUITS.len()] | JOKERS;
        let (mut once, mut twice) = (cards.once() & fits, cards.twice() & fits);
        let (mut n_cards, mut points) = tally(once, suit);
        if twice != 0 {
            let (n_more, more) = tally(twice, suit);
            (n_cards, points) = (n_cards + n_more, points + more);
        }
        while most < usize::from(n_cards) {
            // The slots of a suit go from the ace down, so the highest slot counts least.
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
        config.target <= self.points && self.n_cards == config.hand_size
    }
}

/// How many cards of `suit`, and jokers, are in a word of slots, and what they count.
#[inline]
fn tally(slots: u64, suit: usize) -> (u8, u8) {
    let of_suit = slots >> (N_JOKERS + RANKS * suit as u32) & ((1 << RANKS) - 1);
    let (n_cards, points) = SUIT_TALLIES[of_suit as usize];
    let n_jokers = (slots & 1) as u8 + (slots >> 1 & 1) as u8;
    (n_cards + n_jokers, points + 10 * n_jokers)
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
