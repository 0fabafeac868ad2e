//! What a client remembers of the frames: as much as it needs to play.

use protocol::{PersonId, RoomStage, SeatOccupant, Seq};
use serde::{Deserialize, de::IgnoredAny};
use serde_json::value::RawValue;

/// A message from the server, as far as a client reads it: every field of every type that it needs.
#[derive(Debug, Deserialize)]
pub(crate) struct Message {
    pub(crate) r#type: Kind,
    pub(crate) id: Option<String>,
    pub(crate) refusal: Option<Refusal>,
    seq: Option<Seq>,
    you: Option<PersonId>,
    room: Option<Room>,
    table: Option<Game>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Kind {
    Snapshot,
    Update,
    Ack,
    Refused,
    Pong,
    Bye,
}

#[derive(Debug, Deserialize)]
pub(crate) struct Refusal {
    pub(crate) code: String,
}

#[derive(Debug, Deserialize)]
struct Room {
    phase: RoomStage,
    host: Option<PersonId>,
    people: Vec<IgnoredAny>,
    seats: Vec<SeatOccupant>,
}

#[derive(Debug, Deserialize)]
struct Game {
    number: u16,
    legal: Vec<Box<RawValue>>,
}

/// What a client knows of its room.
#[derive(Debug, Default)]
pub(crate) struct Table {
    you: Option<PersonId>,
    room: Option<Room>,
    game: Option<Game>,
}

impl Table {
    /// Takes a frame, and returns its `seq`.
    pub(crate) fn update(&mut self, frame: Message) -> Option<Seq> {
        self.you = frame.you;
        self.room = frame.room.or_else(|| self.room.take());
        self.game = frame.table;
        frame.seq
    }

    /// The actions that the client may take now, as JSON.
    pub(crate) fn legal(&self) -> &[Box<RawValue>] {
        self.game.as_ref().map_or(&[], |game| &game.legal)
    }

    /// Whether the client must do something before the first game: it is the host, and no game was played.
    pub(crate) fn is_hosting(&self) -> bool {
        let Some(room) = &self.room else { return false };
        let is_first = self.game.as_ref().is_none_or(|game| game.number == 0);
        room.phase == RoomStage::Lobby && room.host == self.you && self.you.is_some() && is_first
    }

    pub(crate) fn n_people(&self) -> usize {
        self.room.as_ref().map_or(0, |room| room.people.len())
    }

    /// Number of seats with a person or a bot.
    pub(crate) fn n_taken(&self) -> usize {
        let is_taken = |seat: &&SeatOccupant| **seat != SeatOccupant::Nobody;
        self.room.as_ref().map_or(0, |room| room.seats.iter().filter(is_taken).count())
    }
}
