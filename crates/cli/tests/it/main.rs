//! Runs the real program, as people and scripts do.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on must fail")]

mod arena;
mod arena_exec;
mod bench;
mod cards;
mod completions;
mod grade;
mod help;
mod judge;
mod load;
mod misuse;
mod paiju;
mod replay;
mod rules;
mod rulings;
mod score;
mod serve;
mod verify;
