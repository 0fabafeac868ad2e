//! The one source of chance in a run.

use std::{
    fmt,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use tabletop::luck::Quick;

/// Random numbers that follow from the number of the run. Clones share the sequence.
///
/// The tasks of a run draw in the same order in every run, because they share one thread.
#[derive(Clone)]
pub(crate) struct Chance(Arc<Mutex<Quick>>);

impl Chance {
    pub(crate) fn new(seed: u64) -> Self {
        Self(Arc::new(Mutex::new(Quick::new(seed))))
    }

    /// A number below `n`, or 0 if `n` is 0.
    pub(crate) fn below(&self, n: u32) -> u32 {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).below(n)
    }

    /// True once in `n` times on average; never if `n` is 0.
    pub(crate) fn once_in(&self, n: u32) -> bool {
        n != 0 && self.below(n) == 0
    }

    /// One of `items`; `None` if there are none.
    pub(crate) fn pick<'a, T>(&self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(u32::try_from(items.len()).unwrap_or(u32::MAX)) as usize)
    }

    /// A time from `min` to `max` milliseconds; short ones are as likely as long ones.
    pub(crate) fn millis(&self, min: u32, max: u32) -> Duration {
        Duration::from_millis((min + self.below(max + 1 - min)).into())
    }

    pub(crate) fn number(&self) -> u64 {
        u64::from(self.below(u32::MAX)) << 32 | u64::from(self.below(u32::MAX))
    }

    pub(crate) fn bytes(&self) -> [u8; 32] {
        std::array::from_fn(|_| self.below(256) as u8)
    }
}

impl fmt::Debug for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Chance").finish_non_exhaustive()
    }
}
