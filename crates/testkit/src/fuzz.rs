//! A whole game driven by arbitrary bytes.

use tabletop::{Rules, Turn, luck::Quick};

use crate::{Broken, Law, Trial, law::At, laws, moment::aside};

/// Plays as `bytes` say, the way a hostile client would: the fuzz target of every game.
///
/// Eight bytes are the seed; then every two are a move, either a listed action or a candidate tried
/// by any seat. Whatever they are, nothing panics, a refusal changes nothing, and what is accepted
/// is what is listed for the seat to act.
///
/// # Errors
///
/// Returns [`Law::ListedIsAccepted`], or [`Law::EveryGameEnds`] if the trial's longest is exceeded.
pub fn fuzz_decide<R: Rules>(trial: &Trial<R>, bytes: &[u8]) -> Result<(), Broken> {
    let (seed, moves) = bytes.split_at(bytes.len().min(8));
    let seed = seed.iter().fold(0, |seed, &byte| seed << 8 | u64::from(byte));
    let mut at = At { seed, step: 0 };
    let deal = R::deal(&trial.config, trial.seats, &mut Quick::new(seed));
    let mut state = R::begin(&trial.config, &deal);
    let (mut legal, mut candidates, mut events) = (Vec::new(), Vec::new(), Vec::new());

    for number in moves.chunks_exact(2).map(number) {
        // What was legal before is worth trying after: `candidates` starts with it.
        candidates.clear();
        candidates.append(&mut legal);
        R::legal_actions(&state, &mut legal);
        (trial.candidates)(&state, &mut aside(at, u8::MAX), &mut candidates);

        let turn = R::turn(&state);
        let (kind, n) = (number % 4, number / 4);
        let (seat, action) = if let (1.., Turn::Of(seat)) = (kind, turn) {
            (seat, nth(&legal, n))
        } else {
            let n_seats = trial.seats.count();
            let seat = trial.seats.iter().nth(n % n_seats).unwrap_or(trial.seats.first());
            (seat, nth(&candidates, n / n_seats))
        };
        let Some(action) = action else { continue };
        let before = state.clone();
        let verdict = laws::verdict::<R>(at, &state, seat, &action, &aside(at, 0), &mut events)?;
        let listed = turn == Turn::Of(seat) && legal.contains(&action);
        at.ensure(Law::ListedIsAccepted, verdict.is_ok() == listed, || {
            format!("{turn:?}; {seat}, {action:?}: {verdict:?}, listed {legal:?}")
        })?;
        at.ensure(Law::ListedIsAccepted, state == before, || {
            format!("asking changed the state\n{before:?}\nto\n{state:?}")
        })?;
        if verdict.is_err() {
            continue;
        }
        for event in &events {
            R::evolve(&mut state, event);
        }
        at.step += 1;
        at.ensure(Law::EveryGameEnds, at.step <= trial.longest, || {
            format!("it should be over after {} decisions", trial.longest)
        })?;
    }
    Ok(())
}

fn number(bytes: &[u8]) -> usize {
    bytes.iter().fold(0, |number, &byte| number << 8 | usize::from(byte))
}

fn nth<A: Copy>(actions: &[A], n: usize) -> Option<A> {
    actions.get(n.checked_rem(actions.len())?).copied()
}
