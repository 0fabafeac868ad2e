//! Playing a deal on to its end, quickly.
//!
//! The rules proper ask for every play to be read and judged. Here everybody plays what is known
//! to fit, so that a whole deal takes a few microseconds.

use game_big_two::{State, order::Row};
use tabletop::{BySeat, Seat, SeatSet, Seats};

use super::{
    habit::greedy,
    house::{Height, House},
    odds::Odds,
    outlook::{Others, Outlook},
    plan::{Group, Plan, minus},
};

/// A deal being played on.
#[derive(Debug)]
pub(super) struct Playout<'a> {
    house: &'a House,
    hands: BySeat<Row>,
    /// The plans of those who plan, as far as they were made.
    plans: BySeat<Option<Plan>>,
    /// Who plays whatever goes.
    greedy: SeatSet,
    to_act: Seat,
    top: Option<(Seat, Height)>,
    passed: SeatSet,
}

impl<'a> Playout<'a> {
    /// From `state`, in which `to_act` must act; some are `greedy`, the others plan.
    pub(super) fn new(house: &'a House, state: &State, to_act: Seat, greedy: SeatSet) -> Self {
        Self {
            house,
            hands: state.hands().map(|&hand| house.suit_order().lay(hand)),
            plans: BySeat::all(Seats::FOUR, None),
            greedy,
            to_act,
            top: state.top().map(|top| (top.seat, house.height(&top.play))),
            passed: state.passed(),
        }
    }

    /// Plays until somebody is out; who, and what everybody is left with.
    pub(super) fn play(mut self) -> (Seat, BySeat<Row>) {
        loop {
            let seat = self.to_act;
            match self.choose(seat) {
                None => self.pass(seat),
                Some(group) => self.put(seat, group),
            }
            if self.hands[seat].is_empty() {
                return (seat, self.hands);
            }
        }
    }

    fn choose(&mut self, seat: Seat) -> Option<Group> {
        let hand = self.hands[seat];
        let top = self.top.map(|(_, height)| height);
        let too_few = |top: Height| hand.len() < usize::from(top.size) && !self.house.has_bombs();
        if top.is_some_and(too_few) {
            return None;
        }
        let group = if self.greedy.contains(seat) {
            greedy(self.house, hand, top)
        } else {
            self.plan(seat, hand, top)
        };
        // A leader must play something.
        let lowest = || self.house.alike(hand.singles().next().filter(|_| top.is_none())?);
        group.or_else(lowest)
    }

    fn plan(&mut self, seat: Seat, hand: Row, top: Option<Height>) -> Option<Group> {
        let house = self.house;
        let others = Others::among(seat, |other| self.hands[other]);
        let odds = Odds::new(house, others.unseen, others.held);
        let plan = self.plans[seat].get_or_insert_with(|| Plan::of(house, &odds, hand));
        Outlook { house, odds, hand, plan, top, fewest: others.fewest() }.choose()
    }

    fn put(&mut self, seat: Seat, group: Group) {
        self.hands[seat] = minus(self.hands[seat], group.cards);
        if let Some(plan) = &mut self.plans[seat]
            && !plan.take(group.cards)
        {
            self.plans[seat] = None;
        }
        self.top = Some((seat, group.height));
        if !self.house.pass_lock() {
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

    /// The next seat that may still act in this round.
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

    /// A playout keeps to the rules: every play is legal, and it comes out where they do.
    #[test]
    fn a_playout_is_a_game() {
        let playable = |preset: &&Preset<Config>| preset.config.agree().is_ok();
        for preset in Config::PRESETS.iter().filter(playable) {
            for (seed, pass_lock) in (0..40).zip([false, true].into_iter().cycle()) {
                let config = Config { pass_lock, ..preset.config };
                check(&config, seed, (0..4).filter(|seat| seed >> seat & 1 == 1).collect());
            }
        }
    }

    fn check(config: &Config, seed: u64, greedy: Vec<u8>) {
        let (house, luck) = (House::new(config), &mut Quick::new(seed));
        let mut state = BigTwo::begin(config, &BigTwo::deal(config, Seats::FOUR, luck));
        // The rule about the first play is none of a playout's business.
        let opening = BigTwo::default_action(&state).unwrap();
        BigTwo::play(&mut state, &opening, luck);
        let Turn::Of(to_act) = BigTwo::turn(&state) else { panic!("nobody is out yet") };
        let greedy = greedy.into_iter().map(|seat| Seats::FOUR.seat(seat).unwrap()).collect();
        let mut playout = Playout::new(&house, &state, to_act, greedy);
        while let Turn::Of(seat) = BigTwo::turn(&state) {
            assert_eq!(seat, playout.to_act);
            let action = match playout.choose(seat) {
                None => {
                    playout.pass(seat);
                    Action::Pass
                }
                Some(group) => {
                    playout.put(seat, group);
                    Action::Play(house.suit_order().take_up(group.cards))
                }
            };
            assert_eq!(BigTwo::judge(&state, seat, &action), Ok(()), "{action:?} {state:?}");
            BigTwo::play(&mut state, &action, luck);
        }
        assert!(playout.hands.values().any(|hand| hand.is_empty()));
    }
}
