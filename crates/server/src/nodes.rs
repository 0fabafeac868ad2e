//! The nodes on a database, and which of them fires the timers of a room.
//!
//! There is no leader and no lease. Every node writes heartbeats, and considers a node dead when its
//! heartbeats stop. Rendezvous hashing chooses the live node that fires the timers of a room. If a node
//! is wrong about another one, both fire, and the unique key (room, seq) lets one of them succeed.

use std::{
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use protocol::{ConnectionId, RoomCode, digest};
use store::{Heartbeat, Text};
use tokio::{sync::watch, time::Instant};

/// How much later the other nodes fire the timers of a room, in milliseconds.
///
/// They fire in case the first node does not. If both do, the unique key (room, seq) decides.
pub(crate) const STANDBY_DELAY: u64 = 2_000;

pub(crate) const HEARTBEAT_INTERVAL: Duration = Duration::from_secs(2);

/// A node without a heartbeat for this long is considered dead.
const NODE_TIMEOUT: Duration = Duration::from_secs(8);

/// This node, and what it knows about the others.
#[derive(Debug)]
pub(crate) struct Nodes {
    name: Text,
    /// Identifies this run of the node, among all runs of all nodes.
    incarnation: u32,
    others: Mutex<Vec<Other>>,
    /// Number of changes.
    changes: watch::Sender<u64>,
}

/// Another node.
#[derive(Debug, Clone)]
struct Other {
    heartbeat: Heartbeat,
    /// When its heartbeat was last seen to change.
    seen: Instant,
    is_alive: bool,
}

impl Nodes {
    pub(crate) fn new(name: Text, incarnation: u32) -> Self {
        Self { name, incarnation, others: Mutex::default(), changes: watch::Sender::new(0) }
    }

    /// The heartbeat of this node with this number.
    pub(crate) fn heartbeat(&self, count: u32) -> Heartbeat {
        Heartbeat { node: self.name.clone(), incarnation: self.incarnation, heartbeats: count }
    }

    /// Updates the other nodes from the last heartbeats of all nodes.
    pub(crate) fn observe(&self, heartbeats: Vec<Heartbeat>, now: Instant) {
        let mut others = self.others();
        let before = alive(&others);
        let is_other = |heartbeat: &Heartbeat| heartbeat.node != self.name;
        let other = |heartbeat: Heartbeat| {
            let known = others.iter().find(|it| it.heartbeat.node == heartbeat.node);
            // A node that is seen for the first time counts as alive.
            let seen = match known {
                Some(known) if known.heartbeat == heartbeat => known.seen,
                Some(_) | None => now,
            };
            Other { heartbeat, seen, is_alive: now.duration_since(seen) < NODE_TIMEOUT }
        };
        let observed: Vec<_> = heartbeats.into_iter().filter(is_other).map(other).collect();
        *others = observed;
        let has_changed = alive(&others) != before;
        drop(others);
        if has_changed {
            self.changes.send_modify(|changes| *changes += 1);
        }
    }

    /// Whether another node uses this one's name.
    pub(crate) fn has_name_conflict(&self, heartbeats: &[Heartbeat]) -> bool {
        let is_conflict =
            |it: &Heartbeat| it.node == self.name && it.incarnation != self.incarnation;
        heartbeats.iter().any(is_conflict)
    }

    /// The id of a connection of this node.
    pub(crate) fn connection(&self, number: u32) -> ConnectionId {
        ConnectionId(u64::from(self.incarnation) << 32 | u64::from(number))
    }

    /// Whether a connection is lost because its node is dead.
    pub(crate) fn is_gone(&self, connection: ConnectionId) -> bool {
        let incarnation = incarnation_of(connection);
        let is_it = |other: &Other| other.is_alive && other.heartbeat.incarnation == incarnation;
        incarnation != self.incarnation && !self.others().iter().any(is_it)
    }

    /// Whether a connection belongs to this node.
    pub(crate) const fn is_ours(&self, connection: ConnectionId) -> bool {
        incarnation_of(connection) == self.incarnation
    }

    /// How many milliseconds later than the first node this one fires the timers of a room.
    ///
    /// Only nodes with clients in the room are candidates; if no client is connected, all nodes are.
    pub(crate) fn standby_delay(
        &self,
        room: RoomCode,
        online: impl Iterator<Item = ConnectionId>,
    ) -> u64 {
        let (mut is_empty, mut is_here) = (true, false);
        // An empty vector does not allocate.
        let mut others = Vec::new();
        for incarnation in online.map(incarnation_of) {
            is_empty = false;
            if incarnation == self.incarnation {
                is_here = true;
            } else {
                others.push(incarnation);
            }
        }
        if is_empty {
            let alive = self.others();
            others.extend(alive.iter().filter(|it| it.is_alive).map(|it| it.heartbeat.incarnation));
        }
        let is_candidate = is_here || is_empty;
        // Usually all clients are connected to this node, and there is nothing to compare.
        let comes_after =
            |other: &u32| rendezvous_hash(self.incarnation, room) <= rendezvous_hash(*other, room);
        if is_candidate && others.iter().all(comes_after) { 0 } else { STANDBY_DELAY }
    }

    /// Changes when a node appears or dies.
    pub(crate) fn changes(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }

    fn others(&self) -> MutexGuard<'_, Vec<Other>> {
        self.others.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The live nodes, with their incarnations.
fn alive(others: &[Other]) -> Vec<(Text, u32)> {
    let alive = others.iter().filter(|it| it.is_alive);
    alive.map(|it| (it.heartbeat.node.clone(), it.heartbeat.incarnation)).collect()
}

/// The incarnation of the node of a connection.
const fn incarnation_of(connection: ConnectionId) -> u32 {
    (connection.0 >> 32) as u32
}

/// The weight of a node for a room: the node with the lowest fires the timers first.
fn rendezvous_hash(incarnation: u32, room: RoomCode) -> [u8; 32] {
    digest(&room.to_string(), &incarnation.to_le_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(text: &str) -> Text {
        text.try_into().unwrap()
    }

    fn heartbeat(node: &str, incarnation: u32, heartbeats: u32) -> Heartbeat {
        Heartbeat { node: text(node), incarnation, heartbeats }
    }

    #[test]
    fn exactly_one_node_fires_the_timers_of_a_room_without_delay() {
        let nodes = [("east", 5), ("west", 6), ("south", 7)];
        let nodes = nodes.map(|(name, run)| Nodes::new(text(name), run));
        let heartbeats: Vec<_> = nodes.iter().map(|node| node.heartbeat(0)).collect();
        for node in &nodes {
            node.observe(heartbeats.clone(), Instant::now());
        }
        let mut n_first = [0; 3];
        for code in (0..300).map(RoomCode::numbered) {
            let first = |online: &[ConnectionId]| {
                let delay = |node: &Nodes| node.standby_delay(code, online.iter().copied());
                let firsts: Vec<_> = (0..3).filter(|&node| delay(&nodes[node]) == 0).collect();
                assert_eq!(firsts.len(), 1, "{code}");
                firsts[0]
            };
            n_first[first(&[])] += 1;
            assert_eq!(first(&[nodes[1].connection(0)]), 1, "nodes with clients come first");
            assert_ne!(first(&[nodes[0].connection(0), nodes[2].connection(3)]), 1);
        }
        assert!(n_first.iter().all(|&n_rooms| 50 < n_rooms), "{n_first:?}");
    }

    #[test]
    fn the_connections_of_a_dead_node_are_lost() {
        let (east, began) = (Nodes::new(text("east"), 1), Instant::now());
        let of_west = Nodes::new(text("west"), 7).connection(3);
        assert!(east.is_gone(of_west), "west has sent no heartbeat");
        let mut changes = east.changes();
        let mut observe = |heartbeats, after| {
            east.observe(heartbeats, began + after);
            let has_changed = changes.has_changed().unwrap();
            changes.mark_unchanged();
            (has_changed, east.is_gone(of_west))
        };
        let all = vec![heartbeat("east", 1, 0), heartbeat("west", 7, 0)];
        assert_eq!(observe(all, Duration::ZERO), (true, false));
        assert_eq!(observe(vec![heartbeat("west", 7, 1)], NODE_TIMEOUT / 2), (false, false));
        assert_eq!(observe(vec![heartbeat("west", 7, 1)], NODE_TIMEOUT), (false, false));
        assert_eq!(observe(vec![heartbeat("west", 7, 1)], NODE_TIMEOUT * 3 / 2), (true, true));
        assert!(!east.is_gone(east.connection(0)));
    }

    #[test]
    fn a_name_conflict_is_detected() {
        let east = Nodes::new(text("east"), 1);
        assert!(!east.has_name_conflict(&[east.heartbeat(3), heartbeat("west", 7, 3)]));
        assert!(east.has_name_conflict(&[heartbeat("east", 2, 9), heartbeat("west", 7, 3)]));
    }

    #[test]
    fn the_connections_of_an_earlier_run_are_lost() {
        let (east, now) = (Nodes::new(text("east"), 1), Instant::now());
        let of_west = Nodes::new(text("west"), 7).connection(3);
        east.observe(vec![heartbeat("west", 7, 5)], now);
        assert!(!east.is_gone(of_west));
        east.observe(vec![heartbeat("west", 8, 0)], now);
        assert!(east.is_gone(of_west));
    }
}
