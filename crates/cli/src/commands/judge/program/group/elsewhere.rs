//! A program as a tree of processes, on systems without process groups.

use std::{
    process::{Child, Command, ExitStatus, Stdio},
    sync::mpsc::{Receiver, SyncSender},
    time::{Duration, Instant},
};

use crate::commands::judge::program::News;

/// A process and those it has started.
#[derive(Debug, Clone)]
pub(in super::super) struct Group {
    leader: u32,
    /// Keeps the channel open, so that waiting for news takes its time.
    _news: SyncSender<News>,
}

impl Group {
    /// Nothing needs preparing: the system remembers who started whom.
    pub(in super::super) fn prepare(_: &mut Command) {}

    /// The processes under `child`.
    pub(in super::super) fn watch(child: &Child, news: SyncSender<News>) -> Self {
        Self { leader: child.id(), _news: news }
    }

    /// The first news within the time limit.
    ///
    /// There is no portable way to wait for two things at once, so it looks again and again.
    pub(in super::super) fn wait(
        &self,
        child: &mut Child,
        news: &Receiver<News>,
        time_limit: Duration,
    ) -> Option<News> {
        const PAUSE: Duration = Duration::from_millis(5);
        let start = Instant::now();
        while start.elapsed() < time_limit {
            if let Ok(news) = news.recv_timeout(PAUSE) {
                return Some(news);
            }
            if let Ok(Some(_)) = child.try_wait() {
                return Some(News::Ended);
            }
        }
        None
    }

    /// Ends every process in it.
    pub(in super::super) fn kill(&self) {
        let mut taskkill = Command::new("taskkill");
        taskkill.args(["/T", "/F", "/PID", &self.leader.to_string()]);
        taskkill.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        // It fails only if there is nobody left to kill.
        let _all_gone = taskkill.status();
    }
}

/// Processes here always end with an exit code.
pub(in super::super) fn signal(_: ExitStatus) -> i32 {
    0
}
