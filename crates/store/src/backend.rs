//! The interface of a database.

mod postgres;
mod schema;
mod sqlite;

use std::{collections::BTreeMap, fmt, ops::Range, pin::Pin, sync::Arc};

pub(crate) use postgres::{Listener, Postgres};
pub(crate) use sqlite::Sqlite;

use crate::{
    Append, Conflict, Cursor, DatabaseError, Entry, EntryNumber, GameId, GameRow, Heartbeat,
    LIST_PAGE, NameRemoval, NameReplacement, Page, PlayerKey, PlayerStats, READ_PAGE, Removed,
    RoomFilter, RoomId, RoomRow, RoomsWithName, UnixMillis, WithRoom,
};

/// The future of a database operation.
pub type DbFuture<'a, T> = Pin<Box<dyn Future<Output = Result<T, DatabaseError>> + Send + 'a>>;

/// The result of one append: written, or lost to an earlier append.
pub type AppendResult = Result<(), Conflict>;

/// Number of entries per query.
const READ_LIMIT: u32 = READ_PAGE as u32;

/// Number of list items per query: one more than a page holds, to know whether there is a next page.
const LIST_LIMIT: u32 = LIST_PAGE as u32 + 1;

/// Maximum number of entries that are removed in one transaction, so that appends do not wait long.
const REMOVE_LIMIT: u32 = 1000;

/// A database. Only the [`Task`](crate::Task) of the store commits.
pub trait Backend: fmt::Debug + Send + Sync {
    /// Writes a batch in one transaction, and returns when it is on disk.
    ///
    /// An append that conflicts is left out; the others are written. An error is about the whole batch.
    fn commit(&self, batch: Arc<[Append]>) -> DbFuture<'_, Vec<AppendResult>>;

    /// The first entries of a log in a range, at most [`READ_PAGE`].
    fn page<'a>(&'a self, room: &'a RoomId, range: Range<EntryNumber>) -> DbFuture<'a, Vec<Entry>>;

    fn room<'a>(&'a self, room: &'a RoomId) -> DbFuture<'a, Option<RoomRow>>;

    /// A page of rooms, newest first.
    fn rooms<'a>(
        &'a self,
        filter: RoomFilter,
        after: Option<&'a Cursor>,
    ) -> DbFuture<'a, Page<WithRoom<RoomRow>>>;

    fn game<'a>(&'a self, game: &'a GameId) -> DbFuture<'a, Option<WithRoom<GameRow>>>;

    /// A page of a player's finished games, newest first.
    fn games_of<'a>(
        &'a self,
        player: &'a PlayerKey,
        after: Option<&'a Cursor>,
    ) -> DbFuture<'a, Page<WithRoom<GameRow>>>;

    /// The totals of a player, by game.
    fn player_stats<'a>(&'a self, player: &'a PlayerKey) -> DbFuture<'a, Vec<PlayerStats>>;

    /// Writes a heartbeat, and returns the last heartbeats of all nodes before it.
    fn heartbeat<'a>(&'a self, heartbeat: &'a Heartbeat) -> DbFuture<'a, Vec<Heartbeat>>;

    /// Removes a part of the rooms that were closed before a time, with all that belongs to them.
    ///
    /// The first entries of a log go first, so what is left of it is no room, and nobody can open another
    /// room with its code until all of it is removed.
    fn remove_closed(&self, before: UnixMillis) -> DbFuture<'_, Removed>;

    /// Marks the names of a player for removal, in all rooms.
    fn request_name_removal<'a>(&'a self, player: &'a PlayerKey) -> DbFuture<'a, RoomsWithName>;

    /// The first names to remove from closed rooms, by room, after this one.
    fn name_removals<'a>(
        &'a self,
        after: Option<&'a NameRemoval>,
    ) -> DbFuture<'a, Vec<NameRemoval>>;

    /// Replaces all texts, or none if one has changed. The name is no longer marked for removal then.
    fn replace_name(&self, replacement: Arc<NameReplacement>) -> DbFuture<'_, bool>;

    /// Prepares the database for the end of the program, after the last commit.
    fn close(&self) -> DbFuture<'_, ()> {
        Box::pin(async { Ok(()) })
    }
}

/// Decides which appends of a batch may be written, given the end of each log.
///
/// An append must begin at the end of its log: before that, the numbers are taken; after it, there
/// would be a gap. Of two appends for the same position, the first in the batch succeeds.
pub fn check_expected(
    batch: &[Append],
    mut ends: BTreeMap<RoomId, EntryNumber>,
) -> Vec<AppendResult> {
    let mut result = |append: &Append| {
        let end = ends.entry(append.room.clone()).or_insert(EntryNumber::START);
        if append.expected == *end {
            *end = append.end();
            Ok(())
        } else {
            let Append { room, expected, .. } = append;
            Err(Conflict { room: room.clone(), expected: *expected, actual: *end })
        }
    };
    batch.iter().map(&mut result).collect()
}

/// The appends of a batch that may be written.
pub fn accepted<'a>(
    batch: &'a [Append],
    results: &'a [AppendResult],
) -> impl Iterator<Item = &'a Append> {
    batch.iter().zip(results).filter(|(_, result)| result.is_ok()).map(|(append, _)| append)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{NewEntry, Text, UnixMillis};

    /// Checks appends, each given as (room, expected, number of entries).
    #[track_caller]
    fn check(ends: &[(&str, u32)], appends: &[(&str, u32, usize)], actual: &[Option<u32>]) {
        let room = |id: &str| id.parse::<RoomId>().unwrap();
        let ends = ends.iter().map(|&(id, end)| (room(id), EntryNumber(end))).collect();
        let entry = NewEntry { at: UnixMillis(0), payload: Text::try_from("x").unwrap() };
        let batch: Vec<_> = appends
            .iter()
            .map(|&(id, expected, n)| {
                Append::new(room(id), EntryNumber(expected), vec![entry.clone(); n])
            })
            .collect();
        let results = check_expected(&batch, ends);
        let found: Vec<_> =
            results.iter().map(|result| result.as_ref().err().map(|it| it.actual.0)).collect();
        assert_eq!(found, actual);
        let n_accepted = actual.iter().filter(|actual| actual.is_none()).count();
        assert_eq!(accepted(&batch, &results).count(), n_accepted);
    }

    #[test]
    fn an_append_begins_where_the_log_ends() {
        check(&[("A", 5)], &[("A", 5, 1)], &[None]);
        check(&[], &[("A", 0, 3)], &[None]);
    }

    #[test]
    fn a_taken_position_and_a_gap_are_conflicts() {
        check(&[("A", 5)], &[("A", 4, 1)], &[Some(5)]);
        check(&[("A", 5)], &[("A", 6, 1)], &[Some(5)]);
        check(&[], &[("A", 1, 1)], &[Some(0)]);
    }

    #[test]
    fn the_first_of_two_appends_at_one_position_succeeds() {
        check(
            &[("A", 5), ("B", 1)],
            &[("A", 5, 2), ("A", 5, 1), ("B", 1, 1), ("A", 7, 1)],
            &[None, Some(7), None, None],
        );
    }
}
