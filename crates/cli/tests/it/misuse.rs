//! Whatever cannot be understood is answered with one sentence: what, where, and what to try.

use std::path::Path;

use game_big_two::Config;
use tabletop::Settings as _;

use crate::paiju::{in_all_languages, paiju};

#[track_caller]
fn refusal(args: &str) -> String {
    paiju(&args.split(' ').filter(|arg| !arg.is_empty()).collect::<Vec<_>>()).refusal()
}

#[test]
fn a_command_is_needed() {
    insta::assert_snapshot!(refusal(""), @"paiju: a command is missing; choose one of: judge, rules, cards, score, arena, verify, bench, replay, serve, load, completions; see `paiju --help`");
    insta::assert_snapshot!(refusal("jugde"), @"paiju: there is no command 'jugde'; did you mean 'judge'? See `paiju --help`");
    insta::assert_snapshot!(refusal("help nonsense"), @"paiju: there is no command 'nonsense'; see `paiju --help`");
}

#[test]
fn a_game_is_needed() {
    insta::assert_snapshot!(refusal("rules"), @"paiju: <GAME> is missing; see `paiju rules --help`");
    insta::assert_snapshot!(refusal("bench"), @"paiju: <GAME> is missing; see `paiju bench --help`");
    let unknown = refusal("judge whist");
    assert!(unknown.starts_with("paiju: <GAME> cannot be 'whist'; choose one of: big-two"));
}

#[test]
fn options_are_checked() {
    insta::assert_snapshot!(refusal("rules big-two --presett taiwan"), @"paiju: there is no option '--presett'; did you mean '--preset'? See `paiju rules --help`");
    insta::assert_snapshot!(refusal("serve --lan=yes"), @"paiju: --lan takes no value: leave 'yes' out; see `paiju serve --help`");
    insta::assert_snapshot!(refusal("rules big-two --preset"), @"paiju: a value is missing after --preset <NAME>; see `paiju rules --help`");
    insta::assert_snapshot!(refusal("rules big-two please"), @"paiju: 'please' is one argument too many; see `paiju rules --help`");
    insta::assert_snapshot!(refusal("bench big-two --seed 1 --seed 2"), @"paiju: --seed is given twice; see `paiju bench --help`");
    insta::assert_snapshot!(refusal("bench big-two --seconds 1 --games 1"), @"paiju: --seconds does not go with --games; see `paiju bench --help`");
    insta::assert_snapshot!(refusal("bench big-two --list"), @"paiju: --list must stand alone; see `paiju bench --help`");
    insta::assert_snapshot!(refusal("judge big-two --time-limit 1 cases"), @"paiju: --run <COMMAND> is missing; see `paiju judge --help`");
    insta::assert_snapshot!(refusal("judge big-two --run cat"), @"paiju: <CASE> is missing; see `paiju judge --help`");
}

#[test]
fn values_are_checked() {
    insta::assert_snapshot!(refusal("--lang fr rules big-two"), @"paiju: --lang cannot be 'fr'; choose one of: en, zh-TW, zh-CN; see `paiju rules --help`");
    insta::assert_snapshot!(refusal("completions tcsh"), @"paiju: <SHELL> cannot be 'tcsh'; choose one of: bash, elvish, fish, powershell, zsh; did you mean 'zsh'? See `paiju completions --help`");
    insta::assert_snapshot!(refusal("bench big-two --seconds 0"), @"paiju: --seconds cannot be '0'; write a number above 0, such as 2 or 0.5; see `paiju bench --help`");
    insta::assert_snapshot!(refusal("bench big-two --games none"), @"paiju: --games cannot be 'none'; write a whole number above 0; see `paiju bench --help`");
    insta::assert_snapshot!(refusal("bench big-two --seed -1"), @"paiju: --seed cannot be '-1'; write a whole number, 0 or above; see `paiju bench --help`");
    insta::assert_snapshot!(refusal("bench big-two --players many"), @"paiju: --players cannot be 'many'; write a small number, such as 4; see `paiju bench --help`");
    insta::assert_snapshot!(refusal("judge big-two --run cat --time-limit inf cases"), @"paiju: --time-limit cannot be 'inf'; write a number of seconds above 0, such as 2 or 0.5; see `paiju judge --help`");
}

#[test]
fn houses_are_checked() {
    insta::assert_snapshot!(refusal("rules big-two --preset mars"), @"paiju: there is no preset 'mars'; choose one of: classic, taiwan, hong-kong, research");
    insta::assert_snapshot!(refusal("bench big-two --players 3"), @"paiju: big-two cannot be played by 3; it is for 4");
    insta::assert_snapshot!(refusal("rules big-two --set deals"), @"paiju: 'deals' is no change of a setting; write --set SETTING=VALUE, such as --set deals=3");
    let fields: Vec<&str> = Config::FIELDS.iter().map(|field| field.name).collect();
    let expected =
        format!("paiju: there is no setting 'deal'; choose one of: {}", fields.join(", "));
    assert_eq!(refusal("rules big-two --set deal=1"), expected);
    insta::assert_snapshot!(refusal("rules big-two --set deals=0"), @"paiju: deals cannot be '0'; choose a number from 1 to 100");
    insta::assert_snapshot!(refusal("rules big-two --set mixing=soup"), @"paiju: mixing cannot be 'soup'; choose from: same-kind, ranked, bombs");
    insta::assert_snapshot!(refusal("rules sea-salt --set target=9"), @"paiju: target cannot be '9'; choose a number from 10 to 100, or: auto");
    insta::assert_snapshot!(refusal("rules sea-salt --set target=fixed"), @"paiju: target cannot be 'fixed'; choose a number from 10 to 100, or: auto");
    insta::assert_snapshot!(refusal("rules big-two --set patterns=pair"), @"paiju: patterns cannot be 'pair': it must hold single");
}

#[test]
fn sentences_are_in_the_readers_language() {
    let said = |args: &[&str]| in_all_languages(Path::new("."), args);
    insta::assert_snapshot!(said(&["jugde"]), @r"
    [2]
    stderr: paiju: there is no command 'jugde'; did you mean 'judge'? See `paiju --help`

    [2]
    stderr: paiju: 沒有「jugde」這個指令；是不是要打「judge」？請看 `paiju --help`

    [2]
    stderr: paiju: 没有“jugde”这个命令；是不是要输入“judge”？请看 `paiju --help`
    ");
    insta::assert_snapshot!(said(&["rules", "big-two", "--set", "deals=0"]), @r"
    [2]
    stderr: paiju: deals cannot be '0'; choose a number from 1 to 100

    [2]
    stderr: paiju: deals 不能是「0」；請選 1 到 100 的數字

    [2]
    stderr: paiju: deals 不能是“0”；请选 1 到 100 的数字
    ");
    insta::assert_snapshot!(said(&["bench", "big-two", "--seconds", "soon"]), @r"
    [2]
    stderr: paiju: --seconds cannot be 'soon'; write a number above 0, such as 2 or 0.5; see `paiju bench --help`

    [2]
    stderr: paiju: --seconds 不能是「soon」；請寫大於 0 的數，例如 2 或 0.5；請看 `paiju bench --help`

    [2]
    stderr: paiju: --seconds 不能是“soon”；请写大于 0 的数，例如 2 或 0.5；请看 `paiju bench --help`
    ");
}
