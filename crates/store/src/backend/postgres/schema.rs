//! The tables.

use deadpool_postgres::Pool;

use crate::{DatabaseError, backend::schema};

/// Nodes that start together take turns by this key. It is "paiju" in ASCII.
const LOCK: i64 = 0x70_61_69_6a_75;

const MIGRATIONS: &[&str] = &[include_str!("1.sql"), include_str!("2.sql"), include_str!("3.sql")];

/// Brings the tables up to date.
pub(super) async fn migrate(pool: &Pool) -> Result<Result<(), schema::Newer>, DatabaseError> {
    let mut client = pool.get().await?;
    let transaction = client.transaction().await?;
    transaction.execute("SELECT pg_advisory_xact_lock($1)", &[&LOCK]).await?;
    let pending = match schema::pending(MIGRATIONS, version(&transaction).await?) {
        Ok(pending) => pending,
        Err(newer) => return Ok(Err(newer)),
    };
    for (number, migration) in pending {
        transaction.batch_execute(migration).await?;
        let number = i64::from(number);
        transaction.execute("INSERT INTO paiju.migrations VALUES ($1)", &[&number]).await?;
    }
    transaction.commit().await?;
    Ok(Ok(()))
}

/// How many migrations the database has had.
async fn version(transaction: &deadpool_postgres::Transaction<'_>) -> Result<u32, DatabaseError> {
    let made = "SELECT to_regclass('paiju.migrations') IS NOT NULL";
    if !transaction.query_one(made, &[]).await?.try_get::<_, bool>(0)? {
        return Ok(0);
    }
    let last = "SELECT coalesce(max(number), 0) FROM paiju.migrations";
    Ok(super::read::number(transaction.query_one(last, &[]).await?.try_get(0)?)?)
}
