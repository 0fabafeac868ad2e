//! Who plays Big Two.

use game_big_two::BigTwo;
use search::{Dials, Opinion, Sight};

use crate::{Bot, BotGame, Easy, Hard, Mind};

impl BotGame for BigTwo {
    fn medium() -> Box<dyn Bot<Self>> {
        Box::new(Easy)
    }

    fn hard() -> Box<dyn Bot<Self>> {
        Box::new(Hard::<Plain>::new())
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
