//! The log of a room: an append-only list of entries.

use protocol::{
    ChosenBy, Commitment, ConnectionId, Emote, Hint, Level, Name, Nonce, Options, PersonId, Player,
    RequestId, RoomCloseReason, RoomCode, Secret, Timestamp, TokenHash,
};
use serde::{Deserialize, Serialize};
use tabletop::{Message, Outcome, Rules, Seat, Setting};
use thiserror::Error;

/// One entry of a room's log.
#[derive(Debug, Serialize, Deserialize)]
#[serde(bound = "", rename_all = "kebab-case", deny_unknown_fields)]
pub struct Entry<R: Rules> {
    /// The format it is written in. Format 1 is omitted.
    #[serde(default, skip_serializing_if = "LogFormat::is_first")]
    pub(crate) format: LogFormat,
    pub at: Timestamp,
    /// The request that caused it. If a request causes several entries, the first one has this field.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub request: Option<RequestRef>,
    pub event: RoomEvent<R>,
}

/// The number of a stored format. One number covers the log of every game: it rises when a release
/// stores something that the release before could not read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u16", into = "u16")]
pub struct LogFormat(u16);

/// A log is written in a format that this version cannot read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error(
    "the log has format {found}, written by a newer version of paiju; \
     this version reads formats 1 to {}",
    LogFormat::CURRENT.0
)]
pub struct UnknownLogFormat {
    pub found: u16,
}

impl LogFormat {
    /// The format that this version writes.
    pub const CURRENT: Self = Self(2);

    const FIRST: Self = Self(1);

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it with a reference")]
    fn is_first(&self) -> bool {
        *self == Self::FIRST
    }
}

/// Entries without a number have format 1.
impl Default for LogFormat {
    fn default() -> Self {
        Self::FIRST
    }
}

impl TryFrom<u16> for LogFormat {
    type Error = UnknownLogFormat;

    fn try_from(format: u16) -> Result<Self, UnknownLogFormat> {
        let known = (Self::FIRST.0..=Self::CURRENT.0).contains(&format);
        known.then_some(Self(format)).ok_or(UnknownLogFormat { found: format })
    }
}

impl From<LogFormat> for u16 {
    fn from(format: LogFormat) -> Self {
        format.0
    }
}

/// A granted request: the person who sent it, and its id.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct RequestRef {
    pub person: PersonId,
    pub id: RequestId,
}

