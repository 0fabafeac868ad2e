//! Queries of the SQLite backend.

use std::ops::Range;

use rusqlite::{Connection, Row, Rows, params};

use crate::{
    Cursor, Entry, EntryNumber, GameId, GameRow, Heartbeat, Page, PlayerKey, PlayerStats,
    RoomFilter, RoomId, RoomRow, SeatRow, Text, UnixMillis, Visibility, WithRoom,
    backend::{LIST_LIMIT, READ_LIMIT},
    error::Fault,
};

pub(super) fn page(
    connection: &Connection,
    room: &RoomId,
    range: &Range<EntryNumber>,
) -> Result<Vec<Entry>, Fault> {
    let mut query = connection.prepare_cached(
        "SELECT seq, at, payload FROM entries WHERE room = ?1 AND seq >= ?2 AND seq < ?3
         ORDER BY seq LIMIT ?4",
    )?;
    let found = query.query(params![room.as_str(), range.start.0, range.end.0, READ_LIMIT])?;
    collect(found, |row| {
        let payload = text(row, 2)?;
        Ok(Entry { seq: EntryNumber(row.get(0)?), at: UnixMillis(row.get(1)?), payload })
    })
}

pub(super) fn room(connection: &Connection, room: &RoomId) -> Result<Option<RoomRow>, Fault> {
    let mut query = connection.prepare_cached(
        "SELECT room, game, listed, created, active, closed, summary FROM rooms WHERE room = ?1",
    )?;
    let found = collect(query.query([room.as_str()])?, room_row)?;
    Ok(found.into_iter().next().map(|found| found.row))
}

pub(super) fn rooms(
    connection: &Connection,
    filter: RoomFilter,
    after: Option<&Cursor>,
) -> Result<Page<WithRoom<RoomRow>>, Fault> {
    let mut query = connection.prepare_cached(match filter {
        RoomFilter::Open => {
            "SELECT room, game, listed, created, active, closed, summary FROM rooms
             WHERE closed IS NULL AND (created, room) < (?1, ?2)
             ORDER BY created DESC, room DESC LIMIT ?3"
        }
        RoomFilter::Lobby => {
            "SELECT room, game, listed, created, active, closed, summary FROM rooms
             WHERE closed IS NULL AND listed = 1 AND (created, room) < (?1, ?2)
             ORDER BY created DESC, room DESC LIMIT ?3"
        }
    })?;
    let (at, id) = position(after);
    let found = collect(query.query(params![at, id, LIST_LIMIT])?, room_row)?;
    Ok(Page::cut(found, Cursor::of_room))
}

pub(super) fn game(
    connection: &Connection,
    game: &GameId,
) -> Result<Option<WithRoom<GameRow>>, Fault> {
    let mut query = connection.prepare_cached(
        "SELECT id, room, game, preset, first, last, started, ended, configured FROM games
         WHERE id = ?1",
    )?;
    let found = collect(query.query([game.as_str()])?, |row| game_row(connection, row))?;
    Ok(found.into_iter().next())
}

pub(super) fn games_of(
    connection: &Connection,
    player: &PlayerKey,
    after: Option<&Cursor>,
) -> Result<Page<WithRoom<GameRow>>, Fault> {
    let mut query = connection.prepare_cached(
        "SELECT games.id, room, games.game, preset, first, last, started, games.ended, configured
         FROM game_players AS mine JOIN games ON games.id = mine.game_id
         WHERE mine.player = ?1 AND (mine.ended, mine.game_id) < (?2, ?3)
         ORDER BY mine.ended DESC, mine.game_id DESC LIMIT ?4",
    )?;
    let (at, id) = position(after);
    let found = query.query(params![player.0, at, id, LIST_LIMIT])?;
    let found = collect(found, |row| game_row(connection, row))?;
    Ok(Page::cut(found, Cursor::of_game))
}

pub(super) fn player_stats(
    connection: &Connection,
    player: &PlayerKey,
) -> Result<Vec<PlayerStats>, Fault> {
    let mut query = connection.prepare_cached(
        "SELECT game, count(*), sum(won), sum(score), max(score) FROM game_players WHERE player = ?1
         GROUP BY game ORDER BY game",
    )?;
    collect(query.query([player.0])?, |row| {
        Ok(PlayerStats {
            game: text(row, 0)?,
            played: row.get(1)?,
            won: row.get(2)?,
            total: row.get(3)?,
            best: row.get(4)?,
        })
    })
}

pub(super) fn heartbeats(connection: &Connection) -> Result<Vec<Heartbeat>, Fault> {
    let mut query = connection
        .prepare_cached("SELECT node, incarnation, heartbeats FROM nodes ORDER BY node")?;
    collect(query.query([])?, |row| {
        Ok(Heartbeat { node: text(row, 0)?, incarnation: row.get(1)?, heartbeats: row.get(2)? })
    })
}

fn seats(connection: &Connection, game: &str) -> Result<Vec<SeatRow>, Fault> {
    let mut query = connection.prepare_cached(
        "SELECT player, name, score, won FROM game_players WHERE game_id = ?1 ORDER BY seat",
    )?;
    collect(query.query([game])?, |row| {
        Ok(SeatRow {
            player: row.get::<_, Option<[u8; 32]>>(0)?.map(PlayerKey),
            name: text(row, 1)?,
            score: row.get(2)?,
            won: row.get(3)?,
        })
    })
}

fn room_row(row: &Row<'_>) -> Result<WithRoom<RoomRow>, Fault> {
    let found = RoomRow {
        game: text(row, 1)?,
        visibility: if row.get(2)? { Visibility::Listed } else { Visibility::Private },
        created: UnixMillis(row.get(3)?),
        active: UnixMillis(row.get(4)?),
        closed: row.get::<_, Option<i64>>(5)?.map(UnixMillis),
        summary: text(row, 6)?,
    };
    Ok(WithRoom { room: row.get::<_, String>(0)?.parse()?, row: found })
}

fn game_row(connection: &Connection, row: &Row<'_>) -> Result<WithRoom<GameRow>, Fault> {
    let id: String = row.get(0)?;
    let found = GameRow {
        id: id.parse()?,
        game: text(row, 2)?,
        preset: text(row, 3)?,
        first: EntryNumber(row.get(4)?),
        last: EntryNumber(row.get(5)?),
        configured: EntryNumber(row.get(8)?),
        started: UnixMillis(row.get(6)?),
        ended: UnixMillis(row.get(7)?),
        seats: seats(connection, &id)?,
    };
    Ok(WithRoom { room: row.get::<_, String>(1)?.parse()?, row: found })
}

/// The position after which a list continues; without a cursor, before the first item.
fn position(after: Option<&Cursor>) -> (i64, &str) {
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
