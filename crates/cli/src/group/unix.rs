//! A program as a process group.

use std::{
    os::unix::process::{CommandExt, ExitStatusExt},
    process::{Child, Command, ExitStatus},
    sync::mpsc::Receiver,
    thread,
    time::Duration,
};

use rustix::{
    io::Errno,
    process::{Pid, Signal, WaitId, WaitIdOptions, kill_process_group, waitid},
};

/// A process group.
#[derive(Debug, Clone)]
pub(crate) struct Group {
    leader: Pid,
}

impl Group {
    /// Gives what `command` starts a group of its own.
    pub(crate) fn prepare(command: &mut Command) {
        command.process_group(0);
    }

    /// The group of `child`, which has not been waited for.
    pub(crate) fn of(child: &Child) -> Self {
        Self { leader: Pid::from_child(child) }
    }

    /// Calls `ended` from a thread of its own once the leader has ended.
    pub(crate) fn watch(&self, ended: impl FnOnce() + Send + 'static) {
        let leader = self.leader;
        thread::spawn(move || {
            // NOWAIT leaves the ended leader in the process table, so that its number is not given
            // to another process before the group has been killed by that number.
            let options = WaitIdOptions::EXITED | WaitIdOptions::NOWAIT;
            while let Err(Errno::INTR) = waitid(WaitId::Pid(leader), options) {}
            ended();
        });
    }

    /// The first news within the time limit; whoever watches sends some when the leader has ended.
    #[expect(clippy::unused_self, reason = "elsewhere the group itself must be looked at")]
    pub(crate) fn wait<N>(
        &self,
        _: &mut Child,
        news: &Receiver<N>,
        time_limit: Duration,
        _ended: N,
    ) -> Option<N> {
        news.recv_timeout(time_limit).ok()
    }

    /// Ends every process in it, at once.
    pub(crate) fn kill(&self) {
        // It fails only if there is nobody left to kill.
        let _all_gone = kill_process_group(self.leader, Signal::KILL);
    }
}

/// The signal that ended a process without an exit code.
pub(crate) fn signal(status: ExitStatus) -> i32 {
    status.signal().unwrap_or_default()
}
