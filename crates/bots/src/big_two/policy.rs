//! What a player does who follows a plan: quick enough to play a deal on thousands of times.

use game_big_two::order::Row;

use super::{
    fives::Fives,
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
        for group in self.plan.groups() {
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
        let mut pairs = self.plan.pair_groups();
        if let (Some(weak), Some(strong)) = (pairs.next(), pairs.next())
            && let Some(both) = self.two_pairs(weak, strong)
        {
            let saved = cost(self.odds.pair(weak.top())) + cost(self.odds.pair(strong.top()));
            let stands = self.odds.two_pairs(strong.top());
            best.improve(both, self.merit(both.height, saved, stands));
        }
        best.group
    }

    fn follow(&self, top: Height) -> Option<Group> {
        let mut best = Best { group: None, merit: 0.0 };
        let mut fits = false;
        for group in self.plan.groups().filter(|group| self.house.beats(group.height, top)) {
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
        match top.size {
            1 if self.fewest <= 2 || self.hand.len() <= FEW => {
                self.hand.above(top.power).singles().map(Group::few).for_each(consider);
            }
            2 => {
                let torn = |pair: &Row| minus(*pair, self.plan.pairs) != Row::EMPTY;
                let pairs = self.hand.steps_with(2).map(|step| strongest_two(self.hand, step));
                pairs.filter(torn).map(Group::few).for_each(consider);
            }
            4 => {
                let mut pairs = self.plan.pair_groups();
                let weak = pairs.next()?;
                pairs.filter_map(|strong| self.two_pairs(weak, strong)).for_each(consider);
            }
            5 if 5 <= self.hand.len() => {
                Fives::of(self.house, self.hand).found().iter().copied().for_each(&mut consider);
            }
            _ => {}
        }
        best.group
    }

    /// Two pairs of different ranks as one play, where the house plays that.
    fn two_pairs(&self, weak: Row, strong: Row) -> Option<Group> {
        let height = Height { power: strong.top(), ..self.house.two_pairs? };
        let differ = weak.top() / 4 != strong.top() / 4;
        differ.then_some(Group { cards: weak.and(strong), height })
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
