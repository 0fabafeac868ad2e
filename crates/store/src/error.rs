//! What can go wrong.

use std::{error::Error as _, fmt, path::PathBuf, sync::Arc};

use thiserror::Error;

use crate::{BadId, NulInText, RoomId, Seq};

/// Somebody else was there first.
///
/// Read the log from `expected`, and decide again.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("the log of room {room} goes on at {actual}, not at {expected}")]
pub struct Conflict {
    /// Whose log.
    pub room: RoomId,
    /// Where the appender thought that it goes on.
    pub expected: Seq,
    /// Where it went on.
    pub actual: Seq,
}

/// An append without an acknowledgement.
#[derive(Debug, Clone, Error)]
pub enum AppendError {
    /// The place was taken. Nothing was written.
    #[error(transparent)]
    Conflict(#[from] Conflict),
    /// There was no entry to append, or one without a payload. Nothing was written.
    #[error("an append needs at least one entry, and every entry a payload")]
    Empty,
    /// The store is shutting down. Nothing was written.
    #[error("the store is shutting down, so nothing was written")]
    Closed,
    /// The database will not have this, however often it is tried. Nothing was written.
    #[error("the database refused the append, so nothing was written: {0}")]
    Refused(#[source] DatabaseError),
    /// The database failed on the way, and nobody knows how far it came. Reading the log tells.
    #[error("whether the append was written is unknown, read the log to see: {0}")]
    Unknown(#[source] DatabaseError),
}

/// The store could not be opened.
#[derive(Debug, Error)]
pub enum OpenError {
    /// The database was written by a later version of us.
    #[error(
        "the database {database} has schema {found} and this program knows schemas up to {known}; \
         use the newer version of paiju that wrote it"
    )]
    Newer {
        /// Where it is.
        database: String,
        /// Its schema.
        found: u32,
        /// The newest we know.
        known: u32,
    },
    /// The file's system cannot keep a log ahead of the writes, which our promises rest on.
    #[error(
        "the database {} cannot be put into WAL mode; keep it on a local disk",
        path.display()
    )]
    NoWal {
        /// Where it is.
        path: PathBuf,
    },
    /// The database cannot be reached or read.
    #[error("cannot open the database {database}: {source}")]
    Database {
        /// Where it is.
        database: String,
        /// Why.
        source: DatabaseError,
    },
}

/// What a database had to say for itself.
#[derive(Debug, Clone)]
pub struct DatabaseError(Arc<Fault>);

/// The faults there are.
#[derive(Debug, Error)]
pub(crate) enum Fault {
    #[error(transparent)]
    Sqlite(#[from] rusqlite::Error),
    #[error(transparent)]
    Postgres(#[from] tokio_postgres::Error),
    #[error(transparent)]
    Connection(#[from] deadpool_postgres::PoolError),
    #[error(transparent)]
    Connections(#[from] deadpool_postgres::BuildError),
    #[error("the id in the database is bad")]
    Id(#[from] BadId),
    #[error("the text in the database is bad")]
    Text(#[from] NulInText),
    #[error("the number {number} in the database is out of range")]
    Number { number: i64 },
    #[error("the player key in the database is {n_bytes} bytes long")]
    PlayerKey { n_bytes: usize },
    #[error("the program is stopping")]
    Stopping,
}

impl DatabaseError {
    /// The answer to those who are cut off when the program ends.
    pub(crate) fn stopping() -> Self {
        Fault::Stopping.into()
    }

    /// Whether the data are to blame, so that others may fare better without them.
    pub(crate) fn is_about_data(&self) -> bool {
        match &*self.0 {
            Fault::Sqlite(error) => matches!(
                error.sqlite_error_code(),
                Some(
                    rusqlite::ErrorCode::ConstraintViolation
                        | rusqlite::ErrorCode::TooBig
                        | rusqlite::ErrorCode::TypeMismatch
                )
            ),
            Fault::Postgres(error) => error.code().is_some_and(|code| {
                // Data exceptions, broken constraints, limits exceeded.
                ["22", "23", "54"].iter().any(|class| code.code().starts_with(class))
            }),
            Fault::Connection(_)
            | Fault::Connections(_)
            | Fault::Id(_)
            | Fault::Text(_)
            | Fault::Number { .. }
            | Fault::PlayerKey { .. }
            | Fault::Stopping => false,
        }
    }
}

impl<F: Into<Fault>> From<F> for DatabaseError {
    fn from(fault: F) -> Self {
        Self(Arc::new(fault.into()))
    }
}

/// The whole story in one line: drivers like to say "db error" and hide the rest below.
impl fmt::Display for DatabaseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut told = self.0.to_string();
        f.write_str(&told)?;
        let mut source = self.0.source();
        while let Some(error) = source {
            let next = error.to_string();
            if !told.contains(&next) {
                write!(f, ": {next}")?;
                told = next;
            }
            source = error.source();
        }
        Ok(())
    }
}

impl std::error::Error for DatabaseError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_tell_the_whole_story() {
        let bad: Fault = "a b".parse::<RoomId>().unwrap_err().into();
        insta::assert_snapshot!(AppendError::Unknown(bad.into()), @"whether the append was written is unknown, read the log to see: the id in the database is bad: 'a b' is not an id; write 1 to 40 letters, digits, '-' or '_'");
        let newer = OpenError::Newer { database: "paiju.db".to_owned(), found: 9, known: 1 };
        insta::assert_snapshot!(newer, @"the database paiju.db has schema 9 and this program knows schemas up to 1; use the newer version of paiju that wrote it");
        let wal = OpenError::NoWal { path: "paiju.db".into() };
        insta::assert_snapshot!(wal, @"the database paiju.db cannot be put into WAL mode; keep it on a local disk");
    }

    #[test]
    fn a_broken_constraint_is_about_data_and_a_full_disk_is_not() {
        let sqlite = |code| {
            let error = rusqlite::ffi::Error::new(code);
            DatabaseError::from(rusqlite::Error::SqliteFailure(error, None))
        };
        assert!(sqlite(rusqlite::ffi::SQLITE_CONSTRAINT).is_about_data());
        assert!(!sqlite(rusqlite::ffi::SQLITE_FULL).is_about_data());
        assert!(!DatabaseError::from(Fault::Stopping).is_about_data());
    }
}
