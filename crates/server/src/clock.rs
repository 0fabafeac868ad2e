//! The server's clock, which tests can control.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use protocol::Timestamp;
use tokio::sync::watch;

/// The server's clock: the system clock, or one that a test advances.
#[derive(Debug, Clone)]
pub struct Clock(Source);

#[derive(Debug, Clone)]
enum Source {
    System,
    Manual(watch::Sender<Timestamp>),
}

impl Clock {
    pub const fn system() -> Self {
        Self(Source::System)
    }

    /// A clock that shows `now` until it is [advanced](Self::advance).
    pub fn manual(now: Timestamp) -> Self {
        Self(Source::Manual(watch::Sender::new(now)))
    }

    /// Advances a manual clock. Ignored by the system clock.
    pub fn advance(&self, millis: u64) {
        if let Source::Manual(time) = &self.0 {
            time.send_modify(|now| *now = now.after(millis));
        }
    }

    pub fn now(&self) -> Timestamp {
        match &self.0 {
            Source::System => {
                let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
                Timestamp(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
            }
            Source::Manual(time) => *time.borrow(),
        }
    }

    /// Waits until `at`, or forever.
    pub async fn wait_until(&self, at: Option<Timestamp>) {
        let Some(at) = at else { return std::future::pending().await };
        match &self.0 {
            Source::System => {
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

#[cfg(test)]
mod tests {
    use super::*;

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
