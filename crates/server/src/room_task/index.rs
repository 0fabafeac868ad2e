//! Updates of the index: the lobby entry of a room, and finished games.

use protocol::{Player, SeatOccupant, Seq, Timestamp};
use room::{Entry, Room, RoomEvent};
use serde::Serialize;
use store::{GameRow, IndexUpdate, PlayerKey, RoomRow, SeatRow, Text, UnixMillis, Visibility};
use tabletop::{Outcome, Rules};

use crate::{Randomness, RandomnessError};

#[derive(Debug, Clone)]
pub(crate) struct GameStart {
    seq: Seq,
    at: Timestamp,
    number: u16,
    players: Vec<Player>,
    /// The player in each seat; `None` for a bot.
    keys: Vec<Option<PlayerKey>>,
}

/// Keeps the start of a game that is about to be applied to `room`.
pub(crate) fn track_start<R: Rules>(
    room: &Room<R>,
    entry: &Entry<R>,
    start: &mut Option<GameStart>,
) {
    if let RoomEvent::Started { number, players, .. } = &entry.event {
        let key = |place: &SeatOccupant| match place {
            SeatOccupant::Nobody => None,
            SeatOccupant::Bot { .. } => Some(None),
            SeatOccupant::Person { person } => {
                let person = room.people().iter().find(|it| it.id == *person);
                Some(person.map(|person| PlayerKey(*person.token.as_bytes())))
            }
        };
        let keys = room.seats().iter().filter_map(key).collect();
        let (number, players) = (*number, players.clone());
        *start = Some(GameStart { seq: room.seq(), at: entry.at, number, players, keys });
    }
}

/// The updates of the index that belong to `entries`, which are not applied to `room` yet.
pub(crate) fn updates<R: Rules>(
    room: &Room<R>,
    entries: &[Entry<R>],
    start: Option<&GameStart>,
    randomness: Randomness,
) -> Result<Vec<IndexUpdate>, RandomnessError> {
    let mut index = Vec::new();
    // Usually the game has started in earlier entries; a short one may start and end in these.
    let mut started = None;
    for (seq, entry) in (room.seq().0..).zip(entries) {
        track_start(room, entry, &mut started);
        if let RoomEvent::Joined { token, .. } = &entry.event {
            index.push(IndexUpdate::Person(PlayerKey(*token.as_bytes())));
        }
        if let (RoomEvent::Finished { outcome, .. }, Some(start)) =
            (&entry.event, started.as_ref().or(start))
        {
            let id = randomness.game_id(room.code(), start.number)?;
            index.extend(game(room, start, &id, Seq(seq), entry.at, outcome));
        }
    }
    index.extend(changed_lobby_entry(room, entries).map(IndexUpdate::Room));
    Ok(index)
}

/// The lobby entry of a room after `entries`, if they change it.
///
/// The list shows the entries of listed rooms, and an invitation those of all rooms.
fn changed_lobby_entry<R: Rules>(room: &Room<R>, entries: &[Entry<R>]) -> Option<RoomRow> {
    let is_option = |event: &RoomEvent<R>| matches!(event, RoomEvent::OptionSet { .. });
    let is_close = |event: &RoomEvent<R>| matches!(event, RoomEvent::Closed { .. });
    if !entries.iter().any(|entry| entry.event.changes_room()) {
        return None;
    }
    let mut after = room.clone();
    for entry in entries {
        after.evolve(entry);
    }
    let is_kept = |entry: &Entry<R>| is_option(&entry.event) || is_close(&entry.event);
    if !entries.iter().any(is_kept) && room.lobby_entry() == after.lobby_entry() {
        return None;
    }
    let closed = entries.iter().find(|entry| is_close(&entry.event)).map(|entry| entry.at);
    lobby_entry(&after, entries.last()?.at, closed)
}

/// The lobby entry of a room whose last entry has the time `at`.
pub(crate) fn lobby_entry<R: Rules>(
    room: &Room<R>,
    at: Timestamp,
    closed: Option<Timestamp>,
) -> Option<RoomRow> {
    let entry = room.lobby_entry();
    let visibility = if room.options().listed { Visibility::Listed } else { Visibility::Private };
    let game = Text::try_from(R::NAME).ok()?;
    let summary = to_text(&entry)?;
    let (created, active, closed) = (millis(at), millis(at), closed.map(millis));
    Some(RoomRow { game, visibility, created, active, closed, summary })
}

fn game<R: Rules>(
    room: &Room<R>,
    start: &GameStart,
    id: &str,
    last: Seq,
    ended: Timestamp,
    outcome: &Outcome,
) -> Option<IndexUpdate> {
    let text = |text: &str| Text::try_from(text).ok();
    let (id, game, preset) = (id.parse().ok()?, text(R::NAME)?, text(room.preset())?);
    let scores = outcome.scores.iter();
    let seats = scores.zip(&start.players).zip(&start.keys).filter_map(
        |(((seat, &score), player), &key)| {
            let (name, won) = (to_text(player)?, outcome.winners.contains(seat));
            Some(SeatRow { player: key, name, score, won })
        },
    );
    Some(IndexUpdate::Game(GameRow {
        id,
        game,
        preset,
        first: stored(start.seq),
        last: stored(last),
        configured: stored(room.configured()),
        started: millis(start.at),
        ended: millis(ended),
        seats: seats.collect(),
    }))
}

pub(crate) fn stored(seq: Seq) -> store::EntryNumber {
    store::EntryNumber(u32::try_from(seq.0).unwrap_or(u32::MAX))
}

pub(crate) fn millis(at: Timestamp) -> UnixMillis {
    UnixMillis(i64::try_from(at.0).unwrap_or(i64::MAX))
}

/// Serializes a value for the database; `None` if that fails.
pub(crate) fn to_text(value: &impl Serialize) -> Option<Text> {
    // JSON contains no NUL character, so the second conversion always succeeds.
    Text::try_from(serde_json::to_string(value).ok()?).ok()
}
