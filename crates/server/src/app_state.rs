//! State shared by all rooms on a node, and the registry of active rooms.

use std::{
    collections::{BTreeMap, BTreeSet},
    net::IpAddr,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError, Weak,
        atomic::{AtomicU32, AtomicU64, Ordering},
    },
};

use driver::BotEngine;
use protocol::{ConnectionId, RoomCode, Timestamp, TokenHash};
use store::Store;
use tokio::sync::{Notify, Semaphore, mpsc, oneshot, watch};
use tokio_util::{sync::CancellationToken, task::TaskTracker};

use crate::{
    Clock, Config, Randomness,
    bot_pool::BotPool,
    in_flight::InFlight,
    metrics::{self, Metrics},
    nodes::Nodes,
    rate_limit::{Rate, RateLimiters},
    room_task::{self, RoomMessage},
    tasks::Tasks,
};

/// Number of messages that may wait for a room. If the queue is full, sockets wait.
const ROOM_QUEUE: usize = 256;

/// Number of replays that are computed at a time, so that running games keep the other cores.
const REPLAY_THREADS: usize = 1;

/// State shared by all rooms on a node.
#[derive(Debug)]
pub(crate) struct AppState {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) clock: Clock,
    pub(crate) bot_engine: BotEngine,
    pub(crate) randomness: Randomness,
    pub(crate) bot_pool: BotPool,
    pub(crate) nodes: Nodes,
    pub(crate) metrics: Metrics,
    /// Cancelled when the server stops.
    pub(crate) stopping: CancellationToken,
    /// The tasks of rooms and sockets.
    pub(crate) running: TaskTracker,
    /// All tasks.
    pub(crate) tasks: Tasks,
    active: Mutex<BTreeMap<RoomCode, ActiveRoom>>,
    wakeups: Mutex<BTreeSet<(Timestamp, RoomCode)>>,
    wakeup_scheduled: Notify,
    next_connection: AtomicU32,
    next_room: AtomicU64,
    connections: Mutex<BTreeMap<TokenHash, u32>>,
    opened: Mutex<BTreeMap<IpAddr, BTreeSet<RoomCode>>>,
    /// The listed rooms, by the address from which they were listed.
    listed: Mutex<BTreeMap<IpAddr, BTreeSet<RoomCode>>>,
    /// The addresses from which people were kicked a short time ago.
    kicked: Mutex<BTreeMap<(RoomCode, IpAddr), Kick>>,
    request_limits: RateLimiters<IpAddr>,
    analysis_limits: RateLimiters<IpAddr>,
    join_limits: RateLimiters<(RoomCode, IpAddr)>,
    /// Limits look-ups that find nothing.
    look_up_limits: RateLimiters<IpAddr>,
    /// Analyses of finished games.
    pub(crate) analyses: Arc<InFlight>,
    /// Records and replays of finished games that are sent.
    pub(crate) replays: Arc<InFlight>,
    /// Records and replays that are computed.
    pub(crate) replay_threads: Arc<Semaphore>,
    n_connections: AtomicU32,
    /// Notified when a player wants their name removed.
    pub(crate) name_removal_requested: Notify,
}

/// Sends messages to an active room.
pub(crate) type RoomSender = mpsc::Sender<RoomMessage>;

/// The end of a log, as far as the notifications of other nodes say. It may be longer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct LogEnd {
    /// The number of the next entry.
    pub(crate) seq: u64,
    /// Number of times that notifications were lost.
    pub(crate) n_lagged: u64,
}

/// A room whose task is running.
#[derive(Debug, Clone)]
struct ActiveRoom {
    sender: RoomSender,
    log_end: watch::Sender<LogEnd>,
}

/// The parts of an [`AppState`].
#[derive(Debug)]
pub(crate) struct AppStateParts {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) clock: Clock,
    pub(crate) bot_engine: BotEngine,
    pub(crate) randomness: Randomness,
    /// Index of the next room to be created.
    pub(crate) next_room: u64,
    pub(crate) bot_pool: BotPool,
    pub(crate) nodes: Nodes,
    pub(crate) metrics: Metrics,
    pub(crate) tasks: Tasks,
}

/// Permits one connection of a token; released when dropped.
#[derive(Debug)]
pub(crate) struct TokenPermit {
    app: Weak<AppState>,
    token: TokenHash,
}

/// Permits one connection to the server; released when dropped.
#[derive(Debug)]
pub(crate) struct ConnectionPermit {
    app: Weak<AppState>,
}

/// An address has the maximum number of listed rooms.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct TooManyListed;

