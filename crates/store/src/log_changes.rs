//! Notifications that a log was appended to.
//!
//! A notification is only a hint to read the log. The receiver compares it with what it knows and reads
//! the log if it knows less, so a notification that comes twice, late or out of order does no harm. After
//! [`LogChange::Lagged`] some were lost, and the receiver should check every log it follows.

use tokio::sync::broadcast;

use crate::{EntryNumber, RoomId};

/// Number of changes kept for a receiver. One that falls further behind gets [`LogChange::Lagged`].
pub const CHANGE_BUFFER: usize = 4096;

/// A log may have new entries.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LogChange {
    /// This process or another on the same database appended to a log.
    Appended {
        room: RoomId,
        /// The end of the log after the append. It may be longer by now.
        end: EntryNumber,
    },
    /// Changes were lost. Any log may have new entries.
    Lagged,
}

/// A stream of [`LogChange`]s.
#[derive(Debug)]
pub struct LogChanges(Option<broadcast::Receiver<LogChange>>);

impl LogChanges {
    /// The changes from now on; none if the store has shut down.
    pub(crate) fn new(changes: Option<&broadcast::Sender<LogChange>>) -> Self {
        Self(changes.map(broadcast::Sender::subscribe))
    }

    /// Waits for the next change. `None` when the store has shut down.
    ///
    /// Dropping the future loses no change.
    pub async fn next(&mut self) -> Option<LogChange> {
        match self.0.as_mut()?.recv().await {
            Ok(change) => Some(change),
            Err(broadcast::error::RecvError::Lagged(_)) => Some(LogChange::Lagged),
            Err(broadcast::error::RecvError::Closed) => None,
        }
    }
}

/// Sends a change to all receivers.
pub(crate) fn notify(changes: &broadcast::Sender<LogChange>, change: LogChange) {
    // Fails only if there is no receiver, which is fine.
    drop(changes.send(change));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn appended(end: u32) -> LogChange {
        LogChange::Appended { room: "R".parse().unwrap(), end: EntryNumber(end) }
    }

    #[tokio::test]
    async fn a_receiver_that_falls_behind_gets_lagged_and_goes_on() {
        let (changes, _) = broadcast::channel(2);
        let mut watch = LogChanges::new(Some(&changes));
        for end in 1..=3 {
            notify(&changes, appended(end));
        }
        let seen = [watch.next().await, watch.next().await, watch.next().await];
        assert_eq!(seen, [Some(LogChange::Lagged), Some(appended(2)), Some(appended(3))]);
    }

    #[tokio::test]
    async fn the_stream_ends_when_the_sender_is_gone() {
        let (changes, _) = broadcast::channel(2);
        let mut watch = LogChanges::new(Some(&changes));
        notify(&changes, appended(1));
        drop(changes);
        assert_eq!([watch.next().await, watch.next().await], [Some(appended(1)), None]);
        assert_eq!(LogChanges::new(None).next().await, None);
    }
}
