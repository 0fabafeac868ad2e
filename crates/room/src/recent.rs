//! The last entries of a room, kept for clients that reconnect.

use std::collections::VecDeque;

use protocol::{PersonId, Seq};
use tabletop::Rules;

use crate::{entry::Entry, log::news_since, room::Room, view::NewsItemOf};

/// The last entries of a room, and the room before them.
///
/// A client that reconnects gets the news it missed (RM-8). News depends on the state of the game
/// before the entry, so without this the server would have to replay the whole log. It copies the room
/// every [`MAX`](Self::MAX) entries instead, and replays entries only when a client reconnects.
#[derive(Debug)]
pub struct Recent<R: Rules> {
    /// The room before the first of `entries`.
    before: Room<R>,
    /// At least the last [`MAX`](Self::MAX), and fewer than twice as many.
    entries: VecDeque<Entry<R>>,
    /// The last copy of the room, which becomes `before` when the entries before it are dropped.
    next: Option<Room<R>>,
}

impl<R: Rules> Recent<R> {
    /// A client gets the news of at most this many entries at once.
    pub const MAX: usize = 200;

    /// Starts without entries at the current `room`.
    pub const fn new(room: Room<R>) -> Self {
        Self { before: room, entries: VecDeque::new(), next: None }
    }

    /// Adds `entry`, which was applied last; `room` is the room after it.
    pub fn push(&mut self, entry: Entry<R>, room: &Room<R>) {
        self.entries.push_back(entry);
        if self.entries.len() == Self::MAX {
            self.next = Some(room.clone());
        } else if self.entries.len() == 2 * Self::MAX {
            if let Some(next) = self.next.replace(room.clone()) {
                self.before = next;
            }
            self.entries.drain(..Self::MAX);
        }
    }

    /// The news of `person` about the entries numbered `since` or later, but about no more than the
    /// last [`MAX`](Self::MAX).
    pub fn news_since(&self, since: Seq, person: PersonId) -> Vec<NewsItemOf<R>> {
        let end = self.before.seq().0 + self.entries.len() as u64;
        if end <= since.0 {
            return Vec::new();
        }
        let since = since.0.max(end.saturating_sub(Self::MAX as u64));
        news_since(self.before.clone(), &self.entries, Seq(since), person)
    }
}
