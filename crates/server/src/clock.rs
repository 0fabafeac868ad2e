//! The server's clock, which tests can control.

use std::{
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};

use protocol::Timestamp;
use tokio::sync::watch;

/// The server's clock: the system clock, one that a test advances, or one of a simulation.
#[derive(Debug, Clone)]
pub struct Clock(Source);

#[derive(Debug, Clone)]
enum Source {
    System(Arc<Mutex<NeverBack>>),
    Manual(watch::Sender<Timestamp>),
    OfRuntime { began_at: Timestamp, began: tokio::time::Instant },
}

impl Clock {
    pub fn system() -> Self {
        Self(Source::System(Arc::new(Mutex::new(NeverBack::new(system_time(), Instant::now())))))
    }

    /// A clock that shows `now` until it is [advanced](Self::advance).
    pub fn manual(now: Timestamp) -> Self {
        Self(Source::Manual(watch::Sender::new(now)))
    }

    /// A clock that shows `now` and then follows the time of the tokio runtime, which may be simulated.
    pub fn of_runtime(now: Timestamp) -> Self {
        Self(Source::OfRuntime { began_at: now, began: tokio::time::Instant::now() })
    }

    /// Advances a manual clock. Ignored by the others.
    pub fn advance(&self, millis: u64) {
        if let Source::Manual(time) = &self.0 {
            time.send_modify(|now| *now = now.after(millis));
        }
    }

    pub fn now(&self) -> Timestamp {
        match &self.0 {
            Source::System(never_back) => {
                // A panic leaves nothing half done there.
                let mut never_back = never_back.lock().unwrap_or_else(PoisonError::into_inner);
                never_back.read(system_time(), Instant::now())
            }
            Source::Manual(time) => *time.borrow(),
            Source::OfRuntime { began_at, began } => {
                began_at.after(u64::try_from(began.elapsed().as_millis()).unwrap_or(u64::MAX))
            }
        }
    }

    /// Waits until `at`, or forever.
    pub async fn wait_until(&self, at: Option<Timestamp>) {
        let Some(at) = at else { return std::future::pending().await };
        match &self.0 {
            Source::System(_) | Source::OfRuntime { .. } => {
                let wait = Duration::from_millis(at.since(self.now()));
                if !wait.is_zero() {
                    tokio::time::sleep(wait).await;
                }
            }
            Source::Manual(time) => {
                // Fails only if the clock was dropped.
                drop(time.subscribe().wait_for(|now| at <= *now).await);
            }
        }
    }
}

/// The time of the operating system.
fn system_time() -> Timestamp {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Timestamp(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
}

/// A clock that follows the operating system's, except that it goes on when that one is set back. Timers
/// would otherwise wait until the time is reached again.
#[derive(Debug)]
struct NeverBack {
    /// What this clock showed at `read_at`.
    shown: Timestamp,
    read_at: Instant,
}

impl NeverBack {
    const fn new(system: Timestamp, now: Instant) -> Self {
        Self { shown: system, read_at: now }
    }

    fn read(&mut self, system: Timestamp, now: Instant) -> Timestamp {
        let passed = now.saturating_duration_since(self.read_at).as_millis();
        let shown = self.shown.after(u64::try_from(passed).unwrap_or(u64::MAX));
        if shown <= system {
            *self = Self::new(system, now);
            return system;
        }
        // The next reading measures from the same point, so that fractions of milliseconds add up.
        shown
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_that_is_set_back_goes_on() {
        let began = Instant::now();
        let after = |micros| began + Duration::from_micros(micros);
        let mut clock = NeverBack::new(Timestamp(10_000), began);
        assert_eq!(clock.read(Timestamp(10_005), after(5_000)), Timestamp(10_005));
        assert_eq!(clock.read(Timestamp(3_000), after(6_500)), Timestamp(10_006));
        assert_eq!(clock.read(Timestamp(3_001), after(7_000)), Timestamp(10_007));
        assert_eq!(clock.read(Timestamp(4_000), after(1_006_000)), Timestamp(11_006));
        // It follows the system again when that one has caught up or was set forward.
        assert_eq!(clock.read(Timestamp(20_000), after(1_007_000)), Timestamp(20_000));
    }

    #[tokio::test]
    async fn advancing_a_manual_clock_wakes_tasks() {
        let clock = Clock::manual(Timestamp(100));
        let waiting = tokio::spawn({
            let clock = clock.clone();
            async move { clock.wait_until(Some(Timestamp(150))).await }
        });
        clock.advance(49);
        tokio::task::yield_now().await;
        assert!(!waiting.is_finished());
        clock.advance(1);
        assert!(waiting.await.is_ok());
        assert_eq!(clock.now(), Timestamp(150));
    }
}
