//! The kinds of chart in the report.

use ::arena::Estimate;

use super::drawing::{Anchor, Drawing, Scale, WIDTH};
use crate::layout;

/// Where names end and the scale begins.
const LEFT: f64 = 250.0;
/// Where the scale ends and the numbers begin.
const RIGHT: f64 = 568.0;
const ROW: f64 = 26.0;
/// Names wider than this, in columns of a terminal, are cut.
const WIDEST_NAME: usize = 34;

/// A value with its range, in a row of its own.
#[derive(Debug, Clone)]
pub(super) struct RangeRow {
    pub(super) name: String,
    pub(super) estimate: Estimate,
    /// What stands at the end of the row.
    pub(super) says: String,
    /// The class of its colour.
    pub(super) colour: &'static str,
}

/// How the rows are drawn.
#[derive(Debug, Clone)]
pub(super) struct Axis {
    /// Where bars begin.
    pub(super) base: f64,
    /// A value to compare with, if there is one, and its name.
    pub(super) mark: Option<(f64, String)>,
    /// How values are written along the scale.
    pub(super) unit: Unit,
}

/// What values are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Unit {
    /// Shares, written in percent.
    Percent,
    /// Differences of shares, written in points of a hundred with their sign.
    Points,
}

/// Bars of a histogram.
#[derive(Debug, Clone)]
pub(super) struct Columns {
    /// Whose they are; empty if there is only one such histogram.
    pub(super) name: String,
    pub(super) colour: &'static str,
    /// From where to where on the scale, and how many.
    pub(super) bars: Vec<(f64, f64, u64)>,
}

/// Values with their ranges, one below the other.
pub(super) fn ranges(rows: &[RangeRow], axis: &Axis, label: &str) -> String {
    // A long chart has its scale at both ends.
    let is_long = 15 < rows.len();
    let top = if axis.mark.is_some() || is_long { 24.0 } else { 4.0 };
    let mut drawing = Drawing::default();
    let bottom = top + ROW * small(rows.len());
    let scale = scale_for(rows, axis);
    for tick in scale.ticks(5.0) {
        let x = scale.at(tick);
        drawing.line([x, top], [x, bottom], "grid");
        let written = axis.unit.written(tick);
        drawing.text([x, bottom + 16.0], Anchor::Middle, "tick", &written);
        if is_long {
            drawing.text([x, top - 8.0], Anchor::Middle, "tick", &written);
        }
    }
    for (place, row) in rows.iter().enumerate() {
        let y = top + ROW * (small(place) + 0.5);
        let x = scale.at(row.estimate.mean);
        let range = row.estimate.interval;
        // What may as well be nothing is drawn pale.
        let is_clear = range.is_some_and(|range| !range.contains(axis.doubt()));
        let colour = if is_clear { row.colour.to_owned() } else { format!("{} pale", row.colour) };
        let says = format!("{}: {}", row.name, row.says);
        drawing.text([LEFT - 10.0, y + 4.5], Anchor::End, "name", &cut(&row.name));
        drawing.bar([scale.at(axis.base), y - 8.0], [x, y + 8.0], &colour, &says);
        if let Some(range) = range {
            let (low, high) = (scale.at(range.low), scale.at(range.high));
            drawing.line([low, y], [high, y], "range");
            drawing.line([low, y - 4.0], [low, y + 4.0], "range");
            drawing.line([high, y - 4.0], [high, y + 4.0], "range");
        }
        drawing.text([RIGHT + 12.0, y + 4.5], Anchor::Start, "value", &row.says);
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

/// Histograms on one scale, one below the other.
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
            let says = format!("{:.1} % ({count})", share(count, total) * 100.0);
            drawing.bar([left + inset, floor - height], [right - inset, floor], colour, &says);
        }
        drawing.line([scale.from, floor], [scale.to, floor], "axis");
        drawing.text([scale.from, floor - HEIGHT - 8.0], Anchor::Start, "name", name);
    }
    for (x, name) in ticks {
        drawing.text([scale.at(*x), bottom + 16.0], Anchor::Middle, "tick", name);
    }
    drawing.finish(bottom + 26.0, label)
}

/// A curve between two bounds.
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
        let written = super::figures::signed(tick, 1);
        drawing.text([x.from - 8.0, y.at(tick) + 4.0], Anchor::End, "tick", &written);
    }
    for tick in x.ticks(7.0) {
        let written = format!("{tick:.0}");
        drawing.text([x.at(tick), bottom + 18.0], Anchor::Middle, "tick", &written);
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
    /// The value that means "no difference".
    fn doubt(&self) -> f64 {
        self.mark.as_ref().map_or(self.base, |(value, _)| *value)
    }
}

impl Unit {
    fn written(self, value: f64) -> String {
        match self {
            Self::Percent => format!("{:.0} %", value * 100.0),
            Self::Points => super::figures::signed(value * 100.0, 0),
        }
    }
}

/// A scale with room for every mean, and for the ranges as far as they are not absurdly wide.
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
    // Shares that begin at nothing end at nothing too.
    let low = if axis.base <= lowest { lowest } else { lowest - room };
    let high = (highest + room).max(low + 0.02);
    Scale { low, high, from: LEFT, to: RIGHT }
}

/// A name that fits before the scale.
fn cut(name: &str) -> String {
    if layout::width(name) <= WIDEST_NAME {
        return name.to_owned();
    }
    let mut cut = String::new();
    for char in name.chars() {
        if WIDEST_NAME < layout::width(&format!("{cut}{char}…")) {
            break;
        }
        cut.push(char);
    }
    cut + "…"
}

/// A curve of at most some hundred points: nobody sees more.
fn thinned(points: Vec<[f64; 2]>) -> Vec<[f64; 2]> {
    const ENOUGH: usize = 700;
    let step = points.len().div_ceil(ENOUGH).max(1);
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

#[expect(clippy::cast_precision_loss, reason = "nobody plays 2^52 games")]
fn share(count: u64, of: u64) -> f64 {
    count as f64 / (of.max(1)) as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_names_are_cut_in_any_script() {
        assert_eq!(cut("short"), "short");
        assert_eq!(cut(&"字".repeat(40)), format!("{}…", "字".repeat(16)));
        assert_eq!(cut(&"x".repeat(40)), format!("{}…", "x".repeat(33)));
    }

    #[test]
    fn a_long_curve_keeps_its_end() {
        let points: Vec<_> = (0..5000).map(|n| [f64::from(n), 0.0]).collect();
        let thinned = thinned(points);
        assert!(thinned.len() < 800);
        assert!(thinned.last() == Some(&[4999.0, 0.0]));
    }
}
