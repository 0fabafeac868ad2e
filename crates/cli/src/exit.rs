//! How the program ends.

use std::process::ExitCode;

/// The exit codes, which scripts may rely on.
///
/// They are written out for people in `paiju --help` and in `docs/command-line.md`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Exit {
    /// What was asked for is done, and all is well.
    Well,
    /// What was asked for is done, and some case failed.
    SomeFailed,
    /// The request could not be understood, or something in it could not be read.
    NotUnderstood,
    /// Somebody stopped it; what was done until then is told.
    Stopped,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        match exit {
            Exit::Well => Self::SUCCESS,
            Exit::SomeFailed => Self::from(1),
            Exit::NotUnderstood => Self::from(2),
            Exit::Stopped => Self::from(130), // As shells say of a program ended by Ctrl-C.
        }
    }
}
