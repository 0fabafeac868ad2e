//! Reports the results of cases: failures at once, the summary at the end.

use std::{
    io::{self, Write},
    time::Duration,
};

use clap::builder::styling::{AnsiColor, Style};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use super::{
    case_result::{CaseResult, CaseStatus},
    cases::Case,
    diff,
};
use crate::{
    error::CliError,
    exit::Exit,
    layout::{self, Align},
    messages::Messages,
};

const BOLD: Style = Style::new().bold();
const GOOD: Style = AnsiColor::Green.on_default();
const BAD: Style = AnsiColor::Red.on_default();

/// Number of lines of a crashed program's stderr to show.
const STDERR_LINES: usize = 5;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ReportFormat {
    /// Text: failures, then a summary.
    Details,
    /// Text: failures, a table of all cases, then a summary.
    DetailsAndTable,
    /// JSON: one object per case, then a summary.
    Json,
}

/// The JSON summary. Other programs read it, so the field names are stable.
#[derive(Debug, Serialize)]
struct Summary {
    cases: usize,
    passed: usize,
    failed: usize,
    seconds: f64,
}

/// Prints results and collects the summary.
#[derive(Debug)]
pub(super) struct CaseReporter<'a> {
    format: ReportFormat,
    messages: &'a Messages,
    columns: usize,
    bar: ProgressBar,
    rows: Vec<[String; 3]>,
    n_passed: usize,
    n_failed: usize,
}

impl<'a> CaseReporter<'a> {
    /// On a terminal, shows a progress bar.
    pub(super) fn new(format: ReportFormat, n_cases: usize, messages: &'a Messages) -> Self {
        let bar = ProgressBar::new(n_cases as u64);
        let style = ProgressStyle::with_template("{bar:30} {pos}/{len} {msg}");
        bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        let columns = layout::columns();
        Self { format, messages, columns, bar, rows: Vec::new(), n_passed: 0, n_failed: 0 }
    }

    /// Adds a result, and prints it if the case failed.
    ///
    /// # Errors
    ///
    /// Returns an error if stdout cannot be written.
    pub(super) fn add(&mut self, case: &Case, result: &CaseResult) -> Result<(), CliError> {
        if result.is_passed() {
            self.n_passed += 1;
        } else {
            self.n_failed += 1;
        }
        self.bar.inc(1);
        match self.format {
            ReportFormat::Json => {
                self.bar.suspend(|| writeln!(io::stdout(), "{}", result.json(case)))?;
            }
            ReportFormat::Details | ReportFormat::DetailsAndTable => {
                if !result.is_passed() {
                    let details = self.details(case, result);
                    self.bar.suspend(|| writeln!(anstream::stdout(), "{details}"))?;
                }
                self.rows.push(self.row(case, result));
            }
        }
        Ok(())
    }

    /// Prints the table and the summary.
    ///
    /// # Errors
    ///
    /// Returns an error if stdout cannot be written.
    pub(super) fn finish(self, time: Duration) -> Result<Exit, CliError> {
        self.bar.finish_and_clear();
        let mut out = anstream::stdout().lock();
        match self.format {
            ReportFormat::Json => {
                let summary = Summary {
                    cases: self.n_passed + self.n_failed,
                    passed: self.n_passed,
                    failed: self.n_failed,
                    seconds: time.as_secs_f64(),
                };
                // A struct of numbers can always be serialized.
                writeln!(out, "{}", serde_json::to_string(&summary).unwrap_or_default())?;
            }
            ReportFormat::Details => writeln!(out, "{}", self.summary(time))?,
            ReportFormat::DetailsAndTable => {
                for line in layout::table([Align::Left, Align::Left, Align::Right], &self.rows) {
                    writeln!(out, "{}", painted(&line))?;
                }
                writeln!(out, "\n{}", self.summary(time))?;
            }
        }
        Ok(if self.n_failed == 0 { Exit::Success } else { Exit::Failure })
    }

    fn summary(&self, time: Duration) -> String {
        let values = [
            ("passed", self.n_passed.into()),
            ("failed", self.n_failed.into()),
            ("seconds", format!("{:.2}", time.as_secs_f64()).into()),
        ];
        self.messages.say("cli-judge-summary", &values)
    }

    fn row(&self, case: &Case, result: &CaseResult) -> [String; 3] {
        let mark = if result.is_passed() { '✓' } else { '✗' };
        let time = format!("{:.2} s", result.time.as_secs_f64());
        [format!("{mark} {}", case.name), result.sentence(case, self.messages), time]
    }

    /// Describes a failure: status, stderr and first difference.
    fn details(&self, case: &Case, result: &CaseResult) -> String {
        let (name, verdict) = (&case.name, result.sentence(case, self.messages));
        let mut lines = vec![format!("{BAD}✗{BAD:#} {BOLD}{name}{BOLD:#}: {verdict}")];
        if let CaseStatus::Crashed { stderr, .. } = &result.status {
            let said: Vec<_> = stderr.lines().rev().take(STDERR_LINES).collect();
            lines.extend(said.iter().rev().map(|line| format!("  stderr: {}", printable(line))));
        }
        // An empty output of a failed program is not shown.
        let is_silent =
            result.output.is_empty() && !matches!(result.status, CaseStatus::WrongOutput);
        if let Some(difference) = diff::first(&case.expected, &result.output)
            && !is_silent
        {
            let (expected, actual) = (&case.expected, &result.output);
            lines.extend(difference.side_by_side(expected, actual, self.messages, self.columns));
        }
        lines.push(String::new());
        lines.join("\n")
    }
}

/// Colours the mark of a row.
fn painted(row: &str) -> String {
    match (row.strip_prefix('✓'), row.strip_prefix('✗')) {
        (Some(rest), _) => format!("{GOOD}✓{GOOD:#}{rest}"),
        (None, Some(rest)) => format!("{BAD}✗{BAD:#}{rest}"),
        (None, None) => row.to_owned(),
    }
}

/// Removes control characters, which could confuse the terminal.
fn printable(line: &str) -> String {
    line.chars().filter(|char| !char.is_control()).collect()
}
