//! The hard player: a plan for its own hand, tried in many imagined worlds.
//!
//! What it may do is first judged by plan and count ([`Outlook`]); the most promising are then
//! tried in worlds that agree with what it sees, each played on to the end of the deal. It plans
//! there as it does here. Of the others it does not know how they play, so some of them plan too
//! and some play whatever goes, another mix in every world.

use game_big_two::{
    Action, BigTwo, Play, State, View, config::Scoring, order::Row, pattern::PatternId,
};
use search::{Dials, Finding, Findings, Opinion, Sight};
use tabletop::{BySeat, Rules, Seat, SeatSet, Seats, Turn, luck::Quick};

use super::{
    habit::greedy,
    house::House,
    odds::Odds,
    outlook::{Others, Outlook},
    plan::{Plan, minus},
    playout::Playout,
};
use crate::{Choice, Mind, Reason};

/// Thinks ahead in Big Two.
#[derive(Debug)]
pub(super) struct Thinker {
    house: House,
    me: Seat,
    /// Which deal of the match this is, and the totals before it.
    deal: u8,
    totals: BySeat<i32>,
}

/// Of a thousand others so many play whatever goes.
const GREEDY: u32 = 600;

/// Of a thousand worlds in which somebody passed who could have played, so many are believed.
const BELIEVED: u32 = 200;

/// How many worlds are looked at to find one to believe.
const LOOKS: u32 = 4;

/// Of plays of one pattern, so many are thought about: the rest differ by little.
const OF_A_KIND: usize = 3;

/// How sharply a better first thought is preferred.
const SHARPNESS: f32 = 2.0;

impl Thinker {
    /// How good each of `legal` looks to the seat to act, before any search.
    pub(super) fn first_thoughts(&self, world: &State, legal: &[Action]) -> Vec<f32> {
        let house = &self.house;
        self.ask(world, |outlook| {
            let merit = |action: &Action| match self.read(*action) {
                None => 0.0,
                Some(play) => outlook.merit_of(self.lay(&play), house.height(&play)),
            };
            legal.iter().map(merit).collect()
        })
    }

    /// Asks what the seat to act in `world` looks at.
    fn ask<T>(&self, world: &State, question: impl FnOnce(Outlook<'_>) -> T) -> T {
        let seat = match BigTwo::turn(world) {
            Turn::Of(seat) => seat,
            Turn::Over(_) => self.me,
        };
        let house = &self.house;
        let others = Others::of(house, world, seat);
        let odds = Odds::new(house, others.unseen, others.held);
        let hand = house.suit_order().lay(world.hands()[seat]);
        let plan = &Plan::of(house, &odds, hand);
        let top = world.top().map(|top| house.height(&top.play));
        question(Outlook { house, odds, hand, plan, top, fewest: others.fewest() })
    }

    fn read(&self, action: Action) -> Option<Play> {
        match action {
            Action::Pass => None,
            Action::Play(cards) => Play::read(self.house.config(), cards),
        }
    }

    fn lay(&self, play: &Play) -> Row {
        self.house.suit_order().lay(play.cards())
    }

    /// Gives up all but the best few plays of each pattern of several cards.
    fn thin(&self, legal: &[Action], merits: &mut [f32]) {
        let mut kinds: Vec<(PatternId, f32, &mut f32)> = Vec::new();
        for (action, merit) in legal.iter().zip(merits) {
            if let Some(play) = self.read(*action)
                && 1 < play.cards().len()
            {
                kinds.push((play.pattern_id(), *merit, merit));
            }
        }
        kinds.sort_by(|(_, one, _), (_, other, _)| other.total_cmp(one));
        let mut seen: Vec<PatternId> = Vec::new();
        for (kind, _, merit) in kinds {
            if OF_A_KIND <= seen.iter().filter(|&&other| other == kind).count() {
                *merit = f32::NEG_INFINITY;
            }
            seen.push(kind);
        }
    }

    /// Who of the others plays whatever goes: the same in a world whatever I do in it.
    fn greedy_seats(&self, state: &State) -> SeatSet {
        let others = Seats::FOUR.iter_from(self.me).skip(1);
        let mix =
            |mix: u64, seat| (mix ^ state.hands()[seat].bits()).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let mut luck = Quick::new(others.clone().fold(0, mix));
        others.filter(|_| luck.below(1000) < GREEDY).collect()
    }

    /// What points of a deal are worth to everybody, between 0 and 1.
    fn worth(&self, points: &BySeat<i32>) -> BySeat<f32> {
        let (least, most) = span(self.house.scoring());
        points.map(|&points| ((f32::from(points as i16) - least) / (most - least)).clamp(0.0, 1.0))
    }

    /// Why the best is the best.
    fn reason(&self, best: &Finding<Action>) -> Reason {
        let scoring = self.house.scoring();
        let (least, most) = span(scoring);
        match scoring {
            Scoring::WinnerOnly => {
                let percent = (best.worth * 100.0).round() as i64;
                Reason::new("bot-big-two-chance").with("percent", percent)
            }
            Scoring::Count | Scoring::Tiered | Scoring::Doubling => {
                let points = (least + best.worth * (most - least)).round() as i64;
                Reason::new("bot-big-two-points").with("points", points)
            }
        }
    }

    /// How many plays the hand takes after `action`.
    fn outlook_after(&self, world: &State, action: Action) -> Reason {
        let n_plays = self.ask(world, |outlook| {
            let left = match self.read(action) {
                None => outlook.hand,
                Some(play) => minus(outlook.hand, self.lay(&play)),
            };
            Plan::of(outlook.house, &outlook.odds, left).groups(outlook.house).count()
        });
        let key = match action {
            Action::Pass => "bot-big-two-waits",
            Action::Play(_) => "bot-big-two-leaves",
        };
        Reason::new(key).with("plays", i64::from(n_plays as u8))
    }
}

/// The fewest and the most points that a deal brings, seldom passed.
const fn span(scoring: Scoring) -> (f32, f32) {
    match scoring {
        Scoring::WinnerOnly => (0.0, 1.0),
        Scoring::Count => (-13.0, 39.0),
        Scoring::Tiered => (-39.0, 117.0),
        Scoring::Doubling => (-52.0, 156.0),
    }
}

impl Opinion<BigTwo> for Thinker {
    /// Who passed could probably not beat what lies on the table.
    fn imagine(&mut self, view: &View, luck: &mut Quick) -> State {
        let mut world = BigTwo::imagine(view, luck);
        let Some(top) = view.top.map(|top| self.house.height(&top.play)) else { return world };
        let order = self.house.suit_order();
        let passed = view.passed.without(self.me);
        for _ in 1..LOOKS {
            let could = |&seat: &Seat| {
                greedy(&self.house, order.lay(world.hands()[seat]), Some(top)).is_some()
            };
            let n_could = passed.iter().filter(could).count();
            if (0..n_could).all(|_| luck.below(1000) < BELIEVED) {
                break;
            }
            world = BigTwo::imagine(view, luck);
        }
        world
    }

