//! A room as an event-sourced log: people, bots, seats, and the game they play.
//!
//! The same three verbs as in a game, one level up:
//!
//! * [`Room::decide`] turns a request into entries. Time and entropy are arguments.
//!   [`Room::connected`], [`Room::disconnected`] and [`Room::fire`] do the same for connections and
//!   timers.
//! * [`Room::evolve`] applies one entry to the room. It decides nothing and cannot fail, so a stored
//!   log replays forever.
//! * [`Room::frame`] gives what one person may know, built up from nothing.
//!
//! Nothing here waits, sends or stores. [`Room::timers`] gives the timers that are set; the caller waits,
//! asks a bot where a timer needs one, and passes the decision to [`Room::fire`].
//!
//! ```
//! use protocol::{ConnectionId, RoomStage, Role, Timestamp, TokenHash};
//! use room::{Caller, Entropy, NewRoom, RefusalOf, Room, replay};
//! use tabletop::Rules;
//!
//! fn open<R: Rules>(now: Timestamp, entropy: &Entropy) -> Result<Room<R>, RefusalOf<R>> {
//!     let host = Caller { token: TokenHash::new([1; 32]), connection: ConnectionId(1) };
//!     let new_room = NewRoom { code: entropy.code(), host, name: "Ann", role: Role::Player };
//!     let log = Room::open(&new_room, now, entropy)?;
//!     let Ok(room) = replay(&log) else { unreachable!("the log was just written") };
//!     let ann = room.people()[0].id;
//!     let seen = room.frame(ann, now, None, Vec::new()).room;
//!     assert!(seen.is_some_and(|room| room.phase == RoomStage::Lobby && room.host == Some(ann)));
//!     Ok(room)
//! }
//! # struct Open;
//! # impl games::GameVisitor for Open {
//! #     type Output = ();
//! #     fn visit<R: Rules>(self) {
//! #         assert!(open::<R>(Timestamp(0), &Entropy::new([7; 32])).is_ok());
//! #     }
//! # }
//! # games::GameKind::ALL.iter().for_each(|game| game.visit(Open));
//! ```
//!
//! Read the modules in this order: [`entry`](Entry) for the log format, [`people`](Person), [`room`](Room)
//! for the state, [`decide`](CommandResult) for requests, [`timer`](Timer) for timers, [`view`](FrameOf)
//! for what a person may know, [`recent`](Recent) for clients that reconnect, [`log`](ReadLogError) for reading
//! logs and making records, [`remove_name`] for the name of a person who wants it removed.

mod decide;
mod entropy;
mod entry;
mod log;
mod people;
mod recent;
mod remove_name;
mod room;
mod timer;
mod view;

#[cfg(test)]
mod tests;

pub use decide::{Caller, CommandResult, NewRoom, RefusalOf};
pub use entropy::Entropy;
pub use entry::{Entry, LogFormat, RequestRef, RoomEvent, UnknownLogFormat};
pub use log::{
    ActInState, ReadLogError, act_in_state, acts_in_states, outcome, peek_game, read, record,
    replay,
};
pub use people::{Person, Presence};
pub use recent::Recent;
pub use remove_name::remove_name;
pub use room::{Game, Room, Stage};
pub use timer::{BotDecision, Timer, TimerAction};
pub use view::{FrameOf, MessageOf, NewsItemOf, Perspective, SeatView};
