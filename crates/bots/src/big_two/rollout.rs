//! Rollouts to the end of a deal.
//!
//! The rules parse and judge every play. Rollouts use only plays that are known to be legal, so a
//! whole deal takes a few microseconds.

use game_big_two::{State, order::RankedCards};
use tabletop::{BySeat, Seat, SeatSet, Seats};

use super::{
    compiled_rules::{CompiledRules, Strength},
    greedy::greedy,
    hand_plan::{HandPlan, RankedPlay, minus},
    heuristics::{Heuristics, OtherHands},
    odds::Odds,
};

#[derive(Debug)]
pub(super) struct Rollout<'a> {
    rules: &'a CompiledRules,
    hands: BySeat<RankedCards>,
    /// Cached plans of the seats that plan.
    plans: BySeat<Option<HandPlan>>,
    /// The seats that play greedily instead.
    greedy: SeatSet,
    to_act: Seat,
    top: Option<(Seat, Strength)>,
    passed: SeatSet,
}

impl<'a> Rollout<'a> {
    pub(super) fn new(
        rules: &'a CompiledRules,
        state: &State,
        to_act: Seat,
        greedy: SeatSet,
    ) -> Self {
        Self {
            rules,
            hands: state.hands().map(|&hand| rules.suit_order().to_ranked(hand)),
            plans: BySeat::all(Seats::FOUR, None),
            greedy,
            to_act,
            top: state.top().map(|top| (top.seat, rules.strength(&top.play))),
            passed: state.passed(),
        }
    }

    /// Plays until a hand is empty. Returns the winner and the remaining hands.
    pub(super) fn play(mut self) -> (Seat, BySeat<RankedCards>) {
        loop {
            let seat = self.to_act;
            match self.choose(seat) {
                None => self.pass(seat),
                Some(play) => self.put(seat, play),
            }
            if self.hands[seat].is_empty() {
                return (seat, self.hands);
            }
        }
    }

    fn choose(&mut self, seat: Seat) -> Option<RankedPlay> {
        let hand = self.hands[seat];
        let top = self.top.map(|(_, strength)| strength);
        let has_too_few =
            |top: Strength| hand.len() < usize::from(top.size) && !self.rules.has_bombs();
        if top.is_some_and(has_too_few) {
            return None;
        }
        let play = if self.greedy.contains(seat) {
            greedy(self.rules, hand, top)
        } else {
            self.plan(seat, hand, top)
        };
        // A leader must not pass.
        let lowest = || self.rules.alike(hand.singles().next().filter(|_| top.is_none())?);
        play.or_else(lowest)
    }

    fn plan(&mut self, seat: Seat, hand: RankedCards, top: Option<Strength>) -> Option<RankedPlay> {
        let rules = self.rules;
        let others = OtherHands::among(seat, |other| self.hands[other]);
        let odds = Odds::new(rules, others.unseen, others.held);
        let plan = self.plans[seat].get_or_insert_with(|| HandPlan::of(rules, &odds, hand));
        Heuristics { rules, odds, hand, plan, top, fewest: others.fewest() }.choose()
    }

    fn put(&mut self, seat: Seat, play: RankedPlay) {
        self.hands[seat] = minus(self.hands[seat], play.cards);
        if let Some(plan) = &mut self.plans[seat]
            && !plan.take(play.cards)
        {
            self.plans[seat] = None;
        }
        self.top = Some((seat, play.strength));
        if !self.rules.pass_lock() {
            self.passed = SeatSet::EMPTY;
        }
        self.to_act = self.next_after(seat);
    }

    fn pass(&mut self, seat: Seat) {
        self.passed = self.passed.with(seat);
        self.to_act = self.next_after(seat);
        if let Some((leader, _)) = self.top
            && self.passed.len() + 1 == Seats::FOUR.count()
        {
            self.top = None;
            self.passed = SeatSet::EMPTY;
            self.to_act = leader;
        }
    }

    /// The next seat that has not passed.
    fn next_after(&self, seat: Seat) -> Seat {
        let mut next = Seats::FOUR.after(seat);
        while self.passed.contains(next) && next != seat {
            next = Seats::FOUR.after(next);
        }
        next
    }
}

#[cfg(test)]
mod tests {
    use game_big_two::{Action, BigTwo, Config};
    use tabletop::{Preset, Rules, Settings, Turn, luck::Quick};

    use super::*;

    /// Every play of a rollout is legal, and the rules agree on the turns and the end.
    #[test]
    fn a_rollout_follows_the_rules() {
        let playable = |preset: &&Preset<Config>| preset.config.check_combination().is_ok();
        for preset in Config::PRESETS.iter().filter(playable) {
            for (seed, pass_lock) in (0..40).zip([false, true].into_iter().cycle()) {
                let config = Config { pass_lock, ..preset.config };
                check(&config, seed, (0..4).filter(|seat| seed >> seat & 1 == 1).collect());
            }
        }
    }

    fn check(config: &Config, seed: u64, greedy: Vec<u8>) {
        let (rules, luck) = (CompiledRules::new(config), &mut Quick::new(seed));
        let mut state = BigTwo::begin(config, &BigTwo::deal(config, Seats::FOUR, luck));
        // Rollouts do not implement the rule about the first play of a deal.
        let opening = BigTwo::default_action(&state).unwrap();
        BigTwo::play_unchecked(&mut state, &opening, luck);
        let Turn::Of(to_act) = BigTwo::turn(&state) else { panic!("the deal is over") };
        let greedy = greedy.into_iter().map(|seat| Seats::FOUR.seat(seat).unwrap()).collect();
        let mut rollout = Rollout::new(&rules, &state, to_act, greedy);
        while let Turn::Of(seat) = BigTwo::turn(&state) {
            assert_eq!(seat, rollout.to_act);
            let action = match rollout.choose(seat) {
                None => {
                    rollout.pass(seat);
                    Action::Pass
                }
                Some(play) => {
                    rollout.put(seat, play);
                    Action::Play(rules.suit_order().to_cards(play.cards))
                }
            };
            assert_eq!(BigTwo::judge(&state, seat, &action), Ok(()), "{action:?} {state:?}");
            BigTwo::play_unchecked(&mut state, &action, luck);
        }
        assert!(rollout.hands.values().any(|hand| hand.is_empty()));
    }
}
