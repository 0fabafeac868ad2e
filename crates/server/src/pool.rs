//! A few threads on which bots think, so that sockets never wait for them.

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

/// How many thoughts may wait. Beyond that a seat does without one.
const QUEUE: usize = 256;

/// How long a bot may think when nobody else wants to.
const THINKING_TIME: Duration = Duration::from_millis(900);

/// Something to think about, in the time given.
pub(crate) type Job = Box<dyn FnOnce(Duration) + Send>;

/// The threads. They end when the pool is dropped.
pub(crate) struct Pool {
    jobs: Option<SyncSender<Job>>,
    threads: Vec<JoinHandle<()>>,
    waiting: Arc<AtomicUsize>,
}

/// There is no place in the queue.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Busy;

impl Pool {
    /// Starts so many threads, at least one.
    pub(crate) fn new(n_threads: usize) -> std::io::Result<Self> {
        let (jobs, queue) = sync_channel::<Job>(QUEUE);
        let (queue, waiting) = (Arc::new(Mutex::new(queue)), Arc::new(AtomicUsize::new(0)));
        let start = |number| {
            let (queue, waiting) = (Arc::clone(&queue), Arc::clone(&waiting));
            let work = move || work(&queue, &waiting, n_threads.max(1));
            thread::Builder::new().name(format!("bot-{number}")).spawn(work)
        };
        let threads = (0..n_threads.max(1)).map(start).collect::<Result<_, _>>()?;
        Ok(Self { jobs: Some(jobs), threads, waiting })
    }

    /// Thinks about `job` when it is its turn.
    pub(crate) fn submit(&self, job: Job) -> Result<(), Busy> {
        let jobs = self.jobs.as_ref().ok_or(Busy)?;
        self.waiting.fetch_add(1, Ordering::Relaxed);
        jobs.try_send(job).map_err(|(TrySendError::Full(_) | TrySendError::Disconnected(_))| {
            self.waiting.fetch_sub(1, Ordering::Relaxed);
            Busy
        })
    }

    /// How many thoughts wait or are being thought.
    pub(crate) fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }
}

/// How long a bot may think while so many want to: the more there are, the shorter.
fn thinking_time(waiting: usize, n_threads: usize) -> Duration {
    let rounds = waiting.div_ceil(n_threads).max(1);
    THINKING_TIME / u32::try_from(rounds).unwrap_or(u32::MAX)
}

fn work(queue: &Mutex<Receiver<Job>>, waiting: &AtomicUsize, n_threads: usize) {
    loop {
        let job = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(job) = job else { return };
        let time = thinking_time(waiting.load(Ordering::Relaxed), n_threads);
        // A bot that breaks is one that gave no answer: whoever waits for it goes on without.
        let outcome = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| job(time)));
        if outcome.is_err() {
            tracing::error!("a bot broke while thinking");
        }
        waiting.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.jobs = None;
        for thread in self.threads.drain(..) {
            // An error says that it panicked, which was told then.
            drop(thread.join());
        }
    }
}

impl fmt::Debug for Pool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Pool").field("waiting", &self.waiting()).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    #[test]
    fn a_busy_pool_gives_each_less_time() {
        assert_eq!(thinking_time(0, 2), THINKING_TIME);
        assert_eq!(thinking_time(2, 2), THINKING_TIME);
        assert_eq!(thinking_time(3, 2), THINKING_TIME / 2);
        assert_eq!(thinking_time(180, 1), Duration::from_millis(5));
    }

    #[test]
    fn a_job_that_breaks_does_not_end_the_thread() {
        let pool = Pool::new(1).unwrap();
        pool.submit(Box::new(|_| panic!("a broken bot"))).unwrap();
        let (answer, answered) = mpsc::channel();
        pool.submit(Box::new(move |_| answer.send(7).unwrap())).unwrap();
        assert_eq!(answered.recv(), Ok(7));
    }

    #[test]
    fn a_full_pool_says_so() {
        let pool = Pool::new(1).unwrap();
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
