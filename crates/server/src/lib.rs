//! A table on the network that loses nothing.

#![expect(
    clippy::disallowed_methods,
    reason = "a shell: it reads the clock, which the crates below may not"
)]

mod brain;
mod bucket;
mod chance;
mod clock;
mod config;
mod gauges;
mod house;
mod http;
mod link;
mod nodes;
mod opening;
mod pool;
mod server;
mod socket;
mod table;
mod telling;

pub use brain::{Brain, Script};
pub use chance::NoChance;
pub use clock::Clock;
pub use config::{Config, Limits, Proxy};
pub use server::{Handle, Site, StartError, Task, new};
