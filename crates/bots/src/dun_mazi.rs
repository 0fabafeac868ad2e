//! Who plays Dun Mazi.

use game_dun_mazi::DunMazi;
use search::{Dials, Opinion, Sight};

use crate::{Bot, BotGame, Easy, Hard, Mind};

impl BotGame for DunMazi {
    fn medium() -> Box<dyn Bot<Self>> {
        Box::new(Easy)
    }

    fn hard() -> Box<dyn Bot<Self>> {
        Box::new(Hard::<Plain>::new())
    }
}

/// Thinks nothing: a search with even chances.
struct Plain;

impl Opinion<DunMazi> for Plain {}

impl Mind<DunMazi> for Plain {
    const DIALS: Dials = Dials::EVEN;
    const ITERATIONS: u32 = 200;

    fn new(_: Sight<'_, DunMazi>) -> Self {
        Self
    }
}
