//! Stored logs: reading them, replaying them, and the records of finished games.

use games::{GameKind, UnknownGame};
use protocol::{GameRecord, PersonId, RecordedAct, Seq};
use serde::Deserialize;
use tabletop::{Rules, Seat, Seats};
use thiserror::Error;

use crate::{
    entry::{Entry, Fact, LogFormat, UnknownLogFormat},
    room::Room,
    view::HeardOf,
};

/// Why a stored log is not the log of a room.
#[derive(Debug, Error)]
pub enum BadLog {
    /// There is nothing in it.
    #[error("the log is empty")]
    Empty,
    /// It does not begin as a room does.
    #[error("the first entry does not open a room")]
    NotOpened,
    /// A newer version wrote an entry.
    #[error("entry {}: {error}", seq.0)]
    Newer { seq: Seq, error: UnknownLogFormat },
    /// An entry cannot be read.
    #[error("entry {} cannot be read: {error}", seq.0)]
    Unreadable {
        /// Which.
        seq: Seq,
        /// Where, and why.
        error: serde_json::Error,
    },
    /// A game that is not known here.
    #[error(transparent)]
    UnknownGame(#[from] UnknownGame),
}

/// Which game is played in the room whose log begins with `first`.
///
/// # Errors
///
/// Returns why it is not the beginning of a log.
pub fn game_of(first: &str) -> Result<GameKind, BadLog> {
    #[derive(Deserialize)]
    struct First {
        #[serde(default, rename = "format")]
        _format: LogFormat,
        fact: Opened,
    }
    #[derive(Deserialize)]
    #[serde(rename_all = "kebab-case")]
    enum Opened {
        Opened { game: String },
    }

    let First { fact: Opened::Opened { game }, .. } =
        serde_json::from_str(first).map_err(|error| unreadable(Seq(0), first, error))?;
    Ok(game.parse()?)
}

/// Why an entry cannot be read: a newer version wrote it, or else `error`.
fn unreadable(seq: Seq, payload: &str, error: serde_json::Error) -> BadLog {
    #[derive(Deserialize)]
    struct Formatted {
        format: u16,
    }
    let formatted = serde_json::from_str::<Formatted>(payload);
    match formatted.map(|formatted| LogFormat::try_from(formatted.format)) {
        Ok(Err(error)) => BadLog::Newer { seq, error },
        Ok(Ok(_)) | Err(_) => BadLog::Unreadable { seq, error },
    }
}

/// Reads stored entries, given with their numbers.
///
/// # Errors
///
/// Returns the first that cannot be read.
pub fn read<'a, R: Rules>(
    entries: impl IntoIterator<Item = (Seq, &'a str)>,
) -> Result<Vec<Entry<R>>, BadLog> {
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
pub fn replay<R: Rules>(log: &[Entry<R>]) -> Result<Room<R>, BadLog> {
    let (opened, rest) = log.split_first().ok_or(BadLog::Empty)?;
    let mut room = Room::begin(opened).ok_or(BadLog::NotOpened)?;
    for entry in rest {
        room.evolve(entry);
    }
    Ok(room)
}

/// What `person` heard of those of `entries` that are numbered `since` or later: for coming back
/// (RM-8). `room` is the room before the first of them.
///
/// Everything is told as it was told then. What was before they came in is not told.
pub(crate) fn news_since<'a, R: Rules>(
    mut room: Room<R>,
    entries: impl IntoIterator<Item = &'a Entry<R>>,
    since: Seq,
    person: PersonId,
) -> Vec<HeardOf<R>> {
    let mut heard = Vec::new();
    for entry in entries {
        let comes_in =
            matches!(entry.fact, Fact::Joined { person: joined, .. } if joined == person);
        if since <= room.seq() && (comes_in || room.person(person).is_some()) {
            heard.push(room.tell(entry, person));
        }
        room.evolve(entry);
    }
    heard
}

/// A game in a log.
struct GameInLog<'a, R: Rules> {
    /// The settings of the last entry before the game that has any.
    config: &'a R::Config,
    /// The entry that starts it.
    start: &'a Entry<R>,
    /// All entries after that.
    rest: &'a [Entry<R>],
}

/// The game of this number that begins in `log`.
fn game_in<R: Rules>(log: &[Entry<R>], number: u16) -> Option<GameInLog<'_, R>> {
    let starts_it =
        |entry: &Entry<R>| matches!(entry.fact, Fact::Started { number: it, .. } if it == number);
    let (before, game) = log.split_at(log.iter().position(starts_it)?);
    let config = before.iter().rev().find_map(|entry| entry.fact.config())?;
    let (start, rest) = game.split_first()?;
    Some(GameInLog { config, start, rest })
}

/// The record of a room's finished game of this number, counted from 1 (RM-30).
///
/// `log` must hold the entry with the game's settings and then all entries of the game; what is
/// between, before and after them may be left out. `preset` is the preset that was chosen last.
///
/// `None` if there was no such game, or it was not finished: before the end a record would tell
/// everything to everybody.
pub fn record<R: Rules>(log: &[Entry<R>], number: u16, preset: &str) -> Option<GameRecord<R>> {
    let GameInLog { config, start, rest } = game_in(log, number)?;
    let Fact::Started { players, nonces, commitment, deal, .. } = &start.fact else { return None };
    let mut acts = Vec::new();
    for entry in rest {
        if let Fact::Happened { seat, chosen_by, steps, events } = &entry.fact {
            acts.push(RecordedAct {
                at: entry.at,
                seat: *seat,
                chosen_by: *chosen_by,
                steps: steps.clone(),
                events: events.clone(),
            });
        }
        if let Fact::Finished { outcome, secret } = &entry.fact {
            return Some(GameRecord {
                version: GameRecord::<R>::VERSION,
                paiju: env!("CARGO_PKG_VERSION").to_owned(),
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
    /// The seats of the game.
    pub seats: Seats,
    /// The state before the act.
    pub state: R::State,
    /// Who acted.
    pub seat: Seat,
    /// What was asked for.
    pub steps: Vec<R::Action>,
}

/// Replays a game up to one of its acts, counted from 1.
///
/// `log` must hold the entry with the game's settings and then the entries of the game, up to that
/// act at least. `None` if it does not.
pub fn act_in_state<R: Rules>(log: &[Entry<R>], number: u16, act: u32) -> Option<ActInState<R>> {
    let GameInLog { config, start, rest } = game_in(log, number)?;
    let Fact::Started { players, deal, .. } = &start.fact else { return None };
    let seats = Seats::new(u8::try_from(players.len()).ok()?).ok()?;
    let mut state = R::begin(config, deal);
    let mut n_acts = 0;
    for entry in rest {
        let Fact::Happened { seat, steps, events, .. } = &entry.fact else { continue };
        n_acts += 1;
        if n_acts == act {
            return Some(ActInState { seats, state, seat: *seat, steps: steps.clone() });
        }
        for event in events {
            R::evolve(&mut state, event);
        }
    }
    None
}
