//! Imagined states, as the viewer they were imagined for sees them.

use tabletop::{Rules, Viewer};

use super::who;
use crate::{Broken, Law, Moment};

/// [`Law::ViewOfImagined`]: to `viewer`, `world` looks as the true state does.
///
/// # Errors
///
/// Returns both views.
pub fn view_of_imagined<R: Rules>(
    moment: &Moment<'_, R>,
    viewer: Viewer,
    world: &R::State,
) -> Result<(), Broken> {
    let (truth, imagined) = (R::view(moment.state, viewer), R::view(world, viewer));
    moment.ensure(Law::ViewOfImagined, truth == imagined, || {
        let who = who(viewer);
        format!("{who} sees\n{truth:?}\nbut in what was imagined from that\n{imagined:?}")
    })
}

/// [`Law::LegalFromView`]: if `viewer` is to act, the same is listed in `world`, in the same order.
///
/// And an absent player would do the same. Otherwise the row of buttons on the screen, or what is
/// done for somebody who is away, would tell what nobody may know; and a bot that thinks in
/// imagined states would choose from another list than the one it is asked about.
///
/// # Errors
///
/// Returns both lists, or both defaults.
pub fn legal_from_view<R: Rules>(
    moment: &Moment<'_, R>,
    viewer: Viewer,
    world: &R::State,
) -> Result<(), Broken> {
    if !moment.acting().is_some_and(|seat| viewer.is(seat)) {
        return Ok(());
    }
    let mut legal = Vec::new();
    R::legal_actions(world, &mut legal);
    moment.ensure(Law::LegalFromView, legal == moment.legal, || {
        let (who, listed) = (who(viewer), moment.legal);
        format!("{who} may do\n{listed:?}\nbut in a state that looks the same\n{legal:?}")
    })?;
    let defaults = [moment.state, world].map(R::default_action);
    moment.ensure(Law::LegalFromView, defaults[0] == defaults[1], || {
        format!("the defaults in two states that {} cannot tell apart: {defaults:?}", who(viewer))
    })
}
