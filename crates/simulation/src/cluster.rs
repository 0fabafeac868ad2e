//! The nodes: they start, crash, stop and start again.

use std::{
    net::SocketAddr,
    num::NonZeroUsize,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU32, Ordering},
    },
    time::Duration,
};

use protocol::Timestamp;
use server::{BotEngine, Clock, Config, Connector, Handle, MemoryEnvironment, StartError, Task};
use store::CHANGE_BUFFER;
use tokio::{
    io::DuplexStream,
    sync::broadcast,
    task::yield_now,
    time::{Instant, sleep},
};

use crate::{
    Fault, PlantedBug,
    chance::Chance,
    database::{Connection, Database},
    fault::Faults,
};

/// Number of nodes in a run.
pub(crate) const N_NODES: usize = 3;

/// The time at which runs begin.
pub(crate) const BEGIN: Timestamp = Timestamp(1_800_000_000_000);

/// How far the clock of a node may be ahead of the earliest, in milliseconds.
const MAX_SKEW: u32 = 5_000;

/// The nodes of a run. Clones share them.
#[derive(Debug, Clone)]
pub(crate) struct Cluster {
    nodes: Arc<[Mutex<Node>; N_NODES]>,
    n_incarnations: Arc<AtomicU32>,
    began: Instant,
    database: Database,
    chance: Chance,
    faults: Faults,
    planted: Option<PlantedBug>,
}

/// A node, which may be down.
#[derive(Debug, Default)]
struct Node {
    /// How many milliseconds its clock is ahead.
    skew: u32,
    running: Option<Running>,
}

#[derive(Debug, Clone)]
struct Running {
    handle: Handle,
    connector: Connector,
}

/// Kills a node from within, as soon as it has started. Clones share it.
#[derive(Debug, Clone, Default)]
pub(crate) struct KillSwitch(Arc<Mutex<Option<Handle>>>);

impl Cluster {
    /// Starts the nodes. They run until the runtime ends.
    pub(crate) fn start(
        database: &Database,
        chance: &Chance,
        faults: &Faults,
        planted: Option<PlantedBug>,
    ) -> Self {
        let node = |_| Mutex::new(Node { skew: chance.below(MAX_SKEW), running: None });
        let cluster = Self {
            nodes: Arc::new(std::array::from_fn(node)),
            n_incarnations: Arc::default(),
            began: Instant::now(),
            database: database.clone(),
            chance: chance.clone(),
            faults: faults.clone(),
            planted,
        };
        for number in 0..N_NODES {
            tokio::spawn(cluster.clone().keep_running(number));
            tokio::spawn(cluster.clone().disturb(number));
        }
        cluster
    }

    /// Connects a client to a node. `None` if the node is down.
    pub(crate) fn connect(&self, number: usize, client: SocketAddr) -> Option<DuplexStream> {
        let running = self.node(number).running.clone()?;
        running.connector.connect(client)
    }

    /// Starts a node again whenever it ends.
    async fn keep_running(self, number: usize) {
        loop {
            let kill_switch = KillSwitch::default();
            if let Ok((handle, connector, task)) = self.start_node(number, &kill_switch).await {
                kill_switch.set(Some(handle.clone()));
                self.node(number).running = Some(Running { handle, connector });
                task.run().await;
                self.node(number).running = None;
                // Otherwise the connection, which belongs to the node, would keep it in memory.
                kill_switch.set(None);
            }
            sleep(self.chance.millis(10, 12_000)).await;
        }
    }

    async fn start_node(
        &self,
        number: usize,
        kill_switch: &KillSwitch,
    ) -> Result<(Handle, Connector, Task), StartError> {
        let incarnation = self.n_incarnations.fetch_add(1, Ordering::Relaxed) + 1;
        let (changes, _) = broadcast::channel(CHANGE_BUFFER);
        let (kill_switch, planted) = (kill_switch.clone(), self.planted);
        let connection =
            Connection::new(&self.database, incarnation, changes.clone(), kill_switch, planted);
        let passed = u64::try_from(self.began.elapsed().as_millis()).unwrap_or(u64::MAX);
        let now = BEGIN.after(passed).after(self.node(number).skew.into());
        let chance = self.chance.clone();
        let environment = MemoryEnvironment {
            store: store::on_backend(Arc::new(connection), &changes),
            clock: Clock::of_runtime(now),
            bot_engine: BotEngine::Script(Arc::new(move |n_actions| {
                chance.below(u32::try_from(n_actions).unwrap_or(u32::MAX)) as usize
            })),
            seed: self.chance.number(),
            incarnation,
        };
        let config = Config {
            node: format!("node-{number}"),
            bot_threads: NonZeroUsize::MIN,
            ..Config::default()
        };
        server::in_memory(config, environment).await
    }

    /// Crashes and stops a node again and again, at any step of its tasks.
    async fn disturb(self, number: usize) {
        while !self.faults.have_ended() {
            sleep(self.chance.millis(100, 20_000)).await;
            // Each yield lets every task that is ready take one step.
            for _ in 0..self.chance.below(40) {
                yield_now().await;
            }
            let Some(Running { handle, .. }) = self.node(number).running.clone() else { continue };
            if self.faults.occurs(Fault::Crash) {
                handle.abort();
            } else if self.faults.occurs(Fault::Restart) {
                handle.stop();
            }
        }
    }

    /// Waits until all nodes run.
    pub(crate) async fn recovered(&self) {
        while (0..N_NODES).any(|number| self.node(number).running.is_none()) {
            sleep(Duration::from_millis(100)).await;
        }
    }

    #[expect(clippy::indexing_slicing, reason = "a number of a node is below the number of nodes")]
    fn node(&self, number: usize) -> MutexGuard<'_, Node> {
        // A panic leaves nothing half done here.
        self.nodes[number].lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl KillSwitch {
    fn set(&self, node: Option<Handle>) {
        *self.lock() = node;
    }

    pub(crate) fn is_set(&self) -> bool {
        self.lock().is_some()
    }

    pub(crate) fn kill(&self) {
        let node = self.lock().clone();
        if let Some(node) = node {
            node.abort();
        }
    }

    /// A panic leaves nothing half done here.
    fn lock(&self) -> MutexGuard<'_, Option<Handle>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
