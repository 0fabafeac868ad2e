//! A deterministic simulation of three nodes, the database that they share, and their clients.
//!
//! [`run`] simulates one run. Its number determines everything that happens in it: the nodes are real
//! servers, but their time, their chance, their threads, their network and their database are simulated, on one
//! thread. Things go wrong all the time, in the ways that [`Fault`] lists. Afterwards the run is checked:
//!
//! * Every acknowledged request is in the log, once, where the server said, and it was there when the
//!   acknowledgement came (RM-21, RM-23).
//! * The entries of every log are numbered without gaps, every game in it ends, and every act follows from
//!   the rules and from the luck that was fixed in advance (RM-22).
//! * Every frame that a client received is byte for byte what the log says that this person may know at that
//!   point, and the entries were durable when the frame came (RM-23).
//! * No frame shows a client what it may not know (RM-20): the frame stays the same if everything is dealt
//!   again that its view does not show, and no secret is sent before the game is over.
//! * When the faults end, every client gets the latest frame.
//!
//! Read the modules in this order: `fault` for what goes wrong, `database` for the simulated database,
//! `cluster` for the nodes, `client` for the people, `transcript` for what they saw, `check` for the checks,
//! `world` for a run, `campaign` for many of them.

mod campaign;
mod chance;
mod check;
mod client;
mod cluster;
mod database;
mod fault;
mod transcript;
mod world;

pub use campaign::{Campaign, Totals};
pub use check::Violation;
pub use fault::{Counts, Fault};
pub use world::{Failure, Options, Report, run};

/// A bug that the simulation must find. The wrapper around the database has it, so no server has a switch for
/// it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlantedBug {
    /// An append is acknowledged before it is committed.
    EarlyAck,
    /// An append with an unknown outcome is repeated without reading the log.
    BlindRetry,
    /// An append that lost a race is repeated without reading what the winner wrote.
    SkippedRead,
}
