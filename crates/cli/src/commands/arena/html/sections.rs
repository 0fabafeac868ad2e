//! The sections of the page, each with a chart and its numbers.

use std::time::Duration;

use ::arena::{EntrantReport, Estimate, Histogram, StatGroup, StatReport, Times};

use super::{
    COLOURS, Page,
    chart::{self, Axis, Columns, RangeRow, ValueUnit},
    escaped, format,
    svg::{Scale, round_step},
    text,
};
use crate::layout::grouped;

/// Maximum number of columns of a histogram.
const MAX_COLUMNS: f64 = 44.0;
/// Minimum width of a histogram, in columns.
const MIN_COLUMNS: f64 = 12.0;

impl Page<'_> {
    pub(super) fn sections(&self) -> Vec<String> {
        let mut sections = vec![self.players(), self.scores(), self.statistics(), self.seats()];
        sections.extend([self.length(), self.thinking()]);
        sections.extend(self.sprt());
        sections.push(self.method());
        sections
    }

    fn players(&self) -> String {
        let row = |(entrant, colour): (&EntrantReport, &'static str)| RangeRow {
            name: text::name(entrant, self.messages),
            estimate: entrant.wins,
            label: win_rate_label(&entrant.wins),
            colour,
        };
        let rows: Vec<_> = self.report.entrants.iter().zip(COLOURS).map(row).collect();
        let axis = Axis { base: 0.0, mark: Some(self.par()), unit: ValueUnit::Percent };
        let drawing = chart::ranges(&rows, &axis, &self.messages.say("arena-about-players", &[]));
        let cells = |entrant| text::player_cells(entrant, self.messages).into();
        let entrants = self.report.entrants.iter();
        let numbers = self.table(&text::PLAYER_COLUMNS, entrants.map(cells));
        self.section(
            "arena-heading-players",
            "arena-about-players",
            &self.figure(&drawing, &numbers),
        )
    }

    fn scores(&self) -> String {
        let all = self.report.entrants.iter().flat_map(|it| it.scores.iter());
        let (low, high) = bounds(all.map(|(score, _)| score));
        let bins = Bins::between(low, high);
        let columns = |(entrant, colour): (&EntrantReport, &'static str)| Columns {
            name: text::name(entrant, self.messages),
            colour,
            bars: bins.columns(&entrant.scores),
        };
        let all: Vec<_> = self.report.entrants.iter().zip(COLOURS).map(columns).collect();
        let drawing = chart::histograms(
            &all,
            &bins.ticks(),
            bins.ends(),
            &self.messages.say("arena-about-scores", &[]),
        );
        let names = self.report.entrants.iter().map(|it| text::name(it, self.messages));
        let heads: Vec<_> =
            [self.messages.say("arena-column-score", &[])].into_iter().chain(names).collect();
        let rows = bins.iter().map(|(from, to)| {
            let counts = all.iter().map(|columns| count_at(&columns.bars, from));
            [bin_name(from, to)].into_iter().chain(counts.map(grouped)).collect()
        });
        let numbers = table_of(&heads, rows);
        self.section("arena-heading-scores", "arena-about-scores", &self.figure(&drawing, &numbers))
    }

    fn seats(&self) -> String {
        let seats = (1_u8..).zip(&self.report.by_seat);
        let name = |number: u8| self.messages.say("arena-seat", &[("seat", number.into())]);
        let row = |(number, seat): (u8, &::arena::SeatReport)| RangeRow {
            name: name(number),
            estimate: seat.wins,
            label: win_rate_label(&seat.wins),
            colour: "p0",
        };
        let rows: Vec<_> = seats.clone().map(row).collect();
        let axis = Axis { base: 0.0, mark: Some(self.par()), unit: ValueUnit::Percent };
        let drawing = chart::ranges(&rows, &axis, &self.messages.say("arena-about-seats", &[]));
        let heads =
            ["arena-column-seat", "arena-column-wins", "arena-column-range", "arena-column-score"];
        let numbers = self.table(
            &heads,
            seats.map(|(number, seat)| {
                vec![
                    number.to_string(),
                    format::percent(seat.wins.mean),
                    format::share_range(&seat.wins),
                    format::plus_minus(&seat.score, 2),
                ]
            }),
        );
        self.section("arena-heading-seats", "arena-about-seats", &self.figure(&drawing, &numbers))
    }

    fn length(&self) -> String {
        let report = self.report;
        let mut body = String::new();
        for (key, histogram) in
            [("arena-length-decisions", &report.decisions), (report.rounds_key, &report.rounds)]
        {
            let (low, high) = bounds(histogram.iter().map(|(value, _)| value));
            let bins = Bins::between(low, high);
            let name = text::length_row(key, histogram, self.messages).unwrap_or_default();
            let columns =
                Columns { name: name.clone(), colour: "p0", bars: bins.columns(histogram) };
            let drawing = chart::histograms(
                std::slice::from_ref(&columns),
                &bins.ticks(),
                bins.ends(),
                &name,
            );
            let heads = [self.messages.say(key, &[]), self.messages.say("arena-column-count", &[])];
            let rows = bins
                .iter()
                .map(|(from, to)| vec![bin_name(from, to), grouped(count_at(&columns.bars, from))]);
            body.push_str(&self.figure(&drawing, &table_of(&heads, rows)));
        }
        self.section("arena-heading-length", "arena-about-length", &body)
    }

    fn thinking(&self) -> String {
        let times = self.report.entrants.iter().map(|entrant| &entrant.times);
        let logs = times.clone().flat_map(Times::classes).map(|(time, _)| log2(time).floor());
        let low = logs.clone().fold(f64::INFINITY, f64::min);
        let high = logs.fold(f64::NEG_INFINITY, f64::max) + 1.0;
        let (low, high) = if low < high { (low, high) } else { (0.0, 1.0) };
        let steps = steps(low, high, 1.0);
        let columns = |(entrant, colour): (&EntrantReport, &'static str)| {
            let count = |from: f64| {
                let classes = entrant.times.classes();
                let in_step = classes.filter(|(time, _)| (log2(*time).floor() - from).abs() < 0.5);
                in_step.map(|(_, count)| count).sum()
            };
            let bars = steps.iter().map(|&from| (from, from + 1.0, count(from))).collect();
            Columns { name: text::name(entrant, self.messages), colour, bars }
        };
        let all: Vec<_> = self.report.entrants.iter().zip(COLOURS).map(columns).collect();
        let every = steps.len().div_ceil(10).max(1);
        let ticks: Vec<_> =
            steps.iter().step_by(every).map(|&log| (log, format::time(exp2(log)))).collect();
        let label = self.messages.say("arena-about-thinking", &[]);
        let drawing = chart::histograms(&all, &ticks, (low, high), &label);
        let cells = |entrant| text::thinking_cells(entrant, self.messages).into();
        let entrants = self.report.entrants.iter();
        let numbers = self.table(&text::THINKING_COLUMNS, entrants.map(cells));
        self.section(
            "arena-heading-thinking",
            "arena-about-thinking",
            &self.figure(&drawing, &numbers),
        )
    }

    fn statistics(&self) -> String {
        let groups: String = self.report.groups.iter().map(|group| self.group(group)).collect();
        self.section("arena-heading-happened", "arena-about-happened", &groups)
    }

    fn group(&self, group: &StatGroup) -> String {
        let stats = text::by_lift(group);
        let row = |stat: &&StatReport| RangeRow {
            name: text::stat_name(stat, self.messages),
            estimate: stat.lift,
            label: format::points(&stat.lift),
            colour: if stat.lift.mean < 0.0 { "bad" } else { "good" },
        };
        let rows: Vec<_> = stats.iter().map(row).collect();
        let axis = Axis { base: 0.0, mark: None, unit: ValueUnit::Points };
        let title = self.messages.say(group.key, &[]);
        let drawing = chart::ranges(&rows, &axis, &title);
        let heads = text::STAT_COLUMNS.map(|key| self.messages.say(key, &[]));
        let per_game = self.messages.say("arena-column-per-game", &[]);
        let players = self.report.entrants.iter().map(|it| format!("{} {per_game}", it.name));
        let heads: Vec<_> = heads.into_iter().chain(players).collect();
        let cells = |stat: &&StatReport| {
            let cells = text::stat_cells(stat, self.messages);
            cells.into_iter().chain(stat.per_game.iter().map(|it| format!("{it:.2}"))).collect()
        };
        let numbers = table_of(&heads, stats.iter().map(cells));
        format!("<h3>{}</h3>{}", escaped(&title), self.figure(&drawing, &numbers))
    }

    fn sprt(&self) -> Option<String> {
        let sprt = self.report.sprt.as_ref()?;
        let first = self.report.entrants.first()?;
        let sentence = text::sprt_row(sprt, &first.name, self.messages);
        let drawing = chart::curve(&sprt.curve, (sprt.lower, sprt.upper), &sentence);
        let heads = ["arena-column-deal", "arena-column-llr"];
        let step = sprt.curve.len().div_ceil(20).max(1);
        let rows = (1_u64..).zip(&sprt.curve).step_by(step);
        let numbers = self
            .table(&heads, rows.map(|(deal, llr)| vec![grouped(deal), format::signed(*llr, 2)]));
        let body = format!(
            "<p class=\"note\">{}</p>{}",
            escaped(&sentence),
            self.figure(&drawing, &numbers)
        );
        Some(self.section("arena-heading-sprt", "arena-about-sprt", &body))
    }

    fn method(&self) -> String {
        let rows = self.report.entrants.iter().filter_map(|entrant| {
            let sentence = text::duplicate_row(entrant, self.report.rotations, self.messages)?;
            Some(format!("<li>{}</li>", escaped(&sentence)))
        });
        let rows: String = rows.collect();
        let duplicate = if rows.is_empty() {
            String::new()
        } else {
            format!(
                "<h3>{}</h3><p>{}</p><ul>{rows}</ul>",
                self.say("arena-heading-duplicate"),
                self.say("arena-about-duplicate")
            )
        };
        let body = format!("<p>{}</p>{duplicate}", self.say("arena-interval-note"));
        self.section("arena-heading-method", "arena-about-method", &body)
    }

    fn par(&self) -> (f64, String) {
        let share = [("share", format::percent(self.report.par).into())];
        (self.report.par, self.messages.say("arena-par", &share))
    }

    fn section(&self, heading: &str, about: &str, body: &str) -> String {
        let (heading, about) = (self.say(heading), self.say(about));
        format!("<section>\n<h2>{heading}</h2>\n<p>{about}</p>\n{body}\n</section>")
    }

    /// A chart, and its numbers in a collapsed table, which is also for screen readers.
    fn figure(&self, drawing: &str, numbers: &str) -> String {
        format!(
            "<figure>{drawing}</figure>\n<details><summary>{}</summary><div class=\"scroll\">{numbers}</div></details>",
            self.say("arena-table-behind")
        )
    }

    fn table(&self, heads: &[&str], rows: impl Iterator<Item = Vec<String>>) -> String {
        let heads: Vec<_> = heads.iter().map(|key| self.messages.say(key, &[])).collect();
        table_of(&heads, rows)
    }
}

