//! Big Two: be the first to empty your hand.
//!
//! Read the modules in this order: [`order`] says which card is stronger, [`pattern`] what a
//! pattern is, [`patterns`] which patterns there are, [`pattern_setting`] which settings they
//! declare, [`config`] which house rules exist, [`state`] what a game in progress holds and how
//! events change it, `judge` and [`legal`] which actions are legal, `act` what they cause, [`view`]
//! what one seat can see, and [`aids`] what the client shows besides. [`transcript`] is the text
//! format of the judge.
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
//!             BigTwo::play_unchecked(&mut state, &legal[0], luck); // The weakest play there is.
//!         }
//!     }
//! };
//! assert_eq!(outcome.winners.len(), 1);
//! # Ok::<_, tabletop::SettingRefusal>(())
//! ```

mod act;
pub mod action;
pub mod aids;
pub mod catalogue;
pub mod config;
pub mod deal;
mod determinize;
pub mod event;
pub mod game;
mod guide;
mod judge;
pub mod legal;
pub mod order;
pub mod pattern;
pub mod pattern_setting;
pub mod patterns;
pub mod rejection;
mod rulebook;
mod score;
pub mod settlement;
pub mod state;
mod stats;
pub mod transcript;
pub mod view;
mod zones;

pub use action::Action;
pub use aids::Aids;
pub use config::Config;
pub use deal::Deal;
pub use event::{Event, Seen};
pub use game::BigTwo;
pub use pattern::{Pattern, Play};
pub use patterns::PATTERNS;
pub use rejection::Rejection;
pub use settlement::Settlement;
pub use state::{State, Top};
pub use view::{PlayerView, View};

#[cfg(test)]
mod laws;
#[cfg(test)]
mod locale_tests;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod vectors;
