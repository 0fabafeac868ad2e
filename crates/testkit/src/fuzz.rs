//! Fuzzing: a game driven by arbitrary bytes.

use tabletop::{Rules, Turn, luck::Quick};

use crate::{Law, LawTest, Violation, law::At, law_input::side_luck, laws};

/// Plays the moves that `bytes` encode, as a hostile client could. The fuzz target of every game.
///
/// The first eight bytes are the seed. Every two bytes after them are a move: a legal action of the
/// seat to act, or a candidate of any seat. Checks that a refusal changes nothing and that exactly
/// the legal actions of the seat to act are accepted; a panic is a finding too.
///
/// # Errors
///
/// Returns a violation of [`Law::LegalMatchesJudge`], or of [`Law::EveryGameEnds`] if the game is longer
/// than `max_decisions`.
pub fn fuzz_decide<R: Rules>(test: &LawTest<R>, bytes: &[u8]) -> Result<(), Violation> {
    let (seed, moves) = bytes.split_at(bytes.len().min(8));
    let seed = seed.iter().fold(0, |seed, &byte| seed << 8 | u64::from(byte));
    let mut at = At { seed, step: 0 };
    let deal = R::deal(&test.config, test.seats, &mut Quick::new(seed));
    let mut state = R::begin(&test.config, &deal);
    let (mut legal, mut candidates, mut events) = (Vec::new(), Vec::new(), Vec::new());

    for number in moves.chunks_exact(2).map(number) {
        // `candidates` starts with the actions that were legal before the last move.
        candidates.clear();
        candidates.append(&mut legal);
        R::legal_actions(&state, &mut legal);
        (test.candidates)(&state, &mut side_luck(at, u8::MAX), &mut candidates);

        let turn = R::turn(&state);
        let (kind, n) = (number % 4, number / 4);
        let (seat, action) = if let (1.., Turn::Of(seat)) = (kind, turn) {
            (seat, nth(&legal, n))
        } else {
            let n_seats = test.seats.count();
            let seat = test.seats.iter().nth(n % n_seats).unwrap_or(test.seats.first());
            (seat, nth(&candidates, n / n_seats))
        };
        let Some(action) = action else { continue };
        let before = state.clone();
        let verdict =
            laws::verdict::<R>(at, &state, seat, &action, &side_luck(at, 0), &mut events)?;
        let listed = turn == Turn::Of(seat) && legal.contains(&action);
        at.ensure(Law::LegalMatchesJudge, verdict.is_ok() == listed, || {
            format!("{turn:?}; {seat:?}, {action:?}: {verdict:?}, listed {legal:?}")
        })?;
        at.ensure(Law::LegalMatchesJudge, state == before, || {
            format!("`judge` or `decide` changed the state\n{before:?}\nto\n{state:?}")
        })?;
        if verdict.is_err() {
            continue;
        }
        for event in &events {
            R::evolve(&mut state, event);
        }
        at.step += 1;
        at.ensure(Law::EveryGameEnds, at.step <= test.max_decisions, || {
            format!("it should be over after {} decisions", test.max_decisions)
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
