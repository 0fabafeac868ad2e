//! A shell in memory: a room that lives in one process and on one thread.

use std::collections::VecDeque;

use bots::BotGame;
use protocol::{ConnectionId, Seq, ServerRefusal, Timestamp};
use room::{Caller, CommandResult, Entropy, Entry, ReadLogError, RefusalOf};
use serde::Serialize;
use tabletop::Seat;

use crate::{
    bot_engine::{BotBudget, BotEngine},
    driver::Driver,
    input::{Input, Outgoing, Received},
    timers::TimerStep,
};

/// Where a [`LocalRoom`] gets its randomness.
pub trait RandomSource {
    /// Entropy for a decision in a room with `seq` entries.
    fn for_decision(&mut self, seq: Seq) -> Entropy;

    /// A seed for the bot that chooses for `seat` after the entry `seq`.
    fn for_bot(&mut self, seq: Seq, seat: Seat) -> u64;
}

/// A room with a log in memory, whose bots run on the calling thread.
///
/// It is the only writer of its log, so an append never conflicts with another one.
#[derive(Debug)]
pub struct LocalRoom<R: BotGame, S> {
    driver: Driver<R>,
    randomness: S,
    engine: BotEngine,
    /// Maximum number of iterations of a bot's search.
    iterations: Option<u32>,
    log: Vec<String>,
}

impl<R: BotGame, S: RandomSource> LocalRoom<R, S> {
    /// Replays `log`.
    ///
    /// # Errors
    ///
    /// Returns an error if the log cannot be replayed or written as JSON.
    pub fn new(
        log: Vec<Entry<R>>,
        randomness: S,
        engine: BotEngine,
        iterations: Option<u32>,
    ) -> Result<Self, ReadLogError> {
        let lines =
            to_lines(&log).map_err(|(seq, error)| ReadLogError::Unreadable { seq, error })?;
        let mut entries = log.into_iter();
        let opened = entries.next().ok_or(ReadLogError::Empty)?;
        let mut driver = Driver::new(&opened)?;
        for entry in entries {
            driver.apply(entry);
        }
        Ok(Self { driver, randomness, engine, iterations, log: lines })
    }

    pub const fn driver(&self) -> &Driver<R> {
        &self.driver
    }

    /// The entries as JSON.
    pub fn log(&self) -> &[String] {
        &self.log
    }

    /// Handles `hello` from a client.
    pub fn connect(&mut self, caller: Caller, since: Option<Seq>, now: Timestamp) {
        let input = self.driver.connect(caller, since);
        self.handle(input, now);
    }

    /// Handles a message from a client.
    pub fn receive(&mut self, connection: ConnectionId, text: &str, now: Timestamp) {
        if let Received::Input(input) = self.driver.receive(connection, text, now) {
            self.handle(input, now);
        }
    }

    /// Handles a lost connection.
    pub fn disconnect(&mut self, connection: ConnectionId, now: Timestamp) {
        if let Some(input) = self.driver.disconnect(connection, None) {
            self.handle(input, now);
        }
    }

    /// Fires the timers that are due at `now`.
    pub fn run_timers(&mut self, now: Timestamp) {
        while let Some(step) = self.driver.poll_timer(now, 0) {
            match step {
                TimerStep::Handle(input) => self.handle(input, now),
                TimerStep::AskBot { timer, request } => {
                    let seed = self.randomness.for_bot(timer.after, request.seat);
                    let iterations = self.iterations;
                    let budget = BotBudget { seed, iterations, should_stop: &|| false };
                    let decision = self.engine.choose(&request, budget);
                    self.driver.bot_replied(&timer, decision);
                }
            }
        }
    }

    /// When to [run timers](Self::run_timers) again.
    pub fn next_timer(&self) -> Option<Timestamp> {
        self.driver.next_timer(0)
    }

    /// The messages to send, in this order.
    pub fn take_outgoing(&mut self) -> Vec<Outgoing> {
        self.driver.take_outgoing()
    }

    fn handle(&mut self, input: Input<R>, now: Timestamp) {
        let mut inputs = VecDeque::from([input]);
        while let Some(input) = inputs.pop_front() {
            let result = self.commit(&input, now);
            inputs.extend(self.driver.complete(input, result, now));
        }
    }

    fn commit(&mut self, input: &Input<R>, now: Timestamp) -> Result<Seq, RefusalOf<R>> {
        let seq = self.driver.room().seq();
        let entropy = self.randomness.for_decision(seq);
        match self.driver.decide(input, now, &entropy)? {
            CommandResult::Duplicate(seq) => Ok(seq),
            CommandResult::Append(entries) => {
                // Nothing is applied unless all of it is in the log.
                self.log.extend(to_lines(&entries).map_err(|_| ServerRefusal::Busy)?);
                for entry in entries {
                    self.driver.apply(entry);
                }
                Ok(seq)
            }
        }
    }
}

/// The lines of a log, or the index of the first entry that JSON cannot hold.
fn to_lines(entries: &[impl Serialize]) -> Result<Vec<String>, (Seq, serde_json::Error)> {
    let line = |(seq, entry)| serde_json::to_string(entry).map_err(|error| (Seq(seq), error));
    (0..).zip(entries).map(line).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[test]
    fn an_entry_that_json_cannot_hold_does_not_become_an_empty_line() {
        assert_eq!(to_lines(&[Some(1), None]).unwrap(), ["1", "null"]);
        let unwritable = BTreeMap::from([([1, 2], "a key must be a string")]);
        let (seq, _) = to_lines(&[BTreeMap::new(), unwritable]).unwrap_err();
        assert_eq!(seq, Seq(1));
    }
}
