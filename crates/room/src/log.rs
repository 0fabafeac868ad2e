//! Stored logs: reading them, replaying them, and the records of finished games.

use games::{GameKind, UnknownGame};
use protocol::{GameRecord, PersonId, RecordedAct, Seq};
use serde::Deserialize;
use tabletop::{Outcome, Rules, Seat, Seats};
use thiserror::Error;

use crate::{
    entry::{Entry, LogFormat, RoomEvent, UnknownLogFormat},
    room::Room,
    view::NewsItemOf,
};

/// Why a stored log cannot be read.
#[derive(Debug, Error)]
pub enum ReadLogError {
    #[error("the log is empty")]
    Empty,
    #[error("the first entry does not open a room")]
    NotOpened,
    #[error("cannot read entry {}: {error}", seq.0)]
    Newer { seq: Seq, error: UnknownLogFormat },
    #[error("cannot read entry {}: {error}", seq.0)]
    Unreadable { seq: Seq, error: serde_json::Error },
    #[error(transparent)]
    UnknownGame(#[from] UnknownGame),
}

/// The game of the room whose log begins with `first`.
///
/// # Errors
///
/// Returns why it is not the beginning of a log.
pub fn peek_game(first: &str) -> Result<GameKind, ReadLogError> {
    #[derive(Deserialize)]
    struct First {
        #[serde(default, rename = "format")]
        _format: LogFormat,
        event: Opened,
    }
    #[derive(Deserialize)]
    #[serde(tag = "type", rename_all = "kebab-case")]
    enum Opened {
        Opened { game: String },
    }

    let First { event: Opened::Opened { game }, .. } =
        serde_json::from_str(first).map_err(|error| unreadable(Seq(0), first, error))?;
    Ok(game.parse()?)
}

/// Why an entry cannot be read: a newer version wrote it, or else `error`.
fn unreadable(seq: Seq, payload: &str, error: serde_json::Error) -> ReadLogError {
    #[derive(Deserialize)]
    struct Formatted {
        format: u16,
    }
    let formatted = serde_json::from_str::<Formatted>(payload);
    match formatted.map(|formatted| LogFormat::try_from(formatted.format)) {
        Ok(Err(error)) => ReadLogError::Newer { seq, error },
        Ok(Ok(_)) | Err(_) => ReadLogError::Unreadable { seq, error },
    }
}

/// Parses stored entries, given with their numbers.
///
/// # Errors
///
/// Returns the first that cannot be read.
pub fn read<'a, R: Rules>(
    entries: impl IntoIterator<Item = (Seq, &'a str)>,
) -> Result<Vec<Entry<R>>, ReadLogError> {
    let read = |(seq, payload)| {
        serde_json::from_str(payload).map_err(|error| unreadable(seq, payload, error))
    };
    entries.into_iter().map(read).collect()
}

/// The room that a whole log leads to.
///
/// # Errors
///
/// Returns why it is not the log of a room.
pub fn replay<R: Rules>(log: &[Entry<R>]) -> Result<Room<R>, ReadLogError> {
    let (opened, rest) = log.split_first().ok_or(ReadLogError::Empty)?;
    let mut room = Room::begin(opened).ok_or(ReadLogError::NotOpened)?;
    for entry in rest {
        room.evolve(entry);
    }
    Ok(room)
}

/// The news of `person` about those of `entries` that are numbered `since` or later, for a client that
/// reconnects (RM-8) or joins during a game (RM-6). `room` is the room before the first of them.
///
/// The news is the same as at that time. Of the time before the person joined it contains the
/// games, as a spectator saw them.
pub(crate) fn news_since<'a, R: Rules>(
    mut room: Room<R>,
    entries: impl IntoIterator<Item = &'a Entry<R>>,
    since: Seq,
    person: PersonId,
) -> Vec<NewsItemOf<R>> {
    let mut items = Vec::new();
    for entry in entries {
        let joins =
            matches!(entry.event, RoomEvent::Joined { person: joined, .. } if joined == person);
        let is_of_game = matches!(
            entry.event,
            RoomEvent::Started { .. } | RoomEvent::Acted { .. } | RoomEvent::Finished { .. }
        );
        let is_theirs = joins || is_of_game || room.person(person).is_some();
        let gets_news = since <= room.seq() && is_theirs;
        let perspective = gets_news.then(|| room.perspective(person));
        items.extend(room.apply(entry, perspective.as_slice()));
    }
    items
}

