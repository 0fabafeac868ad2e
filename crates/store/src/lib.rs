//! Append-only logs that lose nothing, on SQLite or PostgreSQL.
//!
//! A room is a log of numbered [entries](Entry). [`Store::append`] adds entries to the end of a log and
//! returns when they are on disk. The unique key (room, seq) is the only lock: if two writers append at
//! the same position, one succeeds and the other gets a [`Conflict`]. [`Store::read`] returns a range of
//! a log, and [`Store::watch`] reports appends. An append may carry [`IndexUpdate`]s, which make rooms
//! and finished games searchable. A payload is text; the store does not interpret it.
//!
//! ```
//! use store::{Append, DatabaseUrl, NewEntry, RoomId, EntryNumber, Text, UnixMillis};
//!
//! # let folder = tempfile::tempdir()?;
//! # let path = folder.path().join("paiju.db");
//! # let path = path.to_str().unwrap_or_default();
//! # tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(async {
//! let url: DatabaseUrl = path.parse()?;
//! let (store, task) = store::open(&url).await?;
//! let running = tokio::spawn(task.run());
//!
//! let room: RoomId = "K7QX2M".parse()?;
//! let opened = NewEntry { at: UnixMillis(0), payload: Text::try_from("\"opened\"")? };
//! let append = Append::new(room.clone(), EntryNumber::START, vec![opened]);
//! store.append(append.clone()).await?;
//! assert_eq!(store.read(&room, EntryNumber::START..).await?.len(), 1);
//!
//! let error = store.append(append).await.unwrap_err();
//! assert_eq!(error.to_string(), "cannot append to the log of room K7QX2M at 0: the log ends at 1");
//!
//! drop(store); // The task ends with the last handle.
//! running.await?;
//! # Ok::<_, Box<dyn std::error::Error>>(())
//! # })?;
//! # Ok::<_, Box<dyn std::error::Error>>(())
//! ```
//!
//! Read the modules in this order: [`log`](Entry) for what is stored, [`index`](IndexUpdate) for what
//! can be searched, [`node`](Heartbeat) for the nodes that share a database, [`store`](Store) for the
//! handle, [`removal`](Removed) for what can be removed, `writer` for group commit, `backend` for the
//! interface of a database, then the two databases, and `tls` for encrypted connections.

mod backend;
mod database_url;
mod error;
mod health;
mod index;
mod log;
mod log_changes;
mod node;
mod removal;
mod store;
mod tls;
mod writer;

pub use backend::{AppendResult, Backend, DbFuture, accepted, check_expected};
pub use database_url::{DatabaseUrl, ParseDatabaseUrlError, PostgresUrl};
pub use error::{AppendError, Conflict, DatabaseError, OpenError};
pub use index::{
    Cursor, GameRow, IndexUpdate, LIST_PAGE, Page, PlayerKey, PlayerStats, RoomFilter, RoomRow,
    SeatRow, Visibility, WithRoom,
};
pub use log::{
    Append, Entry, EntryNumber, GameId, NewEntry, ParseIdError, ParseTextError, RoomId, Text,
    UnixMillis,
};
pub use log_changes::{CHANGE_BUFFER, LogChange, LogChanges};
pub use node::Heartbeat;
pub use removal::{EntryReplacement, NameRemoval, NameReplacement, Removed, RoomsWithName};
pub use store::{Counts, READ_PAGE, Store, Task, on_backend, open};
pub use writer::{MAX_BATCH, QUEUE};
