//! Bots for Dun Mazi.
//!
//! Read the modules in this order: [`flush`] and [`features`] for how cards are read, [`medium`],
//! [`heuristics`] for the static action scorer, [`hard`] for the search, [`reasons`]. [`prior`] is a
//! baseline.

mod features;
mod flush;
mod hard;
mod heuristics;
mod medium;
mod prior;
mod reasons;
#[cfg(test)]
mod tests;

use game_dun_mazi::DunMazi;

use crate::{Baseline, Bot, BotGame, Hard};

impl BotGame for DunMazi {
    const BASELINES: &'static [Baseline<Self>] = &[("prior", || Box::new(prior::Prior))];

    fn medium() -> Box<dyn Bot<Self>> {
        Box::new(medium::Medium)
    }

    fn hard() -> Box<dyn Bot<Self>> {
        Box::new(Hard::<hard::HardPolicy>::new())
    }
}
