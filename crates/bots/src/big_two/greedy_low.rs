//! An old hand, kept to measure others against: most cards first, lowest ranks.

use std::cmp::Reverse;

use game_big_two::{Action, BigTwo};
use search::Sight;

use super::plays::{height, legal_plays};
use crate::{Bot, Choice, Message, Thinking};

/// Makes the play with most cards; among those the one with the lowest ranks, added up. Passes
/// only if nothing can be played.
#[derive(Debug)]
pub(super) struct GreedyLow;

impl Bot<BigTwo> for GreedyLow {
    fn choose(&mut self, sight: Sight<'_, BigTwo>, _: &mut Thinking<'_>) -> Option<Choice<Action>> {
        let view = sight.view;
        // Among equal ranks the weaker suits, so that the choice is always the same.
        let order = view.config.suit_order;
        let plays = legal_plays(sight)?.into_iter().map(|play| play.cards());
        let play = plays.min_by_key(|&cards| {
            (Reverse(cards.len()), height(view, cards), order.lay(cards).bits())
        });
        let action = play.map_or(Action::Pass, Action::Play);
        Some(Choice::because(action, Message::new("bot-big-two-most-cards")))
    }
}
