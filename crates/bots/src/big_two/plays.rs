//! What a seat may play, as the rules list it.

use cards::CardSet;
use game_big_two::{Action, BigTwo, Play, View};
use search::Sight;
use tabletop::{Rules, Turn, luck::Quick};

/// What the seat to act may put on the table. Empty if it can only pass.
///
/// Returns `None` if it is not its turn.
pub(super) fn legal_plays(sight: Sight<'_, BigTwo>) -> Option<Vec<Play>> {
    let mut legal = Vec::new();
    // What may be done is the same in every world that agrees with the view, so any luck will do.
    let world = BigTwo::imagine(sight.view, &mut Quick::new(0));
    if BigTwo::turn(&world) != Turn::Of(sight.seat) {
        return None;
    }
    BigTwo::legal_actions(&world, &mut legal);
    let play = |action: &Action| match *action {
        Action::Play(cards) => Play::read(&sight.view.config, cards),
        Action::Pass => None,
    };
    Some(legal.iter().filter_map(play).collect())
}

/// What it could put on the table if it led the round.
pub(super) fn leads(sight: Sight<'_, BigTwo>) -> Option<Vec<Play>> {
    let view = View { top: None, ..sight.view.clone() };
    legal_plays(Sight { view: &view, ..sight })
}

/// The ranks of `cards` added up, a three as 0 and a two as 12.
pub(super) fn height(view: &View, cards: CardSet) -> u32 {
    let row = view.config.suit_order.lay(cards);
    row.singles().map(|card| u32::from(card.top() / 4)).sum()
}
