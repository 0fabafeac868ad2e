//! Who plays Big Two.

mod greedy_low;
mod medium;
mod plays;

use game_big_two::BigTwo;
use search::{Dials, Opinion, Sight};

use self::{greedy_low::GreedyLow, medium::Medium};
use crate::{Bot, BotGame, Hard, Mind};

impl BotGame for BigTwo {
    const OLD_HANDS: &'static [&'static str] = &["greedy-low"];

    fn medium() -> Box<dyn Bot<Self>> {
        Box::new(Medium)
    }

    fn hard() -> Box<dyn Bot<Self>> {
        Box::new(Hard::<Plain>::new())
    }

    fn old_hand(name: &str) -> Option<Box<dyn Bot<Self>>> {
        match name {
            "greedy-low" => Some(Box::new(GreedyLow)),
            _ => None,
        }
    }
}

/// Thinks nothing: a search with even chances.
struct Plain;

impl Opinion<BigTwo> for Plain {}

impl Mind<BigTwo> for Plain {
    const DIALS: Dials = Dials::EVEN;
    const ITERATIONS: u32 = 200;

    fn new(_: Sight<'_, BigTwo>) -> Self {
        Self
    }
}
