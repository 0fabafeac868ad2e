//! Real servers, real sockets, real kills: what a table promises, and what nobody may do to it.

#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test that cannot go on must fail"
)]

mod client;
mod crash;
mod fuzz;
mod nodes;
mod server;
mod visit;
