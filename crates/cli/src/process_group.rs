//! Process groups: kill a program together with its child processes.

#[cfg(not(unix))]
mod fallback;
#[cfg(unix)]
mod unix;

#[cfg(not(unix))]
pub(crate) use self::fallback::{ProcessGroup, signal};
#[cfg(unix)]
pub(crate) use self::unix::{ProcessGroup, signal};

use std::process::Command;

/// A shell that runs `command` in a new process group.
pub(crate) fn shell(command: &str) -> Command {
    let (shell, flag) = if cfg!(windows) { ("cmd", "/C") } else { ("sh", "-c") };
    let mut shell = Command::new(shell);
    shell.args([flag, command]);
    ProcessGroup::prepare(&mut shell);
    shell
}
