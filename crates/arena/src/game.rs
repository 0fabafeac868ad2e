//! One game between bots.

use std::time::Duration;

use bots::{Bot, Effort, Sight, Thinking};
use tabletop::{
    BySeat, Outcome, Rules, Seat, SeatSet, Turn, Viewer,
    luck::{Fair, Quick},
};

use crate::{LineUp, Notable, Notes, Times};

/// A game that was played.
#[derive(Debug)]
pub struct Game<R: Rules> {
    /// How far the line-up was turned.
    pub rotation: usize,
    /// How the cards were dealt.
    pub deal: R::Deal,
    /// What was done, in order.
    pub acts: Vec<Act<R>>,
    /// How it ended. If it did not, everybody shares the victory, with no points.
    pub outcome: Outcome,
    /// Whether it came to an end at all.
    pub is_finished: bool,
    /// By seat, how often its bot gave no answer, or one that is not allowed.
    pub faults: BySeat<u32>,
    /// By seat, how long its decisions took.
    pub times: BySeat<Times>,
    /// How many rounds it had.
    pub rounds: u32,
    /// What was worth counting.
    pub notes: Notes,
}

/// One act of a game.
#[derive(Debug)]
pub struct Act<R: Rules> {
    /// Who.
    pub seat: Seat,
    /// What was asked for.
    pub action: R::Action,
    /// Whether the bot chose it; if not, the game's default did.
    pub is_chosen: bool,
    /// What happened.
    pub events: Vec<R::Event>,
}

/// What a game needs besides its bots.
pub(crate) struct Table<'a, R: Rules> {
    pub(crate) config: &'a R::Config,
    pub(crate) line_up: &'a LineUp,
    pub(crate) rotation: usize,
    /// What the luck and the bots' thoughts follow from.
    pub(crate) seed: u64,
    pub(crate) luck: Fair,
    pub(crate) clock: &'a (dyn Fn() -> Duration + Sync),
    /// Whether to give up.
    pub(crate) halt: &'a (dyn Fn() -> bool + Sync),
}

/// A game with so many decisions is going nowhere; the longest that ends has some hundreds.
const MOST_DECISIONS: usize = 20_000;

impl<R: Notable> Table<'_, R> {
    /// Plays a game between `bots`, one for each place of the line-up.
    ///
    /// Returns `None` if it was halted.
    pub(crate) fn play(mut self, bots: &mut [Box<dyn Bot<R>>]) -> Option<Game<R>> {
        let seats = self.line_up.seats();
        let deal = R::deal(self.config, seats, &mut self.luck);
        let mut state = R::begin(self.config, &deal);
        let mut game = Game {
            rotation: self.rotation,
            deal,
            acts: Vec::new(),
            outcome: Outcome { scores: BySeat::all(seats, 0), winners: SeatSet::all(seats) },
            is_finished: false,
            faults: BySeat::all(seats, 0),
            times: BySeat::from_fn(seats, |_| Times::default()),
            rounds: 0,
            notes: Notes::new(seats),
        };
        if let Turn::Of(first) = R::turn(&state) {
            game.notes.note_order(first);
        }
        R::note_deal(&game.deal, &mut game.notes);
        while game.acts.len() < MOST_DECISIONS {
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
            if (self.halt)() {
                return None;
            }
            let Some(act) = self.act(&state, seat, chosen) else { break };
            game.faults[seat] += u32::from(!act.is_chosen);
            for event in &act.events {
                self.tell(bots, &state, event);
                R::note(&state, event, &mut game.notes);
                game.rounds += u32::from(R::ends_round(event));
                R::evolve(&mut state, event);
            }
            game.acts.push(act);
        }
        for bot in bots {
            bot.ended(&game.outcome);
        }
        Some(game)
    }

    /// Tells those who listen what is about to happen, as each may know it.
    fn tell(&self, bots: &mut [Box<dyn Bot<R>>], state: &R::State, event: &R::Event) {
        for seat in self.line_up.seats().iter() {
            let place = self.line_up.place_at(seat, self.rotation);
            if let Some(bot) = bots.get_mut(place).filter(|bot| bot.listens()) {
                bot.saw(&R::seen(state, event, Viewer::Seat(seat)));
            }
        }
    }

    /// Asks the bot in `seat` for its decision of this number.
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
            Effort::Usual => (None, None),
            Effort::Iterations(iterations) => (Some(iterations), None),
            Effort::Time(time) => (Some(u32::MAX), Some(time)),
        };
        let deadline = time.map(|time| (self.clock)() + time);
        let is_late = || deadline.is_some_and(|deadline| deadline <= (self.clock)());
        let halt = || is_late() || (self.halt)();
        let luck = Quick::new(thought(self.seed, seat, decision));
        let mut thinking = Thinking { luck, iterations, halt: &halt };
        let view = R::view(state, Viewer::Seat(seat));
        let sight = Sight { view: &view, seat, seats: self.line_up.seats() };
        bots.get_mut(place)?.choose(sight, &mut thinking).map(|choice| choice.action)
    }

    /// Does what was chosen, or else the game's default.
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

/// The seed of a bot's thoughts: the same for the same deal, seat and decision, whoever sits there.
fn thought(seed: u64, seat: Seat, decision: u64) -> u64 {
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
    fn no_two_decisions_have_the_same_thoughts() {
        let mut seeds = BTreeSet::new();
        for seed in 0..50 {
            for seat in Seats::FOUR.iter() {
                seeds.extend((0..50).map(|decision| thought(seed, seat, decision)));
            }
        }
        assert_eq!(seeds.len(), 50 * 4 * 50);
    }
}
