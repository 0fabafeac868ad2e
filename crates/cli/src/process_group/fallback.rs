//! Process trees, for systems without process groups.

use std::{
    process::{Child, Command, ExitStatus, Stdio},
    sync::mpsc::Receiver,
    time::{Duration, Instant},
};

/// A process and its descendants.
#[derive(Debug, Clone)]
pub(crate) struct ProcessGroup {
    leader: u32,
}

impl ProcessGroup {
    /// Does nothing: the system tracks parents and children.
    pub(crate) fn prepare(_: &mut Command) {}

    /// The process tree of `child`.
    pub(crate) fn of(child: &Child) -> Self {
        Self { leader: child.id() }
    }

    /// Does nothing: [`wait`](Self::wait) polls.
    pub(crate) fn watch(&self, _: impl FnOnce() + Send + 'static) {}

    /// Receives the first event within the time limit, or returns `ended` when the process exits.
    ///
    /// There is no portable way to wait for both, so this polls. The caller must keep a sender, or
    /// `recv_timeout` would return at once.
    pub(crate) fn wait<N>(
        &self,
        child: &mut Child,
        events: &Receiver<N>,
        time_limit: Duration,
        ended: N,
    ) -> Option<N> {
        const POLL_INTERVAL: Duration = Duration::from_millis(5);
        let start = Instant::now();
        while start.elapsed() < time_limit {
            if let Ok(event) = events.recv_timeout(POLL_INTERVAL) {
                return Some(event);
            }
            if let Ok(Some(_)) = child.try_wait() {
                return Some(ended);
            }
        }
        None
    }

    /// Kills all processes of the tree.
    pub(crate) fn kill(&self) {
        let mut taskkill = Command::new("taskkill");
        taskkill.args(["/T", "/F", "/PID", &self.leader.to_string()]);
        taskkill.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        // This fails only if no process is left.
        let _no_process = taskkill.status();
    }
}

/// Processes always end with an exit code on these systems.
pub(crate) fn signal(_: ExitStatus) -> i32 {
    0
}
