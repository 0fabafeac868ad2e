//! Past games: a player's history, and finished games to replay and check (RM-30, RM-31).

use std::{ops::Range, sync::Arc};

use axum::{
    Json,
    extract::{Path, Query, State},
    http::header,
    response::{IntoResponse, Response},
};
use games::{ForGame, GameKind};
use protocol::{Code, History, Millis, PastGame, Player, Replay, ServerRefusal, Statistics};
use room::{Entry, Fact};
use serde::Deserialize;
use store::{Cursor, Filed, GameId, PlayerKey, RoomId, Tally, Text, UnixMillis};
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
    let game = find(house, id).await?;
    let log = game.read(house).await?;
    let told = game.kind.run(Telling { game: &game, log: &log, form });
    Ok(told.ok_or_else(|| unknown(id))?)
}

/// A finished game as the index knows it.
#[derive(Debug)]
pub(super) struct FinishedGame {
    pub(super) kind: GameKind,
    /// Number of this game within the room, starting at 1.
    pub(super) number: u16,
    room: RoomId,
    record: store::GameRecord,
}

impl FinishedGame {
    /// The entry with its settings, and all its own entries.
    async fn read(&self, house: &House) -> Result<Vec<store::Entry>, ServerRefusal> {
        let mut log = self.read_settings(house).await?;
        log.extend(self.read_range(house, self.record.first..self.record.last.plus(1)).await?);
        Ok(log)
    }

    /// The entry with its settings, and its own entries up to an act, counted from 1.
    ///
    /// Acts are not alone in a log: people come, go and talk. What lies behind the act is not read,
    /// unless others' entries were met on the way; then no more of it than of those.
    pub(super) async fn read_to_act<R: Rules>(
        &self,
        house: &House,
        act: u32,
    ) -> Result<Vec<Entry<R>>, ServerRefusal> {
        let mut log = self.typed(&self.read_settings(house).await?)?;
        let (mut next, end) = (self.record.first, self.record.last.plus(1));
        // The start of the game, and the acts.
        let mut n_missing = (act as usize).saturating_add(1);
        let mut n_more = 1;
        while n_missing > 0 && next < end {
            let stop = next.plus(n_missing.max(n_more)).min(end);
            let entries = self.typed::<R>(&self.read_range(house, next..stop).await?)?;
            let is_counted = |entry: &&Entry<R>| {
                matches!(entry.fact, Fact::Started { .. } | Fact::Happened { .. })
            };
            n_missing = n_missing.saturating_sub(entries.iter().filter(is_counted).count());
            log.extend(entries);
            next = stop;
            n_more *= 2;
        }
        Ok(log)
    }

    /// The entry with its settings; of games filed before that was noted, all entries before them.
    async fn read_settings(&self, house: &House) -> Result<Vec<store::Entry>, ServerRefusal> {
        let range = match self.record.configured {
            Some(configured) => configured..configured.plus(1),
            None => store::Seq::START..self.record.first,
        };
        self.read_range(house, range).await
    }

    async fn read_range(
        &self,
        house: &House,
        range: Range<store::Seq>,
    ) -> Result<Vec<store::Entry>, ServerRefusal> {
        house.store.read(&self.room, range).await.map_err(|error| busy(&error))
    }

    fn typed<R: Rules>(&self, log: &[store::Entry]) -> Result<Vec<Entry<R>>, ServerRefusal> {
        table::typed(log).map_err(|error| {
            tracing::error!(room = %self.room, %error, "cannot read the log of a finished game");
            unknown(self.record.id.as_str())
        })
    }
}

pub(super) fn unknown(id: &str) -> ServerRefusal {
    ServerRefusal::NoSuchRecord { record: id.to_owned() }
}

/// Looks up a finished game.
pub(super) async fn find(house: &House, id: &str) -> Result<FinishedGame, ServerRefusal> {
    let unknown = || unknown(id);
    let game: GameId = id.parse().map_err(|_| unknown())?;
    let number = number_of(&game).ok_or_else(unknown)?;
    let Filed { room, record } =
        house.store.game(&game).await.map_err(|error| busy(&error))?.ok_or_else(unknown)?;
    let kind = record.kind.as_str().parse().map_err(|_| unknown())?;
    Ok(FinishedGame { kind, number, room, record })
}

struct Telling<'a> {
    game: &'a FinishedGame,
    log: &'a [store::Entry],
    form: Form,
}

impl ForGame for Telling<'_> {
    /// Nothing if the log cannot be read.
    type Output = Option<String>;

    fn run<R: Rules>(self) -> Option<String> {
        let log = self.game.typed::<R>(self.log).ok()?;
        let record = room::record(&log, self.game.number, self.game.record.preset.as_str())?;
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

/// Number of a game within its room: the end of its id.
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
