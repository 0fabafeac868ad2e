//! What all rooms of a node share, and which of them are awake.

use std::{
    collections::{BTreeMap, BTreeSet},
    net::IpAddr,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError, Weak,
        atomic::{AtomicU32, AtomicU64, Ordering},
    },
};

use protocol::{Code, ConnectionId, Millis, TokenHash};
use store::Store;
use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore, mpsc, oneshot, watch};
use tokio_util::{sync::CancellationToken, task::TaskTracker};

use crate::{
    Brain, Chance, Clock, Config,
    bucket::Bucket,
    gauges::{self, Gauges},
    nodes::Nodes,
    pool::Pool,
    table::{self, ToRoom},
};

/// How many messages may wait for a room. Beyond that, sockets wait.
const INBOX: usize = 256;

/// What all rooms of a node share.
#[derive(Debug)]
pub(crate) struct House {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) clock: Clock,
    pub(crate) brain: Brain,
    pub(crate) chance: Chance,
    pub(crate) pool: Pool,
    pub(crate) nodes: Nodes,
    pub(crate) gauges: Gauges,
    /// Cancelled when the server is to stop.
    pub(crate) stopping: CancellationToken,
    /// Rooms and sockets that are running.
    pub(crate) running: TaskTracker,
    awake: Mutex<BTreeMap<Code, Awake>>,
    alarms: Mutex<BTreeSet<(Millis, Code)>>,
    alarm_set: Notify,
    next_connection: AtomicU32,
    next_opening: AtomicU64,
    sockets: Mutex<BTreeMap<TokenHash, u32>>,
    opened: Mutex<BTreeMap<IpAddr, BTreeSet<Code>>>,
    /// How much each address has asked for lately.
    asked: Mutex<BTreeMap<IpAddr, Bucket>>,
    /// How many analyses each address has asked for lately.
    wondered: Mutex<BTreeMap<IpAddr, Bucket>>,
    /// The right to think about games that are over.
    thinking_back: Arc<Semaphore>,
    n_sockets: AtomicU32,
}

/// Where something can be said to a room that is awake.
pub(crate) type Door = mpsc::Sender<ToRoom>;

/// How far a log has grown, as hints say.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Growth {
    /// Where it goes on, at least.
    pub(crate) end: u64,
    /// How often hints were lost, so that it may go on anywhere.
    pub(crate) n_missed: u64,
}

/// A room that is awake.
#[derive(Debug, Clone)]
struct Awake {
    door: Door,
    grown: watch::Sender<Growth>,
}

/// What a house is made of.
#[derive(Debug)]
pub(crate) struct Furniture {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) clock: Clock,
    pub(crate) brain: Brain,
    pub(crate) chance: Chance,
    /// The number of the room that is opened next.
    pub(crate) next_opening: u64,
    pub(crate) pool: Pool,
    pub(crate) nodes: Nodes,
    pub(crate) gauges: Gauges,
}

/// One of the connections that a token may have; given back when dropped.
#[derive(Debug)]
pub(crate) struct SocketPass {
    house: Weak<House>,
    token: TokenHash,
}

/// One of the connections that the server may have; given back when dropped.
#[derive(Debug)]
pub(crate) struct SocketSeat {
    house: Weak<House>,
}

/// How many addresses are remembered before those are forgotten that have not asked lately.
const MAX_ADDRESSES: usize = 10_000;

/// A token has as many connections as it may.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct TooManySockets;

impl House {
    pub(crate) fn new(furniture: Furniture) -> Arc<Self> {
        let Furniture { config, store, clock, brain, chance, next_opening, pool, nodes, gauges } =
            furniture;
        let thinking_back = Arc::new(Semaphore::new(config.limits.analyses as usize));
        Arc::new(Self {
            config,
            store,
            clock,
            brain,
            chance,
            pool,
            nodes,
            gauges,
            stopping: CancellationToken::new(),
            running: TaskTracker::new(),
            awake: Mutex::default(),
            alarms: Mutex::default(),
            alarm_set: Notify::new(),
            next_connection: AtomicU32::new(0),
            next_opening: AtomicU64::new(next_opening),
            sockets: Mutex::default(),
            opened: Mutex::default(),
            asked: Mutex::default(),
            wondered: Mutex::default(),
            thinking_back,
            n_sockets: AtomicU32::new(0),
        })
    }

    /// A name for a new connection that no other has, on any node, ever.
    pub(crate) fn connection(&self) -> ConnectionId {
        self.nodes.connection(self.next_connection.fetch_add(1, Ordering::Relaxed))
    }

