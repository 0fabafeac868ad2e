//! Group commit: many appends, one transaction, one flush to disk.
//!
//! While a batch is on its way to the disk the next one gathers in the queue, so batches grow just
//! as large as the load asks for, and an append that comes alone does not wait for company.

use std::{
    mem,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
};

use tokio::sync::{Notify, broadcast, mpsc, oneshot};

use crate::{
    Append, AppendError, DatabaseError, Hint,
    backend::{Backend, Verdict, accepted},
    watch,
};

/// How many appends may wait to be written. Beyond that, [`Store::append`](crate::Store::append)
/// waits for a place in the queue.
pub const QUEUE: usize = 1024;

/// How many appends are committed together at most.
pub const MAX_BATCH: usize = 512;

/// An append and who waits for it.
#[derive(Debug)]
pub(crate) struct Request {
    pub(crate) append: Append,
    pub(crate) answer: oneshot::Sender<Result<(), AppendError>>,
}

/// Writes what comes down the queue.
#[derive(Debug)]
pub(crate) struct Writer {
    pub(crate) backend: Arc<dyn Backend>,
    pub(crate) requests: mpsc::Receiver<Request>,
    pub(crate) closing: Arc<Notify>,
    pub(crate) counters: Arc<Counters>,
    /// Whom to tell what was written; nobody, if the database tells everybody itself.
    pub(crate) hints: Option<broadcast::Sender<Hint>>,
}

/// What was written and read so far.
#[derive(Debug, Default)]
pub(crate) struct Counters {
    pub(crate) commits: AtomicU64,
    pub(crate) entries: AtomicU64,
    pub(crate) entries_read: AtomicU64,
    pub(crate) bytes_read: AtomicU64,
}

impl Writer {
    /// Writes until nobody can append any more, and what is in the queue then.
    pub(crate) async fn run(mut self) {
        let mut requests = Vec::with_capacity(MAX_BATCH);
        loop {
            tokio::select! {
                biased;
                () = self.closing.notified() => self.requests.close(),
                received = self.requests.recv_many(&mut requests, MAX_BATCH) => match received {
                    0 => return,
                    _ => self.write(mem::take(&mut requests)).await,
                },
            }
        }
    }

    /// Writes a batch, and answers everybody in it.
    async fn write(&self, requests: Vec<Request>) {
        let (batch, answers): (Vec<_>, Vec<_>) =
            requests.into_iter().map(|request| (request.append, request.answer)).unzip();
        for (outcome, answer) in self.commit(batch.into()).await.into_iter().zip(answers) {
            // An error says that whoever asked does not wait any more.
            drop(answer.send(outcome));
        }
    }

    /// Commits a batch. If the data of some append are to blame for a failure, the others are not
    /// to suffer from it, so each gets a transaction of its own.
    async fn commit(&self, batch: Arc<[Append]>) -> Vec<Result<(), AppendError>> {
        match self.try_commit(&batch).await {
            Ok(verdicts) => verdicts.into_iter().map(|verdict| Ok(verdict?)).collect(),
            Err(error) if error.is_about_data() => {
                let mut outcomes = Vec::new();
                for append in &*batch {
                    outcomes.push(self.commit_alone(append).await);
                }
                outcomes
            }
            Err(error) => batch.iter().map(|_| Err(AppendError::Unknown(error.clone()))).collect(),
        }
    }

    async fn commit_alone(&self, append: &Append) -> Result<(), AppendError> {
        match self.try_commit(&[append.clone()].into()).await {
            Ok(verdicts) => verdicts.into_iter().try_for_each(|verdict| Ok(verdict?)),
            Err(error) if error.is_about_data() => Err(AppendError::Refused(error)),
            Err(error) => Err(AppendError::Unknown(error)),
        }
    }

    async fn try_commit(&self, batch: &Arc<[Append]>) -> Result<Vec<Verdict>, DatabaseError> {
        let verdicts = self.backend.commit(Arc::clone(batch)).await?;
        for append in accepted(batch, &verdicts) {
            self.counters.entries.fetch_add(append.entries.len() as u64, Ordering::Relaxed);
            if let Some(hints) = &self.hints {
                watch::give(hints, Hint::Grown { room: append.room.clone(), end: append.end() });
            }
        }
        if verdicts.iter().any(Result::is_ok) {
            self.counters.commits.fetch_add(1, Ordering::Relaxed);
        }
        Ok(verdicts)
    }
}
