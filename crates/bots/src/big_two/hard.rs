//! The hard bot: flat Monte-Carlo search with rollouts to the end of the deal.
//!
//! Its priors are the softmax of the scores of the [heuristics](Heuristics). In rollouts the bot
//! follows its plan. It does not know how its opponents play, so in each world a random subset of
//! them plays greedily and the others follow plans.

use game_big_two::{
    Action, BigTwo, Play, State, View, config::Scoring, order::RankedCards, pattern::PatternId,
};
use search::{ActionStats, Evaluator, Observation, Params, SearchResult};
use tabletop::{BySeat, Rules, Seat, SeatSet, Seats, Turn, luck::Quick};

use super::{
    compiled_rules::CompiledRules,
    greedy::greedy,
    hand_plan::{HandPlan, minus},
    heuristics::{Heuristics, OtherHands},
    odds::Odds,
    reasons,
    rollout::Rollout,
};
use crate::{Decision, Message, SearchPolicy, softmax::softmax};

/// Search policy for one seat in one deal.
#[derive(Debug)]
pub(super) struct HardPolicy {
    rules: CompiledRules,
    me: Seat,
    /// Number of deals before this one.
    deal: u8,
    /// Totals before this deal.
    totals: BySeat<i32>,
}

/// Probability that an opponent plays greedily, in thousandths.
const GREEDY_OPPONENTS: u32 = 600;

/// Probability of accepting a world in which a player passed but could have played, in thousandths.
const ACCEPT_MISSED_PLAY: u32 = 200;

/// Maximum number of worlds sampled to find an acceptable one.
const MAX_SAMPLES: u32 = 4;

/// Number of plays of each pattern that are searched. The others differ little from these.
const MAX_PER_PATTERN: usize = 3;

/// Softmax temperature of the priors.
const PRIOR_TEMPERATURE: f32 = 0.5;

impl HardPolicy {
    /// Heuristic scores of `legal` for the seat to act.
    pub(super) fn action_scores(&self, world: &State, legal: &[Action]) -> Vec<f32> {
        let rules = &self.rules;
        self.with_heuristics(world, |heuristics| {
            let score = |action: &Action| match self.read(*action) {
                None => 0.0,
                Some(play) => heuristics.score_of(self.ranked(&play), rules.strength(&play)),
            };
            legal.iter().map(score).collect()
        })
    }

    /// Calls `use_it` with the heuristics of the seat to act in `world`.
    fn with_heuristics<T>(&self, world: &State, use_it: impl FnOnce(Heuristics<'_>) -> T) -> T {
        let seat = match BigTwo::turn(world) {
            Turn::Of(seat) => seat,
            Turn::Over(_) => self.me,
        };
        let rules = &self.rules;
        let others = OtherHands::of(rules, world, seat);
        let odds = Odds::new(rules, others.unseen, others.held);
        let hand = rules.suit_order().to_ranked(world.hands()[seat]);
        let plan = &HandPlan::of(rules, &odds, hand);
        let top = world.top().map(|top| rules.strength(&top.play));
        use_it(Heuristics { rules, odds, hand, plan, top, fewest: others.fewest() })
    }

    fn read(&self, action: Action) -> Option<Play> {
        match action {
            Action::Pass => None,
            Action::Play(cards) => Play::read(self.rules.config(), cards),
        }
    }

    fn ranked(&self, play: &Play) -> RankedCards {
        self.rules.suit_order().to_ranked(play.cards())
    }

    /// Sets the scores of all but the best plays of each pattern of several cards to minus infinity.
    fn keep_best_per_pattern(&self, legal: &[Action], scores: &mut [f32]) {
        let mut by_pattern: Vec<(PatternId, f32, &mut f32)> = Vec::new();
        for (action, score) in legal.iter().zip(scores) {
            if let Some(play) = self.read(*action)
                && 1 < play.cards().len()
            {
                by_pattern.push((play.pattern_id(), *score, score));
            }
        }
        by_pattern.sort_by(|(_, one, _), (_, other, _)| other.total_cmp(one));
        let mut seen: Vec<PatternId> = Vec::new();
        for (kind, _, score) in by_pattern {
            if MAX_PER_PATTERN <= seen.iter().filter(|&&other| other == kind).count() {
                *score = f32::NEG_INFINITY;
            }
            seen.push(kind);
        }
    }

    /// The opponents that play greedily, derived from their hands, so that all actions meet the
    /// same opponents in a world.
    fn greedy_seats(&self, state: &State) -> SeatSet {
        let others = Seats::FOUR.iter_from(self.me).skip(1);
        let mix =
            |mix: u64, seat| (mix ^ state.hands()[seat].bits()).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let mut luck = Quick::new(others.clone().fold(0, mix));
        others.filter(|_| luck.below(1000) < GREEDY_OPPONENTS).collect()
    }

    /// Points of a deal, scaled to values between 0 and 1.
    fn value(&self, points: &BySeat<i32>) -> BySeat<f32> {
        let (least, most) = point_range(self.rules.scoring());
        points.map(|&points| ((f32::from(points as i16) - least) / (most - least)).clamp(0.0, 1.0))
    }

    fn reason(&self, best: &ActionStats<Action>) -> Message {
        let scoring = self.rules.scoring();
        let (least, most) = point_range(scoring);
        reasons::expected(scoring, least + best.value * (most - least))
    }

    /// Reason that names the number of plays in the plan after `action`.
    fn plays_left_after(&self, world: &State, action: Action) -> Message {
        let n_plays = self.with_heuristics(world, |heuristics| {
            let left = match self.read(action) {
                None => heuristics.hand,
                Some(play) => minus(heuristics.hand, self.ranked(&play)),
            };
            HandPlan::of(heuristics.rules, &heuristics.odds, left).plays(heuristics.rules).count()
        });
        reasons::plays_left(action, n_plays)
    }
}

/// The usual range of points in a deal. Values outside it are clamped.
pub(super) const fn point_range(scoring: Scoring) -> (f32, f32) {
    match scoring {
        Scoring::WinnerOnly => (0.0, 1.0),
        Scoring::Count => (-13.0, 39.0),
        Scoring::Tiered => (-39.0, 117.0),
        Scoring::Doubling => (-52.0, 156.0),
    }
}

impl Evaluator<BigTwo> for HardPolicy {
    /// A player that passed probably could not beat the top play, so worlds in which it could are
    /// often rejected.
    fn determinize(&mut self, view: &View, luck: &mut Quick) -> State {
        let mut world = BigTwo::determinize(view, luck);
        let Some(top) = view.top.map(|top| self.rules.strength(&top.play)) else { return world };
        let order = self.rules.suit_order();
        let passed = view.passed.without(self.me);
        for _ in 1..MAX_SAMPLES {
            let could = |&seat: &Seat| {
                greedy(&self.rules, order.to_ranked(world.hands()[seat]), Some(top)).is_some()
            };
            let n_could = passed.iter().filter(could).count();
            if (0..n_could).all(|_| luck.below(1000) < ACCEPT_MISSED_PLAY) {
                break;
            }
            world = BigTwo::determinize(view, luck);
        }
        world
    }

