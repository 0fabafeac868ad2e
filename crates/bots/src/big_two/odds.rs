//! Card counting: the probability that nobody beats a play.
//!
//! A play can only be beaten by cards that have not been seen. The model counts the ways in which
//! these cards can beat the play, and maps the count to a probability. The figures are estimates
//! that were fitted by play, but 1 means certainty.

use game_big_two::{config::Mixing, order::RankedCards};

use super::compiled_rules::{CompiledRules, Strength};

/// From this probability on, a play counts as unbeatable.
pub(super) const CERTAIN: f32 = 0.999;

/// The highest probability of a play that may be beaten.
const UNCERTAIN: f32 = 0.99;

/// The position of the strongest card.
const LAST_PLACE: u8 = 51;

/// What one player can infer about the cards in the other hands.
#[derive(Debug, Clone, Copy)]
pub(super) struct Odds {
    unseen: RankedCards,
    /// Probability that some opponent can beat a weak play of five cards.
    risk: f32,
    /// Probability that no opponent has a bomb.
    no_bomb: f32,
    /// Number of cards in the largest of the other hands.
    most: u8,
    mixing: Mixing,
}

impl Odds {
    /// The other hands contain the `unseen` cards and have the sizes `held`.
    #[inline]
    pub(super) fn new(rules: &CompiledRules, unseen: RankedCards, held: [u8; 3]) -> Self {
        let mixing = rules.mixing();
        let threat = match mixing {
            Mixing::Ranked => &THREAT_RANKED,
            Mixing::SameKind | Mixing::Bombs => &THREAT_SAME_KIND,
        };
        let safe = |n: u8| 1.0 - threat.get(usize::from(n)).copied().unwrap_or(0.0);
        let [one, two, three] = held;
        let most = one.max(two).max(three);
        let may_be_bombed = rules.has_bombs() && rules.may_hold_bomb(unseen);
        Self {
            unseen,
            risk: 1.0 - safe(one) * safe(two) * safe(three),
            no_bomb: if may_be_bombed { 0.97 } else { 1.0 },
            most,
            mixing,
        }
    }

    /// Probability that nobody beats a play of this strength.
    #[inline]
    pub(super) fn unbeaten(&self, strength: Strength) -> f32 {
        match strength.size {
            1 if strength.is_alike => self.one(strength.power),
            2 if strength.is_alike => self.two(strength.power),
            3 if strength.is_alike => self.three(strength.power),
            ..5 => self.short_combo(strength),
            _ => self.five(strength),
        }
    }

    /// The same for one card at this position.
    #[inline]
    pub(super) fn one(&self, place: u8) -> f32 {
        let above = self.unseen.above(place).len();
        SINGLE_UNBEATEN.get(above).copied().unwrap_or(0.1) * self.no_bomb
    }

    /// The same for two of a rank, the stronger at this position.
    #[inline]
    pub(super) fn two(&self, place: u8) -> f32 {
        if self.most < 2 {
            return 1.0;
        }
        let above = self.of_higher_ranks(place);
        let count = |n: u32| n_ranks(above, n);
        // `count(n)` includes ranks with more than `n` unseen cards, so the weights are increments.
        let mut ways = count(2) * 0.08 + count(3) * 0.11 + count(4) * 0.06;
        if 2 <= self.of_its_rank(place).len() && place < self.of_its_rank(place).top() {
            ways += 0.08;
        }
        let base = 1.0 + ways;
        self.no_bomb / (base * base.sqrt())
    }

    /// The same for three of a rank, the strongest at this position.
    #[inline]
    pub(super) fn three(&self, place: u8) -> f32 {
        if self.most < 3 {
            return 1.0;
        }
        let above = self.of_higher_ranks(place);
        let count = |n: u32| n_ranks(above, n);
        self.no_bomb / (1.0 + count(3) * 0.11 + count(4) * 0.22)
    }

    /// The same for a combination of fewer than five cards, which takes several cards of a rank to
    /// beat. It is never certain, unless no opponent holds enough cards.
    #[inline]
    fn short_combo(&self, strength: Strength) -> f32 {
        if self.most < strength.size {
            return self.no_bomb;
        }
        let place = strength.power.min(LAST_PLACE);
        let above = self.of_higher_ranks(place).and(self.of_its_rank(place));
        let count = |n: u32| n_ranks(above, n);
        let ways = count(2) * 0.2 + count(3) * 0.2 + n_ranks(self.unseen, 4) * 0.05;
        (self.no_bomb / (1.0 + ways)).min(UNCERTAIN)
    }

    /// The same for five cards.
    #[inline]
    fn five(&self, strength: Strength) -> f32 {
        if self.most < strength.size {
            return self.no_bomb;
        }
        let among_its_kind = f32::from(strength.power.min(LAST_PLACE)) / 52.0;
        let above = match self.mixing {
            Mixing::SameKind | Mixing::Bombs if strength.is_bomb => 0.02,
            Mixing::SameKind | Mixing::Bombs => 1.0 - among_its_kind,
            Mixing::Ranked => beaten_on_ladder(strength.ladder, among_its_kind),
        };
        (1.0 - self.risk * above) * self.no_bomb
    }

    #[inline]
    fn of_higher_ranks(&self, place: u8) -> RankedCards {
        self.unseen.above(place | 0b11)
    }

    #[inline]
    fn of_its_rank(&self, place: u8) -> RankedCards {
        let step = u32::from(place / 4);
        RankedCards::at(step, self.unseen.suits_at(step))
    }
}

/// Number of ranks with at least `n` cards.
#[inline]
fn n_ranks(cards: RankedCards, n: u32) -> f32 {
    f32::from(cards.ranks_with(n).count_ones() as u8)
}

/// Share of the plays that beat the weakest five cards and also beat a play on this rung.
///
/// Ladder numbers grow with rarity, from 10 for the most common pattern.
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

/// Probability that nobody beats a single card, by the number of stronger unseen cards.
#[rustfmt::skip]
const SINGLE_UNBEATEN: [f32; 16] = [
    1.0, 0.8, 0.68, 0.6, 0.52, 0.46, 0.4, 0.36, 0.33, 0.29, 0.27, 0.24, 0.21, 0.18, 0.13, 0.13,
];

/// Probability, by hand size, that a hand can beat a weak play of five cards.
#[rustfmt::skip]
const THREAT_SAME_KIND: [f32; 14] =
    [0.0, 0.0, 0.0, 0.0, 0.0, 0.01, 0.03, 0.05, 0.09, 0.13, 0.18, 0.24, 0.31, 0.38];

/// Shares for [`beaten_on_ladder`] at rungs 10, 20, 30, 40 and 50.
const BEATEN: [f32; 5] = [1.0, 0.65, 0.35, 0.03, 0.02];

/// The same as [`THREAT_SAME_KIND`] where any higher pattern of five beats a lower one.
#[rustfmt::skip]
const THREAT_RANKED: [f32; 14] =
    [0.0, 0.0, 0.0, 0.0, 0.0, 0.02, 0.06, 0.11, 0.18, 0.26, 0.36, 0.46, 0.56, 0.66];
