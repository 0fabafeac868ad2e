//! The result of a case.

use std::time::Duration;

use game_big_two::transcript::InputRefusal;
use serde::Serialize;

use super::{
    cases::Case,
    diff,
    program::{OUTPUT_LIMIT, ProgramFailure},
};
use crate::messages::Messages;

/// The result of running a judge on a case.
#[derive(Debug)]
pub(super) struct CaseResult {
    pub(super) status: CaseStatus,
    /// The output, up to the limit.
    pub(super) output: Vec<u8>,
    pub(super) time: Duration,
}

#[derive(Debug)]
pub(super) enum CaseStatus {
    /// The output equals the expected output.
    Passed,
    /// The output differs.
    WrongOutput,
    /// The built-in judge refuses the input, but an output is expected.
    NotJudged(InputRefusal),
    /// The program failed.
    Crashed {
        end: ProgramFailure,
        /// The end of its stderr.
        stderr: String,
    },
    /// The program exceeded the time limit and was killed.
    OutOfTime,
    /// The program exceeded the output limit and was killed.
    TooMuch,
}

/// The JSON form of a result. Other programs read it, so the field names are stable.
#[derive(Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
struct CaseRecord<'a> {
    case: &'a str,
    verdict: &'static str,
    seconds: f64,
    /// 1-based number of the first line that differs.
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    /// The expected text of that line.
    #[serde(skip_serializing_if = "Option::is_none")]
    expected: Option<String>,
    /// The actual text of that line.
    #[serde(skip_serializing_if = "Option::is_none")]
    actual: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    exit_code: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    signal: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    stderr: Option<&'a str>,
    /// Why the built-in judge refuses the input.
    #[serde(skip_serializing_if = "Option::is_none")]
    refusal: Option<&'a InputRefusal>,
}

impl CaseResult {
    pub(super) fn is_passed(&self) -> bool {
        matches!(self.status, CaseStatus::Passed)
    }

    /// Describes the status.
    pub(super) fn sentence(&self, case: &Case, messages: &Messages) -> String {
        match &self.status {
            CaseStatus::Passed => messages.say("cli-verdict-passed", &[]),
            CaseStatus::WrongOutput => {
                let line = diff::first(&case.expected, &self.output).map_or(0, |it| it.line);
                messages.say("cli-verdict-wrong-output", &[("line", line.into())])
            }
            CaseStatus::NotJudged(refusal) => {
                let why = messages.refusal("big-two-input-", refusal);
                messages.say("cli-verdict-not-judged", &[("why", why.into())])
            }
            CaseStatus::Crashed { end: ProgramFailure::Code(code), .. } => {
                messages.say("cli-verdict-exit-code", &[("code", (*code).into())])
            }
            CaseStatus::Crashed { end: ProgramFailure::Signal(signal), .. } => {
                messages.say("cli-verdict-signal", &[("signal", signal_name(*signal).into())])
            }
            CaseStatus::OutOfTime => messages.say("cli-verdict-out-of-time", &[]),
            CaseStatus::TooMuch => {
                let mebibytes = OUTPUT_LIMIT / (1 << 20);
                messages.say("cli-verdict-too-much", &[("limit", mebibytes.into())])
            }
        }
    }

    /// Serializes the result as one line of JSON.
    pub(super) fn json(&self, case: &Case) -> String {
        let difference = diff::first(&case.expected, &self.output);
        let line_of = |output: &[u8]| {
            let line = difference.and_then(|it| diff::lines(output).nth(it.line - 1));
            line.map(|line| String::from_utf8_lossy(line).into_owned())
        };
        let mut record = CaseRecord {
            case: &case.name,
            verdict: self.status.id(),
            seconds: self.time.as_secs_f64(),
            line: difference.map(|it| it.line),
            expected: line_of(&case.expected),
            actual: line_of(&self.output),
            exit_code: None,
            signal: None,
            stderr: None,
            refusal: None,
        };
        match &self.status {
            CaseStatus::NotJudged(refusal) => record.refusal = Some(refusal),
            CaseStatus::Crashed { end, stderr } => {
                record.stderr = Some(stderr);
                match end {
                    ProgramFailure::Code(code) => record.exit_code = Some(*code),
                    ProgramFailure::Signal(signal) => record.signal = Some(*signal),
                }
            }
            CaseStatus::Passed
            | CaseStatus::WrongOutput
            | CaseStatus::OutOfTime
            | CaseStatus::TooMuch => {}
        }
        // A struct of numbers and strings can always be serialized.
        serde_json::to_string(&record).unwrap_or_default()
    }
}

impl CaseStatus {
    /// Stable id.
    const fn id(&self) -> &'static str {
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

/// Number of a signal, with its name if it is a common one.
fn signal_name(signal: i32) -> String {
    const NAMES: &[(i32, &str)] =
        &[(6, "SIGABRT"), (8, "SIGFPE"), (9, "SIGKILL"), (11, "SIGSEGV"), (15, "SIGTERM")];
    let name = NAMES.iter().find(|(number, _)| *number == signal);
    name.map_or_else(|| signal.to_string(), |(number, name)| format!("{number} ({name})"))
}
