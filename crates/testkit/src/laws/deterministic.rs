//! Equal luck gives equal results.

use tabletop::{Rules, Viewer, luck::Quick};

use crate::{Law, Moment, Violation};

/// [`Law::Deterministic`]: `deal`, `decide` and `determinize` give equal results for equal luck.
///
/// # Errors
///
/// Returns both results.
pub fn deterministic<R: Rules>(moment: &Moment<'_, R>) -> Result<(), Violation> {
    let law = Law::Deterministic;
    if moment.step == 0 {
        let test = moment.test;
        let again = R::deal(&test.config, test.seats, &mut Quick::new(moment.seed));
        moment.ensure(law, again == *moment.deal, || {
            format!("dealt {:?}, and then {again:?}", moment.deal)
        })?;
    }
    if let Some(next) = &moment.next {
        let mut again = Vec::new();
        let luck = &mut moment.luck.clone();
        let decided = R::decide(moment.state, next.seat, &next.action, luck, &mut again);
        moment.ensure(law, decided.is_ok() && again == next.events, || {
            format!("{:?} has the events {:?}, and then {again:?}", next.action, next.events)
        })?;
    }
    let viewer = moment.acting().map_or(Viewer::Spectator, Viewer::Seat);
    let [world, again] = [(); 2].map(|()| moment.determinize(viewer, 0));
    moment
        .ensure(law, world == again, || format!("determinized to {world:?}, and then to {again:?}"))
}
