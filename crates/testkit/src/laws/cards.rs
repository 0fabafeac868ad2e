//! Cards are neither lost nor duplicated.

use tabletop::Rules;

use crate::{Law, Moment, Violation};

/// [`Law::CardsConserved`]: `state`, live or determinized, has the cards of the deal.
///
/// # Errors
///
/// Returns both lists of cards.
pub fn cards_conserved<R: Rules>(
    moment: &Moment<'_, R>,
    state: &R::State,
) -> Result<(), Violation> {
    let cards = moment.test.sorted_cards(state);
    moment.ensure(Law::CardsConserved, cards == moment.cards, || {
        let kind = if state == moment.state { "" } else { " in a determinized state" };
        format!("expected the cards {:?}, found{kind} {cards:?}", moment.cards)
    })
}
