//! Creating a room (RM-1).

use std::sync::Arc;

use bots::{BotGame, BotGameVisitor};
use games::GameKind;
use protocol::{OpenRoom, Refusal, RoomCode, ServerRefusal, TokenHash};
use room::{Caller, NewRoom, Room};
use store::{Append, AppendError, IndexUpdate, NewEntry, PlayerKey};

use crate::{app_state::AppState, room_task};

/// Maximum number of codes to try. A code is rarely taken.
const MAX_ATTEMPTS: usize = 5;

/// A refusal that does not depend on the game.
pub(crate) type ApiRefusal = Refusal<ServerRefusal>;

/// Creates a room, and returns its code when it is on disk.
///
/// The host has a seat, but is offline until they connect.
pub(crate) async fn create_room(
    app: &Arc<AppState>,
    host: TokenHash,
    request: &OpenRoom,
) -> Result<RoomCode, ApiRefusal> {
    let kind: GameKind = request
        .game
        .parse()
        .map_err(|_| ServerRefusal::NoSuchGame { game: request.game.clone() })?;
    for _ in 0..MAX_ATTEMPTS {
        let PendingRoom { code, append, wake_at } =
            bots::visit_bots(kind, CreateRoom { app, host, request })?;
        match app.store.append(append).await {
            Ok(()) => {
                if let Some(at) = wake_at {
                    app.schedule_wakeup(at, code);
                }
                return Ok(code);
            }
            Err(AppendError::Conflict(_)) => {} // The code is taken.
            Err(error) => {
                tracing::error!(%error, "cannot create a room");
                break;
            }
        }
    }
    Err(ServerRefusal::Busy.into())
}

/// A room that is not stored yet.
struct PendingRoom {
    code: RoomCode,
    append: Append,
    /// When the room closes if nobody connects.
    wake_at: Option<protocol::Timestamp>,
}

struct CreateRoom<'a> {
    app: &'a AppState,
    host: TokenHash,
    request: &'a OpenRoom,
}

impl BotGameVisitor for CreateRoom<'_> {
    type Output = Result<PendingRoom, ApiRefusal>;

    fn visit<R: BotGame>(self) -> Self::Output {
        let Self { app, host, request } = self;
        let entropy = app.randomness.for_room(app.next_room()).map_err(|_| ServerRefusal::Busy)?;
        let (code, connection, now) = (entropy.code(), app.new_connection_id(), app.clock.now());
        let host = Caller { token: host, connection };
        let new_room = NewRoom { code, host, name: &request.name, role: request.role };
        let mut log =
            Room::<R>::open(&new_room, now, &entropy).map_err(|refusal| match refusal {
                Refusal::Server(refusal) => Refusal::Server(refusal),
                Refusal::Room(refusal) => Refusal::Room(refusal),
                Refusal::Setting(refusal) => Refusal::Setting(refusal),
                Refusal::Game { .. } => Refusal::Server(ServerRefusal::Busy),
            })?;
        let mut room = room::replay(&log).map_err(|_| ServerRefusal::Busy)?;
        for entry in room.disconnected(connection, now) {
            room.evolve(&entry);
            log.push(entry);
        }
        let entry = |entry: &room::Entry<R>| {
            Some(NewEntry { at: room_task::millis(entry.at), payload: room_task::to_text(entry)? })
        };
        let entries = log.iter().map(entry).collect::<Option<_>>().ok_or(ServerRefusal::Busy)?;
        let mut append = Append::new(room_task::room_id(code), store::EntryNumber::START, entries);
        append.index =
            room_task::lobby_entry(&room, now, None).map(IndexUpdate::Room).into_iter().collect();
        append.index.push(IndexUpdate::Person(PlayerKey(*host.token.as_bytes())));
        Ok(PendingRoom { code, append, wake_at: room.next_timer().map(|timer| timer.at) })
    }
}
