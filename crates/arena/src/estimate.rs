//! Means and how far they can be trusted.

use std::collections::BTreeMap;

use serde::Serialize;

/// A mean, and where the true one lies in 95 of 100 cases.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// Its 95 % interval; `None` if there is too little to say.
    pub interval: Option<Interval>,
}

/// From where to where.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Interval {
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// Independent observations, taken in one by one.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Sample {
    n: u64,
    mean: f64,
    /// The sum of squared distances from the mean (Welford).
    squares: f64,
}

/// A share of things that come in clusters of unequal size, such as "games won among those in
/// which it happened", with clusters for units.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Ratio {
    clusters: u64,
    /// How many things, and what they sum to.
    n: f64,
    sum: f64,
    /// Sums of squares and products over clusters.
    sum_sum: f64,
    sum_n: f64,
    n_n: f64,
}

/// How often each whole number came up.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
#[serde(into = "Vec<(i64, u64)>")]
pub struct Histogram {
    counts: BTreeMap<i64, u64>,
}

/// The 97.5 % quantile of the normal distribution.
const Z: f64 = 1.959_963_985;

impl Estimate {
    /// Half of the interval's width.
    pub fn half(&self) -> Option<f64> {
        self.interval.map(|Interval { low, high }| (high - low) / 2.0)
    }

    /// The estimate of something that cannot leave `from..=to`.
    #[must_use]
    pub fn within(self, from: f64, to: f64) -> Self {
        let interval = self.interval.map(|Interval { low, high }| Interval {
            low: low.clamp(from, to),
            high: high.clamp(from, to),
        });
        Self { interval, ..self }
    }

    /// The estimate of how much more it is than `known`.
    #[must_use]
    pub fn minus(self, known: f64) -> Self {
        let interval = self
            .interval
            .map(|Interval { low, high }| Interval { low: low - known, high: high - known });
        Self { mean: self.mean - known, interval }
    }

    fn around(mean: f64, half: Option<f64>) -> Self {
        let interval = half.map(|half| Interval { low: mean - half, high: mean + half });
        Self { mean, interval }
    }
}

impl Interval {
    /// Whether `value` lies in it.
    pub fn contains(&self, value: f64) -> bool {
        self.low <= value && value <= self.high
    }
}

impl Sample {
    /// Takes one more.
    pub fn add(&mut self, value: f64) {
        self.n += 1;
        let distance = value - self.mean;
        self.mean += distance / real(self.n);
        self.squares += distance * (value - self.mean);
    }

    /// How many there are.
    pub const fn len(&self) -> u64 {
        self.n
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.n == 0
    }

    /// Their mean; 0 if there are none.
    pub const fn mean(&self) -> f64 {
        self.mean
    }

    /// The sum of their squared distances from the mean.
    pub const fn squares(&self) -> f64 {
        self.squares
    }

    /// The unbiased estimate of their variance; `None` for fewer than two.
    pub fn variance(&self) -> Option<f64> {
        (2 <= self.n).then(|| self.squares / real(self.n - 1))
    }

    /// Their mean with its interval by Student's t.
    pub fn estimate(&self) -> Estimate {
        let half = self
            .variance()
            .map(|variance| t_quantile(self.n - 1) * (variance / real(self.n)).sqrt());
        Estimate::around(self.mean, half)
    }

    /// As [`estimate`](Self::estimate), for shares of victories that lie in `0..=most`.
    ///
    /// Where all were lost or all won, the rule of three says what may have been missed: without it
    /// ten victories in ten games would look like certainty.
    pub fn share(&self, most: f64) -> Estimate {
        let estimate = self.estimate();
        let is_spread = 0.0 < self.squares;
        let missed = (3.0 / real(self.n.max(1))).min(1.0) * most;
        let interval = if is_spread {
            estimate.interval
        } else if self.mean <= 0.0 {
            Some(Interval { low: 0.0, high: missed })
        } else if most <= self.mean {
            Some(Interval { low: most - missed, high: most })
        } else {
            // The same bot on all sides shares evenly for ever; others only for a while.
            estimate.interval.filter(|_| 10 <= self.n)
        };
        Estimate { interval, ..estimate }.within(0.0, most)
    }
}

impl Ratio {
    /// Takes one more cluster: `n` things that sum to `sum`.
    pub fn add(&mut self, n: f64, sum: f64) {
        self.clusters += 1;
        self.n += n;
        self.sum += sum;
        self.sum_sum += sum * sum;
        self.sum_n += sum * n;
        self.n_n += n * n;
    }

    /// How many things there are.
    pub const fn len(&self) -> f64 {
        self.n
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.n <= 0.0
    }

    /// The share with its interval: the variance of a ratio, linearised, over clusters.
    pub fn estimate(&self) -> Estimate {
        if self.is_empty() {
            return Estimate::around(0.0, None);
        }
        let ratio = self.sum / self.n;
        let squares = self.sum_sum - 2.0 * ratio * self.sum_n + ratio * ratio * self.n_n;
        let half = (2 <= self.clusters).then(|| {
            let correction = real(self.clusters) / real(self.clusters - 1);
            t_quantile(self.clusters - 1) * (correction * squares.max(0.0)).sqrt() / self.n
        });
        Estimate::around(ratio, half)
    }
}

impl Histogram {
    /// Takes one more.
    pub fn add(&mut self, value: i64) {
        *self.counts.entry(value).or_default() += 1;
    }

