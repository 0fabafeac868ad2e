//! Who plays Forest Shuffle.
//!
//! Read the modules in this order: `payment` for what to pay with, `medium` for rules of thumb.

mod medium;
mod payment;

use game_forest::ForestShuffle;
use search::{Dials, Opinion, Sight};

use crate::{Bot, BotGame, Hard, Mind};

impl BotGame for ForestShuffle {
    fn medium() -> Box<dyn Bot<Self>> {
        Box::new(medium::Medium)
    }

    fn hard() -> Box<dyn Bot<Self>> {
        Box::new(Hard::<Plain>::new())
    }
}

/// Thinks nothing: a search with even chances.
struct Plain;

impl Opinion<ForestShuffle> for Plain {}

impl Mind<ForestShuffle> for Plain {
    const DIALS: Dials = Dials::EVEN;
    const ITERATIONS: u32 = 200;

    fn new(_: Sight<'_, ForestShuffle>) -> Self {
        Self
    }
}
