//! Messages from a client to the server.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, Setting};

use crate::{Level, Nonce, PersonId, RequestId, RoomCode, Seq, Timestamp, Token};

/// A message from a client. `A` is an action of the game that is played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "ClientMessage"))]
pub enum ClientMessage<A> {
    /// The first message: identifies the client and says what it has received before (RM-8).
    Hello(Hello),
    /// A request. The server answers it with `ack` or `refused`.
    Request(Request<A>),
    /// A keep-alive message. The server answers it with `pong` and its time.
    Ping {
        /// Returned unchanged in the `pong`.
        sent: Timestamp,
    },
}

/// Payload of the `hello` message.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Hello {
    /// The protocol version of the client.
    pub version: u16,
    /// The room to connect to.
    pub room: RoomCode,
    /// The token that identifies the player.
    pub token: Token,
    /// The `seq` of the last frame the client received. The server sends the news since then; without
    /// it, the most recent news.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub since: Option<Seq>,
}

/// A command with an id that the client chooses.
///
/// A client may send the same request again after a lost connection: the server answers it again and
/// carries it out once (RM-21).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Request"))]
pub struct Request<A> {
    /// Unique among the requests of this person.
    pub id: RequestId,
    pub command: Command<A>,
}

/// What a person may ask a room to do.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Command"))]
pub enum Command<A> {
    /// Join the room under this name (RM-2): take the first free seat, or watch.
    Join { name: String, role: Role },
    /// Leave the room for good.
    Leave,
    /// Leave the room for good. During a game a bot takes the seat.
    LeaveToBot { level: Level },
    /// Take this seat, or the first free one.
    Sit { seat: Option<Seat> },
    /// Give up the seat and watch.
    Stand,
    /// Contribute to the shuffle of the next game (RM-22).
    AddNonce {
        /// 32 unpredictable bytes.
        nonce: Nonce,
    },
    /// Put a bot in this seat, or in the first free one (RM-3). For the host.
    SeatBot { seat: Option<Seat>, level: Level },
    /// Take the bot out of this seat. For the host.
    RemoveBot { seat: Seat },
    /// Swap the occupants of two seats. For the host.
    Swap { one: Seat, other: Seat },
    /// Remove a person and ban them from the room. For the host.
    Kick { person: PersonId },
    /// Make another person the host. For the host.
    PassHost { person: PersonId },
    /// Choose all settings of the game at once (RM-4). For the host.
    ChoosePreset { preset: String },
    /// Change one setting of the game (RM-4). For the host.
    Set { field: String, value: Setting },
    /// Change one option of the room. For the host.
    SetOption { field: String, value: Setting },
    /// Start the first game, or a rematch (RM-12). For the host.
    Start,
    /// Take these steps, all of them or none.
    Act {
        /// In this order. Only the last step may draw from luck.
        steps: Vec<A>,
    },
    /// Ask for the move of the hard bot (RM-14).
    Hint,
    /// Send a chat message (RM-13).
    Say { text: String },
    /// Send an emote (RM-13).
    Emote { emote: Emote },
    /// Mute or unmute a person (RM-13). For the host.
    Mute { person: PersonId, muted: bool },
    /// Close the room for good. For the host.
    Close,
}

/// Whether a person wants to play or to watch.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Role {
    /// Plays if there is a free seat.
    Player,
    /// Watches the game.
    Spectator,
}

tabletop::choice! {
    /// A preset reaction (RM-13).
    #[cfg_attr(test, derive(ts_rs::TS))]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    pub enum Emote {
        /// 👋
        Hello = "hello",
        /// 👍
        Nice = "nice",
        /// 🙏
        Thanks = "thanks",
        /// 😮
        Wow = "wow",
        /// 😅
        Oops = "oops",
        /// 🤔
        Thinking = "thinking",
        /// ⏰
        Hurry = "hurry",
        /// 🤝
        GoodGame = "good-game",
    }
}
