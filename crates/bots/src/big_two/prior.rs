//! An old hand, kept to measure others against: the hard player's first thought, without a search.

use game_big_two::{Action, BigTwo};
use search::Sight;
use tabletop::{Rules, Turn};

use super::mind::Thinker;
use crate::{Bot, Choice, Message, Mind, Thinking};

/// Does what looks best at first sight.
#[derive(Debug)]
pub(super) struct Prior;

impl Bot<BigTwo> for Prior {
    fn choose(
        &mut self,
        sight: Sight<'_, BigTwo>,
        thinking: &mut Thinking<'_>,
    ) -> Option<Choice<Action>> {
        // Whatever a thinker reads off this world it could read off the view.
        let world = BigTwo::imagine(sight.view, &mut thinking.luck);
        if BigTwo::turn(&world) != Turn::Of(sight.seat) {
            return None;
        }
        let mut legal = Vec::new();
        BigTwo::legal_actions(&world, &mut legal);
        let merits = Thinker::new(sight).first_thoughts(&world, &legal);
        let best = legal.iter().zip(&merits).max_by(|a, b| a.1.total_cmp(b.1));
        best.map(|(&action, _)| Choice::because(action, Message::new("bot-big-two-first-thought")))
    }
}
