//! Removal of old rooms and of names from the PostgreSQL backend.

use deadpool_postgres::{Client, Transaction};

use super::read::number;
use crate::{
    EntryReplacement, NameRemoval, NameReplacement, PlayerKey, Removed, RoomsWithName, UnixMillis,
    backend::{LIST_LIMIT, REMOVE_LIMIT},
    error::Fault,
};

/// Removes a part of the rooms that were closed before a time.
///
/// Several nodes can do this at once: each passes over the rooms that another one is removing.
pub(super) async fn remove_closed(
    client: &mut Client,
    before: UnixMillis,
) -> Result<Removed, Fault> {
    let transaction = client.transaction().await?;
    let mut removed = Removed { n_rooms: 0, is_complete: false };
    let mut n_left = u64::from(REMOVE_LIMIT);
    while n_left > 0 {
        let Some(room) = oldest_closed(&transaction, before).await? else {
            removed.is_complete = true;
            break;
        };
        let n_entries = remove_entries(&transaction, &room, n_left).await?;
        if n_entries < n_left {
            for table in ["room_people", "rooms"] {
                let delete = format!("DELETE FROM paiju.{table} WHERE room = $1");
                transaction.execute(&delete, &[&room]).await?;
            }
            removed.n_rooms += 1;
        }
        n_left = n_left.saturating_sub(n_entries.max(1));
    }
    transaction.commit().await?;
    Ok(removed)
}

async fn oldest_closed(
    transaction: &Transaction<'_>,
    before: UnixMillis,
) -> Result<Option<String>, Fault> {
    let query = "SELECT room FROM paiju.rooms WHERE closed IS NOT NULL AND closed < $1
                 ORDER BY closed, room LIMIT 1 FOR UPDATE SKIP LOCKED";
    let found = transaction.query_opt(query, &[&before.0]).await?;
    Ok(found.map(|row| row.try_get(0)).transpose()?)
}

/// Removes the games of a room and its first entries, and returns the number of these.
async fn remove_entries(
    transaction: &Transaction<'_>,
    room: &str,
    limit: u64,
) -> Result<u64, Fault> {
    let players = "DELETE FROM paiju.game_players
                   WHERE game_id IN (SELECT id FROM paiju.games WHERE room = $1)";
    transaction.execute(players, &[&room]).await?;
    transaction.execute("DELETE FROM paiju.games WHERE room = $1", &[&room]).await?;
    let entries = "DELETE FROM paiju.entries WHERE room = $1 AND seq IN
                       (SELECT seq FROM paiju.entries WHERE room = $1 ORDER BY seq LIMIT $2)";
    let limit = i64::try_from(limit).unwrap_or(i64::MAX);
    Ok(transaction.execute(entries, &[&room, &limit]).await?)
}

pub(super) async fn request_name_removal(
    client: &mut Client,
    player: &PlayerKey,
) -> Result<RoomsWithName, Fault> {
    let transaction = client.transaction().await?;
    let player = player.0.as_slice();
    let update = "UPDATE paiju.room_people SET removal = true WHERE player = $1";
    transaction.execute(update, &[&player]).await?;
    let query = "SELECT count(closed), count(*) - count(closed)
                 FROM paiju.room_people JOIN paiju.rooms USING (room) WHERE player = $1";
    let row = transaction.query_one(query, &[&player]).await?;
    let rooms = RoomsWithName { closed: number(row.try_get(0)?)?, open: number(row.try_get(1)?)? };
    transaction.commit().await?;
    Ok(rooms)
}

pub(super) async fn name_removals(
    client: &Client,
    after: Option<&NameRemoval>,
) -> Result<Vec<NameRemoval>, Fault> {
    let query = "SELECT room, player FROM paiju.room_people JOIN paiju.rooms USING (room)
                 WHERE removal AND closed IS NOT NULL AND (room, player) > ($1, $2)
                 ORDER BY room, player LIMIT $3";
    let (room, player) =
        after.map_or(("", &[][..]), |it| (it.room.as_str(), it.player.0.as_slice()));
    let mut removals = Vec::new();
    for row in client.query(query, &[&room, &player, &i64::from(LIST_LIMIT)]).await? {
        let player: &[u8] = row.try_get(1)?;
        let n_bytes = player.len();
        let player = player.try_into().map_err(|_| Fault::PlayerKey { n_bytes })?;
        let room = row.try_get::<_, &str>(0)?.parse()?;
        removals.push(NameRemoval { room, player: PlayerKey(player) });
    }
    Ok(removals)
}

/// Replaces all texts, or none if an entry has changed.
pub(super) async fn replace_name(
    client: &mut Client,
    replacement: &NameReplacement,
) -> Result<bool, Fault> {
    let NameReplacement { removal: NameRemoval { room, player }, entries, summary, name } =
        replacement;
    let (room, player) = (room.as_str(), player.0.as_slice());
    let transaction = client.transaction().await?;
    for EntryReplacement { seq, old, new } in entries {
        let update = "UPDATE paiju.entries SET payload = $1
                      WHERE room = $2 AND seq = $3 AND payload = $4";
        let seq = i64::from(seq.0);
        let n_changed =
            transaction.execute(update, &[&new.as_str(), &room, &seq, &old.as_str()]).await?;
        if n_changed != 1 {
            return Ok(false); // Rolls back.
        }
    }
    let rooms = "UPDATE paiju.rooms SET summary = $1 WHERE room = $2";
    transaction.execute(rooms, &[&summary.as_str(), &room]).await?;
    let players = "UPDATE paiju.game_players SET name = $1
                   WHERE player = $2 AND game_id IN (SELECT id FROM paiju.games WHERE room = $3)";
    transaction.execute(players, &[&name.as_str(), &player, &room]).await?;
    let done = "DELETE FROM paiju.room_people WHERE room = $1 AND player = $2";
    transaction.execute(done, &[&room, &player]).await?;
    transaction.commit().await?;
    Ok(true)
}
