//! Reading from SQLite.

use std::ops::Range;

use rusqlite::{Connection, Row, Rows, params};

use crate::{
    Beat, Cursor, Entry, Filed, GameId, GameRecord, Page, PlayerKey, RoomId, RoomList, RoomRecord,
    SeatRecord, Seq, Tally, Text, UnixMillis, Visibility,
    backend::{LIST_LIMIT, READ_LIMIT},
    error::Fault,
};

pub(super) fn page(
    connection: &Connection,
    room: &RoomId,
    range: &Range<Seq>,
) -> Result<Vec<Entry>, Fault> {
    let mut query = connection.prepare_cached(
        "SELECT seq, at, payload FROM entries WHERE room = ?1 AND seq >= ?2 AND seq < ?3
         ORDER BY seq LIMIT ?4",
    )?;
    let found = query.query(params![room.as_str(), range.start.0, range.end.0, READ_LIMIT])?;
    collect(found, |row| {
        let payload = text(row, 2)?;
        Ok(Entry { seq: Seq(row.get(0)?), at: UnixMillis(row.get(1)?), payload })
    })
}

pub(super) fn room(connection: &Connection, room: &RoomId) -> Result<Option<RoomRecord>, Fault> {
    let mut query = connection.prepare_cached(
        "SELECT room, game, listed, created, active, closed, summary FROM rooms WHERE room = ?1",
    )?;
    let found = collect(query.query([room.as_str()])?, filed_room)?;
    Ok(found.into_iter().next().map(|filed| filed.record))
}

pub(super) fn rooms(
    connection: &Connection,
    list: RoomList,
    after: Option<&Cursor>,
) -> Result<Page<Filed<RoomRecord>>, Fault> {
    let mut query = connection.prepare_cached(match list {
        RoomList::Open => {
            "SELECT room, game, listed, created, active, closed, summary FROM rooms
             WHERE closed IS NULL AND (created, room) < (?1, ?2)
             ORDER BY created DESC, room DESC LIMIT ?3"
        }
        RoomList::Lobby => {
            "SELECT room, game, listed, created, active, closed, summary FROM rooms
             WHERE closed IS NULL AND listed = 1 AND (created, room) < (?1, ?2)
             ORDER BY created DESC, room DESC LIMIT ?3"
        }
    })?;
    let (at, id) = place(after);
    let found = collect(query.query(params![at, id, LIST_LIMIT])?, filed_room)?;
    Ok(Page::cut(found, Cursor::of_room))
}

pub(super) fn game(
    connection: &Connection,
    game: &GameId,
) -> Result<Option<Filed<GameRecord>>, Fault> {
    let mut query = connection.prepare_cached(
        "SELECT game, room, kind, preset, first, last, started, ended, configured FROM games
         WHERE game = ?1",
    )?;
    let found = collect(query.query([game.as_str()])?, |row| filed_game(connection, row))?;
    Ok(found.into_iter().next())
}

pub(super) fn games_of(
    connection: &Connection,
    player: &PlayerKey,
    after: Option<&Cursor>,
) -> Result<Page<Filed<GameRecord>>, Fault> {
    let mut query = connection.prepare_cached(
        "SELECT games.game, room, games.kind, preset, first, last, started, games.ended, configured
         FROM game_players AS mine JOIN games USING (game)
         WHERE mine.player = ?1 AND (mine.ended, mine.game) < (?2, ?3)
         ORDER BY mine.ended DESC, mine.game DESC LIMIT ?4",
    )?;
    let (at, id) = place(after);
    let found = query.query(params![player.0, at, id, LIST_LIMIT])?;
    let found = collect(found, |row| filed_game(connection, row))?;
    Ok(Page::cut(found, Cursor::of_game))
}

pub(super) fn tallies(connection: &Connection, player: &PlayerKey) -> Result<Vec<Tally>, Fault> {
    let mut query = connection.prepare_cached(
        "SELECT kind, count(*), sum(won), sum(score), max(score) FROM game_players WHERE player = ?1
         GROUP BY kind ORDER BY kind",
    )?;
    collect(query.query([player.0])?, |row| {
        Ok(Tally {
            kind: text(row, 0)?,
            played: row.get(1)?,
            won: row.get(2)?,
            total: row.get(3)?,
            best: row.get(4)?,
        })
    })
}

pub(super) fn beats(connection: &Connection) -> Result<Vec<Beat>, Fault> {
    let mut query =
        connection.prepare_cached("SELECT node, run, count FROM nodes ORDER BY node")?;
    collect(query.query([])?, |row| {
        Ok(Beat { node: text(row, 0)?, run: row.get(1)?, count: row.get(2)? })
    })
}

fn seats(connection: &Connection, game: &str) -> Result<Vec<SeatRecord>, Fault> {
    let mut query = connection.prepare_cached(
        "SELECT player, name, score, won FROM game_players WHERE game = ?1 ORDER BY seat",
    )?;
    collect(query.query([game])?, |row| {
        Ok(SeatRecord {
            player: row.get::<_, Option<[u8; 32]>>(0)?.map(PlayerKey),
            name: text(row, 1)?,
            score: row.get(2)?,
            won: row.get(3)?,
        })
    })
}

fn filed_room(row: &Row<'_>) -> Result<Filed<RoomRecord>, Fault> {
    let record = RoomRecord {
        game: text(row, 1)?,
        visibility: if row.get(2)? { Visibility::Listed } else { Visibility::Private },
        created: UnixMillis(row.get(3)?),
        active: UnixMillis(row.get(4)?),
        closed: row.get::<_, Option<i64>>(5)?.map(UnixMillis),
        summary: text(row, 6)?,
    };
    Ok(Filed { room: row.get::<_, String>(0)?.parse()?, record })
}

fn filed_game(connection: &Connection, row: &Row<'_>) -> Result<Filed<GameRecord>, Fault> {
    let id: String = row.get(0)?;
    let record = GameRecord {
        id: id.parse()?,
        kind: text(row, 2)?,
        preset: text(row, 3)?,
        first: Seq(row.get(4)?),
        last: Seq(row.get(5)?),
        configured: row.get::<_, Option<u32>>(8)?.map(Seq),
        started: UnixMillis(row.get(6)?),
        ended: UnixMillis(row.get(7)?),
        seats: seats(connection, &id)?,
    };
    Ok(Filed { room: row.get::<_, String>(1)?.parse()?, record })
}

/// The place after which a list goes on; before everything, if none is given.
fn place(after: Option<&Cursor>) -> (i64, &str) {
    after.map_or((i64::MAX, ""), |after| (after.at.0, after.id.as_str()))
}

fn text(row: &Row<'_>, column: usize) -> Result<Text, Fault> {
    Ok(row.get::<_, String>(column)?.try_into()?)
}

fn collect<T>(
    mut rows: Rows<'_>,
    read: impl Fn(&Row<'_>) -> Result<T, Fault>,
) -> Result<Vec<T>, Fault> {
    let mut items = Vec::new();
    while let Some(row) = rows.next()? {
        items.push(read(row)?);
    }
    Ok(items)
}
