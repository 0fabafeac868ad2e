//! The report as text for a terminal.

use ::arena::{
    EntrantReport, Histogram, Hypothesis, SprtDecision, SprtReport, StatGroup, StatReport,
    StopReason,
};
use clap::builder::styling::Style;

use super::{Document, format};
use crate::{
    layout::{self, Align, grouped},
    messages::Messages,
};

const BOLD: Style = Style::new().bold();

/// Maximum number of statistics per group: the best and the worst.
const MAX_STATS: usize = 8;

/// The columns of [`player_cells`].
pub(super) const PLAYER_COLUMNS: [&str; 7] = [
    "arena-column-player",
    "arena-column-wins",
    "arena-column-range",
    "arena-column-score",
    "arena-column-margin",
    "arena-column-elo",
    "arena-column-elo-range",
];

/// The columns of [`thinking_cells`].
pub(super) const THINKING_COLUMNS: [&str; 7] = [
    "arena-column-player",
    "arena-column-decisions",
    "arena-column-mean",
    "arena-column-median",
    "arena-column-p99",
    "arena-column-longest",
    "arena-column-faults",
];

/// The columns of [`stat_cells`].
pub(super) const STAT_COLUMNS: [&str; 5] = [
    "arena-column-name",
    "arena-column-frequency",
    "arena-column-wins",
    "arena-column-lift",
    "arena-column-margin",
];

pub(super) fn page(document: &Document, messages: &Messages) -> String {
    let page = Page { document, messages };
    let mut lines = page.head();
    if document.report.deals == 0 {
        lines.push(messages.say("arena-no-deals", &[]));
    } else {
        lines.extend(page.players());
        lines.extend(page.thinking());
        lines.extend(page.seats());
        lines.extend(page.length());
        lines.extend(page.sprt());
        lines.extend(page.statistics());
        lines.extend([String::new(), messages.say("arena-interval-note", &[])]);
        lines.push(messages.say("arena-more", &[]));
    }
    lines.into_iter().map(|line| line + "\n").collect()
}

struct Page<'a> {
    document: &'a Document,
    messages: &'a Messages,
}

