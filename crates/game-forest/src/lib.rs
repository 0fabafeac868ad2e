//! Forest Shuffle: grow a forest that is worth more than the others'.
//!
//! Base game, Alpine and Woodland Edge, for two to five players; the rules have ids `FS-n`.
//!
//! Read the modules in this order: [`species`] for who lives in a forest and [`effect`] for what
//! cards do, both as data; [`card`] for what is printed on which card; [`board`] for the forests on
//! the table and [`score`] for what they are worth; [`config`] for what may be chosen; [`agenda`]
//! for what is still to be done in a turn; [`game`] for how it is played. Beside them stand
//! [`preview`], which says what a play would bring before it is made, [`text`], which turns the
//! data of a card into words, [`catalogue`], which lists what is printed on the cards for clients,
//! and [`scorer`], which scores forests of paper cards.
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
//!     ForestShuffle::play(&mut state, &action, &mut luck);
//! }
//! ```

pub mod agenda;
pub mod board;
pub mod card;
pub mod catalogue;
pub mod config;
mod deck;
pub mod effect;
pub mod game;
pub mod preview;
mod rulebook;
pub mod score;
pub mod scorer;
pub mod set;
pub mod species;
pub mod text;

pub use config::Config;
pub use game::{Action, Deal, Event, ForestShuffle, Rejection, Seen, State, View};

#[cfg(test)]
mod laws;
