//! The report on a terminal.

use ::arena::{
    Ended, EntrantReport, Group, Histogram, Hypothesis, NoteReport, SprtReport, Verdict,
};
use clap::builder::styling::Style;

use super::{Document, figures};
use crate::{
    layout::{self, Align, grouped},
    words::Words,
};

const BOLD: Style = Style::new().bold();

/// How many notes of a group are shown: the best and the worst.
const MOST_NOTES: usize = 8;

/// Everything there is to say in a terminal.
pub(super) fn page(document: &Document, words: &Words) -> String {
    let page = Page { document, words };
    let mut lines = page.head();
    if document.report.deals == 0 {
        lines.push(words.say("arena-no-deals", &[]));
    } else {
        lines.extend(page.players());
        lines.extend(page.thinking());
        lines.extend(page.seats());
        lines.extend(page.length());
        lines.extend(page.sprt());
        lines.extend(page.happened());
        lines.extend([String::new(), words.say("arena-interval-note", &[])]);
        lines.push(words.say("arena-more", &[]));
    }
    lines.into_iter().map(|line| line + "\n").collect()
}

struct Page<'a> {
    document: &'a Document,
    words: &'a Words,
}

impl Page<'_> {
    fn head(&self) -> Vec<String> {
        let Document { report, .. } = self.document;
        let mut lines = vec![format!("{BOLD}{}{BOLD:#}", title(self.document, self.words))];
        lines.extend(layout::wrap(&facts(self.document, self.words), layout::columns()));
        match report.ended {
            Ended::Played => {}
            Ended::Decided => lines.push(self.words.say("arena-decided", &[])),
            Ended::Stopped => lines.push(self.words.say("arena-stopped", &[])),
        }
        if report.unfinished != 0 {
            let games = [("games", grouped(report.unfinished).into())];
            lines.push(self.words.say("arena-unfinished", &games));
        }
        lines
    }

    fn players(&self) -> Vec<String> {
        let keys = [
            "arena-column-player",
            "arena-column-wins",
            "arena-column-range",
            "arena-column-score",
            "arena-column-margin",
            "arena-column-elo",
            "arena-column-elo-range",
        ];
        let row = |entrant: &EntrantReport| {
            [
                name(entrant, self.words),
                figures::percent(entrant.wins.mean),
                figures::share_range(&entrant.wins),
                figures::plus_minus(&entrant.score, 2),
                figures::plus_minus(&entrant.margin, 2),
                figures::elo(entrant),
                figures::elo_range(entrant),
            ]
        };
        let rows = self.document.report.entrants.iter().map(row);
        let mut lines = self.section("arena-heading-players");
        lines.extend(self.table(keys, rows));
        let par = [("share", figures::percent(self.document.report.par).into())];
        lines.push(format!("  {}", self.words.say("arena-par", &par)));
        lines
    }

    fn thinking(&self) -> Vec<String> {
        let keys = [
            "arena-column-player",
            "arena-column-decisions",
            "arena-column-mean",
            "arena-column-median",
            "arena-column-p99",
            "arena-column-longest",
            "arena-column-faults",
        ];
        let row = |entrant: &EntrantReport| {
            let times = &entrant.times;
            [
                name(entrant, self.words),
                grouped(times.len()),
                figures::time(times.mean()),
                figures::time(times.quantile(0.5)),
                figures::time(times.quantile(0.99)),
                figures::time(times.longest()),
                grouped(entrant.faults),
            ]
        };
        let rows = self.document.report.entrants.iter().map(row);
        let mut lines = self.section("arena-heading-thinking");
        lines.extend(self.table(keys, rows));
        lines
    }

    fn seats(&self) -> Vec<String> {
        let report = &self.document.report;
        let keys =
            ["arena-column-seat", "arena-column-wins", "arena-column-range", "arena-column-score"];
        let off = self.words.say("arena-seat-off", &[]);
        let rows = (1_u8..).zip(&report.by_seat).map(|(number, seat)| {
            let is_par = seat.wins.interval.is_none_or(|range| range.contains(report.par));
            let mark = if is_par { String::new() } else { format!(" ({off})") };
            [
                number.to_string(),
                figures::percent(seat.wins.mean),
                format!("{}{mark}", figures::share_range(&seat.wins)),
                figures::plus_minus(&seat.score, 2),
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
            lines.extend(length_row(key, histogram, self.words).map(|row| format!("  {row}")));
        }
        let rows = report
            .entrants
            .iter()
            .take(1)
            .filter_map(|it| duplicate(it, report.rotations, self.words));
        lines.extend(rows.flat_map(|row| layout::hang("  ", &row, layout::columns())));
        lines
    }

    fn sprt(&self) -> Vec<String> {
        let report = &self.document.report;
        let (Some(sprt), Some(first)) = (&report.sprt, report.entrants.first()) else {
            return Vec::new();
        };
        let mut lines = self.section("arena-heading-sprt");
        let row = sprt_row(sprt, &first.name, self.words);
        lines.extend(layout::hang("  ", &row, layout::columns()));
        lines
    }

    fn happened(&self) -> Vec<String> {
        let mut lines = self.section("arena-heading-happened");
        let keys = [
            "arena-column-name",
            "arena-column-frequency",
            "arena-column-wins",
            "arena-column-lift",
            "arena-column-margin",
        ];
        let dots = ["  …", "", "", "", ""].map(str::to_owned);
        let mut rows = Vec::new();
        for group in &self.document.report.groups {
            let notes = by_lift(group);
            let title = self.words.say(group.key, &[]);
            rows.push([title, String::new(), String::new(), String::new(), String::new()]);
            let n_left_out = notes.len().saturating_sub(MOST_NOTES);
            for (place, note) in notes.iter().enumerate() {
                match place.checked_sub(MOST_NOTES / 2) {
                    Some(0) if n_left_out != 0 => rows.push(dots.clone()),
                    Some(beyond) if beyond < n_left_out => {}
                    Some(_) | None => rows.push(self.note(note)),
                }
            }
        }
        lines.extend(self.table(keys, rows.into_iter()));
        lines
    }

    fn note(&self, note: &NoteReport) -> [String; 5] {
        [
            format!("  {}", note_name(note, self.words)),
            figures::percent(note.frequency),
            figures::percent(note.wins.mean),
            figures::points(&note.lift),
            figures::plus_minus(&note.margin, 2),
        ]
    }

    fn section(&self, key: &str) -> Vec<String> {
        vec![String::new(), format!("{BOLD}{}{BOLD:#}", self.words.say(key, &[]))]
    }

    /// A table with its headings, words on the left and numbers on the right.
    fn table<const N: usize>(
        &self,
        keys: [&str; N],
        rows: impl Iterator<Item = [String; N]>,
    ) -> Vec<String> {
        let heads = keys.map(|key| self.words.say(key, &[]));
        let rows: Vec<_> = std::iter::once(heads).chain(rows).collect();
        let mut aligns = [Align::Right; N];
        if let Some(first) = aligns.first_mut() {
            *first = Align::Left;
        }
        layout::table(aligns, &rows).into_iter().map(|row| format!("  {row}")).collect()
    }
}

/// Which game, and who against whom.
pub(super) fn title(document: &Document, words: &Words) -> String {
    let names: Vec<String> =
        document.report.entrants.iter().map(|entrant| name(entrant, words)).collect();
    let players = match names.split_first() {
        Some((first, [])) => words.say("arena-only", &[("first", first.clone().into())]),
        Some((first, others)) => {
            let others = words.list(others.iter().cloned());
            let values = [("first", first.clone().into()), ("others", others.into())];
            words.say("arena-against", &values)
        }
        None => String::new(),
    };
    let game = words.say(&format!("{}-name", document.report.game), &[]);
    words.say("arena-title", &[("game", game.into()), ("players", players.into())])
}

/// What was played.
fn facts(document: &Document, words: &Words) -> String {
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
    let mut facts = words.say("arena-facts", &values);
    if !document.set.is_empty() {
        let set = [("set", document.set.join(" ").into())];
        facts = format!("{facts}\n{}", words.say("arena-facts-set", &set));
    }
    facts
}

/// A player, and how many seats it has.
pub(super) fn name(entrant: &EntrantReport, words: &Words) -> String {
    if entrant.copies == 1 {
        return entrant.name.clone();
    }
    let values = [("name", entrant.name.clone().into()), ("copies", entrant.copies.into())];
    words.say("arena-copies", &values)
}

/// Something that happened, in words.
pub(super) fn note_name(note: &NoteReport, words: &Words) -> String {
    if words.know(&note.name) { words.say(&note.name, &[]) } else { note.name.to_string() }
}

/// What happened in a group, what goes with winning first.
pub(super) fn by_lift(group: &Group) -> Vec<&NoteReport> {
    let mut notes: Vec<_> = group.notes.iter().collect();
    notes.sort_by(|one, other| other.lift.mean.total_cmp(&one.lift.mean));
    notes
}

/// How long games are, in a sentence.
pub(super) fn length_row(key: &str, histogram: &Histogram, words: &Words) -> Option<String> {
    let values = [
        ("what", words.say(key, &[]).into()),
        ("median", histogram.quantile(0.5)?.into()),
        ("low", histogram.quantile(0.05)?.into()),
        ("high", histogram.quantile(0.95)?.into()),
    ];
    Some(words.say("arena-length-row", &values))
}

/// What duplicate deals are worth, in a sentence.
pub(super) fn duplicate(
    entrant: &EntrantReport,
    rotations: usize,
    words: &Words,
) -> Option<String> {
    let values = [
        ("name", entrant.name.clone().into()),
        ("ratio", format!("{:.2}", entrant.win_variance_ratio?).into()),
        ("rotations", rotations.into()),
    ];
    Some(words.say("arena-duplicate-row", &values))
}

/// How a test went, in a sentence.
pub(super) fn sprt_row(sprt: &SprtReport, name: &str, words: &Words) -> String {
    let strength = |hypothesis: Hypothesis| match hypothesis {
        Hypothesis::Elo(elo) => {
            words.say("arena-sprt-elo", &[("elo", figures::signed(elo, 0).into())])
        }
        Hypothesis::Share(share) => figures::percent(share),
    };
    let verdict = match sprt.verdict {
        Verdict::Open => "arena-verdict-open",
        Verdict::H0 => "arena-verdict-no",
        Verdict::H1 => "arena-verdict-yes",
    };
    let values = [
        ("name", name.to_owned().into()),
        ("low", strength(sprt.test.h0).into()),
        ("high", strength(sprt.test.h1).into()),
        ("verdict", words.say(verdict, &[]).into()),
        ("llr", figures::signed(sprt.llr, 2).into()),
        ("lower", figures::signed(sprt.lower, 2).into()),
        ("upper", figures::signed(sprt.upper, 2).into()),
        ("deals", sprt.curve.len().into()),
    ];
    words.say("arena-sprt-row", &values)
}
