//! Faults of external bots: all are counted, and the first ones printed.

use std::{
    fmt,
    io::{self, IsTerminal, Write},
    sync::atomic::{AtomicU64, Ordering},
};

use serde::Serialize;
use tabletop::Seat;

use super::Program;
use crate::messages::{self, Argument, Language, Messages};

/// A fault of a program. It forfeits the decision.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Fault {
    /// It cannot be started.
    CannotStart { why: String },
    /// It exited or closed its output.
    Ended,
    /// It exceeded the time limit.
    Late,
    /// It printed a line longer than the limit.
    TooLong,
    /// Its answer is not an action.
    Unreadable {
        /// Beginning of the answer.
        answer: String,
        why: String,
    },
    /// Its answer is not a legal action.
    Illegal {
        /// Beginning of the answer.
        answer: String,
    },
}

/// Fault counters of a program, over all games.
pub(crate) struct Faults {
    language: Language,
    /// Prints a sentence.
    print: Box<dyn Fn(&str) + Send + Sync>,
    ended: AtomicU64,
    late: AtomicU64,
    unreadable: AtomicU64,
    illegal: AtomicU64,
    forfeits: AtomicU64,
}

/// Values of the fault counters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
pub(crate) struct FaultCounts {
    /// It could not be started, exited during a game, or printed a line that is too long.
    pub(crate) ended: u64,
    pub(crate) late: u64,
    pub(crate) unreadable: u64,
    pub(crate) illegal: u64,
    /// Decisions for which the game took the default action.
    pub(crate) forfeits: u64,
}

/// Number of faults of a program that are printed. All faults are counted.
const MAX_REPORTED: u64 = 10;

/// Number of characters of an invalid answer that are shown.
const EXCERPT_CHARS: usize = 80;

impl Fault {
    pub(super) fn unreadable(answer: &[u8], why: &serde_json::Error) -> Self {
        Self::Unreadable { answer: excerpt(answer), why: why.to_string() }
    }

    pub(super) fn illegal(answer: &[u8]) -> Self {
        Self::Illegal { answer: excerpt(answer) }
    }
}

impl Faults {
    /// Passes the first faults to `print`, in `language`.
    pub(crate) fn new(language: Language, print: impl Fn(&str) + Send + Sync + 'static) -> Self {
        let [ended, late, unreadable, illegal, forfeits] = [const { AtomicU64::new(0) }; 5];
        Self { language, print: Box::new(print), ended, late, unreadable, illegal, forfeits }
    }

    /// Prints the first faults to stderr, in `language`.
    pub(crate) fn on_stderr(language: Language) -> Self {
        Self::new(language, |sentence| {
            let mut stderr = io::stderr().lock();
            // Erase the progress bar. It redraws itself.
            let clear = if stderr.is_terminal() { "\r\x1b[2K" } else { "" };
            // If stderr is closed, the counters still show the fault.
            let _unwritten = writeln!(stderr, "{clear}paiju: {sentence}");
        })
    }

    pub(crate) fn counts(&self) -> FaultCounts {
        let count = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        FaultCounts {
            ended: count(&self.ended),
            late: count(&self.late),
            unreadable: count(&self.unreadable),
            illegal: count(&self.illegal),
            forfeits: count(&self.forfeits),
        }
    }

    /// Counts a forfeited decision.
    pub(super) fn forfeit(&self) {
        self.forfeits.fetch_add(1, Ordering::Relaxed);
    }

    /// Counts a fault of `program` in `seat`, and prints it if it is one of the first.
    pub(super) fn record(&self, fault: &Fault, program: &Program, seat: Seat, is_fatal: bool) {
        let counter = match fault {
            Fault::CannotStart { .. } | Fault::Ended | Fault::TooLong => &self.ended,
            Fault::Late => &self.late,
            Fault::Unreadable { .. } => &self.unreadable,
            Fault::Illegal { .. } => &self.illegal,
        };
        counter.fetch_add(1, Ordering::Relaxed);
        let FaultCounts { ended, late, unreadable, illegal, .. } = self.counts();
        let n_faults = ended + late + unreadable + illegal;
        if n_faults <= MAX_REPORTED {
            let messages = messages::of(self.language);
            (self.print)(&sentence(fault, program, seat, is_fatal, &messages));
            if n_faults == MAX_REPORTED {
                let command = [("command", program.command.clone().into())];
                (self.print)(&messages.say("cli-external-quiet", &command));
            }
        }
    }
}

/// Describes the fault and its consequence.
fn sentence(
    fault: &Fault,
    program: &Program,
    seat: Seat,
    is_fatal: bool,
    messages: &Messages,
) -> String {
    let what = match fault {
        Fault::CannotStart { why } => {
            messages.say("cli-external-cannot-start", &[("why", why.clone().into())])
        }
        Fault::Ended => messages.say("cli-external-ended", &[]),
        Fault::Late => {
            let seconds = program.time_limit.as_secs_f64();
            messages.say("cli-external-late", &[("seconds", seconds.into())])
        }
        Fault::TooLong => messages.say("cli-external-too-long", &[]),
        Fault::Unreadable { answer, why } => {
            let values = [("answer", answer.clone().into()), ("why", why.clone().into())];
            messages.say("cli-external-unreadable", &values)
        }
        Fault::Illegal { answer } => {
            messages.say("cli-external-illegal", &[("answer", answer.clone().into())])
        }
    };
    let values: [(&str, Argument); 3] = [
        ("command", program.command.clone().into()),
        ("seat", (u8::from(seat) + 1).into()),
        ("what", what.into()),
    ];
    let key = if is_fatal { "cli-external-given-up" } else { "cli-external-forfeit" };
    messages.say(key, &values)
}

/// The beginning of an answer, without control characters.
fn excerpt(answer: &[u8]) -> String {
    let text = String::from_utf8_lossy(answer);
    let shown: String = text.chars().take(EXCERPT_CHARS).collect();
    let dots = if shown.len() < text.len() { "…" } else { "" };
    let shown: String = shown.chars().map(|it| if it.is_control() { '�' } else { it }).collect();
    shown + dots
}

impl fmt::Debug for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Faults").field(&self.counts()).finish()
    }
}
