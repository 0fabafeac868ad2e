//! A cache of the ends of logs.
//!
//! A query costs a round trip and an index search per room, and most appends of a room come from one
//! node, which knows the end already. A stale value does no harm: logs only grow, so it can only be
//! too low, and then the unique key rejects the write. Only the log of a room that was closed long ago
//! can be removed, so a value is forgotten before that.

use std::{
    collections::BTreeMap,
    sync::{Mutex, PoisonError},
    time::Duration,
};

use tokio::time::Instant;

use crate::{Append, EntryNumber, RoomId};

/// Maximum number of cached rooms.
const MAX_ROOMS: usize = 10_000;

/// How long a value counts: far less than the day for which closed rooms are kept at least.
const LIFETIME: Duration = Duration::from_hours(1);

/// The cached ends, by room, and since when.
#[derive(Debug, Default)]
pub(super) struct LogEnds(Mutex<BTreeMap<RoomId, (EntryNumber, Instant)>>);

impl LogEnds {
    /// The cached ends of the logs in a batch, where they equal the expected ones.
    ///
    /// An append that expects another end may be right, so the database decides about it.
    pub(super) fn get(&self, batch: &[Append]) -> BTreeMap<RoomId, EntryNumber> {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let is_known = |append: &&Append| {
            let end = known.get(&append.room).filter(|(_, since)| since.elapsed() < LIFETIME);
            end.is_some_and(|(end, _)| *end == append.expected)
        };
        batch.iter().filter(is_known).map(|append| (append.room.clone(), append.expected)).collect()
    }

    /// Caches the ends after a write.
    pub(super) fn keep<'a>(&self, written: impl Iterator<Item = &'a Append>) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= MAX_ROOMS {
            known.clear();
        }
        let now = Instant::now();
        known.extend(written.map(|append| (append.room.clone(), (append.end(), now))));
    }

    /// Empties the cache.
    pub(super) fn forget(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{NewEntry, Text, UnixMillis};

    fn append(room: &str, expected: u32) -> Append {
        let entry = NewEntry { at: UnixMillis(0), payload: Text::try_from("x").unwrap() };
        Append::new(room.parse().unwrap(), EntryNumber(expected), vec![entry])
    }

    #[test]
    fn the_end_after_a_write_is_cached() {
        let log_ends = LogEnds::default();
        log_ends.keep([append("A", 4), append("B", 0)].iter());
        let cached = log_ends.get(&[append("A", 5), append("B", 7), append("C", 0)]);
        assert_eq!(cached, BTreeMap::from([("A".parse().unwrap(), EntryNumber(5))]));
        log_ends.forget();
        assert_eq!(log_ends.get(&[append("A", 5)]), BTreeMap::new());
    }

    /// The log of a closed room may be removed one day later.
    #[tokio::test(start_paused = true)]
    async fn an_old_end_is_not_used() {
        let log_ends = LogEnds::default();
        log_ends.keep([append("A", 4)].iter());
        tokio::time::advance(LIFETIME).await;
        assert_eq!(log_ends.get(&[append("A", 5)]), BTreeMap::new());
    }

    #[test]
    fn the_cache_is_bounded() {
        let log_ends = LogEnds::default();
        for number in 0..=MAX_ROOMS {
            log_ends.keep([append(&format!("room-{number}"), 0)].iter());
        }
        assert_eq!(log_ends.0.lock().unwrap().len(), 1);
    }
}
