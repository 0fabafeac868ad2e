//! What is written down can be read.

use serde_json::Value;
use tabletop::{Refusal, Rules, Viewer, Wire};

use crate::{Broken, Law, Moment, law::At};

/// [`Law::SurvivesWriting`]: all that has a written form is equal when read back.
///
/// That is the config and the deal; what happens next, also as every viewer may know it; a view of
/// each of the moment's watchers; and some of what is listed. A refusal is only ever written: as an
/// object with its code, which is one of the known codes, and it names a rule.
///
/// # Errors
///
/// Returns what was written and what was read.
pub fn survives_writing<R: Rules>(moment: &Moment<'_, R>) -> Result<(), Broken> {
    let (trial, mut state) = (moment.trial, moment.state.clone());
    if moment.step == 0 {
        survives(moment.at(), &trial.config)?;
        survives(moment.at(), moment.deal)?;
    }
    for action in moment.sample() {
        survives(moment.at(), action)?;
    }
    for viewer in moment.watchers() {
        survives(moment.at(), &R::view(&state, viewer))?;
    }
    for event in moment.next.iter().flat_map(|next| next.happens) {
        survives(moment.at(), event)?;
        for viewer in Viewer::all(trial.seats) {
            survives(moment.at(), &R::seen(&state, event, viewer))?;
        }
        R::evolve(&mut state, event);
    }
    refusals_speak(moment)
}

/// Every candidate is tried by the seat to act; one is enough to hear what others are told.
fn refusals_speak<R: Rules>(moment: &Moment<'_, R>) -> Result<(), Broken> {
    let acting = moment.acting().unwrap_or(moment.trial.seats.first());
    for seat in moment.trial.seats.iter() {
        let tries = if seat == acting { usize::MAX } else { 1 };
        for action in moment.candidates.iter().take(tries) {
            if let Err(refusal) = R::judge(moment.state, seat, action) {
                refusal_speaks(moment, &refusal)?;
            }
        }
    }
    Ok(())
}

fn refusal_speaks<R: Rules>(moment: &Moment<'_, R>, refusal: &R::Rejection) -> Result<(), Broken> {
    let code = refusal.code();
    let written = serde_json::to_value(refusal).unwrap_or(Value::Null);
    let demands = [
        ("is not written with its code", written.get("code") == Some(&Value::from(code))),
        ("has a code that is not in CODES", R::Rejection::CODES.contains(&code)),
        ("names no rule", !refusal.rule().is_empty()),
    ];
    for (fault, holds) in demands {
        moment.ensure(Law::SurvivesWriting, holds, || {
            format!("the refusal {refusal:?} ('{code}', written {written}) {fault}")
        })?;
    }
    Ok(())
}

/// `thing` is equal to itself when it is written down and read back.
pub(super) fn survives<T: Wire>(at: At, thing: &T) -> Result<(), Broken> {
    let law = Law::SurvivesWriting;
    let unwritten = |error| at.broken(law, format!("{thing:?} cannot be written: {error}"));
    let text = serde_json::to_string(thing).map_err(unwritten)?;
    let unread = |error| at.broken(law, format!("{text} cannot be read: {error}"));
    let back: T = serde_json::from_str(&text).map_err(unread)?;
    at.ensure(law, back == *thing, || format!("{thing:?} is written {text}, read {back:?}"))
}
