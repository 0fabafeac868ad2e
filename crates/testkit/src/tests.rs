//! Proof that every law can be broken, and that none is broken by a sound game.

mod faults;
pub(crate) mod game;
mod settings;
mod tools;
