//! Removal of old rooms and of names from the SQLite backend.

use rusqlite::{Connection, OptionalExtension as _, Transaction, TransactionBehavior, params};

use crate::{
    EntryReplacement, NameRemoval, NameReplacement, PlayerKey, Removed, RoomsWithName, UnixMillis,
    backend::{LIST_LIMIT, REMOVE_LIMIT},
    error::Fault,
};

/// Removes a part of the rooms that were closed before a time: few entries, so that appends wait briefly.
pub(super) fn remove_closed(
    connection: &mut Connection,
    before: UnixMillis,
) -> Result<Removed, Fault> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let mut removed = Removed { n_rooms: 0, is_complete: false };
    let mut n_left = REMOVE_LIMIT;
    while n_left > 0 {
        let Some(room) = oldest_closed(&transaction, before)? else {
            removed.is_complete = true;
            break;
        };
        let n_entries = remove_entries(&transaction, &room, n_left)?;
        if n_entries < n_left {
            transaction.execute("DELETE FROM room_people WHERE room = ?1", [&room])?;
            transaction.execute("DELETE FROM rooms WHERE room = ?1", [&room])?;
            removed.n_rooms += 1;
        }
        n_left = n_left.saturating_sub(n_entries.max(1));
    }
    transaction.commit()?;
    Ok(removed)
}

fn oldest_closed(
    transaction: &Transaction<'_>,
    before: UnixMillis,
) -> Result<Option<String>, Fault> {
    let mut query = transaction.prepare_cached(
        "SELECT room FROM rooms WHERE closed IS NOT NULL AND closed < ?1
         ORDER BY closed, room LIMIT 1",
    )?;
    Ok(query.query_row([before.0], |row| row.get(0)).optional()?)
}

/// Removes the games of a room and its first entries, and returns the number of these.
fn remove_entries(transaction: &Transaction<'_>, room: &str, limit: u32) -> Result<u32, Fault> {
    transaction.execute(
        "DELETE FROM game_players WHERE game_id IN (SELECT id FROM games WHERE room = ?1)",
        [room],
    )?;
    transaction.execute("DELETE FROM games WHERE room = ?1", [room])?;
    let n_entries = transaction.execute(
        "DELETE FROM entries WHERE position IN
             (SELECT position FROM entries WHERE room = ?1 ORDER BY seq LIMIT ?2)",
        params![room, limit],
    )?;
    Ok(u32::try_from(n_entries).unwrap_or(limit))
}

pub(super) fn request_name_removal(
    connection: &mut Connection,
    player: &PlayerKey,
) -> Result<RoomsWithName, Fault> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    transaction.execute("UPDATE room_people SET removal = 1 WHERE player = ?1", [player.0])?;
    let rooms = transaction.query_row(
        "SELECT count(closed), count(*) - count(closed) FROM room_people JOIN rooms USING (room)
         WHERE player = ?1",
        [player.0],
        |row| Ok(RoomsWithName { closed: row.get(0)?, open: row.get(1)? }),
    )?;
    transaction.commit()?;
    Ok(rooms)
}

pub(super) fn name_removals(
    connection: &Connection,
    after: Option<&NameRemoval>,
) -> Result<Vec<NameRemoval>, Fault> {
    let mut query = connection.prepare_cached(
        "SELECT room, player FROM room_people JOIN rooms USING (room)
         WHERE removal = 1 AND closed IS NOT NULL AND (room, player) > (?1, ?2)
         ORDER BY room, player LIMIT ?3",
    )?;
    let (room, player) = after.map_or(("", [0; 32]), |it| (it.room.as_str(), it.player.0));
    let mut rows = query.query(params![room, player, LIST_LIMIT])?;
    let mut removals = Vec::new();
    while let Some(row) = rows.next()? {
        let room = row.get::<_, String>(0)?.parse()?;
        removals.push(NameRemoval { room, player: PlayerKey(row.get(1)?) });
    }
    Ok(removals)
}

/// Replaces all texts, or none if an entry has changed.
pub(super) fn replace_name(
    connection: &mut Connection,
    replacement: &NameReplacement,
) -> Result<bool, Fault> {
    let NameReplacement { removal: NameRemoval { room, player }, entries, summary, name } =
        replacement;
    let (room, player) = (room.as_str(), player.0);
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    for EntryReplacement { seq, old, new } in entries {
        let n_changed = transaction.execute(
            "UPDATE entries SET payload = ?1 WHERE room = ?2 AND seq = ?3 AND payload = ?4",
            params![new.as_str(), room, seq.0, old.as_str()],
        )?;
        if n_changed != 1 {
            return Ok(false); // Rolls back.
        }
    }
    transaction
        .execute("UPDATE rooms SET summary = ?1 WHERE room = ?2", [summary.as_str(), room])?;
    transaction.execute(
        "UPDATE game_players SET name = ?1
         WHERE player = ?2 AND game_id IN (SELECT id FROM games WHERE room = ?3)",
        params![name.as_str(), player, room],
    )?;
    transaction.execute(
        "DELETE FROM room_people WHERE room = ?1 AND player = ?2",
        params![room, player],
    )?;
    transaction.commit()?;
    Ok(true)
}
