//! The hard bot: flat Monte-Carlo search with short rollouts.
//!
//! The bot searches what to draw or play in a turn. The heuristics make the decisions that follow,
//! such as the payment, because they are many and rarely close. In rollouts all players follow the
//! heuristics for some turns. The value at the cutoff adds the expected points from the hands and
//! from the growth of the forests to the current points.

use game_forest::{
    Action, ForestShuffle, State,
    board::Host,
    card::{Card, CardSet},
    score::Score,
    view::PhaseView,
};
use search::{Evaluator, Observation, Params, SearchResult};
use tabletop::{BySeat, Seats, luck::Quick};

use super::{
    heuristics::{Heuristics, Valued},
    horizon::Shares,
    reasons,
};
use crate::{Decision, SearchPolicy, softmax::softmax};

#[derive(Debug)]
pub(super) struct HardPolicy {
    shares: Shares,
    candidates: Vec<Valued>,
    plan: Option<PaymentPlan>,
}

/// Cache of the last payment in a rollout, which is made one card at a time.
#[derive(Debug)]
struct PaymentPlan {
    /// The card that is paid for.
    card: Card,
    hand: CardSet,
    /// Tells apart positions with the same hand, together with `next`.
    n_deck: u8,
    next: Host,
    /// All cards to pay, including those already paid.
    payment: CardSet,
}

/// Softmax temperature of the priors, in points.
const PRIOR_TEMPERATURE: f32 = 1.5;
/// An action that is better than all others by this many points is not searched.
const CLEAR_LEAD: f32 = 8.0;
/// Lead in points that multiplies the odds of winning by e.
const LEAD_TEMPERATURE: f32 = 40.0;

impl Evaluator<ForestShuffle> for HardPolicy {
    fn priors(&mut self, state: &State, legal: &[Action], priors: &mut Vec<f32>) {
        let heuristics = Heuristics::new(state, &self.shares);
        self.candidates.clear();
        if state.phase() == PhaseView::Acting {
            heuristics.each_action(|valued| self.candidates.push(valued));
        } else {
            self.candidates.extend(heuristics.best());
        }
        priors.extend(legal.iter().map(|&action| {
            let candidate = self.candidates.iter().find(|candidate| candidate.action == action);
            candidate.map_or(f32::NEG_INFINITY, |candidate| candidate.value)
        }));
        softmax(priors, PRIOR_TEMPERATURE);
    }

    fn rollout_action(
        &mut self,
        state: &State,
        _: &mut Vec<Action>,
        _: &mut Quick,
    ) -> Option<Action> {
        let paying = match state.phase() {
            PhaseView::Paying { card, paid, .. } => Some((card, paid)),
            PhaseView::Opening
            | PhaseView::Acting
            | PhaseView::SecondDraw
            | PhaseView::Resolving
            | PhaseView::Over => None,
        };
        if let Some((card, paid)) = paying
            && let Some(plan) = self.plan.as_ref().filter(|plan| plan.is_for(state, card))
            && let Some(card) = plan.payment.minus(&paid).first()
        {
            return Some(Action::Pay { card });
        }
        let best = Heuristics::new(state, &self.shares).best()?;
        let rest = paying.map(|(card, paid)| (card, best.payment.or(&paid)));
        let plan = best.placed.map(|card| (card, best.payment)).or(rest);
        self.plan = plan.map(|(card, payment)| PaymentPlan::new(state, card, payment));
        Some(best.action)
    }

    fn leaf_value(&mut self, state: &State) -> Option<BySeat<f32>> {
        (state.phase() == PhaseView::Over).then(|| win_probabilities(&totals(state)))
    }

    fn cutoff_value(&mut self, state: &State, seats: Seats) -> BySeat<f32> {
        let mut totals = totals(state);
        if state.phase() != PhaseView::Over {
            for seat in seats.iter() {
                totals[seat] += Heuristics::of(state, &self.shares, seat).prospects();
            }
        }
        win_probabilities(&totals)
    }
}

impl SearchPolicy<ForestShuffle> for HardPolicy {
    const PARAMS: Params = Params { exploration: 0.2, width: 8, rollout_limit: 30, ..Params::FLAT };
    const ITERATIONS: u32 = 100;

    fn new(observation: Observation<'_, ForestShuffle>) -> Self {
        Self { shares: Shares::of(observation.view.config), candidates: Vec::new(), plan: None }
    }

    fn shortcut(
        &mut self,
        observation: Observation<'_, ForestShuffle>,
    ) -> Option<Decision<Action>> {
        if observation.view.phase != PhaseView::Acting || observation.view.turn != observation.seat
        {
            return decide_statically(observation, &self.shares);
        }
        let state = observation.world(&mut Quick::new(0))?;
        let (mut best, mut second) = (f32::NEG_INFINITY, f32::NEG_INFINITY);
        Heuristics::new(&state, &self.shares).each_action(|Valued { value, .. }| {
            second = second.max(value.min(best));
            best = best.max(value);
        });
        if best - second < CLEAR_LEAD { None } else { decide_statically(observation, &self.shares) }
    }

    fn finish(
        &mut self,
        observation: Observation<'_, ForestShuffle>,
        result: &SearchResult<Action>,
    ) -> Option<Decision<Action>> {
        let best = result.best()?;
        let state = observation.world(&mut Quick::new(0))?;
        let mut reasons = Vec::new();
        Heuristics::new(&state, &self.shares).each_action(|candidate| {
            if candidate.action == best.action && reasons.is_empty() {
                reasons.push(reasons::of(&state, &candidate));
            }
        });
        let lead = LEAD_TEMPERATURE * (best.value / (1.0 - best.value)).ln();
        reasons.push(reasons::ahead(lead, result.iterations));
        Some(Decision::for_reasons(best.action, reasons))
    }
}

impl PaymentPlan {
    fn new(state: &State, card: Card, payment: CardSet) -> Self {
        let (hand, n_deck) = (*state.hand(state.to_act()), state.n_deck());
        Self { card, hand, n_deck, next: state.board().next_host(), payment }
    }

    /// Whether the plan is for `card` in this position or in the one before the card was chosen.
    fn is_for(&self, state: &State, card: Card) -> bool {
        self.card == card
            && self.hand == *state.hand(state.to_act())
            && self.n_deck == state.n_deck()
            && self.next == state.board().next_host()
    }
}

/// The action with the highest heuristic value.
pub(super) fn decide_statically(
    observation: Observation<'_, ForestShuffle>,
    shares: &Shares,
) -> Option<Decision<Action>> {
    let state = observation.world(&mut Quick::new(0))?;
    let best = Heuristics::new(&state, shares).best()?;
    Some(Decision::because(best.action, reasons::of(&state, &best)))
}

/// Current points.
fn totals(state: &State) -> BySeat<f32> {
    let scores = Score::of(state.board());
    BySeat::from_fn(state.board().seats(), |seat| f32::from(scores.total(seat) as i16))
}

/// Win probabilities: the logistic function of the lead over the best of the others.
fn win_probabilities(totals: &BySeat<f32>) -> BySeat<f32> {
    BySeat::from_fn(totals.seats(), |seat| {
        let rivals = totals.iter().filter(|&(it, _)| it != seat).map(|(_, &total)| total);
        let lead = totals[seat] - rivals.fold(f32::NEG_INFINITY, f32::max);
        1.0 / (1.0 + (-lead / LEAD_TEMPERATURE).exp())
    })
}
