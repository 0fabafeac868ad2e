//! A simulated database that the nodes share.

mod connection;

use std::{
    collections::BTreeMap,
    ops::Range,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use store::{
    Append, AppendResult, Entry, EntryNumber, GameId, GameRow, Heartbeat, IndexUpdate, LIST_PAGE,
    LogChange, Page, PlayerKey, READ_PAGE, RoomFilter, RoomId, RoomRow, Text, WithRoom, accepted,
    check_expected,
};
use tokio::{sync::broadcast, time::sleep};

use crate::{Fault, chance::Chance, fault::Faults};

pub(crate) use connection::Connection;

/// What every node reads and writes. It loses nothing and is never partly written: what can go wrong
/// happens on the way to it and back. Clones share it.
#[derive(Debug, Clone)]
pub(crate) struct Database {
    tables: Arc<Mutex<Tables>>,
    chance: Chance,
    faults: Faults,
}

#[derive(Debug, Default)]
struct Tables {
    logs: BTreeMap<RoomId, Vec<Entry>>,
    rooms: BTreeMap<RoomId, RoomRow>,
    games: BTreeMap<GameId, WithRoom<GameRow>>,
    heartbeats: BTreeMap<Text, Heartbeat>,
    /// The runs of nodes that hear of appends, by number.
    listeners: BTreeMap<u32, Listener>,
}

/// A node that hears of appends.
#[derive(Debug, Clone)]
struct Listener {
    /// Ends with the node.
    changes: broadcast::WeakSender<LogChange>,
    /// Its connection is lost.
    is_deaf: bool,
}

impl Database {
    pub(crate) fn new(chance: Chance, faults: Faults) -> Self {
        Self { tables: Arc::default(), chance, faults }
    }

    /// The log of a room, as it is now.
    pub(crate) fn log(&self, room: &RoomId) -> Vec<Entry> {
        self.lock().logs.get(room).cloned().unwrap_or_default()
    }

    /// All logs, by room.
    pub(crate) fn logs(&self) -> BTreeMap<RoomId, Vec<Entry>> {
        self.lock().logs.clone()
    }

    /// The end of a log.
    pub(crate) fn end(&self, room: &RoomId) -> usize {
        self.lock().logs.get(room).map_or(0, Vec::len)
    }

    /// Adds a node that hears of appends.
    fn listen(&self, incarnation: u32, changes: &broadcast::Sender<LogChange>) {
        let mut tables = self.lock();
        tables.listeners.retain(|_, listener| listener.changes.upgrade().is_some());
        let listener = Listener { changes: changes.downgrade(), is_deaf: false };
        tables.listeners.insert(incarnation, listener);
    }

    /// Writes a batch at once.
    fn commit(&self, batch: &[Append]) -> Vec<AppendResult> {
        let mut tables = self.lock();
        let results = tables.check(batch);
        let mut ends = Vec::new();
        for append in accepted(batch, &results) {
            tables.write(append);
            ends.push((append.room.clone(), append.end()));
        }
        drop(tables);
        for (room, end) in ends {
            self.notify(&room, end);
        }
        results
    }

    /// Tells every node that hears that a log has grown.
    fn notify(&self, room: &RoomId, end: EntryNumber) {
        let numbers: Vec<_> = self.lock().listeners.keys().copied().collect();
        for number in numbers {
            if self.faults.occurs(Fault::LostHints) {
                self.deafen(number);
            }
            let listener = self.lock().listeners.get(&number).cloned();
            let Some(Listener { changes, is_deaf: false }) = listener else { continue };
            let n_hints = 1 + u32::from(self.faults.occurs(Fault::DoubledHint));
            for _ in 0..n_hints {
                let max = if self.faults.occurs(Fault::LateHint) { 4_000 } else { 4 };
                let wait = self.chance.millis(0, max);
                let change = LogChange::Appended { room: room.clone(), end };
                let changes = changes.clone();
                tokio::spawn(async move {
                    sleep(wait).await;
                    send(&changes, change);
                });
            }
        }
    }

    /// Lets a node hear of nothing until its connection is back, and then know that it missed something.
    fn deafen(&self, number: u32) {
        let mut tables = self.lock();
        let Some(listener) = tables.listeners.get_mut(&number) else { return };
        if std::mem::replace(&mut listener.is_deaf, true) {
            return;
        }
        let (database, wait) = (self.clone(), self.chance.millis(200, 20_000));
        let changes = listener.changes.clone();
        tokio::spawn(async move {
            sleep(wait).await;
            if let Some(listener) = database.lock().listeners.get_mut(&number) {
                listener.is_deaf = false;
            }
            send(&changes, LogChange::Lagged);
        });
    }

    fn page(&self, room: &RoomId, range: Range<EntryNumber>) -> Vec<Entry> {
        let tables = self.lock();
        let log = tables.logs.get(room).map_or(&[][..], Vec::as_slice);
        // Entries are numbered without gaps.
        let (start, end) = (range.start.0 as usize, log.len().min(range.end.0 as usize));
        log.get(start..end).unwrap_or_default().iter().take(READ_PAGE).cloned().collect()
    }

    fn room(&self, room: &RoomId) -> Option<RoomRow> {
        self.lock().rooms.get(room).cloned()
    }

    /// The open rooms. A run has fewer than a page of them.
    fn rooms(&self, filter: RoomFilter) -> Page<WithRoom<RoomRow>> {
        let is_wanted = |row: &RoomRow| {
            row.closed.is_none()
                && match filter {
                    RoomFilter::Open => true,
                    RoomFilter::Lobby => row.visibility == store::Visibility::Listed,
                }
        };
        let tables = self.lock();
        let wanted = tables.rooms.iter().filter(|(_, row)| is_wanted(row)).take(LIST_PAGE);
        let items = wanted.map(|(room, row)| WithRoom { room: room.clone(), row: row.clone() });
        Page { items: items.collect(), next: None }
    }

    fn game(&self, game: &GameId) -> Option<WithRoom<GameRow>> {
        self.lock().games.get(game).cloned()
    }

    fn games_of(&self, player: &PlayerKey) -> Page<WithRoom<GameRow>> {
        let is_theirs = |game: &&WithRoom<GameRow>| {
            game.row.seats.iter().any(|seat| seat.player.as_ref() == Some(player))
        };
        let items = self.lock().games.values().filter(is_theirs).take(LIST_PAGE).cloned().collect();
        Page { items, next: None }
    }

    /// Writes a heartbeat, and returns those before it.
    fn heartbeat(&self, heartbeat: &Heartbeat) -> Vec<Heartbeat> {
        let mut tables = self.lock();
        let before = tables.heartbeats.values().cloned().collect();
        tables.heartbeats.insert(heartbeat.node.clone(), heartbeat.clone());
        before
    }

    /// A panic leaves nothing half done here.
    fn lock(&self) -> MutexGuard<'_, Tables> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Tables {
    /// Decides which appends may be written.
    fn check(&self, batch: &[Append]) -> Vec<AppendResult> {
        let end = |append: &Append| {
            let log = self.logs.get(&append.room).map_or(&[][..], Vec::as_slice);
            let end = log.last().map_or(EntryNumber::START, |last| last.seq.plus(1));
            (append.room.clone(), end)
        };
        check_expected(batch, batch.iter().map(end).collect())
    }

    fn write(&mut self, append: &Append) {
        let log = self.logs.entry(append.room.clone()).or_default();
        for (steps, entry) in append.entries.iter().enumerate() {
            let (at, payload) = (entry.at, entry.payload.clone());
            log.push(Entry { seq: append.expected.plus(steps), at, payload });
        }
        for index in &append.index {
            match index {
                IndexUpdate::Room(row) => {
                    let created = self.rooms.get(&append.room).map_or(row.created, |it| it.created);
                    let row = RoomRow { created, ..row.clone() };
                    self.rooms.insert(append.room.clone(), row);
                }
                IndexUpdate::Game(row) => {
                    let game = WithRoom { room: append.room.clone(), row: row.clone() };
                    self.games.insert(row.id.clone(), game);
                }
                // It serves the removal of names, and nobody in a simulation asks for that.
                IndexUpdate::Person(_) => {}
            }
        }
    }
}

/// Sends a change, unless the node has ended.
fn send(changes: &broadcast::WeakSender<LogChange>, change: LogChange) {
    if let Some(changes) = changes.upgrade() {
        // Fails only if nobody listens yet.
        drop(changes.send(change));
    }
}
