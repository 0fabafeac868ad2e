//! Who plays Sea Salt & Paper.
//!
//! Read the modules in this order: `medium` for rules of thumb; `worth` for what a card is worth,
//! `habits` for how a sensible player goes on, `stakes` for what points are worth, and `hard` for
//! the search that they lead. `prior` acts by habit alone; `reasons` is how all explain themselves.

mod habits;
mod hard;
mod medium;
mod prior;
mod reasons;
mod stakes;
#[cfg(test)]
mod tests;
mod worth;

use game_sea_salt::SeaSalt;

use self::{hard::Thinker, medium::Medium, prior::Prior};
use crate::{Bot, BotGame, Hard};

impl BotGame for SeaSalt {
    fn medium() -> Box<dyn Bot<Self>> {
        Box::new(Medium)
    }

    fn hard() -> Box<dyn Bot<Self>> {
        Box::new(Hard::<Thinker>::new())
    }

    const OLD_HANDS: &'static [&'static str] = &["prior"];

    fn old_hand(name: &str) -> Option<Box<dyn Bot<Self>>> {
        match name {
            "prior" => Some(Box::new(Prior)),
            _ => None,
        }
    }
}