/// A token has the maximum number of connections.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct TooManyConnections;

impl AppState {
    pub(crate) fn new(parts: AppStateParts) -> Arc<Self> {
        let AppStateParts {
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
        } = parts;
        let limits = config.limits;
        Arc::new(Self {
            config,
            store,
            clock,
            bot_engine,
            randomness,
            bot_pool,
            nodes,
            metrics,
            stopping: CancellationToken::new(),
            running: TaskTracker::new(),
            tasks,
            active: Mutex::default(),
            wakeups: Mutex::default(),
            wakeup_scheduled: Notify::new(),
            next_connection: AtomicU32::new(0),
            next_room: AtomicU64::new(next_room),
            connections: Mutex::default(),
            opened: Mutex::default(),
            listed: Mutex::default(),
            kicked: Mutex::default(),
            request_limits: RateLimiters::new(Rate::per_second(limits.requests_per_second)),
            analysis_limits: RateLimiters::new(Rate::per_second(limits.analyses_per_second)),
            join_limits: RateLimiters::new(Rate::per_minute(limits.joins_per_minute)),
            look_up_limits: RateLimiters::new(Rate::per_minute(limits.failed_look_ups_per_minute)),
            analyses: InFlight::new(limits.analyses, limits.analyses_per_address),
            replays: InFlight::new(limits.replays, limits.replays_per_address),
            replay_threads: Arc::new(Semaphore::new(REPLAY_THREADS)),
            n_connections: AtomicU32::new(0),
            name_removal_requested: Notify::new(),
        })
    }

    /// An id for a new connection, unique among all connections of all nodes.
    pub(crate) fn new_connection_id(&self) -> ConnectionId {
        self.nodes.connection(self.next_connection.fetch_add(1, Ordering::Relaxed))
    }

    /// Index for a new room.
    pub(crate) fn next_room(&self) -> u64 {
        self.next_room.fetch_add(1, Ordering::Relaxed)
    }

    /// Activates a room if necessary, sends it a message, and returns its sender. `None` if the server is
    /// stopping.
    pub(crate) async fn send_to_room(
        self: &Arc<Self>,
        code: RoomCode,
        mut message: RoomMessage,
    ) -> Option<RoomSender> {
        // A room may be deactivated before it gets the message, but hardly ever twice.
        for _ in 0..4 {
            let sender = self.room_sender(code)?;
            match sender.send(message).await {
                Ok(()) => return Some(sender),
                Err(mpsc::error::SendError(unsent)) => message = unsent,
            }
        }
        None
    }

    /// Activates a room if necessary, and returns its sender. `None` if the server is stopping.
    fn room_sender(self: &Arc<Self>, code: RoomCode) -> Option<RoomSender> {
        if self.stopping.is_cancelled() {
            return None;
        }
        let mut active = lock(&self.active);
        if let Some(room) = active.get(&code).filter(|room| !room.sender.is_closed()) {
            return Some(room.sender.clone());
        }
        let (sender, messages) = mpsc::channel(ROOM_QUEUE);
        let log_end = watch::Sender::new(LogEnd::default());
        active.insert(code, ActiveRoom { sender: sender.clone(), log_end: log_end.clone() });
        metrics::set(&self.metrics.active_rooms, active.len());
        drop(active);
        let inbox = room_task::RoomInbox { messages, log_end };
        self.tasks.own(&self.running.spawn(room_task::run(Arc::clone(self), code, inbox)));
        Some(sender)
    }

    /// Deactivates a room until `wake_at`, unless a message has arrived in the meantime.
    pub(crate) fn deactivate(
        &self,
        code: RoomCode,
        wake_at: Option<Timestamp>,
        messages: &mut mpsc::Receiver<RoomMessage>,
    ) -> bool {
        let mut active = lock(&self.active);
        // Senders are given out under the same lock. So nothing can be sent after this check, and what
        // was sent before is in the queue.
        if !messages.is_empty() {
            return false;
        }
        messages.close();
        active.remove(&code);
        metrics::set(&self.metrics.active_rooms, active.len());
        drop(active);
        if let Some(at) = wake_at {
            self.schedule_wakeup(at, code);
        }
        true
    }

    /// Wakes a room at `at`.
    pub(crate) fn schedule_wakeup(&self, at: Timestamp, code: RoomCode) {
        lock(&self.wakeups).insert((at, code));
        self.wakeup_scheduled.notify_one();
    }

