//! The list of legal actions, and the judge.

use tabletop::{Rules, Seat, Turn, luck::Quick};

use crate::{Law, LawInput, Violation, law::At};

#[expect(clippy::disallowed_types, reason = "only looked up in, never iterated")]
type Listed<'a, A> = std::collections::HashSet<&'a A>;

/// [`Law::LegalMatchesJudge`]: `legal_actions`, `judge` and `decide` agree.
///
/// * `judge` and `decide` accept every listed action, and no action is listed twice.
/// * Every accepted action is listed, and only the seat to act may do it. Every seat tries all
///   candidates and some listed actions. When the game is over, nothing is listed or accepted.
/// * `decide` refuses what `judge` refuses, with the same rejection, and then has no events.
///
/// # Errors
///
/// Returns a violation with an action that is listed but not accepted, or accepted but not listed.
pub fn legal_matches_judge<R: Rules>(input: &LawInput<'_, R>) -> Result<(), Violation> {
    let ensure =
        |holds, detail: &dyn Fn() -> String| input.ensure(Law::LegalMatchesJudge, holds, detail);
    let listed: Listed<'_, R::Action> = input.legal.iter().collect();
    ensure(listed.len() == input.legal.len(), &|| format!("listed twice: {:?}", input.legal))?;
    ensure(input.acting().is_some() || listed.is_empty(), &|| {
        format!("the game is over, but the list is {:?}", input.legal)
    })?;

    let mut events = Vec::new();
    let mut try_out = |seat, action: &R::Action, expected| {
        let (at, state) = (input.at(), input.state);
        let verdict = verdict::<R>(at, state, seat, action, input.luck, &mut events)?;
        ensure(verdict.is_ok() == expected, &|| match &verdict {
            Ok(()) => format!("{action:?} is accepted from {seat:?}, but not listed for it"),
            Err(refusal) => format!("{action:?} is listed for {seat:?}, but refused: {refusal}"),
        })
    };
    for seat in input.test.seats.iter() {
        let acts = input.acting() == Some(seat);
        for action in input.candidates {
            try_out(seat, action, acts && listed.contains(action))?;
        }
        if acts {
            input.legal.iter().try_for_each(|action| try_out(seat, action, true))?;
        } else {
            input.sample().try_for_each(|action| try_out(seat, action, false))?;
        }
    }
    Ok(())
}

/// [`Law::AlwaysAnAction`]: until the game is over, `default_action` is one of the listed
/// actions.
///
/// # Errors
///
/// Returns a violation if the seat to act has no action, or the default action is not listed.
pub fn always_an_action<R: Rules>(input: &LawInput<'_, R>) -> Result<(), Violation> {
    let default = R::default_action(input.state);
    let (holds, wanted) = match input.turn {
        Turn::Of(_) => (default.is_some_and(|it| input.legal.contains(&it)), "a listed action"),
        Turn::Over(_) => (default.is_none(), "none, as the game is over"),
    };
    input.ensure(Law::AlwaysAnAction, holds, || {
        let (turn, legal) = (input.turn, input.legal);
        format!("{turn:?}, listed {legal:?}; the default action is {default:?}, expected {wanted}")
    })
}

/// The answer of `judge`, after checking that `decide` gives the same.
pub(crate) fn verdict<R: Rules>(
    at: At,
    state: &R::State,
    seat: Seat,
    action: &R::Action,
    luck: &Quick,
    events: &mut Vec<R::Event>,
) -> Result<Result<(), R::Rejection>, Violation> {
    events.clear();
    let judged = R::judge(state, seat, action);
    let decided = R::decide(state, seat, action, &mut luck.clone(), events);
    at.ensure(Law::LegalMatchesJudge, judged == decided, || {
        format!("{seat:?}, {action:?}: `judge` returns {judged:?}, `decide` {decided:?}")
    })?;
    at.ensure(Law::LegalMatchesJudge, decided.is_ok() || events.is_empty(), || {
        format!("{action:?} of {seat:?} is refused, but has the events {events:?}")
    })?;
    Ok(judged)
}
