//! Start and stop of a server.

use std::{
    fs::{File, TryLockError},
    io, iter,
    net::SocketAddr,
    path::PathBuf,
    sync::Arc,
    time::Duration,
};

use driver::BotEngine;
use store::{DatabaseError, DatabaseUrl, OpenError, RoomFilter, Store, Text};
use thiserror::Error;
use tokio::{
    io::{DuplexStream, duplex},
    net::TcpListener,
    sync::mpsc,
    task::JoinHandle,
    time::{Instant, timeout_at},
};

use crate::{
    Clock, Config, Operator, Proxy, Randomness, Web,
    app_state::{AppState, AppStateParts},
    bot_pool::BotPool,
    housekeeping,
    http::{self, INDEX},
    listen,
    metrics::{self, Metrics},
    nodes::{self, Nodes},
    randomness::{self, RandomnessError},
    room_task,
    tasks::Tasks,
};

/// What a server depends on, besides its [`Config`].
#[derive(Debug, Clone)]
pub struct Environment {
    /// The address to listen on. Port 0 picks a free port.
    pub listen: SocketAddr,
    pub database: DatabaseUrl,
    pub clock: Clock,
    pub bot_engine: BotEngine,
    pub randomness: Randomness,
}

/// What a server [in memory](in_memory) depends on, besides its [`Config`].
#[derive(Debug)]
pub struct MemoryEnvironment {
    pub store: (Store, store::Task),
    pub clock: Clock,
    pub bot_engine: BotEngine,
    /// Determines everything that the server draws.
    pub seed: u64,
    /// Identifies this run of the node, among all runs of all nodes.
    pub incarnation: u32,
}

/// Connects clients to a server [in memory](in_memory).
#[derive(Debug, Clone)]
pub struct Connector(mpsc::Sender<(DuplexStream, SocketAddr)>);

/// Where clients connect.
#[derive(Debug)]
enum Listeners {
    Tcp { public: TcpListener, operator: Option<TcpListener> },
    Memory(mpsc::Receiver<(DuplexStream, SocketAddr)>),
}

/// Controls a running server. Clones control the same one.
#[derive(Debug, Clone)]
pub struct Handle {
    app: Arc<AppState>,
    address: SocketAddr,
    operator_address: Option<SocketAddr>,
}

/// Serves while it [runs](Self::run).
#[derive(Debug)]
pub struct Task {
    app: Arc<AppState>,
    listeners: Listeners,
    store: store::Task,
    /// Held while the server uses its SQLite file.
    lock: Option<File>,
}

