//! The easy bot of every game: uniformly random play.

use tabletop::Rules;

use crate::{Bot, BotContext, Decision, Message, Observation};

/// Plays a legal action at random, each with the same probability.
#[derive(Debug, Clone, Copy, Default)]
pub struct Easy;

impl<R: Rules> Bot<R> for Easy {
    fn choose(
        &mut self,
        observation: Observation<'_, R>,
        context: &mut BotContext<'_>,
    ) -> Option<Decision<R::Action>> {
        let (_, legal) = observation.world_and_legal(&mut context.luck)?;
        let action = context.luck.pick(&legal)?;
        Some(Decision::because(action, Message::new("bot-any-legal")))
    }
}
