//! A table on the network that loses nothing.
//!
//! [`new`] opens a database and an address, and returns a [`Handle`] and a [`Task`]. While the task
//! runs, people open rooms over plain HTTP and play over sockets; the messages are those of
//! `protocol`. What is judged is judged in `room`; what is acknowledged is on disk, by `store`. Here
//! is what those crates may not do: wait, send, read the clock, draw secrets, let bots think.
//!
//! ```
//! use server::{Brain, Chance, Clock, Config, Site};
//!
//! # let folder = tempfile::tempdir()?;
//! # let path = folder.path().join("paiju.sqlite");
//! # let path = path.to_str().unwrap_or_default();
//! # tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(async {
//! let site = Site {
//!     listen: "127.0.0.1:0".parse()?,
//!     database: path.parse()?,
//!     clock: Clock::system(),
//!     brain: Brain::Bots,
//!     chance: Chance::System,
//! };
//! let (handle, task) = server::new(Config::default(), site).await?;
//! let running = tokio::spawn(task.run());
//! assert_ne!(handle.address().port(), 0);
//!
//! handle.stop(); // Everybody is told to come back soon, and what was said is stored.
//! running.await?;
//! # Ok::<_, Box<dyn std::error::Error>>(())
//! # })?;
//! # Ok::<_, Box<dyn std::error::Error>>(())
//! ```
//!
//! Read the modules in this order: `table` for a room that is awake, `house` for what all rooms
//! share, `socket` and `link` for connections, `telling` for the bytes that are sent, `pool` and
//! [`brain`](Brain) for bots, `nodes` for other nodes, `http` for everything else, `server` for
//! how it is put together.

#![expect(
    clippy::disallowed_methods,
    reason = "a shell: it reads the clock, which the crates below may not"
)]

mod brain;
mod bucket;
mod chance;
mod clock;
mod config;
mod gauges;
mod house;
mod http;
mod link;
mod nodes;
mod opening;
mod pool;
mod server;
mod socket;
mod table;
mod telling;

pub use brain::{Brain, Script};
pub use chance::{Chance, NoChance};
pub use clock::Clock;
pub use config::{Config, Limits, Proxy, Web};
pub use server::{Handle, Site, StartError, Task, new};
