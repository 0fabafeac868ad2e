//! All tasks of a server, so that it can end them at once.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::task::{AbortHandle, JoinHandle};
use tokio_util::sync::CancellationToken;

/// The tasks that the server has spawned and that may still run. Clones share them.
#[derive(Debug, Clone, Default)]
pub(crate) struct Tasks {
    /// Some of them have ended.
    running: Arc<Mutex<Vec<AbortHandle>>>,
    aborted: CancellationToken,
}

impl Tasks {
    /// Ends `task` when the server is [aborted](Self::abort).
    pub(crate) fn own(&self, task: &JoinHandle<()>) {
        let mut running = self.lock();
        if self.aborted.is_cancelled() {
            return task.abort();
        }
        // Before the vector grows, so that it stays less than twice as long as necessary.
        if running.len() == running.capacity() {
            running.retain(|task| !task.is_finished());
        }
        running.push(task.abort_handle());
    }

    /// Ends all tasks, each at the point at which it waits.
    pub(crate) fn abort(&self) {
        let mut running = self.lock();
        self.aborted.cancel();
        let tasks = std::mem::take(&mut *running);
        drop(running);
        for task in tasks {
            task.abort();
        }
    }

    /// Waits until the server is aborted.
    pub(crate) async fn aborted(&self) {
        self.aborted.cancelled().await;
    }

    /// Locks the tasks, even if the lock is poisoned: a panic leaves nothing half done here.
    fn lock(&self) -> MutexGuard<'_, Vec<AbortHandle>> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::future::pending;

    use super::*;

    #[tokio::test]
    async fn an_aborted_server_has_no_tasks() {
        let tasks = Tasks::default();
        let before = tokio::spawn(pending());
        tasks.own(&before);
        tasks.abort();
        let after = tokio::spawn(pending());
        tasks.own(&after);
        assert!(before.await.unwrap_err().is_cancelled());
        assert!(after.await.unwrap_err().is_cancelled());
    }

    #[tokio::test]
    async fn tasks_that_have_ended_are_forgotten() {
        let tasks = Tasks::default();
        for _ in 0..1000 {
            let task = tokio::spawn(async {});
            tasks.own(&task);
            task.await.unwrap();
        }
        assert!(tasks.lock().len() < 10);
    }
}
