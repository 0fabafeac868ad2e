//! Messages from the server to a client.
//!
//! A frame holds everything that one client may know: the whole view, the news since the frame
//! before, and every action the client may take now. A client never folds events into a state.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tabletop::{Message, Outcome, Seat, Setting};

use crate::{
    Commitment, Emote, Level, Name, Nonce, Options, PersonId, RequestId, RoomCode, Secret, Seq,
    Timestamp,
};

/// A message to a client.
///
/// `A`, `S`, `V` and `D` are an action, a seen event, a view and the aids of the game that is played;
/// `F` is a [`Refusal`](crate::Refusal) of it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "ServerMessage"))]
pub enum ServerMessage<A, S, V, D, F> {
    /// Response to `hello`: the whole state, and the news that the client missed.
    Snapshot(Frame<A, S, V, D>),
    /// The whole state after a change, and the news since the frame before.
    Update(Frame<A, S, V, D>),
    /// A request was granted, and its entries are on disk (RM-23).
    Ack {
        id: RequestId,
        /// The first entry that it appended.
        seq: Seq,
    },
    /// A message was refused and changed nothing (RM-21).
    Refused {
        /// The request; `None` if the message had no readable id.
        id: Option<RequestId>,
        /// The id of the rule that forbids it.
        rule: String,
        refusal: F,
    },
    /// Response to `ping`.
    Pong {
        sent: Timestamp,
        /// The server's time.
        now: Timestamp,
    },
    /// The last message of a connection.
    Bye { reason: DisconnectReason },
}

/// Why a server ends a connection.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum DisconnectReason {
    /// Another tab of the same person took over (RM-8).
    TakenOver,
    /// The host removed the person.
    Kicked,
    /// The person left the room.
    Left,
    /// The room is closed.
    Closed,
    /// The client does not read its messages fast enough.
    TooSlow,
    /// The client sent too many refused messages.
    Refused,
    /// The server restarts. The client should reconnect.
    Restarting,
}

/// What one person may know of a room at one moment.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Frame"))]
pub struct Frame<A, S, V, D> {
    /// Number of entries in the room's log.
    pub seq: Seq,
    /// The server's time, for countdowns.
    pub now: Timestamp,
    /// The person who receives this frame.
    pub you: PersonId,
    /// The room; `None` if it has not changed since the frame before.
    ///
    /// In a running game the room would be the larger half of a frame, and it rarely changes.
    pub room: Option<RoomView>,
    /// The game in progress, or the last one.
    pub table: Option<TableView<A, V, D>>,
    /// The news since the frame before.
    pub news: Vec<NewsItem<A, S>>,
}

/// The public state of a room.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RoomView {
    pub code: RoomCode,
    pub game: String,
    pub phase: RoomStage,
    /// The host; `None` while nobody is online.
    pub host: Option<PersonId>,
    /// Everyone who has joined and not left.
    pub people: Vec<PersonView>,
    /// The occupant of each seat.
    pub seats: Vec<SeatOccupant>,
    /// Number of online people without a seat (RM-6).
    pub spectators: u16,
    /// The preset that was chosen last.
    pub preset: String,
    /// The settings of the game, by name (RM-4).
    pub settings: BTreeMap<String, Setting>,
    pub options: Options,
    /// The commitment for the luck of the next game, or of the game in progress (RM-22).
    pub commitment: Commitment,
    /// The people who contributed a nonce to that luck.
    pub nonces: Vec<PersonId>,
}

/// Whether a game is in progress.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum RoomStage {
    /// Before the first game, or between two games.
    Lobby,
    /// A game is in progress.
    Playing,
    /// The room is closed for good.
    Closed,
}

/// A person in the room.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PersonView {
    pub person: PersonId,
    pub name: Name,
    /// Whether they are connected (RM-7).
    pub online: bool,
    /// Whether the host has muted them (RM-13).
    pub muted: bool,
}

/// The occupant of a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum SeatOccupant {
    /// Empty. In a game: the player of this seat has left.
    Nobody,
    Person {
        person: PersonId,
    },
    Bot {
        level: Level,
    },
}

/// A player of one game, as records keep it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Player {
    /// A person of this name.
    Person(Name),
    /// A bot of this level.
    Bot(Level),
}

/// A game as one viewer may know it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "TableView"))]
pub struct TableView<A, V, D> {
    /// Number of this game within the room, starting at 1.
    pub number: u16,
    /// The players, by seat.
    pub players: Vec<Player>,
    /// The seat that acts first, marked with ⭐ (RM-5).
    pub starter: Option<Seat>,
    /// The viewer's seat; `None` for a spectator.
    pub seat: Option<Seat>,
    /// The seat to act; `None` when the game is over.
    pub turn: Option<Seat>,
    pub view: V,
    /// Display helpers that the game computes from `view`.
    pub aids: D,
    /// Every action the viewer may take now. The server refuses any other.
    pub legal: Vec<A>,
    /// When the seat to act is skipped, if it is (RM-7, RM-11).
    pub deadline: Option<Deadline>,
    pub outcome: Option<Outcome>,
    /// The view of each seat, once the game is over (RM-6).
    pub open: Vec<V>,
}

