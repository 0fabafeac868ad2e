//! External bots: programs that play over pipes with JSON lines.
//!
//! A program gets the information of a player in its seat: the view, the legal actions, and the
//! events since its last turn. It answers each request with one line. A fault is reported and
//! forfeits the decision: the game takes the default action. A program can neither block a game nor
//! outlive the match. `docs/how-to/write-a-bot.md` describes the protocol for authors of bots.
//!
//! Read the modules in this order: [`message`] defines the lines, [`pipe`] transfers them, [`faults`]
//! counts and reports errors of programs.

mod faults;
mod message;
mod pipe;
#[cfg(test)]
mod tests;

use std::{
    fmt, mem,
    sync::Arc,
    time::{Duration, Instant},
};

use bots::{Bot, BotContext, Decision, Message, Observation};
use tabletop::{Outcome, Rules, Seat, Seats};

use self::faults::Fault;
pub(crate) use self::faults::{FaultCounts, Faults};
use self::{
    message::{BotMessage, ProgramReply},
    pipe::Pipe,
};

/// The command of an external bot, and its options.
#[derive(Debug, Clone)]
pub(crate) struct Program {
    /// Shell command.
    pub(crate) command: String,
    /// Time limit per decision.
    pub(crate) time_limit: Duration,
    /// Faults so far, in all games.
    pub(crate) faults: Arc<Faults>,
}

/// A bot that plays with an external program.
///
/// The program is started at its first turn and kept for later games, so a slow startup happens once.
/// A program that failed is restarted in the next game, at most [`MAX_FAILED_GAMES`] times in a row.
pub(crate) struct External<R: Rules> {
    program: Program,
    /// The preset on which the config is based.
    preset: String,
    config: R::Config,
    /// `None` if the program is not running.
    pipe: Option<Pipe>,
    /// Its seat in the current game; `None` between games.
    seat: Option<Seat>,
    /// Events that have not been sent yet.
    events: Vec<R::Seen>,
    /// Number of requests that timed out and are still unanswered.
    n_overdue: u8,
    /// Number of consecutive timeouts.
    n_timeouts: u8,
    /// Number of consecutive games in which it failed.
    n_failed_games: u8,
}

/// After this many consecutive timeouts in a game, the program is stopped.
const MAX_TIMEOUTS: u8 = 3;

/// After this many consecutive games in which it failed, the program is not started again.
const MAX_FAILED_GAMES: u8 = 3;

impl<R: Rules> External<R> {
    pub(crate) fn new(program: &Program, preset: &str, config: &R::Config) -> Self {
        Self {
            program: program.clone(),
            preset: preset.to_owned(),
            config: config.clone(),
            pipe: None,
            seat: None,
            events: Vec::new(),
            n_overdue: 0,
            n_timeouts: 0,
            n_failed_games: 0,
        }
    }

    /// Starts the program if necessary, and sends it the rules of the game.
    fn start_game(&mut self, seat: Seat, seats: Seats) {
        self.seat = Some(seat);
        if self.pipe.is_none() && self.n_failed_games < MAX_FAILED_GAMES {
            (self.n_overdue, self.n_timeouts) = (0, 0);
            match Pipe::start(&self.program.command) {
                Ok(pipe) => self.pipe = Some(pipe),
                Err(error) => self.report(&Fault::CannotStart { why: error.to_string() }, seat),
            }
        }
        let Self { preset, config, program, .. } = &*self;
        let hello = BotMessage::<R>::hello(preset, config, seat, seats, program.time_limit);
        // If this fails, the first request fails too and reports the fault.
        let _unsent = self.send(&hello);
    }

    fn send(&self, message: &BotMessage<'_, R>) -> Result<(), Fault> {
        self.pipe.as_ref().ok_or(Fault::Ended)?.send(message.line())
    }

    /// Asks the program for an action.
    fn ask(&mut self, view: &R::View, legal: &[R::Action]) -> Result<R::Action, Fault> {
        self.discard_overdue();
        let events = mem::take(&mut self.events);
        self.send(&BotMessage::Act { view, legal, events: &events })?;
        let line = self.receive()?;
        let ProgramReply { action } = ProgramReply::<R::Action>::parse(&line)?;
        if !legal.contains(&action) {
            return Err(Fault::illegal(&line));
        }
        Ok(action)
    }

    /// The line that answers the last request.
    fn receive(&mut self) -> Result<Vec<u8>, Fault> {
        let pipe = self.pipe.as_ref().ok_or(Fault::Ended)?;
        let until = Instant::now() + self.program.time_limit;
        loop {
            match pipe.receive(until) {
                // A late answer to an earlier request.
                Ok(_) if 0 < self.n_overdue => self.n_overdue -= 1,
                Ok(line) => {
                    self.n_timeouts = 0;
                    return Ok(line);
                }
                Err(fault) => return Err(fault),
            }
        }
    }

    /// Discards the lines that arrived since the last request.
    fn discard_overdue(&mut self) {
        let n_leftovers = self.pipe.as_ref().map_or(0, Pipe::clear);
        self.n_overdue = self.n_overdue.saturating_sub(n_leftovers as u8);
    }

    /// Reports a fault, and stops the program if the fault is fatal.
    fn report(&mut self, fault: &Fault, seat: Seat) {
        let is_fatal = match fault {
            Fault::CannotStart { .. } | Fault::Ended | Fault::TooLong => true,
            Fault::Late => {
                self.n_overdue += 1;
                self.n_timeouts += 1;
                self.n_timeouts == MAX_TIMEOUTS
            }
            Fault::Unreadable { .. } | Fault::Illegal { .. } => false,
        };
        if is_fatal {
            self.pipe = None;
            self.n_failed_games += 1;
        }
        self.program.faults.record(fault, &self.program, seat, is_fatal);
    }
}

impl<R: Rules> Bot<R> for External<R> {
    fn choose(
        &mut self,
        observation: Observation<'_, R>,
        context: &mut BotContext<'_>,
    ) -> Option<Decision<R::Action>> {
        // Legal actions are the same in every determinization of the view.
        let (_, legal) = observation.world_and_legal(&mut context.luck)?;
        if self.seat.is_none() {
            self.start_game(observation.seat, observation.seats);
        }
        let was_running = self.pipe.is_some();
        match self.ask(observation.view, &legal) {
            Ok(action) => Some(Decision::because(action, Message::new("bot-external"))),
            Err(fault) => {
                self.program.faults.forfeit();
                // The fault that stopped the program has been reported before.
                if was_running {
                    self.report(&fault, observation.seat);
                }
                None
            }
        }
    }

    fn wants_events(&self) -> bool {
        true
    }

    fn observe(&mut self, seen: &R::Seen) {
        self.events.push(seen.clone());
    }

    fn game_over(&mut self, outcome: &Outcome) {
        let events = mem::take(&mut self.events);
        if self.seat.take().is_some() && self.pipe.is_some() {
            self.n_failed_games = 0;
            // The game is over, so it does not matter if the program has exited.
            let _unsent = self.send(&BotMessage::Goodbye { outcome, events: &events });
        }
    }
}

impl<R: Rules> Drop for External<R> {
    /// Gives the program time to exit by itself, unless it is in the middle of a game.
    fn drop(&mut self) {
        if let (Some(pipe), None) = (self.pipe.take(), self.seat) {
            pipe.close();
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
