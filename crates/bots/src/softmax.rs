//! Softmax, which turns scores into priors and totals into win probabilities.

use tabletop::BySeat;

/// Replaces `scores` by softmax weights in proportion to the highest, which becomes 1.
pub(crate) fn softmax(scores: &mut [f32], temperature: f32) {
    let best = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    for score in scores {
        *score = ((*score - best) / temperature).exp();
    }
}

/// Win probabilities of the seats: the softmax of their totals. A lead of `temperature` multiplies
/// the odds by e.
pub(crate) fn win_probabilities(totals: &BySeat<f32>, temperature: f32) -> BySeat<f32> {
    let most = totals.values().copied().fold(f32::NEG_INFINITY, f32::max);
    let odds = totals.map(|total| ((total - most) / temperature).exp());
    let sum: f32 = odds.values().sum();
    odds.map(|odds| odds / sum)
}
