//! Removal of old rooms, and of the names of players who want them removed.
//!
//! Both change closed rooms only, which no room task appends to. So every node may do this at any time,
//! even while others do: what one has removed, another no longer finds.

use std::sync::Arc;

use games::{GameKind, GameVisitor};
use protocol::{Name, Player, Seq, Timestamp, TokenHash};
use store::{DatabaseError, EntryReplacement, NameRemoval, NameReplacement, Store};
use tabletop::Rules;

use crate::{app_state::AppState, room_task};

/// Time between two searches for old rooms, and for names in rooms that have closed since, in milliseconds.
const INTERVAL: u64 = 60 * 60 * 1000;

const MILLIS_PER_DAY: u64 = 24 * 60 * 60 * 1000;

/// Removes what is to be removed, every hour and when a player asks for it, until the server stops.
pub(crate) async fn run(app: Arc<AppState>) {
    loop {
        if let Some(days) = app.config.keep_days {
            remove_old_rooms(&app, u64::from(days.get()) * MILLIS_PER_DAY).await;
        }
        match remove_names(&app.store).await {
            Ok(0) => {}
            Ok(n_rooms) => tracing::info!(n_rooms, "removed names"),
            Err(error) => tracing::error!(%error, "cannot remove names"),
        }
        let next = app.clock.now().after(INTERVAL);
        tokio::select! {
            biased;
            () = app.stopping.cancelled() => return,
            () = app.name_removal_requested.notified() => {}
            () = app.clock.wait_until(Some(next)) => {}
        }
    }
}

/// Removes the rooms that were closed more than `age` milliseconds ago.
async fn remove_old_rooms(app: &AppState, age: u64) {
    let before = Timestamp(app.clock.now().0.saturating_sub(age));
    let mut n_rooms = 0;
    while !app.stopping.is_cancelled() {
        match app.store.remove_closed(room_task::millis(before)).await {
            Ok(removed) => {
                n_rooms += removed.n_rooms;
                if removed.is_complete {
                    break;
                }
            }
            Err(error) => {
                tracing::error!(%error, "cannot remove old rooms");
                break;
            }
        }
    }
    if n_rooms > 0 {
        tracing::info!(n_rooms, "removed old rooms");
    }
}

/// Removes the names that are marked for removal from closed rooms, and returns the number of these rooms.
pub(crate) async fn remove_names(store: &Store) -> Result<u32, DatabaseError> {
    let (mut n_rooms, mut after) = (0, None);
    loop {
        let removals = store.name_removals(after.as_ref()).await?;
        let Some(last) = removals.last().cloned() else { return Ok(n_rooms) };
        for removal in removals {
            let room = removal.room.clone();
            match remove_from(store, removal).await {
                Ok(IsReplaced(true)) => n_rooms += 1,
                // Another node has changed an entry. This one tries again the next time.
                Ok(IsReplaced(false)) => {}
                Err(RemoveNameError::Database(error)) => return Err(error),
                Err(RemoveNameError::Log(why)) => {
                    tracing::error!(%room, why, "cannot remove a name from the room");
                }
            }
        }
        after = Some(last);
    }
}

/// Whether the texts of a room were replaced.
struct IsReplaced(bool);

enum RemoveNameError {
    Database(DatabaseError),
    /// The log cannot be read.
    Log(String),
}

impl From<DatabaseError> for RemoveNameError {
    fn from(error: DatabaseError) -> Self {
        Self::Database(error)
    }
}

async fn remove_from(store: &Store, removal: NameRemoval) -> Result<IsReplaced, RemoveNameError> {
    let log = store.read(&removal.room, store::EntryNumber::START..).await?;
    // Long logs take a while to replay, and the sockets of players must not wait for them.
    let replacement = tokio::task::spawn_blocking(move || replacement(removal, &log)).await;
    let replacement = replacement.map_err(|error| RemoveNameError::Log(error.to_string()))?;
    Ok(IsReplaced(store.replace_name(replacement.map_err(RemoveNameError::Log)?).await?))
}

/// The texts of a room without the name.
fn replacement(removal: NameRemoval, log: &[store::Entry]) -> Result<NameReplacement, String> {
    let first = log.first().ok_or("the log is empty")?;
    let kind: GameKind =
        room::peek_game(first.payload.as_str()).map_err(|error| error.to_string())?;
    kind.visit(Replace { removal, log })
}

struct Replace<'a> {
    removal: NameRemoval,
    log: &'a [store::Entry],
}

impl GameVisitor for Replace<'_> {
    type Output = Result<NameReplacement, String>;

    fn visit<R: Rules>(self) -> Self::Output {
        let Self { removal, log } = self;
        let mut entries = room_task::typed::<R>(log).map_err(|error| error.to_string())?;
        let token = TokenHash::new(removal.player.0);
        let changed = room::remove_name(&mut entries, token).map_err(|error| error.to_string())?;
        let replaced = |&Seq(seq): &Seq| {
            let index = usize::try_from(seq).ok()?;
            let store::Entry { seq, payload, .. } = log.get(index)?;
            let new = room_task::to_text(entries.get(index)?)?;
            Some(EntryReplacement { seq: *seq, old: payload.clone(), new })
        };
        let no_text = "an entry has no text";
        let replaced = changed.iter().map(replaced).collect::<Option<_>>().ok_or(no_text)?;
        let room = room::replay(&entries).map_err(|error| error.to_string())?;
        let summary = room_task::to_text(&room.lobby_entry()).ok_or(no_text)?;
        let name = room_task::to_text(&Player::Person(Name::removed())).ok_or(no_text)?;
        Ok(NameReplacement { removal, entries: replaced, summary, name })
    }
}
