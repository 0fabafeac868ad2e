//! Past games: a player's history, records and replays (RM-30, RM-31).

use std::{net::IpAddr, ops::Range, sync::Arc};

use axum::{
    Json,
    body::Body,
    extract::{Path, Query, State},
    http::header,
    response::{IntoResponse, Response},
};
use games::{GameKind, GameVisitor};
use protocol::{
    GameRecord, History, PastGame, Player, RoomCode, ServerRefusal, Statistics, Timestamp,
};
use room::{Entry, RoomEvent};
use serde::{Deserialize, Serialize, Serializer};
use store::{Cursor, GameId, PlayerKey, PlayerStats, RoomId, Text, UnixMillis, WithRoom};
use tabletop::{Outcome, Rules, Seat, Seats, Viewer};

use super::{
    error::ApiError,
    extract::{Bearer, ClientAddr},
    streamed::{self, Compute},
};
use crate::{app_state::AppState, room_task};

#[derive(Debug, Deserialize)]
pub(crate) struct PageQuery {
    /// The `next` of the previous page.
    after: Option<String>,
}

/// The form in which a finished game is sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Form {
    Record,
    Replay,
}

/// `GET /api/history`: a player's past games and statistics (RM-31).
pub(crate) async fn history(
    State(app): State<Arc<AppState>>,
    Bearer(player): Bearer,
    Query(PageQuery { after }): Query<PageQuery>,
) -> Result<Json<History>, ApiError> {
    let player = PlayerKey(*player.as_bytes());
    let after = after.as_deref().map(cursor).transpose()?;
    let page = app.store.games_of(&player, after.as_ref()).await.map_err(|error| busy(&error))?;
    let stats = app.store.player_stats(&player).await.map_err(|error| busy(&error))?;
    Ok(Json(History {
        games: page.items.iter().filter_map(|game| past_game(game, player)).collect(),
        statistics: stats.iter().map(statistics).collect(),
        next: page.next.map(|next| format!("{}.{}", next.at.0, next.id)),
    }))
}

/// `GET /api/games/{id}` (RM-30).
pub(crate) async fn record(
    State(app): State<Arc<AppState>>,
    ClientAddr(address): ClientAddr,
    Path(id): Path<String>,
) -> Result<Response, ApiError> {
    let body = render(&app, address, &id, Form::Record).await?;
    let file = format!("attachment; filename=\"paiju-{id}.json\"");
    Ok(([(header::CONTENT_DISPOSITION, file)], as_json(body)).into_response())
}

/// `GET /api/games/{id}/replay` (RM-30).
pub(crate) async fn replay(
    State(app): State<Arc<AppState>>,
    ClientAddr(address): ClientAddr,
    Path(id): Path<String>,
) -> Result<Response, ApiError> {
    Ok(as_json(render(&app, address, &id, Form::Replay).await?).into_response())
}

fn as_json(body: Body) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], body)
}

async fn render(app: &AppState, address: IpAddr, id: &str, form: Form) -> Result<Body, ApiError> {
    let permit = app.replays.acquire(address).ok_or(ServerRefusal::Busy)?;
    let game = find(app, address, id).await?;
    let log = game.read(app).await?;
    let kind = game.kind;
    let prepared = off_async_workers(move || kind.visit(Render { game, log, form })).await?;
    let compute = prepared.ok_or_else(|| unknown(id))?;
    Ok(streamed::body(Arc::clone(&app.replay_threads), permit, compute))
}

/// Runs long computations on a blocking thread, so that the sockets of players do not wait for them.
pub(super) async fn off_async_workers<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, ServerRefusal> {
    // Fails only if `work` panics or the program ends.
    tokio::task::spawn_blocking(work).await.map_err(|_| ServerRefusal::Busy)
}

/// The row of a finished game.
#[derive(Debug, Clone)]
pub(super) struct FinishedGame {
    pub(super) kind: GameKind,
    /// Number of this game within the room, starting at 1.
    pub(super) number: u16,
    room: RoomId,
    row: store::GameRow,
}

