//! Counting cards: how likely a play is to stand.
//!
//! A player knows the cards nobody has shown. Whatever beats a play must be among them; how many
//! ways there are is turned into a chance that nobody answers. The figures are estimates, fitted
//! by playing; but 1 means for certain.

use game_big_two::{config::Mixing, order::Row};

use super::house::{Height, House};

/// A chance that leaves no doubt.
pub(super) const CERTAIN: f32 = 0.999;

/// What one player can tell about the cards in other hands.
#[derive(Debug, Clone, Copy)]
pub(super) struct Odds {
    unseen: Row,
    /// The chance that somebody else can put five cards on weak five cards.
    risk: f32,
    /// The chance that nobody has a bomb to put on fewer cards.
    unbombed: f32,
    /// How many cards the other player with the most holds.
    most: u8,
    mixing: Mixing,
}

impl Odds {
    /// `unseen` cards are in the hands of others, who hold `held` cards each.
    #[inline]
    pub(super) fn new(house: &House, unseen: Row, held: [u8; 3]) -> Self {
        let mixing = house.mixing();
        let threat = match mixing {
            Mixing::Ranked => &THREAT_RANKED,
            Mixing::SameKind | Mixing::Bombs => &THREAT_SAME_KIND,
        };
        let safe = |n: u8| 1.0 - threat.get(usize::from(n)).copied().unwrap_or(0.0);
        let [one, two, three] = held;
        let most = one.max(two).max(three);
        let bombed = house.has_bombs() && 5 <= most && may_hold_bomb(unseen);
        Self {
            unseen,
            risk: 1.0 - safe(one) * safe(two) * safe(three),
            unbombed: if bombed { 0.97 } else { 1.0 },
            most,
            mixing,
        }
    }

    /// The chance that a play of this height stands.
    #[inline]
    pub(super) fn stands(&self, height: Height) -> f32 {
        match height.size {
            1 => self.single(height.power),
            2 => self.pair(height.power),
            3 => self.triple(height.power),
            4 => self.two_pairs(height.power),
            _ => self.five(height),
        }
    }

    /// The chance that one card in this place stands.
    #[inline]
    pub(super) fn single(&self, place: u8) -> f32 {
        let above = self.unseen.above(place).len();
        STANDS_BELOW.get(above).copied().unwrap_or(0.1) * self.unbombed
    }

    /// The chance that two of a rank stand, the stronger in this place.
    #[inline]
    pub(super) fn pair(&self, place: u8) -> f32 {
        if self.most < 2 {
            return 1.0;
        }
        let above = self.of_higher_ranks(place);
        let count = |n: u32| n_ranks(above, n);
        // Two cards of a rank are seldom in one hand, three often, four always.
        let mut ways = count(2) * 0.08 + count(3) * 0.11 + count(4) * 0.06;
        if 2 <= self.of_its_rank(place).len() && place < self.of_its_rank(place).top() {
            ways += 0.08;
        }
        let base = 1.0 + ways;
        self.unbombed / (base * base.sqrt())
    }

    /// The chance that three of a rank stand, the strongest in this place.
    #[inline]
    pub(super) fn triple(&self, place: u8) -> f32 {
        if self.most < 3 {
            return 1.0;
        }
        let above = self.of_higher_ranks(place);
        let count = |n: u32| n_ranks(above, n);
        self.unbombed / (1.0 + count(3) * 0.11 + count(4) * 0.22)
    }

    /// The chance that two pairs stand, the stronger with its stronger card in this place.
    #[inline]
    pub(super) fn two_pairs(&self, place: u8) -> f32 {
        if self.most < 4 {
            return 1.0;
        }
        let above = self.of_higher_ranks(place).and(self.of_its_rank(place));
        let count = |n: u32| n_ranks(above, n);
        let ways = count(2) * 0.2 + count(3) * 0.2 + n_ranks(self.unseen, 4) * 0.05;
        self.unbombed / (1.0 + ways)
    }

    /// The chance that five cards stand.
    #[inline]
    pub(super) fn five(&self, height: Height) -> f32 {
        if self.most < 5 {
            return 1.0;
        }
        let among_its_kind = f32::from(height.power) / 52.0;
        let above = match self.mixing {
            Mixing::SameKind | Mixing::Bombs if height.is_bomb => 0.02,
            Mixing::SameKind | Mixing::Bombs => 1.0 - among_its_kind,
            // From straight to flush to full house and beyond, as patterns stand on the ladder.
            Mixing::Ranked => match height.ladder {
                ..=10 => 1.0 - among_its_kind * 0.35,
                11..=20 => 0.65 - among_its_kind * 0.3,
                21..=30 => 0.35 - among_its_kind * 0.32,
                31.. => 0.02,
            },
        };
        (1.0 - self.risk * above) * self.unbombed
    }

    #[inline]
    fn of_higher_ranks(&self, place: u8) -> Row {
        self.unseen.above(place | 0b11)
    }

    #[inline]
    fn of_its_rank(&self, place: u8) -> Row {
        let step = u32::from(place / 4);
        Row::at(step, self.unseen.suits_at(step))
    }
}

/// Of how many ranks there are at least `n`.
#[inline]
fn n_ranks(cards: Row, n: u32) -> f32 {
    f32::from(cards.ranks_with(n).count_ones() as u8)
}

/// Whether four of a rank or a run in one suit are among these cards.
fn may_hold_bomb(cards: Row) -> bool {
    let runs = |suit| cards.of_suit(suit).run_starts().next().is_some();
    cards.ranks_with(4) != 0 || (0..4).any(runs)
}

/// The chance that a single card stands, by how many stronger ones are unseen.
#[rustfmt::skip]
const STANDS_BELOW: [f32; 16] = [
    1.0, 0.8, 0.68, 0.6, 0.52, 0.46, 0.4, 0.36, 0.33, 0.29, 0.27, 0.24, 0.21, 0.18, 0.13, 0.13,
];

/// The chance that a hand of so many cards holds five that beat weak five.
#[rustfmt::skip]
const THREAT_SAME_KIND: [f32; 14] =
    [0.0, 0.0, 0.0, 0.0, 0.0, 0.01, 0.03, 0.05, 0.09, 0.13, 0.18, 0.24, 0.31, 0.38];

/// The same, where any higher pattern of five will do.
#[rustfmt::skip]
const THREAT_RANKED: [f32; 14] =
    [0.0, 0.0, 0.0, 0.0, 0.0, 0.02, 0.06, 0.11, 0.18, 0.26, 0.36, 0.46, 0.56, 0.66];
