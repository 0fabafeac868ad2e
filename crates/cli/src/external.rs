//! Programs of other people's that play, spoken to in lines of JSON over a pipe.
//!
//! A program is told what a person in its seat would be shown, and nothing more: the view, the
//! legal actions and the events since it was last asked. It answers one line each time. Whatever
//! it does wrong is reported and costs it the decision, which the game's default action takes; it
//! can neither hold up a game nor outlive the match. `docs/how-to/write-a-bot.md` is the other side's page.
//!
//! Read the modules in this order: [`mod@line`] says what the lines are, [`pipe`] how they get there,
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

use bots::{Bot, Choice, Message, Sight, Thinking};
use tabletop::{Outcome, Rules, Seat, Seats, Turn};

use self::faults::Fault;
pub(crate) use self::faults::{FaultCounts, Faults};
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

/// A program playing one game after another.
///
/// It is started when it is first asked, and kept: a program that takes long to get ready does so
/// once. One that has failed gets another start with the next game, a few times.
pub(crate) struct External<R: Rules> {
    program: Program,
    /// The preset the config started from.
    preset: String,
    config: R::Config,
    /// None if it is not running.
    pipe: Option<Pipe>,
    /// Where it sits in the game that it was last told of, until that is over.
    seat: Option<Seat>,
    /// What it has not been told yet.
    events: Vec<R::Seen>,
    /// How many answers it owes from questions whose time was up.
    owed: u8,
    /// How many times in a row its time was up.
    n_late: u8,
    /// How many games in a row it was given up in.
    n_lost: u8,
}

/// How many times in a row a program may be late in a game, and how many games it may fail in.
const PATIENCE: u8 = 3;

impl<R: Rules> External<R> {
    /// Somebody who has `program` play by these rules.
    pub(crate) fn new(program: &Program, preset: &str, config: &R::Config) -> Self {
        Self {
            program: program.clone(),
            preset: preset.to_owned(),
            config: config.clone(),
            pipe: None,
            seat: None,
            events: Vec::new(),
            owed: 0,
            n_late: 0,
            n_lost: 0,
        }
    }

    /// Tells the program what it is going to play, having started it if need be.
    fn sit_down(&mut self, seat: Seat, seats: Seats) {
        self.seat = Some(seat);
        if self.pipe.is_none() && self.n_lost < PATIENCE {
            (self.owed, self.n_late) = (0, 0);
            match Pipe::start(&self.program.command) {
                Ok(pipe) => self.pipe = Some(pipe),
                Err(error) => self.report(&Fault::CannotStart { why: error.to_string() }, seat),
            }
        }
        let Self { preset, config, program, .. } = &*self;
        let hello = Told::<R>::hello(preset, config, seat, seats, program.time_limit);
        // If it does not hear this, it will not answer the first question either.
        let _unheard = self.tell(&hello);
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
    fn report(&mut self, fault: &Fault, seat: Seat) {
        let is_given_up = match fault {
            Fault::CannotStart { .. } | Fault::Ended | Fault::TooLong => true,
            Fault::Late => {
                self.owed += 1;
                self.n_late += 1;
                self.n_late == PATIENCE
            }
            Fault::Unreadable { .. } | Fault::Illegal { .. } => false,
        };
        if is_given_up {
            self.pipe = None;
            self.n_lost += 1;
        }
        self.program.faults.note(fault, &self.program, seat, is_given_up);
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
        if self.seat.is_none() {
            self.sit_down(sight.seat, sight.seats);
        }
        let was_there = self.pipe.is_some();
        match self.ask(sight.view, &legal) {
            Ok(action) => Some(Choice::because(action, Message::new("bot-external"))),
            Err(fault) => {
                self.program.faults.forfeit();
                // That it is not there has been told when it went.
                if was_there {
                    self.report(&fault, sight.seat);
                }
                None
            }
        }
    }

    fn listens(&self) -> bool {
        true
    }

    fn saw(&mut self, seen: &R::Seen) {
        self.events.push(seen.clone());
    }

    fn ended(&mut self, outcome: &Outcome) {
        let events = mem::take(&mut self.events);
        if self.seat.take().is_some() && self.pipe.is_some() {
            self.n_lost = 0;
            // Whether it still listens is its own affair.
            let _unheard = self.tell(&Told::Goodbye { outcome, events: &events });
        }
    }
}

impl<R: Rules> Drop for External<R> {
    /// Lets a program end by itself, unless it sits in the middle of a game.
    fn drop(&mut self) {
        if let (Some(pipe), None) = (self.pipe.take(), self.seat) {
            pipe.part();
        }
    }
}

impl<R: Rules> fmt::Debug for External<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { program, pipe, seat, .. } = self;
        let mut shown = f.debug_struct("External");
        shown.field("program", program).field("pipe", pipe).field("seat", seat);
        shown.finish_non_exhaustive()
    }
}
