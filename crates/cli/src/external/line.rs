//! The lines that go to a program and come back.

use std::time::Duration;

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use tabletop::{Outcome, Rules, Seat, Seats};

use super::Fault;

/// The version of what is spoken here. A change that an older program would misread raises it.
const PROTOCOL: u16 = 1;

/// What a program is told, one line each.
#[derive(Debug, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case", bound = "")]
pub(super) enum Told<'a, R: Rules> {
    /// What is going to be played. Needs no answer.
    Hello(Hello<'a, R>),
    /// It is the program's turn: it answers with one of `legal`.
    Act {
        /// What its seat sees.
        view: &'a R::View,
        /// Everything it may do.
        legal: &'a [R::Action],
        /// What happened since it was last asked, as its seat saw it.
        events: &'a [R::Seen],
    },
    /// The game is over. Needs no answer.
    Goodbye {
        /// How it ended.
        outcome: &'a Outcome,
        /// What happened since it was last asked.
        events: &'a [R::Seen],
    },
}

/// What is going to be played.
#[derive(Debug, Serialize)]
#[serde(rename_all = "kebab-case", bound = "")]
pub(super) struct Hello<'a, R: Rules> {
    protocol: u16,
    paiju: &'static str,
    game: &'static str,
    preset: &'a str,
    config: &'a R::Config,
    seat: Seat,
    seats: Seats,
    /// How long the program may think about one decision.
    time_limit_ms: u64,
}

/// What a program answers. What else it writes beside the action is its own affair.
#[derive(Debug, Deserialize)]
pub(super) struct Answer<A> {
    pub(super) action: A,
}

impl<'a, R: Rules> Told<'a, R> {
    pub(super) fn hello(
        preset: &'a str,
        config: &'a R::Config,
        seat: Seat,
        seats: Seats,
        time_limit: Duration,
    ) -> Self {
        Self::Hello(Hello {
            protocol: PROTOCOL,
            paiju: env!("CARGO_PKG_VERSION"),
            game: R::NAME,
            preset,
            config,
            seat,
            seats,
            time_limit_ms: time_limit.as_millis() as u64,
        })
    }

    /// It as a line, line end included.
    pub(super) fn line(&self) -> Vec<u8> {
        // All of this has a written form: that is a law of every game.
        let mut line = serde_json::to_vec(self).unwrap_or_default();
        line.push(b'\n');
        line
    }
}

impl<A: DeserializeOwned> Answer<A> {
    /// Reads a line.
    pub(super) fn read(line: &[u8]) -> Result<Self, Fault> {
        serde_json::from_slice(line).map_err(|error| Fault::unreadable(line, &error))
    }
}
