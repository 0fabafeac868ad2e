//! The charts of the report.

use ::arena::Estimate;

use super::svg::{Anchor, Drawing, Scale, WIDTH};
use crate::layout;

/// Left end of the scale, after the names.
const LEFT: f64 = 250.0;
/// Right end of the scale, before the numbers.
const RIGHT: f64 = 568.0;
const ROW: f64 = 26.0;
/// Maximum width of a name, in terminal columns.
const MAX_NAME_WIDTH: usize = 34;

/// A row with a value and its interval.
#[derive(Debug, Clone)]
pub(super) struct RangeRow {
    pub(super) name: String,
    pub(super) estimate: Estimate,
    /// Text at the end of the row.
    pub(super) label: String,
    /// CSS class of its colour.
    pub(super) colour: &'static str,
}

/// The axis of a range chart.
#[derive(Debug, Clone)]
pub(super) struct Axis {
    /// Value at which bars start.
    pub(super) base: f64,
    /// A reference value and its name.
    pub(super) mark: Option<(f64, String)>,
    pub(super) unit: ValueUnit,
}

/// Unit of the values.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ValueUnit {
    /// Win rates, in percent.
    Percent,
    /// Differences of win rates, in percentage points with sign.
    Points,
}

/// A histogram.
#[derive(Debug, Clone)]
pub(super) struct Columns {
    /// Name of the player; empty if there is only one histogram.
    pub(super) name: String,
    pub(super) colour: &'static str,
    /// Start, end and count of each bar.
    pub(super) bars: Vec<(f64, f64, u64)>,
}

/// Range chart: values with their intervals, one per row.
pub(super) fn ranges(rows: &[RangeRow], axis: &Axis, label: &str) -> String {
    // A long chart has a scale at the top and at the bottom.
    let is_long = 15 < rows.len();
    let top = if axis.mark.is_some() || is_long { 24.0 } else { 4.0 };
    let mut drawing = Drawing::default();
    let bottom = top + ROW * small(rows.len());
    let scale = scale_for(rows, axis);
    for tick in scale.ticks(5.0) {
        let x = scale.at(tick);
        drawing.line([x, top], [x, bottom], "grid");
        let text = axis.unit.format(tick);
        drawing.text([x, bottom + 16.0], Anchor::Middle, "tick", &text);
        if is_long {
            drawing.text([x, top - 8.0], Anchor::Middle, "tick", &text);
        }
    }
    for (place, row) in rows.iter().enumerate() {
        let y = top + ROW * (small(place) + 0.5);
        let x = scale.at(row.estimate.mean);
        let range = row.estimate.interval;
        // A difference that is not significant is drawn pale.
        let is_clear = range.is_some_and(|range| !range.contains(axis.reference()));
        let colour = if is_clear { row.colour.to_owned() } else { format!("{} pale", row.colour) };
        let tooltip = format!("{}: {}", row.name, row.label);
        drawing.text([LEFT - 10.0, y + 4.5], Anchor::End, "name", &truncated(&row.name));
        drawing.bar([scale.at(axis.base), y - 8.0], [x, y + 8.0], &colour, &tooltip);
        if let Some(range) = range {
            let (low, high) = (scale.at(range.low), scale.at(range.high));
            drawing.line([low, y], [high, y], "range");
            drawing.line([low, y - 4.0], [low, y + 4.0], "range");
            drawing.line([high, y - 4.0], [high, y + 4.0], "range");
        }
        drawing.text([RIGHT + 12.0, y + 4.5], Anchor::Start, "value", &row.label);
    }
    let base = scale.at(axis.base);
    drawing.line([base, top], [base, bottom], "axis");
    if let Some((value, name)) = &axis.mark {
        let x = scale.at(*value);
        drawing.line([x, top - 4.0], [x, bottom], "mark");
        drawing.text([x, top - 9.0], Anchor::Middle, "tick", name);
    }
    drawing.finish(bottom + 26.0, label)
}

/// Histograms on a common scale, one below the other.
pub(super) fn histograms(
    all: &[Columns],
    ticks: &[(f64, String)],
    scale: (f64, f64),
    label: &str,
) -> String {
    const HEIGHT: f64 = 96.0;
    let scale = Scale { low: scale.0, high: scale.1, from: 40.0, to: WIDTH - 20.0 };
    let (mut drawing, gap) = (Drawing::default(), 26.0);
    let bottom = (HEIGHT + gap) * small(all.len());
    for (x, _) in ticks {
        let x = scale.at(*x);
        drawing.line([x, gap - 6.0], [x, bottom], "grid");
    }
    for (place, Columns { name, colour, bars }) in all.iter().enumerate() {
        let floor = (HEIGHT + gap) * small(place + 1);
        let most = bars.iter().map(|bar| bar.2).max().unwrap_or(1).max(1);
        let total: u64 = bars.iter().map(|bar| bar.2).sum();
        for &(from, to, count) in bars.iter().filter(|bar| bar.2 != 0) {
            let height = (HEIGHT * share(count, most)).max(1.0);
            let (left, right) = (scale.at(from), scale.at(to));
            let inset = if 3.0 < right - left { 0.75 } else { 0.0 };
            let tooltip = format!("{:.1} % ({count})", share(count, total) * 100.0);
            drawing.bar([left + inset, floor - height], [right - inset, floor], colour, &tooltip);
        }
        drawing.line([scale.from, floor], [scale.to, floor], "axis");
        drawing.text([scale.from, floor - HEIGHT - 8.0], Anchor::Start, "name", name);
    }
    for (x, name) in ticks {
        drawing.text([scale.at(*x), bottom + 16.0], Anchor::Middle, "tick", name);
    }
    drawing.finish(bottom + 26.0, label)
}

