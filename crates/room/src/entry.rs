//! What is stored of a room: one entry after the other, for ever.

use protocol::{
    Chooser, Closing, Code, Commitment, ConnectionId, Emote, Hint, Level, Millis, Name, Nonce,
    Options, PersonId, Player, RequestId, Secret, TokenHash,
};
use serde::{Deserialize, Serialize};
use tabletop::{Outcome, Rules, Seat, Setting};
use thiserror::Error;

/// Something that happened in a room, and when.
#[derive(Debug, Serialize, Deserialize)]
#[serde(bound = "", rename_all = "kebab-case", deny_unknown_fields)]
pub struct Entry<R: Rules> {
    /// The format it is written in. Format 1 is not written down.
    #[serde(default, skip_serializing_if = "LogFormat::is_first")]
    pub(crate) format: LogFormat,
    pub at: Millis,
    /// The request it answers. Of several entries that answer one, the first says so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asked: Option<Asked>,
    /// What.
    pub fact: Fact<R>,
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
    pub const CURRENT: Self = Self(1);

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

/// A request that was granted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Asked {
    /// Whose.
    pub person: PersonId,
    /// What they called it.
    pub id: RequestId,
}

/// What happened in a room, hidden things included. Changing one is a migration.
#[derive(Debug, Serialize, Deserialize)]
#[serde(bound = "", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Fact<R: Rules> {
    /// The room was opened: always the first entry, and no other.
    Opened {
        /// What people type to find it.
        code: Code,
        /// The game that is played in it.
        game: String,
        /// The preset it begins with.
        preset: String,
        /// The settings it begins with.
        config: R::Config,
        /// How it is run at first.
        options: Options,
        /// What the luck of the first game comes from.
        secret: Secret,
    },
    /// Somebody came in.
    Joined {
        /// Who.
        person: PersonId,
        /// How they are known.
        token: TokenHash,
        /// What they are called.
        name: Name,
        /// Where they sit, if they do.
        seat: Option<Seat>,
        /// How they are connected.
        connection: ConnectionId,
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
    /// A bot was put in a seat.
    BotSeated {
        /// Which.
        seat: Seat,
        /// How well it plays.
        level: Level,
    },
    /// A bot was taken out of its seat.
    BotRemoved {
        /// Which.
        seat: Seat,
    },
    /// What is in two seats changed places.
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
        /// What it stood for then.
        config: R::Config,
    },
    /// One setting was changed.
    FieldSet {
        /// Its name.
        field: String,
        /// What it is now.
        value: Setting,
        /// All settings with it.
        config: R::Config,
    },
    /// It was changed how the room is run.
    OptionSet {
        /// The name of the option.
        field: String,
        /// What it is now.
        value: Setting,
        /// All options with it.
        options: Options,
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
        /// Who plays, by seat. Empty seats are left out, and those behind them move up.
        players: Vec<Player>,
        /// What each seat added to the luck.
        nonces: Vec<Option<Nonce>>,
        /// What was published before.
        commitment: Commitment,
        /// How they were dealt.
        deal: R::Deal,
    },
    /// Somebody acted.
    Happened {
        /// Who.
        seat: Seat,
        /// Who chose what to do.
        chosen_by: Chooser,
        /// What was asked for. Nothing, if the player was absent.
        steps: Vec<R::Action>,
        /// What happened.
        events: Vec<R::Event>,
    },
    /// The game is over.
    Finished {
        /// How it ended.
        outcome: Outcome,
        /// What its luck came from, open to all from now on.
        secret: Secret,
    },
    /// The secret of the next game was drawn, and is bound by its commitment.
    Pledged {
        /// Which nobody is told before that game is over.
        secret: Secret,
    },
    /// Somebody is connected, in place of any connection they had.
    Online {
        /// Who.
        person: PersonId,
        /// How.
        connection: ConnectionId,
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
    /// The seat to act asked for a hint.
    HintAsked {
        /// Which.
        seat: Seat,
    },
    /// The seat that asked for a hint got one, or none could be given.
    HintGiven {
        /// Which.
        seat: Seat,
        /// For its eyes only.
        hint: Option<Hint<R::Action>>,
    },
    /// The room is closed for good.
    Closed {
        /// Why.
        why: Closing,
    },
}

impl<R: Rules> Fact<R> {
    /// All settings of the game as they are afterwards, if it was about them.
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
            | Self::HostPassed { .. }
            | Self::OptionSet { .. }
            | Self::NonceAdded { .. }
            | Self::Started { .. }
            | Self::Happened { .. }
            | Self::Finished { .. }
            | Self::Pledged { .. }
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

    /// Whether the room may look different afterwards, besides the game that is played in it.
    pub const fn changes_room(&self) -> bool {
        match self {
            Self::Happened { .. }
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
            | Self::HostPassed { .. }
            | Self::PresetChosen { .. }
            | Self::FieldSet { .. }
            | Self::OptionSet { .. }
            | Self::NonceAdded { .. }
            | Self::Started { .. }
            | Self::Finished { .. }
            | Self::Pledged { .. }
            | Self::Online { .. }
            | Self::Offline { .. }
            | Self::Muted { .. }
            | Self::Closed { .. } => true,
        }
    }
}