    fn weigh(&mut self, state: &State, legal: &[Action], weights: &mut Vec<f32>) {
        weights.extend(self.first_thoughts(state, legal));
        self.thin(legal, weights);
        let best = weights.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        for weight in weights {
            *weight = ((*weight - best) * SHARPNESS).exp();
        }
    }

    /// The end of the deal is the end of thought.
    fn appraise(&mut self, state: &State) -> Option<BySeat<f32>> {
        (state.deals() != self.deal).then(|| {
            let points = |seat| state.totals()[seat] - self.totals[seat];
            self.worth(&BySeat::from_fn(Seats::FOUR, points))
        })
    }

    /// Plays the deal on to its end: one try, which the search repeats in other worlds.
    fn estimate(&mut self, state: &State, seats: Seats) -> BySeat<f32> {
        let Turn::Of(to_act) = BigTwo::turn(state) else { return BySeat::all(seats, 0.0) };
        let greedy = self.greedy_seats(state);
        let (winner, left) = Playout::new(&self.house, state, to_act, greedy).play();
        let left = left.map(|&row| self.house.suit_order().take_up(row));
        self.worth(&self.house.scoring().points(winner, &left))
    }
}

impl Mind<BigTwo> for Thinker {
    /// No tree to speak of: many worlds for each of a few plays. Every deal is played on by
    /// [`estimate`](Opinion::estimate).
    const DIALS: Dials =
        Dials { exploration: 0.3, doubt: 0.05, depth: 1, width: 12, playout: 0, ..Dials::EVEN };

    const ITERATIONS: u32 = 1600;

    fn new(sight: Sight<'_, BigTwo>) -> Self {
        let view = sight.view;
        let house = House::new(&view.config);
        Self { house, me: sight.seat, deal: view.deals, totals: view.totals }
    }

    /// Wins what is won for certain, and passes where nothing else can be done.
    fn at_once(&mut self, sight: Sight<'_, BigTwo>) -> Option<Choice<Action>> {
        // What is asked here is the same in every world that agrees with the view.
        let world = BigTwo::imagine(sight.view, &mut Quick::new(0));
        let mut legal = Vec::new();
        if BigTwo::turn(&world) == Turn::Of(self.me) {
            BigTwo::legal_actions(&world, &mut legal);
        }
        if legal.as_slice() == [Action::Pass] {
            return Some(Choice::because(Action::Pass, Reason::new("bot-big-two-cannot")));
        }
        let wins = |play: &Play| {
            self.ask(&world, |outlook| outlook.wins(self.lay(play), self.house.height(play)))
        };
        let play = legal.iter().filter_map(|&action| self.read(action)).find(wins)?;
        let is_last = play.cards() == sight.view.hand;
        let why = if is_last { "bot-big-two-goes-out" } else { "bot-big-two-unbeatable" };
        Some(Choice::because(Action::Play(play.cards()), Reason::new(why)))
    }

    fn conclude(
        &mut self,
        sight: Sight<'_, BigTwo>,
        findings: &Findings<Action>,
    ) -> Option<Choice<Action>> {
        let best = findings.best()?;
        let world = BigTwo::imagine(sight.view, &mut Quick::new(0));
        let reasons = vec![self.reason(best), self.outlook_after(&world, best.action)];
        Some(Choice::for_reasons(best.action, reasons))
    }
}
