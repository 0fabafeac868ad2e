//! Who plays Sea Salt & Paper.

mod medium;
#[cfg(test)]
mod tests;

use game_sea_salt::{SeaSalt, config::Effect};
use search::{Dials, Opinion, Sight};

use self::medium::Medium;
use crate::{Bot, BotGame, Hard, Mind};

impl BotGame for SeaSalt {
    fn medium() -> Box<dyn Bot<Self>> {
        Box::new(Medium)
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

/// What an effect is called in a reason.
const fn effect_name(effect: Effect) -> &'static str {
    match effect {
        Effect::BlindDraw => "blind-draw",
        Effect::TakeDiscard => "take-discard",
        Effect::ExtraTurn => "extra-turn",
        Effect::Theft => "theft",
        Effect::Nothing => "nothing",
    }
}