/// Line chart of a curve between two bounds.
pub(super) fn curve(values: &[f64], bounds: (f64, f64), label: &str) -> String {
    let (top, bottom) = (14.0, 230.0);
    let extreme = |pick: fn(f64, f64) -> f64, bound| values.iter().copied().fold(bound, pick);
    let (low, high) = (extreme(f64::min, bounds.0), extreme(f64::max, bounds.1));
    let room = (high - low) * 0.08;
    let y = Scale { low: low - room, high: high + room, from: bottom, to: top };
    let x = Scale { low: 0.0, high: small(values.len()).max(1.0), from: 48.0, to: WIDTH - 20.0 };
    let mut drawing = Drawing::default();
    for tick in y.ticks(5.0) {
        drawing.line([x.from, y.at(tick)], [x.to, y.at(tick)], "grid");
        let text = super::format::signed(tick, 1);
        drawing.text([x.from - 8.0, y.at(tick) + 4.0], Anchor::End, "tick", &text);
    }
    for tick in x.ticks(7.0) {
        let text = format!("{tick:.0}");
        drawing.text([x.at(tick), bottom + 18.0], Anchor::Middle, "tick", &text);
    }
    for bound in [bounds.0, bounds.1] {
        drawing.line([x.from, y.at(bound)], [x.to, y.at(bound)], "mark");
    }
    let points = values.iter().enumerate().map(|(n, llr)| [x.at(small(n + 1)), y.at(*llr)]);
    let start = [x.at(0.0), y.at(0.0)];
    drawing.path(&thinned(std::iter::once(start).chain(points).collect()), "curve");
    drawing.finish(bottom + 28.0, label)
}

impl Axis {
    /// The value that means no difference.
    fn reference(&self) -> f64 {
        self.mark.as_ref().map_or(self.base, |(value, _)| *value)
    }
}

impl ValueUnit {
    fn format(self, value: f64) -> String {
        match self {
            Self::Percent => format!("{:.0} %", value * 100.0),
            Self::Points => super::format::signed(value * 100.0, 0),
        }
    }
}

/// A scale that includes all means, and the intervals as far as they are not too wide.
fn scale_for(rows: &[RangeRow], axis: &Axis) -> Scale {
    let mark = axis.mark.as_ref().map(|(value, _)| *value);
    let means = rows.iter().map(|row| row.estimate.mean).chain([axis.base]).chain(mark);
    let low = means.clone().fold(axis.base, f64::min);
    let high = means.fold(axis.base, f64::max);
    let spread = (high - low).max(0.02);
    let ends = rows.iter().filter_map(|row| row.estimate.interval);
    let lowest = ends.clone().map(|range| range.low.max(low - spread / 2.0)).fold(low, f64::min);
    let highest = ends.map(|range| range.high.min(high + spread / 2.0)).fold(high, f64::max);
    let room = (highest - lowest) * 0.03;
    // If all values are above the base, the scale starts there.
    let low = if axis.base <= lowest { lowest } else { lowest - room };
    let high = (highest + room).max(low + 0.02);
    Scale { low, high, from: LEFT, to: RIGHT }
}

/// Truncates a name to the space before the scale.
fn truncated(name: &str) -> String {
    if layout::width(name) <= MAX_NAME_WIDTH {
        return name.to_owned();
    }
    let mut cut = String::new();
    for char in name.chars() {
        if MAX_NAME_WIDTH < layout::width(&format!("{cut}{char}…")) {
            break;
        }
        cut.push(char);
    }
    cut + "…"
}

/// Reduces a curve to at most a few hundred points.
fn thinned(points: Vec<[f64; 2]>) -> Vec<[f64; 2]> {
    const MAX_POINTS: usize = 700;
    let step = points.len().div_ceil(MAX_POINTS).max(1);
    let last = points.last().copied();
    let mut thinned: Vec<_> = points.into_iter().step_by(step).collect();
    if thinned.last().copied() != last {
        thinned.extend(last);
    }
    thinned
}

fn small(count: usize) -> f64 {
    f64::from(u32::try_from(count).unwrap_or(u32::MAX))
}

#[expect(clippy::cast_precision_loss, reason = "counts stay far below 2^52")]
fn share(count: u64, of: u64) -> f64 {
    count as f64 / (of.max(1)) as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_names_are_truncated_in_any_script() {
        assert_eq!(truncated("short"), "short");
        assert_eq!(truncated(&"字".repeat(40)), format!("{}…", "字".repeat(16)));
        assert_eq!(truncated(&"x".repeat(40)), format!("{}…", "x".repeat(33)));
    }

    #[test]
    fn a_long_curve_keeps_its_end() {
        let points: Vec<_> = (0..5000).map(|n| [f64::from(n), 0.0]).collect();
        let thinned = thinned(points);
        assert!(thinned.len() < 800);
        assert!(thinned.last() == Some(&[4999.0, 0.0]));
    }
}
