//! Token-bucket rate limiting.

use protocol::Timestamp;

/// Permits a number of uses per second on average, with bursts of twice as many.
#[derive(Debug, Clone, Copy)]
pub(crate) struct RateLimiter {
    per_second: u32,
    /// Tokens that are left, in thousandths.
    filled: u64,
    since: Timestamp,
}

impl RateLimiter {
    pub(crate) fn new(per_second: u32, now: Timestamp) -> Self {
        Self { per_second, filled: capacity(per_second), since: now }
    }

    /// Takes one token.
    ///
    /// # Errors
    ///
    /// Returns the milliseconds to wait, if no token is left.
    pub(crate) fn try_acquire(&mut self, now: Timestamp) -> Result<(), u32> {
        let gained = now.since(self.since).saturating_mul(self.per_second.into());
        self.filled = capacity(self.per_second).min(self.filled.saturating_add(gained));
        self.since = now;
        if let Some(left) = self.filled.checked_sub(ONE) {
            self.filled = left;
            return Ok(());
        }
        let wait = (ONE - self.filled).div_ceil(self.per_second.max(1).into());
        Err(u32::try_from(wait).unwrap_or(u32::MAX))
    }

    /// Whether all tokens are there, so that the limiter can be dropped.
    pub(crate) fn is_full(&self, now: Timestamp) -> bool {
        let gained = now.since(self.since).saturating_mul(self.per_second.into());
        capacity(self.per_second) <= self.filled.saturating_add(gained)
    }
}

/// One token, in thousandths.
const ONE: u64 = 1000;

fn capacity(per_second: u32) -> u64 {
    2 * ONE * u64::from(per_second.max(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RM-24: a burst, and then no more than the permitted number per second.
    #[test]
    fn a_limiter_permits_a_burst_and_then_returns_the_time_to_wait() {
        let mut limiter = RateLimiter::new(5, Timestamp(0));
        assert_eq!((0..20).filter(|_| limiter.try_acquire(Timestamp(0)).is_ok()).count(), 10);
        assert_eq!(limiter.try_acquire(Timestamp(0)), Err(200));
        assert_eq!(limiter.try_acquire(Timestamp(199)), Err(1));
        assert_eq!(limiter.try_acquire(Timestamp(200)), Ok(()));
        assert_eq!((0..20).filter(|_| limiter.try_acquire(Timestamp(9_000)).is_ok()).count(), 10);
        assert!(!limiter.is_full(Timestamp(9_000)));
        assert!(limiter.is_full(Timestamp(11_000)));
    }
}
