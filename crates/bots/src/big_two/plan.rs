//! How to be rid of a hand: which cards go together.
//!
//! A hand is split into *groups*, each to be played at once. A group that stands brings the lead
//! back, so that another can be led; one that does not needs a lead. So a group costs 1 for the
//! play it takes, and less the likelier it is to stand; if for certain, less than nothing. A plan
//! is better the less its groups cost together.

use game_big_two::order::Row;

use super::{
    combos::Combos,
    house::{Height, House},
    odds::Odds,
};

/// A hand split into groups.
#[derive(Debug, Clone, Copy)]
pub(super) struct Plan {
    /// Cards to be played alone.
    singles: Row,
    /// Cards to be played two of a rank.
    pub(super) twos: Row,
    /// Cards to be played three of a rank.
    threes: Row,
    /// Up to two groups that are not cards of one rank.
    combos: [Option<Group>; 2],
    /// What all groups cost.
    pub(super) cost: f32,
}

/// Cards to be played at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Group {
    pub(super) cards: Row,
    pub(super) height: Height,
}

/// What a group costs that stands with this chance.
#[inline]
pub(super) fn cost(stands: f32) -> f32 {
    1.0 - 1.7 * stands
}

impl Plan {
    const EMPTY: Self = Self {
        singles: Row::EMPTY,
        twos: Row::EMPTY,
        threes: Row::EMPTY,
        combos: [None; 2],
        cost: 0.0,
    };

    /// The best plan for `hand` that is found.
    pub(super) fn of(house: &House, odds: &Odds, hand: Row) -> Self {
        let mut best = Self::by_rank(house, odds, hand);
        if !house.may_hold_combo(hand.len()) {
            return best;
        }
        let combos = Combos::of(house, hand, |_| true);
        for (nth, &first) in combos.found().iter().enumerate() {
            let rest = minus(hand, first.cards);
            let spent = cost(odds.stands(first.height));
            best.improve(Self::by_rank(house, odds, rest), spent, [Some(first), None]);
            if !house.may_hold_combo(rest.len()) {
                continue;
            }
            for &second in combos.found().iter().skip(nth + 1) {
                if !share(first.cards, second.cards) {
                    let spent = spent + cost(odds.stands(second.height));
                    let rest = minus(rest, second.cards);
                    let plan = Self::by_rank(house, odds, rest);
                    best.improve(plan, spent, [Some(first), Some(second)]);
                }
            }
        }
        best
    }

    #[inline]
    fn improve(&mut self, rest: Self, spent: f32, combos: [Option<Group>; 2]) {
        if rest.cost + spent < self.cost {
            *self = Self { combos, cost: rest.cost + spent, ..rest };
        }
    }

    /// Splits cards by rank alone.
    fn by_rank(house: &House, odds: &Odds, hand: Row) -> Self {
        let (plays_two, plays_three) = (house.plays_alike(2), house.plays_alike(3));
        let mut plan = Self::EMPTY;
        for step in hand.steps_with(1) {
            let suits = hand.suits_at(step);
            let all = Row::at(step, suits);
            match suits.count_ones() {
                2 if plays_two => plan.add_two(odds, all),
                3 if plays_three => {
                    plan.threes = plan.threes.and(all);
                    plan.cost += cost(odds.three(all.top()));
                }
                3 if plays_two => {
                    let strongest = Row::card(all.top());
                    plan.add_two(odds, minus(all, strongest));
                    plan.add_single(odds, strongest);
                }
                4 if plays_two => {
                    plan.add_two(odds, Row::at(step, 0b0011));
                    plan.add_two(odds, Row::at(step, 0b1100));
                }
                _ => all.singles().for_each(|card| plan.add_single(odds, card)),
            }
        }
        plan
    }

    #[inline]
    fn add_single(&mut self, odds: &Odds, card: Row) {
        self.singles = self.singles.and(card);
        self.cost += cost(odds.one(card.top()));
    }

    #[inline]
    fn add_two(&mut self, odds: &Odds, two: Row) {
        self.twos = self.twos.and(two);
        self.cost += cost(odds.two(two.top()));
    }

    /// Takes a group that was played out of the plan; says whether it was one.
    #[inline]
    pub(super) fn take(&mut self, cards: Row) -> bool {
        let all = cards.bits();
        if all & self.singles.bits() == all && cards.len() == 1 {
            self.singles = minus(self.singles, cards);
            return true;
        }
        if all & self.twos.bits() == all && cards.len().is_multiple_of(2) {
            // Of four cards of a rank the weaker two and the stronger two go together.
            self.twos = minus(self.twos, cards);
            return true;
        }
        if all & self.threes.bits() == all && cards.len() == 3 {
            self.threes = minus(self.threes, cards);
            return true;
        }
        for combo in &mut self.combos {
            if combo.is_some_and(|combo| combo.cards == cards) {
                *combo = None;
                return true;
            }
        }
        false
    }

