//! Transactions of the PostgreSQL backend.

use std::collections::BTreeMap;

use deadpool_postgres::{Client, GenericClient};

use super::{listen, log_ends::LogEnds, read::number};
use crate::{
    Append, EntryNumber, GameRow, Heartbeat, IndexUpdate, PlayerKey, RoomId, RoomRow, Visibility,
    backend::{AppendResult, accepted, check_expected},
    error::Fault,
};

/// Writes a batch in one transaction.
///
/// If another node appends to one of the logs between our query and our write, the unique key rejects
/// the whole statement. That node has committed by then, so the next query shows which append
/// conflicts. Each round finds at least one conflict, and the other appends are written.
pub(super) async fn commit(
    client: &mut Client,
    batch: &[Append],
    log_ends: &LogEnds,
) -> Result<Vec<AppendResult>, Fault> {
    loop {
        let mut ends = log_ends.get(batch);
        query_ends(client, batch, &mut ends).await?;
        let results = check_expected(batch, ends);
        let mut written: Vec<_> = accepted(batch, &results).collect();
        // All nodes write in the same order, so that they cannot deadlock.
        written.sort_by_key(|append| (&append.room, append.expected));
        match write(client, &written).await {
            Ok(()) => {
                log_ends.keep(written.into_iter());
                return Ok(results);
            }
            Err(Fault::Postgres(error)) if is_taken(&error) => log_ends.forget(),
            Err(fault) => {
                log_ends.forget();
                return Err(fault);
            }
        }
    }
}

/// Whether the unique key of the entries was violated: another node has appended.
fn is_taken(error: &tokio_postgres::Error) -> bool {
    error.as_db_error().is_some_and(|error| error.constraint() == Some("entries_key"))
}

/// Queries the ends of the logs in a batch that are not in `ends` yet.
async fn query_ends(
    client: &Client,
    batch: &[Append],
    ends: &mut BTreeMap<RoomId, EntryNumber>,
) -> Result<(), Fault> {
    let rooms = batch.iter().map(|append| &append.room);
    let rooms: Vec<&str> =
        rooms.filter(|room| !ends.contains_key(room)).map(RoomId::as_str).collect();
    if rooms.is_empty() {
        return Ok(());
    }
    let query = client
        .prepare_cached(
            "SELECT wanted.room, (SELECT max(seq) FROM paiju.entries WHERE room = wanted.room)
             FROM unnest($1::text[]) AS wanted (room)",
        )
        .await?;
    for row in client.query(&query, &[&rooms]).await? {
        let end = match row.try_get(1)? {
            Some(last) => EntryNumber(number(last)?).plus(1),
            None => EntryNumber::START,
        };
        ends.insert(row.try_get::<_, &str>(0)?.parse()?, end);
    }
    Ok(())
}

async fn write(client: &mut Client, appends: &[&Append]) -> Result<(), Fault> {
    if appends.is_empty() {
        return Ok(());
    }
    if appends.iter().all(|append| append.index.is_empty()) {
        return insert(client, appends).await; // A single statement is a transaction.
    }
    let transaction = client.transaction().await?;
    insert(&transaction, appends).await?;
    for append in appends {
        for index in &append.index {
            match index {
                IndexUpdate::Room(row) => write_room(&transaction, &append.room, row).await?,
                IndexUpdate::Game(row) => write_game(&transaction, &append.room, row).await?,
                IndexUpdate::Person(player) => {
                    write_person(&transaction, &append.room, player).await?;
                }
            }
        }
    }
    Ok(transaction.commit().await?)
}

