//! Forest Shuffle: grow a forest that is worth more than the others'.
//!
//! Base game, Alpine and Woodland Edge, for two to five players; the rules have ids `FS-n`.
//!
//! Read the modules in this order. Data: [`species`] and [`effect`] for what cards do, [`card`] for
//! the printed cards, [`board`] for the forests, [`score`] for their points, [`config`] for the
//! house rules, [`agenda`] for the remaining tasks of a turn. Play: [`state`] and [`deal`],
//! [`action`] and [`event`], `judge` and `legal` for which actions are legal, `act` for their
//! consequences, `evolve` for how events change the state, [`view`] for what one seat can see,
//! `determinize` for full states that are consistent with a view. Besides: [`aids`] previews the
//! rewards of a play, [`card_text`] describes cards in words, [`catalogue`] lists the printed cards
//! for clients, and [`scorer`] scores forests of real cards.
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
mod guide;
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
