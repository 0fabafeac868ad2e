//! Past games: a player's history, and finished games to replay and check (RM-30, RM-31).

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, Query, State},
    http::header,
    response::{IntoResponse, Response},
};
use games::{ForGame, GameKind};
use protocol::{
    Code, GameRecord, History, Millis, PastGame, Player, Replay, ServerRefusal, Statistics,
};
use serde::Deserialize;
use store::{Cursor, Filed, GameId, PlayerKey, Tally, Text, UnixMillis};
use tabletop::{Rules, Seats, Viewer};

use super::{address::Bearer, answer::Turned};
use crate::{house::House, table, telling};

/// Where a list goes on.
#[derive(Debug, Deserialize)]
pub(crate) struct Onward {
    /// What the page before said, if there was one.
    after: Option<String>,
}

/// What is wanted of a finished game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Form {
    Record,
    Replay,
}

/// A player's past games and how they did (RM-31).
pub(crate) async fn history(
    State(house): State<Arc<House>>,
    Bearer(player): Bearer,
    Query(Onward { after }): Query<Onward>,
) -> Result<Json<History>, Turned> {
    let player = PlayerKey(*player.as_bytes());
    let after = after.as_deref().map(cursor).transpose()?;
    let page = house.store.games_of(&player, after.as_ref()).await.map_err(|error| busy(&error))?;
    let tallies = house.store.tallies(&player).await.map_err(|error| busy(&error))?;
    Ok(Json(History {
        games: page.items.iter().filter_map(|filed| past_game(filed, player)).collect(),
        statistics: tallies.iter().map(statistics).collect(),
        next: page.next.map(|next| format!("{}.{}", next.at.0, next.id)),
    }))
}

/// A finished game as one file (RM-30).
pub(crate) async fn record(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
) -> Result<Response, Turned> {
    let json = told(&house, &id, Form::Record).await?;
    let file = format!("attachment; filename=\"paiju-{id}.json\"");
    Ok(([(header::CONTENT_DISPOSITION, file)], as_json(json)).into_response())
}

/// A finished game step by step, through the eyes of every seat (RM-30).
pub(crate) async fn replay(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
) -> Result<Response, Turned> {
    Ok(as_json(told(&house, &id, Form::Replay).await?).into_response())
}

fn as_json(json: String) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], json)
}

async fn told(house: &House, id: &str, form: Form) -> Result<String, Turned> {
    let past = find(house, id).await?;
    let told = past.kind.run(Telling { past: &past, form });
    Ok(told.ok_or_else(|| unknown(id))?)
}

/// A finished game as it is stored.
#[derive(Debug)]
pub(super) struct Past {
    pub(super) kind: GameKind,
    /// The log of its room, up to its end.
    log: Vec<store::Entry>,
    number: u16,
}

impl Past {
    /// Its record; nothing if the log cannot be read.
    pub(super) fn record<R: Rules>(&self) -> Option<GameRecord<R>> {
        room::record(&table::typed::<R>(&self.log).ok()?, self.number)
    }
}

pub(super) fn unknown(id: &str) -> ServerRefusal {
    ServerRefusal::NoSuchRecord { record: id.to_owned() }
}

/// Looks up a finished game.
pub(super) async fn find(house: &House, id: &str) -> Result<Past, ServerRefusal> {
    let unknown = || unknown(id);
    let game: GameId = id.parse().map_err(|_| unknown())?;
    let number = number_of(&game).ok_or_else(unknown)?;
    let Filed { room, record } =
        house.store.game(&game).await.map_err(|error| busy(&error))?.ok_or_else(unknown)?;
    let mut log = house.store.read(&room, store::Seq::START).await.map_err(|error| busy(&error))?;
    // What came later is none of this game's business.
    log.truncate(record.last.0 as usize + 1);
    let first = log.first().ok_or_else(unknown)?;
    let kind = room::game_of(first.payload.as_str()).map_err(|_| unknown())?;
    Ok(Past { kind, log, number })
}

struct Telling<'a> {
    past: &'a Past,
    form: Form,
}

impl ForGame for Telling<'_> {
    type Output = Option<String>;

    fn run<R: Rules>(self) -> Option<String> {
        let record = self.past.record::<R>()?;
        match self.form {
            Form::Record => Some(telling::text(&record)),
            Form::Replay => {
                let seats = Seats::new(u8::try_from(record.players.len()).ok()?).ok()?;
                let seen = |seat| record.replay(Viewer::Seat(seat));
                let seats = seats.iter().map(seen).collect();
                let (game, players) = (R::NAME.to_owned(), record.players.clone());
                let outcome = record.outcome;
                Some(telling::text(&Replay { game, players, seats, outcome }))
            }
        }
    }
}

/// The how-many-eth game of its room it was: the end of its name says so.
fn number_of(game: &GameId) -> Option<u16> {
    game.as_str().rsplit_once('-')?.1.parse().ok()
}

fn past_game(filed: &Filed<store::GameRecord>, player: PlayerKey) -> Option<PastGame> {
    let Filed { room, record } = filed;
    let seats = &record.seats;
    let player_of = |name: &Text| serde_json::from_str::<Player>(name.as_str()).ok();
    Some(PastGame {
        id: record.id.as_str().to_owned(),
        room: room.as_str().parse::<Code>().ok()?,
        number: number_of(&record.id)?,
        game: record.kind.as_str().to_owned(),
        finished: Millis(u64::try_from(record.ended.0).ok()?),
        players: seats.iter().map(|seat| player_of(&seat.name)).collect::<Option<_>>()?,
        scores: seats.iter().map(|seat| seat.score).collect(),
        winners: (0..).zip(seats).filter(|(_, seat)| seat.won).map(|(seat, _)| seat).collect(),
        seat: (0..).zip(seats).find(|(_, seat)| seat.player == Some(player))?.0,
    })
}

fn statistics(tally: &Tally) -> Statistics {
    Statistics {
        game: tally.kind.as_str().to_owned(),
        played: tally.played,
        won: tally.won,
        total: tally.total,
        best: tally.best,
    }
}

fn cursor(text: &str) -> Result<Cursor, ServerRefusal> {
    let malformed =
        || ServerRefusal::Malformed { detail: format!("'{text}' is no place in a list") };
    let (at, id) = text.split_once('.').ok_or_else(malformed)?;
    let at = UnixMillis(at.parse().map_err(|_| malformed())?);
    Ok(Cursor { at, id: Text::try_from(id).map_err(|_| malformed())? })
}

fn busy(error: &store::DatabaseError) -> ServerRefusal {
    tracing::error!(%error, "past games cannot be read");
    ServerRefusal::Busy
}
