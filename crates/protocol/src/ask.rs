//! What a client says to the server.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, Setting};

use crate::{Code, Level, Millis, Nonce, PersonId, RequestId, Seq, Token};

/// A message from a client. `A` is an action of the game that is played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "ClientMessage"))]
pub enum ClientMessage<A> {
    /// The first message: who this is, and what it has seen before (RM-8).
    Hello(Hello),
    /// A request, answered by `ack` or `refused`.
    Ask(Request<A>),
    /// Asks for a `pong`, to see whether the other side is there and what time it has.
    Ping {
        /// Comes back unchanged.
        sent: Millis,
    },
}

/// Who a client is, and what it has seen before.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Hello {
    /// The version of the protocol it speaks.
    pub version: u16,
    /// The room it wants to be in.
    pub room: Code,
    /// The token by which it is known.
    pub token: Token,
    /// The `seq` of the last frame it has seen: what happened since is told again. Whoever has seen
    /// none is told the last of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub since: Option<Seq>,
}

/// A request with a name of the client's making.
///
/// The same request may be sent again after a lost connection: it is answered again, and acts once
/// (RM-21).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Request"))]
pub struct Request<A> {
    /// What the client calls it: one name for one request.
    pub id: RequestId,
    /// What it asks for.
    pub command: Command<A>,
}

/// What a person may ask of a room.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Command"))]
pub enum Command<A> {
    /// Come in under this name (RM-2), and take the first free seat or look on.
    Join {
        /// What to be called.
        name: String,
        /// Whether to play.
        role: Role,
    },
    /// Go for good.
    Leave,
    /// Take this seat, or the first free one.
    Sit {
        /// Which.
        seat: Option<Seat>,
    },
    /// Give up the seat and look on.
    Stand,
    /// Add to the luck of the next game (RM-22).
    AddNonce {
        /// 32 bytes that nobody else could guess.
        nonce: Nonce,
    },
    /// Put a bot in this seat, or in the first free one (RM-3). For the host.
    SeatBot {
        /// Which.
        seat: Option<Seat>,
        /// How well it plays.
        level: Level,
    },
    /// Take the bot out of this seat. For the host.
    RemoveBot {
        /// Which.
        seat: Seat,
    },
    /// Let what is in two seats change places. For the host.
    Swap {
        /// One of them.
        one: Seat,
        /// The other.
        other: Seat,
    },
    /// Send somebody away for good. For the host.
    Kick {
        /// Whom.
        person: PersonId,
    },
    /// Make somebody else the host. For the host.
    PassHost {
        /// Whom.
        person: PersonId,
    },
    /// Choose all settings of the game at once (RM-4). For the host.
    ChoosePreset {
        /// Its name.
        preset: String,
    },
    /// Change one setting of the game (RM-4). For the host.
    Set {
        /// Its name.
        field: String,
        /// What it shall be.
        value: Setting,
    },
    /// Change how the room is run. For the host.
    SetOption {
        /// Its name.
        field: String,
        /// What it shall be.
        value: Setting,
    },
    /// Deal: the first game, or a rematch (RM-12). For the host.
    Start,
    /// Do these steps, all of them or none.
    Act {
        /// In this order. Only the last may turn up something new.
        steps: Vec<A>,
    },
    /// Say what the hard bot would do (RM-14).
    Hint,
    /// Say something (RM-13).
    Say {
        /// What.
        text: String,
    },
    /// Make a face (RM-13).
    Emote {
        /// Which.
        emote: Emote,
    },
    /// Take somebody's voice away, or give it back (RM-13). For the host.
    Mute {
        /// Whose.
        person: PersonId,
        /// Whether it is taken away.
        muted: bool,
    },
    /// Close the room for good. For the host.
    Close,
}

/// What somebody comes for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Role {
    /// To play, if there is a seat.
    Player,
    /// To look on.
    Spectator,
}

tabletop::choice! {
    /// A word without words (RM-13).
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
