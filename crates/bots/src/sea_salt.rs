//! Bots for Sea Salt & Paper.
//!
//! Read the modules in this order: `medium`; then, for the hard bot, `card_value`, `heuristics` for
//! the static action scorer, and `hard` for the search; `reasons`. `prior` is a baseline.

mod card_value;
mod hard;
mod heuristics;
mod medium;
mod prior;
mod reasons;
#[cfg(test)]
mod tests;

use game_sea_salt::SeaSalt;

use self::{hard::HardPolicy, medium::Medium, prior::Prior};
use crate::{Baseline, Bot, BotGame, Hard};

impl BotGame for SeaSalt {
    const BASELINES: &'static [Baseline<Self>] = &[("prior", || Box::new(Prior))];

    fn medium() -> Box<dyn Bot<Self>> {
        Box::new(Medium)
    }

    fn hard() -> Box<dyn Bot<Self>> {
        Box::new(Hard::<HardPolicy>::new())
    }
}
