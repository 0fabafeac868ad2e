//! Who is in the room.

use std::collections::VecDeque;

use protocol::{ConnectionId, Millis, Name, PersonId, RequestId, Seq, TokenHash};

/// Somebody who has joined and not left.
#[derive(Debug, Clone)]
pub struct Person {
    /// Who, in this room.
    pub id: PersonId,
    /// How they are known.
    pub token: TokenHash,
    /// What they are called.
    pub name: Name,
    /// Whether they are connected.
    pub presence: Presence,
    /// Whether the host has taken their voice away.
    pub muted: bool,
    /// The entry by which they came in: what was before is not theirs to hear.
    pub joined: Seq,
    /// Their last requests that were granted, with the entries that came of them.
    granted: VecDeque<(RequestId, Seq)>,
    /// When they last spoke.
    spoke: VecDeque<Millis>,
}

/// Whether somebody is connected.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Presence {
    /// By this connection. An older one is not heard any more (RM-8).
    Online {
        /// Which.
        connection: ConnectionId,
    },
    /// Not at all.
    Offline {
        /// Since when.
        since: Millis,
    },
}

impl Person {
    /// How many granted requests are remembered: more than a client sends without an answer.
    const GRANTED: usize = 32;

    /// Nobody says more than this many things …
    const SPEECHES: usize = 5;

    /// … in so many milliseconds (RM-13).
    const BREATH: u64 = 10_000;

    pub(crate) fn new(
        id: PersonId,
        token: TokenHash,
        name: Name,
        connection: ConnectionId,
        joined: Seq,
    ) -> Self {
        let presence = Presence::Online { connection };
        let (granted, spoke) = (VecDeque::new(), VecDeque::new());
        Self { id, token, name, presence, muted: false, joined, granted, spoke }
    }

    /// Whether they are connected.
    pub const fn is_online(&self) -> bool {
        matches!(self.presence, Presence::Online { .. })
    }

    /// Whether `connection` is the one they are connected by.
    pub fn is_on(&self, connection: ConnectionId) -> bool {
        self.presence == Presence::Online { connection }
    }

    /// The entry that came of a request, if it was granted lately (RM-21).
    pub(crate) fn granted(&self, id: &RequestId) -> Option<Seq> {
        self.granted.iter().find(|(granted, _)| granted == id).map(|&(_, seq)| seq)
    }

    pub(crate) fn grant(&mut self, id: RequestId, seq: Seq) {
        if self.granted.len() == Self::GRANTED {
            self.granted.pop_front();
        }
        self.granted.push_back((id, seq));
    }

    /// How many milliseconds they must wait before they speak again; 0 if they need not.
    pub(crate) fn must_wait(&self, now: Millis) -> u64 {
        let oldest = self.spoke.front().filter(|_| Self::SPEECHES <= self.spoke.len());
        oldest.map_or(0, |&oldest| oldest.after(Self::BREATH).since(now))
    }

    pub(crate) fn speak(&mut self, at: Millis) {
        if self.spoke.len() == Self::SPEECHES {
            self.spoke.pop_front();
        }
        self.spoke.push_back(at);
    }
}
