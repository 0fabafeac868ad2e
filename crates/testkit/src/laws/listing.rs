//! What is listed, what is accepted, and that there is always something.

use tabletop::{Rules, Seat, Turn, luck::Quick};

use crate::{Broken, Law, Moment, law::At};

#[expect(clippy::disallowed_types, reason = "only asked what is in it, never iterated")]
type Listed<'a, A> = std::collections::HashSet<&'a A>;

/// [`Law::ListedIsAccepted`]: listed, judged and decided are the same thing.
///
/// * Everything listed passes `judge` and `decide`, and nothing is listed twice.
/// * Everything that passes is listed, and passes only for the seat to act. Every candidate and
///   some of what is listed is tried by every seat. When the game is over, nothing is listed and
///   nothing passes.
/// * `decide` refuses what `judge` refuses, with the same words, and then nothing happens.
///
/// # Errors
///
/// Returns what was listed and not accepted, or the other way round.
pub fn listed_is_accepted<R: Rules>(moment: &Moment<'_, R>) -> Result<(), Broken> {
    let ensure =
        |holds, detail: &dyn Fn() -> String| moment.ensure(Law::ListedIsAccepted, holds, detail);
    let listed: Listed<'_, R::Action> = moment.legal.iter().collect();
    ensure(listed.len() == moment.legal.len(), &|| format!("listed twice: {:?}", moment.legal))?;
    ensure(moment.acting().is_some() || listed.is_empty(), &|| {
        format!("the game is over, yet the list is {:?}", moment.legal)
    })?;

    let mut events = Vec::new();
    let mut try_out = |seat, action: &R::Action, expected| {
        let (at, state) = (moment.at(), moment.state);
        let verdict = verdict::<R>(at, state, seat, action, moment.luck, &mut events)?;
        ensure(verdict.is_ok() == expected, &|| match &verdict {
            Ok(()) => format!("{seat} is let do {action:?}, which is not listed for it"),
            Err(refusal) => format!("{action:?} is listed for {seat}, but refused: {refusal}"),
        })
    };
    for seat in moment.trial.seats.iter() {
        let acts = moment.acting() == Some(seat);
        for action in moment.candidates {
            try_out(seat, action, acts && listed.contains(action))?;
        }
        if acts {
            moment.legal.iter().try_for_each(|action| try_out(seat, action, true))?;
        } else {
            moment.sample().try_for_each(|action| try_out(seat, action, false))?;
        }
    }
    Ok(())
}

/// [`Law::AlwaysAnAction`]: until the game is over something is listed, and `default_action` is.
///
/// # Errors
///
/// Returns who has nothing to do, or the default that is not listed.
pub fn always_an_action<R: Rules>(moment: &Moment<'_, R>) -> Result<(), Broken> {
    let default = R::default_action(moment.state);
    let (holds, wanted) = match moment.turn {
        Turn::Of(_) => (default.is_some_and(|it| moment.legal.contains(&it)), "a listed action"),
        Turn::Over(_) => (default.is_none(), "none, as the game is over"),
    };
    moment.ensure(Law::AlwaysAnAction, holds, || {
        let (turn, legal) = (moment.turn, moment.legal);
        format!("{turn:?}, listed {legal:?}; the default is {default:?}, should be {wanted}")
    })
}

/// What the judge says of `action`, once `decide` has been seen to say the same.
pub(crate) fn verdict<R: Rules>(
    at: At,
    state: &R::State,
    seat: Seat,
    action: &R::Action,
    luck: &Quick,
    events: &mut Vec<R::Event>,
) -> Result<Result<(), R::Rejection>, Broken> {
    events.clear();
    let judged = R::judge(state, seat, action);
    let decided = R::decide(state, seat, action, &mut luck.clone(), events);
    at.ensure(Law::ListedIsAccepted, judged == decided, || {
        format!("{seat}, {action:?}: judge says {judged:?}, decide says {decided:?}")
    })?;
    at.ensure(Law::ListedIsAccepted, decided.is_ok() || events.is_empty(), || {
        format!("{seat} is refused {action:?}, and yet this happens: {events:?}")
    })?;
    Ok(judged)
}
