//! Tests of every rule, in small scenes.

mod hidden;
mod house;
mod offers;
mod scene;
mod setup;
mod special;
mod turn;
