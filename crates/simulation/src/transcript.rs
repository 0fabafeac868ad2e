//! What the clients of a run sent and received.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use protocol::{RoomCode, Seq, TokenHash};

/// Everything that the clients sent and received. Clones share it.
#[derive(Debug, Clone, Default)]
pub(crate) struct Transcript(Arc<Mutex<Vec<Line>>>);

/// One connection of a client to a room.
#[derive(Debug, Clone)]
pub(crate) struct Line {
    pub(crate) room: RoomCode,
    pub(crate) token: TokenHash,
    /// What the client said that it has received before.
    pub(crate) since: Option<Seq>,
    /// The ids of the requests and their messages, in the order in which they were sent.
    pub(crate) sent: Vec<(String, String)>,
    pub(crate) received: Vec<Received>,
}

/// A message from the server.
#[derive(Debug, Clone)]
pub(crate) struct Received {
    pub(crate) text: String,
    /// The end of the log when the message came.
    pub(crate) log_end: usize,
}

/// The number of a line.
#[derive(Debug, Clone, Copy)]
pub(crate) struct LineNumber(usize);

impl Transcript {
    /// Begins a connection.
    pub(crate) fn begin(&self, room: RoomCode, token: TokenHash, since: Option<Seq>) -> LineNumber {
        let mut lines = self.lock();
        lines.push(Line { room, token, since, sent: Vec::new(), received: Vec::new() });
        LineNumber(lines.len() - 1)
    }

    pub(crate) fn sent(&self, line: LineNumber, request: String, text: String) {
        if let Some(line) = self.lock().get_mut(line.0) {
            line.sent.push((request, text));
        }
    }

    pub(crate) fn received(&self, line: LineNumber, text: String, log_end: usize) {
        if let Some(line) = self.lock().get_mut(line.0) {
            line.received.push(Received { text, log_end });
        }
    }

    /// The connections, in the order in which they began.
    pub(crate) fn take(&self) -> Vec<Line> {
        std::mem::take(&mut self.lock())
    }

    /// A panic leaves nothing half done here.
    fn lock(&self) -> MutexGuard<'_, Vec<Line>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
