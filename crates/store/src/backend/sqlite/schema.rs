//! Settings and migrations of SQLite.

use std::{path::Path, thread, time::Duration};

use rusqlite::{Connection, TransactionBehavior, config::DbConfig};

use crate::{DatabaseError, OpenError, backend::schema, error::Fault};

/// How long to wait while another process, such as a backup, locks the file.
pub(super) const BUSY_TIMEOUT: Duration = Duration::from_secs(10);

const MIGRATIONS: &[&str] = &[include_str!("1.sql"), include_str!("2.sql")];

/// How SQLite flushes a commit: with WAL and FULL, every commit is on disk before it returns.
pub(super) const SYNCHRONOUS: &str = "FULL";

/// Opens the file for writing. Only tests pass another `synchronous` than [`SYNCHRONOUS`].
pub(super) fn open(path: &Path, synchronous: &str) -> Result<Connection, OpenError> {
    let database = || path.display().to_string();
    let failed = |source: DatabaseError| OpenError::Database { database: database(), source };
    let mut connection = Connection::open(path).map_err(|error| failed(error.into()))?;
    let journal = configure(&connection, synchronous).map_err(|error| failed(error.into()))?;
    if journal != "wal" {
        return Err(OpenError::NoWal { path: path.to_owned() });
    }
    match migrate(&mut connection, MIGRATIONS).map_err(|error| failed(error.into()))? {
        Ok(()) => Ok(connection),
        Err(schema::SchemaTooNew { found, known }) => {
            Err(OpenError::SchemaTooNew { database: database(), found, known })
        }
    }
}

/// Sets the options that durability and speed depend on, and returns the journal mode.
fn configure(connection: &Connection, synchronous: &str) -> Result<String, rusqlite::Error> {
    connection.busy_timeout(BUSY_TIMEOUT)?;
    connection.pragma_update(None, "synchronous", synchronous)?;
    // What is removed is overwritten, so that nobody finds it in the file.
    connection.pragma_update(None, "secure_delete", true)?;
    // A checkpoint delays the commits behind it, so checkpoints are rare. But after one, SQLite
    // overwrites the journal from its start, which is faster to flush than a growing file. So the
    // journal is limited, to 8 MB.
    connection.pragma_update(None, "wal_autocheckpoint", 2_000)?;
    keep_query_plans(connection)?;
    enable_wal(connection)
}

/// Plans a prepared query once. Without this, SQLite plans it again for every value that it is given,
/// because a plan may depend on the value. Ours do not: each query has one index that fits.
pub(super) fn keep_query_plans(connection: &Connection) -> Result<(), rusqlite::Error> {
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true).map(|_| ())
}

/// Turns WAL mode on, and returns the journal mode.
///
/// If two connections open a new file at once, both hold a read lock when they ask for the write lock.
/// SQLite then returns an error instead of waiting, because they could deadlock. So this retries.
fn enable_wal(connection: &Connection) -> Result<String, rusqlite::Error> {
    const PAUSE: Duration = Duration::from_millis(5);
    let mut tries = BUSY_TIMEOUT.as_millis() / PAUSE.as_millis();
    loop {
        let journal =
            connection.pragma_update_and_check(None, "journal_mode", "WAL", |row| row.get(0));
        let is_busy = journal.as_ref().is_err_and(|error: &rusqlite::Error| {
            error.sqlite_error_code() == Some(rusqlite::ErrorCode::DatabaseBusy)
        });
        if !is_busy || tries == 0 {
            return journal;
        }
        tries -= 1;
        thread::sleep(PAUSE);
    }
}

/// Applies the missing migrations. The transaction is the lock.
fn migrate(
    connection: &mut Connection,
    migrations: &[&str],
) -> Result<Result<(), schema::SchemaTooNew>, Fault> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let found = transaction.pragma_query_value(None, "user_version", |row| row.get(0))?;
    let pending = match schema::pending(migrations, found) {
        Ok(pending) => pending,
        Err(newer) => return Ok(Err(newer)),
    };
    for (number, migration) in pending {
        transaction.execute_batch(migration)?;
        transaction.pragma_update(None, "user_version", number)?;
    }
    transaction.commit()?;
    Ok(Ok(()))
}

#[cfg(test)]
mod tests {
    use rusqlite::StatementStatus;

    use super::*;

    #[test]
    fn every_commit_is_flushed_to_disk() {
        let folder = tempfile::tempdir().unwrap();
        let connection = open(&folder.path().join("paiju.db"), SYNCHRONOUS).unwrap();
        let setting = |name| connection.pragma_query_value(None, name, |row| row.get(0));
        assert_eq!(setting("synchronous"), Ok(2)); // FULL
        let journal: String =
            connection.pragma_query_value(None, "journal_mode", |row| row.get(0)).unwrap();
        assert_eq!(journal, "wal");
    }

    #[test]
    fn a_query_is_planned_once() {
        let folder = tempfile::tempdir().unwrap();
        let connection = open(&folder.path().join("paiju.db"), SYNCHRONOUS).unwrap();
        let mut last = connection
            .prepare("SELECT seq FROM entries WHERE room = ?1 ORDER BY seq DESC LIMIT 1")
            .unwrap();
        for room in ["A", "B", "C"] {
            assert!(!last.exists([room]).unwrap());
        }
        assert_eq!(last.get_status(StatementStatus::RePrepare), 0);
    }

    #[test]
    fn a_database_without_wal_is_refused() {
        let error = open(Path::new(":memory:"), SYNCHRONOUS).unwrap_err();
        assert!(matches!(error, OpenError::NoWal { .. }), "{error}");
    }

    #[test]
    fn migrations_are_applied_once_and_in_order() {
        let mut connection = Connection::open_in_memory().unwrap();
        let first = "CREATE TABLE a (x)";
        let second = "ALTER TABLE a RENAME TO b; INSERT INTO b VALUES (1)";
        for migrations in [&[first][..], &[first], &[first, second], &[first, second]] {
            assert_eq!(migrate(&mut connection, migrations).unwrap(), Ok(()));
        }
        let count = connection.query_row("SELECT count(*) FROM b", [], |row| row.get(0));
        assert_eq!(count, Ok(1));
        let newer = migrate(&mut connection, &[first]).unwrap();
        assert_eq!(newer, Err(schema::SchemaTooNew { found: 2, known: 1 }));
    }

    #[test]
    fn a_failed_migration_is_rolled_back() {
        let mut connection = Connection::open_in_memory().unwrap();
        assert!(migrate(&mut connection, &["CREATE TABLE a (x)", "CREATE TABLE oops"]).is_err());
        assert_eq!(migrate(&mut connection, &["CREATE TABLE a (x)"]).unwrap(), Ok(()));
    }
}
