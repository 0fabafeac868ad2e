//! Who plays Sea Salt & Paper.

use game_sea_salt::SeaSalt;
use search::{Dials, Opinion, Sight};

use crate::{Bot, BotGame, Easy, Hard, Mind};

impl BotGame for SeaSalt {
    fn medium() -> Box<dyn Bot<Self>> {
        Box::new(Easy)
    }

    fn hard() -> Box<dyn Bot<Self>> {
        Box::new(Hard::<Plain>::new())
    }
}

/// Thinks nothing: a search with even chances.
struct Plain;

impl Opinion<SeaSalt> for Plain {}

impl Mind<SeaSalt> for Plain {
    const DIALS: Dials = Dials::EVEN;
    const ITERATIONS: u32 = 200;

    fn new(_: Sight<'_, SeaSalt>) -> Self {
        Self
    }
}
