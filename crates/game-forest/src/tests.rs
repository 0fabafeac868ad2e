//! Every rule of the game, tried on small scenes.

mod hidden;
mod house;
mod offers;
mod scene;
mod setup;
mod special;
mod turn;