    /// The number of a room that is about to be opened.
    pub(crate) fn next_opening(&self) -> u64 {
        self.next_opening.fetch_add(1, Ordering::Relaxed)
    }

    /// Says something to a room, which is woken if it sleeps, and returns its door. `None` if
    /// nothing is heard any more, because the server stops.
    pub(crate) async fn tell(self: &Arc<Self>, code: Code, mut message: ToRoom) -> Option<Door> {
        // A room may fall asleep between being found and being told, but hardly ever twice.
        for _ in 0..4 {
            let door = self.door(code)?;
            match door.send(message).await {
                Ok(()) => return Some(door),
                Err(mpsc::error::SendError(unheard)) => message = unheard,
            }
        }
        None
    }

    /// The door of a room, which is woken if it sleeps. None when the server is stopping.
    fn door(self: &Arc<Self>, code: Code) -> Option<Door> {
        if self.stopping.is_cancelled() {
            return None;
        }
        let mut awake = lock(&self.awake);
        if let Some(room) = awake.get(&code).filter(|room| !room.door.is_closed()) {
            return Some(room.door.clone());
        }
        let (door, inbox) = mpsc::channel(INBOX);
        let grown = watch::Sender::new(Growth::default());
        awake.insert(code, Awake { door: door.clone(), grown: grown.clone() });
        gauges::show(&self.gauges.rooms, awake.len());
        drop(awake);
        let inbox = table::Inbox { messages: inbox, grown };
        self.running.spawn(table::run(Arc::clone(self), code, inbox));
        Some(door)
    }

    /// Lets a room fall asleep, unless somebody has said something to it in the meantime.
    ///
    /// It is woken at `alarm`.
    pub(crate) fn sleep(
        &self,
        code: Code,
        alarm: Option<Millis>,
        inbox: &mut mpsc::Receiver<ToRoom>,
    ) -> bool {
        let mut awake = lock(&self.awake);
        // Whoever looks for the door does so under the same lock, so after this nobody finds it,
        // and what was sent before is in the queue.
        if !inbox.is_empty() {
            return false;
        }
        inbox.close();
        awake.remove(&code);
        gauges::show(&self.gauges.rooms, awake.len());
        drop(awake);
        if let Some(at) = alarm {
            self.set_alarm(at, code);
        }
        true
    }

    /// Wakes a room at some time.
    pub(crate) fn set_alarm(&self, at: Millis, code: Code) {
        lock(&self.alarms).insert((at, code));
        self.alarm_set.notify_one();
    }

    /// Wakes a room to see what is due, and waits until it has seen.
    pub(crate) async fn look_after(self: &Arc<Self>, code: Code) {
        let (seen, is_seen) = oneshot::channel();
        if self.tell(code, ToRoom::Wake { seen: Some(seen) }).await.is_some() {
            // An error says that the room fell asleep again.
            drop(is_seen.await);
        }
    }

    /// Wakes rooms when it is time to, until the server stops.
    pub(crate) async fn ring_alarms(self: Arc<Self>) {
        loop {
            let next = lock(&self.alarms).first().copied();
            let now = self.clock.now();
            if let Some((at, code)) = next.filter(|(at, _)| *at <= now) {
                lock(&self.alarms).remove(&(at, code));
                self.tell(code, ToRoom::Wake { seen: None }).await;
                continue;
            }
            tokio::select! {
                () = self.stopping.cancelled() => return,
                () = self.alarm_set.notified() => {}
                () = self.clock.wait_until(next.map(|(at, _)| at)) => {}
            }
        }
    }

    /// Passes on that logs have grown, until the server stops.
    pub(crate) async fn pass_hints(self: Arc<Self>, mut hints: store::Watch) {
        loop {
            let hint = tokio::select! {
                () = self.stopping.cancelled() => return,
                hint = hints.next() => hint,
            };
            match hint {
                None => return,
                Some(store::Hint::Grown { room, end }) => {
                    let Ok(code) = room.as_str().parse::<Code>() else { continue };
                    if let Some(room) = lock(&self.awake).get(&code) {
                        room.grow(end.0.into());
                    }
                }
                Some(store::Hint::Missed) => {
                    lock(&self.awake).values().for_each(Awake::miss);
                }
            }
        }
    }

    /// How many rooms are awake.
    pub(crate) fn n_awake(&self) -> usize {
        lock(&self.awake).len()
    }

    /// Forgets a room that is awake no more, however it came to that.
    pub(crate) fn forget(&self, code: Code) {
        let mut awake = lock(&self.awake);
        if awake.get(&code).is_some_and(|room| room.door.is_closed()) {
            awake.remove(&code);
        }
        gauges::show(&self.gauges.rooms, awake.len());
    }

