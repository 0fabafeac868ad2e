//! Tests of the program as a child process.

#![expect(clippy::unwrap_used, reason = "a panic fails the test")]

mod arena;
mod arena_exec;
mod bench;
mod cards;
mod completions;
mod examples;
mod grade;
mod help;
mod judge;
mod load;
mod paiju;
mod remove_name;
mod replay;
mod rules;
mod rulings;
mod score;
mod serve;
mod usage_errors;
mod verify;
