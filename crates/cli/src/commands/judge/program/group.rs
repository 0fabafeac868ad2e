//! All processes of a program, so that none is left behind.

#[cfg(not(unix))]
mod elsewhere;
#[cfg(unix)]
mod unix;

#[cfg(not(unix))]
pub(super) use self::elsewhere::{Group, signal};
#[cfg(unix)]
pub(super) use self::unix::{Group, signal};
