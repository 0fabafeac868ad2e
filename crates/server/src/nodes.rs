//! Which nodes there are, and which of them acts first for a room.
//!
//! There is no leader and no lease. Every node says now and then that it is alive, and takes those
//! for dead that have not been heard of for long. Were it wrong, two nodes would act for a room at
//! the same time, and the key (room, seq) would let one of them pass.

use std::{
    sync::{Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use protocol::{Code, ConnectionId, digest};
use store::{Beat, Text};
use tokio::sync::watch;

/// How much later a node acts that is not the first for a room, in milliseconds.
///
/// It acts only in case the first does not; if both do, the key (room, seq) decides.
pub(crate) const LAG: u64 = 2_000;

/// How often a node says that it is alive.
pub(crate) const BEAT: Duration = Duration::from_secs(2);

/// How long a node may be silent before others take it for dead.
const SILENCE: Duration = Duration::from_secs(8);

/// What this node knows of itself and the others.
#[derive(Debug)]
pub(crate) struct Nodes {
    name: Text,
    /// Which run of this node it is. No other run of any node has the same.
    run: u32,
    others: Mutex<Vec<Other>>,
    /// Counts changes.
    changes: watch::Sender<u64>,
}

/// Another node.
#[derive(Debug, Clone)]
struct Other {
    beat: Beat,
    /// When it was last heard to have gone on counting.
    heard: Instant,
    is_alive: bool,
}

impl Nodes {
    pub(crate) fn new(name: Text, run: u32) -> Self {
        Self { name, run, others: Mutex::default(), changes: watch::Sender::new(0) }
    }

    /// What this node says the `count`th time.
    pub(crate) fn beat(&self, count: u32) -> Beat {
        Beat { node: self.name.clone(), run: self.run, count }
    }

    /// Hears what all nodes have said last.
    pub(crate) fn hear(&self, beats: Vec<Beat>, now: Instant) {
        let mut others = self.others();
        let before = alive(&others);
        let is_other = |beat: &Beat| beat.node != self.name;
        let hear = |beat: Beat| {
            let known = others.iter().find(|it| it.beat.node == beat.node);
            // A node that was silent from the beginning gets the benefit of the doubt, once.
            let heard = match known {
                Some(known) if known.beat == beat => known.heard,
                Some(_) | None => now,
            };
            Other { beat, heard, is_alive: now.duration_since(heard) < SILENCE }
        };
        let heard: Vec<_> = beats.into_iter().filter(is_other).map(hear).collect();
        *others = heard;
        let has_changed = alive(&others) != before;
        drop(others);
        if has_changed {
            self.changes.send_modify(|changes| *changes += 1);
        }
    }

    /// Whether another node has taken this one's name since it last said that it is alive.
    pub(crate) fn has_namesake(&self, beats: &[Beat]) -> bool {
        beats.iter().any(|beat| beat.node == self.name && beat.run != self.run)
    }

    /// The connection of this number.
    pub(crate) fn connection(&self, number: u32) -> ConnectionId {
        ConnectionId(u64::from(self.run) << 32 | u64::from(number))
    }

    /// Whether a connection is gone with the node that held it.
    pub(crate) fn is_gone(&self, connection: ConnectionId) -> bool {
        let run = run_of(connection);
        run != self.run && !self.others().iter().any(|it| it.is_alive && it.beat.run == run)
    }

    /// Whether a connection is one of this node's.
    pub(crate) const fn is_ours(&self, connection: ConnectionId) -> bool {
        run_of(connection) == self.run
    }

    /// How much later than others this node does what is due in a room, in milliseconds.
    ///
    /// Those nodes stand in line that people in the room are connected to; if nobody is, all do.
    pub(crate) fn lag(&self, room: Code, online: impl Iterator<Item = ConnectionId>) -> u64 {
        let (mut is_empty, mut is_here) = (true, false);
        // Without a place on the heap as long as it is empty.
        let mut others = Vec::new();
        for run in online.map(run_of) {
            is_empty = false;
            if run == self.run {
                is_here = true;
            } else {
                others.push(run);
            }
        }
        if is_empty {
            let alive = self.others();
            others.extend(alive.iter().filter(|it| it.is_alive).map(|it| it.beat.run));
        }
        let stands_in_line = is_here || is_empty;
        // Usually everybody is here, and there is nothing to weigh.
        let comes_after = |run: &u32| weight(self.run, room) <= weight(*run, room);
        if stands_in_line && others.iter().all(comes_after) { 0 } else { LAG }
    }

    /// Tells when nodes come or go.
    pub(crate) fn changes(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }

    fn others(&self) -> MutexGuard<'_, Vec<Other>> {
        self.others.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Which runs of which nodes are alive.
fn alive(others: &[Other]) -> Vec<(Text, u32)> {
    let alive = others.iter().filter(|it| it.is_alive);
    alive.map(|it| (it.beat.node.clone(), it.beat.run)).collect()
}

/// The run of the node that holds a connection.
const fn run_of(connection: ConnectionId) -> u32 {
    (connection.0 >> 32) as u32
}

/// Where a node stands in line for a room: the lowest acts first.
fn weight(run: u32, room: Code) -> [u8; 32] {
    digest(&room.to_string(), &run.to_le_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(text: &str) -> Text {
        text.try_into().unwrap()
    }

    fn beat(node: &str, run: u32, count: u32) -> Beat {
        Beat { node: text(node), run, count }
    }

    #[test]
    fn exactly_one_node_acts_at_once_for_a_room() {
        let nodes = [("east", 5), ("west", 6), ("south", 7)];
        let nodes = nodes.map(|(name, run)| Nodes::new(text(name), run));
        let beats: Vec<_> = nodes.iter().map(|node| node.beat(0)).collect();
        for node in &nodes {
            node.hear(beats.clone(), Instant::now());
        }
        let mut n_first = [0; 3];
        for code in (0..300).map(Code::numbered) {
            let first = |online: &[ConnectionId]| {
                let lag = |node: &Nodes| node.lag(code, online.iter().copied());
                let firsts: Vec<_> = (0..3).filter(|&node| lag(&nodes[node]) == 0).collect();
                assert_eq!(firsts.len(), 1, "{code}");
                firsts[0]
            };
            n_first[first(&[])] += 1;
            assert_eq!(first(&[nodes[1].connection(0)]), 1, "those who are there stand in line");
            assert_ne!(first(&[nodes[0].connection(0), nodes[2].connection(3)]), 1);
        }
        assert!(n_first.iter().all(|&n_rooms| 50 < n_rooms), "{n_first:?}");
    }

    #[test]
    fn a_node_that_stops_counting_is_taken_for_dead_with_its_connections() {
        let (east, began) = (Nodes::new(text("east"), 1), Instant::now());
        let of_west = Nodes::new(text("west"), 7).connection(3);
        assert!(east.is_gone(of_west), "nobody has heard of west");
        let mut changes = east.changes();
        let mut hear = |beats, after| {
            east.hear(beats, began + after);
            let has_changed = changes.has_changed().unwrap();
            changes.mark_unchanged();
            (has_changed, east.is_gone(of_west))
        };
        let all = vec![beat("east", 1, 0), beat("west", 7, 0)];
        assert_eq!(hear(all, Duration::ZERO), (true, false));
        assert_eq!(hear(vec![beat("west", 7, 1)], SILENCE / 2), (false, false));
        assert_eq!(hear(vec![beat("west", 7, 1)], SILENCE), (false, false));
        assert_eq!(hear(vec![beat("west", 7, 1)], SILENCE * 3 / 2), (true, true));
        assert!(!east.is_gone(east.connection(0)));
    }

    #[test]
    fn a_node_knows_when_another_has_its_name() {
        let east = Nodes::new(text("east"), 1);
        assert!(!east.has_namesake(&[east.beat(3), beat("west", 7, 3)]));
        assert!(east.has_namesake(&[beat("east", 2, 9), beat("west", 7, 3)]));
    }

    #[test]
    fn a_node_that_was_started_again_has_none_of_its_old_connections() {
        let (east, now) = (Nodes::new(text("east"), 1), Instant::now());
        let of_west = Nodes::new(text("west"), 7).connection(3);
        east.hear(vec![beat("west", 7, 5)], now);
        assert!(!east.is_gone(of_west));
        east.hear(vec![beat("west", 8, 0)], now);
        assert!(east.is_gone(of_west));
    }
}
