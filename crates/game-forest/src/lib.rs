//! Forest Shuffle: grow a forest that is worth more than the others'.
//!
//! Base game, Alpine and Woodland Edge, for two to five players; the rules have ids `FS-n`.
//!
//! Read the modules in this order: [`species`] for who lives in a forest and [`effect`] for what
//! cards do, both as data; [`card`] for what is printed on which card; [`board`] for the forests on
//! the table and [`score`] for what they are worth; [`config`] for what may be chosen; [`agenda`]
//! for what is still to be done in a turn. Then how it is played: [`state`] and [`deal`], [`action`]
//! and [`event`], `judge` for what is allowed and `legal` for the list of it, `act` for what follows
//! from an action and `evolve` for how events change the state, [`view`] for who may know what and
//! `determinize` for states that agree with it. Beside them stand [`aids`], which says what a play
//! would bring before it is made, [`card_text`], which turns the data of a card into words,
//! [`catalogue`], which lists what is printed on the cards for clients, and [`scorer`], which scores
//! forests of paper cards.
//!
//! ```
//! use game_forest::{Config, ForestShuffle};
//! use tabletop::{Rules, Seats, Turn, luck::Quick};
//!
//! let mut luck = Quick::new(1);
//! let config = Config::CLASSIC;
//! let deal = ForestShuffle::deal(&config, Seats::FOUR, &mut luck);
//! let mut state = ForestShuffle::begin(&config, &deal);
//! let mut legal = Vec::new();
//! while let Turn::Of(_) = ForestShuffle::turn(&state) {
//!     legal.clear();
//!     ForestShuffle::legal_actions(&state, &mut legal);
//!     let action = luck.pick(&legal).expect("there is always something to do");
//!     ForestShuffle::play_unchecked(&mut state, &action, &mut luck);
//! }
//! ```

mod act;
pub mod action;
pub mod agenda;
pub mod aids;
pub mod board;
pub mod card;
pub mod card_text;
pub mod catalogue;
pub mod config;
pub mod deal;
mod deck;
mod determinize;
pub mod effect;
pub mod event;
mod evolve;
mod game;
mod judge;
mod legal;
pub mod rejection;
mod rulebook;
pub mod score;
pub mod scorer;
pub mod set;
pub mod species;
pub mod state;
mod stats;
pub mod view;
mod zones;

pub use action::Action;
pub use aids::Aids;
pub use config::Config;
pub use deal::Deal;
pub use event::{Event, Seen};
pub use game::ForestShuffle;
pub use rejection::Rejection;
pub use state::State;
pub use view::View;

#[cfg(test)]
mod laws;
#[cfg(test)]
mod locale_tests;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod vectors;
