//! Exit codes.

use std::process::ExitCode;

/// The exit codes, on which scripts may rely.
///
/// `paiju --help` and `docs/command-line.md` describe them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Exit {
    Success,
    /// The command ran, but a case failed, a record was tampered with, or a server refused a
    /// request.
    Failure,
    /// The request is invalid, or an input could not be read.
    UsageError,
    /// The user interrupted the command; it reported its results so far.
    Interrupted,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        match exit {
            Exit::Success => Self::SUCCESS,
            Exit::Failure => Self::from(1),
            Exit::UsageError => Self::from(2),
            Exit::Interrupted => Self::from(130), // The code of shells for a program ended by Ctrl-C.
        }
    }
}
