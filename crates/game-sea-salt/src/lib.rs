//! Sea Salt & Paper: collect cards, play pairs, and call the round when it suits you best.
//!
//! Read the modules in this order: [`card`] and [`deck`] say which cards there are, [`config`] which
//! house rules exist, [`score`] how many points cards score, and [`settlement`] how a round is
//! settled. [`deal`] is the first shuffle, [`action`] what players can do, and [`event`] what
//! happens. [`State`] is a game in progress: `judge` and `legal` say which actions are legal, and
//! `act` what they cause. [`view`] is what each player may know, with `memory` for who saw which
//! card; [`aids`] is what the client shows besides, and `determinize` samples full states that are
//! consistent with a view. [`catalogue`] lists the cards for clients, and [`scorer`] scores real
//! cards.
//!
//! The rules are written out, numbered, in `docs/rules/sea-salt.md`; comments like `SS-J2` refer to
//! them.
//!
//! ```
//! use game_sea_salt::{Config, SeaSalt};
//! use tabletop::{Rules, Seats, Settings, Turn, luck::Quick};
//!
//! let (config, luck) = (Config::preset("published")?, &mut Quick::new(7));
//! let mut state = SeaSalt::begin(&config, &SeaSalt::deal(&config, Seats::TWO, luck));
//! let mut legal = Vec::new();
//! let outcome = loop {
//!     match SeaSalt::turn(&state) {
//!         Turn::Over(outcome) => break outcome,
//!         Turn::Of(_) => {
//!             legal.clear();
//!             SeaSalt::legal_actions(&state, &mut legal);
//!             if let Some(action) = luck.pick(&legal) {
//!                 SeaSalt::play_unchecked(&mut state, &action, luck);
//!             }
//!         }
//!     }
//! };
//! assert!(!outcome.winners.is_empty());
//! # Ok::<_, tabletop::SettingRefusal>(())
//! ```

mod act;
pub mod action;
pub mod aids;
pub mod card;
mod card_set;
pub mod catalogue;
pub mod config;
pub mod deal;
pub mod deck;
mod determinize;
pub mod event;
pub mod game;
mod guide;
mod judge;
#[cfg(test)]
mod laws;
mod legal;
#[cfg(test)]
mod locale_tests;
mod memory;
mod rejection;
mod rulebook;
pub mod score;
pub mod scorer;
pub mod settlement;
mod stack;
mod state;
mod stats;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod vectors;
pub mod view;
mod zones;

pub use action::{Action, Side};
pub use aids::Aids;
pub use card::{Card, Colour, Face, Kind, Pair};
pub use card_set::CardSet;
pub use config::Config;
pub use deal::Deal;
pub use event::{Event, Seen};
pub use game::SeaSalt;
pub use rejection::Rejection;
pub use score::Score;
pub use settlement::Settlement;
pub use state::{Phase, State};
pub use view::View;
