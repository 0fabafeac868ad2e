//! Why a request was turned down: lasting codes and values, never sentences.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tabletop::{BadSetting, Refusal as _, Seat};
use thiserror::Error;

use crate::{BadName, Code, Name, PersonId};

/// Why a request was turned down, and by whom.
///
/// Written, it is one object with `of`, `code` and the values: `J` is a game's own refusal.
/// `locales/` has a sentence for every code.
#[derive(Debug, Clone, PartialEq, Eq, Error, Serialize)]
#[serde(tag = "of", rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Refusal"))]
pub enum Refusal<J> {
    /// By the server, before any room was asked.
    #[error(transparent)]
    Server(#[from] ServerRefusal),
    /// By the room.
    #[error(transparent)]
    Room(#[from] RoomRefusal),
    /// By the list of what may be chosen (RM-4).
    #[error(transparent)]
    Setting(#[from] BadSetting),
    /// By the rules of the game.
    #[error("{refusal}")]
    Game {
        /// Which of the steps asked for, counted from 0.
        step: u8,
        /// What the game says against it.
        #[serde(flatten)]
        refusal: J,
    },
}

/// A refusal of any game, as a client reads it that only shows it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct AnyRefusal {
    /// Who refused: `server`, `room`, `setting` or `game`.
    pub of: String,
    /// Its lasting name.
    pub code: String,
    /// The values for a sentence.
    #[serde(flatten)]
    pub values: BTreeMap<String, serde_json::Value>,
}

/// Why a server turned a message down before any room was asked (RM-24).
#[derive(Debug, Clone, PartialEq, Eq, Error, Serialize, Deserialize)]
#[serde(tag = "code", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum ServerRefusal {
    /// Not a message of this protocol.
    #[error("this is not a message: {detail}")]
    Malformed {
        /// Where reading stopped, and why.
        detail: String,
    },
    /// A version this server does not speak.
    #[error("version {found} is not spoken here; this server speaks {speaks}")]
    OtherVersion {
        /// What was asked for.
        found: u16,
        /// What is spoken.
        speaks: u16,
    },
    /// Something else before `hello`.
    #[error("say hello first")]
    HelloFirst,
    /// There is no such room.
    #[error("there is no room {room}")]
    NoSuchRoom {
        /// What was asked for.
        room: Code,
    },
    /// There is no such game.
    #[error("there is no game called '{game}'")]
    NoSuchGame {
        /// What was asked for.
        game: String,
    },
    /// There is no record of such a game.
    #[error("there is no record of a game '{record}'")]
    NoSuchRecord {
        /// What was asked for.
        record: String,
    },
    /// Nobody can tell who asks.
    #[error("say who you are: send a token")]
    NoToken,
    /// A page of another site asks in the name of its visitor.
    #[error("pages from {origin} may not do that")]
    ForeignOrigin {
        /// Where the page came from.
        origin: String,
    },
    /// A message of too many bytes.
    #[error("a message has at most {max} bytes")]
    TooLarge {
        /// How many are allowed.
        max: u32,
    },
    /// Too many messages.
    #[error("too many messages; wait {wait} ms")]
    TooManyMessages {
        /// How many milliseconds to wait.
        wait: u32,
    },
    /// Too many rooms opened from one address.
    #[error("at most {max} rooms may be open from one address")]
    TooManyRooms {
        /// How many are allowed.
        max: u32,
    },
    /// Too many connections with one token.
    #[error("at most {max} connections may be open at a time")]
    TooManyConnections {
        /// How many are allowed.
        max: u32,
    },
    /// The server cannot take more now.
    #[error("the server is busy; try again soon")]
    Busy,
}

/// Why a room turned a request down.
#[derive(Debug, Clone, PartialEq, Eq, Error, Serialize, Deserialize)]
#[serde(tag = "code", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum RoomRefusal {
    /// Whoever asks has not joined.
    #[error("join the room first")]
    NotInRoom,
    /// Whoever asks to join already has.
    #[error("you are in the room already")]
    AlreadyInRoom,
    /// Another tab has taken over.
    #[error("another tab has taken over this seat")]
    TakenOver,
    /// The host has sent this person away.
    #[error("the host has removed you from this room")]
    Kicked,
    /// Nothing more happens here.
    #[error("the room is closed")]
    RoomClosed,
    /// Too many people.
    #[error("a room holds at most {max} people")]
    RoomFull {
        /// How many there may be.
        max: u16,
    },
    /// A name without a character.
    #[error("a name has at least one character")]
    NameEmpty,
    /// A name of too many characters.
    #[error("a name has at most {max} characters, not {found}")]
    NameTooLong {
        /// How many it may have.
        max: u16,
        /// How many it has.
        found: u32,
    },
    /// A name with a character that is not seen or moves others.
    #[error("a name cannot hold the invisible character {character}")]
    NameBadCharacter {
        /// Which, as `U+202E`.
        character: String,
    },
    /// A name like another's.
    #[error("somebody here is called {name} already")]
    NameTaken {
        /// Which.
        name: Name,
    },
    /// Something for the host alone.
    #[error("only the host may do that")]
    HostOnly,
    /// Something one does to others.
    #[error("that cannot be done to yourself")]
    NotYourself,
    /// There is no such person.
    #[error("{person} is not in this room")]
    NoSuchPerson {
        /// Who was meant.
        person: PersonId,
    },
    /// Somebody who is not there now.
    #[error("{person} is offline")]
    PersonOffline {
        /// Who was meant.
        person: PersonId,
    },
    /// There is no such seat.
    #[error("there is no {seat}; this game has {seats}")]
    NoSuchSeat {
        /// Which was meant.
        seat: Seat,
        /// How many there are.
        seats: u8,
    },
    /// A seat that is not free.
    #[error("{seat} is taken")]
    SeatTaken {
        /// Which was meant.
        seat: Seat,
    },
    /// All seats are taken.
    #[error("all seats are taken")]
    NoFreeSeat,
    /// A seat without a bot.
    #[error("there is no bot in {seat}")]
    NoBotThere {
        /// Which was meant.
        seat: Seat,
    },
    /// Something for players only.
    #[error("you are looking on; take a seat first")]
    NotSeated,
    /// Something for the time between games.
    #[error("wait until the game is over")]
    GameRunning,
    /// Something for the time of a game.
    #[error("no game is being played")]
    NoGame,
    /// Too few players to start.
    #[error("this game needs {min} players, here are {found}")]
    TooFewPlayers {
        /// How many there are.
        found: u8,
        /// How many there must be.
        min: u8,
    },
    /// A second nonce for the same game.
    #[error("you have added to the luck of the next game already")]
    NonceGiven,
    /// Nothing was asked for.
    #[error("an act has at least one step")]
    NoSteps,
    /// Too much at once.
    #[error("an act has at most {max} steps")]
    TooManySteps {
        /// How many there may be.
        max: u8,
    },
    /// More steps after one that turns up something new.
    ///
    /// If it were decided with what follows, a refusal of what follows would take the step back,
    /// and one could look at a card without drawing it.
    #[error("step {step} turns up something new, so it must be the last of the act")]
    StepsAfterLuck {
        /// Which, counted from 0.
        step: u8,
    },
    /// The room does without chat.
    #[error("the chat is off in this room")]
    ChatOff,
    /// The host has muted this person.
    #[error("the host has muted you")]
    Muted,
    /// Nothing was said.
    #[error("say at least one character")]
    ChatEmpty,
    /// Too much was said at once.
    #[error("a message has at most {max} characters, not {found}")]
    ChatTooLong {
        /// How many it may have.
        max: u16,
        /// How many it has.
        found: u32,
    },
    /// Too much was said in a short time.
    #[error("not so fast; wait {wait} ms")]
    ChatTooFast {
        /// How many milliseconds to wait.
        wait: u32,
    },
    /// The room does without hints.
    #[error("hints are off in this room")]
    HintsOff,
    /// A hint is for the player to act.
    #[error("it is not your turn")]
    NotYourTurn,
    /// A second hint in one turn.
    #[error("you have asked for a hint in this turn already")]
    HintAsked,
}

