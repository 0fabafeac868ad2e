//! What the hard bot thinks.
//!
//! It plays every sensible action on to the end of the round, in many worlds, and takes the one
//! that most often leads to winning the match. In those games everybody acts on
//! [instinct](super::instinct): itself patiently, the others knocking as soon as they gain by it.

#![expect(clippy::cast_precision_loss, reason = "points are small numbers")]

use game_dun_mazi::{Action, CardBag, DunMazi, Phase, State, View};
use search::{Dials, Findings, Opinion, Others, Sight, win_shares};
use tabletop::{BySeat, Rules, Seat, Seats, Turn, luck::Quick};

use super::{
    instinct::{self, Nerve, Prices, Value},
    reasons,
    table::Table,
};
use crate::{Choice, Mind, searched};

/// The mind of one seat in one round.
#[derive(Debug, Clone, Copy)]
pub(super) struct Schemer {
    seat: Seat,
    round: u8,
}

/// How many worlds are imagined for one that is looked at: that with the best hands of the others.
///
/// They have been gathering, so their hands are better than any cards would be.
const WORLDS_FOR_ONE: u32 = 3;

/// How many points of a lead make a round's difference: with one round to go, a lead of so many
/// wins three times in four.
const SPREAD: f32 = 6.0;

/// How much worse than the best an action looks that is a third as promising.
const TEMPERATURE: f32 = 10.0;

impl Mind<DunMazi> for Schemer {
    const DIALS: Dials = Dials {
        exploration: 0.7,
        doubt: 0.1,
        depth: 1,
        width: 10,
        others: Others::Opinion,
        playout: 200,
        nodes: 2_000,
    };
    const ITERATIONS: u32 = 500;

    fn new(sight: Sight<'_, DunMazi>) -> Self {
        Self { seat: sight.seat, round: sight.view.round }
    }

    fn conclude(
        &mut self,
        sight: Sight<'_, DunMazi>,
        findings: &Findings<Action>,
    ) -> Option<Choice<Action>> {
        let best = findings.best()?;
        let table = Table::of_view(sight.view)?;
        let reasons = vec![reasons::of(&table, &best.action), searched(findings)];
        Some(Choice::for_reasons(best.action, reasons))
    }
}

impl Opinion<DunMazi> for Schemer {
    fn imagine(&mut self, view: &View, luck: &mut Quick) -> State {
        let mut best = DunMazi::imagine(view, luck);
        let mut highest = self.value_of_others(&best);
        for _ in 1..WORLDS_FOR_ONE {
            let world = DunMazi::imagine(view, luck);
            let value = self.value_of_others(&world);
            if highest < value {
                (best, highest) = (world, value);
            }
        }
        best
    }

    fn weigh(&mut self, state: &State, legal: &[Action], weights: &mut Vec<f32>) {
        let table = Table::of_state(state);
        let prices = Prices::of(&table);
        let instinct = instinct::act(&table, Nerve::Patient, None);
        let start = weights.len();
        weights.extend(legal.iter().map(|action| look(&table, &prices, action) as f32));
        let Some(looks) = weights.get_mut(start..) else { return };
        let best = looks.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        for (weight, action) in looks.iter_mut().zip(legal) {
            let is_always_tried = match action {
                Action::Draw | Action::Clear | Action::Knock | Action::Call | Action::Fold => true,
                Action::Play { .. }
                | Action::ForcedSwap { .. }
                | Action::FreeSwap { .. }
                | Action::Pass => instinct == Some(*action),
            };
            *weight = if is_always_tried { 1.0 } else { ((*weight - best) / TEMPERATURE).exp() };
        }
    }

    fn play_on(&mut self, state: &State, _: &mut Vec<Action>, luck: &mut Quick) -> Option<Action> {
        let nerve = if state.seat() == self.seat { Nerve::Patient } else { Nerve::Eager };
        instinct::act(&Table::of_state(state), nerve, Some(luck))
    }

    fn appraise(&mut self, state: &State) -> Option<BySeat<f32>> {
        if state.round() == self.round && state.phase() != Phase::Settled {
            return None;
        }
        Some(match DunMazi::turn(state) {
            Turn::Over(outcome) => win_shares(&outcome),
            Turn::Of(_) => self.chances(state),
        })
    }

    fn estimate(&mut self, state: &State, _: Seats) -> BySeat<f32> {
        self.chances(state)
    }
}

impl Schemer {
    /// Everybody's chance to win the match with the totals after this round.
    fn chances(self, state: &State) -> BySeat<f32> {
        let left = state.config().rounds.saturating_sub(self.round).max(1);
        let spread = SPREAD * f32::from(left).sqrt();
        let most = state.totals().values().copied().max().unwrap_or_default();
        let odds = state.totals().map(|total| ((total - most) as f32 / spread).exp());
        let sum: f32 = odds.values().sum();
        odds.map(|odds| odds / sum)
    }

    fn value_of_others(self, state: &State) -> Value {
        let others = state.hands().iter().filter(|&(seat, _)| seat != self.seat);
        others.map(|(_, &hand)| instinct::value(hand, state.config())).sum()
    }
}

/// How good an action looks: the hand it leaves, less what the others can take of it.
fn look(table: &Table, prices: &Prices, action: &Action) -> Value {
    let price = |cards: CardBag| cards.slots().map(|slot| prices.of_slot(slot)).sum::<Value>() / 8;
    let after = instinct::value(table.after(action).hand, table.config);
    match action {
        Action::Play { card } => after - price(CardBag::of(*card)),
        Action::FreeSwap { give, take } => after - price(give.bag()) + price(take.bag()),
        Action::ForcedSwap { give } => after - price(give.bag()) + price(table.public),
        Action::Draw | Action::Clear => instinct::value_of_drawing(table),
        Action::Knock | Action::Pass | Action::Call | Action::Fold => after,
    }
}
