//! Limits of what is in flight at the same time, for each address and in all.

use std::{
    collections::BTreeMap,
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

/// Counts what is in flight.
#[derive(Debug)]
pub(crate) struct InFlight {
    max: u32,
    max_per_address: u32,
    counts: Mutex<Counts>,
}

#[derive(Debug, Default)]
struct Counts {
    total: u32,
    by_address: BTreeMap<IpAddr, u32>,
}

/// Permits one thing in flight; released when dropped.
#[derive(Debug)]
pub(crate) struct Permit {
    in_flight: Arc<InFlight>,
    address: IpAddr,
}

impl InFlight {
    pub(crate) fn new(max: u32, max_per_address: u32) -> Arc<Self> {
        Arc::new(Self { max, max_per_address, counts: Mutex::default() })
    }

    /// Permits one more for `address`; `None` at a limit.
    pub(crate) fn acquire(self: &Arc<Self>, address: IpAddr) -> Option<Permit> {
        let mut counts = self.lock();
        let here = counts.by_address.get(&address).copied().unwrap_or_default();
        if self.max <= counts.total || self.max_per_address <= here {
            return None;
        }
        counts.total += 1;
        counts.by_address.insert(address, here + 1);
        drop(counts);
        Some(Permit { in_flight: Arc::clone(self), address })
    }

    /// Locks the counts, even if the lock is poisoned: a panic leaves nothing half done here.
    fn lock(&self) -> MutexGuard<'_, Counts> {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut counts = self.in_flight.lock();
        counts.total -= 1;
        if let Some(here) = counts.by_address.get_mut(&self.address) {
            *here -= 1;
            if *here == 0 {
                counts.by_address.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RM-24: a limit per address and a limit in all; a dropped permit no longer counts.
    #[test]
    fn in_flight_limits_apply_per_address_and_in_total() {
        let in_flight = InFlight::new(3, 2);
        let address = |last: u8| IpAddr::from([10, 0, 0, last]);
        let acquire = |last| in_flight.acquire(address(last));
        let (one, two) = (acquire(1), acquire(1));
        assert!(one.is_some() && two.is_some() && acquire(1).is_none());
        let three = acquire(2);
        assert!(three.is_some() && acquire(2).is_none(), "three in all");
        drop(one);
        assert!(acquire(2).is_some());
        drop((two, three));
        let counts = in_flight.lock();
        assert!(counts.total == 0 && counts.by_address.is_empty());
    }
}