impl<J: tabletop::Refusal> Refusal<J> {
    /// Its lasting name.
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

impl tabletop::Refusal for ServerRefusal {
    const CODES: &'static [&'static str] = &[
        "malformed",
        "other-version",
        "hello-first",
        "no-such-room",
        "no-such-game",
        "no-such-record",
        "no-token",
        "foreign-origin",
        "too-large",
        "too-many-messages",
        "too-many-rooms",
        "too-many-connections",
        "busy",
    ];

    fn code(&self) -> &'static str {
        match self {
            Self::Malformed { .. } => "malformed",
            Self::OtherVersion { .. } => "other-version",
            Self::HelloFirst => "hello-first",
            Self::NoSuchRoom { .. } => "no-such-room",
            Self::NoSuchGame { .. } => "no-such-game",
            Self::NoSuchRecord { .. } => "no-such-record",
            Self::NoToken => "no-token",
            Self::ForeignOrigin { .. } => "foreign-origin",
            Self::TooLarge { .. } => "too-large",
            Self::TooManyMessages { .. } => "too-many-messages",
            Self::TooManyRooms { .. } => "too-many-rooms",
            Self::TooManyConnections { .. } => "too-many-connections",
            Self::Busy => "busy",
        }
    }

    fn rule(&self) -> &'static str {
        match self {
            Self::NoSuchRoom { .. } | Self::NoSuchGame { .. } => "RM-1",
            Self::NoSuchRecord { .. } => "RM-30",
            Self::NoToken => "RM-2",
            Self::Malformed { .. }
            | Self::OtherVersion { .. }
            | Self::HelloFirst
            | Self::ForeignOrigin { .. } => "RM-21",
            Self::TooLarge { .. }
            | Self::TooManyMessages { .. }
            | Self::TooManyRooms { .. }
            | Self::TooManyConnections { .. }
            | Self::Busy => "RM-24",
        }
    }
}

