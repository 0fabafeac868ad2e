//! What a player does who follows a plan: quick enough to play a deal on thousands of times.

use game_big_two::order::Row;

use super::{
    combos::Combos,
    house::Height,
    odds::CERTAIN,
    outlook::Outlook,
    plan::{Group, cost, minus},
};

/// With so few cards in hand, a group may be torn apart for the sake of one card.
const FEW: usize = 6;

/// The best play so far. A follower would rather pass than play for less than nothing.
#[derive(Debug, Clone, Copy)]
struct Best {
    group: Option<Group>,
    merit: f32,
}

impl Outlook<'_> {
    /// What a player does who follows the plan; `None` to pass.
    #[inline]
    pub(super) fn choose(&self) -> Option<Group> {
        match self.top {
            None => self.lead(),
            Some(top) => self.follow(top),
        }
    }

    fn lead(&self) -> Option<Group> {
        let mut best = Best { group: None, merit: f32::NEG_INFINITY };
        let (mut sure, mut n_unsure) = (None, 0);
        for group in self.plan.groups(self.house) {
            let stands = self.odds.stands(group.height);
            if CERTAIN <= stands {
                sure = Some(group);
            } else {
                n_unsure += 1;
            }
            best.improve(group, self.merit(group.height, cost(stands), stands));
        }
        if n_unsure <= 1 && sure.is_some() {
            return sure;
        }
        best.group
    }

    fn follow(&self, top: Height) -> Option<Group> {
        let mut best = Best { group: None, merit: 0.0 };
        let mut fits = false;
        for group in
            self.plan.groups(self.house).filter(|group| self.house.beats(group.height, top))
        {
            if group.cards == self.hand {
                return Some(group);
            }
            fits = true;
            let stands = self.odds.stands(group.height);
            best.improve(group, self.merit(group.height, cost(stands), stands));
        }
        if fits { best.group } else { self.tear(top) }
    }

    /// Beats the table with what is no group of the plan, where that is better than to pass.
    fn tear(&self, top: Height) -> Option<Group> {
        let mut best = Best { group: None, merit: 0.0 };
        let mut consider = |group: Group| {
            if self.house.beats(group.height, top) {
                best.improve(group, self.merit_of(group.cards, group.height));
            }
        };
        let alike = |cards: Row| self.house.alike(cards);
        match top.size {
            1 if top.is_alike && 2 < self.fewest && FEW < self.hand.len() => {}
            1 if top.is_alike => {
                self.hand.above(top.power).singles().filter_map(alike).for_each(consider);
            }
            2 if top.is_alike => {
                let torn = |two: &Row| minus(*two, self.plan.twos) != Row::EMPTY;
                let twos = self.hand.steps_with(2).map(|step| strongest_two(self.hand, step));
                twos.filter(torn).filter_map(alike).for_each(consider);
            }
            3 if top.is_alike => {}
            _ if self.house.may_hold_combo(self.hand.len()) => {
                let beats = |group: &Group| self.house.beats(group.height, top);
                let combos = Combos::of(self.house, self.hand, beats);
                combos.found().iter().copied().for_each(&mut consider);
            }
            _ => {}
        }
        best.group
    }
}

impl Best {
    #[inline]
    fn improve(&mut self, group: Group, merit: f32) {
        if self.merit < merit {
            *self = Self { group: Some(group), merit };
        }
    }
}

fn strongest_two(hand: Row, step: u32) -> Row {
    let all = Row::at(step, hand.suits_at(step));
    let strongest = Row::card(all.top());
    strongest.and(Row::card(minus(all, strongest).top()))
}