    /// Each group.
    #[inline]
    pub(super) fn groups(&self, house: &House) -> impl Iterator<Item = Group> + Clone {
        let combos = self.combos.into_iter().flatten();
        let threes = self.threes;
        let threes = threes.steps_with(1).map(move |step| Row::at(step, threes.suits_at(step)));
        let twos = self.twos;
        let twos = twos.steps_with(2).flat_map(move |step| {
            let suits = twos.suits_at(step);
            let (weak, strong) = if suits == 0b1111 { (0b0011, 0b1100) } else { (suits, 0) };
            [Row::at(step, weak), Row::at(step, strong)].into_iter().filter(|two| !two.is_empty())
        });
        let alike = threes.chain(twos).chain(self.singles.singles());
        combos.chain(alike.filter_map(move |cards| house.alike(cards)))
    }
}

/// `row` without `cards`.
#[inline]
pub(super) const fn minus(row: Row, cards: Row) -> Row {
    Row::from_bits(row.bits() & !cards.bits())
}

/// Whether there is a card in both.
#[inline]
const fn share(one: Row, other: Row) -> bool {
    one.bits() & other.bits() != 0
}

#[cfg(test)]
mod tests {
    use cards::CardSet;
    use game_big_two::{Config, Play, order::SuitOrder};
    use tabletop::Settings;

    use super::*;

    /// The groups of a hand, early in a deal when everybody else holds twelve cards.
    #[track_caller]
    fn check(preset: &str, hand: &str, expected: &[&str]) {
        let config = Config::preset(preset).unwrap();
        let is_play = |cards: &&str| Play::read(&config, cards.parse().unwrap()).is_some();
        if !expected.iter().all(is_play) {
            return; // What is expected goes with its pattern (BT-12).
        }
        let house = House::new(&config);
        let order = house.suit_order();
        let row = |text: &str| order.lay(text.parse().unwrap());
        let unseen = minus(order.lay(CardSet::SUITED), row(hand));
        let plan = Plan::of(&house, &Odds::new(&house, unseen, [12; 3]), row(hand));
        let groups: Vec<Row> = plan.groups(&house).map(|group| group.cards).collect();
        let expected: Vec<Row> = expected.iter().map(|cards| row(cards)).collect();
        assert_eq!(
            groups,
            expected,
            "{:?}",
            groups.iter().map(|&it| order.take_up(it)).collect::<Vec<_>>()
        );
    }

    #[test]
    fn a_hand_is_split_into_few_groups() {
        check("classic", "C3 D4 H5 S6 C7 H9 S9 SJ", &["C3 D4 H5 S6 C7", "H9 S9", "SJ"]);
        check("classic", "C4 D4 H4 S6 C6 H9 SJ", &["C4 D4 H4 C6 S6", "H9", "SJ"]);
        check("classic", "C4 D4 H4 S8 H9", &["C4 D4", "H4", "S8", "H9"]);
        check("hong-kong", "C4 D4 H4 S8 H9", &["C4 D4 H4", "S8", "H9"]);
        check("hong-kong", "H3 H5 H6 H9 HJ D4 S4", &["H3 H5 H6 H9 HJ", "D4 S4"]);
    }

    /// Strong cards bring the lead back: they are not thrown in with weak ones.
    #[test]
    fn strong_cards_are_kept_apart() {
        check("classic", "C4 D4 H4 H7 S7 H2 S2", &["C4 D4 H4 H7 S7", "H2 S2"]);
        check("classic", "C8 D9 H10 SJ CQ DQ HK SA", &["C8 D9 H10 SJ CQ", "DQ", "HK", "SA"]);
    }

    #[test]
    fn what_is_played_leaves_the_plan() {
        let run = "C3 D4 H5 S6 C7".parse().unwrap();
        let pair = "H9 S9".parse().unwrap();
        if [run, pair].iter().any(|&cards| Play::read(&Config::CLASSIC, cards).is_none()) {
            return; // What is expected goes with its pattern (BT-12).
        }
        let house = House::new(&Config::CLASSIC);
        let row = |text: &str| SuitOrder::ClubsFirst.lay(text.parse().unwrap());
        let hand = row("C3 D4 H5 S6 C7 H9 S9 SJ");
        let odds = Odds::new(&house, minus(row("C8 D8 S2 H2"), Row::EMPTY), [2, 1, 1]);
        let mut plan = Plan::of(&house, &odds, hand);
        assert!(!plan.take(row("H9")), "half a pair is no group");
        assert!(plan.take(row("H9 S9")) && plan.take(row("SJ")));
        assert!(plan.take(row("C3 D4 H5 S6 C7")));
        assert_eq!(plan.groups(&house).count(), 0);
    }
}
