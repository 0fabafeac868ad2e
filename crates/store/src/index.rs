//! What can be searched: rooms for the lobby, finished games for the history.
//!
//! The logs are the truth and hold all of this too. The index is written in the same transaction
//! as the entries it follows from, so it is never ahead of them nor behind.

use std::fmt;

use crate::{GameId, RoomId, Seq, Text, UnixMillis};

/// How many rooms or games a list shows at a time.
pub const LIST_PAGE: usize = 100;

/// A change of the index, for the room that is appended to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Index {
    /// Writes the room's record over the one there was. `created` stays what it was first.
    Room(RoomRecord),
    /// Files a finished game.
    Game(GameRecord),
}

/// What the lobby knows of a room.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoomRecord {
    /// The game played there.
    pub game: Text,
    /// Who may find it.
    pub visibility: Visibility,
    /// When it was opened.
    pub created: UnixMillis,
    /// When something last happened.
    pub active: UnixMillis,
    /// When it was closed, if it is.
    pub closed: Option<UnixMillis>,
    /// What a list shows of it, in the words of whoever writes it.
    pub summary: Text,
}

/// Who may find a room.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Visibility {
    /// Those who know its code.
    Private,
    /// Everybody.
    Listed,
}

/// What the history knows of a finished game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameRecord {
    /// Its name.
    pub id: GameId,
    /// Which game it was.
    pub kind: Text,
    /// By which rules.
    pub preset: Text,
    /// The entry of the room's log it begins with.
    pub first: Seq,
    /// The entry it ends with.
    pub last: Seq,
    /// The entry before it that holds the settings it was played with; `None` if the game was
    /// filed before this was recorded.
    pub configured: Option<Seq>,
    /// When it began.
    pub started: UnixMillis,
    /// When it ended.
    pub ended: UnixMillis,
    /// Who played and with what result, by seat.
    pub seats: Vec<SeatRecord>,
}

/// One seat of a finished game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatRecord {
    /// Whose it was; `None` for a bot. Nobody sits twice at a table.
    pub player: Option<PlayerKey>,
    /// The name shown.
    pub name: Text,
    /// The final score.
    pub score: i32,
    /// Whether it won.
    pub won: bool,
}

/// A player: the hash of their token, never the token.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlayerKey(pub [u8; 32]);

/// A record and the room it belongs to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Filed<T> {
    /// The room.
    pub room: RoomId,
    /// The record.
    pub record: T,
}

/// Which rooms to list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RoomList {
    /// All that are open: those to go on with after a restart.
    Open,
    /// All that are open and may be found by everybody: the lobby.
    Lobby,
}

/// A part of a list, newest first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Page<T> {
    /// At most [`LIST_PAGE`] of them.
    pub items: Vec<T>,
    /// Where the next page begins, if there is one.
    pub next: Option<Cursor>,
}

/// A place in a list. It stays right while the list grows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cursor {
    /// The moment of the last item seen: when a room was opened, when a game ended.
    pub at: UnixMillis,
    /// The id of that item.
    pub id: Text,
}

/// How often a player played a game, and won.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tally {
    /// Which game.
    pub kind: Text,
    /// How often played to the end.
    pub played: u32,
    /// How often won.
    pub won: u32,
    /// All scores together.
    pub total: i64,
    /// The best score.
    pub best: i32,
}

impl<T> Page<T> {
    /// Cuts what was found down to a page. If there was more than fits, there is a next page.
    pub(crate) fn cut(mut found: Vec<T>, place: impl Fn(&T) -> Cursor) -> Self {
        let next = (found.len() > LIST_PAGE).then(|| found.get(LIST_PAGE - 1).map(place)).flatten();
        found.truncate(LIST_PAGE);
        Self { items: found, next }
    }
}

impl Cursor {
    /// The place of a room in a list of rooms.
    pub(crate) fn of_room(room: &Filed<RoomRecord>) -> Self {
        Self { at: room.record.created, id: Text::of_id(room.room.as_str()) }
    }

    /// The place of a game in a list of games.
    pub(crate) fn of_game(game: &Filed<GameRecord>) -> Self {
        Self { at: game.record.ended, id: Text::of_id(game.record.id.as_str()) }
    }
}

/// The first bytes are enough to tell players apart when reading a log.
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
        let place = |at: &UnixMillis| Cursor { at: *at, id: Text::of_id("x") };
        let moments = |count| (0..count).map(UnixMillis).collect::<Vec<_>>();
        let full = Page::cut(moments(100), place);
        assert_eq!((full.items.len(), full.next), (LIST_PAGE, None));
        let cut = Page::cut(moments(101), place);
        assert_eq!((cut.items.len(), cut.next), (LIST_PAGE, Some(place(&UnixMillis(99)))));
        assert_eq!(Page::cut(vec![], place), Page { items: vec![], next: None });
    }

    #[test]
    fn a_player_key_is_not_written_out() {
        assert_eq!(format!("{:?}", PlayerKey([0xab; 32])), "PlayerKey(ababab…)");
    }
}