fn table_of(heads: &[String], rows: impl Iterator<Item = Vec<String>>) -> String {
    let head = |head: &String| format!("<th scope=\"col\">{}</th>", escaped(head));
    let heads: Vec<_> = heads.iter().map(head).collect();
    let row = |cells: Vec<String>| {
        let cells = cells.iter().enumerate().map(|(place, cell)| match place {
            0 => format!("<th scope=\"row\">{}</th>", escaped(cell)),
            _ => format!("<td>{}</td>", escaped(cell)),
        });
        format!("<tr>{}</tr>", cells.collect::<Vec<_>>().concat())
    };
    let rows: Vec<_> = rows.map(row).collect();
    let (heads, rows) = (heads.concat(), rows.join("\n"));
    format!("<table><thead><tr>{heads}</tr></thead><tbody>\n{rows}\n</tbody></table>")
}

/// Bins of equal width for integers.
#[derive(Debug, Clone, Copy)]
struct Bins {
    low: f64,
    high: f64,
    step: f64,
}

impl Bins {
    fn between(low: i64, high: i64) -> Self {
        let (low, high) = (whole(low), whole(high));
        let step = round_step((high - low + 1.0) / MAX_COLUMNS).max(1.0);
        Self { low: (low / step).floor() * step, high: (high / step).floor() * step + step, step }
    }

