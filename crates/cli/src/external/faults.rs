//! What a program can do wrong, counted and told.

use std::{
    fmt,
    io::{self, IsTerminal, Write},
    sync::atomic::{AtomicU64, Ordering},
};

use serde::Serialize;
use tabletop::Seat;

use super::Program;
use crate::words::{self, Language, Value, Words};

/// Something a program did wrong. The decision is forfeited.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Fault {
    /// It cannot be started.
    CannotStart {
        /// What the system says.
        why: String,
    },
    /// It has ended, or closed its output.
    Ended,
    /// Its time was up.
    Late,
    /// It printed more than a line may hold.
    TooLong,
    /// It answered something that is no action.
    Unreadable {
        /// The beginning of its answer.
        answer: String,
        /// What is wrong with it.
        why: String,
    },
    /// It answered an action that it may not take.
    Illegal {
        /// The beginning of its answer.
        answer: String,
    },
}

/// How often which fault was found, in all games of a program.
pub(crate) struct Faults {
    language: Language,
    /// Tells people.
    say: Box<dyn Fn(&str) + Send + Sync>,
    ended: AtomicU64,
    late: AtomicU64,
    unreadable: AtomicU64,
    illegal: AtomicU64,
    forfeits: AtomicU64,
}

/// How often which fault was found, at one moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
pub(crate) struct FaultCounts {
    /// It could not be started, ended in the middle of a game, or printed without end.
    pub(crate) ended: u64,
    /// Its time was up.
    pub(crate) late: u64,
    /// It answered something that is no action.
    pub(crate) unreadable: u64,
    /// It answered an action that it may not take.
    pub(crate) illegal: u64,
    /// Decisions that the game's default action took.
    pub(crate) forfeits: u64,
}

/// How many faults of a program are told of; the rest is only counted.
const LOUD: u64 = 10;

/// How much of a bad answer is shown.
const EXCERPT: usize = 80;

impl Fault {
    pub(super) fn unreadable(answer: &[u8], why: &serde_json::Error) -> Self {
        Self::Unreadable { answer: excerpt(answer), why: why.to_string() }
    }

    pub(super) fn illegal(answer: &[u8]) -> Self {
        Self::Illegal { answer: excerpt(answer) }
    }
}

impl Faults {
    /// None yet. The first few are told to `say`, in `language`.
    pub(crate) fn new(language: Language, say: impl Fn(&str) + Send + Sync + 'static) -> Self {
        let [ended, late, unreadable, illegal, forfeits] = [const { AtomicU64::new(0) }; 5];
        Self { language, say: Box::new(say), ended, late, unreadable, illegal, forfeits }
    }

    /// None yet. The first few are told on stderr, in `language`.
    pub(crate) fn on_stderr(language: Language) -> Self {
        Self::new(language, |sentence| {
            let mut stderr = io::stderr().lock();
            // On a terminal there may be a progress bar, which comes back by itself.
            let clear = if stderr.is_terminal() { "\r\x1b[2K" } else { "" };
            // If stderr is closed, the counts must do.
            let _unheard = writeln!(stderr, "{clear}paiju: {sentence}");
        })
    }

    /// How often which was found so far.
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

    /// Counts a decision that the default action took.
    pub(super) fn forfeit(&self) {
        self.forfeits.fetch_add(1, Ordering::Relaxed);
    }

    /// Counts a fault of `program` in `seat`, and tells of it.
    pub(super) fn note(&self, fault: &Fault, program: &Program, seat: Seat, is_given_up: bool) {
        let counter = match fault {
            Fault::CannotStart { .. } | Fault::Ended | Fault::TooLong => &self.ended,
            Fault::Late => &self.late,
            Fault::Unreadable { .. } => &self.unreadable,
            Fault::Illegal { .. } => &self.illegal,
        };
        counter.fetch_add(1, Ordering::Relaxed);
        let FaultCounts { ended, late, unreadable, illegal, .. } = self.counts();
        let n_faults = ended + late + unreadable + illegal;
        if n_faults <= LOUD {
            let words = words::of(self.language);
            (self.say)(&sentence(fault, program, seat, is_given_up, &words));
            if n_faults == LOUD {
                let command = [("command", program.command.clone().into())];
                (self.say)(&words.say("cli-external-quiet", &command));
            }
        }
    }
}

/// What the program did, and what comes of it.
fn sentence(
    fault: &Fault,
    program: &Program,
    seat: Seat,
    is_given_up: bool,
    words: &Words,
) -> String {
    let what = match fault {
        Fault::CannotStart { why } => {
            words.say("cli-external-cannot-start", &[("why", why.clone().into())])
        }
        Fault::Ended => words.say("cli-external-ended", &[]),
        Fault::Late => {
            let seconds = program.time_limit.as_secs_f64();
            words.say("cli-external-late", &[("seconds", seconds.into())])
        }
        Fault::TooLong => words.say("cli-external-too-long", &[]),
        Fault::Unreadable { answer, why } => {
            let values = [("answer", answer.clone().into()), ("why", why.clone().into())];
            words.say("cli-external-unreadable", &values)
        }
        Fault::Illegal { answer } => {
            words.say("cli-external-illegal", &[("answer", answer.clone().into())])
        }
    };
    let values: [(&str, Value); 3] = [
        ("command", program.command.clone().into()),
        ("seat", (u8::from(seat) + 1).into()),
        ("what", what.into()),
    ];
    let key = if is_given_up { "cli-external-given-up" } else { "cli-external-forfeit" };
    words.say(key, &values)
}

/// The beginning of an answer, fit for a terminal.
fn excerpt(answer: &[u8]) -> String {
    let text = String::from_utf8_lossy(answer);
    let shown: String = text.chars().take(EXCERPT).collect();
    let dots = if shown.len() < text.len() { "…" } else { "" };
    let shown: String = shown.chars().map(|it| if it.is_control() { '�' } else { it }).collect();
    shown + dots
}

impl fmt::Debug for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Faults").field(&self.counts()).finish()
    }
}
