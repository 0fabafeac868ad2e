//! The law about serialization.

use serde_json::Value;
use tabletop::{CodedRefusal, Rules, Viewer, Wire};

use crate::{Law, LawInput, Violation, law::At};

/// [`Law::SerdeRoundTrip`]: values are equal after serialization and deserialization.
///
/// Checks the config and the deal, the next events, also as every viewer sees them, the views of
/// [`LawInput::viewers`], and some legal actions. A refusal is only serialized: it has its code, which
/// is one of `CODES`, and it names a rule.
///
/// # Errors
///
/// Returns a violation with the JSON and the value that was parsed from it if the value differs.
pub fn serde_round_trip<R: Rules>(input: &LawInput<'_, R>) -> Result<(), Violation> {
    let (test, mut state) = (input.test, input.state.clone());
    if input.step == 0 {
        survives(input.at(), &test.config)?;
        survives(input.at(), input.deal)?;
    }
    for action in input.sample() {
        survives(input.at(), action)?;
    }
    for viewer in input.viewers() {
        survives(input.at(), &R::view(&state, viewer))?;
    }
    for event in input.next.iter().flat_map(|next| next.events) {
        survives(input.at(), event)?;
        for viewer in Viewer::all(test.seats) {
            survives(input.at(), &R::seen(&state, event, viewer))?;
        }
        R::evolve(&mut state, event);
    }
    check_refusals(input)
}

/// Checks the refusals of every candidate for the seat to act, and of one for each other seat.
fn check_refusals<R: Rules>(input: &LawInput<'_, R>) -> Result<(), Violation> {
    let acting = input.acting().unwrap_or(input.test.seats.first());
    for seat in input.test.seats.iter() {
        let tries = if seat == acting { usize::MAX } else { 1 };
        for action in input.candidates.iter().take(tries) {
            if let Err(refusal) = R::judge(input.state, seat, action) {
                check_refusal(input, &refusal)?;
            }
        }
    }
    Ok(())
}

fn check_refusal<R: Rules>(
    input: &LawInput<'_, R>,
    refusal: &R::Rejection,
) -> Result<(), Violation> {
    let code = refusal.code();
    let written = serde_json::to_value(refusal).unwrap_or(Value::Null);
    let demands = [
        ("is not serialized with its code", written.get("code") == Some(&Value::from(code))),
        ("has a code that is not in CODES", R::Rejection::CODES.contains(&code)),
        ("names no rule", !refusal.rule().is_empty()),
    ];
    for (fault, holds) in demands {
        input.ensure(Law::SerdeRoundTrip, holds, || {
            format!("the refusal {refusal:?} ('{code}', serialized {written}) {fault}")
        })?;
    }
    Ok(())
}

/// Checks that `thing` is equal after serialization and deserialization.
pub(super) fn survives<T: Wire>(at: At, thing: &T) -> Result<(), Violation> {
    let law = Law::SerdeRoundTrip;
    let not_written = |error| at.violation(law, format!("cannot serialize {thing:?}: {error}"));
    let text = serde_json::to_string(thing).map_err(not_written)?;
    let not_read = |error| at.violation(law, format!("cannot deserialize {text}: {error}"));
    let back: T = serde_json::from_str(&text).map_err(not_read)?;
    at.ensure(law, back == *thing, || {
        format!("{thing:?} is serialized as {text} and read as {back:?}")
    })
}