    /// Wakes a room to fire its timers, and waits until it has checked them.
    pub(crate) async fn wake_room(self: &Arc<Self>, code: RoomCode) {
        let (seen, is_seen) = oneshot::channel();
        if self.send_to_room(code, RoomMessage::Wake { seen: Some(seen) }).await.is_some() {
            // Fails only if the room was deactivated again.
            drop(is_seen.await);
        }
    }

    /// Wakes rooms on schedule, until the server stops.
    pub(crate) async fn run_wakeups(self: Arc<Self>) {
        loop {
            let next = lock(&self.wakeups).first().copied();
            let now = self.clock.now();
            if let Some((at, code)) = next.filter(|(at, _)| *at <= now) {
                lock(&self.wakeups).remove(&(at, code));
                self.send_to_room(code, RoomMessage::Wake { seen: None }).await;
                continue;
            }
            tokio::select! {
                biased;
                () = self.stopping.cancelled() => return,
                () = self.wakeup_scheduled.notified() => {}
                () = self.clock.wait_until(next.map(|(at, _)| at)) => {}
            }
        }
    }

    /// Forwards appends of other nodes to active rooms, until the server stops.
    pub(crate) async fn forward_log_changes(self: Arc<Self>, mut changes: store::LogChanges) {
        loop {
            let change = tokio::select! {
                biased;
                () = self.stopping.cancelled() => return,
                change = changes.next() => change,
            };
            match change {
                None => return,
                Some(store::LogChange::Appended { room, end }) => {
                    let Ok(code) = room.as_str().parse::<RoomCode>() else { continue };
                    if let Some(room) = lock(&self.active).get(&code) {
                        room.appended(end.0.into());
                    }
                }
                Some(store::LogChange::Lagged) => {
                    lock(&self.active).values().for_each(ActiveRoom::lagged);
                }
            }
        }
    }

    pub(crate) fn n_active(&self) -> usize {
        lock(&self.active).len()
    }

    /// Removes a room whose task has ended.
    pub(crate) fn unregister(&self, code: RoomCode) {
        let mut active = lock(&self.active);
        if active.get(&code).is_some_and(|room| room.sender.is_closed()) {
            active.remove(&code);
        }
        metrics::set(&self.metrics.active_rooms, active.len());
    }

    /// Permits one more connection with this token.
    pub(crate) fn acquire_for_token(
        self: &Arc<Self>,
        token: TokenHash,
    ) -> Result<TokenPermit, TooManyConnections> {
        let mut connections = lock(&self.connections);
        let count = connections.entry(token).or_default();
        if self.config.limits.connections_per_token <= *count {
            return Err(TooManyConnections);
        }
        *count += 1;
        Ok(TokenPermit { app: Arc::downgrade(self), token })
    }

    /// Permits one more connection; `None` at the limit.
    pub(crate) fn acquire_connection(self: &Arc<Self>) -> Option<ConnectionPermit> {
        let max = self.config.limits.connections;
        let one_more = |count: u32| (count < max).then_some(count + 1);
        self.n_connections.fetch_update(Ordering::Relaxed, Ordering::Relaxed, one_more).ok()?;
        self.metrics.connections.increment(1.0);
        Some(ConnectionPermit { app: Arc::downgrade(self) })
    }

    /// Counts a request from `address`.
    ///
    /// # Errors
    ///
    /// Returns the milliseconds to wait, if there were too many.
    pub(crate) fn check_request_rate(&self, address: IpAddr) -> Result<(), u32> {
        self.request_limits.try_acquire(address, self.clock.now())
    }

    /// Counts a request for an analysis from `address`.
    ///
    /// # Errors
    ///
    /// Returns the milliseconds to wait, if there were too many.
    pub(crate) fn check_analysis_rate(&self, address: IpAddr) -> Result<(), u32> {
        self.analysis_limits.try_acquire(address, self.clock.now())
    }

    /// Counts a request from `address` to join a room.
    ///
    /// # Errors
    ///
    /// Returns the milliseconds to wait, if there were too many.
    pub(crate) fn check_join_rate(&self, room: RoomCode, address: IpAddr) -> Result<(), u32> {
        self.join_limits.try_acquire((room, address), self.clock.now())
    }

    /// Refuses look-ups from `address` after too many that found nothing, so that nobody can search for
    /// room codes.
    ///
    /// # Errors
    ///
    /// Returns the milliseconds to wait.
    pub(crate) fn check_look_up_rate(&self, address: IpAddr) -> Result<(), u32> {
        self.look_up_limits.check(address, self.clock.now())
    }

