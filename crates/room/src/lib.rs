//! A room: people, bots, seats, and the game they play, as a log of entries.
//!
//! The same three verbs as in a game, one level up:
//!
//! * [`Room::decide`] reads the room and a request and says what happens, as entries. Time and
//!   entropy are arguments. [`Room::came`], [`Room::went`] and [`Room::settle`] decide what comes
//!   of connections and of time.
//! * [`Room::evolve`] writes one entry into the room. It judges nothing and cannot fail, so a
//!   stored log replays for ever.
//! * [`Room::frame`] says what one person may know, built from nothing up.
//!
//! Nothing here sleeps, sends or stores. [`Room::dues`] says what is due when; whoever runs the
//! room waits, lets a bot think where one is asked for, and hands the answer to [`Room::settle`].
//!
//! ```
//! use protocol::{ConnectionId, Millis, Phase, Role, TokenHash};
//! use room::{Caller, Entropy, Opening, Room, RefusalOf, replay};
//! use tabletop::Rules;
//!
//! fn open<R: Rules>(now: Millis, entropy: &Entropy) -> Result<Room<R>, RefusalOf<R>> {
//!     let host = Caller { token: TokenHash::new([1; 32]), connection: ConnectionId(1) };
//!     let opening = Opening { code: entropy.code(), host, name: "Ann", role: Role::Player };
//!     let log = Room::open(&opening, now, entropy)?;
//!     let Ok(room) = replay(&log) else { unreachable!("the log was just written") };
//!     let ann = room.people()[0].id;
//!     let seen = room.frame(ann, now, None, Vec::new()).room;
//!     assert!(seen.is_some_and(|room| room.phase == Phase::Lobby && room.host == Some(ann)));
//!     Ok(room)
//! }
//! # struct Open;
//! # impl games::ForGame for Open {
//! #     type Output = ();
//! #     fn run<R: Rules>(self) {
//! #         assert!(open::<R>(Millis(0), &Entropy::new([7; 32])).is_ok());
//! #     }
//! # }
//! # games::GameKind::ALL.iter().for_each(|game| game.run(Open));
//! ```
//!
//! Read the modules in this order: [`entry`](Entry) for what is stored, [`people`](Person) for who
//! is there, [`room`](Room) for what is known, [`decide`](Verdict) for what is judged,
//! [`due`](Due) for what time brings, [`view`](FrameOf) for what is told, [`recent`](Recent) for what
//! is told again, [`log`](BadLog) for what is read from disk and what a game leaves behind.

mod decide;
mod due;
mod entropy;
mod entry;
mod log;
mod people;
mod recent;
mod room;
mod view;

#[cfg(test)]
mod tests;

pub use decide::{Caller, Opening, RefusalOf, Verdict};
pub use due::{Due, Thought, What};
pub use entropy::Entropy;
pub use entry::{Asked, Entry, Fact, LogFormat, UnknownLogFormat};
pub use log::{ActInState, BadLog, act_in_state, game_of, read, record, replay};
pub use people::{Person, Presence};
pub use recent::Recent;
pub use room::{Game, Room, Stage};
pub use view::{Eyes, FrameOf, HeardOf, MessageOf, Sight};
