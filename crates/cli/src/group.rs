//! A program somebody wrote, and all its processes, so that none is left behind.

#[cfg(not(unix))]
mod elsewhere;
#[cfg(unix)]
mod unix;

#[cfg(not(unix))]
pub(crate) use self::elsewhere::{Group, signal};
#[cfg(unix)]
pub(crate) use self::unix::{Group, signal};

use std::process::Command;

/// What has the shell run `command`, as it would if it were typed.
pub(crate) fn shell(command: &str) -> Command {
    let (shell, flag) = if cfg!(windows) { ("cmd", "/C") } else { ("sh", "-c") };
    let mut shell = Command::new(shell);
    shell.args([flag, command]);
    Group::prepare(&mut shell);
    shell
}
