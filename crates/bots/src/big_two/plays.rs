//! Legal plays of a seat, as the rules list them.

use cards::CardSet;
use game_big_two::{Action, BigTwo, Play, View};
use search::Observation;
use tabletop::luck::Quick;

/// The legal plays of the seat to act, without the pass; `None` if it is not its turn.
pub(super) fn legal_plays(observation: Observation<'_, BigTwo>) -> Option<Vec<Play>> {
    let (_, legal) = observation.world_and_legal(&mut Quick::new(0))?;
    let play = |action: &Action| match *action {
        Action::Play(cards) => Play::read(&observation.view.config, cards),
        Action::Pass => None,
    };
    Some(legal.iter().filter_map(play).collect())
}

/// The plays that would be legal if the seat led the round.
pub(super) fn leads(observation: Observation<'_, BigTwo>) -> Option<Vec<Play>> {
    let view = View { top: None, ..observation.view.clone() };
    legal_plays(Observation { view: &view, ..observation })
}

/// Sum of the ranks of `cards`, where a three counts 0 and a two 12.
pub(super) fn rank_sum(view: &View, cards: CardSet) -> u32 {
    let ranked = view.config.suit_order.to_ranked(cards);
    ranked.singles().map(|card| u32::from(card.top() / 4)).sum()
}
