//! Opening a room (RM-1).

use std::sync::Arc;

use bots::{BotGame, ForBotGame};
use games::GameKind;
use protocol::{Code, OpenRoom, Refusal, ServerRefusal, TokenHash};
use room::{Caller, Opening, Room};
use store::{Append, AppendError, Index, NewEntry};

use crate::{house::House, table, telling};

/// How many codes are tried: one that is taken is rare.
const TRIES: usize = 5;

/// A refusal that can be told without knowing the game: opening a room asks no rules.
pub(crate) type Refused = Refusal<ServerRefusal>;

/// Opens a room, and returns its code when it is on disk.
///
/// The host has a seat at once, but counts as offline until they say hello.
pub(crate) async fn open(
    house: &Arc<House>,
    host: TokenHash,
    ask: &OpenRoom,
) -> Result<Code, Refused> {
    let kind: GameKind =
        ask.game.parse().map_err(|_| ServerRefusal::NoSuchGame { game: ask.game.clone() })?;
    for _ in 0..TRIES {
        let Draft { code, append, alarm } = bots::with_bots(kind, Drafting { house, host, ask })?;
        match house.store.append(append).await {
            Ok(()) => {
                if let Some(at) = alarm {
                    house.set_alarm(at, code);
                }
                return Ok(code);
            }
            Err(AppendError::Conflict(_)) => {} // The code is taken.
            Err(error) => {
                tracing::error!(%error, "a room could not be opened");
                break;
            }
        }
    }
    Err(ServerRefusal::Busy.into())
}

/// A room on its way into the store.
struct Draft {
    code: Code,
    append: Append,
    /// When it will close if nobody comes.
    alarm: Option<protocol::Millis>,
}

struct Drafting<'a> {
    house: &'a House,
    host: TokenHash,
    ask: &'a OpenRoom,
}

impl ForBotGame for Drafting<'_> {
    type Output = Result<Draft, Refused>;

    fn run<R: BotGame>(self) -> Self::Output {
        let Self { house, host, ask } = self;
        let entropy =
            house.chance.opening(house.next_opening()).map_err(|_| ServerRefusal::Busy)?;
        let (code, connection, now) = (entropy.code(), house.connection(), house.clock.now());
        let host = Caller { token: host, connection };
        let opening = Opening { code, host, name: &ask.name, role: ask.role };
        let mut log =
            Room::<R>::open(&opening, now, &entropy).map_err(|refusal| match refusal {
                Refusal::Server(refusal) => Refusal::Server(refusal),
                Refusal::Room(refusal) => Refusal::Room(refusal),
                Refusal::Setting(refusal) => Refusal::Setting(refusal),
                Refusal::Game { .. } => Refusal::Server(ServerRefusal::Busy),
            })?;
        let mut room = room::replay(&log).map_err(|_| ServerRefusal::Busy)?;
        for entry in room.went(connection, now) {
            room.evolve(&entry);
            log.push(entry);
        }
        let entry = |entry: &room::Entry<R>| {
            Some(NewEntry { at: table::millis(entry.at), payload: telling::stored(entry)? })
        };
        let entries = log.iter().map(entry).collect::<Option<_>>().ok_or(ServerRefusal::Busy)?;
        let id = table::room_id(code).ok_or(ServerRefusal::Busy)?;
        let mut append = Append::new(id, store::Seq::START, entries);
        append.index = table::line(&room, now, None).map(Index::Room).into_iter().collect();
        Ok(Draft { code, append, alarm: room.due().map(|due| due.at) })
    }
}
