//! Bots for Forest Shuffle.
//!
//! Read the modules in this order: `payment` and `medium`. Then, for the hard bot: `horizon` for the
//! expected length of the game, `features` of a forest, `card_value` for the final score of a card
//! in it and `rewards` for the value of its effects; `heuristics` for the static action scorer,
//! `hard` for the search, and `reasons`. `prior` is a baseline.

mod card_value;
mod features;
mod hard;
mod heuristics;
mod horizon;
mod medium;
mod payment;
mod prior;
mod reasons;
mod rewards;

use game_forest::ForestShuffle;

use crate::{Baseline, Bot, BotGame, Hard};

impl BotGame for ForestShuffle {
    const BASELINES: &'static [Baseline<Self>] = &[("prior", || Box::new(prior::Prior))];

    fn medium() -> Box<dyn Bot<Self>> {
        Box::new(medium::Medium)
    }

    fn hard() -> Box<dyn Bot<Self>> {
        Box::new(Hard::<hard::HardPolicy>::new())
    }
}

#[cfg(test)]
mod tests;
