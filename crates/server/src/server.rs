//! Starting a server, and stopping it.

use std::{io, iter, net::SocketAddr, path::PathBuf, sync::Arc, time::Instant};

use axum::serve::ListenerExt as _;
use store::{DatabaseError, Location, OpenError, RoomList, Store, Text};
use thiserror::Error;
use tokio::{net::TcpListener, task::JoinHandle};

use crate::{
    Brain, Chance, Clock, Config, Proxy, Web,
    chance::{self, NoChance},
    gauges::{self, Gauges},
    house::{Furniture, House},
    http::{self, INDEX},
    nodes::{self, Nodes},
    pool::Pool,
    table,
};

/// Where a server is to be, besides what its [`Config`] says.
#[derive(Debug, Clone)]
pub struct Site {
    /// The address to listen on; port 0 for any that is free.
    pub listen: SocketAddr,
    /// Where the logs are.
    pub database: Location,
    /// What time it is.
    pub clock: Clock,
    /// Who thinks for bots.
    pub brain: Brain,
    /// Where all luck comes from.
    pub chance: Chance,
}

/// A running server. Clones stand for the same one.
#[derive(Debug, Clone)]
pub struct Handle {
    house: Arc<House>,
    address: SocketAddr,
}

/// Serves. Without it running, nobody is answered.
#[derive(Debug)]
pub struct Task {
    house: Arc<House>,
    listener: TcpListener,
    store: store::Task,
}

