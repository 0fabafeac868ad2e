//! Equal luck gives equal results.

use tabletop::{Rules, Viewer, luck::Quick};

use crate::{Law, LawInput, Violation};

/// [`Law::Deterministic`]: `deal`, `decide` and `determinize` give equal results for equal luck.
///
/// # Errors
///
/// Returns a violation with both results if they differ.
pub fn deterministic<R: Rules>(input: &LawInput<'_, R>) -> Result<(), Violation> {
    let law = Law::Deterministic;
    if input.step == 0 {
        let test = input.test;
        let again = R::deal(&test.config, test.seats, &mut Quick::new(input.seed));
        input.ensure(law, again == *input.deal, || {
            format!("dealt {:?}, and then {again:?}", input.deal)
        })?;
    }
    if let Some(next) = &input.next {
        let mut again = Vec::new();
        let luck = &mut input.luck.clone();
        let decided = R::decide(input.state, next.seat, &next.action, luck, &mut again);
        input.ensure(law, decided.is_ok() && again == next.events, || {
            format!("{:?} has the events {:?}, and then {again:?}", next.action, next.events)
        })?;
    }
    let viewer = input.acting().map_or(Viewer::Spectator, Viewer::Seat);
    let [world, again] = [(); 2].map(|()| input.determinize(viewer, 0));
    input
        .ensure(law, world == again, || format!("determinized to {world:?}, and then to {again:?}"))
}
