//! PostgreSQL: several nodes on one database.
//!
//! One connection writes and one listens for what other nodes write; a few read. Those that break
//! are replaced when next needed.

mod listen;
mod memory;
mod read;
mod schema;
mod write;

use std::{ops::Range, sync::Arc, time::Duration};

use deadpool_postgres::{Client, Manager, ManagerConfig, Pool, RecyclingMethod};
use tokio::sync::broadcast;
use tokio_postgres::{Config, NoTls};

pub(crate) use listen::Listener;
use memory::Memory;

use super::{Answer, Backend, Verdict};
use crate::{
    Append, Beat, Cursor, DatabaseError, Entry, Filed, GameId, GameRecord, Hint, OpenError, Page,
    PlayerKey, RoomId, RoomList, RoomRecord, Seq, Tally, error::Fault,
};

/// How many may read at the same time.
const READERS: usize = 8;

/// How long the server may be silent before we call a connection broken.
const PATIENCE: Duration = Duration::from_secs(10);

/// A database on a server.
#[derive(Debug)]
pub(crate) struct Postgres {
    /// Of one connection: batches do not overtake each other.
    writer: Pool,
    readers: Pool,
    memory: Memory,
}

impl Postgres {
    /// Connects, and brings the schema up to date.
    pub(crate) async fn open(
        config: &Config,
        database: &str,
        hints: broadcast::Sender<Hint>,
    ) -> Result<(Self, Listener), OpenError> {
        let failed = |source| OpenError::Database { database: database.to_owned(), source };
        let config = configured(config);
        let writer = pool(&config, 1).map_err(failed)?;
        let readers = pool(&config, READERS).map_err(failed)?;
        schema::migrate(&writer).await.map_err(failed)?.map_err(|newer| OpenError::Newer {
            database: database.to_owned(),
            found: newer.found,
            known: newer.known,
        })?;
        let listener = Listener::connect(config, hints).await.map_err(failed)?;
        Ok((Self { writer, readers, memory: Memory::default() }, listener))
    }

    async fn reader(&self) -> Result<Client, Fault> {
        Ok(self.readers.get().await?)
    }
}

impl Backend for Postgres {
    fn commit(&self, batch: Arc<[Append]>) -> Answer<'_, Vec<Verdict>> {
        Box::pin(async move {
            let mut client = self.writer.get().await?;
            Ok(write::commit(&mut client, &batch, &self.memory).await?)
        })
    }

    fn page<'a>(&'a self, room: &'a RoomId, range: Range<Seq>) -> Answer<'a, Vec<Entry>> {
        Box::pin(async move { Ok(read::page(&self.reader().await?, room, &range).await?) })
    }

    fn room<'a>(&'a self, room: &'a RoomId) -> Answer<'a, Option<RoomRecord>> {
        Box::pin(async move { Ok(read::room(&self.reader().await?, room).await?) })
    }

    fn rooms<'a>(
        &'a self,
        list: RoomList,
        after: Option<&'a Cursor>,
    ) -> Answer<'a, Page<Filed<RoomRecord>>> {
        Box::pin(async move { Ok(read::rooms(&self.reader().await?, list, after).await?) })
    }

    fn game<'a>(&'a self, game: &'a GameId) -> Answer<'a, Option<Filed<GameRecord>>> {
        Box::pin(async move { Ok(read::game(&self.reader().await?, game).await?) })
    }

    fn games_of<'a>(
        &'a self,
        player: &'a PlayerKey,
        after: Option<&'a Cursor>,
    ) -> Answer<'a, Page<Filed<GameRecord>>> {
        Box::pin(async move { Ok(read::games_of(&self.reader().await?, player, after).await?) })
    }

    fn tallies<'a>(&'a self, player: &'a PlayerKey) -> Answer<'a, Vec<Tally>> {
        Box::pin(async move { Ok(read::tallies(&self.reader().await?, player).await?) })
    }

    fn beat<'a>(&'a self, beat: &'a Beat) -> Answer<'a, Vec<Beat>> {
        Box::pin(async move {
            let client = self.reader().await?;
            let before = read::beats(&client).await?;
            write::beat(&client, beat).await?;
            Ok(before)
        })
    }
}

/// The settings we rely on, where the address says nothing else.
fn configured(config: &Config) -> Config {
    let mut config = config.clone();
    if config.get_application_name().is_none() {
        config.application_name("paiju");
    }
    if config.get_options().is_none() {
        // A server may be told to acknowledge what is not on disk yet. We promise that it is.
        config.options("-c synchronous_commit=on");
    }
    if config.get_connect_timeout().is_none() {
        config.connect_timeout(PATIENCE);
    }
    if config.get_tcp_user_timeout().is_none() {
        config.tcp_user_timeout(PATIENCE);
    }
    config
}

fn pool(config: &Config, size: usize) -> Result<Pool, DatabaseError> {
    // Fast: a connection known to be broken is not handed out, others are not asked every time.
    let how = ManagerConfig { recycling_method: RecyclingMethod::Fast };
    let manager = Manager::from_config(config.clone(), NoTls, how);
    Ok(Pool::builder(manager).max_size(size).build()?)
}