/// Why a server cannot start.
#[derive(Debug, Error)]
pub enum StartError {
    /// A seeded server that other machines could reach.
    #[error(
        "cannot start a seeded server that other machines can reach, because anyone who knows the seed can predict every card; use a loopback address and a SQLite file, and no public URL or proxy"
    )]
    Seeded,
    #[error(transparent)]
    Database(#[from] OpenError),
    #[error("cannot listen on {address}: {source}")]
    Listen { address: SocketAddr, source: io::Error },
    #[error("cannot start the bot threads: {0}")]
    Threads(io::Error),
    #[error("cannot serve the client in '{}': there is no file {}", .folder.display(), INDEX)]
    NoClient { folder: PathBuf },
    /// A second server would not see what the first one appends.
    #[error("another server uses the database {}; stop it, or use PostgreSQL for several nodes", path.display())]
    InUse { path: PathBuf },
    #[error("cannot lock the database {}: {source}", path.display())]
    Lock { path: PathBuf, source: io::Error },
    #[error("the name of the node contains a NUL character")]
    NodeName,
    /// The first heartbeat or query failed.
    #[error("cannot use the database: {0}")]
    Query(DatabaseError),
    #[error(transparent)]
    Randomness(#[from] RandomnessError),
    #[error("cannot set up the metrics: {0}")]
    Metrics(String),
}

/// Opens the database, binds the address, and returns the handle and its task.
///
/// # Errors
///
/// Returns why the server cannot start.
pub async fn new(config: Config, environment: Environment) -> Result<(Handle, Task), StartError> {
    let Environment { listen, database, clock, bot_engine, randomness } = environment;
    if randomness != Randomness::System && !is_private(&config, listen, &database) {
        return Err(StartError::Seeded);
    }
    if let Web::Folder(folder) = &config.web
        && !folder.join(INDEX).is_file()
    {
        return Err(StartError::NoClient { folder: folder.clone() });
    }
    let (store, store_task) = store::open(&database).await?;
    let lock = lock(&database)?;
    let (listener, address) = bind(listen).await?;
    let (operator_listener, operator_address) = match config.operator {
        Operator::Public | Operator::Off => (None, None),
        Operator::At(address) => {
            let (listener, address) = bind(address).await?;
            (Some(listener), Some(address))
        }
    };
    let tasks = Tasks::default();
    let bot_pool = BotPool::new(config.bot_threads.get()).map_err(StartError::Threads)?;
    let incarnation = randomness::new_incarnation()?;
    let parts = Parts { store, clock, bot_engine, bot_pool, randomness, incarnation, tasks };
    let app = start(config, parts).await?;
    let handle = Handle { app: Arc::clone(&app), address, operator_address };
    let listeners = Listeners::Tcp { public: listener, operator: operator_listener };
    Ok((handle, Task { app, listeners, store: store_task, lock }))
}

/// A server without sockets, threads, files and randomness of its own, for simulations: what it does depends
/// only on what it is given. Clients connect through the [`Connector`].
///
/// Create and run it on a current-thread runtime. If the time of the runtime is paused, the time of the
/// server is simulated.
///
/// # Errors
///
/// Returns why the server cannot start.
pub async fn in_memory(
    config: Config,
    environment: MemoryEnvironment,
) -> Result<(Handle, Connector, Task), StartError> {
    let MemoryEnvironment { store, clock, bot_engine, seed, incarnation } = environment;
    let (store, store_task) = store;
    let (tasks, randomness) = (Tasks::default(), Randomness::Seeded(seed));
    let bot_pool = BotPool::on_runtime(tasks.clone());
    let parts = Parts { store, clock, bot_engine, bot_pool, randomness, incarnation, tasks };
    let app = start(config, parts).await?;
    let nowhere = SocketAddr::from(([0, 0, 0, 0], 0));
    let handle = Handle { app: Arc::clone(&app), address: nowhere, operator_address: None };
    let (connections, accepted) = mpsc::channel(MEMORY_BACKLOG);
    let task = Task { app, listeners: Listeners::Memory(accepted), store: store_task, lock: None };
    Ok((handle, Connector(connections), task))
}

/// Number of connections in memory that may wait to be accepted.
const MEMORY_BACKLOG: usize = 64;

/// Size of the buffers of a connection in memory, in bytes per direction.
const MEMORY_BUFFER: usize = 64 * 1024;

/// What the state of a server is made from, besides its [`Config`].
struct Parts {
    store: Store,
    clock: Clock,
    bot_engine: BotEngine,
    bot_pool: BotPool,
    randomness: Randomness,
    incarnation: u32,
    tasks: Tasks,
}

/// Reports the new node to the others, and returns its state.
async fn start(config: Config, parts: Parts) -> Result<Arc<AppState>, StartError> {
    let Parts { store, clock, bot_engine, bot_pool, randomness, incarnation, tasks } = parts;
    let metrics = Metrics::new().map_err(|error| StartError::Metrics(error.to_string()))?;
    let name = Text::try_from(config.node.as_str()).map_err(|_| StartError::NodeName)?;
    let nodes = Nodes::new(name, incarnation);
    // Before clients connect, so that the node knows which connections are lost.
    nodes.observe(
        store.heartbeat(&nodes.heartbeat(0)).await.map_err(StartError::Query)?,
        Instant::now(),
    );
    let next_room = next_room(randomness, &store).await?;
    Ok(AppState::new(AppStateParts {
        config,
        store,
        clock,
        bot_engine,
        randomness,
        next_room,
        bot_pool,
        nodes,
        metrics,
        tasks,
    }))
}

/// Listens on `address`, and returns the address with its port.
async fn bind(address: SocketAddr) -> Result<(TcpListener, SocketAddr), StartError> {
    let listen_error = |source| StartError::Listen { address, source };
    let listener = TcpListener::bind(address).await.map_err(listen_error)?;
    let bound = listener.local_addr().map_err(listen_error)?;
    Ok((listener, bound))
}

/// Locks the SQLite file for this server, because another one would not see what this one appends.
///
/// The lock is on a file of its own: SQLite loses its locks if another part of the program closes its
/// file.
fn lock(database: &DatabaseUrl) -> Result<Option<File>, StartError> {
    let DatabaseUrl::Sqlite(path) = database else { return Ok(None) };
    let mut lock = path.clone().into_os_string();
    lock.push("-lock");
    let opened = File::options().create(true).truncate(false).write(true).open(lock);
    let lock_error = |source| StartError::Lock { path: path.clone(), source };
    let file = opened.map_err(lock_error)?;
    match file.try_lock() {
        Ok(()) => Ok(Some(file)),
        Err(TryLockError::WouldBlock) => Err(StartError::InUse { path: path.clone() }),
        Err(TryLockError::Error(error)) => Err(lock_error(error)),
    }
}

/// Whether only this machine can reach the server.
fn is_private(config: &Config, listen: SocketAddr, database: &DatabaseUrl) -> bool {
    listen.ip().is_loopback()
        && matches!(database, DatabaseUrl::Sqlite(_))
        && config.public_url.is_none()
        && config.proxy == Proxy::None
}

/// Index of the next room. A seeded server continues after the rooms that it has created in this
/// database.
async fn next_room(randomness: Randomness, store: &Store) -> Result<u64, StartError> {
    let mut number = 0;
    if randomness != Randomness::System {
        loop {
            let id = room_task::room_id(randomness.for_room(number)?.code());
            if store.room(&id).await.map_err(StartError::Query)?.is_none() {
                break;
            }
            number += 1;
        }
    }
    Ok(number)
}

impl Handle {
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where the pages for the operator are, if they have an address of their own.
    pub const fn operator_address(&self) -> Option<SocketAddr> {
        self.operator_address
    }

    /// Stops the server. It stores what clients have sent, and asks them to reconnect.
    pub fn stop(&self) {
        self.app.stopping.cancel();
    }

    /// Ends all tasks of the server at once, as if its process were killed: each at the point at which it
    /// waits. What is not stored is lost.
    pub fn abort(&self) {
        self.app.tasks.abort();
    }
}

impl Connector {
    /// Opens a connection from `client`. `None` if the server has ended or too many connections wait.
    pub fn connect(&self, client: SocketAddr) -> Option<DuplexStream> {
        let (ours, theirs) = duplex(MEMORY_BUFFER);
        self.0.try_send((theirs, client)).is_ok().then_some(ours)
    }
}

impl Task {
    /// Serves until the server is [stopped](Handle::stop) or [aborted](Handle::abort).
    pub async fn run(self) {
        let Self { app, listeners, store, lock } = self;
        tracing::info!(node = app.config.node, "serving");
        let writing = tokio::spawn(store.run());
        let background_tasks = background_tasks(&app);
        let serving = listeners.serve(&app);
        for task in serving.iter().chain(&background_tasks).chain([&writing]) {
            app.tasks.own(task);
        }
        tokio::select! {
            biased;
            () = app.tasks.aborted() => return,
            () = app.stopping.cancelled() => {}
        }
        tracing::info!(active_rooms = app.n_active(), "stopping");
        let end = Instant::now() + STOP_TIMEOUT;
        let stopped = timeout_at(end - STORE_TIMEOUT, stop_tasks(&app, serving, background_tasks));
        if stopped.await.is_err() {
            tracing::warn!("shutdown timed out: some connections or rooms are still open");
        }
        app.store.close();
        if timeout_at(end, writing).await.is_err() {
            tracing::warn!("cannot flush the database: timeout");
        } else if let Err(error) = app.store.check_health() {
            tracing::warn!(%error, "cannot close the database");
        }
        app.tasks.abort();
        drop(lock);
    }
}

impl Listeners {
    /// Starts to accept connections.
    fn serve(self, app: &Arc<AppState>) -> Vec<JoinHandle<()>> {
        let router = http::router(app);
        match self {
            Self::Tcp { public, operator } => {
                let public = tokio::spawn(listen::run(Arc::clone(app), public, router));
                let operator = operator.map(|listener| {
                    let router = http::operator_router(app);
                    tokio::spawn(listen::run(Arc::clone(app), listener, router))
                });
                [public].into_iter().chain(operator).collect()
            }
            Self::Memory(accepted) => {
                vec![tokio::spawn(listen::run(Arc::clone(app), accepted, router))]
            }
        }
    }
}

/// How long the server may take to stop, whatever is open.
const STOP_TIMEOUT: Duration = Duration::from_secs(10);

/// The last part of [`STOP_TIMEOUT`], for writing the queue of the store.
const STORE_TIMEOUT: Duration = Duration::from_secs(2);

/// Waits until all tasks have ended.
async fn stop_tasks(app: &AppState, serving: Vec<JoinHandle<()>>, background: Vec<JoinHandle<()>>) {
    for task in serving {
        // Fails only if the task panicked, which the panic hook has logged.
        drop(task.await);
    }
    app.running.close();
    app.running.wait().await;
    for task in background {
        drop(task.await);
    }
}

fn background_tasks(app: &Arc<AppState>) -> Vec<JoinHandle<()>> {
    let mut tasks = vec![
        tokio::spawn(Arc::clone(app).run_wakeups()),
        tokio::spawn(metrics_upkeep(Arc::clone(app))),
        tokio::spawn(heartbeat(Arc::clone(app))),
        tokio::spawn(reclaim_loop(Arc::clone(app))),
        tokio::spawn(housekeeping::run(Arc::clone(app))),
    ];
    // Otherwise only this process appends, and a room's task knows its own appends.
    if app.store.is_shared() {
        let changes = app.store.watch();
        tasks.push(tokio::spawn(Arc::clone(app).forward_log_changes(changes)));
    }
    tasks
}

/// Writes this node's heartbeat, and reads those of the others.
async fn heartbeat(app: Arc<AppState>) {
    let mut interval = tokio::time::interval(nodes::HEARTBEAT_INTERVAL);
    for count in 1.. {
        tokio::select! {
            biased;
            () = app.stopping.cancelled() => return,
            _ = interval.tick() => {}
        }
        match app.store.heartbeat(&app.nodes.heartbeat(count)).await {
            Ok(heartbeats) => {
                if app.nodes.has_name_conflict(&heartbeats) {
                    tracing::error!(
                        node = app.config.node,
                        "another node has the same name; give each node its own with --node"
                    );
                }
                app.nodes.observe(heartbeats, Instant::now());
            }
            Err(error) => tracing::warn!(%error, "heartbeat failed"),
        }
    }
}

/// Reclaims rooms at the start, and whenever a node appears or dies.
async fn reclaim_loop(app: Arc<AppState>) {
    let mut changes = app.nodes.changes();
    loop {
        reclaim_rooms(&app).await;
        tokio::select! {
            biased;
            () = app.stopping.cancelled() => return,
            Ok(()) = changes.changed() => {}
        }
    }
}

/// Wakes every open room for which this node comes first. The room marks people as offline whose
/// connections are lost, and fires its timers.
async fn reclaim_rooms(app: &Arc<AppState>) {
    let mut after = None;
    loop {
        let page = match app.store.rooms(RoomFilter::Open, after.as_ref()).await {
            Ok(page) => page,
            Err(error) => {
                tracing::error!(%error, "cannot list the open rooms");
                return;
            }
        };
        let codes = page.items.iter().filter_map(|it| it.room.as_str().parse().ok());
        for code in codes.filter(|&code| app.nodes.standby_delay(code, iter::empty()) == 0) {
            app.wake_room(code).await;
        }
        let Some(next) = page.next.filter(|_| !app.stopping.is_cancelled()) else { return };
        after = Some(next);
    }
}

async fn metrics_upkeep(app: Arc<AppState>) {
    let mut upkeep = tokio::time::interval(metrics::UPKEEP_INTERVAL);
    loop {
        tokio::select! {
            biased;
            () = app.stopping.cancelled() => return,
            _ = upkeep.tick() => app.metrics.run_upkeep(),
        }
    }
}
