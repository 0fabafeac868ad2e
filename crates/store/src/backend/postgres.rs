//! PostgreSQL: a database that several nodes share.
//!
//! One connection writes, one listens for the appends of other nodes, and a few read. A broken
//! connection is replaced when it is next needed.

mod listen;
mod log_ends;
mod read;
mod remove;
mod schema;
mod write;

use std::{ops::Range, sync::Arc, time::Duration};

use deadpool_postgres::{Client, Manager, ManagerConfig, Pool, RecyclingMethod};
use tokio::{sync::broadcast, time::timeout};
use tokio_postgres::Config;
use tokio_postgres_rustls::MakeRustlsConnect;

pub(crate) use listen::Listener;
use log_ends::LogEnds;

use super::{AppendResult, Backend, DbFuture};
use crate::{
    Append, Cursor, DatabaseError, Entry, EntryNumber, GameId, GameRow, Heartbeat, LogChange,
    NameRemoval, NameReplacement, OpenError, Page, PlayerKey, PlayerStats, PostgresUrl, Removed,
    RoomFilter, RoomId, RoomRow, RoomsWithName, UnixMillis, WithRoom, error::Fault, tls,
};

/// Maximum number of concurrent queries.
const READERS: usize = 8;

/// How long a connection may take to open, and how long the server may take to acknowledge data.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);

/// How long an operation may take. A server that is stopped or overloaded would otherwise block the rooms
/// forever.
const QUERY_TIMEOUT: Duration = Duration::from_secs(5);

/// Time limit of the migrations, which may have to wait for those of another node.
const MIGRATION_TIMEOUT: Duration = Duration::from_mins(10);

/// How to connect to the server.
#[derive(Clone)]
struct Server {
    config: Config,
    tls: MakeRustlsConnect,
}

/// A PostgreSQL database.
#[derive(Debug)]
pub(crate) struct Postgres {
    /// A single connection, so that batches keep their order.
    writer: Pool,
    readers: Pool,
    log_ends: LogEnds,
}

impl Postgres {
    /// Connects, and applies the missing migrations.
    pub(crate) async fn open(
        url: &PostgresUrl,
        database: &str,
        changes: broadcast::Sender<LogChange>,
    ) -> Result<(Self, Listener), OpenError> {
        let failed = |source| OpenError::Database { database: database.to_owned(), source };
        let server = Server {
            config: configured(&url.config),
            tls: tls::connector(&url.certificate_check).map_err(|fault| failed(fault.into()))?,
        };
        let writer = pool(&server, 1).map_err(failed)?;
        let readers = pool(&server, READERS).map_err(failed)?;
        let migrating = within(MIGRATION_TIMEOUT, async { Ok(schema::migrate(&writer).await) });
        migrating.await.and_then(|migrated| migrated).map_err(failed)?.map_err(|newer| {
            OpenError::SchemaTooNew {
                database: database.to_owned(),
                found: newer.found,
                known: newer.known,
            }
        })?;
        let connecting = async { Ok(Listener::connect(server, changes).await) };
        let listener = within(QUERY_TIMEOUT, connecting).await.and_then(|it| it).map_err(failed)?;
        Ok((Self { writer, readers, log_ends: LogEnds::default() }, listener))
    }

    async fn reader(&self) -> Result<Client, Fault> {
        Ok(self.readers.get().await?)
    }
}

