//! Tests of `paiju bench`.

use games::GameKind;
use serde_json::Value;

use crate::paiju::paiju;

fn report(args: &[&str]) -> Value {
    let args: Vec<&str> = ["bench", "big-two", "--json"].iter().chain(args).copied().collect();
    let outcome = paiju(&args);
    assert_eq!((outcome.code, outcome.stderr.as_str()), (0, ""));
    serde_json::from_slice(&outcome.stdout).unwrap()
}

#[test]
fn the_same_games_are_played_every_time() {
    let counts = |report: &Value| (report["games"].clone(), report["decisions"].clone());
    let one = report(&["--games", "20", "--seed", "7"]);
    let again = report(&["--games", "20", "--seed", "7"]);
    let other = report(&["--games", "20", "--seed", "8"]);
    assert_eq!(counts(&one), counts(&again));
    assert_eq!((&one["games"], &other["games"]), (&20.into(), &20.into()));
    assert_ne!(one["decisions"], other["decisions"]);
}

#[test]
fn the_report_has_the_parameters_and_results() {
    let report = report(&["--games", "5", "--preset", "taiwan", "--set", "deals=2"]);
    assert_eq!(report["game"], "big-two");
    assert_eq!(report["preset"], "taiwan");
    assert_eq!(report["set"], serde_json::json!(["deals=2"]));
    assert_eq!(report["players"], 4);
    for rate in ["seconds", "games-per-s", "decisions-per-s", "ns-per-decision"] {
        assert!(0.0 < report[rate].as_f64().unwrap(), "{rate} in {report}");
    }
    let per_game = report["decisions-per-game"].as_f64().unwrap();
    let decisions = report["decisions"].as_f64().unwrap();
    assert!((per_game * 5.0 - decisions).abs() < 1e-6, "{report}");
    assert!(1.0 < report["actions-per-decision"].as_f64().unwrap(), "{report}");
}

#[test]
fn a_duration_can_be_given() {
    let report = report(&["--seconds", "0.01"]);
    assert!(0.01 <= report["seconds"].as_f64().unwrap());
    assert!(1 <= report["games"].as_u64().unwrap());
}

#[test]
fn the_default_output_is_a_table() {
    let table = paiju(&["bench", "big-two", "--games", "3", "--lang", "zh-TW"]).text();
    let labels: Vec<_> = table.lines().filter_map(|line| line.split_whitespace().next()).collect();
    insta::assert_snapshot!(labels.join("\n"), @r"
    big-two，桌規
    局數
    秒數
    每秒局數
    每秒決策數
    每個決策的奈秒數
    每局決策數
    每個決策的合法動作數
    ");
}

#[test]
fn the_list_names_every_game_preset_and_number_of_players() {
    let list = paiju(&["bench", "--list"]).text();
    assert!(list.starts_with("big-two classic 4\nbig-two taiwan 4\n"), "{list}");
    for line in list.lines() {
        let [game, preset, players] = line.split(' ').collect::<Vec<_>>()[..] else {
            panic!("{line}")
        };
        let args = ["bench", game, "--preset", preset, "--players", players, "--games", "1"];
        assert_eq!(paiju(&args).code, 0, "{line}");
    }
}

#[test]
fn the_hard_bots_of_all_games_are_measured() {
    let measured = paiju(&["bench", "search", "--seconds", "0.2", "--json"]);
    assert_eq!((measured.code, measured.stderr.as_str()), (0, ""), "{measured}");
    let text = measured.text();
    let reports: Vec<Value> = text.lines().map(|it| serde_json::from_str(it).unwrap()).collect();
    let games: Vec<_> = reports.iter().map(|report| report["game"].as_str().unwrap()).collect();
    let all: Vec<_> = GameKind::ALL.iter().map(|game| game.name()).collect();
    assert_eq!(games, all);
    for report in &reports {
        for rate in ["iterations", "iterations-per-s", "rollouts-per-s", "positions"] {
            assert!(0.0 < report[rate].as_f64().unwrap(), "{rate} in {report}");
        }
    }
}

#[test]
fn the_search_of_one_game_is_measured() {
    let args = ["bench", "search", "sea-salt", "--preset", "flow", "--seconds", "0.1"];
    let table = paiju(&args).text();
    let rows: Vec<_> =
        table.lines().map(|line| line.split_whitespace().take(3).collect()).collect();
    let [.., head, row] = rows.as_slice() else { panic!("{table}") };
    assert_eq!((head, row), (&vec!["game", "preset", "players"], &vec!["sea-salt", "flow", "4"]));
}

#[test]
fn only_one_game_can_be_measured() {
    let refusal = |args: &str| paiju(&args.split(' ').collect::<Vec<_>>()).refusal();
    insta::assert_snapshot!(refusal("bench big-two forest"), @"paiju: unexpected argument 'forest'; name one game, or `search` and one game");
    insta::assert_snapshot!(refusal("bench search forest --games 5"), @"paiju: --games cannot be used with search");
    insta::assert_snapshot!(refusal("bench search forest --preset mars"), @"paiju: unknown preset 'mars'; choose one of: classic, classic-base, published, published-all");
}
