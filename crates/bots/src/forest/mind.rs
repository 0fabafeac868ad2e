//! Thinks ahead: plays the most promising actions out in many imagined worlds.
//!
//! What to draw or play in a turn is searched; what follows from it, such as the payment, is done
//! at a glance, because each of those is a decision of its own and rarely close. Games are played on
//! at a glance for some turns by everybody and then broken off: to the points on the table are
//! added what hands may bring and what forests may grow to.

use game_forest::{
    Action, ForestShuffle, State,
    board::Host,
    card::{Card, CardSet},
    game::Stage,
    score::Scores,
};
use search::{Dials, Findings, Opinion, Others, Sight};
use tabletop::{BySeat, Rules, Seats, Turn, luck::Quick};

use super::{
    forester::{Forester, Valued},
    outlook::Shares,
    reasons,
};
use crate::{Choice, Mind};

/// What a hard bot knows of Forest Shuffle.
#[derive(Debug)]
pub(super) struct Woods {
    shares: Shares,
    ideas: Vec<Valued>,
    plan: Option<Plan>,
}

/// The payment worked out last while playing on, so that it is not worked out for each card paid.
#[derive(Debug)]
struct Plan {
    /// For which card.
    card: Card,
    /// Out of which hand.
    hand: CardSet,
    /// With how many cards in the deck, and hosts on the table: the same hand can come again.
    deck: u8,
    next: Host,
    /// All that is to be paid.
    payment: CardSet,
}

/// How many points make a difference to how promising an action looks.
const TEMPER: f32 = 1.5;
/// What looks better than all else by so many points is done without a search.
const PLAIN: f32 = 8.0;
/// A lead of so many points is thought to win nearly three games of four.
const LEAD: f32 = 40.0;

impl Opinion<ForestShuffle> for Woods {
    fn weigh(&mut self, state: &State, legal: &[Action], weights: &mut Vec<f32>) {
        let forester = Forester::new(state, &self.shares);
        self.ideas.clear();
        if state.waits_for() == Stage::Acting {
            forester.consider(|valued| self.ideas.push(valued));
        } else {
            self.ideas.extend(forester.best());
        }
        let best = self.ideas.iter().map(|idea| idea.value).fold(f32::NEG_INFINITY, f32::max);
        weights.extend(legal.iter().map(|&action| {
            let idea = self.ideas.iter().find(|idea| idea.action == action);
            idea.map_or(0.0, |idea| ((idea.value - best) / TEMPER).exp())
        }));
    }

    fn play_on(&mut self, state: &State, _: &mut Vec<Action>, _: &mut Quick) -> Option<Action> {
        let paying = match state.waits_for() {
            Stage::Paying { card, paid, .. } => Some((card, paid)),
            Stage::Opening | Stage::Acting | Stage::SecondDraw | Stage::Resolving | Stage::Over => {
                None
            }
        };
        if let Some((card, paid)) = paying
            && let Some(plan) = self.plan.as_ref().filter(|plan| plan.is_for(state, card))
            && let Some(card) = plan.payment.minus(&paid).first()
        {
            return Some(Action::Pay { card });
        }
        let best = Forester::new(state, &self.shares).best()?;
        let rest = paying.map(|(card, paid)| (card, best.payment.or(&paid)));
        let plan = best.placed.map(|card| (card, best.payment)).or(rest);
        self.plan = plan.map(|(card, payment)| Plan::new(state, card, payment));
        Some(best.action)
    }

    fn appraise(&mut self, state: &State) -> Option<BySeat<f32>> {
        (state.waits_for() == Stage::Over).then(|| chances(&totals(state)))
    }

    fn estimate(&mut self, state: &State, seats: Seats) -> BySeat<f32> {
        let mut totals = totals(state);
        if state.waits_for() != Stage::Over {
            for seat in seats.iter() {
                totals[seat] += Forester::of(state, &self.shares, seat).prospects();
            }
        }
        chances(&totals)
    }
}

impl Mind<ForestShuffle> for Woods {
    const DIALS: Dials = Dials {
        exploration: 0.2,
        doubt: 0.05,
        depth: 1,
        width: 8,
        others: Others::Opinion,
        playout: 30,
        nodes: 1_000,
    };
    const ITERATIONS: u32 = 100;

    fn new(sight: Sight<'_, ForestShuffle>) -> Self {
        Self { shares: Shares::of(sight.view.config), ideas: Vec::new(), plan: None }
    }

    fn at_once(&mut self, sight: Sight<'_, ForestShuffle>) -> Option<Choice<Action>> {
        if sight.view.stage != Stage::Acting || sight.view.to_act != sight.seat {
            return glance(sight, &self.shares);
        }
        let state = ForestShuffle::imagine(sight.view, &mut Quick::new(0));
        let (mut best, mut second) = (f32::NEG_INFINITY, f32::NEG_INFINITY);
        Forester::new(&state, &self.shares).consider(|Valued { value, .. }| {
            second = second.max(value.min(best));
            best = best.max(value);
        });
        if best - second < PLAIN { None } else { glance(sight, &self.shares) }
    }

    fn conclude(
        &mut self,
        sight: Sight<'_, ForestShuffle>,
        findings: &Findings<Action>,
    ) -> Option<Choice<Action>> {
        let best = findings.best()?;
        let state = ForestShuffle::imagine(sight.view, &mut Quick::new(0));
        let mut reasons = Vec::new();
        Forester::new(&state, &self.shares).consider(|idea| {
            if idea.action == best.action && reasons.is_empty() {
                reasons.push(reasons::of(&state, &idea));
            }
        });
        let lead = LEAD * (best.worth / (1.0 - best.worth)).ln();
        reasons.push(reasons::ahead(lead, findings.iterations));
        Some(Choice::for_reasons(best.action, reasons))
    }
}

impl Plan {
    fn new(state: &State, card: Card, payment: CardSet) -> Self {
        let (hand, deck) = (*state.hand(state.to_act()), state.n_deck());
        Self { card, hand, deck, next: state.board().next_host(), payment }
    }

    /// Whether it was made for `card` where `state` is now, or just before it was chosen.
    fn is_for(&self, state: &State, card: Card) -> bool {
        self.card == card
            && self.hand == *state.hand(state.to_act())
            && self.deck == state.n_deck()
            && self.next == state.board().next_host()
    }
}

/// What an experienced player would do without a search.
pub(super) fn glance(sight: Sight<'_, ForestShuffle>, shares: &Shares) -> Option<Choice<Action>> {
    // A glance takes in only what is the same in every world that agrees with the view.
    let state = ForestShuffle::imagine(sight.view, &mut Quick::new(0));
    if ForestShuffle::turn(&state) != Turn::Of(sight.seat) {
        return None;
    }
    let best = Forester::new(&state, shares).best()?;
    Some(Choice::because(best.action, reasons::of(&state, &best)))
}

/// Everybody's points as they are.
fn totals(state: &State) -> BySeat<f32> {
    let scores = Scores::of(state.board());
    BySeat::from_fn(state.board().seats(), |seat| f32::from(scores.total(seat) as i16))
}

/// What a lead over the best of the others is worth to everybody: between 0 and 1.
fn chances(totals: &BySeat<f32>) -> BySeat<f32> {
    BySeat::from_fn(totals.seats(), |seat| {
        let rivals = totals.iter().filter(|&(it, _)| it != seat).map(|(_, &total)| total);
        let lead = totals[seat] - rivals.fold(f32::NEG_INFINITY, f32::max);
        1.0 / (1.0 + (-lead / LEAD).exp())
    })
}
