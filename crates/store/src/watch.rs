//! Telling that a log has grown.
//!
//! A hint is never the news itself. Whoever gets one compares it with what they know and reads the
//! log if they know less, so a hint that comes twice, late or out of order does no harm. One that
//! is lost does none either, as long as [`Hint::Missed`] is heeded: it says that some were, and
//! that every log one cares about should be looked at once.

use tokio::sync::broadcast;

use crate::{RoomId, Seq};

/// How many hints may wait for a watcher. One who falls further behind gets [`Hint::Missed`].
pub const HINTS: usize = 4096;

/// Something may be worth reading.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Hint {
    /// A log has grown, by whomever: this process or another on the same database.
    Grown {
        /// Whose log.
        room: RoomId,
        /// Where it now goes on. It may have grown further since.
        end: Seq,
    },
    /// Hints were lost: any log may have grown.
    Missed,
}

/// Hints, one after the other.
#[derive(Debug)]
pub struct Watch(Option<broadcast::Receiver<Hint>>);

impl Watch {
    /// Hints from now on, or none if nobody gives them any more.
    pub(crate) fn new(hints: Option<&broadcast::Sender<Hint>>) -> Self {
        Self(hints.map(broadcast::Sender::subscribe))
    }

    /// Waits for the next hint. `None` when the store has shut down.
    ///
    /// Dropping the future loses no hint.
    pub async fn next(&mut self) -> Option<Hint> {
        match self.0.as_mut()?.recv().await {
            Ok(hint) => Some(hint),
            Err(broadcast::error::RecvError::Lagged(_)) => Some(Hint::Missed),
            Err(broadcast::error::RecvError::Closed) => None,
        }
    }
}

/// Gives a hint to whoever watches.
pub(crate) fn give(hints: &broadcast::Sender<Hint>, hint: Hint) {
    // An error says that nobody watches, which is fine.
    drop(hints.send(hint));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn grown(end: u32) -> Hint {
        Hint::Grown { room: "R".parse().unwrap(), end: Seq(end) }
    }

    #[tokio::test]
    async fn a_watcher_who_falls_behind_is_told_so_and_goes_on() {
        let (hints, _) = broadcast::channel(2);
        let mut watch = Watch::new(Some(&hints));
        for end in 1..=3 {
            give(&hints, grown(end));
        }
        let seen = [watch.next().await, watch.next().await, watch.next().await];
        assert_eq!(seen, [Some(Hint::Missed), Some(grown(2)), Some(grown(3))]);
    }

    #[tokio::test]
    async fn when_nobody_gives_hints_a_watch_ends() {
        let (hints, _) = broadcast::channel(2);
        let mut watch = Watch::new(Some(&hints));
        give(&hints, grown(1));
        drop(hints);
        assert_eq!([watch.next().await, watch.next().await], [Some(grown(1)), None]);
        assert_eq!(Watch::new(None).next().await, None);
    }
}
