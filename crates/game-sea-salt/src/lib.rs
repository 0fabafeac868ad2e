//! Sea Salt & Paper: collect cards, play pairs, and call the round when it suits you best.
//!
//! Read the modules in this order: [`card`] and [`deck`] say what cards there are, [`config`] what
//! a house may choose, [`score`] what cards are worth, [`settle`] what a round brings and
//! [`settlement`] how that is told. [`action`] and [`event`] are what players do and what happens;
//! [`State`] is a game in progress, `judge` says what may be done in it and [`game`] what comes of
//! it. [`view`] is what each player may know, with `memory` keeping who saw what, and `imagine`
//! makes up the rest. [`catalogue`] shows the cards, [`scorer`] counts real ones.
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
//!                 SeaSalt::play(&mut state, &action, luck);
//!             }
//!         }
//!     }
//! };
//! assert!(!outcome.winners.is_empty());
//! # Ok::<_, tabletop::BadSetting>(())
//! ```

pub mod action;
pub mod card;
mod card_set;
pub mod catalogue;
pub mod config;
pub mod deck;
pub mod event;
pub mod game;
mod imagine;
mod judge;
mod memory;
mod rejection;
mod row;
mod rulebook;
pub mod score;
pub mod scorer;
pub mod settle;
pub mod settlement;
mod state;
pub mod view;
mod zones;

pub use action::{Action, Side};
pub use card::{Card, Colour, Face, Kind, Pair};
pub use card_set::CardSet;
pub use config::Config;
pub use event::{Deal, Event};
pub use game::SeaSalt;
pub use rejection::Rejection;
pub use score::Score;
pub use settlement::Settlement;
pub use state::{Phase, State};
pub use view::{Seen, View};
