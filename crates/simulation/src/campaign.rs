//! Many runs, one after the other on each thread.

use std::{
    sync::{
        Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    thread,
    time::Duration,
};

use crate::{Counts, Failure, Options, Report, run};

/// Which runs to simulate.
#[derive(Debug, Clone, Copy)]
pub struct Campaign {
    /// Number of the first run.
    pub first: u64,
    /// Number of faults after which no run begins.
    pub n_faults: u64,
    /// Number of runs after which no run begins; `None` for any number.
    pub n_runs: Option<u64>,
    pub n_threads: usize,
    pub options: Options,
}

/// What happened in all runs.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Totals {
    pub faults: Counts,
    pub n_runs: u64,
    pub n_entries: usize,
    pub n_acks: usize,
    pub n_frames: usize,
    pub n_games: usize,
    /// Simulated time.
    pub simulated: Duration,
}

impl Campaign {
    /// Simulates runs until there were enough, or one fails. Calls `observe` after each, with the totals.
    ///
    /// # Errors
    ///
    /// Returns the first failure.
    pub fn run(&self, observe: impl Fn(&Totals) + Sync) -> Result<Totals, Failure> {
        let (next, totals) = (AtomicU64::new(0), Mutex::new(Totals::default()));
        let failure = Mutex::new(None);
        let work = || loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let is_last = self.n_runs.is_some_and(|n_runs| n_runs <= number)
                || self.n_faults <= lock(&totals).faults.total();
            if is_last || lock(&failure).is_some() {
                return;
            }
            match run(self.first + number, &self.options) {
                Ok(report) => {
                    let mut totals = lock(&totals);
                    totals.add(&report);
                    observe(&totals);
                }
                Err(failed) => {
                    lock(&failure).get_or_insert(failed);
                }
            }
        };
        thread::scope(|scope| {
            for _ in 0..self.n_threads.max(1) {
                scope.spawn(work);
            }
        });
        let failure = lock(&failure).take();
        let totals = lock(&totals).clone();
        failure.map_or(Ok(totals), Err)
    }
}

impl Totals {
    fn add(&mut self, report: &Report) {
        let Report { faults, n_entries, n_acks, n_frames, n_games, simulated, .. } = report;
        self.faults.add(faults);
        self.n_runs += 1;
        self.n_entries += n_entries;
        self.n_acks += n_acks;
        self.n_frames += n_frames;
        self.n_games += n_games;
        self.simulated += *simulated;
    }
}

/// A panic leaves nothing half done here.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
