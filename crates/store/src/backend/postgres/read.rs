//! Queries of the PostgreSQL backend.

use std::{collections::BTreeMap, ops::Range};

use deadpool_postgres::Client;
use tokio_postgres::{Row, types::ToSql};

use crate::{
    Cursor, Entry, EntryNumber, GameId, GameRow, Heartbeat, Page, PlayerKey, PlayerStats,
    RoomFilter, RoomId, RoomRow, SeatRow, Text, UnixMillis, Visibility, WithRoom,
    backend::{LIST_LIMIT, READ_LIMIT},
    error::Fault,
};

pub(super) async fn page(
    client: &Client,
    room: &RoomId,
    range: &Range<EntryNumber>,
) -> Result<Vec<Entry>, Fault> {
    let query = "SELECT seq, at, payload FROM paiju.entries
                 WHERE room = $1 AND seq >= $2 AND seq < $3 ORDER BY seq LIMIT $4";
    let entry = |row: &Row| {
        Ok(Entry { seq: seq(row, 0)?, at: UnixMillis(row.try_get(1)?), payload: text(row, 2)? })
    };
    let (from, to) = (i64::from(range.start.0), i64::from(range.end.0));
    let values: [&(dyn ToSql + Sync); 4] = [&room.as_str(), &from, &to, &i64::from(READ_LIMIT)];
    select(client, query, &values).await?.iter().map(entry).collect()
}

pub(super) async fn room(client: &Client, room: &RoomId) -> Result<Option<RoomRow>, Fault> {
    let query = "SELECT room, game, listed, created, active, closed, summary FROM paiju.rooms
                 WHERE room = $1";
    let found = select(client, query, &[&room.as_str()]).await?;
    Ok(found.first().map(room_row).transpose()?.map(|found| found.row))
}

pub(super) async fn rooms(
    client: &Client,
    filter: RoomFilter,
    after: Option<&Cursor>,
) -> Result<Page<WithRoom<RoomRow>>, Fault> {
    let query = match filter {
        RoomFilter::Open => {
            "SELECT room, game, listed, created, active, closed, summary FROM paiju.rooms
             WHERE closed IS NULL AND (created, room) < ($1, $2)
             ORDER BY created DESC, room DESC LIMIT $3"
        }
        RoomFilter::Lobby => {
            "SELECT room, game, listed, created, active, closed, summary FROM paiju.rooms
             WHERE closed IS NULL AND listed AND (created, room) < ($1, $2)
             ORDER BY created DESC, room DESC LIMIT $3"
        }
    };
    let (at, id) = position(after);
    let found = select(client, query, &[&at, &id, &i64::from(LIST_LIMIT)]).await?;
    let found = found.iter().map(room_row).collect::<Result<_, _>>()?;
    Ok(Page::cut(found, Cursor::of_room))
}

pub(super) async fn game(
    client: &Client,
    game: &GameId,
) -> Result<Option<WithRoom<GameRow>>, Fault> {
    let query =
        "SELECT id, room, game, preset, first, last, started, ended, configured FROM paiju.games
                 WHERE id = $1";
    let found = select(client, query, &[&game.as_str()]).await?;
    Ok(game_rows(client, &found).await?.into_iter().next())
}

pub(super) async fn games_of(
    client: &Client,
    player: &PlayerKey,
    after: Option<&Cursor>,
) -> Result<Page<WithRoom<GameRow>>, Fault> {
    let query = "SELECT games.id, room, games.game, preset, first, last, started, games.ended,
                        configured
                 FROM paiju.game_players AS mine JOIN paiju.games ON games.id = mine.game_id
                 WHERE mine.player = $1 AND (mine.ended, mine.game_id) < ($2, $3)
                 ORDER BY mine.ended DESC, mine.game_id DESC LIMIT $4";
    let (at, id) = position(after);
    let player = player.0.as_slice();
    let found = select(client, query, &[&player, &at, &id, &i64::from(LIST_LIMIT)]).await?;
    Ok(Page::cut(game_rows(client, &found).await?, Cursor::of_game))
}

