//! Group commit: many appends, one transaction, one flush to disk.
//!
//! While a batch is being written, the next one gathers in the queue. So batches grow with the load,
//! and a single append does not wait for others.

use std::{
    mem,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
};

use tokio::sync::{Notify, broadcast, mpsc, oneshot};

use crate::{
    Append, AppendError, DatabaseError, LogChange,
    backend::{AppendResult, Backend, accepted},
    health::Health,
    log_changes,
};

/// Number of appends that may wait. If the queue is full,
/// [`Store::append`](crate::Store::append) waits.
pub const QUEUE: usize = 1024;

/// Maximum number of appends in a transaction.
pub const MAX_BATCH: usize = 512;

/// An append, and where its result goes.
#[derive(Debug)]
pub(crate) struct Request {
    pub(crate) append: Append,
    pub(crate) result: oneshot::Sender<Result<(), AppendError>>,
}

/// Commits the appends in the queue.
#[derive(Debug)]
pub(crate) struct Writer {
    pub(crate) backend: Arc<dyn Backend>,
    pub(crate) requests: mpsc::Receiver<Request>,
    pub(crate) closing: Arc<Notify>,
    pub(crate) counters: Arc<Counters>,
    pub(crate) health: Arc<Health>,
    /// Where appends are reported; `None` if the database itself notifies all nodes.
    pub(crate) changes: Option<broadcast::Sender<LogChange>>,
}

/// Like [`Counts`](crate::Counts).
#[derive(Debug, Default)]
pub(crate) struct Counters {
    pub(crate) commits: AtomicU64,
    pub(crate) entries: AtomicU64,
    pub(crate) entries_read: AtomicU64,
    pub(crate) bytes_read: AtomicU64,
}

impl Writer {
    /// Runs until the store is closed or its last handle is dropped, and the queue is empty.
    pub(crate) async fn run(mut self) {
        let mut requests = Vec::with_capacity(MAX_BATCH);
        loop {
            tokio::select! {
                biased;
                () = self.closing.notified() => self.requests.close(),
                received = self.requests.recv_many(&mut requests, MAX_BATCH) => match received {
                    0 => return self.close().await,
                    _ => self.write(mem::take(&mut requests)).await,
                },
            }
        }
    }

    /// Closes the database. If that fails, it is still complete together with its journal.
    async fn close(&self) {
        if let Err(error) = self.backend.close().await {
            self.health.append_failed(&error);
        }
    }

    /// Writes a batch, and sends the result of each append.
    async fn write(&self, requests: Vec<Request>) {
        let (batch, senders): (Vec<_>, Vec<_>) =
            requests.into_iter().map(|request| (request.append, request.result)).unzip();
        for (result, sender) in self.commit(batch.into()).await.into_iter().zip(senders) {
            // Fails only if the caller no longer waits.
            drop(sender.send(result));
        }
    }

    /// Commits a batch. If it fails because of the data of one append, each append gets its own
    /// transaction, so that the others succeed.
    async fn commit(&self, batch: Arc<[Append]>) -> Vec<Result<(), AppendError>> {
        match self.try_commit(&batch).await {
            Ok(results) => results.into_iter().map(|result| Ok(result?)).collect(),
            Err(error) if error.is_about_data() => {
                let mut outcomes = Vec::new();
                for append in &*batch {
                    outcomes.push(self.commit_alone(append).await);
                }
                outcomes
            }
            Err(error) => {
                self.health.append_failed(&error);
                batch.iter().map(|_| Err(AppendError::Unknown(error.clone()))).collect()
            }
        }
    }

    async fn commit_alone(&self, append: &Append) -> Result<(), AppendError> {
        match self.try_commit(&[append.clone()].into()).await {
            Ok(results) => results.into_iter().try_for_each(|result| Ok(result?)),
            Err(error) if error.is_about_data() => Err(AppendError::Refused(error)),
            Err(error) => Err(AppendError::Unknown(error)),
        }
    }

    async fn try_commit(&self, batch: &Arc<[Append]>) -> Result<Vec<AppendResult>, DatabaseError> {
        let results = self.backend.commit(Arc::clone(batch)).await?;
        for append in accepted(batch, &results) {
            self.counters.entries.fetch_add(append.entries.len() as u64, Ordering::Relaxed);
            if let Some(changes) = &self.changes {
                log_changes::notify(
                    changes,
                    LogChange::Appended { room: append.room.clone(), end: append.end() },
                );
            }
        }
        if results.iter().any(Result::is_ok) {
            self.counters.commits.fetch_add(1, Ordering::Relaxed);
        }
        Ok(results)
    }
}
