//! The last entries of a room, kept to tell them again.

use std::collections::VecDeque;

use protocol::{PersonId, Seq};
use tabletop::Rules;

use crate::{entry::Entry, log::news_since, room::Room, view::HeardOf};

/// The last entries of a room, and the room as it was before them.
///
/// A client that comes back is told what it missed (RM-8). What somebody was told of an entry
/// depends on the state of the game at that time, so without this the log would have to be
/// replayed from its start.
#[derive(Debug)]
pub struct Recent<R: Rules> {
    /// The room before the first of `entries`.
    before: Room<R>,
    entries: VecDeque<Entry<R>>,
}

impl<R: Rules> Recent<R> {
    /// How many entries are kept. Nobody is told more of them at once.
    pub const MAX: usize = 200;

    /// No entries yet: `room` is the room as it is now.
    pub const fn new(room: Room<R>) -> Self {
        Self { before: room, entries: VecDeque::new() }
    }

    /// Adds the entry that was written into the room last.
    pub fn push(&mut self, entry: Entry<R>) {
        if self.entries.len() == Self::MAX
            && let Some(oldest) = self.entries.pop_front()
        {
            self.before.evolve(&oldest);
        }
        self.entries.push_back(entry);
    }

    /// What `person` was told of the entries numbered `since` or later, as far as they are kept.
    pub fn news_since(&self, since: Seq, person: PersonId) -> Vec<HeardOf<R>> {
        let end = self.before.seq().0 + self.entries.len() as u64;
        if end <= since.0 {
            return Vec::new();
        }
        news_since(self.before.clone(), &self.entries, since, person)
    }
}
