//! Counting, to compare with counts made by other means.

use tabletop::{Luck, Rules};

/// How many games of exactly `depth` decisions start in `state`, each branch with the same luck.
///
/// Named after the test of chess engines: a wrong count shows a wrong list of actions, and going
/// deeper shows how much it matters.
pub fn perft<R: Rules>(state: &R::State, depth: u32, luck: &(impl Luck + Clone)) -> u64 {
    let mut legal = Vec::new();
    let Some(deeper) = depth.checked_sub(1) else { return 1 };
    R::legal_actions(state, &mut legal);
    if deeper == 0 {
        return legal.len() as u64;
    }
    let after = |action| {
        let (mut state, mut luck) = (state.clone(), luck.clone());
        R::play(&mut state, action, &mut luck);
        perft::<R>(&state, deeper, &luck)
    };
    legal.iter().map(after).sum()
}