impl FinishedGame {
    /// Reads the entry with its settings, and all its entries.
    async fn read(&self, app: &AppState) -> Result<Vec<store::Entry>, ServerRefusal> {
        let mut log = self.read_settings(app).await?;
        log.extend(self.read_range(app, self.row.first..self.row.last.plus(1)).await?);
        Ok(log)
    }

    /// Reads the entry with its settings, and its entries up to an act, counted from 1.
    ///
    /// There are other entries between the acts, such as chat, so the position of an act is unknown.
    /// This reads as many entries as acts are missing, until it has them all.
    pub(super) async fn read_to_act<R: Rules>(
        &self,
        app: &AppState,
        act: u32,
    ) -> Result<Vec<Entry<R>>, ServerRefusal> {
        let mut log = self.typed(&self.read_settings(app).await?)?;
        let (mut next, end) = (self.row.first, self.row.last.plus(1));
        // The start of the game, and the acts.
        let mut n_missing = (act as usize).saturating_add(1);
        let mut n_more = 1;
        while n_missing > 0 && next < end {
            let stop = next.plus(n_missing.max(n_more)).min(end);
            let stored = self.read_range(app, next..stop).await?;
            let game = self.clone();
            let entries = off_async_workers(move || game.typed::<R>(&stored)).await??;
            let is_counted = |entry: &&Entry<R>| {
                matches!(entry.event, RoomEvent::Started { .. } | RoomEvent::Acted { .. })
            };
            n_missing = n_missing.saturating_sub(entries.iter().filter(is_counted).count());
            log.extend(entries);
            next = stop;
            n_more *= 2;
        }
        Ok(log)
    }

    /// Reads the entry with its settings.
    async fn read_settings(&self, app: &AppState) -> Result<Vec<store::Entry>, ServerRefusal> {
        let configured = self.row.configured;
        self.read_range(app, configured..configured.plus(1)).await
    }

    async fn read_range(
        &self,
        app: &AppState,
        range: Range<store::EntryNumber>,
    ) -> Result<Vec<store::Entry>, ServerRefusal> {
        app.store.read(&self.room, range).await.map_err(|error| busy(&error))
    }

    fn typed<R: Rules>(&self, log: &[store::Entry]) -> Result<Vec<Entry<R>>, ServerRefusal> {
        room_task::typed(log).map_err(|error| {
            tracing::error!(room = %self.room, %error, "cannot read the log of a finished game");
            unknown(self.row.id.as_str())
        })
    }
}

pub(super) fn unknown(id: &str) -> ServerRefusal {
    ServerRefusal::NoSuchRecord { record: id.to_owned() }
}

/// Looks up a finished game for a client at `address`.
///
/// The id of a game lets people see its replay, so failed look-ups are limited like those of rooms.
pub(super) async fn find(
    app: &AppState,
    address: IpAddr,
    id: &str,
) -> Result<FinishedGame, ServerRefusal> {
    app.check_look_up_rate(address).map_err(|wait| ServerRefusal::TooManyMessages { wait })?;
    let found = look_up(app, id).await;
    if let Err(ServerRefusal::NoSuchRecord { .. }) = found {
        app.look_up_failed(address);
    }
    found
}

async fn look_up(app: &AppState, id: &str) -> Result<FinishedGame, ServerRefusal> {
    let unknown = || unknown(id);
    let game: GameId = id.parse().map_err(|_| unknown())?;
    let number = number_of(&game).ok_or_else(unknown)?;
    let WithRoom { room, row } =
        app.store.game(&game).await.map_err(|error| busy(&error))?.ok_or_else(unknown)?;
    let kind = row.game.as_str().parse().map_err(|_| unknown())?;
    Ok(FinishedGame { kind, number, room, row })
}

struct Render {
    game: FinishedGame,
    log: Vec<store::Entry>,
    form: Form,
}

impl GameVisitor for Render {
    /// `None` if the log cannot be read.
    type Output = Option<Compute>;

