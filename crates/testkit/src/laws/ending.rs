//! The end of a game and its outcome.

use tabletop::{Rules, SeatSet, Turn};

use crate::{Law, LawInput, Violation};

/// [`Law::EveryGameEnds`]: the game is over after at most `max_decisions`.
///
/// # Errors
///
/// Returns a violation with the number of decisions if there are too many.
pub fn every_game_ends<R: Rules>(input: &LawInput<'_, R>) -> Result<(), Violation> {
    let max_decisions = input.test.max_decisions;
    let in_time = match input.turn {
        Turn::Of(_) => input.step < max_decisions,
        Turn::Over(_) => input.step <= max_decisions,
    };
    input.ensure(Law::EveryGameEnds, in_time, || {
        format!("{:?} after {} decisions, of at most {max_decisions}", input.turn, input.step)
    })
}

/// [`Law::OutcomeIsValid`]: there is a winner and a score for each seat, and
/// [`LawTest::outcome`](crate::LawTest::outcome) accepts the scores.
///
/// # Errors
///
/// Returns a violation with the outcome and the reason if it is invalid.
pub fn outcome_is_valid<R: Rules>(input: &LawInput<'_, R>) -> Result<(), Violation> {
    let Turn::Over(outcome) = input.turn else { return Ok(()) };
    let test = input.test;
    let table = SeatSet::all(test.seats);
    let demands = [
        ("has no score for each seat", outcome.scores.seats() == test.seats),
        ("has no winner", !outcome.winners.is_empty()),
        (
            "has a winner who is not at the table",
            outcome.winners.iter().all(|seat| table.contains(seat)),
        ),
        ("is not what the rules allow", (test.outcome)(&test.config, &outcome)),
    ];
    for (fault, holds) in demands {
        input.ensure(Law::OutcomeIsValid, holds, || {
            let written = serde_json::to_string(&outcome).unwrap_or_default();
            format!("{written} {fault}")
        })?;
    }
    Ok(())
}
