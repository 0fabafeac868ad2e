//! The queue of outgoing messages of a client.

use std::{
    net::IpAddr,
    sync::{Arc, OnceLock},
};

use axum::extract::ws::Utf8Bytes;
use protocol::DisconnectReason;
use room::Caller;
use tokio::sync::mpsc;

/// Number of messages that may wait for a client. A client that falls further behind is disconnected.
pub(crate) const CLIENT_QUEUE: usize = 128;

/// A client that has sent `hello`.
#[derive(Debug)]
pub(crate) struct Connection {
    pub(crate) caller: Caller,
    /// The network of the client.
    pub(crate) address: IpAddr,
    pub(crate) sender: ClientSender,
}

/// Sends messages to a client. When it is dropped, the connection ends.
#[derive(Debug)]
pub(crate) struct ClientSender {
    messages: mpsc::Sender<Utf8Bytes>,
    reason: Arc<OnceLock<DisconnectReason>>,
}

/// The other end of a [`ClientSender`].
#[derive(Debug)]
pub(crate) struct ClientReceiver {
    messages: mpsc::Receiver<Utf8Bytes>,
    reason: Arc<OnceLock<DisconnectReason>>,
}

/// The client does not read its messages.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct TooSlow;

pub(crate) fn channel() -> (ClientSender, ClientReceiver) {
    let (sender, receiver) = mpsc::channel(CLIENT_QUEUE);
    let reason = Arc::new(OnceLock::new());
    let sender = ClientSender { messages: sender, reason: Arc::clone(&reason) };
    (sender, ClientReceiver { messages: receiver, reason })
}

impl ClientSender {
    /// Queues a message, unless the client has fallen too far behind.
    pub(crate) fn send(&self, message: Utf8Bytes) -> Result<(), TooSlow> {
        match self.messages.try_send(message) {
            // If the queue is closed, the client is gone, which its socket will report.
            Ok(()) | Err(mpsc::error::TrySendError::Closed(_)) => Ok(()),
            Err(mpsc::error::TrySendError::Full(_)) => Err(TooSlow),
        }
    }

    /// Ends the connection after the messages that still wait.
    pub(crate) fn end(self, reason: DisconnectReason) {
        // Fails only if there was a reason before.
        let _ = self.reason.set(reason);
    }
}

impl ClientReceiver {
    /// Waits for messages, and returns their number; 0 if the connection is to end.
    pub(crate) async fn receive(&mut self, messages: &mut Vec<Utf8Bytes>) -> usize {
        self.messages.recv_many(messages, CLIENT_QUEUE).await
    }

    /// Why the connection ends. Without a reason the room's task has panicked, and the client may
    /// reconnect.
    pub(crate) fn reason(&self) -> DisconnectReason {
        self.reason.get().copied().unwrap_or(DisconnectReason::Restarting)
    }
}
