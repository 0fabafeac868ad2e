//! Determinized states, as the viewer sees them.

use tabletop::{Rules, Viewer};

use super::who;
use crate::{Law, LawInput, Violation};

/// [`Law::DeterminizationMatchesView`]: `world` gives `viewer` the same view as the true state.
///
/// # Errors
///
/// Returns a violation with both views if they differ.
pub fn determinization_matches_view<R: Rules>(
    input: &LawInput<'_, R>,
    viewer: Viewer,
    world: &R::State,
) -> Result<(), Violation> {
    let (truth, determinized) = (R::view(input.state, viewer), R::view(world, viewer));
    input.ensure(Law::DeterminizationMatchesView, truth == determinized, || {
        let who = who(viewer);
        format!("{who} sees\n{truth:?}\nbut in a state determinized from that\n{determinized:?}")
    })
}

/// [`Law::LegalFromView`]: if `viewer` is to act, `world` has the same legal actions in the same order.
///
/// It also has the same default action. Otherwise the buttons on the screen, or what the game does
/// for an absent player, would reveal hidden information, and a search in determinized states would
/// choose from another list than the real one.
///
/// # Errors
///
/// Returns a violation with both lists, or both default actions, if they differ.
pub fn legal_from_view<R: Rules>(
    input: &LawInput<'_, R>,
    viewer: Viewer,
    world: &R::State,
) -> Result<(), Violation> {
    if !input.acting().is_some_and(|seat| viewer.is(seat)) {
        return Ok(());
    }
    let mut legal = Vec::new();
    R::legal_actions(world, &mut legal);
    input.ensure(Law::LegalFromView, legal == input.legal, || {
        let (who, listed) = (who(viewer), input.legal);
        format!("legal for {who}\n{listed:?}\nbut in a state with the same view\n{legal:?}")
    })?;
    let defaults = [input.state, world].map(R::default_action);
    input.ensure(Law::LegalFromView, defaults[0] == defaults[1], || {
        format!(
            "the default actions in two states that {} cannot distinguish: {defaults:?}",
            who(viewer)
        )
    })
}