impl RoomRefusal {
    /// Its lasting name, and the id of the rule that forbids it.
    const fn code_and_rule(&self) -> (&'static str, &'static str) {
        match self {
            Self::NotInRoom => ("not-in-room", "RM-2"),
            Self::AlreadyInRoom => ("already-in-room", "RM-2"),
            Self::TakenOver => ("taken-over", "RM-8"),
            Self::Kicked => ("kicked", "RM-3"),
            Self::RoomClosed => ("room-closed", "RM-9"),
            Self::RoomFull { .. } => ("room-full", "RM-24"),
            Self::NameEmpty => ("name-empty", "RM-2"),
            Self::NameTooLong { .. } => ("name-too-long", "RM-2"),
            Self::NameBadCharacter { .. } => ("name-bad-character", "RM-2"),
            Self::NameTaken { .. } => ("name-taken", "RM-2"),
            Self::HostOnly => ("host-only", "RM-3"),
            Self::NotYourself => ("not-yourself", "RM-3"),
            Self::NoSuchPerson { .. } => ("no-such-person", "RM-3"),
            Self::PersonOffline { .. } => ("person-offline", "RM-3"),
            Self::NoSuchSeat { .. } => ("no-such-seat", "RM-3"),
            Self::SeatTaken { .. } => ("seat-taken", "RM-3"),
            Self::NoFreeSeat => ("no-free-seat", "RM-3"),
            Self::NoBotThere { .. } => ("no-bot-there", "RM-3"),
            Self::NotSeated => ("not-seated", "RM-6"),
            Self::GameRunning => ("game-running", "RM-3"),
            Self::NoGame => ("no-game", "RM-21"),
            Self::TooFewPlayers { .. } => ("too-few-players", "RM-3"),
            Self::NonceGiven => ("nonce-given", "RM-22"),
            Self::NoSteps => ("no-steps", "RM-21"),
            Self::TooManySteps { .. } => ("too-many-steps", "RM-24"),
            Self::StepsAfterLuck { .. } => ("steps-after-luck", "RM-20"),
            Self::ChatOff => ("chat-off", "RM-13"),
            Self::Muted => ("muted", "RM-13"),
            Self::ChatEmpty => ("chat-empty", "RM-13"),
            Self::ChatTooLong { .. } => ("chat-too-long", "RM-13"),
            Self::ChatTooFast { .. } => ("chat-too-fast", "RM-13"),
            Self::HintsOff => ("hints-off", "RM-14"),
            Self::NotYourTurn => ("not-your-turn", "RM-14"),
            Self::HintAsked => ("hint-asked", "RM-14"),
        }
    }
}

impl tabletop::Refusal for RoomRefusal {
    const CODES: &'static [&'static str] = &[
        "not-in-room",
        "already-in-room",
        "taken-over",
        "kicked",
        "room-closed",
        "room-full",
        "name-empty",
        "name-too-long",
        "name-bad-character",
        "name-taken",
        "host-only",
        "not-yourself",
        "no-such-person",
        "person-offline",
        "no-such-seat",
        "seat-taken",
        "no-free-seat",
        "no-bot-there",
        "not-seated",
        "game-running",
        "no-game",
        "too-few-players",
        "nonce-given",
        "no-steps",
        "too-many-steps",
        "steps-after-luck",
        "chat-off",
        "muted",
        "chat-empty",
        "chat-too-long",
        "chat-too-fast",
        "hints-off",
        "not-your-turn",
        "hint-asked",
    ];

    fn code(&self) -> &'static str {
        self.code_and_rule().0
    }

    fn rule(&self) -> &'static str {
        self.code_and_rule().1
    }
}

impl From<BadName> for RoomRefusal {
    fn from(bad: BadName) -> Self {
        match bad {
            BadName::Empty => Self::NameEmpty,
            BadName::TooLong { found } => {
                Self::NameTooLong { max: Name::MAX as u16, found: found as u32 }
            }
            BadName::BadCharacter { character } => {
                Self::NameBadCharacter { character: format!("U+{:04X}", u32::from(character)) }
            }
        }
    }
}
