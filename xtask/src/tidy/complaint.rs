//! A fault found in the tree.

use std::fmt;

/// A place in the tree, what is wrong there, and what to do about it.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Complaint {
    path: String,
    line: usize,
    fault: String,
    advice: String,
}

impl Complaint {
    /// A complaint about a line of a file, counted from one.
    pub(super) fn new(
        path: &str,
        line: usize,
        fault: impl Into<String>,
        advice: impl Into<String>,
    ) -> Self {
        Self { path: path.to_owned(), line, fault: fault.into(), advice: advice.into() }
    }

    /// Where it is, as `path:line`.
    #[cfg(test)]
    pub(super) fn place(&self) -> String {
        format!("{}:{}", self.path, self.line)
    }
}

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}; {}", self.path, self.line, self.fault, self.advice)
    }
}

/// Checks that `found` are these, each written as it is printed.
#[cfg(test)]
#[track_caller]
pub(super) fn check_complaints(found: &[Complaint], expected: &[&str]) {
    let found: Vec<_> = found.iter().map(Complaint::to_string).collect();
    assert_eq!(found, expected);
}
