//! Bots for Big Two.
//!
//! Read the modules in this order: `plays` and `medium`; then, for the hard bot, `compiled_rules`,
//! `odds`, `combos` and `hand_plan` for how it reads cards, `heuristics` for the static action
//! scorer, `policy` and `greedy` for the two rollout policies, `rollout`, `hard` for the search, and
//! `reasons`. `prior` and `greedy_low` are baselines.

mod combos;
mod compiled_rules;
mod greedy;
mod greedy_low;
mod hand_plan;
mod hard;
mod heuristics;
mod medium;
mod odds;
mod plays;
mod policy;
mod prior;
mod reasons;
mod rollout;

use game_big_two::BigTwo;

use self::{greedy_low::GreedyLow, hard::HardPolicy, medium::Medium, prior::Prior};
use crate::{Baseline, Bot, BotGame, Hard};

impl BotGame for BigTwo {
    const BASELINES: &'static [Baseline<Self>] =
        &[("greedy-low", || Box::new(GreedyLow)), ("prior", || Box::new(Prior))];

    fn medium() -> Box<dyn Bot<Self>> {
        Box::new(Medium)
    }

    fn hard() -> Box<dyn Bot<Self>> {
        Box::new(Hard::<HardPolicy>::new())
    }
}

#[cfg(test)]
mod tests;
