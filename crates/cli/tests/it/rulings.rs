//! `docs/rulings.md`: every setting that it names exists.
//!
//! `cargo xtask tidy` checks its rule ids, as on every page of `docs/`.

use protocol::Options;
use tabletop::Settings;

use crate::paiju::paiju;

/// The subject of a section.
#[derive(Debug, Clone, Copy)]
enum About {
    Game(&'static str),
    Rooms,
}

const SECTIONS: &[(&str, About)] = &[
    ("Big Two", About::Game("big-two")),
    ("Dun Mazi", About::Game("dun-mazi")),
    ("Sea Salt & Paper", About::Game("sea-salt")),
    ("Forest Shuffle", About::Game("forest")),
    ("Rooms", About::Rooms),
];

/// One ruling: a row of a table.
#[derive(Debug, Clone, Copy)]
struct Row<'page> {
    about: About,
    line: usize,
    /// The cell with the settings for the alternative ruling.
    setting: &'page str,
    /// The cell with the rule ids.
    rules: &'page str,
}

/// Every ruling names its rule, and either settings that exist and change something, or the reason why
/// there is no setting.
#[test]
fn every_ruling_names_settings_that_exist() {
    let page = include_str!("../../../../docs/rulings.md");
    let rows = rows(page);
    for (heading, about) in SECTIONS {
        let n_rows = rows.iter().filter(|row| row.about.name() == about.name()).count();
        assert!(5 < n_rows, "{heading}: {n_rows} rows");
    }
    let faults: Vec<String> = rows.into_iter().flat_map(Row::faults).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn a_ruling_with_a_wrong_setting_is_found() {
    let faults = |setting: &str, rules: &str| {
        let page = format!(
            "## Dun Mazi\n| a | b | c | d | e |\n|---|\n| . | . | . | {setting} | {rules} |\n"
        );
        let rows = rows(&page);
        assert_eq!(rows.len(), 1);
        rows[0].faults().join("; ")
    };
    assert_eq!(faults("`--set target=45`", "DM-10"), "");
    assert_eq!(faults("none: the example decides", "DM-10"), "");
    assert_eq!(faults("none", "no rule"), "line 4: no rule id");
    assert_eq!(faults("somehow", "DM-10"), "line 4: neither a setting nor 'none'");
    assert_eq!(faults("`--set target=40`", "DM-10"), "line 4: '--set target=40' changes nothing");
    let unknown = faults("`--set height=45`", "DM-10");
    assert!(unknown.starts_with("line 4: '--set height=45' is refused: "), "{unknown}");
    let unfit = faults("`--set target=99`", "DM-10");
    assert!(unfit.starts_with("line 4: '--set target=99' is refused: "), "{unfit}");
    let preset = faults("`--preset huge`", "DM-10");
    assert!(preset.starts_with("line 4: '--preset huge' is refused: "), "{preset}");
}

/// The rows of the tables below the headings of [`SECTIONS`].
fn rows(page: &str) -> Vec<Row<'_>> {
    let mut rows = Vec::new();
    let (mut about, mut in_body) = (None, false);
    for (line, text) in (1..).zip(page.lines()) {
        if let Some(heading) = text.strip_prefix("## ") {
            about = SECTIONS.iter().find(|(title, _)| *title == heading).map(|&(_, about)| about);
            assert!(about.is_some(), "line {line}: no section is called '{heading}'");
        }
        let is_row = text.starts_with('|');
        if let (Some(about), true, true) = (about, is_row, in_body) {
            let cells: Vec<&str> = text.trim_matches('|').split('|').map(str::trim).collect();
            assert_eq!(cells.len(), 5, "line {line} has so many cells");
            rows.push(Row { about, line, setting: cells[3], rules: cells[4] });
        }
        in_body = is_row && (in_body || text.starts_with("|---"));
    }
    rows
}

impl About {
    fn name(self) -> &'static str {
        match self {
            Self::Game(name) => name,
            Self::Rooms => "rooms",
        }
    }
}

impl Row<'_> {
    fn faults(self) -> Vec<String> {
        let line = self.line;
        let mut faults = Vec::new();
        let is_id = |word: &str| {
            word.split_once('-').is_some_and(|(family, number)| {
                ["BT", "DM", "SS", "FS", "RM"].contains(&family)
                    && number.ends_with(|last: char| last.is_ascii_digit())
            })
        };
        if !self.rules.split(", ").all(is_id) {
            faults.push(format!("line {line}: no rule id"));
        }
        let spans = self.setting.split('`').skip(1).step_by(2);
        let named: Vec<String> = match self.about {
            About::Game(game) => spans
                .filter(|span| span.starts_with("--"))
                .map(|span| check_arguments(game, span).err().unwrap_or_default())
                .collect(),
            About::Rooms => spans
                .map(|span| match Options::field(span) {
                    Ok(_) => String::new(),
                    Err(refusal) => refusal.to_string(),
                })
                .collect(),
        };
        if named.is_empty() && !self.setting.starts_with("none") {
            faults.push(format!("line {line}: neither a setting nor 'none'"));
        }
        let wrong = named.into_iter().filter(|fault| !fault.is_empty());
        faults.extend(wrong.map(|fault| format!("line {line}: {fault}")));
        faults
    }
}

/// Returns what is wrong with `--preset NAME --set FIELD=VALUE …`. Each pair of arguments must be valid
/// and change the rules.
fn check_arguments(game: &str, span: &str) -> Result<(), String> {
    let rules = |args: &[&str]| paiju(&[&["rules", game], args].concat());
    let args: Vec<&str> = span.split(' ').collect();
    let mut before = rules(&[]).stdout;
    for end in (2..=args.len()).step_by(2) {
        let after = rules(&args[..end]);
        if after.code != 0 {
            return Err(format!("'{span}' is refused: {}", after.stderr.trim_end()));
        }
        if after.stdout == before {
            return Err(format!("'{span}' changes nothing"));
        }
        before = after.stdout;
    }
    if args.len() < 2 { Err(format!("'{span}' names no setting")) } else { Ok(()) }
}
