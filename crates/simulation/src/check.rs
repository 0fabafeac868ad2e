//! The checks after a run.

mod acks;
mod frames;

use std::collections::BTreeMap;

use games::{GameKind, GameVisitor};
use protocol::{PersonId, RequestId, Seq, TokenHash};
use room::{Entry, RoomEvent};
use store::RoomId;
use tabletop::Rules;
use thiserror::Error;

use crate::{Report, transcript::Line};

/// What a run must not do.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Violation {
    #[error("cannot simulate: {0}")]
    Setup(String),
    #[error("{n_panics} tasks panicked")]
    Panicked { n_panics: u64 },
    #[error("room {room}: a game does not end")]
    Unfinished { room: String },
    #[error("room {room}: client {client} has seen {seen} entries of {end}, and gets no more")]
    Stale { room: String, client: usize, seen: u64, end: u64 },
    #[error("room {room}: entry {index} has the number {seq}")]
    Gap { room: String, index: usize, seq: u32 },
    #[error("room {room}: cannot read the log: {error}")]
    Unreadable { room: String, error: String },
    #[error("room {room}: request {request} is in the entries {first} and {second}")]
    Doubled { room: String, request: String, first: u64, second: u64 },
    #[error("room {room}: game {number}: {error}")]
    BadGame { room: String, number: u16, error: String },
    #[error("room {room}: request {request} was acknowledged as entry {seq}: {fault}")]
    BadAck { room: String, request: String, seq: u64, fault: &'static str },
    #[error("room {room}: request {request} was refused, and it is entry {seq}")]
    RefusedAndStored { room: String, request: String, seq: u64 },
    #[error("room {room}: a frame with {seq} entries: {fault}\n{found}\nexpected:\n{expected}")]
    BadFrame { room: String, seq: u64, fault: &'static str, found: String, expected: String },
}

/// Checks a log, and everything that clients received about it.
pub(crate) fn log(
    room: &RoomId,
    log: &[store::Entry],
    lines: &[Line],
    report: &mut Report,
) -> Result<(), Violation> {
    if let Some((index, entry)) =
        log.iter().enumerate().find(|(index, entry)| entry.seq.0 as usize != *index)
    {
        return Err(Violation::Gap { room: room.to_string(), index, seq: entry.seq.0 });
    }
    let Some(first) = log.first() else { return Ok(()) };
    let kind = room::peek_game(first.payload.as_str()).map_err(|error| unreadable(room, &error))?;
    let lines = lines.iter().filter(|line| line.room.to_string() == room.as_str()).collect();
    kind.visit(CheckLog { room, log, lines, report })
}

struct CheckLog<'a> {
    room: &'a RoomId,
    log: &'a [store::Entry],
    lines: Vec<&'a Line>,
    report: &'a mut Report,
}

/// What the log says about requests and people.
#[derive(Debug, Default)]
struct Contents {
    /// The entry of each granted request.
    requests: BTreeMap<(PersonId, String), Seq>,
    /// Every person who has ever joined, with the entry by which they joined.
    people: BTreeMap<PersonId, (TokenHash, Seq)>,
}

impl GameVisitor for CheckLog<'_> {
    type Output = Result<(), Violation>;

    fn visit<R: Rules>(self) -> Result<(), Violation> {
        let Self { room, log, lines, report } = self;
        let read = || {
            let payloads = (0..).map(Seq).zip(log.iter().map(|entry| entry.payload.as_str()));
            room::read::<R>(payloads).map_err(|error| unreadable(room, &error))
        };
        let entries = read()?;
        let contents = contents(room, &entries)?;
        report.n_games += games(room, &entries)?;
        report.n_acks += acks::check(room, &contents, &lines)?;
        report.n_frames += frames::check(room, entries, &read()?, &contents, &lines)?;
        Ok(())
    }
}

fn contents<R: Rules>(room: &RoomId, entries: &[Entry<R>]) -> Result<Contents, Violation> {
    let mut contents = Contents::default();
    for (seq, entry) in (0..).map(Seq).zip(entries) {
        if let RoomEvent::Joined { person, token, .. } = &entry.event {
            contents.people.insert(*person, (*token, seq));
        }
        let Some(request) = &entry.request else { continue };
        let earlier = contents.requests.insert((request.person, text(&request.id)), seq);
        if let Some(first) = earlier {
            return Err(Violation::Doubled {
                room: room.to_string(),
                request: text(&request.id),
                first: first.0,
                second: seq.0,
            });
        }
    }
    Ok(contents)
}

/// Decides every game of a log again, from its secret, and returns the number of games.
fn games<R: Rules>(room: &RoomId, entries: &[Entry<R>]) -> Result<usize, Violation> {
    let mut n_games = 0;
    for entry in entries {
        let RoomEvent::Started { number, .. } = &entry.event else { continue };
        let bad =
            |error: String| Violation::BadGame { room: room.to_string(), number: *number, error };
        let record =
            room::record(entries, *number, "").ok_or_else(|| bad("it does not end".to_owned()))?;
        record.verify().map_err(|tampered| bad(tampered.to_string()))?;
        n_games += 1;
    }
    Ok(n_games)
}

/// Checks that the people of a room have played the game that they wanted.
pub(crate) fn first_game(
    kind: GameKind,
    room: protocol::RoomCode,
    log: &[store::Entry],
) -> Result<(), Violation> {
    let found = log.first().and_then(|first| room::peek_game(first.payload.as_str()).ok());
    let has_started =
        log.iter().any(|entry| entry.payload.as_str().contains(r#""event":{"type":"started""#));
    if found == Some(kind) && has_started {
        return Ok(());
    }
    Err(Violation::Unfinished { room: room.to_string() })
}

/// A request id as text.
fn text(id: &RequestId) -> String {
    let json = serde_json::to_string(id).unwrap_or_default();
    json.trim_matches('"').to_owned()
}

fn unreadable(room: &RoomId, error: &room::ReadLogError) -> Violation {
    Violation::Unreadable { room: room.to_string(), error: error.to_string() }
}