/// Why a server does not start.
#[derive(Debug, Error)]
pub enum StartError {
    /// A rehearsal where others could come.
    #[error(
        "whoever knows the number of a rehearsal foresees every card, so it is for this machine alone: it listens on a loopback address, keeps its games in a SQLite file, and has no public URL and no proxy"
    )]
    Rehearsal,
    /// The database cannot be opened.
    #[error(transparent)]
    Database(#[from] OpenError),
    /// The address cannot be had.
    #[error("cannot listen on {address}: {source}")]
    Listen {
        /// Which.
        address: SocketAddr,
        /// Why.
        source: io::Error,
    },
    /// There are no threads for the bots.
    #[error("cannot start the threads for the bots: {0}")]
    Threads(io::Error),
    /// There is no client in the folder it was to be in.
    #[error("there is no client in '{}': no file {}", .folder.display(), INDEX)]
    NoClient {
        /// Which.
        folder: PathBuf,
    },
    /// A node cannot be called so.
    #[error("the name of the node has a NUL character in it")]
    NodeName,
    /// The database does not take that this node is alive, or does not tell what is in it.
    #[error("the database fails: {0}")]
    Fails(DatabaseError),
    /// There is no randomness.
    #[error(transparent)]
    NoChance(#[from] NoChance),
    /// The measures cannot be set up.
    #[error("cannot set up the metrics: {0}")]
    Metrics(String),
}

/// Opens the database and the address, and returns the handle and its task.
///
/// # Errors
///
/// Returns [`StartError`] if something that is needed cannot be had.
pub async fn new(config: Config, site: Site) -> Result<(Handle, Task), StartError> {
    let Site { listen, database, clock, brain, chance } = site;
    if chance != Chance::System && !is_private(&config, listen, &database) {
        return Err(StartError::Rehearsal);
    }
    if let Web::Folder(folder) = &config.web
        && !folder.join(INDEX).is_file()
    {
        return Err(StartError::NoClient { folder: folder.clone() });
    }
    let (store, store_task) = store::open(&database).await?;
    let listen_error = |source| StartError::Listen { address: listen, source };
    let listener = TcpListener::bind(listen).await.map_err(listen_error)?;
    let address = listener.local_addr().map_err(listen_error)?;
    let pool = Pool::new(config.bot_threads.get()).map_err(StartError::Threads)?;
    let gauges = Gauges::new().map_err(|error| StartError::Metrics(error.to_string()))?;
    let name = Text::try_from(config.node.as_str()).map_err(|_| StartError::NodeName)?;
    let nodes = Nodes::new(name, chance::run()?);
    // Before anybody is served, so that it is known whose connections are gone.
    nodes.hear(store.beat(&nodes.beat(0)).await.map_err(StartError::Fails)?, Instant::now());
    let next_opening = next_opening(chance, &store).await?;
    let furniture =
        Furniture { config, store, clock, brain, chance, next_opening, pool, nodes, gauges };
    let house = House::new(furniture);
    let handle = Handle { house: Arc::clone(&house), address };
    Ok((handle, Task { house, listener, store: store_task }))
}

/// Whether nobody comes from elsewhere.
fn is_private(config: &Config, listen: SocketAddr, database: &Location) -> bool {
    listen.ip().is_loopback()
        && matches!(database, Location::Sqlite(_))
        && config.public_url.is_none()
        && config.proxy == Proxy::None
}

/// The number of the room that is opened next: a rehearsal goes on after those it has opened on
/// this database before.
async fn next_opening(chance: Chance, store: &Store) -> Result<u64, StartError> {
    let mut number = 0;
    if chance != Chance::System {
        while let Some(id) = table::room_id(chance.opening(number)?.code())
            && store.room(&id).await.map_err(StartError::Fails)?.is_some()
        {
            number += 1;
        }
    }
    Ok(number)
}

impl Handle {
    /// Where it listens.
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Lets the server stop: everybody is told to come back soon, and what was said is stored.
    pub fn stop(&self) {
        self.house.stopping.cancel();
    }
}

impl Task {
    /// Serves until the server is [stopped](Handle::stop).
    pub async fn run(self) {
        let Self { house, listener, store } = self;
        tracing::info!(node = house.config.node, "serving");
        let writing = tokio::spawn(store.run());
        let chores = chores(&house);
        let listener = listener.tap_io(|stream| {
            // Without this, small messages wait for the answer to the one before: 40 ms.
            if let Err(error) = stream.set_nodelay(true) {
                tracing::debug!(%error, "no TCP_NODELAY");
            }
        });
        let router = http::router(&house);
        let service = router.into_make_service_with_connect_info::<SocketAddr>();
        let stopping = house.stopping.clone();
        let serving = axum::serve(listener, service)
            .with_graceful_shutdown(async move { stopping.cancelled().await });
        if let Err(error) = serving.await {
            tracing::error!(%error, "the server cannot go on");
        }
        tracing::info!(rooms = house.n_awake(), "stopping");
        house.stopping.cancel();
        house.running.close();
        house.running.wait().await;
        for chore in chores {
            // An error says that it broke, which was told then.
            drop(chore.await);
        }
        house.store.close();
        drop(writing.await);
    }
}

/// What a server does besides answering.
fn chores(house: &Arc<House>) -> Vec<JoinHandle<()>> {
    let hints = house.store.watch();
    vec![
        tokio::spawn(Arc::clone(house).ring_alarms()),
        tokio::spawn(Arc::clone(house).pass_hints(hints)),
        tokio::spawn(sum_up(Arc::clone(house))),
        tokio::spawn(stay_alive(Arc::clone(house))),
        tokio::spawn(look_after_all(Arc::clone(house))),
    ]
}

/// Says that this node is alive, and hears which others are.
async fn stay_alive(house: Arc<House>) {
    let mut beat = tokio::time::interval(nodes::BEAT);
    for count in 1.. {
        tokio::select! {
            () = house.stopping.cancelled() => return,
            _ = beat.tick() => {}
        }
        match house.store.beat(&house.nodes.beat(count)).await {
            Ok(beats) => {
                if house.nodes.has_namesake(&beats) {
                    tracing::error!(
                        node = house.config.node,
                        "another node has the same name: give each its own with --node"
                    );
                }
                house.nodes.hear(beats, Instant::now());
            }
            Err(error) => tracing::warn!(%error, "the other nodes are not heard of"),
        }
    }
}

/// At the start, and whenever a node comes or goes, looks after the rooms that nobody may look
/// after now.
async fn look_after_all(house: Arc<House>) {
    let mut changes = house.nodes.changes();
    loop {
        look_after_rooms(&house).await;
        tokio::select! {
            () = house.stopping.cancelled() => return,
            Ok(()) = changes.changed() => {}
        }
    }
}

/// Wakes every open room once that is ours to look after, to mark those as offline whose
/// connections are gone and to see what is due.
async fn look_after_rooms(house: &Arc<House>) {
    let mut after = None;
    loop {
        let page = match house.store.rooms(RoomList::Open, after.as_ref()).await {
            Ok(page) => page,
            Err(error) => {
                tracing::error!(%error, "the open rooms cannot be listed");
                return;
            }
        };
        let codes = page.items.iter().filter_map(|filed| filed.room.as_str().parse().ok());
        for code in codes.filter(|&code| house.nodes.lag(code, iter::empty()) == 0) {
            house.look_after(code).await;
        }
        let Some(next) = page.next.filter(|_| !house.stopping.is_cancelled()) else { return };
        after = Some(next);
    }
}

async fn sum_up(house: Arc<House>) {
    let mut upkeep = tokio::time::interval(gauges::UPKEEP);
    loop {
        tokio::select! {
            () = house.stopping.cancelled() => return,
            _ = upkeep.tick() => house.gauges.sum_up(),
        }
    }
}