    /// Every number that came up, in ascending order, and how often.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (i64, u64)> + Clone {
        self.counts.iter().map(|(&value, &count)| (value, count))
    }

    /// How many were taken.
    pub fn len(&self) -> u64 {
        self.counts.values().sum()
    }

    /// Whether none was.
    pub fn is_empty(&self) -> bool {
        self.counts.is_empty()
    }

    /// The smallest number that at least this share of all does not exceed.
    pub fn quantile(&self, share: f64) -> Option<i64> {
        let wanted = share * real(self.len());
        let mut so_far = 0;
        self.iter().find_map(|(value, count)| {
            so_far += count;
            (wanted <= real(so_far)).then_some(value)
        })
    }
}

impl From<Histogram> for Vec<(i64, u64)> {
    fn from(histogram: Histogram) -> Self {
        histogram.counts.into_iter().collect()
    }
}

/// The 97.5 % quantile of Student's t, by the expansion of Cornish and Fisher around the normal.
///
/// Right to two digits from four degrees of freedom on; with fewer it is too small, and nobody
/// should draw conclusions from three deals anyway.
pub(crate) fn t_quantile(freedom: u64) -> f64 {
    let v = real(freedom);
    let (z3, z5, z7) = (Z.powi(3), Z.powi(5), Z.powi(7));
    Z + (z3 + Z) / (4.0 * v)
        + (5.0 * z5 + 16.0 * z3 + 3.0 * Z) / (96.0 * v.powi(2))
        + (3.0 * z7 + 19.0 * z5 + 17.0 * z3 - 15.0 * Z) / (384.0 * v.powi(3))
}

#[expect(clippy::cast_precision_loss, reason = "nobody plays 2^52 games")]
pub(crate) fn real(count: u64) -> f64 {
    count as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check_close(actual: f64, expected: f64, digits: f64) {
        assert!((actual - expected).abs() < digits, "{actual} is not {expected}");
    }

    fn sample(values: &[f64]) -> Sample {
        let mut sample = Sample::default();
        for &value in values {
            sample.add(value);
        }
        sample
    }

    /// From a printed table of Student's t.
    #[test]
    fn students_t_is_as_in_the_tables() {
        for (freedom, expected) in [(4, 2.776), (9, 2.262), (30, 2.042), (100, 1.984)] {
            check_close(t_quantile(freedom), expected, 0.01);
        }
        check_close(t_quantile(1_000_000), 1.960, 0.001);
    }

    /// Mean 3, variance 2.5, standard error 0.7071, t with four degrees of freedom 2.776.
    #[test]
    fn a_mean_has_an_interval() {
        let estimate = sample(&[1.0, 2.0, 3.0, 4.0, 5.0]).estimate();
        check_close(estimate.mean, 3.0, 1e-12);
        check_close(estimate.half().unwrap(), 2.776 * 0.5_f64.sqrt(), 0.005);
        assert_eq!(sample(&[1.0]).estimate().interval, None);
    }

    #[test]
    fn winning_always_is_not_certainty() {
        let always = sample(&[1.0; 30]).share(1.0);
        assert_eq!(always.interval, Some(Interval { low: 0.9, high: 1.0 }));
        let never = sample(&[0.0; 30]).share(1.0);
        assert_eq!(never.interval, Some(Interval { low: 0.0, high: 0.1 }));
        let shared = sample(&[0.25; 30]).share(1.0);
        assert_eq!(shared.half(), Some(0.0)); // Four times the same bot: nothing to estimate.
        assert_eq!(sample(&[0.75; 3]).share(1.0).interval, None); // Three deals say little.
    }

    #[test]
    fn no_share_leaves_what_is_possible() {
        let interval = sample(&[1.0, 1.0, 0.0]).share(1.0).interval.unwrap();
        assert_eq!((interval.low, interval.high), (0.0, 1.0));
    }

    /// Clusters of one thing each are a plain sample.
    #[test]
    fn a_ratio_of_single_things_is_their_mean() {
        let values = [1.0, 0.0, 1.0, 1.0, 0.0];
        let mut ratio = Ratio::default();
        for value in values {
            ratio.add(1.0, value);
        }
        let (ratio, plain) = (ratio.estimate(), sample(&values).estimate());
        check_close(ratio.mean, 0.6, 1e-12);
        check_close(ratio.half().unwrap(), plain.half().unwrap(), 1e-12);
    }

    /// The same cluster over and over says no more than its share, with no doubt left.
    #[test]
    fn clusters_are_what_varies() {
        let mut ratio = Ratio::default();
        (0..10).for_each(|_| ratio.add(4.0, 1.0));
        check_close(ratio.estimate().mean, 0.25, 1e-12);
        check_close(ratio.estimate().half().unwrap(), 0.0, 1e-6);
    }

    #[test]
    fn a_histogram_knows_its_quantiles() {
        let mut histogram = Histogram::default();
        for value in [5, -1, 2, 2] {
            histogram.add(value);
        }
        assert_eq!(histogram.iter().collect::<Vec<_>>(), [(-1, 1), (2, 2), (5, 1)]);
        assert_eq!(histogram.quantile(0.5), Some(2));
        assert_eq!(histogram.quantile(1.0), Some(5));
        assert_eq!(Histogram::default().quantile(0.5), None);
    }
}
