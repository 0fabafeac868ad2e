//! The two ways of doing an action.

use tabletop::Rules;

use crate::{Broken, Law, Moment};

/// [`Law::DoorsAgree`]: `play` does what `decide` and `evolve` do with the same luck.
///
/// An action that is refused may come to anything by `play`, except a panic.
///
/// # Errors
///
/// Returns both states.
pub fn doors_agree<R: Rules>(moment: &Moment<'_, R>) -> Result<(), Broken> {
    let Some(seat) = moment.acting() else { return Ok(()) };
    let mut events = Vec::new();
    for action in moment.sample().chain(moment.candidates) {
        events.clear();
        let decided = R::decide(moment.state, seat, action, &mut moment.luck.clone(), &mut events);
        let mut checked = moment.state.clone();
        for event in &events {
            R::evolve(&mut checked, event);
        }
        let mut quick = moment.state.clone();
        R::play(&mut quick, action, &mut moment.luck.clone());
        moment.ensure(Law::DoorsAgree, decided.is_err() || checked == quick, || {
            format!("{action:?} by decide:\n{checked:?}\nand by play:\n{quick:?}")
        })?;
    }
    Ok(())
}
