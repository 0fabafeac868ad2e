//! How a case went.

use std::time::Duration;

use game_big_two::transcript::BadInput;
use serde::Serialize;

use super::{
    cases::Case,
    diff,
    program::{End, OUTPUT_LIMIT},
};
use crate::words::Words;

/// A case with its verdict.
#[derive(Debug)]
pub(super) struct Judged {
    pub(super) verdict: Verdict,
    /// What was printed, as far as it was read.
    pub(super) output: Vec<u8>,
    pub(super) time: Duration,
}

/// How a case went.
#[derive(Debug)]
pub(super) enum Verdict {
    /// The output is right to the byte.
    Passed,
    /// The output is not.
    WrongOutput,
    /// Our judge refuses the input, though something is expected.
    NotJudged(BadInput),
    /// The program failed.
    Crashed {
        /// How it ended.
        end: End,
        /// The last it said on stderr.
        stderr: String,
    },
    /// The program was stopped because it took too long.
    OutOfTime,
    /// The program was stopped because it printed too much.
    TooMuch,
}

/// A judged case as other programs read it: the field names stay.
#[derive(Debug, Serialize)]
struct Record<'a> {
    case: &'a str,
    verdict: &'static str,
    seconds: f64,
    /// The first line that differs, counted from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    /// What that line should be.
    #[serde(skip_serializing_if = "Option::is_none")]
    expected: Option<String>,
    /// What it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    actual: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    exit_code: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    signal: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    stderr: Option<&'a str>,
    /// Why our judge refuses the input.
    #[serde(skip_serializing_if = "Option::is_none")]
    refusal: Option<&'a BadInput>,
}

impl Judged {
    /// Whether all is well.
    pub(super) fn is_passed(&self) -> bool {
        matches!(self.verdict, Verdict::Passed)
    }

    /// The verdict in a few words.
    pub(super) fn sentence(&self, case: &Case, words: &Words) -> String {
        match &self.verdict {
            Verdict::Passed => words.say("cli-verdict-passed", &[]),
            Verdict::WrongOutput => {
                let line = diff::first(&case.expected, &self.output).map_or(0, |it| it.line);
                words.say("cli-verdict-wrong-output", &[("line", line.into())])
            }
            Verdict::NotJudged(bad) => {
                let why = words.refusal("big-two-input-", bad);
                words.say("cli-verdict-not-judged", &[("why", why.into())])
            }
            Verdict::Crashed { end: End::Code(code), .. } => {
                words.say("cli-verdict-exit-code", &[("code", (*code).into())])
            }
            Verdict::Crashed { end: End::Signal(signal), .. } => {
                words.say("cli-verdict-signal", &[("signal", signal_name(*signal).into())])
            }
            Verdict::OutOfTime => words.say("cli-verdict-out-of-time", &[]),
            Verdict::TooMuch => {
                let mebibytes = OUTPUT_LIMIT / (1 << 20);
                words.say("cli-verdict-too-much", &[("limit", mebibytes.into())])
            }
        }
    }

    /// The verdict as one line of JSON.
    pub(super) fn json(&self, case: &Case) -> String {
        let difference = diff::first(&case.expected, &self.output);
        let line_of = |output: &[u8]| {
            let line = difference.and_then(|it| diff::lines(output).nth(it.line - 1));
            line.map(|line| String::from_utf8_lossy(line).into_owned())
        };
        let mut record = Record {
            case: &case.name,
            verdict: self.verdict.name(),
            seconds: self.time.as_secs_f64(),
            line: difference.map(|it| it.line),
            expected: line_of(&case.expected),
            actual: line_of(&self.output),
            exit_code: None,
            signal: None,
            stderr: None,
            refusal: None,
        };
        match &self.verdict {
            Verdict::NotJudged(bad) => record.refusal = Some(bad),
            Verdict::Crashed { end, stderr } => {
                record.stderr = Some(stderr);
                match end {
                    End::Code(code) => record.exit_code = Some(*code),
                    End::Signal(signal) => record.signal = Some(*signal),
                }
            }
            Verdict::Passed | Verdict::WrongOutput | Verdict::OutOfTime | Verdict::TooMuch => {}
        }
        // A struct of numbers and texts always has a written form.
        serde_json::to_string(&record).unwrap_or_default()
    }
}

impl Verdict {
    /// Its lasting name.
    const fn name(&self) -> &'static str {
        match self {
            Self::Passed => "passed",
            Self::WrongOutput => "wrong-output",
            Self::NotJudged(_) => "not-judged",
            Self::Crashed { .. } => "crashed",
            Self::OutOfTime => "out-of-time",
            Self::TooMuch => "too-much-output",
        }
    }
}

/// A signal's number, with the name of those that programs mostly die of.
fn signal_name(signal: i32) -> String {
    const NAMES: &[(i32, &str)] =
        &[(6, "SIGABRT"), (8, "SIGFPE"), (9, "SIGKILL"), (11, "SIGSEGV"), (15, "SIGTERM")];
    let name = NAMES.iter().find(|(number, _)| *number == signal);
    name.map_or_else(|| signal.to_string(), |(number, name)| format!("{number} ({name})"))
}