    /// Counts a look-up from `address` that found nothing.
    pub(crate) fn look_up_failed(&self, address: IpAddr) {
        // Refused look-ups in flight at the same time may exceed the limit a little.
        let _ = self.look_up_limits.try_acquire(address, self.clock.now());
    }

    /// Counts a room that was created from `address`.
    pub(crate) fn opened(&self, address: IpAddr, code: RoomCode) {
        lock(&self.opened).entry(address).or_default().insert(code);
    }

    /// Number of rooms that were created from `address` and, as far as this node knows, are open.
    pub(crate) fn n_rooms_from(&self, address: IpAddr) -> usize {
        lock(&self.opened).get(&address).map_or(0, BTreeSet::len)
    }

    /// The rooms that were created from `address` and, as far as this node knows, are open.
    pub(crate) fn rooms_from(&self, address: IpAddr) -> BTreeSet<RoomCode> {
        lock(&self.opened).get(&address).cloned().unwrap_or_default()
    }

    /// Stops counting a closed room.
    pub(crate) fn closed(&self, code: RoomCode) {
        remove(&self.opened, code);
        self.unlist_room(code);
    }

    /// Counts a room that is listed from `address`, so that no address fills the list.
    pub(crate) fn list_room(&self, code: RoomCode, address: IpAddr) -> Result<(), TooManyListed> {
        let mut listed = lock(&self.listed);
        let codes = listed.entry(address).or_default();
        let max = self.config.limits.listed_rooms_per_address as usize;
        if !codes.contains(&code) && max <= codes.len() {
            return Err(TooManyListed);
        }
        codes.insert(code);
        Ok(())
    }

    /// Stops counting a room that is no longer listed.
    pub(crate) fn unlist_room(&self, code: RoomCode) {
        remove(&self.listed, code);
    }

    /// Remembers a kick, and lets nobody join the room from `address` for a while.
    ///
    /// The first kick of a person who is not alone there bans nobody, so that more people of a household can
    /// join. The second kick does. Otherwise a person with two tokens could always return.
    pub(crate) fn kick(&self, code: RoomCode, address: IpAddr, address_use: AddressUse) {
        let now = self.clock.now();
        let mut kicked = lock(&self.kicked);
        kicked.retain(|_, kick| now < kick.until);
        let is_first = !kicked.contains_key(&(code, address));
        let minutes = u64::from(self.config.limits.kick_minutes);
        let until = now.after(minutes * 60 * 1000);
        let is_ban = address_use == AddressUse::Alone || !is_first;
        kicked.insert((code, address), Kick { until, is_ban });
    }

    /// Whether nobody can join the room from `address`, because of a kick.
    pub(crate) fn is_kicked(&self, code: RoomCode, address: IpAddr) -> bool {
        let is_banned = |kick: &Kick| kick.is_ban && self.clock.now() < kick.until;
        lock(&self.kicked).get(&(code, address)).is_some_and(is_banned)
    }
}

/// A kick at an address.
#[derive(Debug, Clone, Copy)]
struct Kick {
    /// When it is forgotten.
    until: Timestamp,
    /// Whether nobody can join from the address until then.
    is_ban: bool,
}

/// Whether other people in a room have the address of a kicked person.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum AddressUse {
    Alone,
    Shared,
}

impl ActiveRoom {
    /// The log ends at `end`.
    fn appended(&self, end: u64) {
        self.log_end.send_if_modified(|known| {
            let is_news = known.seq < end;
            known.seq = end.max(known.seq);
            is_news
        });
    }

    /// The log may have grown.
    fn lagged(&self) {
        self.log_end.send_modify(|known| known.n_lagged += 1);
    }
}

impl Drop for TokenPermit {
    fn drop(&mut self) {
        let Some(app) = self.app.upgrade() else { return };
        let mut connections = lock(&app.connections);
        if let Some(count) = connections.get_mut(&self.token) {
            *count -= 1;
            if *count == 0 {
                connections.remove(&self.token);
            }
        }
    }
}

impl Drop for ConnectionPermit {
    fn drop(&mut self) {
        if let Some(app) = self.app.upgrade() {
            app.n_connections.fetch_sub(1, Ordering::Relaxed);
            app.metrics.connections.decrement(1.0);
        }
    }
}

/// Removes a room from all addresses.
fn remove(rooms: &Mutex<BTreeMap<IpAddr, BTreeSet<RoomCode>>>, code: RoomCode) {
    lock(rooms).retain(|_, codes| {
        codes.remove(&code);
        !codes.is_empty()
    });
}

/// Locks `mutex`, even if it is poisoned: a panic leaves nothing half done here.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