/// A game in a log.
struct GameInLog<'a, R: Rules> {
    /// The settings in the last entry before the game that contains any.
    config: &'a R::Config,
    start: &'a Entry<R>,
    /// All entries after that.
    rest: &'a [Entry<R>],
}

/// The game of this number that begins in `log`.
fn game_in<R: Rules>(log: &[Entry<R>], number: u16) -> Option<GameInLog<'_, R>> {
    let starts_it = |entry: &Entry<R>| matches!(entry.event, RoomEvent::Started { number: it, .. } if it == number);
    let (before, game) = log.split_at(log.iter().position(starts_it)?);
    let config = before.iter().rev().find_map(|entry| entry.event.config())?;
    let (start, rest) = game.split_first()?;
    Some(GameInLog { config, start, rest })
}

/// The record of a room's finished game of this number, counted from 1 (RM-30).
///
/// `log` must hold the entry with the game's settings and then all entries of the game; what is
/// between, before and after them may be left out. `preset` is the preset that was chosen last.
///
/// `None` if there was no such game, or it was not finished: before the end a record would reveal
/// hidden information.
pub fn record<R: Rules>(log: &[Entry<R>], number: u16, preset: &str) -> Option<GameRecord<R>> {
    let GameInLog { config, start, rest } = game_in(log, number)?;
    let RoomEvent::Started { players, nonces, commitment, deal, .. } = &start.event else {
        return None;
    };
    let mut acts = Vec::new();
    for entry in rest {
        if let RoomEvent::Acted { seat, chosen_by, steps, events, .. } = &entry.event {
            acts.push(RecordedAct {
                at: entry.at,
                seat: *seat,
                chosen_by: *chosen_by,
                steps: steps.clone(),
                events: events.clone(),
            });
        }
        if let RoomEvent::Finished { outcome, secret } = &entry.event {
            return Some(GameRecord {
                format: GameRecord::<R>::FORMAT,
                paiju_version: env!("CARGO_PKG_VERSION").to_owned(),
                game: R::NAME.to_owned(),
                started: start.at,
                finished: entry.at,
                preset: preset.to_owned(),
                config: config.clone(),
                players: players.clone(),
                nonces: nonces.clone(),
                commitment: *commitment,
                secret: *secret,
                deal: deal.clone(),
                acts,
                outcome: *outcome,
            });
        }
    }
    None
}

/// An act of a game, and the state in which it was chosen.
#[derive(Debug)]
pub struct ActInState<R: Rules> {
    pub seats: Seats,
    /// The state before the act.
    pub state: R::State,
    pub seat: Seat,
    pub steps: Vec<R::Action>,
}

/// The acts of a game, each with the state before it.
///
/// `log` must hold the entry with the game's settings and then the entries of the game. `None` if it
/// does not.
pub fn acts_in_states<R: Rules>(
    log: &[Entry<R>],
    number: u16,
) -> Option<impl Iterator<Item = ActInState<R>>> {
    let GameInLog { config, start, rest } = game_in(log, number)?;
    let RoomEvent::Started { players, deal, .. } = &start.event else { return None };
    let seats = Seats::new(u8::try_from(players.len()).ok()?).ok()?;
    let mut state = R::begin(config, deal);
    Some(rest.iter().filter_map(move |entry| {
        let RoomEvent::Acted { seat, steps, events, .. } = &entry.event else { return None };
        let before = state.clone();
        for event in events {
            R::evolve(&mut state, event);
        }
        Some(ActInState { seats, state: before, seat: *seat, steps: steps.clone() })
    }))
}

/// The act of a game with this number, counted from 1, in the state before it.
pub fn act_in_state<R: Rules>(log: &[Entry<R>], number: u16, act: u32) -> Option<ActInState<R>> {
    acts_in_states(log, number)?.nth(act.checked_sub(1)? as usize)
}

/// The outcome of a finished game.
pub fn outcome<R: Rules>(log: &[Entry<R>], number: u16) -> Option<Outcome> {
    game_in(log, number)?.rest.iter().find_map(|entry| {
        let RoomEvent::Finished { outcome, .. } = &entry.event else { return None };
        Some(*outcome)
    })
}
