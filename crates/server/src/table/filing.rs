//! What goes into the index: the lobby's line of a room, and finished games.

use protocol::{Millis, Place, Player, Seq};
use room::{Entry, Fact, Room};
use store::{GameRecord, Index, PlayerKey, RoomRecord, SeatRecord, Text, UnixMillis, Visibility};
use tabletop::{Outcome, Rules};

use crate::{Chance, NoChance, telling};

/// The start of a game, as the history will want to know it.
#[derive(Debug, Clone)]
pub(crate) struct Start {
    seq: Seq,
    at: Millis,
    number: u16,
    players: Vec<Player>,
    /// Whose seats they were, by seat; nobody's for a bot.
    keys: Vec<Option<PlayerKey>>,
}

/// Remembers the start of a game that is about to be written into `room`.
pub(crate) fn note<R: Rules>(room: &Room<R>, entry: &Entry<R>, start: &mut Option<Start>) {
    if let Fact::Started { number, players, .. } = &entry.fact {
        let key = |place: &Place| match place {
            Place::Nobody => None,
            Place::Bot { .. } => Some(None),
            Place::Person { person } => {
                let person = room.people().iter().find(|it| it.id == *person);
                Some(person.map(|person| PlayerKey(*person.token.as_bytes())))
            }
        };
        let keys = room.seats().iter().filter_map(key).collect();
        let (number, players) = (*number, players.clone());
        *start = Some(Start { seq: room.seq(), at: entry.at, number, players, keys });
    }
}

/// What changes in the index when `entries` are written into `room`.
pub(crate) fn index<R: Rules>(
    room: &Room<R>,
    entries: &[Entry<R>],
    start: Option<&Start>,
    chance: Chance,
) -> Result<Vec<Index>, NoChance> {
    let mut index = Vec::new();
    // Usually a game ends for which it is known how it began; a short one may do both at once.
    let mut begun = None;
    for (seq, entry) in (room.seq().0..).zip(entries) {
        note(room, entry, &mut begun);
        if let (Fact::Finished { outcome, .. }, Some(start)) =
            (&entry.fact, begun.as_ref().or(start))
        {
            let id = chance.game_id(room.code(), start.number)?;
            index.extend(game(room, start, &id, Seq(seq), entry.at, outcome));
        }
    }
    index.extend(changed_line(room, entries).map(Index::Room));
    Ok(index)
}

/// The lobby's line of a room, if these entries change it.
///
/// A private room has no line worth keeping up to date; it is enough to know that it is open.
fn changed_line<R: Rules>(room: &Room<R>, entries: &[Entry<R>]) -> Option<RoomRecord> {
    let is_option = |fact: &Fact<R>| matches!(fact, Fact::OptionSet { .. });
    let is_close = |fact: &Fact<R>| matches!(fact, Fact::Closed { .. });
    let is_listed = room.options().listed;
    let changes =
        |fact: &Fact<R>| is_option(fact) || is_close(fact) || is_listed && fact.changes_room();
    if !entries.iter().any(|entry| changes(&entry.fact)) {
        return None;
    }
    let mut after = room.clone();
    for entry in entries {
        after.evolve(entry);
    }
    let closed = entries.iter().find(|entry| is_close(&entry.fact)).map(|entry| entry.at);
    line(&after, entries.last()?.at, closed)
}

/// The lobby's line of a room in which something happened at `at`.
pub(crate) fn line<R: Rules>(
    room: &Room<R>,
    at: Millis,
    closed: Option<Millis>,
) -> Option<RoomRecord> {
    let listing = room.listing();
    let visibility = if room.options().listed { Visibility::Listed } else { Visibility::Private };
    let game = Text::try_from(R::NAME).ok()?;
    let summary = telling::stored(&listing)?;
    let (created, active, closed) = (millis(at), millis(at), closed.map(millis));
    Some(RoomRecord { game, visibility, created, active, closed, summary })
}

fn game<R: Rules>(
    room: &Room<R>,
    start: &Start,
    id: &str,
    last: Seq,
    ended: Millis,
    outcome: &Outcome,
) -> Option<Index> {
    let text = |text: &str| Text::try_from(text).ok();
    let (id, kind, preset) = (id.parse().ok()?, text(R::NAME)?, text(room.preset())?);
    let scores = outcome.scores.iter();
    let seats = scores.zip(&start.players).zip(&start.keys).filter_map(
        |(((seat, &score), player), &key)| {
            let (name, won) = (telling::stored(player)?, outcome.winners.contains(seat));
            Some(SeatRecord { player: key, name, score, won })
        },
    );
    Some(Index::Game(GameRecord {
        id,
        kind,
        preset,
        first: stored(start.seq),
        last: stored(last),
        configured: Some(stored(room.configured())),
        started: millis(start.at),
        ended: millis(ended),
        seats: seats.collect(),
    }))
}

/// A number of an entry, as the store writes it.
pub(crate) fn stored(seq: Seq) -> store::Seq {
    store::Seq(u32::try_from(seq.0).unwrap_or(u32::MAX))
}

/// A moment, as the store writes it.
pub(crate) fn millis(at: Millis) -> UnixMillis {
    UnixMillis(i64::try_from(at.0).unwrap_or(i64::MAX))
}
