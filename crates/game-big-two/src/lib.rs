//! Big Two: be first to empty your hand.
//!
//! Read the modules in this order: [`order`] says which card is stronger, [`pattern`] what a
//! pattern is, [`patterns`] which patterns there are, [`pattern_setting`] which settings they
//! declare, [`config`] what a house may choose, [`game`]
//! how a match is played and [`view`] what each player may know of it. [`transcript`] is the
//! judge's text form of a game.
//!
//! The rules are written out, numbered, in `docs/rules/big-two.md`; comments like `BT-12` refer
//! to them.
//!
//! ```
//! use game_big_two::{Action, BigTwo, Config};
//! use tabletop::{Rules, Seats, Settings, Turn, luck::Quick};
//!
//! let (config, luck) = (Config::preset("classic")?, &mut Quick::new(7));
//! let mut state = BigTwo::begin(&config, &BigTwo::deal(&config, Seats::FOUR, luck));
//! let mut legal = Vec::new();
//! let outcome = loop {
//!     match BigTwo::turn(&state) {
//!         Turn::Over(outcome) => break outcome,
//!         Turn::Of(_) => {
//!             legal.clear();
//!             BigTwo::legal_actions(&state, &mut legal);
//!             BigTwo::play(&mut state, &legal[0], luck); // The weakest play there is.
//!         }
//!     }
//! };
//! assert_eq!(outcome.winners.len(), 1);
//! # Ok::<_, tabletop::BadSetting>(())
//! ```

pub mod catalogue;
pub mod config;
pub mod deal;
pub mod game;
pub mod order;
pub mod pattern;
pub mod pattern_setting;
pub mod patterns;
mod rulebook;
mod scoring;
pub mod transcript;
pub mod view;

pub use config::Config;
pub use deal::Deal;
pub use game::{Action, BigTwo, Event, Rejection, State};
pub use pattern::{Pattern, Play};
pub use patterns::PATTERNS;
pub use view::{Seen, View};

#[cfg(test)]
mod laws;
