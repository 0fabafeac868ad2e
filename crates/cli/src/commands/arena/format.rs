//! Number formats of the reports.

use std::time::Duration;

use ::arena::{EntrantReport, Estimate};

pub(super) fn percent(share: f64) -> String {
    format!("{:.1} %", share * 100.0)
}

/// Formats a number with its sign and a typographic minus.
pub(super) fn signed(number: f64, digits: usize) -> String {
    let text = format!("{number:+.digits$}").replace('-', "−");
    // Zero has no sign.
    let is_nothing = text.chars().all(|char| matches!(char, '+' | '−' | '0' | '.'));
    if is_nothing { text.trim_start_matches(['+', '−']).to_owned() } else { text }
}

/// Formats the interval of a win rate in percent; a dash if there is none.
pub(super) fn share_range(estimate: &Estimate) -> String {
    estimate.interval.map_or_else(
        || "–".to_owned(),
        |range| format!("{:.1} … {:.1}", range.low * 100.0, range.high * 100.0),
    )
}

/// Formats a mean and half of its interval, with signs.
pub(super) fn plus_minus(estimate: &Estimate, digits: usize) -> String {
    let mean = signed(estimate.mean, digits);
    estimate.half_width().map_or(mean.clone(), |half| format!("{mean} ± {half:.digits$}"))
}

/// Formats a difference of win rates in percentage points, with half of its interval.
pub(super) fn points(estimate: &Estimate) -> String {
    let mean = signed(estimate.mean * 100.0, 1);
    estimate.half_width().map_or(mean.clone(), |half| format!("{mean} ± {:.1}", half * 100.0))
}

/// Formats the Elo of a player; a dash if there is none.
pub(super) fn elo(entrant: &EntrantReport) -> String {
    entrant.elo.map_or_else(|| "–".to_owned(), |elo| signed(elo, 0))
}

/// Formats the interval of the Elo.
pub(super) fn elo_range(entrant: &EntrantReport) -> String {
    if entrant.elo_low.is_none() && entrant.elo_high.is_none() {
        return "–".to_owned();
    }
    let end = |elo: Option<f64>, beyond: &str| elo.map_or(beyond.to_owned(), |elo| signed(elo, 0));
    format!("{} … {}", end(entrant.elo_low, "−∞"), end(entrant.elo_high, "+∞"))
}

/// Formats a duration in µs, ms or s, with three digits.
pub(super) fn time(time: Duration) -> String {
    let seconds = time.as_secs_f64();
    let (number, unit) = if seconds < 1e-3 {
        (seconds * 1e6, "µs")
    } else if seconds < 1.0 {
        (seconds * 1e3, "ms")
    } else {
        (seconds, "s")
    };
    let digits = usize::from(number < 100.0) + usize::from(number < 10.0);
    format!("{number:.digits$} {unit}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_their_signs() {
        let said = [(1.25, 1), (-0.04, 1), (-3.0, 0), (0.0, 2)].map(|(it, n)| signed(it, n));
        assert_eq!(said, ["+1.2", "0.0", "−3", "0.00"]);
        assert_eq!(percent(0.4126), "41.3 %");
    }

    #[test]
    fn durations_have_a_suitable_unit() {
        let said = [3_456, 1_234_567, 45_600_000, 999_000_000, 1_500_000_000];
        let said = said.map(|nanos| time(Duration::from_nanos(nanos)));
        assert_eq!(said, ["3.46 µs", "1.23 ms", "45.6 ms", "999 ms", "1.50 s"]);
    }
}
