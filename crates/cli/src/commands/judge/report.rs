//! Telling how the cases went: each failure at once, the rest at the end.

use std::{
    io::{self, Write},
    time::Duration,
};

use clap::builder::styling::{AnsiColor, Style};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use super::{
    cases::Case,
    diff,
    verdict::{Judged, Verdict},
};
use crate::{
    exit::Exit,
    layout::{self, Align},
    problem::Problem,
    words::Words,
};

const BOLD: Style = Style::new().bold();
const GOOD: Style = AnsiColor::Green.on_default();
const BAD: Style = AnsiColor::Red.on_default();

/// How many lines of a crashed program's stderr are shown.
const STDERR_LINES: usize = 5;

/// How to tell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    /// For people: the failures, then a summary.
    Details,
    /// For people: the failures, then every case in a table, then a summary.
    DetailsAndTable,
    /// For programs: one object for each case, then a summary.
    Json,
}

/// What is told at the end, as other programs read it: the field names stay.
#[derive(Debug, Serialize)]
struct Summary {
    cases: usize,
    passed: usize,
    failed: usize,
    seconds: f64,
}

/// A report in the making.
#[derive(Debug)]
pub(super) struct Report<'a> {
    form: Form,
    words: &'a Words,
    columns: usize,
    bar: ProgressBar,
    rows: Vec<[String; 3]>,
    n_passed: usize,
    n_failed: usize,
}

impl<'a> Report<'a> {
    /// A report on so many cases. On a terminal, a bar shows how far it is.
    pub(super) fn new(form: Form, n_cases: usize, words: &'a Words) -> Self {
        let bar = ProgressBar::new(n_cases as u64);
        let style = ProgressStyle::with_template("{bar:30} {pos}/{len} {msg}");
        bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        let columns = layout::columns();
        Self { form, words, columns, bar, rows: Vec::new(), n_passed: 0, n_failed: 0 }
    }

    /// Takes one more case, and tells of it if it failed.
    ///
    /// # Errors
    ///
    /// If that cannot be written.
    pub(super) fn add(&mut self, case: &Case, judged: &Judged) -> Result<(), Problem> {
        if judged.is_passed() {
            self.n_passed += 1;
        } else {
            self.n_failed += 1;
        }
        self.bar.inc(1);
        match self.form {
            Form::Json => {
                self.bar.suspend(|| writeln!(io::stdout(), "{}", judged.json(case)))?;
            }
            Form::Details | Form::DetailsAndTable => {
                if !judged.is_passed() {
                    let details = self.details(case, judged);
                    self.bar.suspend(|| writeln!(anstream::stdout(), "{details}"))?;
                }
                self.rows.push(self.row(case, judged));
            }
        }
        Ok(())
    }

    /// Tells the rest.
    ///
    /// # Errors
    ///
    /// If that cannot be written.
    pub(super) fn finish(self, time: Duration) -> Result<Exit, Problem> {
        self.bar.finish_and_clear();
        let mut out = anstream::stdout().lock();
        match self.form {
            Form::Json => {
                let summary = Summary {
                    cases: self.n_passed + self.n_failed,
                    passed: self.n_passed,
                    failed: self.n_failed,
                    seconds: time.as_secs_f64(),
                };
                // A struct of numbers always has a written form.
                writeln!(out, "{}", serde_json::to_string(&summary).unwrap_or_default())?;
            }
            Form::Details => writeln!(out, "{}", self.summary(time))?,
            Form::DetailsAndTable => {
                for line in layout::table([Align::Left, Align::Left, Align::Right], &self.rows) {
                    writeln!(out, "{}", painted(&line))?;
                }
                writeln!(out, "\n{}", self.summary(time))?;
            }
        }
        Ok(if self.n_failed == 0 { Exit::Well } else { Exit::SomeFailed })
    }

    fn summary(&self, time: Duration) -> String {
        let values = [
            ("passed", self.n_passed.into()),
            ("failed", self.n_failed.into()),
            ("seconds", format!("{:.2}", time.as_secs_f64()).into()),
        ];
        self.words.say("cli-judge-summary", &values)
    }

    fn row(&self, case: &Case, judged: &Judged) -> [String; 3] {
        let mark = if judged.is_passed() { '✓' } else { '✗' };
        let time = format!("{:.2} s", judged.time.as_secs_f64());
        [format!("{mark} {}", case.name), judged.sentence(case, self.words), time]
    }

    /// All there is to know about a failure.
    fn details(&self, case: &Case, judged: &Judged) -> String {
        let (name, verdict) = (&case.name, judged.sentence(case, self.words));
        let mut lines = vec![format!("{BAD}✗{BAD:#} {BOLD}{name}{BOLD:#}: {verdict}")];
        if let Verdict::Crashed { stderr, .. } = &judged.verdict {
            let said: Vec<_> = stderr.lines().rev().take(STDERR_LINES).collect();
            lines.extend(said.iter().rev().map(|line| format!("  stderr: {}", printable(line))));
        }
        // That a program which failed printed nothing is no news.
        let is_silent = judged.output.is_empty() && !matches!(judged.verdict, Verdict::WrongOutput);
        if let Some(difference) = diff::first(&case.expected, &judged.output)
            && !is_silent
        {
            let (expected, actual) = (&case.expected, &judged.output);
            lines.extend(difference.side_by_side(expected, actual, self.words, self.columns));
        }
        lines.push(String::new());
        lines.join("\n")
    }
}

/// A row of the table with its mark in colour.
fn painted(row: &str) -> String {
    match (row.strip_prefix('✓'), row.strip_prefix('✗')) {
        (Some(rest), _) => format!("{GOOD}✓{GOOD:#}{rest}"),
        (None, Some(rest)) => format!("{BAD}✗{BAD:#}{rest}"),
        (None, None) => row.to_owned(),
    }
}

/// A line of somebody else's without what could confuse the terminal.
fn printable(line: &str) -> String {
    line.chars().filter(|char| !char.is_control()).collect()
}
