//! Baseline: the action that the heuristics prefer, to measure what the search adds.

use game_dun_mazi::{Action, DunMazi};
use search::Observation;

use super::{
    features::Features,
    heuristics::{self, Style},
    reasons,
};
use crate::{Bot, BotContext, Decision};

#[derive(Debug)]
pub(super) struct Prior;

impl Bot<DunMazi> for Prior {
    fn choose(
        &mut self,
        observation: Observation<'_, DunMazi>,
        _: &mut BotContext<'_>,
    ) -> Option<Decision<Action>> {
        let features = Features::of_view(observation.view)?;
        let action = heuristics::act(&features, Style::Patient, None)?;
        Some(Decision::because(action, reasons::of(&features, &action)))
    }
}
