//! A stored game comes out as it was played.

use tabletop::{Rules, Wire};

use crate::{Broken, Law, Moment, law::At};

/// [`Law::ReplayIsLive`]: config, deal and events, written and read, come to the live state.
///
/// # Errors
///
/// Returns both states.
pub fn replay_is_live<R: Rules>(moment: &Moment<'_, R>) -> Result<(), Broken> {
    replayed::<R>(moment.at(), &moment.trial.config, moment.deal, moment.events, moment.state)
}

/// Replays a game from its written form and compares the end with `live`.
pub(super) fn replayed<R: Rules>(
    at: At,
    config: &R::Config,
    deal: &R::Deal,
    events: &[R::Event],
    live: &R::State,
) -> Result<(), Broken> {
    let mut replayed = R::begin(&reread(at, config)?, &reread(at, deal)?);
    for event in events {
        R::evolve(&mut replayed, &reread(at, event)?);
    }
    at.ensure(Law::ReplayIsLive, replayed == *live, || {
        format!("played to\n{live:?}\nbut replayed to\n{replayed:?}")
    })
}

/// `thing`, written down and read back.
fn reread<T: Wire>(at: At, thing: &T) -> Result<T, Broken> {
    serde_json::to_string(thing)
        .and_then(|text| serde_json::from_str(&text))
        .map_err(|error| at.broken(Law::SurvivesWriting, format!("{thing:?}: {error}")))
}
