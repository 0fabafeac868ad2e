//! Removal of old rooms and of names.
//!
//! A log is otherwise only appended to. What is removed or replaced belongs to closed rooms, to which nobody
//! appends, so a removal conflicts with no append.

use crate::{EntryNumber, PlayerKey, RoomId, Text};

/// A part of the closed rooms was removed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Removed {
    /// Number of rooms of which nothing is left.
    pub n_rooms: u32,
    /// Whether no room is left that was closed early enough.
    pub is_complete: bool,
}

/// A player whose name is to be removed from the log of a closed room, and from its finished games.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct NameRemoval {
    pub room: RoomId,
    pub player: PlayerKey,
}

/// Number of rooms with a name that a player wants to have removed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RoomsWithName {
    pub closed: u32,
    /// The name stays in these until they are closed.
    pub open: u32,
}

/// Replaces the texts that hold the name of a player in a closed room.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NameReplacement {
    pub removal: NameRemoval,
    pub entries: Vec<EntryReplacement>,
    /// The new summary of the room.
    pub summary: Text,
    /// The new name of the player in the finished games of the room.
    pub name: Text,
}

/// Replaces the payload of an entry, if it is still `old`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EntryReplacement {
    pub seq: EntryNumber,
    pub old: Text,
    pub new: Text,
}
