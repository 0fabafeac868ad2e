//! Who plays Forest Shuffle.

use game_forest::ForestShuffle;
use search::{Dials, Opinion, Sight};

use crate::{Bot, BotGame, Easy, Hard, Mind};

impl BotGame for ForestShuffle {
    fn medium() -> Box<dyn Bot<Self>> {
        Box::new(Easy)
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
