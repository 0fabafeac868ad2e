//! Counting cards: how likely a play is to stand.
//!
//! A player knows the cards nobody has shown. Whatever beats a play must be among them; how many
//! ways there are is turned into a chance that nobody answers. The figures are estimates, fitted
//! by playing; but 1 means for certain.

use game_big_two::{config::Mixing, order::Row};

use super::house::{Height, House};

/// A chance that leaves no doubt.
pub(super) const CERTAIN: f32 = 0.999;

/// A chance that leaves some doubt.
const UNCERTAIN: f32 = 0.99;

/// The place of the strongest card.
const LAST_PLACE: u8 = 51;

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
        let bombed = house.has_bombs() && house.may_hold_bomb(unseen);
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
            1 if height.is_alike => self.one(height.power),
            2 if height.is_alike => self.two(height.power),
            3 if height.is_alike => self.three(height.power),
            ..5 => self.short_combo(height),
            _ => self.five(height),
        }
    }

    /// The chance that one card in this place stands.
    #[inline]
    pub(super) fn one(&self, place: u8) -> f32 {
        let above = self.unseen.above(place).len();
        STANDS_BELOW.get(above).copied().unwrap_or(0.1) * self.unbombed
    }

    /// The chance that two of a rank stand, the stronger in this place.
    #[inline]
    pub(super) fn two(&self, place: u8) -> f32 {
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
    pub(super) fn three(&self, place: u8) -> f32 {
        if self.most < 3 {
            return 1.0;
        }
        let above = self.of_higher_ranks(place);
        let count = |n: u32| n_ranks(above, n);
        self.unbombed / (1.0 + count(3) * 0.11 + count(4) * 0.22)
    }

    /// The chance that fewer than five cards stand that are not of one rank: others must hold
    /// several cards of a rank to answer. It is never certain, unless nobody holds enough cards.
    #[inline]
    fn short_combo(&self, height: Height) -> f32 {
        if self.most < height.size {
            return self.unbombed;
        }
        let place = height.power.min(LAST_PLACE);
        let above = self.of_higher_ranks(place).and(self.of_its_rank(place));
        let count = |n: u32| n_ranks(above, n);
        let ways = count(2) * 0.2 + count(3) * 0.2 + n_ranks(self.unseen, 4) * 0.05;
        (self.unbombed / (1.0 + ways)).min(UNCERTAIN)
    }

    /// The chance that five cards stand.
    #[inline]
    fn five(&self, height: Height) -> f32 {
        if self.most < height.size {
            return self.unbombed;
        }
        let among_its_kind = f32::from(height.power.min(LAST_PLACE)) / 52.0;
        let above = match self.mixing {
            Mixing::SameKind | Mixing::Bombs if height.is_bomb => 0.02,
            Mixing::SameKind | Mixing::Bombs => 1.0 - among_its_kind,
            Mixing::Ranked => beaten_on_ladder(height.ladder, among_its_kind),
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

/// How much of what beats the weakest five cards also beats a play on this rung of the ladder.
///
/// Ladder numbers grow with rarity, from 10 for the commonest pattern.
#[inline]
fn beaten_on_ladder(ladder: u8, among_its_kind: f32) -> f32 {
    const TOP: f32 = 0.02;
    let rung = f32::from(ladder.max(10) - 10) / 10.0 + among_its_kind;
    #[expect(clippy::cast_sign_loss, reason = "a rung is never negative")]
    let below = rung as u8;
    let index = usize::from(below);
    match BEATEN.get(index..index + 2) {
        Some(&[from, to]) if ladder <= 30 => from + (to - from) * (rung - f32::from(below)),
        _ => TOP,
    }
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

/// How much of what beats the weakest five cards also beats those on rungs 10, 20, 30 and 40.
const BEATEN: [f32; 5] = [1.0, 0.65, 0.35, 0.03, 0.02];

/// The same as [`THREAT_SAME_KIND`], where any higher pattern of five will do.
#[rustfmt::skip]
const THREAT_RANKED: [f32; 14] =
    [0.0, 0.0, 0.0, 0.0, 0.0, 0.02, 0.06, 0.11, 0.18, 0.26, 0.36, 0.46, 0.56, 0.66];
