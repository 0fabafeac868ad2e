//! Who plays Big Two.

mod combos;
mod greedy_low;
mod habit;
mod house;
mod medium;
mod mind;
mod odds;
mod outlook;
mod plan;
mod playout;
mod plays;
mod policy;
mod prior;

use game_big_two::BigTwo;

use self::{greedy_low::GreedyLow, medium::Medium, mind::Thinker, prior::Prior};
use crate::{Bot, BotGame, Hard};

impl BotGame for BigTwo {
    const OLD_HANDS: &'static [&'static str] = &["greedy-low", "prior"];

    fn medium() -> Box<dyn Bot<Self>> {
        Box::new(Medium)
    }

    fn hard() -> Box<dyn Bot<Self>> {
        Box::new(Hard::<Thinker>::new())
    }

    fn old_hand(name: &str) -> Option<Box<dyn Bot<Self>>> {
        match name {
            "greedy-low" => Some(Box::new(GreedyLow)),
            "prior" => Some(Box::new(Prior)),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests;