    /// Lets one more connection with this token in.
    pub(crate) fn admit(self: &Arc<Self>, token: TokenHash) -> Result<SocketPass, TooManySockets> {
        let mut sockets = lock(&self.sockets);
        let count = sockets.entry(token).or_default();
        if self.config.limits.sockets_per_token <= *count {
            return Err(TooManySockets);
        }
        *count += 1;
        Ok(SocketPass { house: Arc::downgrade(self), token })
    }

    /// Lets one more connection in, if there may be one.
    pub(crate) fn seat_socket(self: &Arc<Self>) -> Option<SocketSeat> {
        let max = self.config.limits.sockets;
        let one_more = |count: u32| (count < max).then_some(count + 1);
        self.n_sockets.fetch_update(Ordering::Relaxed, Ordering::Relaxed, one_more).ok()?;
        self.gauges.sockets.increment(1.0);
        Some(SocketSeat { house: Arc::downgrade(self) })
    }

    /// Counts a request from `address`.
    ///
    /// # Errors
    ///
    /// Returns how many milliseconds to wait, if there were too many.
    pub(crate) fn asks(&self, address: IpAddr) -> Result<(), u32> {
        take(&self.asked, address, self.config.limits.requests_per_second, self.clock.now())
    }

    /// Counts an analysis asked for from `address`.
    ///
    /// # Errors
    ///
    /// Returns how many milliseconds to wait, if there were too many.
    pub(crate) fn wonders(&self, address: IpAddr) -> Result<(), u32> {
        take(&self.wondered, address, self.config.limits.analyses_per_second, self.clock.now())
    }

    /// The right to think about a game that is over, if not too many do so; given back when
    /// dropped.
    pub(crate) fn think_back(&self) -> Option<OwnedSemaphorePermit> {
        Arc::clone(&self.thinking_back).try_acquire_owned().ok()
    }

    /// Counts a room that was opened from `address`.
    pub(crate) fn opened(&self, address: IpAddr, code: Code) {
        lock(&self.opened).entry(address).or_default().insert(code);
    }

    /// How many rooms were opened from `address` and, as far as is known here, are open.
    pub(crate) fn n_rooms_from(&self, address: IpAddr) -> usize {
        lock(&self.opened).get(&address).map_or(0, BTreeSet::len)
    }

    /// The rooms that were opened from `address` and, as far as is known here, are open.
    pub(crate) fn rooms_from(&self, address: IpAddr) -> BTreeSet<Code> {
        lock(&self.opened).get(&address).cloned().unwrap_or_default()
    }

    /// Forgets who opened a room that is closed.
    pub(crate) fn closed(&self, code: Code) {
        lock(&self.opened).retain(|_, codes| {
            codes.remove(&code);
            !codes.is_empty()
        });
    }
}

impl Awake {
    /// Tells that the log goes on at `end`.
    fn grow(&self, end: u64) {
        self.grown.send_if_modified(|known| {
            let is_news = known.end < end;
            known.end = end.max(known.end);
            is_news
        });
    }

    /// Tells that the log may have grown.
    fn miss(&self) {
        self.grown.send_modify(|known| known.n_missed += 1);
    }
}

impl Drop for SocketPass {
    fn drop(&mut self) {
        let Some(house) = self.house.upgrade() else { return };
        let mut sockets = lock(&house.sockets);
        if let Some(count) = sockets.get_mut(&self.token) {
            *count -= 1;
            if *count == 0 {
                sockets.remove(&self.token);
            }
        }
    }
}

impl Drop for SocketSeat {
    fn drop(&mut self) {
        if let Some(house) = self.house.upgrade() {
            house.n_sockets.fetch_sub(1, Ordering::Relaxed);
            house.gauges.sockets.decrement(1.0);
        }
    }
}

/// Takes one use out of the bucket of `address`; says how long to wait, if it is empty.
fn take(
    buckets: &Mutex<BTreeMap<IpAddr, Bucket>>,
    address: IpAddr,
    per_second: u32,
    now: Millis,
) -> Result<(), u32> {
    let mut buckets = lock(buckets);
    if MAX_ADDRESSES < buckets.len() {
        buckets.retain(|_, bucket| !bucket.is_idle(now));
    }
    buckets.entry(address).or_insert_with(|| Bucket::new(per_second, now)).take(now)
}

/// Nothing here is left half done by a panic, so a poisoned lock is as good as any.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
