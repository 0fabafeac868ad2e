//! Where logs ended when we last wrote to them.
//!
//! Asking the database costs a round trip and an index search for each room, and nearly always the
//! answer is what we know already: most of a room's appends come through one node. A memory that
//! is out of date does no harm. Logs only grow, so it can only be too low, and then the key refuses
//! what is written on the strength of it.

use std::{
    collections::BTreeMap,
    sync::{Mutex, PoisonError},
};

use crate::{Append, RoomId, Seq};

/// More rooms than this are not kept in mind.
const MAX_ROOMS: usize = 10_000;

/// Where logs end, as far as we know.
#[derive(Debug, Default)]
pub(super) struct Memory(Mutex<BTreeMap<RoomId, Seq>>);

impl Memory {
    /// The ends of those logs in a batch of which they are known, and where somebody expects them.
    ///
    /// Who expects something else may well know better than we, so that is for the database to say.
    pub(super) fn recall(&self, batch: &[Append]) -> BTreeMap<RoomId, Seq> {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let is_known = |append: &&Append| known.get(&append.room) == Some(&append.expected);
        batch.iter().filter(is_known).map(|append| (append.room.clone(), append.expected)).collect()
    }

    /// Keeps in mind what was written.
    pub(super) fn keep<'a>(&self, written: impl Iterator<Item = &'a Append>) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= MAX_ROOMS {
            known.clear();
        }
        known.extend(written.map(|append| (append.room.clone(), append.end())));
    }

    /// Forgets everything, to ask again.
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
        Append::new(room.parse().unwrap(), Seq(expected), vec![entry])
    }

    #[test]
    fn what_was_written_is_recalled_where_it_is_expected() {
        let memory = Memory::default();
        memory.keep([append("A", 4), append("B", 0)].iter());
        let recalled = memory.recall(&[append("A", 5), append("B", 7), append("C", 0)]);
        assert_eq!(recalled, BTreeMap::from([("A".parse().unwrap(), Seq(5))]));
        memory.forget();
        assert_eq!(memory.recall(&[append("A", 5)]), BTreeMap::new());
    }

    #[test]
    fn memory_is_bounded() {
        let memory = Memory::default();
        for number in 0..=MAX_ROOMS {
            memory.keep([append(&format!("room-{number}"), 0)].iter());
        }
        assert_eq!(memory.0.lock().unwrap().len(), 1);
    }
}
