//! Transactions of the SQLite backend.

use std::{collections::BTreeMap, sync::Arc};

use rusqlite::{Connection, OptionalExtension as _, Transaction, TransactionBehavior, params};

use crate::{
    Append, EntryNumber, GameRow, Heartbeat, IndexUpdate, RoomId, RoomRow, Visibility,
    backend::{AppendResult, accepted, check_expected},
    error::Fault,
};

/// Writes a batch in one transaction.
pub(super) fn commit(
    connection: &mut Connection,
    batch: &Arc<[Append]>,
) -> Result<Vec<AppendResult>, Fault> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let results = check_expected(batch, ends(&transaction, batch)?);
    for append in accepted(batch, &results) {
        write(&transaction, append)?;
    }
    transaction.commit()?;
    Ok(results)
}

/// The ends of the logs in a batch.
fn ends(
    transaction: &Transaction<'_>,
    batch: &[Append],
) -> Result<BTreeMap<RoomId, EntryNumber>, Fault> {
    let mut last = transaction
        .prepare_cached("SELECT seq FROM entries WHERE room = ?1 ORDER BY seq DESC LIMIT 1")?;
    let mut ends = BTreeMap::new();
    for Append { room, .. } in batch {
        let last: Option<u32> = last.query_row([room.as_str()], |row| row.get(0)).optional()?;
        ends.insert(
            room.clone(),
            last.map_or(EntryNumber::START, |last| EntryNumber(last).plus(1)),
        );
    }
    Ok(ends)
}

fn write(transaction: &Transaction<'_>, append: &Append) -> Result<(), Fault> {
    let mut insert = transaction
        .prepare_cached("INSERT INTO entries (room, seq, at, payload) VALUES (?1, ?2, ?3, ?4)")?;
    let room = append.room.as_str();
    for (seq, entry) in append.numbered() {
        insert.execute(params![room, seq.0, entry.at.0, entry.payload.as_str()])?;
    }
    for index in &append.index {
        match index {
            IndexUpdate::Room(row) => write_room(transaction, room, row)?,
            IndexUpdate::Game(row) => write_game(transaction, room, row)?,
            IndexUpdate::Person(player) => {
                let insert = "INSERT OR IGNORE INTO room_people (room, player) VALUES (?1, ?2)";
                transaction.prepare_cached(insert)?.execute(params![room, player.0])?;
            }
        }
    }
    Ok(())
}

fn write_room(transaction: &Transaction<'_>, room: &str, row: &RoomRow) -> Result<(), Fault> {
    let RoomRow { game, visibility, created, active, closed, summary } = row;
    let mut upsert = transaction.prepare_cached(
        "INSERT INTO rooms (room, game, listed, created, active, closed, summary)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
         ON CONFLICT (room) DO UPDATE SET game = excluded.game, listed = excluded.listed,
             active = excluded.active, closed = excluded.closed, summary = excluded.summary",
    )?;
    upsert.execute(params![
        room,
        game.as_str(),
        *visibility == Visibility::Listed,
        created.0,
        active.0,
        closed.map(|closed| closed.0),
        summary.as_str(),
    ])?;
    Ok(())
}

fn write_game(transaction: &Transaction<'_>, room: &str, row: &GameRow) -> Result<(), Fault> {
    let GameRow { id, game, preset, first, last, configured, started, ended, seats } = row;
    let mut insert = transaction.prepare_cached(
        "INSERT INTO games (id, room, game, preset, first, last, configured, started, ended)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
    )?;
    insert.execute(params![
        id.as_str(),
        room,
        game.as_str(),
        preset.as_str(),
        first.0,
        last.0,
        configured.0,
        started.0,
        ended.0,
    ])?;
    let mut player = transaction.prepare_cached(
        "INSERT INTO game_players (game_id, seat, player, name, score, won, game, ended)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
    )?;
    for (seat, row) in (0_u32..).zip(seats) {
        player.execute(params![
            id.as_str(),
            seat,
            row.player.map(|player| player.0),
            row.name.as_str(),
            row.score,
            row.won,
            game.as_str(),
            ended.0,
        ])?;
    }
    Ok(())
}

pub(super) fn heartbeat(connection: &Connection, heartbeat: &Heartbeat) -> Result<(), Fault> {
    let mut upsert = connection.prepare_cached(
        "INSERT INTO nodes (node, incarnation, heartbeats) VALUES (?1, ?2, ?3)
         ON CONFLICT (node) DO UPDATE SET incarnation = excluded.incarnation,
             heartbeats = excluded.heartbeats",
    )?;
    upsert.execute(params![
        heartbeat.node.as_str(),
        heartbeat.incarnation,
        heartbeat.heartbeats
    ])?;
    Ok(())
}
