//! POSIX process groups.

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

#[derive(Debug, Clone)]
pub(crate) struct ProcessGroup {
    leader: Pid,
}

impl ProcessGroup {
    /// Lets `command` start in a new process group.
    pub(crate) fn prepare(command: &mut Command) {
        command.process_group(0);
    }

    /// The process group of `child`. The caller must not have waited for the child yet.
    pub(crate) fn of(child: &Child) -> Self {
        Self { leader: Pid::from_child(child) }
    }

    /// Calls `ended` from a new thread when the group leader exits.
    pub(crate) fn watch(&self, ended: impl FnOnce() + Send + 'static) {
        let leader = self.leader;
        thread::spawn(move || {
            // NOWAIT keeps the leader as a zombie, so that its pid is not reused before the group is
            // killed by that pid.
            let options = WaitIdOptions::EXITED | WaitIdOptions::NOWAIT;
            while let Err(Errno::INTR) = waitid(WaitId::Pid(leader), options) {}
            ended();
        });
    }

    /// Receives the first event within the time limit. The callback of [`watch`](Self::watch) sends
    /// one when the leader exits.
    #[expect(clippy::unused_self, reason = "the fallback needs it")]
    pub(crate) fn wait<N>(
        &self,
        _: &mut Child,
        events: &Receiver<N>,
        time_limit: Duration,
        _ended: N,
    ) -> Option<N> {
        events.recv_timeout(time_limit).ok()
    }

    /// Kills all processes of the group.
    pub(crate) fn kill(&self) {
        // This fails only if no process is left.
        let _no_process = kill_process_group(self.leader, Signal::KILL);
    }
}

/// The signal that ended a process without an exit code.
pub(crate) fn signal(status: ExitStatus) -> i32 {
    status.signal().unwrap_or_default()
}
