//! The hard bot: flat Monte-Carlo search with rollouts to the end of the round.
//!
//! A value is the probability of winning the match. In rollouts all players follow the
//! [heuristics](super::heuristics): the bot itself never knocks, and its opponents knock as soon as
//! they gain by it.

#![expect(clippy::cast_precision_loss, reason = "points are small numbers")]

use game_dun_mazi::{Action, CardBag, DunMazi, Phase, State, View};
use search::{Evaluator, Observation, Params, SearchResult, win_shares};
use tabletop::{BySeat, Rules, Seat, Seats, Turn, luck::Quick};

use super::{
    features::Features,
    heuristics::{self, Prices, Style, Value},
    reasons,
};
use crate::{
    Decision, SearchPolicy, search_reason,
    softmax::{softmax, win_probabilities},
};

/// Search policy for one seat in one round.
#[derive(Debug, Clone, Copy)]
pub(super) struct HardPolicy {
    seat: Seat,
    round: u8,
}

/// Number of sampled worlds, of which the one with the best opposing hands is used.
///
/// The opponents have been improving their hands, so these are better than random cards.
const SAMPLES_PER_WORLD: u32 = 3;

/// Lead in points that multiplies the odds of winning by e, with one round to play. It grows with
/// the square root of the remaining rounds.
const LEAD_TEMPERATURE: f32 = 6.0;

/// Softmax temperature of the priors, in quarters of a point.
const PRIOR_TEMPERATURE: f32 = 10.0;

impl SearchPolicy<DunMazi> for HardPolicy {
    const PARAMS: Params = Params {
        exploration: 0.7,
        fpu_reduction: 0.1,
        width: 10,
        rollout_limit: 200,
        ..Params::FLAT
    };
    const ITERATIONS: u32 = 500;

    fn new(observation: Observation<'_, DunMazi>) -> Self {
        Self { seat: observation.seat, round: observation.view.round }
    }

    fn finish(
        &mut self,
        observation: Observation<'_, DunMazi>,
        result: &SearchResult<Action>,
    ) -> Option<Decision<Action>> {
        let best = result.best()?;
        let features = Features::of_view(observation.view)?;
        let reasons = vec![reasons::of(&features, &best.action), search_reason(result)];
        Some(Decision::for_reasons(best.action, reasons))
    }
}

impl Evaluator<DunMazi> for HardPolicy {
    fn determinize(&mut self, view: &View, luck: &mut Quick) -> State {
        let mut best = DunMazi::determinize(view, luck);
        let mut highest = self.value_of_others(&best);
        for _ in 1..SAMPLES_PER_WORLD {
            let world = DunMazi::determinize(view, luck);
            let value = self.value_of_others(&world);
            if highest < value {
                (best, highest) = (world, value);
            }
        }
        best
    }

    fn priors(&mut self, state: &State, legal: &[Action], priors: &mut Vec<f32>) {
        let features = Features::of_state(state);
        let prices = Prices::of(&features);
        let preferred = heuristics::act(&features, Style::Patient, None);
        priors.extend(legal.iter().map(|action| action_value(&features, &prices, action) as f32));
        softmax(priors, PRIOR_TEMPERATURE);
        for (prior, action) in priors.iter_mut().zip(legal) {
            let is_always_searched = match action {
                Action::Draw | Action::Clear | Action::Knock | Action::Call | Action::Fold => true,
                Action::Play { .. }
                | Action::ForcedSwap { .. }
                | Action::FreeSwap { .. }
                | Action::Pass => preferred == Some(*action),
            };
            if is_always_searched {
                *prior = 1.0;
            }
        }
    }

    fn rollout_action(
        &mut self,
        state: &State,
        _: &mut Vec<Action>,
        luck: &mut Quick,
    ) -> Option<Action> {
        let style = if state.to_act() == self.seat { Style::Patient } else { Style::Eager };
        heuristics::act(&Features::of_state(state), style, Some(luck))
    }

    fn leaf_value(&mut self, state: &State) -> Option<BySeat<f32>> {
        if state.round() == self.round && state.phase() != Phase::Settled {
            return None;
        }
        Some(match DunMazi::turn(state) {
            Turn::Over(outcome) => win_shares(&outcome),
            Turn::Of(_) => self.win_probabilities(state),
        })
    }

    fn cutoff_value(&mut self, state: &State, _: Seats) -> BySeat<f32> {
        self.win_probabilities(state)
    }
}

impl HardPolicy {
    /// Probability of winning the match with the totals after this round, by seat.
    fn win_probabilities(self, state: &State) -> BySeat<f32> {
        let left = state.config().rounds.saturating_sub(self.round).max(1);
        let temperature = LEAD_TEMPERATURE * f32::from(left).sqrt();
        win_probabilities(&state.totals().map(|&total| total as f32), temperature)
    }

    fn value_of_others(self, state: &State) -> Value {
        let others = state.hands().iter().filter(|&(seat, _)| seat != self.seat);
        others.map(|(_, &hand)| heuristics::value(hand, state.config())).sum()
    }
}

/// Value of the hand after `action`, minus the price of the cards that the others can take.
fn action_value(features: &Features, prices: &Prices, action: &Action) -> Value {
    let price = |cards: CardBag| cards.slots().map(|slot| prices.of_slot(slot)).sum::<Value>() / 8;
    let after = heuristics::value(features.after(action).hand, features.config);
    match action {
        Action::Play { card } => after - price(CardBag::of(*card)),
        Action::FreeSwap { give, take } => after - price(give.bag()) + price(take.bag()),
        Action::ForcedSwap { give } => after - price(give.bag()) + price(features.public),
        Action::Draw | Action::Clear => heuristics::value_of_drawing(features),
        Action::Knock | Action::Pass | Action::Call | Action::Fold => after,
    }
}
