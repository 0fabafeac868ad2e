//! Reading from PostgreSQL.

use std::{collections::BTreeMap, ops::Range};

use deadpool_postgres::Client;
use tokio_postgres::{Row, types::ToSql};

use crate::{
    Beat, Cursor, Entry, Filed, GameId, GameRecord, Page, PlayerKey, RoomId, RoomList, RoomRecord,
    SeatRecord, Seq, Tally, Text, UnixMillis, Visibility,
    backend::{LIST_LIMIT, READ_LIMIT},
    error::Fault,
};

pub(super) async fn page(
    client: &Client,
    room: &RoomId,
    range: &Range<Seq>,
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

pub(super) async fn room(client: &Client, room: &RoomId) -> Result<Option<RoomRecord>, Fault> {
    let query = "SELECT room, game, listed, created, active, closed, summary FROM paiju.rooms
                 WHERE room = $1";
    let found = select(client, query, &[&room.as_str()]).await?;
    Ok(found.first().map(filed_room).transpose()?.map(|filed| filed.record))
}

pub(super) async fn rooms(
    client: &Client,
    list: RoomList,
    after: Option<&Cursor>,
) -> Result<Page<Filed<RoomRecord>>, Fault> {
    let query = match list {
        RoomList::Open => {
            "SELECT room, game, listed, created, active, closed, summary FROM paiju.rooms
             WHERE closed IS NULL AND (created, room) < ($1, $2)
             ORDER BY created DESC, room DESC LIMIT $3"
        }
        RoomList::Lobby => {
            "SELECT room, game, listed, created, active, closed, summary FROM paiju.rooms
             WHERE closed IS NULL AND listed AND (created, room) < ($1, $2)
             ORDER BY created DESC, room DESC LIMIT $3"
        }
    };
    let (at, id) = place(after);
    let found = select(client, query, &[&at, &id, &i64::from(LIST_LIMIT)]).await?;
    let found = found.iter().map(filed_room).collect::<Result<_, _>>()?;
    Ok(Page::cut(found, Cursor::of_room))
}

pub(super) async fn game(
    client: &Client,
    game: &GameId,
) -> Result<Option<Filed<GameRecord>>, Fault> {
    let query =
        "SELECT game, room, kind, preset, first, last, started, ended, configured FROM paiju.games
                 WHERE game = $1";
    let found = select(client, query, &[&game.as_str()]).await?;
    Ok(filed_games(client, &found).await?.into_iter().next())
}

pub(super) async fn games_of(
    client: &Client,
    player: &PlayerKey,
    after: Option<&Cursor>,
) -> Result<Page<Filed<GameRecord>>, Fault> {
    let query = "SELECT games.game, room, games.kind, preset, first, last, started, games.ended,
                        configured
                 FROM paiju.game_players AS mine JOIN paiju.games USING (game)
                 WHERE mine.player = $1 AND (mine.ended, mine.game) < ($2, $3)
                 ORDER BY mine.ended DESC, mine.game DESC LIMIT $4";
    let (at, id) = place(after);
    let player = player.0.as_slice();
    let found = select(client, query, &[&player, &at, &id, &i64::from(LIST_LIMIT)]).await?;
    Ok(Page::cut(filed_games(client, &found).await?, Cursor::of_game))
}

pub(super) async fn tallies(client: &Client, player: &PlayerKey) -> Result<Vec<Tally>, Fault> {
    let query = "SELECT kind, count(*), count(*) FILTER (WHERE won),
                 sum(score), max(score) FROM paiju.game_players
                 WHERE player = $1 GROUP BY kind ORDER BY kind";
    let tally = |row: &Row| {
        let count = |column: usize| number(row.try_get(column)?);
        Ok(Tally {
            kind: text(row, 0)?,
            played: count(1)?,
            won: count(2)?,
            total: row.try_get(3)?,
            best: row.try_get(4)?,
        })
    };
    select(client, query, &[&player.0.as_slice()]).await?.iter().map(tally).collect()
}

pub(super) async fn beats(client: &Client) -> Result<Vec<Beat>, Fault> {
    let query = "SELECT node, run, count FROM paiju.nodes ORDER BY node";
    let beat = |row: &Row| {
        let count = |column: usize| number(row.try_get(column)?);
        Ok(Beat { node: text(row, 0)?, run: count(1)?, count: count(2)? })
    };
    select(client, query, &[]).await?.iter().map(beat).collect()
}

fn filed_room(row: &Row) -> Result<Filed<RoomRecord>, Fault> {
    let record = RoomRecord {
        game: text(row, 1)?,
        visibility: if row.try_get(2)? { Visibility::Listed } else { Visibility::Private },
        created: UnixMillis(row.try_get(3)?),
        active: UnixMillis(row.try_get(4)?),
        closed: row.try_get::<_, Option<i64>>(5)?.map(UnixMillis),
        summary: text(row, 6)?,
    };
    Ok(Filed { room: row.try_get::<_, &str>(0)?.parse()?, record })
}

/// The games found, with their seats, in the same order.
async fn filed_games(client: &Client, found: &[Row]) -> Result<Vec<Filed<GameRecord>>, Fault> {
    let ids: Vec<&str> = found.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?;
    let query = "SELECT game, player, name, score, won FROM paiju.game_players
                 WHERE game = ANY ($1) ORDER BY seat";
    let mut seats: BTreeMap<GameId, Vec<SeatRecord>> = BTreeMap::new();
    for row in select(client, query, &[&ids]).await? {
        seats.entry(row.try_get::<_, &str>(0)?.parse()?).or_default().push(seat(&row)?);
    }
    let filed = |row: &Row| {
        let id: GameId = row.try_get::<_, &str>(0)?.parse()?;
        let record = GameRecord {
            kind: text(row, 2)?,
            preset: text(row, 3)?,
            first: seq(row, 4)?,
            last: seq(row, 5)?,
            configured: optional_seq(row, 8)?,
            started: UnixMillis(row.try_get(6)?),
            ended: UnixMillis(row.try_get(7)?),
            seats: seats.remove(&id).unwrap_or_default(),
            id,
        };
        Ok(Filed { room: row.try_get::<_, &str>(1)?.parse()?, record })
    };
    found.iter().map(filed).collect()
}

fn seat(row: &Row) -> Result<SeatRecord, Fault> {
    let key = |bytes: &[u8]| match bytes.try_into() {
        Ok(bytes) => Ok(PlayerKey(bytes)),
        Err(_) => Err(Fault::PlayerKey { n_bytes: bytes.len() }),
    };
    Ok(SeatRecord {
        player: row.try_get::<_, Option<&[u8]>>(1)?.map(key).transpose()?,
        name: text(row, 2)?,
        score: row.try_get(3)?,
        won: row.try_get(4)?,
    })
}

/// What a query finds. It is prepared once for each connection.
async fn select(
    client: &Client,
    query: &str,
    values: &[&(dyn ToSql + Sync)],
) -> Result<Vec<Row>, Fault> {
    let query = client.prepare_cached(query).await?;
    Ok(client.query(&query, values).await?)
}

/// The place after which a list goes on; before everything, if none is given.
fn place(after: Option<&Cursor>) -> (i64, &str) {
    after.map_or((i64::MAX, ""), |after| (after.at.0, after.id.as_str()))
}

fn text(row: &Row, column: usize) -> Result<Text, Fault> {
    Ok(row.try_get::<_, String>(column)?.try_into()?)
}

fn seq(row: &Row, column: usize) -> Result<Seq, Fault> {
    Ok(Seq(number(row.try_get(column)?)?))
}

fn optional_seq(row: &Row, column: usize) -> Result<Option<Seq>, Fault> {
    row.try_get::<_, Option<i64>>(column)?.map(|found| Ok(Seq(number(found)?))).transpose()
}

/// A number that PostgreSQL, which has no unsigned ones, keeps as a larger one.
pub(super) fn number(number: i64) -> Result<u32, Fault> {
    u32::try_from(number).map_err(|_| Fault::Number { number })
}
