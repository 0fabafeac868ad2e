use std::{collections::BTreeSet, fs, path::Path};

use game_big_two::{Config, Play, Rejection, transcript::BadInput};
use game_dun_mazi::DunMazi;
use game_forest::ForestShuffle;
use game_sea_salt::SeaSalt;
use games::{ForGame, GameKind};
use tabletop::{BadSetting, Fits, Rules, Seats, Settings};

use super::*;
use crate::args;

#[track_caller]
fn check_language(arguments: &[&str], variables: &[(&str, &str)], expected: Language) {
    let arguments: Vec<OsString> = arguments.iter().map(Into::into).collect();
    let variable = |name: &str| {
        let found = variables.iter().find(|(known, _)| *known == name);
        found.map(|(_, value)| (*value).to_owned())
    };
    assert_eq!(Language::choose(&arguments, variable), expected);
}

#[test]
fn the_option_goes_before_the_environment() {
    use Language::{English, Simplified, Traditional};
    check_language(&[], &[], English);
    check_language(&["--lang", "zh-TW"], &[("PAIJU_LANG", "zh-CN")], Traditional);
    check_language(&["rules", "--lang=zh-cn"], &[], Simplified);
    check_language(&["--lang", "en", "--lang", "zh-CN"], &[], Simplified);
    check_language(&["--lang"], &[("LANG", "zh_TW")], Traditional);
    check_language(&["--lang", "fr"], &[("LANG", "zh_TW")], Traditional);
    check_language(&["--", "--lang", "zh-TW"], &[], English);
}

#[test]
fn the_environment_says_which_chinese() {
    use Language::{English, Simplified, Traditional};
    for locale in ["zh_TW.UTF-8", "zh_HK", "zh-Hant", "zh_Hant_MO", "zh_TW@x"] {
        check_language(&[], &[("LANG", locale)], Traditional);
    }
    for locale in ["zh_CN.UTF-8", "zh_SG", "zh", "zh-Hans"] {
        check_language(&[], &[("LANG", locale)], Simplified);
    }
    for locale in ["C", "de_DE.UTF-8", "zha_CN"] {
        check_language(&[], &[("LANG", locale)], English);
    }
    let rivals = [("LANG", "zh_CN"), ("LC_MESSAGES", "zh_TW"), ("LC_ALL", "C")];
    check_language(&[], &rivals, English);
    check_language(&[], &rivals[..2], Traditional);
    check_language(&[], &[("PAIJU_LANG", ""), ("LANG", "zh_CN")], Simplified);
}

#[test]
fn every_file_can_be_read() {
    for &language in Language::ALL {
        for file in language.files() {
            let read = FluentResource::try_new((*file).to_owned());
            assert!(read.is_ok(), "{}: {:?}", language.name(), read.map_err(|(_, errors)| errors));
        }
    }
}

/// BT-12: a pattern brings its names along, and they are words like all others.
#[test]
fn a_refusal_is_said_with_its_values() {
    let config = Config::preset("classic").unwrap();
    let play = |cards: &str| Play::read(&config, cards.parse().unwrap()).unwrap();
    let refusal = Rejection::WrongPattern { tried: play("C3 D3"), top: play("C4") };
    let words = Words::new(Language::English);
    let said = words.refusal("big-two-refusal-", &refusal);
    assert!(said.starts_with("C3 D3 cannot be put on C4"), "{said}");
    for (language, name) in Language::ALL.iter().zip(["pair", "對子", "对子"]) {
        let mut values = Vec::new();
        let tried = serde_json::to_value(play("C3 D3")).unwrap();
        Words::new(*language).spread("tried", &tried, &mut values);
        assert!(values.contains(&("tried-pattern".to_owned(), name.into())), "{values:?}");
    }
}

/// Every key the program can ask for.
fn needed_keys() -> BTreeSet<String> {
    let mut needed = keys_in_source(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src")));
    needed.extend(keys_of_arguments());
    needed.extend(BadSetting::CODES.iter().map(|code| format!("setting-refusal-{code}")));
    needed.extend(BadInput::CODES.iter().map(|code| format!("big-two-input-{code}")));
    needed.extend(keys_of_scorer(DunMazi::NAME, game_dun_mazi::scorer::BadScore::CODES));
    needed.extend(keys_of_scorer(ForestShuffle::NAME, game_forest::scorer::BadScore::CODES));
    needed.extend(keys_of_scorer(SeaSalt::NAME, game_sea_salt::scorer::BadScore::CODES));
    needed.extend(GameKind::ALL.iter().flat_map(|game| game.run(KeysOfGame)));
    needed
}

#[test]
fn every_sentence_is_there_in_every_language() {
    let needed = needed_keys();
    assert!(100 < needed.len(), "{needed:?}");
    for &language in Language::ALL {
        let words = Words::new(language);
        let missing: Vec<_> = needed.iter().filter(|key| !words.know(key)).collect();
        assert!(missing.is_empty(), "{} lacks {missing:?}", language.name());
    }
}

#[test]
fn no_sentence_of_ours_is_never_said() {
    let needed = needed_keys();
    for &language in Language::ALL {
        let ours = language.files()[0].lines().filter_map(|line| line.split_once(" ="));
        let ours = ours.map(|(key, _)| key).filter(|key| key.starts_with(char::is_alphabetic));
        let unused: Vec<_> = ours.filter(|&key| !needed.contains(key)).collect();
        assert!(unused.is_empty(), "nobody says {unused:?} in {}", language.name());
    }
}

/// The keys of a game that `paiju score` knows. Its reasons are held by the game's own tests.
fn keys_of_scorer(game: &str, codes: &[&str]) -> Vec<String> {
    codes.iter().chain(&["typing"]).map(|code| format!("{game}-score-{code}")).collect()
}

/// The keys that the source spells out.
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

/// The keys of all commands and their arguments, and of values that arguments cannot take.
fn keys_of_arguments() -> BTreeSet<String> {
    let words = Words::new(Language::English);
    let tree = args::tree(&words);
    let mut keys = BTreeSet::new();
    for command in tree.get_subcommands() {
        let name = command.get_name();
        keys.extend(["about", "examples"].map(|part| format!("cli-{name}-{part}")));
    }
    for command in [&tree].into_iter().chain(tree.get_subcommands()) {
        for arg in command.get_arguments() {
            keys.insert(args::key_of(command, arg, &words));
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

/// The keys of a game.
struct KeysOfGame;

impl ForGame for KeysOfGame {
    type Output = BTreeSet<String>;

    fn run<R: Rules>(self) -> BTreeSet<String> {
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
                    Fits::Flag | Fits::Number { .. } => {}
                    Fits::Choice { names }
                    | Fits::NumberOrChoice { names, .. }
                    | Fits::Several { names } => {
                        let key = |name| format!("{game}-choice-{}-{name}", field.name);
                        keys.extend(names.into_iter().map(key));
                    }
                }
            }
        }
        keys
    }
}
