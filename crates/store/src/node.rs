//! Nodes that share a database, and how they know of each other.
//!
//! Every now and then a node says that it is alive. It counts, so that others see whether it goes
//! on counting, whatever their clocks say.

use crate::Text;

/// What a node has said last.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Beat {
    /// What it is called. A node that is started again has the same name.
    pub node: Text,
    /// Which run of it speaks: another number each time it is started.
    pub run: u32,
    /// How often it has spoken.
    pub count: u32,
}
