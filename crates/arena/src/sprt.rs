//! Generalised sequential probability ratio test (GSPRT), as used to test chess engines.
//!
//! The test compares two hypotheses about the first player's win rate after every deal. It treats
//! the win rate of a deal as normally distributed with the variance observed so far. The
//! log-likelihood ratio of `n` deals with mean `x` is then
//! `n·(s1 - s0)·(2x - s0 - s1) / (2·variance)`.

use serde::Serialize;

use crate::{
    elo,
    estimate::{Sample, to_f64},
};

/// Two hypotheses and the error probabilities of the test.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Sprt {
    /// The first player is no stronger than this.
    pub h0: Hypothesis,
    /// The first player is at least this strong.
    pub h1: Hypothesis,
    /// Probability of accepting `h1` if `h0` is true.
    pub alpha: f64,
    /// Probability of accepting `h0` if `h1` is true.
    pub beta: f64,
}

/// A strength of the first player.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
pub enum Hypothesis {
    /// Elo over the other players.
    Elo(f64),
    /// Win rate.
    WinRate(f64),
}

/// Result of the test so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum SprtDecision {
    /// The test is undecided.
    Open,
    /// `h0` is accepted: no stronger.
    H0,
    /// `h1` is accepted: stronger.
    H1,
}

/// The test decides nothing before this many deals, because the variance is not known well enough.
const MIN_DEALS: u64 = 16;

impl Hypothesis {
    /// Win rate of each of `copies` seats of the player at a table of `seats`.
    pub fn win_rate(self, seats: usize, copies: usize) -> f64 {
        match self {
            Self::Elo(elo) => elo::to_win_rate(elo, seats, copies),
            Self::WinRate(win_rate) => win_rate,
        }
    }
}

impl Sprt {
    /// The test accepts `h0` at or below the first bound, and `h1` at or above the second.
    pub fn bounds(&self) -> (f64, f64) {
        ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln())
    }

    /// Log-likelihood ratio of two win rates, given the observed deals.
    ///
    /// The variance estimate includes one pseudo-observation with `prior_variance`, so that a
    /// series of equal results does not have variance 0.
    pub fn llr(win_rates: (f64, f64), deals: &Sample, prior_variance: f64) -> f64 {
        let (s0, s1) = win_rates;
        let n = to_f64(deals.len());
        let variance = (deals.sum_of_squares() + prior_variance) / (n + 1.0);
        if variance <= 0.0 {
            return 0.0;
        }
        n * (s1 - s0) * (2.0 * deals.mean() - s0 - s1) / (2.0 * variance)
    }

    /// Decision at this log-likelihood ratio after `deals` deals.
    pub fn decide(&self, llr: f64, deals: u64) -> SprtDecision {
        let (lower, upper) = self.bounds();
        if deals < MIN_DEALS {
            SprtDecision::Open
        } else if llr <= lower {
            SprtDecision::H0
        } else if upper <= llr {
            SprtDecision::H1
        } else {
            SprtDecision::Open
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SPRT: Sprt = Sprt {
        h0: Hypothesis::WinRate(0.5),
        h1: Hypothesis::WinRate(0.6),
        alpha: 0.05,
        beta: 0.05,
    };

    /// ln(0.95 / 0.05) = 2.944.
    #[test]
    fn the_bounds_follow_from_the_errors() {
        let (lower, upper) = SPRT.bounds();
        assert!((upper - 2.944_439).abs() < 1e-6 && (lower + upper).abs() < 1e-12);
    }

    /// By hand: 1, 1, ½, 1 has mean 0.875 and sum of squares 0.1875; with a pseudo-observation of
    /// 0.0625 the variance is 0.25 / 5 = 0.05, and the ratio 4 · 0.1 · (1.75 - 1.1) / (2 · 0.05) = 2.6.
    #[test]
    fn the_log_likelihood_ratio_matches_a_manual_calculation() {
        let mut deals = Sample::default();
        for deal in [1.0, 1.0, 0.5, 1.0] {
            deals.add(deal);
        }
        let llr = Sprt::llr((0.5, 0.6), &deals, 0.0625);
        assert!((llr - 2.6).abs() < 1e-9, "{llr}");
        assert_eq!(SPRT.decide(llr, 100), SprtDecision::Open);
        deals.add(1.0);
        // Mean 0.9, sum of squares 0.2: variance 0.2625 / 6; 5 · 0.1 · 0.7 / 0.0875 = 4.
        let llr = Sprt::llr((0.5, 0.6), &deals, 0.0625);
        assert!((llr - 4.0).abs() < 1e-9, "{llr}");
        assert_eq!(SPRT.decide(llr, 100), SprtDecision::H1);
        assert_eq!(SPRT.decide(-4.0, 100), SprtDecision::H0);
        assert_eq!(SPRT.decide(llr, 15), SprtDecision::Open);
    }

    #[test]
    fn a_hypothesis_in_elo_has_a_win_rate() {
        assert!((Hypothesis::Elo(0.0).win_rate(4, 1) - 0.25).abs() < 1e-12);
        assert!((Hypothesis::Elo(400.0).win_rate(2, 1) - 10.0 / 11.0).abs() < 1e-12);
    }
}
