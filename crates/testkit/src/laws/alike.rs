//! What a viewer cannot tell apart, it is never told apart.

use serde::Serialize;
use tabletop::{Rules, Seat, Viewer};

use super::{absence::absent, who};
use crate::{Broken, Law, Moment};

/// Of how many actions the news are compared.
const TOLD: usize = 3;

/// [`Law::AlikeIsAlike`] (RM-20): `world` stays alike for `viewer`, whatever is done.
///
/// The true state and `world` look the same to `viewer`. Then in both
///
/// * it is the same one's turn, or the game ended the same way;
/// * the written view is the same, byte for byte;
/// * the viewer itself, trying anything, is let do the same and refused with the same words;
/// * whatever the seat to act does, with the same luck, the viewer is *told* the same. (Compared
///   for a few actions that are legal in both states, others at each step.) So it is if the player
///   to act is absent.
///
/// The last needs care. The unseen cards differ, so the same luck can turn up another card, and if
/// that card comes to lie face up, the viewer is rightly told another thing. What it may see is
/// what its view shows. So: where the news part, the views must part as well, right then or by the
/// end of the action. News that differ while the views stay the same tell a secret. A secret that
/// is dealt away in the same breath is thereby allowed if it was in a view in between.
///
/// The law takes the view's word for what the viewer may know: a view that shows too much has no
/// other state alike to it. That a view shows no more than the rules allow is for a test of the
/// game to say, by giving a `world` with two hidden cards swapped.
///
/// # Errors
///
/// Returns what told the two apart.
pub fn alike_is_alike<R: Rules>(
    moment: &Moment<'_, R>,
    viewer: Viewer,
    world: &R::State,
) -> Result<(), Broken> {
    let ensure = |holds, what: &str, told: &dyn Fn() -> [String; 2]| {
        moment.ensure(Law::AlikeIsAlike, holds, || {
            let [truth, other] = told();
            let who = who(viewer);
            format!("{who} can tell two states apart by {what}:\n{truth}\nand\n{other}")
        })
    };
    let states = [moment.state, world];

    let turns = states.map(R::turn);
    ensure(turns[0] == turns[1], "the turn", &|| turns.map(|turn| format!("{turn:?}")))?;
    let views = states.map(|state| written(&R::view(state, viewer)));
    ensure(views[0] == views[1], "the view", &|| views.clone())?;
    if let Viewer::Seat(seat) = viewer {
        for action in moment.candidates.iter().chain(moment.sample()) {
            let verdicts = states.map(|state| R::judge(state, seat, action));
            ensure(verdicts[0] == verdicts[1], "the judge", &|| {
                [0, 1].map(|n| format!("{action:?}: {:?}", verdicts[n]))
            })?;
        }
    }
    let Some(seat) = moment.acting() else { return Ok(()) };
    let in_both = |action: &&R::Action| R::judge(world, seat, action).is_ok();
    let compare = |what: &dyn Fn() -> String, happens: [Vec<R::Event>; 2]| {
        let news = [0, 1].map(|n| news::<R>(states[n], &happens[n], viewer));
        let Some(parting) = parting(&news[0], &news[1]) else { return Ok(()) };
        let [truth, other] = [0, 1].map(|n| views_after::<R>(states[n], &happens[n], viewer));
        ensure(!same_from(&truth, &other, parting), "the news", &|| {
            [0, 1].map(|n| format!("{}: {}", what(), news[n].join(" ")))
        })
    };
    for action in moment.sample().filter(in_both).take(TOLD) {
        let happens = states.map(|state| happens(moment, state, seat, action));
        compare(&|| format!("{action:?}"), happens)?;
    }
    let happens = states.map(|state| absent(moment, state, seat));
    compare(&|| format!("{seat} is absent"), happens)
}

/// What happens if `seat` does `action` in `state` with the luck of the moment.
fn happens<R: Rules>(
    moment: &Moment<'_, R>,
    state: &R::State,
    seat: Seat,
    action: &R::Action,
) -> Vec<R::Event> {
    let mut events = Vec::new();
    let decided = R::decide(state, seat, action, &mut moment.luck.clone(), &mut events);
    if decided.is_ok() { events } else { Vec::new() }
}

/// What `viewer` is told of `events`, one by one.
fn news<R: Rules>(state: &R::State, events: &[R::Event], viewer: Viewer) -> Vec<String> {
    let mut state = state.clone();
    let tell = |event| {
        let seen = written(&R::seen(&state, event, viewer));
        R::evolve(&mut state, event);
        seen
    };
    events.iter().map(tell).collect()
}

/// What `viewer` sees after each of `events`; never empty.
fn views_after<R: Rules>(state: &R::State, events: &[R::Event], viewer: Viewer) -> Vec<R::View> {
    let mut state = state.clone();
    let mut views = vec![R::view(&state, viewer)];
    for event in events {
        R::evolve(&mut state, event);
        views.push(R::view(&state, viewer));
    }
    views
}

/// Which of two streams of news is the first to differ.
fn parting(truth: &[String], other: &[String]) -> Option<usize> {
    let common = truth.iter().zip(other).take_while(|(truth, other)| truth == other).count();
    (common < truth.len().max(other.len())).then_some(common)
}

/// Whether two lists of views, the first of them before anything happened, are the same from after
/// event `parting` to the end. Where one list is shorter, its last view lasts.
fn same_from<V: PartialEq>(truth: &[V], other: &[V], parting: usize) -> bool {
    let lasting = |views: &[V]| views.len().saturating_sub(1);
    let pad = |views, n: usize| <[V]>::get(views, n.min(lasting(views)));
    let end = truth.len().max(other.len());
    (parting + 1..end).all(|n| pad(truth, n) == pad(other, n))
}

/// The written form; what cannot be written has none, which is for another law to report.
fn written(thing: &impl Serialize) -> String {
    serde_json::to_string(thing).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn news_part_where_they_first_differ() {
        let news = |texts: &[&str]| texts.iter().copied().map(str::to_owned).collect::<Vec<_>>();
        let check = |other: &[&str]| parting(&news(&["a", "b"]), &news(other));
        assert_eq!(check(&["a", "b"]), None);
        assert_eq!(check(&["a", "c"]), Some(1));
        assert_eq!(check(&["b", "b"]), Some(0));
        assert_eq!(check(&["a"]), Some(1));
        assert_eq!(check(&["a", "b", "c"]), Some(2));
    }

    /// Views are numbers here: the first before anything happens, then one after each event.
    #[test]
    fn views_are_compared_from_where_the_news_part() {
        let truth = [1, 2, 3];
        assert!(same_from(&truth, &[1, 2, 3], 0));
        assert!(same_from(&truth, &[1, 9, 3], 1), "they differed only before");
        assert!(!same_from(&truth, &[1, 9, 3], 0), "shown in between");
        assert!(!same_from(&truth, &[1, 2, 9], 0), "shown at the end");
        assert!(same_from(&truth, &[1, 2, 3, 3], 2), "the last view lasts");
        assert!(!same_from(&truth, &[1, 2, 3, 9], 2));
    }
}
