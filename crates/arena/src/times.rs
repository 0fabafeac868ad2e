//! Durations of decisions.

use std::{collections::BTreeMap, time::Duration};

use serde::{Serialize, Serializer, ser::SerializeStruct};

/// Log-scale histogram of durations, with 16 classes per doubling: quantiles are accurate to 4 %.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Times {
    n: u64,
    total: Duration,
    longest: Duration,
    classes: BTreeMap<u16, u64>,
}

const CLASSES_PER_DOUBLING: f64 = 16.0;

impl Times {
    pub fn add(&mut self, time: Duration) {
        self.n += 1;
        self.total += time;
        self.longest = self.longest.max(time);
        *self.classes.entry(class_of(time)).or_default() += 1;
    }

    pub fn extend(&mut self, others: &Self) {
        self.n += others.n;
        self.total += others.total;
        self.longest = self.longest.max(others.longest);
        for (&class, count) in &others.classes {
            *self.classes.entry(class).or_default() += count;
        }
    }

    pub const fn len(&self) -> u64 {
        self.n
    }

    pub const fn is_empty(&self) -> bool {
        self.n == 0
    }

    pub const fn total(&self) -> Duration {
        self.total
    }

    pub fn mean(&self) -> Duration {
        let n = u32::try_from(self.n.max(1)).unwrap_or(u32::MAX);
        self.total / n
    }

    pub const fn longest(&self) -> Duration {
        self.longest
    }

    /// Duration that this share of the decisions did not exceed.
    pub fn quantile(&self, share: f64) -> Duration {
        let wanted = share * crate::estimate::to_f64(self.n);
        let mut so_far = 0;
        let class = self.classes.iter().find_map(|(&class, count)| {
            so_far += count;
            (wanted <= crate::estimate::to_f64(so_far)).then_some(class)
        });
        class.map_or(Duration::ZERO, |class| time_of(class).min(self.longest))
    }

    /// The middle and the count of each class that is not empty.
    pub fn classes(&self) -> impl DoubleEndedIterator<Item = (Duration, u64)> + Clone {
        self.classes.iter().map(|(&class, &count)| (time_of(class), count))
    }
}

#[expect(clippy::cast_precision_loss, reason = "a class is much coarser than the rounding")]
#[expect(clippy::cast_sign_loss, reason = "durations are at least 1 ns here")]
fn class_of(time: Duration) -> u16 {
    ((time.as_nanos().max(1) as f64).log2() * CLASSES_PER_DOUBLING) as u16
}

fn time_of(class: u16) -> Duration {
    let nanos = ((f64::from(class) + 0.5) / CLASSES_PER_DOUBLING).exp2();
    Duration::from_secs_f64(nanos / 1e9)
}

/// Serialized in milliseconds.
impl Serialize for Times {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let ms = |time: Duration| time.as_secs_f64() * 1e3;
        let mut fields = serializer.serialize_struct("Times", 5)?;
        fields.serialize_field("decisions", &self.n)?;
        fields.serialize_field("mean-ms", &ms(self.mean()))?;
        fields.serialize_field("p50-ms", &ms(self.quantile(0.5)))?;
        fields.serialize_field("p99-ms", &ms(self.quantile(0.99)))?;
        fields.serialize_field("longest-ms", &ms(self.longest))?;
        fields.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_accurate_to_five_percent() {
        let mut times = Times::default();
        (1..=1000).for_each(|ms| times.add(Duration::from_millis(ms)));
        for (share, expected) in [(0.5, 0.5), (0.99, 0.99), (0.01, 0.01)] {
            let found = times.quantile(share).as_secs_f64();
            assert!((found / expected - 1.0).abs() < 0.05, "{share}: {found}");
        }
        assert_eq!(times.longest(), Duration::from_secs(1));
        assert_eq!(times.mean(), Duration::from_micros(500_500));
    }

    #[test]
    fn without_decisions_all_figures_are_zero() {
        let times = Times::default();
        assert_eq!((times.mean(), times.quantile(0.5)), (Duration::ZERO, Duration::ZERO));
    }

    #[test]
    fn histograms_add_up() {
        let (mut one, mut other) = (Times::default(), Times::default());
        one.add(Duration::from_millis(1));
        other.add(Duration::from_millis(3));
        one.extend(&other);
        assert_eq!((one.len(), one.mean()), (2, Duration::from_millis(2)));
    }
}
