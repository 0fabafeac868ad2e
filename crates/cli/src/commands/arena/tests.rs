//! What a match says, whatever is played.

use std::{collections::BTreeSet, ops::ControlFlow, time::Duration};

use ::arena::{Entrant, ForNotableGame, LineUp, Match, Notable, Report, with_notes};
use bots::BotSpec;
use games::GameKind;
use tabletop::Settings;

use super::{Document, luck, page, sprt, table};
use crate::words::{self, Language};

/// A few deals between easy bots, by the rules of this preset.
struct Few {
    preset: usize,
}

impl ForNotableGame for Few {
    type Output = Option<Document>;

    fn run<R: Notable>(self) -> Option<Document> {
        let preset = R::Config::PRESETS.get(self.preset)?;
        let names = ["easy", "easy:1", "easy:1", "easy:1"];
        let specs: Vec<BotSpec> = names.iter().map(|name| name.parse().unwrap()).collect();
        let contest = Match::<R> {
            config: preset.config.clone(),
            line_up: LineUp::new(specs.iter().map(Entrant::from).collect()).unwrap(),
            deals: 3,
            first_seed: 1,
            sprt: Some(sprt::parse("0,400").unwrap()),
            luck: &|seed| luck(seed, 4),
            clock: &|| Duration::ZERO,
            stop: &|| false,
        };
        let table = specs.iter().map(|spec| R::bot(spec).unwrap()).collect();
        let report = contest.play(vec![table], &mut |_| ControlFlow::Continue(()));
        Some(document(preset.name, report))
    }
}

fn document(preset: &str, report: Report) -> Document {
    Document {
        paiju: "1.2.3",
        command: "paiju arena <game> & \"more\"".to_owned(),
        preset: preset.to_owned(),
        set: vec!["deals=3".to_owned()],
        players: vec!["easy".to_owned()],
        report,
    }
}

/// One match for each preset of each game.
fn matches() -> Vec<Document> {
    let mut matches = Vec::new();
    for &game in GameKind::ALL {
        matches.extend((0..).map_while(|preset| with_notes(game, Few { preset })));
    }
    matches
}

#[test]
fn whatever_is_counted_has_a_name_in_every_language() {
    let mut keys = BTreeSet::new();
    for Document { report, .. } in matches() {
        keys.insert(report.rounds_key.to_owned());
        keys.extend(report.groups.iter().map(|group| group.key.to_owned()));
        let notes = report.groups.iter().flat_map(|group| &group.notes);
        keys.extend(notes.map(|note| note.name.to_string()));
    }
    assert!(100 < keys.len(), "{keys:?}");
    for &language in Language::ALL {
        let words = words::of(language);
        let missing: Vec<_> = keys.iter().filter(|key| !words.is_translated(key)).collect();
        assert!(missing.is_empty(), "{} lacks {missing:?}", language.tag());
    }
}

#[test]
fn every_page_is_well_formed_and_needs_nothing_else() {
    let words = [words::by_tag("en"), words::by_tag("zh-TW")];
    for document in matches() {
        for words in &words {
            let page = page::page(&document, words);
            check_tags(&page);
            for reference in
                ["http:", "https:", "//", "src=", "href=", "url(", "<script", "@import"]
            {
                assert!(!page.contains(reference), "{reference} in {}", document.report.game);
            }
            assert!(!page.contains("NaN") && !page.contains("inf "), "{}", document.report.game);
            assert!(page.contains("paiju arena &lt;game&gt; &amp; &quot;more&quot;"));
            let n_drawings = page.matches("<svg ").count();
            assert_eq!(page.matches("role=\"img\" aria-label=\"").count(), n_drawings);
            assert_eq!(page.matches("<details>").count(), n_drawings, "a table for each drawing");
        }
    }
}

#[test]
fn a_match_without_a_deal_has_a_page_too() {
    let mut document = matches().remove(0);
    document.report.deals = 0;
    let words = words::by_tag("en");
    check_tags(&page::page(&document, &words));
    assert!(table::page(&document, &words).contains("No deal was played to its end."));
}

/// Every tag that opens is closed, in order.
#[track_caller]
fn check_tags(page: &str) {
    const ALONE: &[&str] = &["meta", "!DOCTYPE"];
    let mut open: Vec<&str> = Vec::new();
    for piece in page.split('<').skip(1) {
        let (tag, _) = piece.split_once('>').expect("a tag ends");
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name), "{piece}");
        } else if !tag.ends_with('/') {
            let name = tag.split([' ', '\n']).next().unwrap();
            assert_eq!(tag.matches('"').count() % 2, 0, "{tag}");
            if !ALONE.contains(&name) {
                open.push(name);
            }
        }
    }
    assert_eq!(open, Vec::<&str>::new());
}