impl<A, V, D> TableView<A, V, D> {
    /// The same table with other aids, such as encoded ones.
    pub fn map_aids<E>(self, map: impl FnOnce(D) -> E) -> TableView<A, V, E> {
        let Self { number, players, starter, seat, turn, view, aids, .. } = self;
        let Self { legal, deadline, outcome, open, .. } = self;
        let aids = map(aids);
        TableView {
            number,
            players,
            starter,
            seat,
            turn,
            view,
            aids,
            legal,
            deadline,
            outcome,
            open,
        }
    }
}

/// When and why the seat to act is skipped.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Deadline {
    pub at: Timestamp,
    pub reason: DeadlineReason,
}

/// Why a seat is skipped.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum DeadlineReason {
    /// The player is absent (RM-7).
    Absent,
    /// The turn took too long (RM-11).
    TimeUp,
}

/// Who chose an act.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum ChosenBy {
    /// The player in the seat.
    Player,
    /// The bot in the seat.
    Bot,
    /// A bot, for a player who was absent or late.
    StandIn,
    /// The game's own default, for a player who was late or a bot that did not answer.
    Default,
    /// Nobody: the game's rules say what happens when a player is absent (RM-7).
    Absence,
}

/// One log entry, as one viewer may know it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "NewsItem"))]
pub struct NewsItem<A, S> {
    /// Number of the log entry.
    pub seq: Seq,
    pub at: Timestamp,
    #[serde(flatten)]
    pub news: News<A, S>,
}

/// An event of the room, as one viewer may know it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "News"))]
pub enum News<A, S> {
    /// The room was opened.
    Opened,
    /// A person joined.
    Joined {
        person: PersonId,
        name: Name,
        /// Their seat; `None` for a spectator.
        seat: Option<Seat>,
    },
    /// A person left for good.
    Left {
        person: PersonId,
        name: Name,
        /// Whether the host removed them.
        kicked: bool,
    },
    /// A person took a seat.
    Sat { person: PersonId, seat: Seat },
    /// A person gave up their seat.
    Stood { person: PersonId },
    /// A bot took a seat.
    BotSeated { seat: Seat, level: Level },
    /// A bot was removed from its seat.
    BotRemoved { seat: Seat },
    /// Two seats swapped occupants.
    Swapped { one: Seat, other: Seat },
    /// Another person is the host.
    HostChanged { person: PersonId },
    /// The host chose a preset.
    PresetChosen { preset: String },
    /// The host changed one setting.
    FieldSet { field: String, value: Setting },
    /// The host changed one option of the room.
    OptionSet { field: String, value: Setting },
    /// A person contributed to the shuffle of the next game.
    NonceAdded { person: PersonId, nonce: Nonce },
    /// A game started.
    Started {
        /// Number of this game within the room, starting at 1.
        number: u16,
    },
    /// A seat acted.
    Acted {
        seat: Seat,
        chosen_by: ChosenBy,
        /// The events as the viewer sees them.
        events: Vec<S>,
        /// Why a bot made the move, the most important reason first. Only if bots explain their moves.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        reasons: Option<Vec<Message>>,
    },
    /// The game is over, and its secret is public.
    Finished {
        outcome: Outcome,
        /// The secret that determined the luck of the game (RM-22).
        secret: Secret,
    },
    /// The server committed to the luck of the next game (RM-22).
    Committed { commitment: Commitment },
    /// A person connected.
    Online { person: PersonId },
    /// A person disconnected.
    Offline { person: PersonId },
    /// A person sent a chat message.
    Said { person: PersonId, text: String },
    /// A person sent an emote.
    Emoted { person: PersonId, emote: Emote },
    /// A person was muted or unmuted.
    Muted { person: PersonId, muted: bool },
    /// The seat to act asked for a hint. Everyone sees that; only that seat sees the hint.
    HintAsked { seat: Seat },
    /// A hint was given.
    HintGiven {
        seat: Seat,
        /// `None` for other viewers, and if the bot found no hint.
        hint: Option<Hint<A>>,
    },
    /// The room is closed for good.
    Closed { reason: RoomCloseReason },
}

/// Why a room was closed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum RoomCloseReason {
    /// The host closed it.
    Host,
    /// Nobody was connected for a long time (RM-9).
    Deserted,
}

/// The move of the hard bot, and its reasons (RM-14).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Hint"))]
pub struct Hint<A> {
    pub steps: Vec<A>,
    /// The most important reason first.
    pub reasons: Vec<Message>,
}
