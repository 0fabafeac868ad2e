//! The fast path of search.

use tabletop::Rules;

use crate::{Law, Moment, Violation};

/// [`Law::PlayMatchesDecide`]: `play_unchecked` does what `decide` and `evolve` do with
/// the same luck.
///
/// For an illegal action its result has no meaning, but it must not panic.
///
/// # Errors
///
/// Returns both states.
pub fn play_matches_decide<R: Rules>(moment: &Moment<'_, R>) -> Result<(), Violation> {
    let Some(seat) = moment.acting() else { return Ok(()) };
    let mut events = Vec::new();
    for action in moment.sample().chain(moment.candidates) {
        events.clear();
        let decided = R::decide(moment.state, seat, action, &mut moment.luck.clone(), &mut events);
        let mut checked = moment.state.clone();
        for event in &events {
            R::evolve(&mut checked, event);
        }
        let mut unchecked = moment.state.clone();
        R::play_unchecked(&mut unchecked, action, &mut moment.luck.clone());
        moment.ensure(Law::PlayMatchesDecide, decided.is_err() || checked == unchecked, || {
            format!("{action:?} by decide:\n{checked:?}\nand by play_unchecked:\n{unchecked:?}")
        })?;
    }
    Ok(())
}