    fn iter(self) -> impl Iterator<Item = (f64, f64)> {
        steps(self.low, self.high, self.step).into_iter().map(move |from| (from, from + self.step))
    }

    fn columns(self, histogram: &Histogram) -> Vec<(f64, f64, u64)> {
        let count = |from: f64, to: f64| {
            let inside =
                histogram.iter().filter(|(value, _)| from <= whole(*value) && whole(*value) < to);
            inside.map(|(_, count)| count).sum()
        };
        self.iter().map(|(from, to)| (from, to, count(from, to))).collect()
    }

    /// The ends of the scale. It is wider than a few columns.
    fn ends(self) -> (f64, f64) {
        let n_columns = (self.high - self.low) / self.step;
        let room = ((MIN_COLUMNS - n_columns) / 2.0).max(0.0) * self.step;
        (self.low - room, self.high + room)
    }

    /// Ticks at round numbers. If a column is a single number, its tick is in the middle.
    fn ticks(self) -> Vec<(f64, String)> {
        let scale = Scale { low: self.low, high: self.high, from: 0.0, to: 1.0 };
        let middle = if 1.0 < self.step { 0.0 } else { 0.5 };
        let ticks = scale.ticks(8.0).into_iter().filter(|tick| (tick.fract()).abs() < 1e-9);
        let ticks = ticks.filter(|tick| tick + middle <= self.high);
        ticks.map(|tick| (tick + middle, format!("{tick:.0}").replace('-', "−"))).collect()
    }
}

