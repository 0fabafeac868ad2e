//! Means with 95 % confidence intervals.

use std::collections::BTreeMap;

use serde::Serialize;

/// A mean with its 95 % confidence interval.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Estimate {
    pub mean: f64,
    /// `None` if there are too few observations.
    pub interval: Option<Interval>,
}

/// A confidence interval.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Interval {
    pub low: f64,
    pub high: f64,
}

/// Independent observations, summarised by Welford's algorithm.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Sample {
    n: u64,
    mean: f64,
    /// Sum of squared deviations from the mean.
    sum_of_squares: f64,
}

/// Ratio estimator over clusters of unequal size, such as the win rate of the seats with a certain
/// card, where each deal is a cluster.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Ratio {
    clusters: u64,
    /// Number of observations in all clusters, and the sum of their values.
    n: f64,
    sum: f64,
    /// Sums of squares and products over the clusters.
    sum_sum: f64,
    sum_n: f64,
    n_n: f64,
}

/// Counts of integer values.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
#[serde(into = "Vec<(i64, u64)>")]
pub struct Histogram {
    counts: BTreeMap<i64, u64>,
}

/// The 97.5 % quantile of the normal distribution.
const Z: f64 = 1.959_963_985;

impl Estimate {
    /// Half of the interval's width.
    pub fn half_width(&self) -> Option<f64> {
        self.interval.map(|Interval { low, high }| (high - low) / 2.0)
    }

    /// Clamps the interval to `from..=to`, the possible range of the value.
    #[must_use]
    pub fn within(self, from: f64, to: f64) -> Self {
        let interval = self.interval.map(|Interval { low, high }| Interval {
            low: low.clamp(from, to),
            high: high.clamp(from, to),
        });
        Self { interval, ..self }
    }

    /// Shifts mean and interval down by `known`.
    #[must_use]
    pub fn minus(self, known: f64) -> Self {
        let interval = self
            .interval
            .map(|Interval { low, high }| Interval { low: low - known, high: high - known });
        Self { mean: self.mean - known, interval }
    }

    fn around(mean: f64, half_width: Option<f64>) -> Self {
        let interval = half_width
            .map(|half_width| Interval { low: mean - half_width, high: mean + half_width });
        Self { mean, interval }
    }
}

impl Interval {
    pub fn contains(&self, value: f64) -> bool {
        self.low <= value && value <= self.high
    }
}

impl Sample {
    /// Adds an observation.
    pub fn add(&mut self, value: f64) {
        self.n += 1;
        let distance = value - self.mean;
        self.mean += distance / to_f64(self.n);
        self.sum_of_squares += distance * (value - self.mean);
    }

    pub const fn len(&self) -> u64 {
        self.n
    }

    pub const fn is_empty(&self) -> bool {
        self.n == 0
    }

    /// Mean; 0 without observations.
    pub const fn mean(&self) -> f64 {
        self.mean
    }

    /// Sum of squared deviations from the mean.
    pub const fn sum_of_squares(&self) -> f64 {
        self.sum_of_squares
    }

    /// Unbiased sample variance; `None` for fewer than two observations.
    pub fn variance(&self) -> Option<f64> {
        (2 <= self.n).then(|| self.sum_of_squares / to_f64(self.n - 1))
    }

    /// Mean with its interval by Student's t.
    pub fn estimate(&self) -> Estimate {
        let half_width = self
            .variance()
            .map(|variance| t_quantile(self.n - 1) * (variance / to_f64(self.n)).sqrt());
        Estimate::around(self.mean, half_width)
    }

    /// Like [`estimate`](Self::estimate), for win rates in `0..=max`.
    ///
    /// If all observations are 0 or all are `max`, the interval is given by the rule of three.
    /// Otherwise ten wins in ten games would have an interval of width 0.
    pub fn win_rate(&self, max: f64) -> Estimate {
        let estimate = self.estimate();
        let is_spread = 0.0 < self.sum_of_squares;
        let missed = (3.0 / to_f64(self.n.max(1))).min(1.0) * max;
        let interval = if is_spread {
            estimate.interval
        } else if self.mean <= 0.0 {
            Some(Interval { low: 0.0, high: missed })
        } else if max <= self.mean {
            Some(Interval { low: max - missed, high: max })
        } else {
            // Equal bots always share evenly. Other bots may do so in a few deals.
            estimate.interval.filter(|_| 10 <= self.n)
        };
        Estimate { interval, ..estimate }.within(0.0, max)
    }
}

impl Ratio {
    /// Adds a cluster of `n` observations with the given sum.
    pub fn add(&mut self, n: f64, sum: f64) {
        self.clusters += 1;
        self.n += n;
        self.sum += sum;
        self.sum_sum += sum * sum;
        self.sum_n += sum * n;
        self.n_n += n * n;
    }

