//! End-to-end tests of `paiju serve`: crashes, several nodes, and hostile clients.

#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a panic fails the test"
)]

mod client;
mod crash;
mod fuzz;
mod log;
mod nodes;
mod player;
mod server;
