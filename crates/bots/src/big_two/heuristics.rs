//! The static action scorer: scores plays by the hand plan and by card counting.
//!
//! A play scores well if the plan for the remaining hand costs less than before, and if the play
//! probably wins the lead. The constants were tuned by matches of the bot without search (`prior`)
//! against medium and greedy-low.

use game_big_two::{State, config::Scoring, order::RankedCards};
use tabletop::{Seat, Seats};

use super::{
    compiled_rules::{CompiledRules, Strength},
    hand_plan::{HandPlan, minus},
    odds::{CERTAIN, Odds},
};

/// Scores the plays of one player in one position. A pass scores 0.
#[derive(Debug, Clone, Copy)]
pub(super) struct Heuristics<'a> {
    pub(super) rules: &'a CompiledRules,
    pub(super) odds: Odds,
    pub(super) hand: RankedCards,
    pub(super) plan: &'a HandPlan,
    /// The play to beat; `None` for the leader.
    pub(super) top: Option<Strength>,
    /// Number of cards in the smallest of the other hands.
    pub(super) fewest: u8,
}

/// The cards in the other hands, taken together, and the sizes of these hands.
#[derive(Debug, Clone, Copy)]
pub(super) struct OtherHands {
    pub(super) unseen: RankedCards,
    pub(super) held: [u8; 3],
}

const LEAD: f32 = 0.4;

/// Additional value of the lead, by the size of the smallest other hand.
const DANGER: [f32; 6] = [0.0, 1.2, 0.96, 0.77, 0.61, 0.49];

/// Penalty for a lead that an opponent's last cards may beat.
const EXPOSED: f32 = 1.0;

/// Value of each card that a follower plays.
const PER_CARD: f32 = 0.05;

/// Price of a strong play, which increases with every card that the hand has lost.
const STRENGTH_PRICE: f32 = 0.05;

/// Score of a certain win, higher than any other score.
const WON: f32 = 100.0;

impl Heuristics<'_> {
    /// Score of a play, where `saved` is the decrease of the plan's cost and `unbeaten` the
    /// probability that nobody beats the play.
    #[inline]
    pub(super) fn score(&self, strength: Strength, saved: f32, unbeaten: f32) -> f32 {
        let danger = DANGER.get(usize::from(self.fewest)).copied().unwrap_or(0.0);
        let score = saved + unbeaten * (LEAD + danger);
        if self.top.is_some() {
            let lost = 13.0 - f32::from(self.hand.len() as u8);
            return score + PER_CARD * f32::from(strength.size) - STRENGTH_PRICE * lost * unbeaten;
        }
        // If losers pay per card, large plays are worth more.
        let per_card = match self.rules.scoring() {
            Scoring::WinnerOnly => 0.15,
            Scoring::Count | Scoring::Tiered | Scoring::Doubling => 0.4,
        };
        let is_exposed = strength.size == self.fewest && strength.size <= 2;
        let exposed = if is_exposed { EXPOSED * (1.0 - unbeaten) } else { 0.0 };
        score + per_card * (f32::from(strength.size) - 1.0) - exposed
    }

    /// Score of a play that need not be part of the plan.
    pub(super) fn score_of(&self, cards: RankedCards, strength: Strength) -> f32 {
        let left = minus(self.hand, cards);
        if left.is_empty() {
            return WON;
        }
        let after = HandPlan::of(self.rules, &self.odds, left);
        let unbeaten = self.odds.unbeaten(strength);
        let score = self.score(strength, self.plan.cost - after.cost, unbeaten);
        if CERTAIN <= unbeaten && self.goes_out(&after) { score + WON / 2.0 } else { score }
    }

    /// Whether the play wins the deal whatever the others hold.
    pub(super) fn wins(&self, cards: RankedCards, strength: Strength) -> bool {
        let left = minus(self.hand, cards);
        let unbeaten = CERTAIN <= self.odds.unbeaten(strength);
        left.is_empty() || unbeaten && self.goes_out(&HandPlan::of(self.rules, &self.odds, left))
    }

    /// Whether a leader with this plan certainly goes out: at most one play can be beaten, and the
    /// leader plays it last.
    fn goes_out(&self, plan: &HandPlan) -> bool {
        plan.plays(self.rules).filter(|play| self.odds.unbeaten(play.strength) < CERTAIN).count()
            <= 1
    }
}

impl OtherHands {
    /// What `seat` can count in a world. It is the same in every world that agrees with its view.
    pub(super) fn of(rules: &CompiledRules, world: &State, seat: Seat) -> Self {
        let ranked = |other| rules.suit_order().to_ranked(world.hands()[other]);
        Self::among(seat, ranked)
    }

    /// The same for arbitrary hands.
    #[inline]
    pub(super) fn among(seat: Seat, ranked: impl Fn(Seat) -> RankedCards) -> Self {
        let mut others = Self { unseen: RankedCards::EMPTY, held: [0; 3] };
        for (held, other) in others.held.iter_mut().zip(Seats::FOUR.iter_from(seat).skip(1)) {
            let cards = ranked(other);
            others.unseen = others.unseen.and(cards);
            *held = cards.len() as u8;
        }
        others
    }

    #[inline]
    pub(super) fn fewest(&self) -> u8 {
        let [one, two, three] = self.held;
        one.min(two).min(three)
    }
}
