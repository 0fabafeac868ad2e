//! One connection, as a room sees it.

use std::sync::{Arc, OnceLock};

use axum::extract::ws::Utf8Bytes;
use protocol::{Bye, ConnectionId, TokenHash};
use tokio::sync::mpsc;

/// How many messages may wait for a client. One who falls further behind is dropped.
pub(crate) const OUTBOX: usize = 128;

/// A connection that has said hello.
#[derive(Debug)]
pub(crate) struct Link {
    pub(crate) connection: ConnectionId,
    pub(crate) token: TokenHash,
    pub(crate) outbox: Outbox,
}

/// Where what a client is told goes. When it is dropped, the connection ends.
#[derive(Debug)]
pub(crate) struct Outbox {
    messages: mpsc::Sender<Utf8Bytes>,
    ending: Arc<OnceLock<Bye>>,
}

/// The other end of an [`Outbox`].
#[derive(Debug)]
pub(crate) struct Inbox {
    messages: mpsc::Receiver<Utf8Bytes>,
    ending: Arc<OnceLock<Bye>>,
}

/// The client does not read what it is sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct TooSlow;

/// Both ends of a queue for one client.
pub(crate) fn outbox() -> (Outbox, Inbox) {
    let (sender, receiver) = mpsc::channel(OUTBOX);
    let ending = Arc::new(OnceLock::new());
    (Outbox { messages: sender, ending: Arc::clone(&ending) }, Inbox { messages: receiver, ending })
}

impl Outbox {
    /// Tells the client something, unless it has fallen too far behind.
    pub(crate) fn tell(&self, message: Utf8Bytes) -> Result<(), TooSlow> {
        match self.messages.try_send(message) {
            // Closed, the client is gone already, which its socket will tell.
            Ok(()) | Err(mpsc::error::TrySendError::Closed(_)) => Ok(()),
            Err(mpsc::error::TrySendError::Full(_)) => Err(TooSlow),
        }
    }

    /// Ends the connection, after what is still to be told.
    pub(crate) fn end(self, why: Bye) {
        // An error says that an end has been decided on before.
        let _ = self.ending.set(why);
    }
}

impl Inbox {
    /// Waits for messages, and takes some. None are left when the connection is to end.
    pub(crate) async fn take(&mut self, messages: &mut Vec<Utf8Bytes>) -> usize {
        self.messages.recv_many(messages, OUTBOX).await
    }

    /// Why it ends. If nobody said, whoever held the other end broke, and may be back soon.
    pub(crate) fn ending(&self) -> Bye {
        self.ending.get().copied().unwrap_or(Bye::Restarting)
    }
}
