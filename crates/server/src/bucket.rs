//! How much is too much: a bucket that fills steadily and is emptied by use.

use protocol::Millis;

/// A right to so many uses a second in the long run, and twice as many at once.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Bucket {
    per_second: u32,
    /// How many thousandths of a use are in it.
    filled: u64,
    since: Millis,
}

impl Bucket {
    /// A full one.
    pub(crate) fn new(per_second: u32, now: Millis) -> Self {
        Self { per_second, filled: capacity(per_second), since: now }
    }

    /// Uses it once.
    ///
    /// # Errors
    ///
    /// Returns how many milliseconds to wait, if it is empty.
    pub(crate) fn take(&mut self, now: Millis) -> Result<(), u32> {
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

    /// Whether it has been full for long, so that nobody needs to remember it.
    pub(crate) fn is_idle(&self, now: Millis) -> bool {
        let gained = now.since(self.since).saturating_mul(self.per_second.into());
        capacity(self.per_second) <= self.filled.saturating_add(gained)
    }
}

/// One use, in thousandths: what a use a second gains in a thousand milliseconds.
const ONE: u64 = 1000;

fn capacity(per_second: u32) -> u64 {
    2 * ONE * u64::from(per_second.max(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RM-24: so many at once, and no more than so many a second after that.
    #[test]
    fn a_bucket_gives_what_is_in_it_and_then_says_how_long_to_wait() {
        let mut bucket = Bucket::new(5, Millis(0));
        assert_eq!((0..20).filter(|_| bucket.take(Millis(0)).is_ok()).count(), 10);
        assert_eq!(bucket.take(Millis(0)), Err(200));
        assert_eq!(bucket.take(Millis(199)), Err(1));
        assert_eq!(bucket.take(Millis(200)), Ok(()));
        assert_eq!((0..20).filter(|_| bucket.take(Millis(9_000)).is_ok()).count(), 10);
        assert!(!bucket.is_idle(Millis(9_000)));
        assert!(bucket.is_idle(Millis(11_000)));
    }
}