/// Writes all entries and notifies the nodes, in one statement. PostgreSQL delivers the notifications
/// after the commit.
async fn insert(client: &impl GenericClient, appends: &[&Append]) -> Result<(), Fault> {
    let statement = client
        .prepare_cached(
            "WITH written AS (
                 INSERT INTO paiju.entries (room, seq, at, payload)
                 SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[])
             )
             SELECT pg_notify($5, changes) FROM unnest($6::text[]) AS sent (changes)",
        )
        .await?;
    let (mut rooms, mut seqs, mut ats, mut payloads) = (vec![], vec![], vec![], vec![]);
    for append in appends {
        for (seq, entry) in append.numbered() {
            rooms.push(append.room.as_str());
            seqs.push(i64::from(seq.0));
            ats.push(entry.at.0);
            payloads.push(entry.payload.as_str());
        }
    }
    let changes = listen::encode(appends.iter().map(|append| (&append.room, append.end())));
    client.query(&statement, &[&rooms, &seqs, &ats, &payloads, &listen::CHANNEL, &changes]).await?;
    Ok(())
}

async fn write_room(
    client: &impl GenericClient,
    room: &RoomId,
    row: &RoomRow,
) -> Result<(), Fault> {
    let RoomRow { game, visibility, created, active, closed, summary } = row;
    let upsert = client
        .prepare_cached(
            "INSERT INTO paiju.rooms (room, game, listed, created, active, closed, summary)
             VALUES ($1, $2, $3, $4, $5, $6, $7)
             ON CONFLICT (room) DO UPDATE SET game = excluded.game, listed = excluded.listed,
                 active = excluded.active, closed = excluded.closed, summary = excluded.summary",
        )
        .await?;
    client
        .execute(
            &upsert,
            &[
                &room.as_str(),
                &game.as_str(),
                &(*visibility == Visibility::Listed),
                &created.0,
                &active.0,
                &closed.map(|closed| closed.0),
                &summary.as_str(),
            ],
        )
        .await?;
    Ok(())
}

async fn write_game(
    client: &impl GenericClient,
    room: &RoomId,
    row: &GameRow,
) -> Result<(), Fault> {
    let GameRow { id, game, preset, first, last, configured, started, ended, seats } = row;
    let insert = client
        .prepare_cached(
            "INSERT INTO paiju.games
                 (id, room, game, preset, first, last, configured, started, ended)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        )
        .await?;
    client
        .execute(
            &insert,
            &[
                &id.as_str(),
                &room.as_str(),
                &game.as_str(),
                &preset.as_str(),
                &i64::from(first.0),
                &i64::from(last.0),
                &i64::from(configured.0),
                &started.0,
                &ended.0,
            ],
        )
        .await?;
    let player = client
        .prepare_cached(
            "INSERT INTO paiju.game_players (game_id, seat, player, name, score, won, game, ended)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        )
        .await?;
    for (seat, row) in (0_i64..).zip(seats) {
        client
            .execute(
                &player,
                &[
                    &id.as_str(),
                    &seat,
                    &row.player.as_ref().map(|player| player.0.as_slice()),
                    &row.name.as_str(),
                    &row.score,
                    &row.won,
                    &game.as_str(),
                    &ended.0,
                ],
            )
            .await?;
    }
    Ok(())
}

async fn write_person(
    client: &impl GenericClient,
    room: &RoomId,
    player: &PlayerKey,
) -> Result<(), Fault> {
    let insert = "INSERT INTO paiju.room_people (room, player) VALUES ($1, $2)
                  ON CONFLICT DO NOTHING";
    let insert = client.prepare_cached(insert).await?;
    client.execute(&insert, &[&room.as_str(), &player.0.as_slice()]).await?;
    Ok(())
}

pub(super) async fn heartbeat(client: &Client, heartbeat: &Heartbeat) -> Result<(), Fault> {
    let upsert = client
        .prepare_cached(
            "INSERT INTO paiju.nodes (node, incarnation, heartbeats) VALUES ($1, $2, $3)
             ON CONFLICT (node) DO UPDATE SET incarnation = excluded.incarnation,
                 heartbeats = excluded.heartbeats",
        )
        .await?;
    let (incarnation, heartbeats) =
        (i64::from(heartbeat.incarnation), i64::from(heartbeat.heartbeats));
    client.execute(&upsert, &[&heartbeat.node.as_str(), &incarnation, &heartbeats]).await?;
    Ok(())
}
