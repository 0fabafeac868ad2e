//! Who plays Forest Shuffle.
//!
//! Read the modules in this order: `payment` for what to pay with and `medium` for rules of thumb.
//! Then, for the hard bot: `outlook` for how long the game lasts, `ledger` for what a forest counts,
//! `worth` for what a card will score in it and `rewards` for what its effects bring; `forester`
//! for what to do at a glance, `mind` for the search, `prior` for a bot that does without it, and
//! `reasons` for what they say.

mod forester;
mod ledger;
mod medium;
mod mind;
mod outlook;
mod payment;
mod prior;
mod reasons;
mod rewards;
mod worth;

use game_forest::ForestShuffle;

use crate::{Bot, BotGame, Hard};

impl BotGame for ForestShuffle {
    const OLD_HANDS: &'static [&'static str] = &["prior"];

    fn medium() -> Box<dyn Bot<Self>> {
        Box::new(medium::Medium)
    }

    fn hard() -> Box<dyn Bot<Self>> {
        Box::new(Hard::<mind::Woods>::new())
    }

    fn old_hand(name: &str) -> Option<Box<dyn Bot<Self>>> {
        (name == "prior").then(|| Box::new(prior::Prior) as Box<dyn Bot<Self>>)
    }
}

#[cfg(test)]
mod tests;
