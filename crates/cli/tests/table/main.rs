//! Real servers, real sockets, real kills: what a table promises, and what nobody may do to it.

#![expect(
    clippy::unwrap_used,
    clippy::panic,
    clippy::disallowed_methods,
    reason = "a test that cannot go on must fail, and time limits are enforced here"
)]

mod client;
mod crash;
mod fuzz;
mod nodes;
mod server;
mod visit;
