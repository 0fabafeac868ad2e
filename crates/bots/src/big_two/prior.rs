//! Baseline: the action with the highest heuristic score, to measure what the search adds.

use game_big_two::{Action, BigTwo};
use search::Observation;

use super::hard::HardPolicy;
use crate::{Bot, BotContext, Decision, Message, SearchPolicy};

#[derive(Debug)]
pub(super) struct Prior;

impl Bot<BigTwo> for Prior {
    fn choose(
        &mut self,
        observation: Observation<'_, BigTwo>,
        context: &mut BotContext<'_>,
    ) -> Option<Decision<Action>> {
        let (world, legal) = observation.world_and_legal(&mut context.luck)?;
        let scores = HardPolicy::new(observation).action_scores(&world, &legal);
        let best = legal.iter().zip(&scores).max_by(|a, b| a.1.total_cmp(b.1));
        best.map(|(&action, _)| {
            Decision::because(action, Message::new("bot-big-two-first-thought"))
        })
    }
}
