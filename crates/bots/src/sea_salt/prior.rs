//! Baseline: the action with the highest heuristic score, to measure what the search adds.

use game_sea_salt::{Action, SeaSalt};
use search::Observation;

use super::heuristics::Heuristics;
use crate::{Bot, BotContext, Decision};

#[derive(Debug, Clone, Copy)]
pub(super) struct Prior;

impl Bot<SeaSalt> for Prior {
    fn choose(
        &mut self,
        observation: Observation<'_, SeaSalt>,
        context: &mut BotContext<'_>,
    ) -> Option<Decision<Action>> {
        let world = observation.world(&mut context.luck)?;
        let (mut chosen, mut best) = (None, f32::NEG_INFINITY);
        let heuristics = Heuristics::new(&world);
        heuristics.each_action(|action, score| {
            if best < score {
                (chosen, best) = (Some(action), score);
            }
        });
        chosen.map(|action| Decision::because(action, heuristics.explain(action)))
    }
}
