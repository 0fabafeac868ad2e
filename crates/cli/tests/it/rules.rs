//! `paiju rules`, and the pages in `docs/rules/`.

use std::{env, fs, path::Path};

use game_big_two::Config;
use games::GameKind;
use i18n::Language;
use tabletop::{Field, Settings};
use unicode_width::UnicodeWidthStr;

use crate::paiju::paiju;

/// The pages equal the output of the program.
#[test]
fn the_pages_in_docs_are_up_to_date() {
    let update = env::var_os("PAIJU_UPDATE_DOCS").is_some_and(|value| value == "1");
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rules"));
    for game in GameKind::ALL {
        for &language in Language::ALL {
            let tag = language.tag();
            let ending =
                if language == Language::FALLBACK { "md".to_owned() } else { format!("{tag}.md") };
            let page = folder.join(format!("{}.{ending}", game.name()));
            let printed = paiju(&["rules", game.name(), "--markdown", "--lang", tag]);
            assert_eq!((printed.code, printed.stderr.as_str()), (0, ""));
            if update {
                fs::create_dir_all(folder).unwrap();
                fs::write(&page, &printed.stdout).unwrap();
            }
            let written = fs::read_to_string(&page).unwrap_or_default();
            assert!(
                written == printed.text(),
                "{} is out of date; run the tests with PAIJU_UPDATE_DOCS=1 to rewrite it",
                page.display()
            );
        }
    }
}

#[test]
fn the_pages_link_to_each_other() {
    let first_link = |language| {
        let page = paiju(&["rules", "big-two", "--markdown", "--lang", language]).text();
        page.lines().find(|line| line.contains("](")).unwrap().to_owned()
    };
    insta::assert_snapshot!(first_link("en"), @"**English** · [繁體中文](big-two.zh-TW.md) · [简体中文](big-two.zh-CN.md)");
    insta::assert_snapshot!(first_link("zh-TW"), @"[English](big-two.md) · **繁體中文** · [简体中文](big-two.zh-CN.md)");
}

/// BT-1, BT-25: the text of a rule depends on the settings.
#[test]
fn the_rules_depend_on_the_settings() {
    let rules = |args: &[&str]| {
        let args: Vec<&str> = ["rules", "big-two"].iter().chain(args).copied().collect();
        paiju(&args).text()
    };
    assert!(rules(&[]).contains("BT-1  There are 52 cards."));
    assert!(rules(&[]).contains("clubs ♣, diamonds"));
    assert!(rules(&["--preset", "hong-kong"]).contains("diamonds ♦, clubs"));
    assert!(rules(&["--set", "suit-order=diamonds-first"]).contains("diamonds ♦, clubs"));
}

/// SS-V9: the setting `target` works in every preset, with a number and with `auto`.
#[test]
fn the_target_of_sea_salt_is_one_setting() {
    for preset in ["classic", "flow", "published"] {
        let rules = |target: &str| {
            paiju(&["rules", "sea-salt", "--preset", preset, "--players", "2", "--set", target])
                .text()
        };
        assert!(rules("target=50").contains("when a player has 50 points"), "{preset}");
        assert!(rules("target=auto").contains("when a player has 40 points"), "{preset}");
    }
}

#[test]
fn changed_settings_are_marked() {
    let marked = |args: &[&str]| {
        let args: Vec<&str> = ["rules", "big-two"].iter().chain(args).copied().collect();
        let rules = paiju(&args).text();
        let names = rules.lines().filter_map(|line| line.trim_start().strip_prefix("* "));
        names.map(|it| it.split(' ').next().unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert!(marked(&[]).is_empty());
    assert_eq!(marked(&["--set", "deals=3"]), ["deals", "changed"]); // The last is the legend.
    let taiwan = Config::preset("taiwan").unwrap();
    let differs = |field: &&Field<Config>| field.get(&taiwan) != field.get(&Config::CLASSIC);
    let of_taiwan = Config::FIELDS.iter().filter(differs).map(|field| field.name);
    let expected: Vec<&str> = of_taiwan.chain(["changed"]).collect();
    assert!(["patterns", "mixing", "scoring"].iter().all(|name| expected.contains(name)));
    assert_eq!(marked(&["--preset", "taiwan"]), expected);
}

#[test]
fn no_line_is_too_long_for_a_terminal() {
    for game in GameKind::ALL {
        for language in Language::ALL {
            let rules = paiju(&["rules", game.name(), "--lang", language.tag()]).text();
            let widest = rules.lines().max_by_key(|line| line.width()).unwrap();
            assert!(widest.width() <= 80, "{widest}");
        }
    }
}
