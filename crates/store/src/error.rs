//! Errors of the store.

use std::{error::Error as _, fmt, path::PathBuf, sync::Arc};

use deadpool_postgres::PoolError;
use thiserror::Error;

use crate::{EntryNumber, ParseIdError, ParseTextError, RoomId};

/// Another writer has appended first.
///
/// The caller should read the log from `expected` and decide again.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("cannot append to the log of room {room} at {expected}: the log ends at {actual}")]
pub struct Conflict {
    pub room: RoomId,
    /// The end of the log, as far as the caller knew.
    pub expected: EntryNumber,
    /// The end of the log.
    pub actual: EntryNumber,
}

/// Why an append was not acknowledged.
#[derive(Debug, Clone, Error)]
pub enum AppendError {
    /// Another writer has appended first. Nothing was written.
    #[error(transparent)]
    Conflict(#[from] Conflict),
    /// There was no entry to append, or one without a payload. Nothing was written.
    #[error("cannot append: an append needs at least one entry, and every entry needs a payload")]
    Empty,
    /// The store is shutting down. Nothing was written.
    #[error("cannot append: the store is shutting down")]
    Closed,
    /// The database rejects the data. Retrying does not help. Nothing was written.
    #[error("cannot append: the database rejects the data: {0}")]
    Refused(#[source] DatabaseError),
    /// The database failed while it wrote. Only reading the log shows whether the entries are there.
    #[error("an append failed and may have been written: {0}")]
    Unknown(#[source] DatabaseError),
}

/// Why a store cannot be opened.
#[derive(Debug, Error)]
pub enum OpenError {
    /// A newer version of paiju wrote the database.
    #[error(
        "cannot open the database {database}: it has schema {found}, and this version of paiju knows \
         schemas up to {known}; use the newer version that wrote it"
    )]
    SchemaTooNew {
        database: String,
        found: u32,
        /// The newest known schema.
        known: u32,
    },
    /// The file system does not support WAL mode, which durability depends on.
    #[error(
        "cannot put the database {} into WAL mode; keep it on a local disk",
        path.display()
    )]
    NoWal { path: PathBuf },
    /// The database cannot be reached or read.
    #[error("cannot open the database {database}: {source}")]
    Database { database: String, source: DatabaseError },
}

#[derive(Debug, Clone)]
pub struct DatabaseError(Arc<Fault>);

/// The causes of a [`DatabaseError`].
#[derive(Debug, Error)]
pub(crate) enum Fault {
    #[error(transparent)]
    Sqlite(#[from] rusqlite::Error),
    #[error(transparent)]
    Postgres(#[from] tokio_postgres::Error),
    #[error(transparent)]
    Connection(PoolError),
    #[error(transparent)]
    Connections(#[from] deadpool_postgres::BuildError),
    #[error("cannot set up TLS")]
    Tls(#[from] rustls::Error),
    #[error("cannot read the certificates in '{}': {why}", path.display())]
    Authorities { path: PathBuf, why: String },
    #[error("cannot read an id in the database")]
    Id(#[from] ParseIdError),
    #[error("cannot read a text in the database")]
    Text(#[from] ParseTextError),
    #[error("the number {number} in the database is out of range")]
    Number { number: i64 },
    #[error("the player key in the database is {n_bytes} bytes long")]
    PlayerKey { n_bytes: usize },
    #[error("the program is stopping")]
    Stopping,
    #[error("the file of the database was deleted or replaced; restore it and restart the server")]
    FileGone,
    #[error("another program has the database open, so the -wal file is still needed")]
    JournalInUse,
    #[error("the database did not answer within {seconds} s")]
    Timeout { seconds: u64 },
    /// An error of a database that is not ours.
    #[error("{cause}")]
    Other { cause: Box<dyn std::error::Error + Send + Sync>, is_about_data: bool },
}

impl DatabaseError {
    /// An error of a [`Backend`](crate::Backend). If it is from a commit, the batch may be written.
    pub fn other(cause: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> Self {
        Fault::Other { cause: cause.into(), is_about_data: false }.into()
    }

    /// A [`Backend`](crate::Backend) rejects the data of a batch. Nothing is written.
    pub fn rejected(cause: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> Self {
        Fault::Other { cause: cause.into(), is_about_data: true }.into()
    }

    /// The operation was interrupted because the program ends.
    pub(crate) fn stopping() -> Self {
        Fault::Stopping.into()
    }

    /// Whether the data caused the error, so that other appends may succeed without it.
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
                // Data exceptions, constraint violations, exceeded limits.
                ["22", "23", "54"].iter().any(|class| code.code().starts_with(class))
            }),
            Fault::Other { is_about_data, .. } => *is_about_data,
            Fault::Connection(_)
            | Fault::Connections(_)
            | Fault::Tls(_)
            | Fault::Authorities { .. }
            | Fault::Id(_)
            | Fault::Text(_)
            | Fault::Number { .. }
            | Fault::PlayerKey { .. }
            | Fault::Stopping
            | Fault::FileGone
            | Fault::JournalInUse
            | Fault::Timeout { .. } => false,
        }
    }
}

/// An error of the database itself is reported without the pool's words around it.
impl From<PoolError> for Fault {
    fn from(error: PoolError) -> Self {
        match error {
            PoolError::Backend(error) => Self::Postgres(error),
            PoolError::Timeout(_)
            | PoolError::Closed
            | PoolError::NoRuntimeSpecified
            | PoolError::PostCreateHook(_) => Self::Connection(error),
        }
    }
}

impl<F: Into<Fault>> From<F> for DatabaseError {
    fn from(fault: F) -> Self {
        Self(Arc::new(fault.into()))
    }
}

/// Includes all sources: the first message of a driver is often only "db error".
impl fmt::Display for DatabaseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut last = self.0.to_string();
        f.write_str(&last)?;
        let mut source = self.0.source();
        while let Some(error) = source {
            let next = error.to_string();
            if !last.contains(&next) {
                write!(f, ": {next}")?;
                last = next;
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
    fn an_error_includes_its_sources() {
        let bad: Fault = "a b".parse::<RoomId>().unwrap_err().into();
        insta::assert_snapshot!(AppendError::Unknown(bad.into()), @"an append failed and may have been written: cannot read an id in the database: 'a b' is not an id; write 1 to 40 letters, digits, '-' or '_'");
        let newer = OpenError::SchemaTooNew { database: "paiju.db".to_owned(), found: 9, known: 1 };
        insta::assert_snapshot!(newer, @"cannot open the database paiju.db: it has schema 9, and this version of paiju knows schemas up to 1; use the newer version that wrote it");
        let wal = OpenError::NoWal { path: "paiju.db".into() };
        insta::assert_snapshot!(wal, @"cannot put the database paiju.db into WAL mode; keep it on a local disk");
    }

    #[test]
    fn a_violated_constraint_is_about_data_and_a_full_disk_is_not() {
        let sqlite = |code| {
            let error = rusqlite::ffi::Error::new(code);
            DatabaseError::from(rusqlite::Error::SqliteFailure(error, None))
        };
        assert!(sqlite(rusqlite::ffi::SQLITE_CONSTRAINT).is_about_data());
        assert!(!sqlite(rusqlite::ffi::SQLITE_FULL).is_about_data());
        assert!(!DatabaseError::from(Fault::Stopping).is_about_data());
    }
}
