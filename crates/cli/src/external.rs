//! Programs of other people's that play, spoken to in lines of JSON over a pipe.
//!
//! A program is told what a person in its seat would be shown, and nothing more: the view, the
//! legal actions and the events since it was last asked. It answers one line each time. Whatever
//! it does wrong is reported and costs it the decision, which the game's default action takes; it
//! can neither hold up a game nor outlive it. `docs/how-to/write-a-bot.md` is the other side's page.
//!
//! Read the modules in this order: [`line`] says what the lines are, [`pipe`] how they get there,
//! [`faults`] what can be done wrong.

mod faults;
mod line;
mod pipe;
#[cfg(test)]
mod tests;

use std::{
    fmt, mem,
    sync::Arc,
    time::{Duration, Instant},
};

use bots::{Bot, Choice, Reason, Sight, Thinking};
use tabletop::{Outcome, Rules, Seat, Seats, Turn};

pub(crate) use self::faults::{Fault, Faults};
use self::{
    line::{Answer, Told},
    pipe::Pipe,
};

/// A program that plays, as it was asked for.
#[derive(Debug, Clone)]
pub(crate) struct Program {
    /// What the shell is told.
    pub(crate) command: String,
    /// How long it may think about one decision.
    pub(crate) time_limit: Duration,
    /// What it has done wrong so far, in all games.
    pub(crate) faults: Arc<Faults>,
}

/// Where a program sits down: all that is known before the first card is seen.
#[derive(Debug)]
pub(crate) struct Chair<'a, R: Rules> {
    /// The preset the config started from.
    pub(crate) preset: &'a str,
    /// The settings in force.
    pub(crate) config: &'a R::Config,
    /// Which seat.
    pub(crate) seat: Seat,
    /// How many play.
    pub(crate) seats: Seats,
}

/// A program playing one game.
pub(crate) struct External<R: Rules> {
    program: Program,
    seat: Seat,
    /// None if it could not be started, has ended, or was given up.
    pipe: Option<Pipe>,
    /// What it has not been told yet.
    events: Vec<R::Seen>,
    /// How many answers it owes from questions whose time was up.
    owed: u8,
    /// How many times in a row its time was up.
    n_late: u8,
}

/// How many times in a row a program may be late before it is stopped.
const PATIENCE: u8 = 3;

impl<R: Rules> External<R> {
    /// Starts a program and tells it what it will play.
    ///
    /// One that cannot be started is reported like any other that fails, and plays by default.
    pub(crate) fn start(program: &Program, chair: &Chair<'_, R>) -> Self {
        let Chair { preset, config, seat, seats } = *chair;
        let (pipe, error) = match Pipe::start(&program.command) {
            Ok(pipe) => (Some(pipe), None),
            Err(error) => (None, Some(error)),
        };
        let program = program.clone();
        let mut external = Self { program, seat, pipe, events: Vec::new(), owed: 0, n_late: 0 };
        if let Some(error) = error {
            external.report(&Fault::CannotStart { why: error.to_string() });
        }
        let hello = Told::<R>::hello(preset, config, seat, seats, external.program.time_limit);
        // If it does not hear this, it will not answer the first question either.
        let _unheard = external.tell(&hello);
        external
    }

    fn tell(&self, told: &Told<'_, R>) -> Result<(), Fault> {
        self.pipe.as_ref().ok_or(Fault::Ended)?.tell(told.line())
    }

    /// What the program answers to the question what to do.
    fn ask(&mut self, view: &R::View, legal: &[R::Action]) -> Result<R::Action, Fault> {
        self.drop_leftovers();
        let events = mem::take(&mut self.events);
        self.tell(&Told::Act { view, legal, events: &events })?;
        let line = self.hear()?;
        let Answer { action } = Answer::<R::Action>::read(&line)?;
        if !legal.contains(&action) {
            return Err(Fault::illegal(&line));
        }
        Ok(action)
    }

    /// The next line that answers the last question.
    fn hear(&mut self) -> Result<Vec<u8>, Fault> {
        let pipe = self.pipe.as_ref().ok_or(Fault::Ended)?;
        let until = Instant::now() + self.program.time_limit;
        loop {
            match pipe.hear(until) {
                // A late answer to an earlier question.
                Ok(_) if 0 < self.owed => self.owed -= 1,
                Ok(line) => {
                    self.n_late = 0;
                    return Ok(line);
                }
                Err(fault) => return Err(fault),
            }
        }
    }

    /// Takes what was said since the last question out of the way.
    fn drop_leftovers(&mut self) {
        let n_leftovers = self.pipe.as_ref().map_or(0, Pipe::clear);
        self.owed = self.owed.saturating_sub(n_leftovers as u8);
    }

    /// Tells of a fault, and stops a program that cannot or will not go on.
    fn report(&mut self, fault: &Fault) {
        let was_there = self.pipe.is_some();
        match fault {
            Fault::Late => {
                self.owed += 1;
                self.n_late += 1;
                if self.n_late == PATIENCE {
                    self.pipe = None;
                }
            }
            Fault::CannotStart { .. } | Fault::Ended | Fault::TooLong => self.pipe = None,
            Fault::Unreadable { .. } | Fault::Illegal { .. } => {}
        }
        if was_there || matches!(fault, Fault::CannotStart { .. }) {
            let is_given_up = self.pipe.is_none();
            self.program.faults.note(fault, &self.program, self.seat, is_given_up);
        }
    }
}

impl<R: Rules> Bot<R> for External<R> {
    fn choose(
        &mut self,
        sight: Sight<'_, R>,
        thinking: &mut Thinking<'_>,
    ) -> Option<Choice<R::Action>> {
        // What may be done is the same in every world that agrees with the view.
        let world = R::imagine(sight.view, &mut thinking.luck);
        if R::turn(&world) != Turn::Of(sight.seat) {
            return None;
        }
        let mut legal = Vec::new();
        R::legal_actions(&world, &mut legal);
        match self.ask(sight.view, &legal) {
            Ok(action) => Some(Choice::because(action, Reason::new("bot-external"))),
            Err(fault) => {
                self.report(&fault);
                self.program.faults.forfeit();
                let action = R::default_action(&world)?;
                Some(Choice::because(action, Reason::new("bot-forfeited")))
            }
        }
    }

    fn saw(&mut self, seen: &R::Seen) {
        if self.pipe.is_some() {
            self.events.push(seen.clone());
        }
    }

    fn ended(&mut self, outcome: &Outcome) {
        let events = mem::take(&mut self.events);
        // Whether it still listens is its own affair.
        let _unheard = self.tell(&Told::Goodbye { outcome, events: &events });
        if let Some(pipe) = self.pipe.take() {
            pipe.part();
        }
    }
}

impl<R: Rules> fmt::Debug for External<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { program, seat, pipe, .. } = self;
        let mut shown = f.debug_struct("External");
        shown.field("program", program).field("seat", seat).field("pipe", pipe);
        shown.finish_non_exhaustive()
    }
}