    fn priors(&mut self, state: &State, legal: &[Action], priors: &mut Vec<f32>) {
        priors.extend(self.action_scores(state, legal));
        self.keep_best_per_pattern(legal, priors);
        softmax(priors, PRIOR_TEMPERATURE);
    }

    /// The search ends with the deal.
    fn leaf_value(&mut self, state: &State) -> Option<BySeat<f32>> {
        (state.deals() != self.deal).then(|| {
            let points = |seat| state.totals()[seat] - self.totals[seat];
            self.value(&BySeat::from_fn(Seats::FOUR, points))
        })
    }

    /// Plays a rollout to the end of the deal, much faster than through the rules.
    fn cutoff_value(&mut self, state: &State, seats: Seats) -> BySeat<f32> {
        let Turn::Of(to_act) = BigTwo::turn(state) else { return BySeat::all(seats, 0.0) };
        let greedy = self.greedy_seats(state);
        let (winner, left) = Rollout::new(&self.rules, state, to_act, greedy).play();
        let left = left.map(|&ranked| self.rules.suit_order().to_cards(ranked));
        self.value(&self.rules.scoring().points(winner, &left))
    }
}

impl SearchPolicy<BigTwo> for HardPolicy {
    /// [`cutoff_value`](Evaluator::cutoff_value) plays the rollouts.
    const PARAMS: Params = Params { width: 12, rollout_limit: 0, ..Params::FLAT };
    const ITERATIONS: u32 = 1600;

    fn new(observation: Observation<'_, BigTwo>) -> Self {
        let view = observation.view;
        let rules = CompiledRules::new(&view.config);
        Self {
            rules,
            me: observation.seat,
            deal: view.deals,
            totals: view.players.map(|player| player.total),
        }
    }

    /// Plays a certain win, and passes if that is the only legal action.
    fn shortcut(&mut self, observation: Observation<'_, BigTwo>) -> Option<Decision<Action>> {
        let (world, legal) = observation.world_and_legal(&mut Quick::new(0))?;
        if legal.as_slice() == [Action::Pass] {
            return Some(Decision::because(Action::Pass, Message::new("bot-big-two-cannot")));
        }
        let wins = |play: &Play| {
            self.with_heuristics(&world, |heuristics| {
                heuristics.wins(self.ranked(play), self.rules.strength(play))
            })
        };
        let play = legal.iter().filter_map(|&action| self.read(action)).find(wins)?;
        let is_last = play.cards() == observation.view.hand;
        let why = if is_last { "bot-big-two-goes-out" } else { "bot-big-two-unbeatable" };
        Some(Decision::because(Action::Play(play.cards()), Message::new(why)))
    }

    fn finish(
        &mut self,
        observation: Observation<'_, BigTwo>,
        result: &SearchResult<Action>,
    ) -> Option<Decision<Action>> {
        let best = result.best()?;
        let world = observation.world(&mut Quick::new(0))?;
        let reasons = vec![self.reason(&best), self.plays_left_after(&world, best.action)];
        Some(Decision::for_reasons(best.action, reasons))
    }
}
