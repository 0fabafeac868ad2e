//! One game between bots.

use std::time::Duration;

use bots::{Bot, BotContext, Effort, Observation};
use tabletop::{
    BySeat, Outcome, Rules, Seat, SeatSet, StatCounts, Turn, Viewer,
    luck::{Fair, Quick},
};

use crate::{LineUp, StatsGame, Times};

/// A game that was played.
#[derive(Debug)]
pub struct PlayedGame<R: Rules> {
    /// Number of seats by which the line-up was rotated.
    pub rotation: usize,
    pub deal: R::Deal,
    pub acts: Vec<Act<R>>,
    /// The outcome. In an unfinished game, all seats share the victory with 0 points.
    pub outcome: Outcome,
    /// `false` if the game was stopped at the limit of decisions.
    pub is_finished: bool,
    /// By seat, number of decisions for which the bot gave no answer or an illegal one.
    pub faults: BySeat<u32>,
    /// By seat, duration of its decisions.
    pub times: BySeat<Times>,
    pub rounds: u32,
    pub stats: StatCounts,
}

/// One act of a game.
#[derive(Debug)]
pub struct Act<R: Rules> {
    pub seat: Seat,
    pub action: R::Action,
    /// Whether the bot chose the action; otherwise it is the game's default action.
    pub is_chosen: bool,
    pub events: Vec<R::Event>,
}

/// Everything that a game needs except the bots.
pub(crate) struct GameSetup<'a, R: Rules> {
    pub(crate) config: &'a R::Config,
    pub(crate) line_up: &'a LineUp,
    pub(crate) rotation: usize,
    /// Seed of the deal; the bots' seeds are derived from it.
    pub(crate) seed: u64,
    pub(crate) luck: Fair,
    pub(crate) clock: &'a (dyn Fn() -> Duration + Sync),
    pub(crate) should_stop: &'a (dyn Fn() -> bool + Sync),
}

/// Limit of decisions in a game. Games that end have at most a few hundred.
const MAX_DECISIONS: usize = 20_000;

impl<R: StatsGame> GameSetup<'_, R> {
    /// Plays a game between `bots`, one for each place of the line-up.
    ///
    /// Returns `None` if `should_stop` ended the game.
    pub(crate) fn play(mut self, bots: &mut [Box<dyn Bot<R>>]) -> Option<PlayedGame<R>> {
        let seats = self.line_up.seats();
        let deal = R::deal(self.config, seats, &mut self.luck);
        let mut state = R::begin(self.config, &deal);
        let mut game = PlayedGame {
            rotation: self.rotation,
            deal,
            acts: Vec::new(),
            outcome: Outcome { scores: BySeat::all(seats, 0), winners: SeatSet::all(seats) },
            is_finished: false,
            faults: BySeat::all(seats, 0),
            times: BySeat::from_fn(seats, |_| Times::default()),
            rounds: 0,
            stats: StatCounts::new(seats),
        };
        if let Turn::Of(first) = R::turn(&state) {
            game.stats.record_order(first);
        }
        R::record_deal(&game.deal, &mut game.stats);
        while game.acts.len() < MAX_DECISIONS {
            let seat = match R::turn(&state) {
                Turn::Of(seat) => seat,
                Turn::Over(outcome) => {
                    (game.outcome, game.is_finished) = (outcome, true);
                    break;
                }
            };
            let start = (self.clock)();
            let chosen = self.ask(bots, &state, seat, game.times[seat].len());
            game.times[seat].add((self.clock)().saturating_sub(start));
            if (self.should_stop)() {
                return None;
            }
            let Some(act) = self.act(&state, seat, chosen) else { break };
            game.faults[seat] += u32::from(!act.is_chosen);
            for event in &act.events {
                self.notify(bots, &state, event);
                R::record(&state, event, &mut game.stats);
                game.rounds += u32::from(R::ends_round(event));
                R::evolve(&mut state, event);
            }
            game.acts.push(act);
        }
        for bot in bots {
            bot.game_over(&game.outcome);
        }
        Some(game)
    }

    /// Sends each bot that wants events the next event, as its seat sees it.
    fn notify(&self, bots: &mut [Box<dyn Bot<R>>], state: &R::State, event: &R::Event) {
        for seat in self.line_up.seats().iter() {
            let place = self.line_up.place_at(seat, self.rotation);
            if let Some(bot) = bots.get_mut(place).filter(|bot| bot.wants_events()) {
                bot.observe(&R::seen(state, event, Viewer::Seat(seat)));
            }
        }
    }

    /// Asks the bot in `seat` for its action. `decision` is the 0-based index among its decisions.
    fn ask(
        &self,
        bots: &mut [Box<dyn Bot<R>>],
        state: &R::State,
        seat: Seat,
        decision: u64,
    ) -> Option<R::Action> {
        let place = self.line_up.place_at(seat, self.rotation);
        let effort = self.line_up.places().get(place)?.effort;
        let (iterations, time) = match effort {
            Effort::Default => (None, None),
            Effort::Iterations(iterations) => (Some(iterations), None),
            Effort::Time(time) => (Some(u32::MAX), Some(time)),
        };
        let deadline = time.map(|time| (self.clock)() + time);
        let is_late = || deadline.is_some_and(|deadline| deadline <= (self.clock)());
        let should_stop = || is_late() || (self.should_stop)();
        let luck = Quick::new(decision_seed(self.seed, seat, decision));
        let mut context = BotContext { luck, iterations, should_stop: &should_stop };
        let view = R::view(state, Viewer::Seat(seat));
        let observation = Observation { view: &view, seat, seats: self.line_up.seats() };
        bots.get_mut(place)?.choose(observation, &mut context).map(|decision| decision.action)
    }

    /// Applies the chosen action, or the default action if there is none or it is illegal.
    fn act(&mut self, state: &R::State, seat: Seat, chosen: Option<R::Action>) -> Option<Act<R>> {
        let mut events = Vec::new();
        if let Some(action) = chosen
            && R::decide(state, seat, &action, &mut self.luck, &mut events).is_ok()
        {
            return Some(Act { seat, action, is_chosen: true, events });
        }
        let action = R::default_action(state)?;
        R::decide(state, seat, &action, &mut self.luck, &mut events).ok()?;
        Some(Act { seat, action, is_chosen: false, events })
    }
}

/// Seed of a bot's random generator: the same for the same deal, seat and decision, for every bot.
fn decision_seed(seed: u64, seat: Seat, decision: u64) -> u64 {
    let mix = |x: u64| {
        let x = (x ^ (x >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let x = (x ^ (x >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        x ^ (x >> 31)
    };
    let numbers = [seed, seat.index() as u64, decision];
    numbers.iter().fold(0x9E37_79B9_7F4A_7C15, |x, number| {
        mix(x ^ number).wrapping_add(0x9E37_79B9_7F4A_7C15)
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use tabletop::Seats;

    use super::*;

    #[test]
    fn no_two_decisions_have_the_same_seed() {
        let mut seeds = BTreeSet::new();
        for seed in 0..50 {
            for seat in Seats::FOUR.iter() {
                seeds.extend((0..50).map(|decision| decision_seed(seed, seat, decision)));
            }
        }
        assert_eq!(seeds.len(), 50 * 4 * 50);
    }
}
