//! A program as a process group.

use std::{
    os::unix::process::{CommandExt, ExitStatusExt},
    process::{Child, Command, ExitStatus},
    sync::mpsc::{Receiver, SyncSender},
    thread,
    time::Duration,
};

use rustix::{
    io::Errno,
    process::{Pid, Signal, WaitId, WaitIdOptions, kill_process_group, waitid},
};

use crate::commands::judge::program::News;

/// A process group.
#[derive(Debug, Clone)]
pub(in super::super) struct Group {
    leader: Pid,
}

impl Group {
    /// Gives what `command` starts a group of its own.
    pub(in super::super) fn prepare(command: &mut Command) {
        command.process_group(0);
    }

    /// The group of `child`, which a thread watches until its leader has ended.
    pub(in super::super) fn watch(child: &Child, news: SyncSender<News>) -> Self {
        let leader = Pid::from_child(child);
        thread::spawn(move || {
            // NOWAIT leaves the ended leader in the process table, so that its number is not given
            // to another process before the group has been killed by that number.
            let options = WaitIdOptions::EXITED | WaitIdOptions::NOWAIT;
            while let Err(Errno::INTR) = waitid(WaitId::Pid(leader), options) {}
            let _nobody_waits = news.try_send(News::Ended);
        });
        Self { leader }
    }

    /// The first news within the time limit.
    #[expect(clippy::unused_self, reason = "elsewhere the group itself must be looked at")]
    pub(in super::super) fn wait(
        &self,
        _: &mut Child,
        news: &Receiver<News>,
        time_limit: Duration,
    ) -> Option<News> {
        news.recv_timeout(time_limit).ok()
    }

    /// Ends every process in it, at once.
    pub(in super::super) fn kill(&self) {
        // It fails only if there is nobody left to kill.
        let _all_gone = kill_process_group(self.leader, Signal::KILL);
    }
}

/// The signal that ended a process without an exit code.
pub(in super::super) fn signal(status: ExitStatus) -> i32 {
    status.signal().unwrap_or_default()
}
