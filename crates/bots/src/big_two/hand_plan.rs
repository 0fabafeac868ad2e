//! Partition of a hand into plays, with the lowest total cost.
//!
//! Every play costs 1, because it takes a turn. A play that nobody beats returns the lead, with
//! which another play can be led, so its cost falls with the probability of that and is negative if
//! the play is certain to win.

use game_big_two::order::RankedCards;

use super::{
    combos::Combos,
    compiled_rules::{CompiledRules, Strength},
    odds::Odds,
};

/// A hand partitioned into plays.
#[derive(Debug, Clone, Copy)]
pub(super) struct HandPlan {
    singles: RankedCards,
    /// Pairs; four cards of a rank are two pairs.
    pub(super) twos: RankedCards,
    /// Triples; no card is in two of these sets.
    threes: RankedCards,
    /// Up to two plays that are not cards of one rank.
    combos: [Option<RankedPlay>; 2],
    /// Sum of the costs of all plays.
    pub(super) cost: f32,
}

/// A play in terms of ranked cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct RankedPlay {
    pub(super) cards: RankedCards,
    pub(super) strength: Strength,
}

/// Cost of a play that nobody beats with this probability.
#[inline]
pub(super) fn cost(unbeaten: f32) -> f32 {
    1.0 - 1.7 * unbeaten
}

impl HandPlan {
    const EMPTY: Self = Self {
        singles: RankedCards::EMPTY,
        twos: RankedCards::EMPTY,
        threes: RankedCards::EMPTY,
        combos: [None; 2],
        cost: 0.0,
    };

    /// The cheapest plan for `hand` with at most two combinations.
    pub(super) fn of(rules: &CompiledRules, odds: &Odds, hand: RankedCards) -> Self {
        let mut best = Self::by_rank(rules, odds, hand);
        if !rules.may_hold_combo(hand.len()) {
            return best;
        }
        let combos = Combos::of(rules, hand, |_| true);
        for (nth, &first) in combos.found().iter().enumerate() {
            let rest = minus(hand, first.cards);
            let spent = cost(odds.unbeaten(first.strength));
            best.improve(Self::by_rank(rules, odds, rest), spent, [Some(first), None]);
            if !rules.may_hold_combo(rest.len()) {
                continue;
            }
            for &second in combos.found().iter().skip(nth + 1) {
                if !share(first.cards, second.cards) {
                    let spent = spent + cost(odds.unbeaten(second.strength));
                    let rest = minus(rest, second.cards);
                    let plan = Self::by_rank(rules, odds, rest);
                    best.improve(plan, spent, [Some(first), Some(second)]);
                }
            }
        }
        best
    }

    #[inline]
    fn improve(&mut self, rest: Self, spent: f32, combos: [Option<RankedPlay>; 2]) {
        if rest.cost + spent < self.cost {
            *self = Self { combos, cost: rest.cost + spent, ..rest };
        }
    }

    /// The plan without combinations.
    fn by_rank(rules: &CompiledRules, odds: &Odds, hand: RankedCards) -> Self {
        let (plays_two, plays_three) = (rules.plays_alike(2), rules.plays_alike(3));
        let mut plan = Self::EMPTY;
        for step in hand.steps_with(1) {
            let suits = hand.suits_at(step);
            let all = RankedCards::at(step, suits);
            match suits.count_ones() {
                2 if plays_two => plan.add_two(odds, all),
                3 if plays_three => {
                    plan.threes = plan.threes.and(all);
                    plan.cost += cost(odds.three(all.top()));
                }
                3 if plays_two => {
                    let strongest = RankedCards::card(all.top());
                    plan.add_two(odds, minus(all, strongest));
                    plan.add_single(odds, strongest);
                }
                4 if plays_two => {
                    plan.add_two(odds, RankedCards::at(step, 0b0011));
                    plan.add_two(odds, RankedCards::at(step, 0b1100));
                }
                _ => all.singles().for_each(|card| plan.add_single(odds, card)),
            }
        }
        plan
    }

    #[inline]
    fn add_single(&mut self, odds: &Odds, card: RankedCards) {
        self.singles = self.singles.and(card);
        self.cost += cost(odds.one(card.top()));
    }

    #[inline]
    fn add_two(&mut self, odds: &Odds, two: RankedCards) {
        self.twos = self.twos.and(two);
        self.cost += cost(odds.two(two.top()));
    }