/// An event in a room, hidden information included.
///
/// `docs/formats.md` has an example of each. Changing one is a format change
/// (docs/how-to/change-what-is-stored.md).
#[derive(Debug, Serialize, Deserialize)]
#[serde(
    bound = "",
    tag = "type",
    rename_all = "kebab-case",
    rename_all_fields = "kebab-case",
    deny_unknown_fields
)]
pub enum RoomEvent<R: Rules> {
    /// The room was created. Always the first entry, and only there.
    Opened {
        code: RoomCode,
        game: String,
        preset: String,
        config: R::Config,
        options: Options,
        /// Determines the luck of the first game.
        secret: Secret,
    },
    /// A person joined.
    Joined {
        person: PersonId,
        token: TokenHash,
        name: Name,
        /// `None` for a spectator.
        seat: Option<Seat>,
        connection: ConnectionId,
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
    /// A bot was put in a seat.
    BotSeated { seat: Seat, level: Level },
    /// A bot was taken out of its seat.
    BotRemoved { seat: Seat },
    /// Two seats swapped occupants.
    Swapped { one: Seat, other: Seat },
    /// Another person is the host.
    HostChanged { person: PersonId },
    /// The host chose a preset.
    PresetChosen {
        preset: String,
        /// The settings of the preset at that time.
        config: R::Config,
    },
    /// The host changed one setting.
    FieldSet {
        field: String,
        value: Setting,
        /// All settings after the change.
        config: R::Config,
    },
    /// The host changed one option of the room.
    OptionSet {
        field: String,
        value: Setting,
        /// All options after the change.
        options: Options,
    },
    /// A person contributed to the shuffle of the next game.
    NonceAdded { person: PersonId, nonce: Nonce },
    /// A game started.
    Started {
        /// Number of this game within the room, starting at 1.
        number: u16,
        /// By seat. Empty seats are removed, and later ones move up.
        players: Vec<Player>,
        /// The contribution of each seat to the shuffle.
        nonces: Vec<Option<Nonce>>,
        /// Published before the game.
        commitment: Commitment,
        deal: R::Deal,
    },
    /// A seat acted.
    Acted {
        seat: Seat,
        chosen_by: ChosenBy,
        /// The requested actions. Empty if the player was absent.
        steps: Vec<R::Action>,
        events: Vec<R::Event>,
        /// Why a bot chose the steps (RM-14). `None` in logs of format 1, and if bots do not explain
        /// their moves.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reasons: Option<Vec<Message>>,
    },
    /// The game is over.
    Finished {
        outcome: Outcome,
        /// Determined the luck of the game. Public from now on.
        secret: Secret,
    },
    /// The server drew the secret of the next game and published its commitment.
    Committed {
        /// Stays hidden until that game is over.
        secret: Secret,
    },
    /// A person connected. The connection replaces an earlier one.
    Online { person: PersonId, connection: ConnectionId },
    /// A person disconnected.
    Offline { person: PersonId },
    /// A person sent a chat message.
    Said { person: PersonId, text: String },
    /// A person sent an emote.
    Emoted { person: PersonId, emote: Emote },
    /// A person was muted or unmuted.
    Muted { person: PersonId, muted: bool },
    /// The seat to act asked for a hint.
    HintAsked { seat: Seat },
    /// The bot answered the request for a hint.
    HintGiven {
        seat: Seat,
        /// Visible to that seat only. `None` if the bot found no hint.
        hint: Option<Hint<R::Action>>,
    },
    /// The room is closed for good.
    Closed { reason: RoomCloseReason },
}

impl<R: Rules> RoomEvent<R> {
    /// All settings of the game after the event, if the event changed them.
    pub const fn config(&self) -> Option<&R::Config> {
        match self {
            Self::Opened { config, .. }
            | Self::PresetChosen { config, .. }
            | Self::FieldSet { config, .. } => Some(config),
            Self::Joined { .. }
            | Self::Left { .. }
            | Self::Sat { .. }
            | Self::Stood { .. }
            | Self::BotSeated { .. }
            | Self::BotRemoved { .. }
            | Self::Swapped { .. }
            | Self::HostChanged { .. }
            | Self::OptionSet { .. }
            | Self::NonceAdded { .. }
            | Self::Started { .. }
            | Self::Acted { .. }
            | Self::Finished { .. }
            | Self::Committed { .. }
            | Self::Online { .. }
            | Self::Offline { .. }
            | Self::Said { .. }
            | Self::Emoted { .. }
            | Self::Muted { .. }
            | Self::HintAsked { .. }
            | Self::HintGiven { .. }
            | Self::Closed { .. } => None,
        }
    }

    /// Whether the event may change [`RoomView`](protocol::RoomView).
    pub const fn changes_room(&self) -> bool {
        match self {
            Self::Acted { .. }
            | Self::Said { .. }
            | Self::Emoted { .. }
            | Self::HintAsked { .. }
            | Self::HintGiven { .. } => false,
            Self::Opened { .. }
            | Self::Joined { .. }
            | Self::Left { .. }
            | Self::Sat { .. }
            | Self::Stood { .. }
            | Self::BotSeated { .. }
            | Self::BotRemoved { .. }
            | Self::Swapped { .. }
            | Self::HostChanged { .. }
            | Self::PresetChosen { .. }
            | Self::FieldSet { .. }
            | Self::OptionSet { .. }
            | Self::NonceAdded { .. }
            | Self::Started { .. }
            | Self::Finished { .. }
            | Self::Committed { .. }
            | Self::Online { .. }
            | Self::Offline { .. }
            | Self::Muted { .. }
            | Self::Closed { .. } => true,
        }
    }
}
