//! Writing to PostgreSQL.

use std::collections::BTreeMap;

use deadpool_postgres::{Client, GenericClient};

use super::{listen, memory::Memory, read::number};
use crate::{
    Append, Beat, GameRecord, Index, RoomId, RoomRecord, Seq, Visibility,
    backend::{Verdict, accepted, judge},
    error::Fault,
};

/// Writes a batch in one transaction.
///
/// Other nodes may be at it too. If one of them takes a place between our looking and our writing,
/// the key refuses the whole statement; by then that node has committed, so looking again shows
/// which append has lost, and the others are written. Each turn settles at least one.
pub(super) async fn commit(
    client: &mut Client,
    batch: &[Append],
    memory: &Memory,
) -> Result<Vec<Verdict>, Fault> {
    loop {
        let mut ends = memory.recall(batch);
        look_up(client, batch, &mut ends).await?;
        let verdicts = judge(batch, ends);
        let mut written: Vec<_> = accepted(batch, &verdicts).collect();
        // All nodes write in the same order, so that no two wait for each other for ever.
        written.sort_by_key(|append| (&append.room, append.expected));
        match write(client, &written).await {
            Ok(()) => {
                memory.keep(written.into_iter());
                return Ok(verdicts);
            }
            Err(Fault::Postgres(error)) if is_taken(&error) => memory.forget(),
            Err(fault) => {
                memory.forget();
                return Err(fault);
            }
        }
    }
}

/// Whether the error says that somebody else has just taken a place in a log.
fn is_taken(error: &tokio_postgres::Error) -> bool {
    error.as_db_error().is_some_and(|error| error.constraint() == Some("entries_key"))
}

/// Asks where those logs of a batch end of which it is not known.
async fn look_up(
    client: &Client,
    batch: &[Append],
    ends: &mut BTreeMap<RoomId, Seq>,
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
            Some(last) => Seq(number(last)?).plus(1),
            None => Seq::START,
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
        return insert(client, appends).await; // One statement is a transaction of its own.
    }
    let transaction = client.transaction().await?;
    insert(&transaction, appends).await?;
    for append in appends {
        for index in &append.index {
            match index {
                Index::Room(record) => file_room(&transaction, &append.room, record).await?,
                Index::Game(record) => file_game(&transaction, &append.room, record).await?,
            }
        }
    }
    Ok(transaction.commit().await?)
}

/// Writes all entries and tells the nodes, in one statement. They hear of it after the commit.
async fn insert(client: &impl GenericClient, appends: &[&Append]) -> Result<(), Fault> {
    let statement = client
        .prepare_cached(
            "WITH written AS (
                 INSERT INTO paiju.entries (room, seq, at, payload)
                 SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[])
             )
             SELECT pg_notify($5, hints) FROM unnest($6::text[]) AS told (hints)",
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
    let hints = listen::written(appends.iter().map(|append| (&append.room, append.end())));
    client.query(&statement, &[&rooms, &seqs, &ats, &payloads, &listen::CHANNEL, &hints]).await?;
    Ok(())
}

async fn file_room(
    client: &impl GenericClient,
    room: &RoomId,
    record: &RoomRecord,
) -> Result<(), Fault> {
    let RoomRecord { game, visibility, created, active, closed, summary } = record;
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

async fn file_game(
    client: &impl GenericClient,
    room: &RoomId,
    record: &GameRecord,
) -> Result<(), Fault> {
    let GameRecord { id, kind, preset, first, last, configured, started, ended, seats } = record;
    let game = client
        .prepare_cached(
            "INSERT INTO paiju.games
                 (game, room, kind, preset, first, last, configured, started, ended)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        )
        .await?;
    client
        .execute(
            &game,
            &[
                &id.as_str(),
                &room.as_str(),
                &kind.as_str(),
                &preset.as_str(),
                &i64::from(first.0),
                &i64::from(last.0),
                &configured.map(|configured| i64::from(configured.0)),
                &started.0,
                &ended.0,
            ],
        )
        .await?;
    let player = client
        .prepare_cached(
            "INSERT INTO paiju.game_players (game, seat, player, name, score, won, kind, ended)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        )
        .await?;
    for (seat, record) in (0_i64..).zip(seats) {
        client
            .execute(
                &player,
                &[
                    &id.as_str(),
                    &seat,
                    &record.player.as_ref().map(|player| player.0.as_slice()),
                    &record.name.as_str(),
                    &record.score,
                    &record.won,
                    &kind.as_str(),
                    &ended.0,
                ],
            )
            .await?;
    }
    Ok(())
}

/// Notes that a node is alive.
pub(super) async fn beat(client: &Client, beat: &Beat) -> Result<(), Fault> {
    let upsert = client
        .prepare_cached(
            "INSERT INTO paiju.nodes (node, run, count) VALUES ($1, $2, $3)
             ON CONFLICT (node) DO UPDATE SET run = excluded.run, count = excluded.count",
        )
        .await?;
    let (run, count) = (i64::from(beat.run), i64::from(beat.count));
    client.execute(&upsert, &[&beat.node.as_str(), &run, &count]).await?;
    Ok(())
}