impl Page<'_> {
    fn head(&self) -> Vec<String> {
        let Document { report, .. } = self.document;
        let mut lines = vec![format!("{BOLD}{}{BOLD:#}", title(self.document, self.messages))];
        lines.extend(layout::wrap(&facts(self.document, self.messages), layout::columns()));
        match report.ended {
            StopReason::Played => {}
            StopReason::Decided => lines.push(self.messages.say("arena-decided", &[])),
            StopReason::Stopped => lines.push(self.messages.say("arena-stopped", &[])),
        }
        if report.unfinished != 0 {
            let games = [("games", grouped(report.unfinished).into())];
            lines.push(self.messages.say("arena-unfinished", &games));
        }
        lines
    }

    fn players(&self) -> Vec<String> {
        let row = |entrant: &EntrantReport| player_cells(entrant, self.messages);
        let rows = self.document.report.entrants.iter().map(row);
        let mut lines = self.section("arena-heading-players");
        lines.extend(self.table(PLAYER_COLUMNS, rows));
        let par = [("share", format::percent(self.document.report.par).into())];
        lines.push(format!("  {}", self.messages.say("arena-par", &par)));
        lines
    }

    fn thinking(&self) -> Vec<String> {
        let row = |entrant: &EntrantReport| thinking_cells(entrant, self.messages);
        let rows = self.document.report.entrants.iter().map(row);
        let mut lines = self.section("arena-heading-thinking");
        lines.extend(self.table(THINKING_COLUMNS, rows));
        lines
    }

    fn seats(&self) -> Vec<String> {
        let report = &self.document.report;
        let keys =
            ["arena-column-seat", "arena-column-wins", "arena-column-range", "arena-column-score"];
        let off = self.messages.say("arena-seat-off", &[]);
        let rows = (1_u8..).zip(&report.by_seat).map(|(number, seat)| {
            let is_par = seat.wins.interval.is_none_or(|range| range.contains(report.par));
            let mark = if is_par { String::new() } else { format!(" ({off})") };
            [
                number.to_string(),
                format::percent(seat.wins.mean),
                format!("{}{mark}", format::share_range(&seat.wins)),
                format::plus_minus(&seat.score, 2),
            ]
        });
        let mut lines = self.section("arena-heading-seats");
        lines.extend(self.table(keys, rows));
        lines
    }

    fn length(&self) -> Vec<String> {
        let report = &self.document.report;
        let mut lines = self.section("arena-heading-length");
        for (key, histogram) in
            [("arena-length-decisions", &report.decisions), (report.rounds_key, &report.rounds)]
        {
            lines.extend(length_row(key, histogram, self.messages).map(|row| format!("  {row}")));
        }
        let rows = report
            .entrants
            .iter()
            .take(1)
            .filter_map(|it| duplicate_row(it, report.rotations, self.messages));
        lines.extend(rows.flat_map(|row| layout::hang("  ", &row, layout::columns())));
        lines
    }

    fn sprt(&self) -> Vec<String> {
        let report = &self.document.report;
        let (Some(sprt), Some(first)) = (&report.sprt, report.entrants.first()) else {
            return Vec::new();
        };
        let mut lines = self.section("arena-heading-sprt");
        let row = sprt_row(sprt, &first.name, self.messages);
        lines.extend(layout::hang("  ", &row, layout::columns()));
        lines
    }

    fn statistics(&self) -> Vec<String> {
        let mut lines = self.section("arena-heading-happened");
        let dots = ["  …", "", "", "", ""].map(str::to_owned);
        let mut rows = Vec::new();
        for group in &self.document.report.groups {
            let stats = by_lift(group);
            let title = self.messages.say(group.key, &[]);
            rows.push([title, String::new(), String::new(), String::new(), String::new()]);
            let n_left_out = stats.len().saturating_sub(MAX_STATS);
            for (place, stat) in stats.iter().enumerate() {
                match place.checked_sub(MAX_STATS / 2) {
                    Some(0) if n_left_out != 0 => rows.push(dots.clone()),
                    Some(beyond) if beyond < n_left_out => {}
                    Some(_) | None => {
                        let mut cells = stat_cells(stat, self.messages);
                        cells[0].insert_str(0, "  ");
                        rows.push(cells);
                    }
                }
            }
        }
        lines.extend(self.table(STAT_COLUMNS, rows.into_iter()));
        lines
    }

    fn section(&self, key: &str) -> Vec<String> {
        vec![String::new(), format!("{BOLD}{}{BOLD:#}", self.messages.say(key, &[]))]
    }

    /// A table with headings. The first column is aligned left, the others right.
    fn table<const N: usize>(
        &self,
        keys: [&str; N],
        rows: impl Iterator<Item = [String; N]>,
    ) -> Vec<String> {
        let heads = keys.map(|key| self.messages.say(key, &[]));
        let rows: Vec<_> = std::iter::once(heads).chain(rows).collect();
        let mut aligns = [Align::Right; N];
        if let Some(first) = aligns.first_mut() {
            *first = Align::Left;
        }
        layout::table(aligns, &rows).into_iter().map(|row| format!("  {row}")).collect()
    }
}

/// The game and the players.
pub(super) fn title(document: &Document, messages: &Messages) -> String {
    let names: Vec<String> =
        document.report.entrants.iter().map(|entrant| name(entrant, messages)).collect();
    let players = match names.split_first() {
        Some((first, [])) => messages.say("arena-only", &[("first", first.clone().into())]),
        Some((first, others)) => {
            let others = messages.list(others.iter().cloned());
            let values = [("first", first.clone().into()), ("others", others.into())];
            messages.say("arena-against", &values)
        }
        None => String::new(),
    };
    let game = messages.say(&format!("{}-name", document.report.game), &[]);
    messages.say("arena-title", &[("game", game.into()), ("players", players.into())])
}

/// The parameters of the match.
fn facts(document: &Document, messages: &Messages) -> String {
    let report = &document.report;
    let last = report.first_seed.wrapping_add(report.deals.saturating_sub(1));
    let values = [
        ("preset", document.preset.clone().into()),
        ("seats", report.seats.into()),
        ("deals", grouped(report.deals).into()),
        ("rotations", report.rotations.into()),
        ("games", grouped(report.games).into()),
        ("first", report.first_seed.to_string().into()),
        ("last", last.to_string().into()),
    ];
    let mut facts = messages.say("arena-facts", &values);
    if !document.set.is_empty() {
        let set = [("set", document.set.join(" ").into())];
        facts = format!("{facts}\n{}", messages.say("arena-facts-set", &set));
    }
    facts
}

