//! Hidden information stays hidden.

use serde::Serialize;
use tabletop::{Rules, Seat, Viewer};

use super::{absence::absent, who};
use crate::{Law, LawInput, Violation};

/// Number of actions whose events are compared.
const N_ACTIONS: usize = 3;

/// [`Law::NoInformationLeak`] (RM-20): `viewer` cannot distinguish the true state from `world`.
///
/// In both states
///
/// * the turn, or the outcome, is the same;
/// * the serialized view is the same, byte for byte;
/// * `judge` gives the same answer to every action that the viewer tries;
/// * the viewer sees the same events of every action of the seat to act, with the same luck, and of
///   its absence. A few actions that are legal in both states are compared, others at each step.
///
/// The last point has an exception. The unseen cards differ, so the same luck can draw another card,
/// and if that card is then face up, the viewer rightly sees another event. What the viewer may see
/// is what its view shows. So where the seen events differ, the views must differ too, at that
/// event or at a later one of the same action. Seen events that differ while the views stay equal
/// are a leak.
///
/// The law trusts the view: a view that shows too much matches no other state. A test of the game
/// must check that, with a `world` in which two hidden cards are swapped.
///
/// # Errors
///
/// Returns a violation that shows how the viewer can distinguish the states.
pub fn no_information_leak<R: Rules>(
    input: &LawInput<'_, R>,
    viewer: Viewer,
    world: &R::State,
) -> Result<(), Violation> {
    let ensure = |holds, what: &str, shown: &dyn Fn() -> [String; 2]| {
        input.ensure(Law::NoInformationLeak, holds, || {
            let [truth, other] = shown();
            let who = who(viewer);
            format!("{who} can distinguish two states by {what}:\n{truth}\nand\n{other}")
        })
    };
    let states = [input.state, world];

    let turns = states.map(R::turn);
    ensure(turns[0] == turns[1], "the turn", &|| turns.map(|turn| format!("{turn:?}")))?;
    let views = states.map(|state| to_json(&R::view(state, viewer)));
    ensure(views[0] == views[1], "the view", &|| views.clone())?;
    if let Viewer::Seat(seat) = viewer {
        for action in input.candidates.iter().chain(input.sample()) {
            let verdicts = states.map(|state| R::judge(state, seat, action));
            ensure(verdicts[0] == verdicts[1], "the judge", &|| {
                [0, 1].map(|n| format!("{action:?}: {:?}", verdicts[n]))
            })?;
        }
    }
    let Some(seat) = input.acting() else { return Ok(()) };
    let in_both = |action: &&R::Action| R::judge(world, seat, action).is_ok();
    let compare = |what: &dyn Fn() -> String, events: [Vec<R::Event>; 2]| {
        let seen = [0, 1].map(|n| seen::<R>(states[n], &events[n], viewer));
        let Some(start) = first_difference(&seen[0], &seen[1]) else { return Ok(()) };
        let [truth, other] = [0, 1].map(|n| views_after::<R>(states[n], &events[n], viewer));
        ensure(!same_from(&truth, &other, start), "the events", &|| {
            [0, 1].map(|n| format!("{}: {}", what(), seen[n].join(" ")))
        })
    };
    for action in input.sample().filter(in_both).take(N_ACTIONS) {
        let events = states.map(|state| events_of(input, state, seat, action));
        compare(&|| format!("{action:?}"), events)?;
    }
    let events = states.map(|state| absent(input, state, seat));
    compare(&|| format!("{seat:?} is absent"), events)
}

/// The events if `seat` does `action` in `state`, with the luck of `input`.
fn events_of<R: Rules>(
    input: &LawInput<'_, R>,
    state: &R::State,
    seat: Seat,
    action: &R::Action,
) -> Vec<R::Event> {
    let mut events = Vec::new();
    let decided = R::decide(state, seat, action, &mut input.luck.clone(), &mut events);
    if decided.is_ok() { events } else { Vec::new() }
}

/// The `events` as `viewer` sees them, serialized.
fn seen<R: Rules>(state: &R::State, events: &[R::Event], viewer: Viewer) -> Vec<String> {
    let mut state = state.clone();
    let see = |event| {
        let seen = to_json(&R::seen(&state, event, viewer));
        R::evolve(&mut state, event);
        seen
    };
    events.iter().map(see).collect()
}

/// The views of `viewer` before and after each of `events`.
fn views_after<R: Rules>(state: &R::State, events: &[R::Event], viewer: Viewer) -> Vec<R::View> {
    let mut state = state.clone();
    let mut views = vec![R::view(&state, viewer)];
    for event in events {
        R::evolve(&mut state, event);
        views.push(R::view(&state, viewer));
    }
    views
}

/// The index of the first element in which two lists differ.
fn first_difference(truth: &[String], other: &[String]) -> Option<usize> {
    let common = truth.iter().zip(other).take_while(|(truth, other)| truth == other).count();
    (common < truth.len().max(other.len())).then_some(common)
}

/// Whether two results of [`views_after`] are the same from after event `start` to the end.
///
/// The last view of the shorter list stands for those that it lacks.
fn same_from<V: PartialEq>(truth: &[V], other: &[V], start: usize) -> bool {
    let last = |views: &[V]| views.len().saturating_sub(1);
    let pad = |views, n: usize| <[V]>::get(views, n.min(last(views)));
    let end = truth.len().max(other.len());
    (start + 1..end).all(|n| pad(truth, n) == pad(other, n))
}

/// The JSON of a value; empty if it has none, which [`Law::SerdeRoundTrip`] reports.
fn to_json(thing: &impl Serialize) -> String {
    serde_json::to_string(thing).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_difference_is_found() {
        let list = |texts: &[&str]| texts.iter().copied().map(str::to_owned).collect::<Vec<_>>();
        let check = |other: &[&str]| first_difference(&list(&["a", "b"]), &list(other));
        assert_eq!(check(&["a", "b"]), None);
        assert_eq!(check(&["a", "c"]), Some(1));
        assert_eq!(check(&["b", "b"]), Some(0));
        assert_eq!(check(&["a"]), Some(1));
        assert_eq!(check(&["a", "b", "c"]), Some(2));
    }

    /// Views are numbers here: one before the events, then one after each event.
    #[test]
    fn views_are_compared_from_the_first_difference() {
        let truth = [1, 2, 3];
        assert!(same_from(&truth, &[1, 2, 3], 0));
        assert!(same_from(&truth, &[1, 9, 3], 1), "they differed only before");
        assert!(!same_from(&truth, &[1, 9, 3], 0), "shown in between");
        assert!(!same_from(&truth, &[1, 2, 9], 0), "shown at the end");
        assert!(same_from(&truth, &[1, 2, 3, 3], 2), "the last view stands for the missing ones");
        assert!(!same_from(&truth, &[1, 2, 3, 9], 2));
    }
}
