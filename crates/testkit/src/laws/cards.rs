//! No card is lost or doubled.

use tabletop::Rules;

use crate::{Broken, Law, Moment};

/// [`Law::CardsConserved`]: `state`, live or imagined, has the cards that were dealt from.
///
/// # Errors
///
/// Returns the two counts.
pub fn cards_conserved<R: Rules>(moment: &Moment<'_, R>, state: &R::State) -> Result<(), Broken> {
    let cards = moment.trial.sorted_census(state);
    moment.ensure(Law::CardsConserved, cards == moment.cards, || {
        let imagined = if state == moment.state { "" } else { " an imagined state" };
        format!("dealt from {:?}, but now there are{imagined} {cards:?}", moment.cards)
    })
}