/// Formats a win rate and its interval.
fn win_rate_label(estimate: &Estimate) -> String {
    format!("{} ({})", format::percent(estimate.mean), format::share_range(estimate))
}

fn bin_name(from: f64, to: f64) -> String {
    let last = to - 1.0;
    if last <= from { format!("{from:.0}") } else { format!("{from:.0} … {last:.0}") }
}

fn count_at(columns: &[(f64, f64, u64)], from: f64) -> u64 {
    columns.iter().find(|column| (column.0 - from).abs() < 1e-9).map_or(0, |column| column.2)
}

/// The values from `low` in steps of `step`, below `high`.
fn steps(low: f64, high: f64, step: f64) -> Vec<f64> {
    let mut steps = Vec::new();
    let mut at = low;
    while at < high - 1e-9 {
        steps.push(at);
        at += step;
    }
    steps
}

fn bounds(values: impl Iterator<Item = i64> + Clone) -> (i64, i64) {
    (values.clone().min().unwrap_or_default(), values.max().unwrap_or_default())
}

#[expect(clippy::cast_precision_loss, reason = "scores and lengths are far below 2^52")]
fn whole(value: i64) -> f64 {
    value as f64
}

/// Binary logarithm of the duration in nanoseconds.
fn log2(time: Duration) -> f64 {
    (time.as_secs_f64() * 1e9).max(1.0).log2()
}

fn exp2(log: f64) -> Duration {
    Duration::from_secs_f64(log.exp2() / 1e9)
}
