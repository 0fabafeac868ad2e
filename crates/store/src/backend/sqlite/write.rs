//! Writing to SQLite.

use std::{collections::BTreeMap, sync::Arc};

use rusqlite::{Connection, OptionalExtension as _, Transaction, TransactionBehavior, params};

use crate::{
    Append, Beat, GameRecord, Index, RoomId, RoomRecord, Seq, Visibility,
    backend::{Verdict, accepted, judge},
    error::Fault,
};

/// Writes a batch in one transaction.
pub(super) fn commit(
    connection: &mut Connection,
    batch: &Arc<[Append]>,
) -> Result<Vec<Verdict>, Fault> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let verdicts = judge(batch, ends(&transaction, batch)?);
    for append in accepted(batch, &verdicts) {
        write(&transaction, append)?;
    }
    transaction.commit()?;
    Ok(verdicts)
}

/// Where the logs of a batch end.
fn ends(transaction: &Transaction<'_>, batch: &[Append]) -> Result<BTreeMap<RoomId, Seq>, Fault> {
    let mut last = transaction
        .prepare_cached("SELECT seq FROM entries WHERE room = ?1 ORDER BY seq DESC LIMIT 1")?;
    let mut ends = BTreeMap::new();
    for Append { room, .. } in batch {
        let last: Option<u32> = last.query_row([room.as_str()], |row| row.get(0)).optional()?;
        ends.insert(room.clone(), last.map_or(Seq::START, |last| Seq(last).plus(1)));
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
            Index::Room(record) => file_room(transaction, room, record)?,
            Index::Game(record) => file_game(transaction, room, record)?,
        }
    }
    Ok(())
}

fn file_room(transaction: &Transaction<'_>, room: &str, record: &RoomRecord) -> Result<(), Fault> {
    let RoomRecord { game, visibility, created, active, closed, summary } = record;
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

fn file_game(transaction: &Transaction<'_>, room: &str, record: &GameRecord) -> Result<(), Fault> {
    let GameRecord { id, kind, preset, first, last, configured, started, ended, seats } = record;
    let mut game = transaction.prepare_cached(
        "INSERT INTO games (game, room, kind, preset, first, last, configured, started, ended)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
    )?;
    game.execute(params![
        id.as_str(),
        room,
        kind.as_str(),
        preset.as_str(),
        first.0,
        last.0,
        configured.map(|configured| configured.0),
        started.0,
        ended.0,
    ])?;
    let mut player = transaction.prepare_cached(
        "INSERT INTO game_players (game, seat, player, name, score, won, kind, ended)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
    )?;
    for (seat, record) in (0_u32..).zip(seats) {
        player.execute(params![
            id.as_str(),
            seat,
            record.player.map(|player| player.0),
            record.name.as_str(),
            record.score,
            record.won,
            kind.as_str(),
            ended.0,
        ])?;
    }
    Ok(())
}

/// Notes that a node is alive.
pub(super) fn beat(connection: &Connection, beat: &Beat) -> Result<(), Fault> {
    let mut upsert = connection.prepare_cached(
        "INSERT INTO nodes (node, run, count) VALUES (?1, ?2, ?3)
         ON CONFLICT (node) DO UPDATE SET run = excluded.run, count = excluded.count",
    )?;
    upsert.execute(params![beat.node.as_str(), beat.run, beat.count])?;
    Ok(())
}
