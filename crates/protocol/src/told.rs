//! What the server says to a client: one frame holds all that this client may know.
//!
//! A client never folds events into a state. Each frame brings the whole view, the news since the
//! frame before for telling and showing them, and every action that may be taken now.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tabletop::{Message, Outcome, Seat, Setting};

use crate::{
    Code, Commitment, Emote, Level, Millis, Name, Nonce, Options, PersonId, RequestId, Secret, Seq,
};

/// A message to a client.
///
/// `A`, `S` and `V` are an action, a seen event and a view of the game that is played; `F` is a
/// [`Refusal`](crate::Refusal) of it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "ServerMessage"))]
pub enum ServerMessage<A, S, V, F> {
    /// Answers `hello`: everything, and the news since what the client has seen.
    Snapshot(Frame<A, S, V>),
    /// Something happened: everything, and the news since the frame before.
    Update(Frame<A, S, V>),
    /// A request was granted, and what it did is on disk (RM-23).
    Ack {
        /// Which request.
        id: RequestId,
        /// The entry that came of it.
        seq: Seq,
    },
    /// A message was turned down, and changed nothing (RM-21).
    Refused {
        /// Which request; none if it was not read so far.
        id: Option<RequestId>,
        /// The id of the rule that forbids it.
        rule: String,
        /// Why.
        refusal: F,
    },
    /// Answers `ping`.
    Pong {
        /// As it came.
        sent: Millis,
        /// The server's time.
        now: Millis,
    },
    /// The last message of a connection.
    Bye {
        /// Why.
        why: Bye,
    },
}

/// Why a server ends a connection.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Bye {
    /// Another tab has taken over (RM-8).
    TakenOver,
    /// The host has sent the person away.
    Kicked,
    /// The person has left.
    Left,
    /// The room is closed.
    Closed,
    /// The client does not read what it is sent.
    TooSlow,
    /// The client goes on asking for what is refused.
    Refused,
    /// The server restarts: come back soon.
    Restarting,
}

/// What one person may know of a room at one moment.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Frame"))]
pub struct Frame<A, S, V> {
    /// How many entries the room's log has.
    pub seq: Seq,
    /// The server's time, for clocks that count down.
    pub now: Millis,
    /// Whom this is for.
    pub you: PersonId,
    /// The room; none if it is as it was in the frame before.
    ///
    /// In a running game it is the larger half of a frame, and hardly ever changes.
    pub room: Option<RoomView>,
    /// The game that is played, or was played last.
    pub table: Option<TableView<A, V>>,
    /// What happened since the client last looked.
    pub news: Vec<Heard<A, S>>,
}

/// What everybody in a room may know of it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RoomView {
    /// What to type to find it.
    pub code: Code,
    /// Which game is played here.
    pub game: String,
    /// Whether a game is going on.
    pub phase: Phase,
    /// Who is the host, if anybody is there.
    pub host: Option<PersonId>,
    /// Everybody who has joined and not left.
    pub people: Vec<PersonView>,
    /// Who sits where.
    pub seats: Vec<Place>,
    /// How many are looking on (RM-6).
    pub spectators: u16,
    /// The preset that was chosen last.
    pub preset: String,
    /// The settings of the game, by name (RM-4).
    pub settings: BTreeMap<String, Setting>,
    /// How the room is run.
    pub options: Options,
    /// What binds the server to the luck of the next game, or of the one being played (RM-22).
    pub commitment: Commitment,
    /// Who has added to that luck.
    pub nonces: Vec<PersonId>,
}

/// Whether a game is going on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Phase {
    /// Before the first game, or between two.
    Lobby,
    /// A game is being played.
    Playing,
    /// The room is closed for good.
    Closed,
}

/// Somebody in the room.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PersonView {
    /// Who.
    pub person: PersonId,
    /// What they are called.
    pub name: Name,
    /// Whether they are connected (RM-7).
    pub online: bool,
    /// Whether the host has taken their voice away (RM-13).
    pub muted: bool,
}

/// What is in a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "taken-by", rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Place {
    /// Nothing. In a game: whoever sat there has left.
    Nobody,
    /// A person.
    Person {
        /// Who.
        person: PersonId,
    },
    /// A bot.
    Bot {
        /// How well it plays.
        level: Level,
    },
}

/// A player of one game, as it is remembered.
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

/// What one person may know of a game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "TableView"))]
pub struct TableView<A, V> {
    /// The how-many-eth game of the room it is, counted from 1.
    pub number: u16,
    /// Who plays, or played, by seat.
    pub players: Vec<Player>,
    /// Who acted first: the one with the ⭐ (RM-5).
    pub starts: Option<Seat>,
    /// Which seat is yours; none if you look on.
    pub seat: Option<Seat>,
    /// Whose turn it is; nobody's when the game is over.
    pub turn: Option<Seat>,
    /// The game as you see it.
    pub view: V,
    /// Everything you may do now. What is not here will be refused.
    pub legal: Vec<A>,
    /// When the seat to act will be passed over, if it will (RM-7, RM-11).
    pub deadline: Option<Deadline>,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// The game as each seat saw it, once it is over (RM-6).
    pub open: Vec<V>,
}

