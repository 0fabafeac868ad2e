//! The searchable index: rooms for the lobby, finished games for the history.
//!
//! Everything in it follows from the logs. It is written in the same transaction as the entries it
//! follows from, so the two always agree.

use std::fmt;

use crate::{EntryNumber, GameId, RoomId, Text, UnixMillis};

/// Number of rooms or games on a page.
pub const LIST_PAGE: usize = 100;

/// A change of the index, for the room that is appended to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum IndexUpdate {
    /// Inserts or replaces the row of the room. `created` keeps its first value.
    Room(RoomRow),
    /// Inserts a finished game.
    Game(GameRow),
    /// The log holds a name of this player.
    Person(PlayerKey),
}

/// A room in the index.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoomRow {
    pub game: Text,
    pub visibility: Visibility,
    pub created: UnixMillis,
    /// Time of the last entry.
    pub active: UnixMillis,
    pub closed: Option<UnixMillis>,
    /// What the lobby shows of it. The store does not interpret it.
    pub summary: Text,
}

/// Who can find a room.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Visibility {
    /// People who know its code.
    Private,
    /// Everyone, in the list of open rooms.
    Listed,
}

/// A finished game in the index.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameRow {
    pub id: GameId,
    /// The kind of game, such as `big-two`.
    pub game: Text,
    pub preset: Text,
    /// Number of its first entry in the room's log.
    pub first: EntryNumber,
    pub last: EntryNumber,
    /// Number of the entry before it that holds its settings.
    pub configured: EntryNumber,
    pub started: UnixMillis,
    pub ended: UnixMillis,
    /// One row per seat, in the order of the seats.
    pub seats: Vec<SeatRow>,
}

/// One seat of a finished game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatRow {
    /// `None` for a bot. A player has one seat in a game.
    pub player: Option<PlayerKey>,
    pub name: Text,
    pub score: i32,
    pub won: bool,
}

/// Identifies a player: the hash of their token, never the token.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlayerKey(pub [u8; 32]);

/// A row and its room.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WithRoom<T> {
    pub room: RoomId,
    pub row: T,
}

/// Which rooms to list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RoomFilter {
    /// All open rooms, to continue them after a restart.
    Open,
    /// All open rooms that are listed.
    Lobby,
}

/// A page of a list, newest first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Page<T> {
    /// At most [`LIST_PAGE`] of them.
    pub items: Vec<T>,
    /// Where the next page begins, if there is one.
    pub next: Option<Cursor>,
}

/// A position in a list. It stays valid while the list grows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cursor {
    /// When the last item on the page was created (room) or ended (game).
    pub at: UnixMillis,
    /// The id of that item.
    pub id: Text,
}

/// Totals of a player in one game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerStats {
    pub game: Text,
    /// Number of finished games.
    pub played: u32,
    /// Number of games won.
    pub won: u32,
    /// Sum of all scores.
    pub total: i64,
    pub best: i32,
}

impl<T> Page<T> {
    /// Truncates `found` to a page. If there was more, there is a next page.
    pub(crate) fn cut(mut found: Vec<T>, cursor: impl Fn(&T) -> Cursor) -> Self {
        let next =
            (found.len() > LIST_PAGE).then(|| found.get(LIST_PAGE - 1).map(cursor)).flatten();
        found.truncate(LIST_PAGE);
        Self { items: found, next }
    }
}

impl Cursor {
    pub(crate) fn of_room(room: &WithRoom<RoomRow>) -> Self {
        Self { at: room.row.created, id: Text::of_id(room.room.as_str()) }
    }

    pub(crate) fn of_game(game: &WithRoom<GameRow>) -> Self {
        Self { at: game.row.ended, id: Text::of_id(game.row.id.as_str()) }
    }
}

/// Shows the first bytes only: they are enough to tell players apart.
impl fmt::Debug for PlayerKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second, third, ..] = self.0;
        write!(f, "PlayerKey({first:02x}{second:02x}{third:02x}…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_knows_whether_there_is_another() {
        let cursor = |at: &UnixMillis| Cursor { at: *at, id: Text::of_id("x") };
        let times = |count| (0..count).map(UnixMillis).collect::<Vec<_>>();
        let full = Page::cut(times(100), cursor);
        assert_eq!((full.items.len(), full.next), (LIST_PAGE, None));
        let cut = Page::cut(times(101), cursor);
        assert_eq!((cut.items.len(), cut.next), (LIST_PAGE, Some(cursor(&UnixMillis(99)))));
        assert_eq!(Page::cut(vec![], cursor), Page { items: vec![], next: None });
    }

    #[test]
    fn debug_output_does_not_show_the_whole_player_key() {
        assert_eq!(format!("{:?}", PlayerKey([0xab; 32])), "PlayerKey(ababab…)");
    }
}
