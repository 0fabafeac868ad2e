//! The easy bot of every game: anything legal, each action as likely as the next.

use search::Sight;
use tabletop::{Rules, Turn};

use crate::{Bot, Choice, Message, Thinking};

/// Plays anything legal.
#[derive(Debug, Clone, Copy, Default)]
pub struct Easy;

impl<R: Rules> Bot<R> for Easy {
    fn choose(
        &mut self,
        sight: Sight<'_, R>,
        thinking: &mut Thinking<'_>,
    ) -> Option<Choice<R::Action>> {
        let world = R::imagine(sight.view, &mut thinking.luck);
        if R::turn(&world) != Turn::Of(sight.seat) {
            return None;
        }
        // What may be done is the same in every world that agrees with the view.
        let mut legal = Vec::new();
        R::legal_actions(&world, &mut legal);
        let action = thinking.luck.pick(&legal)?;
        Some(Choice::because(action, Message::new("bot-any-legal")))
    }
}
