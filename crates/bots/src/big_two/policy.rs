//! Planning rollout policy: follows the hand plan.

use game_big_two::order::RankedCards;

use super::{
    combos::Combos,
    compiled_rules::Strength,
    hand_plan::{RankedPlay, cost, minus},
    heuristics::Heuristics,
    odds::CERTAIN,
};

/// With this many cards or fewer, the policy breaks up planned plays for single cards.
const FEW: usize = 6;

/// The best play so far.
#[derive(Debug, Clone, Copy)]
struct Best {
    play: Option<RankedPlay>,
    score: f32,
}

impl Heuristics<'_> {
    /// The play by the plan; `None` to pass.
    #[inline]
    pub(super) fn choose(&self) -> Option<RankedPlay> {
        match self.top {
            None => self.lead(),
            Some(top) => self.follow(top),
        }
    }

    fn lead(&self) -> Option<RankedPlay> {
        let mut best = Best { play: None, score: f32::NEG_INFINITY };
        let (mut sure, mut n_unsure) = (None, 0);
        for play in self.plan.plays(self.rules) {
            let unbeaten = self.odds.unbeaten(play.strength);
            if CERTAIN <= unbeaten {
                sure = Some(play);
            } else {
                n_unsure += 1;
            }
            best.improve(play, self.score(play.strength, cost(unbeaten), unbeaten));
        }
        if n_unsure <= 1 && sure.is_some() {
            return sure;
        }
        best.play
    }

    fn follow(&self, top: Strength) -> Option<RankedPlay> {
        let mut best = Best { play: None, score: 0.0 };
        let mut fits = false;
        for play in self.plan.plays(self.rules).filter(|play| self.rules.beats(play.strength, top))
        {
            if play.cards == self.hand {
                return Some(play);
            }
            fits = true;
            let unbeaten = self.odds.unbeaten(play.strength);
            best.improve(play, self.score(play.strength, cost(unbeaten), unbeaten));
        }
        if fits { best.play } else { self.break_up(top) }
    }

    /// Beats the top play with cards that break up the plan, if that scores better than a pass.
    fn break_up(&self, top: Strength) -> Option<RankedPlay> {
        let mut best = Best { play: None, score: 0.0 };
        let mut consider = |play: RankedPlay| {
            if self.rules.beats(play.strength, top) {
                best.improve(play, self.score_of(play.cards, play.strength));
            }
        };
        let alike = |cards: RankedCards| self.rules.alike(cards);
        match top.size {
            1 if top.is_alike && 2 < self.fewest && FEW < self.hand.len() => {}
            1 if top.is_alike => {
                self.hand.above(top.power).singles().filter_map(alike).for_each(consider);
            }
            2 if top.is_alike => {
                let is_new = |two: &RankedCards| minus(*two, self.plan.twos) != RankedCards::EMPTY;
                let twos = self.hand.steps_with(2).map(|step| strongest_two(self.hand, step));
                twos.filter(is_new).filter_map(alike).for_each(consider);
            }
            3 if top.is_alike => {}
            _ if self.rules.may_hold_combo(self.hand.len()) => {
                let beats = |play: &RankedPlay| self.rules.beats(play.strength, top);
                let combos = Combos::of(self.rules, self.hand, beats);
                combos.found().iter().copied().for_each(&mut consider);
            }
            _ => {}
        }
        best.play
    }
}

impl Best {
    #[inline]
    fn improve(&mut self, play: RankedPlay, score: f32) {
        if self.score < score {
            *self = Self { play: Some(play), score };
        }
    }
}

fn strongest_two(hand: RankedCards, step: u32) -> RankedCards {
    let all = RankedCards::at(step, hand.suits_at(step));
    let strongest = RankedCards::card(all.top());
    strongest.and(RankedCards::card(minus(all, strongest).top()))
}
