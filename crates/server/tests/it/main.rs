//! Tests with a real server on a free port, and real clients.
#![expect(clippy::unwrap_used, clippy::panic, reason = "this is all tests")]

mod cards;
mod client;
mod finished_games;
mod in_memory;
mod limits;
mod lobby;
mod log_reads;
mod nodes;
mod openapi;
mod pages;
mod playing;
mod reconnection;
mod removal;
mod seeded;
mod slow_clients;
mod test_server;
mod web;
mod wire;