/// The name of a player, with its number of seats if it has several.
pub(super) fn name(entrant: &EntrantReport, messages: &Messages) -> String {
    if entrant.copies == 1 {
        return entrant.name.clone();
    }
    let values = [("name", entrant.name.clone().into()), ("copies", entrant.copies.into())];
    messages.say("arena-copies", &values)
}

/// The results of a player.
pub(super) fn player_cells(entrant: &EntrantReport, messages: &Messages) -> [String; 7] {
    [
        name(entrant, messages),
        format::percent(entrant.wins.mean),
        format::share_range(&entrant.wins),
        format::plus_minus(&entrant.score, 2),
        format::plus_minus(&entrant.margin, 2),
        format::elo(entrant),
        format::elo_range(entrant),
    ]
}

/// The thinking times of a player.
pub(super) fn thinking_cells(entrant: &EntrantReport, messages: &Messages) -> [String; 7] {
    let times = &entrant.times;
    [
        name(entrant, messages),
        grouped(times.len()),
        format::time(times.mean()),
        format::time(times.quantile(0.5)),
        format::time(times.quantile(0.99)),
        format::time(times.longest()),
        grouped(entrant.faults),
    ]
}

/// What a statistic says about winning.
pub(super) fn stat_cells(stat: &StatReport, messages: &Messages) -> [String; 5] {
    [
        stat_name(stat, messages),
        format::percent(stat.frequency),
        format::percent(stat.wins.mean),
        format::points(&stat.lift),
        format::plus_minus(&stat.margin, 2),
    ]
}

/// The name of a statistic.
pub(super) fn stat_name(stat: &StatReport, messages: &Messages) -> String {
    if messages.contains(&stat.name) {
        messages.say(&stat.name, &[])
    } else {
        stat.name.to_string()
    }
}

/// The statistics of a group, those with the highest lift first.
pub(super) fn by_lift(group: &StatGroup) -> Vec<&StatReport> {
    let mut stats: Vec<_> = group.stats.iter().collect();
    stats.sort_by(|one, other| other.lift.mean.total_cmp(&one.lift.mean));
    stats
}

/// Describes the length of games.
pub(super) fn length_row(key: &str, histogram: &Histogram, messages: &Messages) -> Option<String> {
    let values = [
        ("what", messages.say(key, &[]).into()),
        ("median", histogram.quantile(0.5)?.into()),
        ("low", histogram.quantile(0.05)?.into()),
        ("high", histogram.quantile(0.95)?.into()),
    ];
    Some(messages.say("arena-length-row", &values))
}

/// Describes the effect of duplicate deals.
pub(super) fn duplicate_row(
    entrant: &EntrantReport,
    rotations: usize,
    messages: &Messages,
) -> Option<String> {
    let values = [
        ("name", entrant.name.clone().into()),
        ("ratio", format!("{:.2}", entrant.win_variance_ratio?).into()),
        ("rotations", rotations.into()),
    ];
    Some(messages.say("arena-duplicate-row", &values))
}

/// Describes the result of a sequential test.
pub(super) fn sprt_row(sprt: &SprtReport, name: &str, messages: &Messages) -> String {
    let strength = |hypothesis: Hypothesis| match hypothesis {
        Hypothesis::Elo(elo) => {
            messages.say("arena-sprt-elo", &[("elo", format::signed(elo, 0).into())])
        }
        Hypothesis::WinRate(win_rate) => format::percent(win_rate),
    };
    let decision = match sprt.decision {
        SprtDecision::Open => "arena-verdict-open",
        SprtDecision::H0 => "arena-verdict-no",
        SprtDecision::H1 => "arena-verdict-yes",
    };
    let values = [
        ("name", name.to_owned().into()),
        ("low", strength(sprt.test.h0).into()),
        ("high", strength(sprt.test.h1).into()),
        ("verdict", messages.say(decision, &[]).into()),
        ("llr", format::signed(sprt.llr, 2).into()),
        ("lower", format::signed(sprt.lower, 2).into()),
        ("upper", format::signed(sprt.upper, 2).into()),
        ("deals", sprt.curve.len().into()),
    ];
    messages.say("arena-sprt-row", &values)
}
