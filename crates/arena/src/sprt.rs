//! Stopping as soon as enough is known: the generalised sequential probability ratio test.
//!
//! Two hypotheses about the first player's share of victories are weighed against each other after
//! every unit. The unit's share is taken as normal with the variance seen so far, so the
//! log-likelihood ratio of `n` units with mean `x` is
//! `n·(s1 - s0)·(2x - s0 - s1) / (2·variance)`, as in the tests that chess engines are tuned by.

use serde::Serialize;

use crate::{
    elo,
    estimate::{Sample, real},
};

/// A test of two hypotheses, and how sure it must be.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Sprt {
    /// The first player is no stronger than this.
    pub h0: Hypothesis,
    /// The first player is at least this strong.
    pub h1: Hypothesis,
    /// The chance to accept `h1` though `h0` is true.
    pub alpha: f64,
    /// The chance to accept `h0` though `h1` is true.
    pub beta: f64,
}

/// How strong the first player is.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Hypothesis {
    /// In Elo over the others at the table.
    Elo(f64),
    /// In its share of victories.
    Share(f64),
}

/// What a test has found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// Not enough yet.
    Open,
    /// The first hypothesis: no stronger.
    H0,
    /// The second hypothesis: stronger.
    H1,
}

/// Before so many units the variance is anybody's guess, and nothing is decided.
const FEWEST_UNITS: u64 = 16;

impl Hypothesis {
    /// The share of victories it claims for each of `copies` at a table for `seats`.
    pub fn share(self, seats: usize, copies: usize) -> f64 {
        match self {
            Self::Elo(elo) => elo::to_share(elo, seats, copies),
            Self::Share(share) => share,
        }
    }
}

impl Sprt {
    /// Below the first `h0` is accepted, above the second `h1`.
    pub fn bounds(&self) -> (f64, f64) {
        ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln())
    }

    /// The log-likelihood ratio of two claimed shares, given what was seen.
    ///
    /// One unit with the variance `usual` is imagined besides, so that a run of equal results does
    /// not look like certainty.
    pub fn llr(shares: (f64, f64), units: &Sample, usual: f64) -> f64 {
        let (s0, s1) = shares;
        let n = real(units.len());
        let variance = (units.squares() + usual) / (n + 1.0);
        if variance <= 0.0 {
            return 0.0;
        }
        n * (s1 - s0) * (2.0 * units.mean() - s0 - s1) / (2.0 * variance)
    }

    /// What such a ratio means after so many units.
    pub fn verdict(&self, llr: f64, units: u64) -> Verdict {
        let (lower, upper) = self.bounds();
        if units < FEWEST_UNITS {
            Verdict::Open
        } else if llr <= lower {
            Verdict::H0
        } else if upper <= llr {
            Verdict::H1
        } else {
            Verdict::Open
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SPRT: Sprt =
        Sprt { h0: Hypothesis::Share(0.5), h1: Hypothesis::Share(0.6), alpha: 0.05, beta: 0.05 };

    /// ln(0.95 / 0.05) = 2.944.
    #[test]
    fn the_bounds_follow_from_the_errors() {
        let (lower, upper) = SPRT.bounds();
        assert!((upper - 2.944_439).abs() < 1e-6 && (lower + upper).abs() < 1e-12);
    }

    /// By hand: 1, 1, ½, 1 has mean 0.875 and squares 0.1875; with an imagined unit of variance
    /// 0.0625 the variance is 0.25 / 5 = 0.05, and 4 · 0.1 · (1.75 - 1.1) / (2 · 0.05) = 2.6.
    #[test]
    fn the_ratio_is_as_computed_by_hand() {
        let mut units = Sample::default();
        for unit in [1.0, 1.0, 0.5, 1.0] {
            units.add(unit);
        }
        let llr = Sprt::llr((0.5, 0.6), &units, 0.0625);
        assert!((llr - 2.6).abs() < 1e-9, "{llr}");
        assert_eq!(SPRT.verdict(llr, 100), Verdict::Open);
        units.add(1.0);
        // Mean 0.9, squares 0.2: variance 0.2625 / 6; 5 · 0.1 · 0.7 / 0.0875 = 4.
        let llr = Sprt::llr((0.5, 0.6), &units, 0.0625);
        assert!((llr - 4.0).abs() < 1e-9, "{llr}");
        assert_eq!(SPRT.verdict(llr, 100), Verdict::H1);
        assert_eq!(SPRT.verdict(-4.0, 100), Verdict::H0);
        assert_eq!(SPRT.verdict(llr, 15), Verdict::Open);
    }

    #[test]
    fn a_hypothesis_in_elo_claims_a_share() {
        assert!((Hypothesis::Elo(0.0).share(4, 1) - 0.25).abs() < 1e-12);
        assert!((Hypothesis::Elo(400.0).share(2, 1) - 10.0 / 11.0).abs() < 1e-12);
    }
}
