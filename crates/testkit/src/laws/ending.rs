//! That games end, and how.

use tabletop::{Rules, SeatSet, Turn};

use crate::{Broken, Law, Moment};

/// [`Law::EveryGameEnds`]: the game is over by the time the trial says.
///
/// # Errors
///
/// Returns how long it has gone on.
pub fn every_game_ends<R: Rules>(moment: &Moment<'_, R>) -> Result<(), Broken> {
    let longest = moment.trial.longest;
    let in_time = match moment.turn {
        Turn::Of(_) => moment.step < longest,
        Turn::Over(_) => moment.step <= longest,
    };
    moment.ensure(Law::EveryGameEnds, in_time, || {
        format!("{:?} after {} decisions, of at most {longest}", moment.turn, moment.step)
    })
}

/// [`Law::OutcomeAsRuled`]: there are winners, scores for everybody, and the trial agrees.
///
/// # Errors
///
/// Returns the outcome and what is wrong with it.
pub fn outcome_as_ruled<R: Rules>(moment: &Moment<'_, R>) -> Result<(), Broken> {
    let Turn::Over(outcome) = moment.turn else { return Ok(()) };
    let trial = moment.trial;
    let table = SeatSet::all(trial.seats);
    let demands = [
        ("has no score for each seat", outcome.scores.seats() == trial.seats),
        ("has no winner", !outcome.winners.is_empty()),
        ("has a winner from elsewhere", outcome.winners.iter().all(|seat| table.contains(seat))),
        ("is not what the rules allow", (trial.outcome)(&trial.config, &outcome)),
    ];
    for (fault, holds) in demands {
        moment.ensure(Law::OutcomeAsRuled, holds, || {
            let written = serde_json::to_string(&outcome).unwrap_or_default();
            format!("{written} {fault}")
        })?;
    }
    Ok(())
}
