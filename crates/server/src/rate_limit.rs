//! Token-bucket rate limiting.

use std::{
    collections::BTreeMap,
    sync::{Mutex, PoisonError},
};

use protocol::Timestamp;

/// Permits a number of uses per time on average, with bursts.
#[derive(Debug, Clone, Copy)]
pub(crate) struct RateLimiter {
    rate: Rate,
    /// Parts of tokens that are left.
    filled: u64,
    since: Timestamp,
}

/// How many uses are permitted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Rate {
    per_minute: u64,
    burst: u64,
}

/// Rate limiters by key, such as the address of a client.
#[derive(Debug)]
pub(crate) struct RateLimiters<K> {
    rate: Rate,
    limiters: Mutex<BTreeMap<K, RateLimiter>>,
}

impl Rate {
    /// A number of uses per second on average, with bursts of twice as many.
    pub(crate) fn per_second(n_uses: u32) -> Self {
        Self { per_minute: 60 * u64::from(n_uses), burst: 2 * u64::from(n_uses.max(1)) }
    }

    /// A number of uses per minute on average, with bursts of twice as many.
    pub(crate) fn per_minute(n_uses: u32) -> Self {
        Self { per_minute: n_uses.into(), burst: 2 * u64::from(n_uses.max(1)) }
    }

    fn capacity(self) -> u64 {
        TOKEN * self.burst
    }
}

impl RateLimiter {
    pub(crate) fn new(rate: Rate, now: Timestamp) -> Self {
        Self { rate, filled: rate.capacity(), since: now }
    }

    /// Takes one token.
    ///
    /// # Errors
    ///
    /// Returns the milliseconds to wait, if no token is left.
    pub(crate) fn try_acquire(&mut self, now: Timestamp) -> Result<(), u32> {
        self.check(now)?;
        self.filled -= TOKEN;
        Ok(())
    }

    /// Refuses if no token is left, and takes none.
    ///
    /// # Errors
    ///
    /// Returns the milliseconds to wait.
    pub(crate) fn check(&mut self, now: Timestamp) -> Result<(), u32> {
        self.filled = self.filled_at(now);
        self.since = now;
        if TOKEN <= self.filled {
            return Ok(());
        }
        let wait = (TOKEN - self.filled).div_ceil(self.rate.per_minute.max(1));
        Err(u32::try_from(wait).unwrap_or(u32::MAX))
    }

    /// Whether all tokens are there, so that the limiter can be dropped.
    fn is_full(&self, now: Timestamp) -> bool {
        self.filled_at(now) == self.rate.capacity()
    }

    fn filled_at(&self, now: Timestamp) -> u64 {
        let gained = now.since(self.since).saturating_mul(self.rate.per_minute);
        self.rate.capacity().min(self.filled.saturating_add(gained))
    }
}

impl<K: Ord> RateLimiters<K> {
    /// Number of limiters kept before the full ones are dropped.
    const MAX_KEYS: usize = 10_000;

    pub(crate) fn new(rate: Rate) -> Self {
        Self { rate, limiters: Mutex::default() }
    }

    /// Takes one token of `key`.
    ///
    /// # Errors
    ///
    /// Returns the milliseconds to wait, if no token is left.
    pub(crate) fn try_acquire(&self, key: K, now: Timestamp) -> Result<(), u32> {
        self.with(key, now, |limiter| limiter.try_acquire(now))
    }

    /// Refuses if no token of `key` is left, and takes none.
    ///
    /// # Errors
    ///
    /// Returns the milliseconds to wait.
    pub(crate) fn check(&self, key: K, now: Timestamp) -> Result<(), u32> {
        self.with(key, now, |limiter| limiter.check(now))
    }

    fn with<T>(&self, key: K, now: Timestamp, f: impl FnOnce(&mut RateLimiter) -> T) -> T {
        // A panic leaves nothing half done here.
        let mut limiters = self.limiters.lock().unwrap_or_else(PoisonError::into_inner);
        if Self::MAX_KEYS < limiters.len() {
            limiters.retain(|_, limiter| !limiter.is_full(now));
        }
        f(limiters.entry(key).or_insert_with(|| RateLimiter::new(self.rate, now)))
    }
}

/// One token, in parts: what one use per minute gains in a minute of milliseconds.
const TOKEN: u64 = 60_000;

#[cfg(test)]
mod tests {
    use super::*;

    /// RM-24: a burst, and then no more than the permitted number per second.
    #[test]
    fn a_limiter_permits_a_burst_and_then_returns_the_time_to_wait() {
        let mut limiter = RateLimiter::new(Rate::per_second(5), Timestamp(0));
        assert_eq!((0..20).filter(|_| limiter.try_acquire(Timestamp(0)).is_ok()).count(), 10);
        assert_eq!(limiter.try_acquire(Timestamp(0)), Err(200));
        assert_eq!(limiter.try_acquire(Timestamp(199)), Err(1));
        assert_eq!(limiter.check(Timestamp(200)), Ok(()));
        assert_eq!(limiter.try_acquire(Timestamp(200)), Ok(()));
        assert_eq!((0..20).filter(|_| limiter.try_acquire(Timestamp(9_000)).is_ok()).count(), 10);
        assert!(!limiter.is_full(Timestamp(9_000)));
        assert!(limiter.is_full(Timestamp(11_000)));
    }

    /// RM-24: a limit per minute fills slowly.
    #[test]
    fn a_limit_per_minute_gains_a_token_in_its_share_of_a_minute() {
        let limiters = RateLimiters::new(Rate::per_minute(3));
        let n_taken = |now| (0..20).filter(|_| limiters.try_acquire("here", now).is_ok()).count();
        assert_eq!(n_taken(Timestamp(0)), 6);
        assert_eq!(limiters.check("here", Timestamp(0)), Err(20_000));
        assert_eq!(limiters.check("there", Timestamp(0)), Ok(()), "every key has its own limit");
        assert_eq!(n_taken(Timestamp(60_000)), 3);
    }
}
