//! The same luck gives the same game.

use tabletop::{Rules, Viewer, luck::Quick};

use crate::{Broken, Law, Moment};

/// [`Law::Deterministic`]: dealing, deciding and imagining twice with equal luck is the same twice.
///
/// # Errors
///
/// Returns both results.
pub fn deterministic<R: Rules>(moment: &Moment<'_, R>) -> Result<(), Broken> {
    let law = Law::Deterministic;
    if moment.step == 0 {
        let trial = moment.trial;
        let again = R::deal(&trial.config, trial.seats, &mut Quick::new(moment.seed));
        moment.ensure(law, again == *moment.deal, || {
            format!("dealt {:?}, and then {again:?}", moment.deal)
        })?;
    }
    if let Some(next) = &moment.next {
        let mut again = Vec::new();
        let luck = &mut moment.luck.clone();
        let decided = R::decide(moment.state, next.seat, &next.action, luck, &mut again);
        moment.ensure(law, decided.is_ok() && again == next.happens, || {
            format!("{:?} makes happen {:?}, and then {again:?}", next.action, next.happens)
        })?;
    }
    let viewer = moment.acting().map_or(Viewer::Spectator, Viewer::Seat);
    let [world, again] = [(); 2].map(|()| moment.imagine(viewer, 0));
    moment.ensure(law, world == again, || format!("imagined {world:?}, and then {again:?}"))
}
