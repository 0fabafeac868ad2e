//! Migrations of PostgreSQL.

use deadpool_postgres::Pool;

use crate::{DatabaseError, backend::schema};

/// Key of the advisory lock: nodes that start together migrate one after the other. "paiju" in ASCII.
const LOCK: i64 = 0x70_61_69_6a_75;

const MIGRATIONS: &[&str] = &[include_str!("1.sql"), include_str!("2.sql")];

/// Applies the missing migrations.
pub(super) async fn migrate(
    pool: &Pool,
) -> Result<Result<(), schema::SchemaTooNew>, DatabaseError> {
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

/// Number of migrations that were applied.
async fn version(transaction: &deadpool_postgres::Transaction<'_>) -> Result<u32, DatabaseError> {
    let exists = "SELECT to_regclass('paiju.migrations') IS NOT NULL";
    if !transaction.query_one(exists, &[]).await?.try_get::<_, bool>(0)? {
        return Ok(0);
    }
    let last = "SELECT coalesce(max(number), 0) FROM paiju.migrations";
    Ok(super::read::number(transaction.query_one(last, &[]).await?.try_get(0)?)?)
}
