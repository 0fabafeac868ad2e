//! The French deck: fifty-two cards and two jokers, and sets of them.
//!
//! Which card is *stronger* is a rule of a game, not a fact about cards, so nothing here implements
//! `Ord`. Each game crate defines its own order.
//!
//! ```
//! use cards::{Card, CardSet};
//!
//! let hand: CardSet = "C3 D10 SA".parse()?;
//! assert_eq!(hand.len(), 3);
//! assert!(hand.contains("D10".parse::<Card>()?));
//! assert_eq!(hand.iter().count(), 3);
//! # Ok::<_, cards::ParseCardSetError>(())
//! ```

mod card;
mod card_set;
pub mod catalogue;

pub use card::{Card, Face, Joker, ParseCardError, Rank, Suit};
pub use card_set::{CardSet, ParseCardSetError, fmt_cards};
