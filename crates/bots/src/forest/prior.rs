//! Plays at a glance: the hard bot without its search, to measure what the search adds.

use game_forest::{Action, ForestShuffle};
use search::Sight;

use super::{mind::glance, outlook::Shares};
use crate::{Bot, Choice, Thinking};

/// Plays at a glance.
#[derive(Debug)]
pub(super) struct Prior;

impl Bot<ForestShuffle> for Prior {
    fn choose(
        &mut self,
        sight: Sight<'_, ForestShuffle>,
        _: &mut Thinking<'_>,
    ) -> Option<Choice<Action>> {
        glance(sight, &Shares::of(sight.view.config))
    }
}
