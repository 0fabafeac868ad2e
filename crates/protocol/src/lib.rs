//! The messages between clients and server, and the record file of a finished game.
//!
//! Read the modules in this order: [`ids`](RoomCode) and [`name`](Name) for identifiers,
//! [`options`](Options) for the options of a room, [`fairness`](Secret) for verifiable luck,
//! [`client_message`](ClientMessage), [`server_message`](ServerMessage) and [`refusal`](Refusal) for
//! the WebSocket, [`http`](ServerCatalogue) for the HTTP API, [`record`](GameRecord) for the file of a
//! finished game.
//!
//! Messages are generic over the types of one game. `docs/protocol.md` has an example of each.
//!
//! ```
//! use protocol::{ClientMessage, Command};
//!
//! let text = r#"{"type":"request","id":"x7","command":{"type":"say","text":"hello"}}"#;
//! let message: ClientMessage<u8> = serde_json::from_str(text)?;
//! let ClientMessage::Request(request) = message else { panic!("it is a request") };
//! assert_eq!(request.command, Command::Say { text: "hello".to_owned() });
//! # Ok::<_, serde_json::Error>(())
//! ```

mod client_message;
#[cfg(test)]
mod docs_test;
mod fairness;
mod http;
mod ids;
mod json_diff;
#[cfg(test)]
mod lessons;
mod name;
mod options;
mod record;
mod refusal;
mod server_message;
#[cfg(test)]
mod typescript;

pub use client_message::{ClientMessage, Command, Emote, Hello, Request, Role};
pub use fairness::{Commitment, Nonce, ParseHexError, Secret, Token, TokenHash, digest};
pub use http::{
    Analysis, CardsPage, FieldEntry, GameEntry, History, NameRemoved, NewToken, OpenRoom, PastGame,
    PresetEntry, Replay, RoomCreated, RoomEntry, RoomList, RulesPage, ServerCatalogue, Statistics,
    settings,
};
pub use ids::{
    ConnectionId, ParseRequestIdError, ParseRoomCodeError, PersonId, RequestId, RoomCode, Seq,
    Timestamp,
};
pub use json_diff::Difference;
pub use name::{Name, ParseNameError, is_invisible_or_control};
pub use options::{Options, StandIn};
pub use record::{
    GameRecord, Kept, RecordedAct, ReplayStep, Tampered, Verified, VerifyRecordError, verify,
    verify_kept,
};
pub use refusal::{AnyRefusal, Refusal, RoomRefusal, ServerRefusal};
pub use server_message::{
    ChosenBy, Deadline, DeadlineReason, DisconnectReason, Frame, Hint, News, NewsItem, PersonView,
    Player, RoomCloseReason, RoomStage, RoomView, SeatOccupant, ServerMessage, TableView,
};

pub use tabletop::Level;

/// The protocol version. A change that an older client would misread raises it.
pub const VERSION: u16 = 1;
