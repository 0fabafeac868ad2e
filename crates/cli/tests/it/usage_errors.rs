//! Usage errors: one sentence with the error, its place, and what to do.

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
    insta::assert_snapshot!(refusal(""), @"paiju: no command given; choose one of: judge, rules, cards, score, arena, verify, bench, replay, serve, remove-name, load, completions; see `paiju --help`");
    insta::assert_snapshot!(refusal("jugde"), @"paiju: unknown command 'jugde'; did you mean 'judge'? See `paiju --help`");
    insta::assert_snapshot!(refusal("help nonsense"), @"paiju: unknown command 'nonsense'; see `paiju --help`");
}

#[test]
fn a_game_is_needed() {
    insta::assert_snapshot!(refusal("rules"), @"paiju: missing <GAME>; see `paiju rules --help`");
    insta::assert_snapshot!(refusal("bench"), @"paiju: missing <GAME>; see `paiju bench --help`");
    let unknown = refusal("judge whist");
    assert!(unknown.starts_with("paiju: <GAME> cannot be 'whist'; choose one of: big-two"));
}

#[test]
fn options_are_checked() {
    insta::assert_snapshot!(refusal("rules big-two --presett taiwan"), @"paiju: unknown option '--presett'; did you mean '--preset'? See `paiju rules --help`");
    insta::assert_snapshot!(refusal("serve --lan=yes"), @"paiju: --lan takes no value; remove 'yes'; see `paiju serve --help`");
    insta::assert_snapshot!(refusal("rules big-two --preset"), @"paiju: --preset <NAME> needs a value; see `paiju rules --help`");
    insta::assert_snapshot!(refusal("rules big-two please"), @"paiju: unexpected argument 'please'; see `paiju rules --help`");
    insta::assert_snapshot!(refusal("bench big-two --seed 1 --seed 2"), @"paiju: --seed is given more than once; see `paiju bench --help`");
    insta::assert_snapshot!(refusal("bench big-two --seconds 1 --games 1"), @"paiju: --seconds cannot be used with --games; see `paiju bench --help`");
    insta::assert_snapshot!(refusal("bench big-two --list"), @"paiju: --list cannot be combined with other arguments; see `paiju bench --help`");
    insta::assert_snapshot!(refusal("judge big-two --time-limit 1 cases"), @"paiju: missing --run <COMMAND>; see `paiju judge --help`");
    insta::assert_snapshot!(refusal("judge big-two --run cat"), @"paiju: missing <CASE>; see `paiju judge --help`");
}

#[test]
fn values_are_checked() {
    insta::assert_snapshot!(refusal("--lang tlh rules big-two"), @"paiju: --lang cannot be 'tlh'; choose one of: en, zh-TW, zh-CN; see `paiju rules --help`");
    insta::assert_snapshot!(refusal("completions tcsh"), @"paiju: <SHELL> cannot be 'tcsh'; choose one of: bash, elvish, fish, powershell, zsh; did you mean 'zsh'? See `paiju completions --help`");
    insta::assert_snapshot!(refusal("bench big-two --seconds 0"), @"paiju: --seconds cannot be '0'; use a number above 0, such as 2 or 0.5; see `paiju bench --help`");
    insta::assert_snapshot!(refusal("bench big-two --games none"), @"paiju: --games cannot be 'none'; use a whole number above 0; see `paiju bench --help`");
    insta::assert_snapshot!(refusal("bench big-two --seed -1"), @"paiju: --seed cannot be '-1'; use a whole number, 0 or above; see `paiju bench --help`");
    insta::assert_snapshot!(refusal("bench big-two --players many"), @"paiju: --players cannot be 'many'; use a number such as 4; see `paiju bench --help`");
    insta::assert_snapshot!(refusal("judge big-two --run cat --time-limit inf cases"), @"paiju: --time-limit cannot be 'inf'; use seconds above 0, such as 2 or 0.5; see `paiju judge --help`");
}

#[test]
fn rules_are_checked() {
    insta::assert_snapshot!(refusal("rules big-two --preset mars"), @"paiju: unknown preset 'mars'; choose one of: classic, taiwan, hong-kong, research");
    insta::assert_snapshot!(refusal("bench big-two --players 3"), @"paiju: big-two cannot be played by 3 players; it is for 4");
    insta::assert_snapshot!(refusal("rules big-two --set deals"), @"paiju: 'deals' does not change a setting; use --set SETTING=VALUE, such as --set deals=3");
    let fields: Vec<&str> = Config::FIELDS.iter().map(|field| field.name).collect();
    let expected = format!("paiju: unknown setting 'deal'; choose one of: {}", fields.join(", "));
    assert_eq!(refusal("rules big-two --set deal=1"), expected);
    insta::assert_snapshot!(refusal("rules big-two --set deals=0"), @"paiju: deals cannot be '0'; choose a number from 1 to 100");
    insta::assert_snapshot!(refusal("rules big-two --set mixing=soup"), @"paiju: mixing cannot be 'soup'; choose from: same-kind, ranked, bombs");
    insta::assert_snapshot!(refusal("rules sea-salt --set target=9"), @"paiju: target cannot be '9'; choose a number from 10 to 100, or: auto");
    insta::assert_snapshot!(refusal("rules sea-salt --set target=fixed"), @"paiju: target cannot be 'fixed'; choose a number from 10 to 100, or: auto");
    insta::assert_snapshot!(refusal("rules big-two --set patterns=pair"), @"paiju: patterns cannot be 'pair': it must include single");
}

#[test]
fn messages_are_in_the_users_language() {
    let said = |args: &[&str]| in_all_languages(Path::new("."), args);
    insta::assert_snapshot!(said(&["jugde"]), @"
    [2]
    stderr: paiju: unknown command 'jugde'; did you mean 'judge'? See `paiju --help`

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
    insta::assert_snapshot!(said(&["bench", "big-two", "--seconds", "soon"]), @"
    [2]
    stderr: paiju: --seconds cannot be 'soon'; use a number above 0, such as 2 or 0.5; see `paiju bench --help`

    [2]
    stderr: paiju: --seconds 不能是「soon」；請寫大於 0 的數，例如 2 或 0.5；請看 `paiju bench --help`

    [2]
    stderr: paiju: --seconds 不能是“soon”；请写大于 0 的数，例如 2 或 0.5；请看 `paiju bench --help`
    ");
}
