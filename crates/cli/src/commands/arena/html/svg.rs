//! Inline SVG: lines, bars and texts.

use super::escaped;

/// Width of every drawing, in user units.
pub(super) const WIDTH: f64 = 720.0;

/// Builder of a drawing.
#[derive(Debug, Default)]
pub(super) struct Drawing {
    parts: Vec<String>,
}

/// Value of `text-anchor`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Anchor {
    Start,
    Middle,
    End,
}

/// Linear scale that maps `low` to `from` and `high` to `to`.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Scale {
    pub(super) low: f64,
    pub(super) high: f64,
    pub(super) from: f64,
    pub(super) to: f64,
}

impl Drawing {
    pub(super) fn line(&mut self, [x1, y1]: [f64; 2], [x2, y2]: [f64; 2], class: &str) {
        self.parts.push(format!(
            r#"<line x1="{x1:.1}" y1="{y1:.1}" x2="{x2:.1}" y2="{y2:.1}" class="{class}"/>"#
        ));
    }

    /// Adds a rectangle between two corners, with a tooltip.
    pub(super) fn bar(&mut self, one: [f64; 2], other: [f64; 2], class: &str, tooltip: &str) {
        let (x, y) = (one[0].min(other[0]), one[1].min(other[1]));
        let (width, height) = ((one[0] - other[0]).abs(), (one[1] - other[1]).abs());
        self.parts.push(format!(
            r#"<rect x="{x:.1}" y="{y:.1}" width="{width:.1}" height="{height:.1}" class="{class}"><title>{}</title></rect>"#,
            escaped(tooltip)
        ));
    }

    pub(super) fn text(&mut self, [x, y]: [f64; 2], anchor: Anchor, class: &str, text: &str) {
        let anchor = match anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        self.parts.push(format!(
            r#"<text x="{x:.1}" y="{y:.1}" text-anchor="{anchor}" class="{class}">{}</text>"#,
            escaped(text)
        ));
    }

    pub(super) fn path(&mut self, points: &[[f64; 2]], class: &str) {
        let points: Vec<_> = points.iter().map(|[x, y]| format!("{x:.1},{y:.1}")).collect();
        self.parts.push(format!(r#"<polyline points="{}" class="{class}"/>"#, points.join(" ")));
    }

    /// The SVG element with this height and accessible label.
    pub(super) fn finish(self, height: f64, label: &str) -> String {
        format!(
            "<svg viewBox=\"0 0 {WIDTH} {height:.0}\" role=\"img\" aria-label=\"{}\">\n{}\n</svg>",
            escaped(label),
            self.parts.join("\n")
        )
    }
}

impl Scale {
    /// Maps `value`, clamped to the ends of the scale.
    pub(super) fn at(&self, value: f64) -> f64 {
        let share = (value - self.low) / (self.high - self.low);
        self.from + share.clamp(0.0, 1.0) * (self.to - self.from)
    }

    /// About `about` round values on the scale.
    pub(super) fn ticks(&self, about: f64) -> Vec<f64> {
        let step = round_step((self.high - self.low) / about);
        let first = (self.low / step).ceil();
        let last = (self.high / step).floor();
        let mut ticks = Vec::new();
        let mut tick = first;
        while tick <= last {
            ticks.push(tick * step);
            tick += 1.0;
        }
        ticks
    }
}

/// The smallest step of 1, 2 or 5 times a power of ten that is at least `least`.
pub(super) fn round_step(least: f64) -> f64 {
    let least = least.max(f64::MIN_POSITIVE);
    let power = 10_f64.powf(least.log10().floor());
    let factor = [1.0, 2.0, 5.0].into_iter().find(|factor| least <= factor * power * (1.0 + 1e-9));
    factor.unwrap_or(10.0) * power
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_round() {
        for (least, step) in [(0.7, 1.0), (1.0, 1.0), (1.2, 2.0), (3.0, 5.0), (6.0, 10.0)] {
            assert!((round_step(least) - step).abs() < 1e-9, "{least}");
        }
        assert!((round_step(0.013) - 0.02).abs() < 1e-9);
    }

    #[test]
    fn ticks_are_on_the_scale() {
        let scale = Scale { low: -1.3, high: 4.1, from: 0.0, to: 540.0 };
        assert_eq!(scale.ticks(6.0), [-1.0, 0.0, 1.0, 2.0, 3.0, 4.0]);
        assert!((scale.at(-1.3), scale.at(9.0)) == (0.0, 540.0));
    }

    #[test]
    fn texts_are_escaped() {
        let mut drawing = Drawing::default();
        drawing.text([1.0, 2.0], Anchor::End, "name", "a<b & \"c\"");
        let svg = drawing.finish(10.0, "x > y");
        assert!(svg.contains(">a&lt;b &amp; &quot;c&quot;</text>"), "{svg}");
        assert!(svg.contains("aria-label=\"x &gt; y\""), "{svg}");
    }
}
