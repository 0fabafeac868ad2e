//! The people in a room.

use std::collections::VecDeque;

use protocol::{ConnectionId, Name, PersonId, RequestId, Seq, Timestamp, TokenHash};

/// A person who has joined and not left.
#[derive(Debug, Clone)]
pub struct Person {
    pub id: PersonId,
    pub token: TokenHash,
    pub name: Name,
    pub presence: Presence,
    pub muted: bool,
    /// Number of the entry by which they joined. They get no news of earlier entries.
    pub joined: Seq,
    /// Their last granted requests, with the first entry of each.
    granted: VecDeque<(RequestId, Seq)>,
    /// When they sent their last chat messages.
    chat_times: VecDeque<Timestamp>,
}

/// Whether a person is connected.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Presence {
    /// Connected by this connection. An older one is ignored (RM-8).
    Online {
        connection: ConnectionId,
    },
    Offline {
        since: Timestamp,
    },
}

impl Person {
    /// Number of granted requests kept: more than a client sends without an answer.
    const GRANTED: usize = 32;

    /// Maximum number of chat messages per [`Self::CHAT_WINDOW`] (RM-13).
    const CHAT_BURST: usize = 5;

    /// In milliseconds.
    const CHAT_WINDOW: u64 = 10_000;

    pub(crate) fn new(
        id: PersonId,
        token: TokenHash,
        name: Name,
        connection: ConnectionId,
        joined: Seq,
    ) -> Self {
        let presence = Presence::Online { connection };
        let (granted, chat_times) = (VecDeque::new(), VecDeque::new());
        Self { id, token, name, presence, muted: false, joined, granted, chat_times }
    }

    pub const fn is_online(&self) -> bool {
        matches!(self.presence, Presence::Online { .. })
    }

    pub fn is_on(&self, connection: ConnectionId) -> bool {
        self.presence == Presence::Online { connection }
    }

    /// The first entry of a request that was granted lately (RM-21).
    pub(crate) fn granted(&self, id: &RequestId) -> Option<Seq> {
        self.granted.iter().find(|(granted, _)| granted == id).map(|&(_, seq)| seq)
    }

    pub(crate) fn grant(&mut self, id: RequestId, seq: Seq) {
        if self.granted.len() == Self::GRANTED {
            self.granted.pop_front();
        }
        self.granted.push_back((id, seq));
    }

    /// Milliseconds to wait before the next chat message.
    pub(crate) fn chat_wait(&self, now: Timestamp) -> u64 {
        let oldest = self.chat_times.front().filter(|_| Self::CHAT_BURST <= self.chat_times.len());
        oldest.map_or(0, |&oldest| oldest.after(Self::CHAT_WINDOW).since(now))
    }

    pub(crate) fn speak(&mut self, at: Timestamp) {
        if self.chat_times.len() == Self::CHAT_BURST {
            self.chat_times.pop_front();
        }
        self.chat_times.push_back(at);
    }
}
