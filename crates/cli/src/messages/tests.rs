use std::{collections::BTreeSet, fs, path::Path};

use game_big_two::{Config, Play, Rejection, transcript::InputRefusal};
use games::match_game;
use tabletop::{Clause, CodedRefusal, FieldType, Seats, SettingRefusal, Settings};

use super::*;
use crate::{args, commands::score::ScoreCommand};

#[track_caller]
fn check_language(arguments: &[&str], variables: &[(&str, &str)], expected: &str) {
    let arguments: Vec<OsString> = arguments.iter().map(Into::into).collect();
    let variable = |name: &str| {
        let found = variables.iter().find(|(known, _)| *known == name);
        found.map(|(_, value)| (*value).to_owned())
    };
    assert_eq!(choose(&arguments, variable).tag(), expected);
}

#[test]
fn the_option_overrides_the_environment() {
    check_language(&[], &[], "en");
    check_language(&["--lang", "zh-TW"], &[("PAIJU_LANG", "zh-CN")], "zh-TW");
    check_language(&["rules", "--lang=zh-cn"], &[], "zh-CN");
    check_language(&["--lang", "en", "--lang", "zh-CN"], &[], "zh-CN");
    check_language(&["--lang"], &[("LANG", "zh_TW")], "zh-TW");
    check_language(&["--lang", "tlh"], &[("LANG", "zh_TW")], "zh-TW");
    check_language(&["--", "--lang", "zh-TW"], &[], "en");
}

#[test]
fn the_locale_selects_the_chinese_script() {
    for locale in ["zh_TW.UTF-8", "zh_HK", "zh-Hant", "zh_Hant_MO", "zh_TW@x"] {
        check_language(&[], &[("LANG", locale)], "zh-TW");
    }
    for locale in ["zh_CN.UTF-8", "zh_SG", "zh", "zh-Hans"] {
        check_language(&[], &[("LANG", locale)], "zh-CN");
    }
    for locale in ["C", "tlh.UTF-8", "zha_CN"] {
        check_language(&[], &[("LANG", locale)], "en");
    }
    let rivals = [("LANG", "zh_CN"), ("LC_MESSAGES", "zh_TW"), ("LC_ALL", "C")];
    check_language(&[], &rivals, "en");
    check_language(&[], &rivals[..2], "zh-TW");
    check_language(&[], &[("PAIJU_LANG", ""), ("LANG", "zh_CN")], "zh-CN");
}

/// BT-12: the names that a pattern defines in code are messages too.
#[test]
fn a_refusal_is_formatted_with_its_values() {
    let config = Config::preset("classic").unwrap();
    let play = |cards: &str| Play::read(&config, cards.parse().unwrap()).unwrap();
    let refusal = Rejection::WrongPattern { tried: play("C3 D3"), top: play("C4") };
    let messages = by_tag("en");
    let said = messages.refusal("big-two-refusal-", &refusal);
    assert!(said.starts_with("C3 D3 cannot be played on C4"), "{said}");
    for (tag, name) in [("en", "pair"), ("zh-TW", "對子"), ("zh-CN", "对子")] {
        assert_eq!(by_tag(tag).say("big-two-choice-patterns-pair", &[]), name);
    }
}

