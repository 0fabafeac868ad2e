//! Refusals: stable error codes with values, never sentences.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tabletop::{CodedRefusal as _, Seat, SettingRefusal};
use thiserror::Error;

use crate::{Name, ParseNameError, PersonId, RoomCode};

/// Why a request was refused, and which part of the program refused it.
///
/// In JSON it is one object with `source`, `code` and the values. `J` is the rejection of a game.
/// `locales/` has a sentence for every code.
#[derive(Debug, Clone, PartialEq, Eq, Error, Serialize)]
#[serde(tag = "source", rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Refusal"))]
pub enum Refusal<J> {
    /// The server, before the room was involved.
    #[error(transparent)]
    Server(#[from] ServerRefusal),
    /// The room.
    #[error(transparent)]
    Room(#[from] RoomRefusal),
    /// The settings of the game or the options of the room (RM-4).
    #[error(transparent)]
    Setting(#[from] SettingRefusal),
    /// The rules of the game.
    #[error("{refusal}")]
    Game {
        /// Index of the refused step, counted from 0.
        step: u8,
        #[serde(flatten)]
        refusal: J,
    },
}

/// A refusal of any game, for clients that only display it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct AnyRefusal {
    /// `server`, `room`, `setting` or `game`.
    pub source: String,
    pub code: String,
    /// The values of the sentence in `locales/`.
    #[serde(flatten)]
    pub values: BTreeMap<String, serde_json::Value>,
}

tabletop::refusal! {
    /// Why the server refused a message before the room was involved (RM-24).
    #[derive(Deserialize)]
    #[cfg_attr(test, derive(ts_rs::TS))]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    pub enum ServerRefusal {
        /// The message is not part of this protocol.
        #[error("cannot read the message: {detail}")]
        Malformed {
            /// The position of the error, and its cause.
            detail: String,
        } = "malformed" by "RM-21",
        /// The client uses another protocol version.
        #[error("protocol version {found} is not supported; this server uses version {supported}")]
        UnsupportedVersion { found: u16, supported: u16 } = "unsupported-version" by "RM-21",
        /// The first message was not `hello`.
        #[error("expected 'hello' as the first message")]
        HelloRequired = "hello-required" by "RM-21",
        /// There is no such room.
        #[error("there is no room {room}")]
        NoSuchRoom { room: RoomCode } = "no-such-room" by "RM-1",
        /// There is no such game.
        #[error("there is no game called '{game}'")]
        NoSuchGame { game: String } = "no-such-game" by "RM-1",
        /// There is no record of such a game.
        #[error("there is no record of a game '{record}'")]
        NoSuchRecord { record: String } = "no-such-record" by "RM-30",
        /// The game has fewer acts.
        #[error("the game has no step {step}")]
        NoSuchStep {
            /// The deal is step 0.
            step: u32,
        } = "no-such-step" by "RM-30",
        /// The request needs a token and has none.
        #[error("the request needs a token")]
        MissingToken = "missing-token" by "RM-2",
        /// A page of another site sent the request.
        #[error("requests from pages of {origin} are not allowed")]
        OriginNotAllowed {
            /// Where the page came from.
            origin: String,
        } = "origin-not-allowed" by "RM-21",
        /// The message is too long.
        #[error("a message has at most {max} bytes")]
        TooLarge { max: u32 } = "too-large" by "RM-24",
        /// The client did not send its request in time.
        #[error("a request must be sent within {seconds} s")]
        TooSlow { seconds: u32 } = "too-slow" by "RM-24",
        /// Too many messages.
        #[error("too many messages; wait {wait} ms")]
        TooManyMessages {
            /// In milliseconds.
            wait: u32,
        } = "too-many-messages" by "RM-24",
        /// Too many rooms were created from one address.
        #[error("at most {max} rooms may be open from one address")]
        TooManyRooms { max: u32 } = "too-many-rooms" by "RM-24",
        /// Too many rooms were listed from one address.
        #[error("at most {max} rooms may be listed from one address")]
        TooManyListed { max: u32 } = "too-many-listed" by "RM-24",
        /// Too many connections with one token.
        #[error("at most {max} connections may be open at a time")]
        TooManyConnections { max: u32 } = "too-many-connections" by "RM-24",
        /// The server is overloaded or restarting.
        #[error("the server is busy; try again soon")]
        Busy = "busy" by "RM-24",
    }
}

tabletop::refusal! {
    /// Why a room refused a request.
    #[derive(Deserialize)]
    #[cfg_attr(test, derive(ts_rs::TS))]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    pub enum RoomRefusal {
        /// The client has not joined the room.
        #[error("join the room first")]
        NotInRoom = "not-in-room" by "RM-2",
        /// The client has joined already.
        #[error("you are already in the room")]
        AlreadyInRoom = "already-in-room" by "RM-2",
        /// Another tab has taken over.
        #[error("another tab has taken over this seat")]
        TakenOver = "taken-over" by "RM-8",
        /// The host banned this person.
        #[error("the host has removed you from this room")]
        Kicked = "kicked" by "RM-3",
        #[error("the room is closed")]
        RoomClosed = "room-closed" by "RM-9",
        /// Too many people.
        #[error("a room holds at most {max} people")]
        RoomFull { max: u16 } = "room-full" by "RM-24",
        /// All ids have been assigned, and an id never belongs to two people.
        #[error("too many people have joined this room; open a new one")]
        NoMorePeople = "no-more-people" by "RM-24",
        #[error("a name has at least one character")]
        NameEmpty = "name-empty" by "RM-2",
        #[error("a name has at most {max} characters, not {found}")]
        NameTooLong { max: u16, found: u32 } = "name-too-long" by "RM-2",
        /// The name has an invisible or control character.
        #[error("a name cannot contain the invisible character {character}")]
        NameBadCharacter {
            /// As `U+202E`.
            character: String,
        } = "name-bad-character" by "RM-2",
        /// Another person in the room has this name.
        #[error("the name {name} is taken")]
        NameTaken { name: Name } = "name-taken" by "RM-2",
        #[error("only the host may do that")]
        HostOnly = "host-only" by "RM-3",
        /// The command works on other people only.
        #[error("you cannot do that to yourself")]
        NotYourself = "not-yourself" by "RM-3",
        #[error("{person} is not in this room")]
        NoSuchPerson { person: PersonId } = "no-such-person" by "RM-3",
        #[error("{person} is offline")]
        PersonOffline { person: PersonId } = "person-offline" by "RM-3",
        #[error("there is no {seat}; this game has {seats}")]
        NoSuchSeat { seat: Seat, seats: u8 } = "no-such-seat" by "RM-3",
        #[error("{seat} is taken")]
        SeatTaken { seat: Seat } = "seat-taken" by "RM-3",
        #[error("all seats are taken")]
        NoFreeSeat = "no-free-seat" by "RM-3",
        #[error("there is no bot in {seat}")]
        NoBotThere { seat: Seat } = "no-bot-there" by "RM-3",
        /// The command is for players only.
        #[error("you are a spectator; take a seat first")]
        NotSeated = "not-seated" by "RM-6",
        /// The command is not available during a game.
        #[error("wait until the game is over")]
        GameRunning = "game-running" by "RM-3",
        /// The command is available during a game only.
        #[error("no game is being played")]
        NoGame = "no-game" by "RM-21",
        #[error("this game needs {min} players, and {found} are seated")]
        TooFewPlayers { found: u8, min: u8 } = "too-few-players" by "RM-3",
        /// The person has already sent a nonce for the next game.
        #[error("you have already contributed to the next shuffle")]
        NonceGiven = "nonce-given" by "RM-22",
        #[error("an act has at least one step")]
        NoSteps = "no-steps" by "RM-21",
        #[error("an act has at most {max} steps")]
        TooManySteps { max: u8 } = "too-many-steps" by "RM-24",
        /// A step that draws from luck must be the last of its act.
        ///
        /// If a later step were refused, the draw would be undone, and the client could look at a card
        /// without drawing it.
        #[error("step {step} draws from luck, so it must be the last of the act")]
        StepsAfterLuck {
            /// Counted from 0.
            step: u8,
        } = "steps-after-luck" by "RM-20",
        #[error("chat is off in this room")]
        ChatOff = "chat-off" by "RM-13",
        #[error("the host has muted you")]
        Muted = "muted" by "RM-13",
        #[error("a message has at least one character")]
        ChatEmpty = "chat-empty" by "RM-13",
        #[error("a message has at most {max} characters, not {found}")]
        ChatTooLong { max: u16, found: u32 } = "chat-too-long" by "RM-13",
        #[error("too many messages; wait {wait} ms")]
        ChatTooFast {
            /// In milliseconds.
            wait: u32,
        } = "chat-too-fast" by "RM-13",
        #[error("hints are off in this room")]
        HintsOff = "hints-off" by "RM-14",
        /// Only the player to act may ask for a hint.
        #[error("it is not your turn")]
        NotYourTurn = "not-your-turn" by "RM-14",
        /// One hint per turn.
        #[error("you have already asked for a hint in this turn")]
        HintAsked = "hint-asked" by "RM-14",
    }
}

impl<J: tabletop::CodedRefusal> Refusal<J> {
    /// The stable error code.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Server(refusal) => refusal.code(),
            Self::Room(refusal) => refusal.code(),
            Self::Setting(refusal) => refusal.code(),
            Self::Game { refusal, .. } => refusal.code(),
        }
    }

    /// The id of the rule that forbids it.
    pub fn rule(&self) -> &'static str {
        match self {
            Self::Server(refusal) => refusal.rule(),
            Self::Room(refusal) => refusal.rule(),
            Self::Setting(refusal) => refusal.rule(),
            Self::Game { refusal, .. } => refusal.rule(),
        }
    }
}

impl From<ParseNameError> for RoomRefusal {
    fn from(error: ParseNameError) -> Self {
        match error {
            ParseNameError::Empty => Self::NameEmpty,
            ParseNameError::TooLong { found } => {
                Self::NameTooLong { max: Name::MAX as u16, found: found as u32 }
            }
            ParseNameError::BadCharacter { character } => {
                Self::NameBadCharacter { character: format!("U+{:04X}", u32::from(character)) }
            }
        }
    }
}