pub(super) async fn player_stats(
    client: &Client,
    player: &PlayerKey,
) -> Result<Vec<PlayerStats>, Fault> {
    let query = "SELECT game, count(*), count(*) FILTER (WHERE won),
                 sum(score), max(score) FROM paiju.game_players
                 WHERE player = $1 GROUP BY game ORDER BY game";
    let stats = |row: &Row| {
        let count = |column: usize| number(row.try_get(column)?);
        Ok(PlayerStats {
            game: text(row, 0)?,
            played: count(1)?,
            won: count(2)?,
            total: row.try_get(3)?,
            best: row.try_get(4)?,
        })
    };
    select(client, query, &[&player.0.as_slice()]).await?.iter().map(stats).collect()
}

pub(super) async fn heartbeats(client: &Client) -> Result<Vec<Heartbeat>, Fault> {
    let query = "SELECT node, incarnation, heartbeats FROM paiju.nodes ORDER BY node";
    let heartbeat = |row: &Row| {
        let count = |column: usize| number(row.try_get(column)?);
        Ok(Heartbeat { node: text(row, 0)?, incarnation: count(1)?, heartbeats: count(2)? })
    };
    select(client, query, &[]).await?.iter().map(heartbeat).collect()
}

fn room_row(row: &Row) -> Result<WithRoom<RoomRow>, Fault> {
    let found = RoomRow {
        game: text(row, 1)?,
        visibility: if row.try_get(2)? { Visibility::Listed } else { Visibility::Private },
        created: UnixMillis(row.try_get(3)?),
        active: UnixMillis(row.try_get(4)?),
        closed: row.try_get::<_, Option<i64>>(5)?.map(UnixMillis),
        summary: text(row, 6)?,
    };
    Ok(WithRoom { room: row.try_get::<_, &str>(0)?.parse()?, row: found })
}

/// The games of these rows, with their seats, in the same order.
async fn game_rows(client: &Client, found: &[Row]) -> Result<Vec<WithRoom<GameRow>>, Fault> {
    let ids: Vec<&str> = found.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?;
    let query = "SELECT game_id, player, name, score, won FROM paiju.game_players
                 WHERE game_id = ANY ($1) ORDER BY seat";
    let mut seats: BTreeMap<GameId, Vec<SeatRow>> = BTreeMap::new();
    for row in select(client, query, &[&ids]).await? {
        seats.entry(row.try_get::<_, &str>(0)?.parse()?).or_default().push(seat(&row)?);
    }
    let game_row = |row: &Row| {
        let id: GameId = row.try_get::<_, &str>(0)?.parse()?;
        let found = GameRow {
            game: text(row, 2)?,
            preset: text(row, 3)?,
            first: seq(row, 4)?,
            last: seq(row, 5)?,
            configured: seq(row, 8)?,
            started: UnixMillis(row.try_get(6)?),
            ended: UnixMillis(row.try_get(7)?),
            seats: seats.remove(&id).unwrap_or_default(),
            id,
        };
        Ok(WithRoom { room: row.try_get::<_, &str>(1)?.parse()?, row: found })
    };
    found.iter().map(game_row).collect()
}

fn seat(row: &Row) -> Result<SeatRow, Fault> {
    let key = |bytes: &[u8]| match bytes.try_into() {
        Ok(bytes) => Ok(PlayerKey(bytes)),
        Err(_) => Err(Fault::PlayerKey { n_bytes: bytes.len() }),
    };
    Ok(SeatRow {
        player: row.try_get::<_, Option<&[u8]>>(1)?.map(key).transpose()?,
        name: text(row, 2)?,
        score: row.try_get(3)?,
        won: row.try_get(4)?,
    })
}

/// Runs a query, which is prepared once per connection.
async fn select(
    client: &Client,
    query: &str,
    values: &[&(dyn ToSql + Sync)],
) -> Result<Vec<Row>, Fault> {
    let query = client.prepare_cached(query).await?;
    Ok(client.query(&query, values).await?)
}

/// The position after which a list continues; without a cursor, before the first item.
fn position(after: Option<&Cursor>) -> (i64, &str) {
    after.map_or((i64::MAX, ""), |after| (after.at.0, after.id.as_str()))
}

fn text(row: &Row, column: usize) -> Result<Text, Fault> {
    Ok(row.try_get::<_, String>(column)?.try_into()?)
}

fn seq(row: &Row, column: usize) -> Result<EntryNumber, Fault> {
    Ok(EntryNumber(number(row.try_get(column)?)?))
}

/// Converts a number back: PostgreSQL has no unsigned types, so a larger type stores it.
pub(super) fn number(number: i64) -> Result<u32, Fault> {
    u32::try_from(number).map_err(|_| Fault::Number { number })
}
