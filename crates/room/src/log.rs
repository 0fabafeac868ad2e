//! Logs at the border: read once, replayed, retold, and what a finished game leaves behind.

use games::{GameKind, UnknownGame};
use protocol::{GameRecord, PersonId, RecordedAct, Seq};
use serde::Deserialize;
use tabletop::Rules;
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
    Newer {
        seq: Seq,
        error: UnknownLogFormat,
    },
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

/// Reads stored entries, the first of which has the number `from`.
///
/// # Errors
///
/// Returns the first that cannot be read.
pub fn read<'a, R: Rules>(
    from: Seq,
    payloads: impl IntoIterator<Item = &'a str>,
) -> Result<Vec<Entry<R>>, BadLog> {
    let read = |(seq, payload)| {
        let seq = Seq(seq);
        serde_json::from_str(payload).map_err(|error| unreadable(seq, payload, error))
    };
    (from.0..).zip(payloads).map(read).collect()
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

/// What `person` heard of the entries from number `since` on: for coming back (RM-8).
///
/// Everything is told as it was told then. What was before they came in is not told.
///
/// # Errors
///
/// Returns why it is not the log of a room.
pub fn retell<R: Rules>(
    log: &[Entry<R>],
    since: Seq,
    person: PersonId,
) -> Result<Vec<HeardOf<R>>, BadLog> {
    let (opened, rest) = log.split_first().ok_or(BadLog::Empty)?;
    let mut room = Room::begin(opened).ok_or(BadLog::NotOpened)?;
    let mut heard = Vec::new();
    for entry in rest {
        let comes_in =
            matches!(entry.fact, Fact::Joined { person: joined, .. } if joined == person);
        if since <= room.seq() && (comes_in || room.person(person).is_some()) {
            heard.push(room.tell(entry, person));
        }
        room.evolve(entry);
    }
    Ok(heard)
}

/// The record of a room's finished game of this number, counted from 1 (RM-30).
///
/// `None` if there was no such game, or it was not finished: before the end a record would tell
/// everything to everybody.
pub fn record<R: Rules>(log: &[Entry<R>], number: u16) -> Option<GameRecord<R>> {
    let starts_it =
        |fact: &Fact<R>| matches!(fact, Fact::Started { number: it, .. } if *it == number);
    let start = log.iter().position(|entry| starts_it(&entry.fact))?;
    let (before, game) = log.split_at(start);
    let (start, rest) = game.split_first()?;
    let Fact::Started { players, nonces, commitment, deal, .. } = &start.fact else { return None };
    let Room { preset, config, .. } = replay(before).ok()?;
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
                preset,
                config,
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
