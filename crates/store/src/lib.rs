//! Append-only logs that lose nothing, on SQLite or PostgreSQL.
//!
//! A room is a log of numbered [entries](Entry). [`Store::append`] adds to the end of one and
//! answers only when the entries are on disk; the unique key (room, seq) is the only lock there
//! is, so of two who append to the same place exactly one wins and the other is told of the
//! [`Conflict`]. [`Store::read`] returns a range of a log, [`Store::watch`] tells when one has grown, and an
//! append may carry [`Index`] operations, which put rooms and finished games where they can be
//! searched. What the entries say is none of our business: a payload is text.
//!
//! ```
//! use store::{Append, Location, NewEntry, RoomId, Seq, Text, UnixMillis};
//!
//! # let folder = tempfile::tempdir()?;
//! # let path = folder.path().join("paiju.db");
//! # let path = path.to_str().unwrap_or_default();
//! # tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(async {
//! let location: Location = path.parse()?;
//! let (store, task) = store::open(&location).await?;
//! let running = tokio::spawn(task.run());
//!
//! let room: RoomId = "K7QX2M".parse()?;
//! let opened = NewEntry { at: UnixMillis(0), payload: Text::try_from("\"opened\"")? };
//! let append = Append::new(room.clone(), Seq::START, vec![opened]);
//! store.append(append.clone()).await?;
//! assert_eq!(store.read(&room, Seq::START..).await?.len(), 1);
//!
//! let error = store.append(append).await.unwrap_err();
//! assert_eq!(error.to_string(), "the log of room K7QX2M goes on at 1, not at 0");
//!
//! drop(store); // The task ends when the last handle is gone.
//! running.await?;
//! # Ok::<_, Box<dyn std::error::Error>>(())
//! # })?;
//! # Ok::<_, Box<dyn std::error::Error>>(())
//! ```
//!
//! Read the modules in this order: [`log`](Entry) for what is stored, [`index`](Index) for what
//! can be searched, [`node`](Beat) for who shares a database, [`store`](Store) for the handle, `writer` for how many appends become one
//! commit, `backend` for what a database must be able to do, then the two databases.

mod backend;
mod error;
mod index;
mod location;
mod log;
mod node;
mod store;
mod watch;
mod writer;

pub use error::{AppendError, Conflict, DatabaseError, OpenError};
pub use index::{
    Cursor, Filed, GameRecord, Index, LIST_PAGE, Page, PlayerKey, RoomList, RoomRecord, SeatRecord,
    Tally, Visibility,
};
pub use location::{BadLocation, Location};
pub use log::{Append, BadId, Entry, GameId, NewEntry, NulInText, RoomId, Seq, Text, UnixMillis};
pub use node::Beat;
pub use store::{Counts, READ_PAGE, Store, Task, open};
pub use watch::{HINTS, Hint, Watch};
pub use writer::{MAX_BATCH, QUEUE};
