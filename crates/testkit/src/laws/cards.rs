//! Cards are neither lost nor duplicated.

use tabletop::Rules;

use crate::{Law, LawInput, Violation};

/// [`Law::CardsConserved`]: `state`, live or determinized, has the cards of the deal.
///
/// # Errors
///
/// Returns a violation with both lists of cards if they differ.
pub fn cards_conserved<R: Rules>(
    input: &LawInput<'_, R>,
    state: &R::State,
) -> Result<(), Violation> {
    let cards = input.test.sorted_cards(state);
    input.ensure(Law::CardsConserved, cards == input.cards, || {
        let kind = if state == input.state { "" } else { " in a determinized state" };
        format!("expected the cards {:?}, found{kind} {cards:?}", input.cards)
    })
}
