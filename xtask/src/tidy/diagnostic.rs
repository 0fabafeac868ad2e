//! Diagnostics of the checks.

use std::fmt;

/// A place in the tree, what is wrong there, and what to do about it.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Diagnostic {
    path: String,
    line: usize,
    fault: String,
    advice: String,
}

impl Diagnostic {
    /// A diagnostic for a 1-based line of a file.
    pub(super) fn new(
        path: &str,
        line: usize,
        fault: impl Into<String>,
        advice: impl Into<String>,
    ) -> Self {
        Self { path: path.to_owned(), line, fault: fault.into(), advice: advice.into() }
    }

    /// `path:line`
    #[cfg(test)]
    pub(super) fn location(&self) -> String {
        format!("{}:{}", self.path, self.line)
    }
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}; {}", self.path, self.line, self.fault, self.advice)
    }
}

/// Asserts that the diagnostics print as `expected`.
#[cfg(test)]
#[track_caller]
pub(super) fn check_diagnostics(found: &[Diagnostic], expected: &[&str]) {
    let found: Vec<_> = found.iter().map(Diagnostic::to_string).collect();
    assert_eq!(found, expected);
}
