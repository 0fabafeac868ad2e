//! A program as a tree of processes, on systems without process groups.

use std::{
    process::{Child, Command, ExitStatus, Stdio},
    sync::mpsc::Receiver,
    time::{Duration, Instant},
};

/// A process and those it has started.
#[derive(Debug, Clone)]
pub(crate) struct Group {
    leader: u32,
}

impl Group {
    /// Nothing needs preparing: the system remembers who started whom.
    pub(crate) fn prepare(_: &mut Command) {}

    /// The processes under `child`.
    pub(crate) fn of(child: &Child) -> Self {
        Self { leader: child.id() }
    }

    /// There is no portable way to be told; [`wait`](Self::wait) looks for itself.
    pub(crate) fn watch(&self, _: impl FnOnce() + Send + 'static) {}

    /// The first news within the time limit, or `ended` when the leader has.
    ///
    /// There is no portable way to wait for two things at once, so it looks again and again. The
    /// caller keeps a sender, or there would be nothing to wait for between two looks.
    pub(crate) fn wait<N>(
        &self,
        child: &mut Child,
        news: &Receiver<N>,
        time_limit: Duration,
        ended: N,
    ) -> Option<N> {
        const PAUSE: Duration = Duration::from_millis(5);
        let start = Instant::now();
        while start.elapsed() < time_limit {
            if let Ok(news) = news.recv_timeout(PAUSE) {
                return Some(news);
            }
            if let Ok(Some(_)) = child.try_wait() {
                return Some(ended);
            }
        }
        None
    }

    /// Ends every process in it.
    pub(crate) fn kill(&self) {
        let mut taskkill = Command::new("taskkill");
        taskkill.args(["/T", "/F", "/PID", &self.leader.to_string()]);
        taskkill.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        // It fails only if there is nobody left to kill.
        let _all_gone = taskkill.status();
    }
}

/// Processes here always end with an exit code.
pub(crate) fn signal(_: ExitStatus) -> i32 {
    0
}
