//! The fast path of search.

use tabletop::Rules;

use crate::{Law, LawInput, Violation};

/// [`Law::PlayMatchesDecide`]: `play_unchecked` does what `decide` and `evolve` do with
/// the same luck.
///
/// For an illegal action its result has no meaning, but it must not panic.
///
/// # Errors
///
/// Returns a violation with both states if they differ.
pub fn play_matches_decide<R: Rules>(input: &LawInput<'_, R>) -> Result<(), Violation> {
    let Some(seat) = input.acting() else { return Ok(()) };
    let mut events = Vec::new();
    for action in input.sample().chain(input.candidates) {
        events.clear();
        let decided = R::decide(input.state, seat, action, &mut input.luck.clone(), &mut events);
        let mut checked = input.state.clone();
        for event in &events {
            R::evolve(&mut checked, event);
        }
        let mut unchecked = input.state.clone();
        R::play_unchecked(&mut unchecked, action, &mut input.luck.clone());
        input.ensure(Law::PlayMatchesDecide, decided.is_err() || checked == unchecked, || {
            format!("{action:?} by decide:\n{checked:?}\nand by play_unchecked:\n{unchecked:?}")
        })?;
    }
    Ok(())
}