/// When a seat will be passed over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Deadline {
    /// When.
    pub at: Millis,
    /// Why.
    pub why: Lateness,
}

/// Why a seat is passed over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Lateness {
    /// Nobody is there (RM-7).
    Absent,
    /// The turn took too long (RM-11).
    TimeUp,
}

/// Who chose an act.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Chooser {
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

/// Something that happened, and when.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Heard"))]
pub struct Heard<A, S> {
    /// The entry of the log it is about.
    pub seq: Seq,
    /// When.
    pub at: Millis,
    /// What.
    #[serde(flatten)]
    pub news: News<A, S>,
}

/// What happened, as one person may know it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "news", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "News"))]
pub enum News<A, S> {
    /// The room was opened.
    Opened,
    /// Somebody came in.
    Joined {
        /// Who.
        person: PersonId,
        /// What they are called.
        name: Name,
        /// Where they sit; nowhere if they look on.
        seat: Option<Seat>,
    },
    /// Somebody went for good.
    Left {
        /// Who.
        person: PersonId,
        /// What they were called.
        name: Name,
        /// Whether the host sent them away.
        kicked: bool,
    },
    /// Somebody took a seat.
    Sat {
        /// Who.
        person: PersonId,
        /// Which.
        seat: Seat,
    },
    /// Somebody gave up their seat.
    Stood {
        /// Who.
        person: PersonId,
    },
    /// A bot took a seat.
    BotSeated {
        /// Which.
        seat: Seat,
        /// How well it plays.
        level: Level,
    },
    /// A bot was taken away.
    BotRemoved {
        /// From which seat.
        seat: Seat,
    },
    /// Two seats changed places.
    Swapped {
        /// One of them.
        one: Seat,
        /// The other.
        other: Seat,
    },
    /// Somebody is the host now.
    HostPassed {
        /// Who.
        person: PersonId,
    },
    /// All settings were chosen at once.
    PresetChosen {
        /// The name of the preset.
        preset: String,
    },
    /// One setting was changed.
    FieldSet {
        /// Its name.
        field: String,
        /// What it is now.
        value: Setting,
    },
    /// It was changed how the room is run.
    OptionSet {
        /// The name of the option.
        field: String,
        /// What it is now.
        value: Setting,
    },
    /// Somebody added to the luck of the next game.
    NonceAdded {
        /// Who.
        person: PersonId,
        /// What.
        nonce: Nonce,
    },
    /// The cards were dealt.
    Started {
        /// The how-many-eth game of the room it is, counted from 1.
        number: u16,
    },
    /// Somebody acted.
    Happened {
        /// Who.
        seat: Seat,
        /// Who chose what to do.
        chosen_by: Chooser,
        /// What you see of it.
        events: Vec<S>,
    },
    /// The game is over, and its secret is out.
    Finished {
        /// How it ended.
        outcome: Outcome,
        /// What the luck of the game came from (RM-22).
        secret: Secret,
    },
    /// The server is bound to the luck of the next game.
    Pledged {
        /// By this.
        commitment: Commitment,
    },
    /// Somebody is connected.
    Online {
        /// Who.
        person: PersonId,
    },
    /// Somebody's connection is lost.
    Offline {
        /// Whose.
        person: PersonId,
    },
    /// Somebody said something.
    Said {
        /// Who.
        person: PersonId,
        /// What.
        text: String,
    },
    /// Somebody made a face.
    Emoted {
        /// Who.
        person: PersonId,
        /// Which.
        emote: Emote,
    },
    /// Somebody's voice was taken away or given back.
    Muted {
        /// Whose.
        person: PersonId,
        /// Whether it was taken away.
        muted: bool,
    },
    /// Somebody asked for a hint. Everybody hears of that; nobody else hears the hint.
    HintAsked {
        /// Who.
        seat: Seat,
    },
    /// A hint was given.
    HintGiven {
        /// To whom.
        seat: Seat,
        /// The hint, if it is for you and there is one.
        hint: Option<Hint<A>>,
    },
    /// The room is closed for good.
    Closed {
        /// Why.
        why: Closing,
    },
}

/// Why a room was closed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Closing {
    /// The host closed it.
    Host,
    /// Everybody was gone for long (RM-9).
    Deserted,
}

/// What the hard bot would do, and why (RM-14).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Hint"))]
pub struct Hint<A> {
    /// What it would do.
    pub steps: Vec<A>,
    /// Why, the weightiest reason first.
    pub reasons: Vec<Message>,
}
