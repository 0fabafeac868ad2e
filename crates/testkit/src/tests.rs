//! Checks that every law can be violated, and that a correct game violates none.

mod faults;
pub(crate) mod game;
mod settings;
mod tools;
