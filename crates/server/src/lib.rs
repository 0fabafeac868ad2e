//! The server: rooms on the network, over HTTP and `WebSocket`.
//!
//! [`new`] opens a database and an address, and returns a [`Handle`] and a [`Task`]. While the task
//! runs, people create rooms over plain HTTP and play over `WebSocket`; the messages are those of
//! `protocol`. `room` decides, `driver` runs a room, and `store` makes durable what is acknowledged.
//! This crate does the I/O: it waits, sends, reads the clock, draws random bytes and runs bots on
//! threads.
//!
//! ```
//! use server::{BotEngine, Clock, Config, Environment, Randomness};
//!
//! # let folder = tempfile::tempdir()?;
//! # let path = folder.path().join("paiju.sqlite");
//! # let path = path.to_str().unwrap_or_default();
//! # tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(async {
//! let environment = Environment {
//!     listen: "127.0.0.1:0".parse()?,
//!     database: path.parse()?,
//!     clock: Clock::system(),
//!     bot_engine: BotEngine::Bots,
//!     randomness: Randomness::System,
//! };
//! let (handle, task) = server::new(Config::default(), environment).await?;
//! let running = tokio::spawn(task.run());
//! assert_ne!(handle.address().port(), 0);
//!
//! handle.stop(); // Stores what clients have sent, and asks them to reconnect.
//! running.await?;
//! # Ok::<_, Box<dyn std::error::Error>>(())
//! # })?;
//! # Ok::<_, Box<dyn std::error::Error>>(())
//! ```
//!
//! Read the modules in this order: `room_task` for an active room, `app_state` for what all rooms
//! share, `listen`, `socket` and `connection` for clients, `rate_limit` and `in_flight` for limits,
//! `bot_pool` for the bots' threads, `nodes` for other nodes, `housekeeping` and `remove_name` for what is
//! removed, `http` for the HTTP interface, `server` for start and stop.

#![expect(
    clippy::disallowed_methods,
    reason = "a shell: it reads the clock, which the crates below may not"
)]

mod app_state;
mod bot_pool;
mod clock;
mod config;
mod connection;
mod create_room;
mod housekeeping;
mod http;
mod in_flight;
mod listen;
mod metrics;
mod nodes;
mod randomness;
mod rate_limit;
mod remove_name;
mod room_task;
mod server;
mod socket;
mod tasks;

pub use clock::Clock;
pub use config::{Config, Limits, Operator, Proxy, Web};
pub use driver::{BotEngine, Script};
pub use http::openapi;
pub use randomness::{Randomness, RandomnessError};
pub use remove_name::{RemoveNameError, RemovedName, remove_name};
pub use server::{
    Connector, Environment, Handle, MemoryEnvironment, StartError, Task, in_memory, new,
};