/// All keys that the program uses.
fn needed_keys() -> BTreeSet<String> {
    let mut needed = keys_in_source(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src")));
    needed.extend(keys_of_arguments());
    needed.extend(SettingRefusal::CODES.iter().map(|code| format!("setting-refusal-{code}")));
    needed.extend(InputRefusal::CODES.iter().map(|code| format!("big-two-input-{code}")));
    for &game in GameKind::ALL {
        let codes = match_game!(game, Game => <Game as ScoreCommand>::CODES);
        needed.extend(codes.into_iter().flat_map(|codes| keys_of_scorer(game.name(), codes)));
    }
    needed.extend(GameKind::ALL.iter().flat_map(|game| game.visit(KeysOfGame)));
    needed
}

#[test]
fn every_message_exists_in_every_language() {
    let needed = needed_keys();
    assert!(100 < needed.len(), "{needed:?}");
    for &language in Language::ALL {
        let messages = of(language);
        let missing: Vec<_> = needed.iter().filter(|key| !messages.is_translated(key)).collect();
        assert!(missing.is_empty(), "{} lacks {missing:?}", language.tag());
    }
}

#[test]
fn every_message_is_used() {
    let needed = needed_keys();
    for &language in Language::ALL {
        let ours = language.file("cli").unwrap().lines().filter_map(|line| line.split_once(" ="));
        let ours = ours.map(|(key, _)| key).filter(|key| key.starts_with(char::is_alphabetic));
        let unused: Vec<_> = ours.filter(|&key| !needed.contains(key)).collect();
        assert!(unused.is_empty(), "unused in {}: {unused:?}", language.tag());
    }
}

/// The guides say what is in force: under every preset with any one setting changed, every message
/// exists in every language and gets the values that it uses, and none is unused.
#[test]
fn every_guide_is_written_out() {
    for &game in GameKind::ALL {
        let file = format!("guide-{}", game.name());
        testkit::check_messages(&file, &game.visit(MessagesOfGuide));
    }
}

struct MessagesOfGuide;

impl GameVisitor for MessagesOfGuide {
    type Output = testkit::MessageArgs;

    fn visit<R: Rules>(self) -> Self::Output {
        let texts: Vec<Messages> = Language::ALL.iter().map(|&it| of(it)).collect();
        let mut args = Self::Output::new();
        for config in R::Config::PRESETS.iter().flat_map(|preset| neighbours(&preset.config)) {
            for seats in R::SEATS.map(|seats| Seats::new(seats).unwrap()) {
                let guide = R::guide(&config, seats);
                let chapters: Vec<_> = guide.chapters.iter().map(|chapter| chapter.key).collect();
                assert_eq!(chapters, tabletop::Guide::CHAPTERS, "{}", R::NAME);
                for (key, values) in guide.messages(R::NAME) {
                    for text in &texts {
                        assert!(text.is_translated(&key), "{} lacks {key}", text.language().tag());
                        assert!(!text.say_values(&key, &values).is_empty(), "{key}");
                    }
                    let names = values.iter().map(|(name, _)| (*name).to_owned());
                    args.entry(key).or_default().extend(names);
                }
            }
        }
        args
    }
}

/// `config`, and with any one setting changed to each of its choices or to one of its limits.
fn neighbours<C: Settings>(config: &C) -> Vec<C> {
    let mut configs = vec![config.clone()];
    for field in C::FIELDS {
        let values = match field.fits(config) {
            FieldType::Bool => vec!["false".to_owned(), "true".to_owned()],
            FieldType::Int { min, max } => vec![min.to_string(), max.to_string()],
            FieldType::Choice { names } | FieldType::IntOrChoice { names, .. } => {
                names.into_iter().map(str::to_owned).collect()
            }
            FieldType::Set { .. } => Vec::new(),
        };
        for value in values {
            let mut changed = config.clone();
            field.set_text(&mut changed, &value).unwrap();
            configs.push(changed);
        }
    }
    configs
}

/// The keys of a game's score calculator. The game's own tests check the keys of its reasons.
fn keys_of_scorer(game: &str, codes: &[&str]) -> Vec<String> {
    codes.iter().chain(&["typing"]).map(|code| format!("{game}-score-{code}")).collect()
}

/// The keys in string literals of the source.
fn keys_in_source(folder: &Path) -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    for entry in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if entry.is_dir() {
            keys.extend(keys_in_source(&entry));
        } else if !entry.ends_with("tests.rs") {
            let source = fs::read_to_string(&entry).unwrap();
            let literals = source.split('"').filter(|literal| {
                ["cli-", "arena-", "replay-", "bot-"].iter().any(|start| literal.starts_with(start))
                    && literal.chars().all(|char| char.is_ascii_lowercase() || char == '-')
            });
            keys.extend(literals.map(str::to_owned));
        }
    }
    keys
}

/// The keys of all commands and arguments, and of the messages for invalid values.
fn keys_of_arguments() -> BTreeSet<String> {
    let messages = by_tag("en");
    let root = args::command(&messages);
    let mut keys = BTreeSet::new();
    for command in root.get_subcommands() {
        let name = command.get_name();
        keys.extend(["about", "examples"].map(|part| format!("cli-{name}-{part}")));
    }
    for command in [&root].into_iter().chain(root.get_subcommands()) {
        for arg in command.get_arguments() {
            keys.insert(args::key_of(command, arg, &messages));
            let parser = arg.get_value_parser().type_id();
            let takes_anything = parser == std::any::TypeId::of::<String>()
                || parser == std::any::TypeId::of::<std::path::PathBuf>()
                || !arg.get_possible_values().is_empty();
            if arg.get_action().takes_values() && !takes_anything {
                keys.insert(format!("cli-misfit-{}", arg.get_long().unwrap()));
            }
        }
    }
    keys
}

struct KeysOfGame;

impl GameVisitor for KeysOfGame {
    type Output = BTreeSet<String>;

    fn visit<R: Rules>(self) -> BTreeSet<String> {
        let game = R::NAME;
        let mut keys = BTreeSet::from(["name", "about"].map(|part| format!("{game}-{part}")));
        keys.extend(R::Rejection::CODES.iter().map(|code| format!("{game}-refusal-{code}")));
        for preset in R::Config::PRESETS {
            let key = format!("{game}-preset-{}", preset.name);
            keys.extend([format!("{key}-about"), key]);
            for seats in R::SEATS.map(|seats| Seats::new(seats).unwrap()) {
                for chapter in R::rulebook(&preset.config, seats) {
                    keys.insert(format!("{game}-chapter-{}", chapter.key));
                    let clauses = chapter.clauses.iter();
                    let bare = clauses.filter(|clause| clause.sentences.is_empty());
                    keys.extend(bare.map(Clause::key));
                }
            }
            for field in R::Config::FIELDS {
                keys.insert(format!("{game}-setting-{}", field.name));
                match field.fits(&preset.config) {
                    FieldType::Bool | FieldType::Int { .. } => {}
                    FieldType::Choice { names }
                    | FieldType::IntOrChoice { names, .. }
                    | FieldType::Set { names } => {
                        let key = |name| format!("{game}-choice-{}-{name}", field.name);
                        keys.extend(names.into_iter().map(key));
                    }
                }
            }
        }
        keys
    }
}
