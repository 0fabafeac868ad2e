//! Heartbeats of nodes that share a database.
//!
//! Each node counts its heartbeats. Other nodes see whether the count rises, so they need no common clock.

use crate::Text;

/// The last heartbeat of a node.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Heartbeat {
    /// The name of the node. It survives restarts.
    pub node: Text,
    /// A new number each time the node starts.
    pub incarnation: u32,
    /// Number of heartbeats of this incarnation.
    pub heartbeats: u32,
}
