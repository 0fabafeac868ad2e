//! Perft: counting the games of a given length.

use tabletop::{Luck, Rules};

/// Counts the games of exactly `depth` decisions that start in `state`, each with the same luck.
///
/// Named after the chess engines' test. A count that differs from an independent one reveals a wrong
/// list of legal actions.
pub fn perft<R: Rules>(state: &R::State, depth: u32, luck: &(impl Luck + Clone)) -> u64 {
    let mut legal = Vec::new();
    let Some(deeper) = depth.checked_sub(1) else { return 1 };
    R::legal_actions(state, &mut legal);
    if deeper == 0 {
        return legal.len() as u64;
    }
    let after = |action| {
        let (mut state, mut luck) = (state.clone(), luck.clone());
        R::play_unchecked(&mut state, action, &mut luck);
        perft::<R>(&state, deeper, &luck)
    };
    legal.iter().map(after).sum()
}
