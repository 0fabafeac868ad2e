//! A thread pool for bots, so that sockets never wait for them. In a simulation, tasks instead of threads.

use std::{
    fmt,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
        mpsc::{Receiver, SyncSender, TrySendError, sync_channel},
    },
    thread::{self, JoinHandle},
    time::Duration,
};

use crate::tasks::Tasks;

/// Number of jobs that may wait. If the queue is full, a seat takes the default action.
const QUEUE: usize = 256;

/// How long a bot may think while no other job waits.
const THINKING_TIME: Duration = Duration::from_millis(900);

/// A job. Its argument is how long it may take.
pub(crate) type Job = Box<dyn FnOnce(Duration) + Send>;

/// Runs jobs. Its threads end when it is dropped.
pub(crate) struct BotPool {
    workers: Workers,
    waiting: Arc<AtomicUsize>,
}

enum Workers {
    Threads {
        jobs: Option<SyncSender<Job>>,
        threads: Vec<JoinHandle<()>>,
    },
    /// A task of the tokio runtime for each job. The job runs at once, after the thinking time.
    Tasks(Tasks),
}

/// The queue is full.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Busy;

impl BotPool {
    /// Starts the threads, at least one.
    pub(crate) fn new(n_threads: usize) -> std::io::Result<Self> {
        let (jobs, queue) = sync_channel::<Job>(QUEUE);
        let (queue, waiting) = (Arc::new(Mutex::new(queue)), Arc::new(AtomicUsize::new(0)));
        let start = |number| {
            let (queue, waiting) = (Arc::clone(&queue), Arc::clone(&waiting));
            let work = move || work(&queue, &waiting, n_threads.max(1));
            thread::Builder::new().name(format!("bot-{number}")).spawn(work)
        };
        let threads = (0..n_threads.max(1)).map(start).collect::<Result<_, _>>()?;
        Ok(Self { workers: Workers::Threads { jobs: Some(jobs), threads }, waiting })
    }

    /// Runs the jobs on the thread of the tokio runtime, whose time may be simulated: in the same order in
    /// every run.
    pub(crate) fn on_runtime(tasks: Tasks) -> Self {
        Self { workers: Workers::Tasks(tasks), waiting: Arc::default() }
    }

    /// Runs `job` when a thread is free.
    pub(crate) fn submit(&self, job: Job) -> Result<(), Busy> {
        let jobs = match &self.workers {
            Workers::Threads { jobs, .. } => jobs.as_ref().ok_or(Busy)?,
            Workers::Tasks(tasks) => {
                let think = async move {
                    tokio::time::sleep(THINKING_TIME).await;
                    job(THINKING_TIME);
                };
                tasks.own(&tokio::spawn(think));
                return Ok(());
            }
        };
        self.waiting.fetch_add(1, Ordering::Relaxed);
        jobs.try_send(job).map_err(|(TrySendError::Full(_) | TrySendError::Disconnected(_))| {
            self.waiting.fetch_sub(1, Ordering::Relaxed);
            Busy
        })
    }

    /// Number of jobs that wait or run.
    pub(crate) fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }
}

/// How long a job may take: less if many jobs wait.
fn thinking_time(waiting: usize, n_threads: usize) -> Duration {
    let rounds = waiting.div_ceil(n_threads).max(1);
    THINKING_TIME / u32::try_from(rounds).unwrap_or(u32::MAX)
}

fn work(queue: &Mutex<Receiver<Job>>, waiting: &AtomicUsize, n_threads: usize) {
    loop {
        let job = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(job) = job else { return };
        let time = thinking_time(waiting.load(Ordering::Relaxed), n_threads);
        // If a bot panics, the room continues without its decision.
        let outcome = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| job(time)));
        if outcome.is_err() {
            tracing::error!("bot panicked");
        }
        waiting.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Drop for BotPool {
    fn drop(&mut self) {
        let Workers::Threads { jobs, threads } = &mut self.workers else { return };
        *jobs = None;
        for thread in threads.drain(..) {
            // Fails only if the thread panicked, which the panic hook has logged.
            drop(thread.join());
        }
    }
}

impl fmt::Debug for BotPool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("BotPool").field("waiting", &self.waiting()).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    #[test]
    fn a_busy_pool_gives_each_job_less_time() {
        assert_eq!(thinking_time(0, 2), THINKING_TIME);
        assert_eq!(thinking_time(2, 2), THINKING_TIME);
        assert_eq!(thinking_time(3, 2), THINKING_TIME / 2);
        assert_eq!(thinking_time(180, 1), Duration::from_millis(5));
    }

    #[test]
    fn a_panicking_job_does_not_end_the_thread() {
        let pool = BotPool::new(1).unwrap();
        pool.submit(Box::new(|_| panic!("a broken bot"))).unwrap();
        let (answer, answered) = mpsc::channel();
        pool.submit(Box::new(move |_| answer.send(7).unwrap())).unwrap();
        assert_eq!(answered.recv(), Ok(7));
    }

    #[test]
    fn a_full_queue_refuses_jobs() {
        let pool = BotPool::new(1).unwrap();
        let (go, gone) = mpsc::channel::<()>();
        let (start, started) = mpsc::channel();
        let wait = move |_| {
            start.send(()).unwrap();
            assert!(gone.recv().is_err());
        };
        pool.submit(Box::new(wait)).unwrap();
        assert_eq!(started.recv(), Ok(()));
        let n_taken = (0..QUEUE + 9).filter(|_| pool.submit(Box::new(|_| ())).is_ok()).count();
        assert_eq!(n_taken, QUEUE);
        drop(go);
    }
}