    /// Removes a play from the plan. Returns whether the plan contained it.
    #[inline]
    pub(super) fn take(&mut self, cards: RankedCards) -> bool {
        let all = cards.bits();
        if all & self.singles.bits() == all && cards.len() == 1 {
            self.singles = minus(self.singles, cards);
            return true;
        }
        if all & self.twos.bits() == all && cards.len().is_multiple_of(2) {
            // Four cards of a rank are two pairs: the weaker two and the stronger two.
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

    #[inline]
    pub(super) fn plays(&self, rules: &CompiledRules) -> impl Iterator<Item = RankedPlay> + Clone {
        let combos = self.combos.into_iter().flatten();
        let threes = self.threes;
        let threes =
            threes.steps_with(1).map(move |step| RankedCards::at(step, threes.suits_at(step)));
        let twos = self.twos;
        let twos = twos.steps_with(2).flat_map(move |step| {
            let suits = twos.suits_at(step);
            let (weak, strong) = if suits == 0b1111 { (0b0011, 0b1100) } else { (suits, 0) };
            [RankedCards::at(step, weak), RankedCards::at(step, strong)]
                .into_iter()
                .filter(|two| !two.is_empty())
        });
        let alike = threes.chain(twos).chain(self.singles.singles());
        combos.chain(alike.filter_map(move |cards| rules.alike(cards)))
    }
}

#[inline]
pub(super) const fn minus(ranked: RankedCards, cards: RankedCards) -> RankedCards {
    RankedCards::from_bits(ranked.bits() & !cards.bits())
}

#[inline]
const fn share(one: RankedCards, other: RankedCards) -> bool {
    one.bits() & other.bits() != 0
}

#[cfg(test)]
mod tests {
    use cards::CardSet;
    use game_big_two::{Config, Play, order::SuitOrder};
    use tabletop::Settings;

    use super::*;

    /// Checks the plan for a hand when every opponent holds twelve cards.
    #[track_caller]
    fn check(preset: &str, hand: &str, expected: &[&str]) {
        let config = Config::preset(preset).unwrap();
        let is_play = |cards: &&str| Play::read(&config, cards.parse().unwrap()).is_some();
        if !expected.iter().all(is_play) {
            return; // The pattern was removed (BT-12).
        }
        let rules = CompiledRules::new(&config);
        let order = rules.suit_order();
        let ranked = |text: &str| order.to_ranked(text.parse().unwrap());
        let unseen = minus(order.to_ranked(CardSet::SUITED), ranked(hand));
        let plan = HandPlan::of(&rules, &Odds::new(&rules, unseen, [12; 3]), ranked(hand));
        let plays: Vec<RankedCards> = plan.plays(&rules).map(|play| play.cards).collect();
        let expected: Vec<RankedCards> = expected.iter().map(|cards| ranked(cards)).collect();
        assert_eq!(
            plays,
            expected,
            "{:?}",
            plays.iter().map(|&it| order.to_cards(it)).collect::<Vec<_>>()
        );
    }

    #[test]
    fn a_hand_is_partitioned_into_few_plays() {
        check("classic", "C3 D4 H5 S6 C7 H9 S9 SJ", &["C3 D4 H5 S6 C7", "H9 S9", "SJ"]);
        check("classic", "C4 D4 H4 S6 C6 H9 SJ", &["C4 D4 H4 C6 S6", "H9", "SJ"]);
        check("classic", "C4 D4 H4 S8 H9", &["C4 D4", "H4", "S8", "H9"]);
        check("hong-kong", "C4 D4 H4 S8 H9", &["C4 D4 H4", "S8", "H9"]);
        check("hong-kong", "H3 H5 H6 H9 HJ D4 S4", &["H3 H5 H6 H9 HJ", "D4 S4"]);
    }

    /// Strong cards return the lead, so plans do not combine them with weak cards.
    #[test]
    fn strong_cards_stay_separate() {
        check("classic", "C4 D4 H4 H7 S7 H2 S2", &["C4 D4 H4 H7 S7", "H2 S2"]);
        check("classic", "C8 D9 H10 SJ CQ DQ HK SA", &["C8 D9 H10 SJ CQ", "DQ", "HK", "SA"]);
    }

    #[test]
    fn a_play_is_removed_from_the_plan() {
        let run = "C3 D4 H5 S6 C7".parse().unwrap();
        let pair = "H9 S9".parse().unwrap();
        if [run, pair].iter().any(|&cards| Play::read(&Config::CLASSIC, cards).is_none()) {
            return; // The pattern was removed (BT-12).
        }
        let rules = CompiledRules::new(&Config::CLASSIC);
        let ranked = |text: &str| SuitOrder::ClubsFirst.to_ranked(text.parse().unwrap());
        let hand = ranked("C3 D4 H5 S6 C7 H9 S9 SJ");
        let odds = Odds::new(&rules, minus(ranked("C8 D8 S2 H2"), RankedCards::EMPTY), [2, 1, 1]);
        let mut plan = HandPlan::of(&rules, &odds, hand);
        assert!(!plan.take(ranked("H9")), "half a pair is no planned play");
        assert!(plan.take(ranked("H9 S9")) && plan.take(ranked("SJ")));
        assert!(plan.take(ranked("C3 D4 H5 S6 C7")));
        assert_eq!(plan.plays(&rules).count(), 0);
    }
}