    fn visit<R: Rules>(self) -> Option<Compute> {
        let log = self.game.typed::<R>(&self.log).ok()?;
        let record = room::record(&log, self.game.number, self.game.row.preset.as_str())?;
        match self.form {
            Form::Record => {
                Some(Box::new(move |writer| Ok(serde_json::to_writer(writer, &record)?)))
            }
            Form::Replay => {
                let seats = Seats::new(u8::try_from(record.players.len()).ok()?).ok()?;
                Some(Box::new(move |writer| {
                    let replay = LazyReplay {
                        game: R::NAME,
                        players: &record.players,
                        seats: LazySeats { record: &record, seats },
                        outcome: record.outcome,
                    };
                    Ok(serde_json::to_writer(writer, &replay)?)
                }))
            }
        }
    }
}

/// A [`Replay`](protocol::Replay) whose steps are computed while they are written.
#[derive(Serialize)]
#[serde(bound = "", rename_all = "kebab-case")]
struct LazyReplay<'a, R: Rules> {
    game: &'static str,
    players: &'a [Player],
    seats: LazySeats<'a, R>,
    outcome: Outcome,
}

/// The steps as each seat saw them.
struct LazySeats<'a, R: Rules> {
    record: &'a GameRecord<R>,
    seats: Seats,
}

/// The steps as one seat saw them.
struct LazySteps<'a, R: Rules> {
    record: &'a GameRecord<R>,
    seat: Seat,
}

impl<R: Rules> Serialize for LazySeats<'_, R> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let record = self.record;
        serializer.collect_seq(self.seats.iter().map(|seat| LazySteps { record, seat }))
    }
}

impl<R: Rules> Serialize for LazySteps<'_, R> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.record.replay(Viewer::Seat(self.seat)))
    }
}

/// Number of a game within its room: the end of its id.
fn number_of(game: &GameId) -> Option<u16> {
    game.as_str().rsplit_once('-')?.1.parse().ok()
}

fn past_game(game: &WithRoom<store::GameRow>, player: PlayerKey) -> Option<PastGame> {
    let WithRoom { room, row } = game;
    let seats = &row.seats;
    let player_of = |name: &Text| serde_json::from_str::<Player>(name.as_str()).ok();
    Some(PastGame {
        id: row.id.as_str().to_owned(),
        room: room.as_str().parse::<RoomCode>().ok()?,
        number: number_of(&row.id)?,
        game: row.game.as_str().to_owned(),
        finished: Timestamp(u64::try_from(row.ended.0).ok()?),
        players: seats.iter().map(|seat| player_of(&seat.name)).collect::<Option<_>>()?,
        scores: seats.iter().map(|seat| seat.score).collect(),
        winners: (0..).zip(seats).filter(|(_, seat)| seat.won).map(|(seat, _)| seat).collect(),
        seat: (0..).zip(seats).find(|(_, seat)| seat.player == Some(player))?.0,
    })
}

fn statistics(stats: &PlayerStats) -> Statistics {
    Statistics {
        game: stats.game.as_str().to_owned(),
        played: stats.played,
        won: stats.won,
        total: stats.total,
        best: stats.best,
    }
}

fn cursor(text: &str) -> Result<Cursor, ServerRefusal> {
    let malformed = || ServerRefusal::Malformed { detail: format!("'{text}' is not a cursor") };
    let (at, id) = text.split_once('.').ok_or_else(malformed)?;
    // No time is written with more digits.
    let is_time = at.len() <= 18 && at.bytes().all(|byte| byte.is_ascii_digit());
    let at = at.parse().ok().filter(|_| is_time).map(UnixMillis).ok_or_else(malformed)?;
    let id: GameId = id.parse().map_err(|_| malformed())?;
    Ok(Cursor { at, id: Text::try_from(id.as_str()).map_err(|_| malformed())? })
}

fn busy(error: &store::DatabaseError) -> ServerRefusal {
    tracing::error!(%error, "cannot read past games");
    ServerRefusal::Busy
}
