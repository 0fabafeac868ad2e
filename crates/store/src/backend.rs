//! What a database must be able to do to hold logs.

mod postgres;
mod schema;
mod sqlite;

use std::{collections::BTreeMap, fmt, ops::Range, pin::Pin, sync::Arc};

pub(crate) use postgres::{Listener, Postgres};
pub(crate) use sqlite::Sqlite;

use crate::{
    Append, Beat, Conflict, Cursor, DatabaseError, Entry, Filed, GameId, GameRecord, LIST_PAGE,
    Page, PlayerKey, READ_PAGE, RoomId, RoomList, RoomRecord, Seq, Tally,
};

/// An answer that is on its way.
pub(crate) type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, DatabaseError>> + Send + 'a>>;

/// What became of one append: written, or lost to somebody who was there first.
pub(crate) type Verdict = Result<(), Conflict>;

/// How many entries to ask for at a time.
const READ_LIMIT: u32 = READ_PAGE as u32;

/// How many items of a list to ask for: one more than fits on a page tells of the next.
const LIST_LIMIT: u32 = LIST_PAGE as u32 + 1;

/// A database. One [`Writer`](crate::writer::Writer) commits, anybody reads.
pub(crate) trait Backend: fmt::Debug + Send + Sync {
    /// Writes a batch in one transaction, and answers when it is on disk.
    ///
    /// Those of the appends that lost a race are left out and do not disturb the others. An error
    /// is about the whole batch.
    fn commit(&self, batch: Arc<[Append]>) -> Answer<'_, Vec<Verdict>>;

    /// The first entries of a log in a range, at most [`READ_PAGE`](crate::READ_PAGE).
    fn page<'a>(&'a self, room: &'a RoomId, range: Range<Seq>) -> Answer<'a, Vec<Entry>>;

    /// The record of a room.
    fn room<'a>(&'a self, room: &'a RoomId) -> Answer<'a, Option<RoomRecord>>;

    /// Rooms, those opened last first.
    fn rooms<'a>(
        &'a self,
        list: RoomList,
        after: Option<&'a Cursor>,
    ) -> Answer<'a, Page<Filed<RoomRecord>>>;

    /// The record of a game.
    fn game<'a>(&'a self, game: &'a GameId) -> Answer<'a, Option<Filed<GameRecord>>>;

    /// Games somebody played, those that ended last first.
    fn games_of<'a>(
        &'a self,
        player: &'a PlayerKey,
        after: Option<&'a Cursor>,
    ) -> Answer<'a, Page<Filed<GameRecord>>>;

    /// How often somebody played and won each game, by the game's name.
    fn tallies<'a>(&'a self, player: &'a PlayerKey) -> Answer<'a, Vec<Tally>>;

    /// Notes that a node is alive, and returns what every node had said last before.
    fn beat<'a>(&'a self, beat: &'a Beat) -> Answer<'a, Vec<Beat>>;
}

/// Says which appends of a batch may be written, given where each log ends.
///
/// An append must begin where the log then ends: earlier, and its place is taken; later, and there
/// would be a gap. The batch is taken in order, so of two for the same place the first wins.
pub(crate) fn judge(batch: &[Append], mut ends: BTreeMap<RoomId, Seq>) -> Vec<Verdict> {
    let mut verdict = |append: &Append| {
        let end = ends.entry(append.room.clone()).or_insert(Seq::START);
        if append.expected == *end {
            *end = append.end();
            Ok(())
        } else {
            let Append { room, expected, .. } = append;
            Err(Conflict { room: room.clone(), expected: *expected, actual: *end })
        }
    };
    batch.iter().map(&mut verdict).collect()
}

/// The appends of a batch that may be written.
pub(crate) fn accepted<'a>(
    batch: &'a [Append],
    verdicts: &'a [Verdict],
) -> impl Iterator<Item = &'a Append> {
    batch.iter().zip(verdicts).filter(|(_, verdict)| verdict.is_ok()).map(|(append, _)| append)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{NewEntry, Text, UnixMillis};

    /// Judges appends written as (room, expected, how many entries).
    #[track_caller]
    fn check(ends: &[(&str, u32)], appends: &[(&str, u32, usize)], actual: &[Option<u32>]) {
        let room = |id: &str| id.parse::<RoomId>().unwrap();
        let ends = ends.iter().map(|&(id, end)| (room(id), Seq(end))).collect();
        let entry = NewEntry { at: UnixMillis(0), payload: Text::try_from("x").unwrap() };
        let batch: Vec<_> = appends
            .iter()
            .map(|&(id, expected, n)| Append::new(room(id), Seq(expected), vec![entry.clone(); n]))
            .collect();
        let verdicts = judge(&batch, ends);
        let found: Vec<_> =
            verdicts.iter().map(|verdict| verdict.as_ref().err().map(|it| it.actual.0)).collect();
        assert_eq!(found, actual);
        let n_accepted = actual.iter().filter(|actual| actual.is_none()).count();
        assert_eq!(accepted(&batch, &verdicts).count(), n_accepted);
    }

    #[test]
    fn an_append_begins_where_the_log_ends() {
        check(&[("A", 5)], &[("A", 5, 1)], &[None]);
        check(&[], &[("A", 0, 3)], &[None]);
    }

    #[test]
    fn a_taken_place_and_a_gap_are_conflicts() {
        check(&[("A", 5)], &[("A", 4, 1)], &[Some(5)]);
        check(&[("A", 5)], &[("A", 6, 1)], &[Some(5)]);
        check(&[], &[("A", 1, 1)], &[Some(0)]);
    }

    #[test]
    fn of_two_for_one_place_the_first_wins_and_other_rooms_do_not_mind() {
        check(
            &[("A", 5), ("B", 1)],
            &[("A", 5, 2), ("A", 5, 1), ("B", 1, 1), ("A", 7, 1)],
            &[None, Some(7), None, None],
        );
    }
}
