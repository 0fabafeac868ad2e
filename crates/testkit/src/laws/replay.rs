//! Replaying a stored game.

use tabletop::{Rules, Wire};

use crate::{Law, LawInput, Violation, law::At};

/// [`Law::ReplayMatchesLive`]: replaying the stored config, deal and events gives the live
/// state.
///
/// # Errors
///
/// Returns a violation with both states if they differ.
pub fn replay_matches_live<R: Rules>(input: &LawInput<'_, R>) -> Result<(), Violation> {
    replayed::<R>(input.at(), &input.test.config, input.deal, input.events, input.state)
}

/// Replays a game from its serialized form and compares the result with `live`.
pub(super) fn replayed<R: Rules>(
    at: At,
    config: &R::Config,
    deal: &R::Deal,
    events: &[R::Event],
    live: &R::State,
) -> Result<(), Violation> {
    let mut replayed = R::begin(&reread(at, config)?, &reread(at, deal)?);
    for event in events {
        R::evolve(&mut replayed, &reread(at, event)?);
    }
    at.ensure(Law::ReplayMatchesLive, replayed == *live, || {
        format!("played to\n{live:?}\nbut replayed to\n{replayed:?}")
    })
}

/// Serializes and deserializes `thing`.
fn reread<T: Wire>(at: At, thing: &T) -> Result<T, Violation> {
    serde_json::to_string(thing)
        .and_then(|text| serde_json::from_str(&text))
        .map_err(|error| at.violation(Law::SerdeRoundTrip, format!("{thing:?}: {error}")))
}
