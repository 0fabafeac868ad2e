//! What time it is.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use protocol::Millis;
use tokio::sync::watch;

/// The server's clock: the system's, or one that a test turns by hand.
#[derive(Debug, Clone)]
pub struct Clock(Source);

#[derive(Debug, Clone)]
enum Source {
    System,
    Hand(watch::Sender<Millis>),
}

impl Clock {
    /// The system's clock.
    pub const fn system() -> Self {
        Self(Source::System)
    }

    /// A clock that stands at `now` until it is [turned](Self::advance).
    pub fn by_hand(now: Millis) -> Self {
        Self(Source::Hand(watch::Sender::new(now)))
    }

    /// Turns a clock that goes by hand, and wakes those whose time has come.
    pub fn advance(&self, millis: u64) {
        if let Source::Hand(time) = &self.0 {
            time.send_modify(|now| *now = now.after(millis));
        }
    }

    /// What time it is.
    pub fn now(&self) -> Millis {
        match &self.0 {
            Source::System => {
                let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
                Millis(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
            }
            Source::Hand(time) => *time.borrow(),
        }
    }

    /// Waits until `at`; for ever without one.
    pub async fn wait_until(&self, at: Option<Millis>) {
        let Some(at) = at else { return std::future::pending().await };
        match &self.0 {
            Source::System => {
                let wait = Duration::from_millis(at.since(self.now()));
                if !wait.is_zero() {
                    tokio::time::sleep(wait).await;
                }
            }
            Source::Hand(time) => {
                // An error says that the clock is gone, and with it everybody who waits.
                drop(time.subscribe().wait_for(|now| at <= *now).await);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_clock_turned_by_hand_wakes_those_whose_time_has_come() {
        let clock = Clock::by_hand(Millis(100));
        let waiting = tokio::spawn({
            let clock = clock.clone();
            async move { clock.wait_until(Some(Millis(150))).await }
        });
        clock.advance(49);
        tokio::task::yield_now().await;
        assert!(!waiting.is_finished());
        clock.advance(1);
        assert!(waiting.await.is_ok());
        assert_eq!(clock.now(), Millis(150));
    }
}
