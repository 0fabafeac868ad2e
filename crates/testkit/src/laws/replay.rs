//! A stored game comes out as it was played.

use tabletop::{Rules, Wire};

use crate::{Broken, Law, Moment};

/// [`Law::ReplayIsLive`]: config, deal and events, written and read, come to the live state.
///
/// # Errors
///
/// Returns both states.
pub fn replay_is_live<R: Rules>(moment: &Moment<'_, R>) -> Result<(), Broken> {
    let mut replayed =
        R::begin(&reread(moment, &moment.trial.config)?, &reread(moment, moment.deal)?);
    for event in moment.events {
        R::evolve(&mut replayed, &reread(moment, event)?);
    }
    moment.ensure(Law::ReplayIsLive, replayed == *moment.state, || {
        format!("played to\n{:?}\nbut replayed to\n{replayed:?}", moment.state)
    })
}

/// `thing`, written down and read back.
fn reread<R: Rules, T: Wire>(moment: &Moment<'_, R>, thing: &T) -> Result<T, Broken> {
    serde_json::to_string(thing)
        .and_then(|text| serde_json::from_str(&text))
        .map_err(|error| moment.at().broken(Law::SurvivesWriting, format!("{thing:?}: {error}")))
}
