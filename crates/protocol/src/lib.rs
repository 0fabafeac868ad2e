//! What is said between a table and those who sit at it, and what a game leaves behind.
//!
//! Read the modules in this order: [`ids`](Code) and [`name`](Name) for what things are called,
//! [`options`](Options) for how a room is run, [`fair`](Secret) for luck that can be checked,
//! [`ask`](ClientMessage) for what a client says, [`refusal`](Refusal) and
//! [`told`](ServerMessage) for what it is told, [`rest`](Catalogue) for what goes over plain HTTP,
//! [`record`](GameRecord) for the file of a finished game.
//!
//! Messages are generic over the types of one game: typed on both sides, whatever is played.
//! `docs/protocol.md` has an example of each.
//!
//! ```
//! use protocol::{ClientMessage, Command};
//!
//! let text = r#"{"type":"ask","id":"x7","command":{"do":"say","text":"hello"}}"#;
//! let message: ClientMessage<u8> = serde_json::from_str(text)?;
//! let ClientMessage::Ask(request) = message else { panic!("it asks for something") };
//! assert_eq!(request.command, Command::Say { text: "hello".to_owned() });
//! # Ok::<_, serde_json::Error>(())
//! ```

mod ask;
mod difference;
mod fair;
mod ids;
#[cfg(test)]
mod lessons;
mod name;
mod options;
#[cfg(test)]
mod page;
mod record;
mod refusal;
mod rest;
mod told;
#[cfg(test)]
mod typescript;

pub use ask::{ClientMessage, Command, Emote, Hello, Request, Role};
pub use difference::Difference;
pub use fair::{Commitment, Nonce, NotHex, Secret, Token, TokenHash, digest};
pub use ids::{BadCode, BadRequestId, Code, ConnectionId, Millis, PersonId, RequestId, Seq};
pub use name::{BadName, Name, is_tricky};
pub use options::{Level, Options, StandIn};
pub use record::{BadRecord, GameRecord, RecordedAct, ReplayStep, Tampered, Verified, verify};
pub use refusal::{AnyRefusal, Refusal, RoomRefusal, ServerRefusal};
pub use rest::{
    Analysis, CardsPage, Catalogue, FieldEntry, GameEntry, History, OpenRoom, PastGame,
    PresetEntry, Replay, RoomEntry, RoomList, RoomOpened, RulesPage, Statistics, TokenGiven,
    Weighed, settings,
};
pub use told::{
    Bye, Chooser, Closing, Deadline, Frame, Heard, Hint, Lateness, News, PersonView, Phase, Place,
    Player, Reason, RoomView, ServerMessage, TableView, Word,
};

/// The version of the protocol spoken here. A change that an older client would misread raises it.
pub const VERSION: u16 = 1;
