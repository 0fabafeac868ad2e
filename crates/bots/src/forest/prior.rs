//! Baseline: the action with the highest heuristic value, to measure what the search adds.

use game_forest::{Action, ForestShuffle};
use search::Observation;

use super::{hard::decide_statically, horizon::Shares};
use crate::{Bot, BotContext, Decision};

#[derive(Debug)]
pub(super) struct Prior;

impl Bot<ForestShuffle> for Prior {
    fn choose(
        &mut self,
        observation: Observation<'_, ForestShuffle>,
        _: &mut BotContext<'_>,
    ) -> Option<Decision<Action>> {
        decide_statically(observation, &Shares::of(observation.view.config))
    }
}