    /// Number of observations in all clusters.
    pub const fn len(&self) -> f64 {
        self.n
    }

    pub fn is_empty(&self) -> bool {
        self.n <= 0.0
    }

    /// Ratio with its interval, by the linearised variance over clusters.
    pub fn estimate(&self) -> Estimate {
        if self.is_empty() {
            return Estimate::around(0.0, None);
        }
        let ratio = self.sum / self.n;
        let sum_of_squares = self.sum_sum - 2.0 * ratio * self.sum_n + ratio * ratio * self.n_n;
        let half_width = (2 <= self.clusters).then(|| {
            let correction = to_f64(self.clusters) / to_f64(self.clusters - 1);
            t_quantile(self.clusters - 1) * (correction * sum_of_squares.max(0.0)).sqrt() / self.n
        });
        Estimate::around(ratio, half_width)
    }
}

impl Histogram {
    pub fn add(&mut self, value: i64) {
        *self.counts.entry(value).or_default() += 1;
    }

    /// Values in ascending order, with their counts.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (i64, u64)> + Clone {
        self.counts.iter().map(|(&value, &count)| (value, count))
    }

    /// Number of observations.
    pub fn len(&self) -> u64 {
        self.counts.values().sum()
    }

    pub fn is_empty(&self) -> bool {
        self.counts.is_empty()
    }

    /// Smallest value that at least this share of the observations does not exceed.
    pub fn quantile(&self, share: f64) -> Option<i64> {
        let wanted = share * to_f64(self.len());
        let mut so_far = 0;
        self.iter().find_map(|(value, count)| {
            so_far += count;
            (wanted <= to_f64(so_far)).then_some(value)
        })
    }
}

impl From<Histogram> for Vec<(i64, u64)> {
    fn from(histogram: Histogram) -> Self {
        histogram.counts.into_iter().collect()
    }
}

/// The 97.5 % quantile of Student's t, by the Cornish-Fisher expansion around the normal.
///
/// Accurate to two digits from four degrees of freedom on, and too small below.
pub(crate) fn t_quantile(freedom: u64) -> f64 {
    let v = to_f64(freedom);
    let (z3, z5, z7) = (Z.powi(3), Z.powi(5), Z.powi(7));
    Z + (z3 + Z) / (4.0 * v)
        + (5.0 * z5 + 16.0 * z3 + 3.0 * Z) / (96.0 * v.powi(2))
        + (3.0 * z7 + 19.0 * z5 + 17.0 * z3 - 15.0 * Z) / (384.0 * v.powi(3))
}

#[expect(clippy::cast_precision_loss, reason = "counts stay far below 2^52")]
pub(crate) fn to_f64(count: u64) -> f64 {
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

    /// Values of a printed table.
    #[test]
    fn students_t_matches_the_tables() {
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
        check_close(estimate.half_width().unwrap(), 2.776 * 0.5_f64.sqrt(), 0.005);
        assert_eq!(sample(&[1.0]).estimate().interval, None);
    }

    #[test]
    fn an_unbroken_series_of_wins_still_has_an_interval() {
        let always = sample(&[1.0; 30]).win_rate(1.0);
        assert_eq!(always.interval, Some(Interval { low: 0.9, high: 1.0 }));
        let never = sample(&[0.0; 30]).win_rate(1.0);
        assert_eq!(never.interval, Some(Interval { low: 0.0, high: 0.1 }));
        let shared = sample(&[0.25; 30]).win_rate(1.0);
        assert_eq!(shared.half_width(), Some(0.0)); // Four copies of one bot.
        assert_eq!(sample(&[0.75; 3]).win_rate(1.0).interval, None); // Too few deals.
    }

    #[test]
    fn the_interval_of_a_win_rate_is_clamped() {
        let interval = sample(&[1.0, 1.0, 0.0]).win_rate(1.0).interval.unwrap();
        assert_eq!((interval.low, interval.high), (0.0, 1.0));
    }

    #[test]
    fn a_ratio_of_clusters_of_one_is_their_mean() {
        let values = [1.0, 0.0, 1.0, 1.0, 0.0];
        let mut ratio = Ratio::default();
        for value in values {
            ratio.add(1.0, value);
        }
        let (ratio, plain) = (ratio.estimate(), sample(&values).estimate());
        check_close(ratio.mean, 0.6, 1e-12);
        check_close(ratio.half_width().unwrap(), plain.half_width().unwrap(), 1e-12);
    }

    #[test]
    fn equal_clusters_have_an_interval_of_width_zero() {
        let mut ratio = Ratio::default();
        (0..10).for_each(|_| ratio.add(4.0, 1.0));
        check_close(ratio.estimate().mean, 0.25, 1e-12);
        check_close(ratio.estimate().half_width().unwrap(), 0.0, 1e-6);
    }

    #[test]
    fn a_histogram_has_quantiles() {
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
