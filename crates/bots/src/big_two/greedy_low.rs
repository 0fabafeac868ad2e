//! Baseline: plays the most cards it can, with the lowest ranks.

use std::cmp::Reverse;

use game_big_two::{Action, BigTwo};
use search::Observation;

use super::plays::{legal_plays, rank_sum};
use crate::{Bot, BotContext, Decision, Message};

/// Makes the play with the most cards; among those, the one with the lowest sum of ranks. Passes
/// only if it has no legal play.
#[derive(Debug)]
pub(super) struct GreedyLow;

impl Bot<BigTwo> for GreedyLow {
    fn choose(
        &mut self,
        observation: Observation<'_, BigTwo>,
        _: &mut BotContext<'_>,
    ) -> Option<Decision<Action>> {
        let view = observation.view;
        // Ties go to the weaker suits, so the decision is deterministic.
        let order = view.config.suit_order;
        let plays = legal_plays(observation)?.into_iter().map(|play| play.cards());
        let play = plays.min_by_key(|&cards| {
            (Reverse(cards.len()), rank_sum(view, cards), order.to_ranked(cards).bits())
        });
        let action = play.map_or(Action::Pass, Action::Play);
        Some(Decision::because(action, Message::new("bot-big-two-most-cards")))
    }
}
