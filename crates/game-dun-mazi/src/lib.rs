//! Dun Mazi 蹲麻子: gather a flush, knock, and dare the others to call.
//!
//! Read the modules in this order: [`config`] says which house rules exist, [`order`] how many
//! points each card has, [`worth`] what a hand is worth, [`state`] what a game in progress holds
//! and how events change it, `judge` and `legal` which actions are legal, `act` what they cause,
//! [`settlement`] how a round is settled and why, [`view`] what one seat can see, [`aids`] what the
//! client shows besides, and [`scorer`] how to settle a round that is played with real cards.
//!
//! Rule ids such as `DM-22` are those of the rulebook that [`game::DunMazi`] hands out; their texts
//! are in `locales/`.
//!
//! ```
//! use game_dun_mazi::{Action, Config, DunMazi};
//! use tabletop::{Rules, Seats, Turn, luck::Quick};
//!
//! let mut luck = Quick::new(1);
//! let deal = DunMazi::deal(&Config::CLASSIC, Seats::FOUR, &mut luck);
//! let mut state = DunMazi::begin(&Config::CLASSIC, &deal);
//!
//! let mut legal = Vec::new();
//! DunMazi::legal_actions(&state, &mut legal);
//! assert_eq!(legal.len(), 6); // The start player plays one of six cards.
//! DunMazi::play_unchecked(&mut state, &legal[0], &mut luck);
//! assert_eq!(DunMazi::turn(&state), Turn::Of(Seats::FOUR.after(deal.starter)));
//! ```

mod act;
pub mod action;
pub mod aids;
pub mod card_bag;
pub mod catalogue;
mod choices;
pub mod config;
pub mod deal;
pub mod deck;
mod determinize;
pub mod event;
pub mod game;
mod guide;
pub mod handful;
mod judge;
mod legal;
pub mod order;
pub mod rejection;
mod rulebook;
pub mod scorer;
pub mod settlement;
pub mod state;
mod stats;
pub mod view;
pub mod worth;
mod zones;

pub use action::{Action, ActionKind};
pub use aids::Aids;
pub use card_bag::CardBag;
pub use config::{Config, Pays};
pub use deal::Deal;
pub use event::{Event, Seen};
pub use game::DunMazi;
pub use handful::Handful;
pub use rejection::Rejection;
pub use settlement::{Answer, Ending, SeatResult, Settlement, Why};
pub use state::{Phase, State};
pub use view::{PhaseView, PlayerView, View};
pub use worth::{Suited, Worth};

#[cfg(test)]
mod laws;
#[cfg(test)]
mod locale_tests;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod vectors;
