//! The messages of the bot protocol, one JSON object per line.

use std::time::Duration;

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use tabletop::{Outcome, Rules, Seat, Seats};

use super::Fault;

/// Protocol version. Increase it for every incompatible change.
const PROTOCOL: u16 = 1;

/// A message to a program.
#[derive(Debug, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case", bound = "")]
pub(super) enum BotMessage<'a, R: Rules> {
    /// A game begins. The program does not answer.
    Hello(Hello<'a, R>),
    /// It is the program's turn. The program answers with one of `legal`.
    Act {
        view: &'a R::View,
        legal: &'a [R::Action],
        /// Events since its last turn, as its seat saw them.
        events: &'a [R::Seen],
    },
    /// The game is over. The program does not answer.
    Goodbye {
        outcome: &'a Outcome,
        /// Events since its last turn, as its seat saw them.
        events: &'a [R::Seen],
    },
}

/// The rules of the game, the seat, and the limits.
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
    /// Time limit per decision.
    time_limit_ms: u64,
}

/// The answer of a program. Other fields are ignored.
#[derive(Debug, Deserialize)]
pub(super) struct ProgramReply<A> {
    pub(super) action: A,
}

impl<'a, R: Rules> BotMessage<'a, R> {
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

    /// Serializes the message as one line, including the line break.
    pub(super) fn line(&self) -> Vec<u8> {
        // Every game tests that its types can be serialized.
        let mut line = serde_json::to_vec(self).unwrap_or_default();
        line.push(b'\n');
        line
    }
}

impl<A: DeserializeOwned> ProgramReply<A> {
    pub(super) fn parse(line: &[u8]) -> Result<Self, Fault> {
        serde_json::from_slice(line).map_err(|error| Fault::unreadable(line, &error))
    }
}