impl Backend for Postgres {
    fn commit(&self, batch: Arc<[Append]>) -> DbFuture<'_, Vec<AppendResult>> {
        Box::pin(within(QUERY_TIMEOUT, async move {
            let mut client = self.writer.get().await?;
            write::commit(&mut client, &batch, &self.log_ends).await
        }))
    }

    fn page<'a>(&'a self, room: &'a RoomId, range: Range<EntryNumber>) -> DbFuture<'a, Vec<Entry>> {
        Box::pin(within(QUERY_TIMEOUT, async move {
            read::page(&self.reader().await?, room, &range).await
        }))
    }

    fn room<'a>(&'a self, room: &'a RoomId) -> DbFuture<'a, Option<RoomRow>> {
        Box::pin(within(
            QUERY_TIMEOUT,
            async move { read::room(&self.reader().await?, room).await },
        ))
    }

    fn rooms<'a>(
        &'a self,
        filter: RoomFilter,
        after: Option<&'a Cursor>,
    ) -> DbFuture<'a, Page<WithRoom<RoomRow>>> {
        Box::pin(within(QUERY_TIMEOUT, async move {
            read::rooms(&self.reader().await?, filter, after).await
        }))
    }

    fn game<'a>(&'a self, game: &'a GameId) -> DbFuture<'a, Option<WithRoom<GameRow>>> {
        Box::pin(within(
            QUERY_TIMEOUT,
            async move { read::game(&self.reader().await?, game).await },
        ))
    }

    fn games_of<'a>(
        &'a self,
        player: &'a PlayerKey,
        after: Option<&'a Cursor>,
    ) -> DbFuture<'a, Page<WithRoom<GameRow>>> {
        Box::pin(within(QUERY_TIMEOUT, async move {
            read::games_of(&self.reader().await?, player, after).await
        }))
    }

    fn player_stats<'a>(&'a self, player: &'a PlayerKey) -> DbFuture<'a, Vec<PlayerStats>> {
        Box::pin(within(QUERY_TIMEOUT, async move {
            read::player_stats(&self.reader().await?, player).await
        }))
    }

    fn heartbeat<'a>(&'a self, heartbeat: &'a Heartbeat) -> DbFuture<'a, Vec<Heartbeat>> {
        Box::pin(within(QUERY_TIMEOUT, async move {
            let client = self.reader().await?;
            let before = read::heartbeats(&client).await?;
            write::heartbeat(&client, heartbeat).await?;
            Ok(before)
        }))
    }

    fn remove_closed(&self, before: UnixMillis) -> DbFuture<'_, Removed> {
        Box::pin(within(QUERY_TIMEOUT, async move {
            remove::remove_closed(&mut self.reader().await?, before).await
        }))
    }

    fn request_name_removal<'a>(&'a self, player: &'a PlayerKey) -> DbFuture<'a, RoomsWithName> {
        Box::pin(within(QUERY_TIMEOUT, async move {
            remove::request_name_removal(&mut self.reader().await?, player).await
        }))
    }

    fn name_removals<'a>(
        &'a self,
        after: Option<&'a NameRemoval>,
    ) -> DbFuture<'a, Vec<NameRemoval>> {
        Box::pin(within(QUERY_TIMEOUT, async move {
            remove::name_removals(&self.reader().await?, after).await
        }))
    }

    fn replace_name(&self, replacement: Arc<NameReplacement>) -> DbFuture<'_, bool> {
        Box::pin(within(QUERY_TIMEOUT, async move {
            remove::replace_name(&mut self.reader().await?, &replacement).await
        }))
    }
}

/// Runs an operation, and gives up after a while. If it writes, it may still be written.
///
/// The connection stays in the pool: `tokio-postgres` ends what was given up before it begins the next.
async fn within<T>(
    limit: Duration,
    operation: impl Future<Output = Result<T, Fault>>,
) -> Result<T, DatabaseError> {
    match timeout(limit, operation).await {
        Ok(outcome) => Ok(outcome?),
        Err(_) => Err(Fault::Timeout { seconds: limit.as_secs() }.into()),
    }
}

/// Adds the settings that paiju relies on, unless the URL sets them.
fn configured(config: &Config) -> Config {
    let mut config = config.clone();
    if config.get_application_name().is_none() {
        config.application_name("paiju");
    }
    if config.get_options().is_none() {
        // A server can be configured to acknowledge a commit that is not on disk yet.
        config.options("-c synchronous_commit=on");
    }
    if config.get_connect_timeout().is_none() {
        config.connect_timeout(CONNECT_TIMEOUT);
    }
    if config.get_tcp_user_timeout().is_none() {
        config.tcp_user_timeout(CONNECT_TIMEOUT);
    }
    config
}

fn pool(server: &Server, size: usize) -> Result<Pool, DatabaseError> {
    // Fast: does not test a connection with a query each time.
    let config_of_pool = ManagerConfig { recycling_method: RecyclingMethod::Fast };
    let Server { config, tls } = server.clone();
    let manager = Manager::from_config(config, tls, config_of_pool);
    Ok(Pool::builder(manager).max_size(size).build()?)
}
