//! Reports of matches of every game.

use std::{collections::BTreeSet, ops::ControlFlow, time::Duration};

use ::arena::{Entrant, LineUp, Match, MatchReport, StatsGame, StatsGameVisitor, visit_stats};
use bots::BotSpec;
use games::GameKind;
use tabletop::Settings;

use super::{Document, html, luck, sprt, text};
use crate::messages::{self, Language};

/// Plays a few deals between easy bots, with the preset of this index.
struct SmallMatch {
    preset: usize,
}

impl StatsGameVisitor for SmallMatch {
    type Output = Option<Document>;

    fn visit<R: StatsGame>(self) -> Option<Document> {
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

fn document(preset: &str, report: MatchReport) -> Document {
    Document {
        paiju: "1.2.3",
        command: "paiju arena <game> & \"more\"".to_owned(),
        preset: preset.to_owned(),
        set: vec!["deals=3".to_owned()],
        players: vec!["easy".to_owned()],
        report,
    }
}

/// Reports of one match per preset of each game.
fn matches() -> Vec<Document> {
    let mut matches = Vec::new();
    for &game in GameKind::ALL {
        matches.extend((0..).map_while(|preset| visit_stats(game, SmallMatch { preset })));
    }
    matches
}

#[test]
fn every_statistic_has_a_name_in_every_language() {
    let mut keys = BTreeSet::new();
    for Document { report, .. } in matches() {
        keys.insert(report.rounds_key.to_owned());
        keys.extend(report.groups.iter().map(|group| group.key.to_owned()));
        let stats = report.groups.iter().flat_map(|group| &group.stats);
        keys.extend(stats.map(|stat| stat.name.to_string()));
    }
    assert!(100 < keys.len(), "{keys:?}");
    for &language in Language::ALL {
        let messages = messages::of(language);
        let missing: Vec<_> = keys.iter().filter(|key| !messages.is_translated(key)).collect();
        assert!(missing.is_empty(), "{} lacks {missing:?}", language.tag());
    }
}

#[test]
fn every_page_is_well_formed_and_self_contained() {
    let messages = [messages::by_tag("en"), messages::by_tag("zh-TW")];
    for document in matches() {
        for messages in &messages {
            let page = html::page(&document, messages);
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
fn a_match_without_a_complete_deal_has_a_page() {
    let mut document = matches().remove(0);
    document.report.deals = 0;
    let messages = messages::by_tag("en");
    check_tags(&html::page(&document, &messages));
    assert!(text::page(&document, &messages).contains("No deal was finished."));
}

/// Asserts that all HTML tags are closed in order.
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
