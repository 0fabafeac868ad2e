//! An old hand that acts by habit alone, to measure what thinking ahead brings.

use game_sea_salt::{Action, SeaSalt};
use search::Sight;
use tabletop::{Rules, Turn};

use super::{habits::Habits, reasons::explain};
use crate::{Bot, Choice, Thinking};

/// Acts by habit.
#[derive(Debug, Clone, Copy)]
pub(super) struct Prior;

impl Bot<SeaSalt> for Prior {
    fn choose(
        &mut self,
        sight: Sight<'_, SeaSalt>,
        thinking: &mut Thinking<'_>,
    ) -> Option<Choice<Action>> {
        let world = SeaSalt::imagine(sight.view, &mut thinking.luck);
        if SeaSalt::turn(&world) != Turn::Of(sight.seat) {
            return None;
        }
        let (mut chosen, mut best) = (None, f32::NEG_INFINITY);
        Habits::new(&world).options(|action, score| {
            if best < score {
                (chosen, best) = (Some(action), score);
            }
        });
        chosen.map(|action| Choice::because(action, explain(&world, sight.seat, action)))
    }
}
