//! How good a play is, by plan and count alone.
//!
//! A play is good if the plan for what is left costs less than before, and if it is likely to
//! stand and so to bring the lead. The numbers were found by trying them out: the player without
//! search (`prior`) against medium and greedy-low.

use game_big_two::{State, config::Scoring, order::Row};
use tabletop::{Seat, Seats};

use super::{
    house::{Height, House},
    odds::{CERTAIN, Odds},
    plan::{Plan, minus},
};

/// What a player looks at before a play.
#[derive(Debug, Clone, Copy)]
pub(super) struct Outlook<'a> {
    pub(super) house: &'a House,
    pub(super) odds: Odds,
    pub(super) hand: Row,
    pub(super) plan: &'a Plan,
    /// What lies on the table; `None` for a leader.
    pub(super) top: Option<Height>,
    /// How many cards the other player with the fewest holds.
    pub(super) fewest: u8,
}

/// What a player can count: the cards in other hands, taken together.
#[derive(Debug, Clone, Copy)]
pub(super) struct Others {
    pub(super) unseen: Row,
    pub(super) held: [u8; 3],
}

/// What it is worth to have the lead.
const LEAD: f32 = 0.4;

/// What it is worth more when somebody else holds so few cards.
const DANGER: [f32; 6] = [0.0, 1.2, 0.96, 0.77, 0.61, 0.49];

/// How bad it is to lead what somebody's last cards may beat.
const EXPOSED: f32 = 1.0;

/// What every card is worth that a follower gets rid of.
const RID: f32 = 0.05;

/// How much dearer what may stand becomes with every card the hand has lost.
const DEARER: f32 = 0.05;

/// Better than anything that is not certain.
const WON: f32 = 100.0;

impl Outlook<'_> {
    /// How good it is to play so, where `saved` is by how much less the plan for what is left
    /// costs. A pass is worth 0.
    #[inline]
    pub(super) fn merit(&self, height: Height, saved: f32, stands: f32) -> f32 {
        let danger = DANGER.get(usize::from(self.fewest)).copied().unwrap_or(0.0);
        let merit = saved + stands * (LEAD + danger);
        if self.top.is_some() {
            let lost = 13.0 - f32::from(self.hand.len() as u8);
            return merit + RID * f32::from(height.size) - DEARER * lost * stands;
        }
        // Where losers pay by the card, many cards at once are worth more.
        let per_card = match self.house.scoring() {
            Scoring::WinnerOnly => 0.15,
            Scoring::Count | Scoring::Tiered | Scoring::Doubling => 0.4,
        };
        let is_exposed = height.size == self.fewest && height.size <= 2;
        let exposed = if is_exposed { EXPOSED * (1.0 - stands) } else { 0.0 };
        merit + per_card * (f32::from(height.size) - 1.0) - exposed
    }

    /// How good it is to play these cards, which need not be a group of the plan.
    pub(super) fn merit_of(&self, cards: Row, height: Height) -> f32 {
        let left = minus(self.hand, cards);
        if left.is_empty() {
            return WON;
        }
        let after = Plan::of(self.house, &self.odds, left);
        let stands = self.odds.stands(height);
        let merit = self.merit(height, self.plan.cost - after.cost, stands);
        if CERTAIN <= stands && self.goes_out(&after) { merit + WON / 2.0 } else { merit }
    }

    /// Whether these cards win the deal whatever the others hold.
    pub(super) fn wins(&self, cards: Row, height: Height) -> bool {
        let left = minus(self.hand, cards);
        let stands = CERTAIN <= self.odds.stands(height);
        left.is_empty() || stands && self.goes_out(&Plan::of(self.house, &self.odds, left))
    }

    /// Whether a leader with this plan goes out for certain: at most one group may fall, and that
    /// one is played last.
    fn goes_out(&self, plan: &Plan) -> bool {
        plan.groups(self.house).filter(|group| self.odds.stands(group.height) < CERTAIN).count()
            <= 1
    }
}

impl Others {
    /// What `seat` can count in a world. Every world that agrees with its view gives the same.
    pub(super) fn of(house: &House, world: &State, seat: Seat) -> Self {
        let row = |other| house.suit_order().lay(world.hands()[other]);
        Self::among(seat, row)
    }

    /// What `seat` can count where each player holds a row of cards.
    #[inline]
    pub(super) fn among(seat: Seat, row: impl Fn(Seat) -> Row) -> Self {
        let mut others = Self { unseen: Row::EMPTY, held: [0; 3] };
        for (held, other) in others.held.iter_mut().zip(Seats::FOUR.iter_from(seat).skip(1)) {
            let cards = row(other);
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
