//! A real server on a free port, and real clients that talk to it.
#![expect(clippy::unwrap_used, clippy::panic, reason = "this is all tests")]

mod cards;
mod client;
mod coming_and_going;
mod document;
mod limits;
mod lobby;
mod pages;
mod past;
mod place;
mod playing;
mod reading;
mod rehearsal;
mod web;
mod wire;
