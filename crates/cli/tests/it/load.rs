//! Tests of `paiju load`.

use serde_json::Value;

use crate::paiju::{Outcome, paiju, paiju_in};

#[track_caller]
fn report(outcome: &Outcome) -> Value {
    assert_eq!((outcome.code, outcome.stderr.as_str()), (0, ""), "{outcome}");
    serde_json::from_slice(&outcome.stdout).unwrap()
}

#[test]
fn acknowledged_moves_are_counted() {
    let args = ["load", "--rooms", "2", "--moves", "60", "--json"];
    let report = report(&paiju(&args));
    assert_eq!(
        (&report["what"], &report["game"], &report["rooms"], &report["connections"]),
        (&"play".into(), &"big-two".into(), &2.into(), &8.into())
    );
    assert!(60 <= report["moves"].as_u64().unwrap(), "{report}");
    assert_eq!(report["refused"], serde_json::json!({}));
    let millis = |name: &str| report[name].as_f64().unwrap();
    assert!(0.0 < millis("p50-ms") && millis("p50-ms") <= millis("p90-ms"), "{report}");
    assert!(millis("p90-ms") <= millis("p99-ms") && millis("p99-ms") <= millis("max-ms"));
    assert!(0.0 < millis("moves-per-s"), "{report}");
}

#[test]
fn players_may_think_and_any_game_may_be_played() {
    for game in ["dun-mazi", "sea-salt", "forest"] {
        let args = ["load", "--game", game, "--rooms", "1", "--connections", "2", "--moves", "5"];
        let args: Vec<&str> = args.iter().copied().chain(["--think", "20ms", "--json"]).collect();
        let report = report(&paiju(&args));
        assert_eq!((&report["think-ms"], &report["connections"]), (&20.into(), &2.into()));
        // Two players in turn make at most fifty moves per second.
        assert!(report["moves-per-s"].as_f64().unwrap() <= 60.0, "{report}");
    }
}

#[test]
fn open_rooms_and_stored_games_are_measured() {
    let folder = tempfile::tempdir().unwrap();
    let fill = ["load", "fill", "--database", "games.sqlite", "--games", "3", "--json"];
    let filled = report(&paiju_in(folder.path(), &fill));
    assert_eq!(filled["games"], 3);
    assert!(3 * 50 < filled["entries"].as_u64().unwrap(), "{filled}");
    let start = ["load", "start", "--database", "games.sqlite", "--json"];
    assert!(0.0 < report(&paiju_in(folder.path(), &start))["seconds"].as_f64().unwrap());
    let idle =
        ["load", "idle", "--rooms", "3", "--connections", "1", "--seconds", "0.01", "--json"];
    assert_eq!(report(&paiju(&idle))["connections"], 3);
}

#[test]
fn the_default_output_is_a_table() {
    let table = paiju(&["load", "--rooms", "1", "--moves", "1", "--lang", "zh-TW"]).text();
    let labels = table.lines().filter_map(|line| line.split("  ").find(|it| !it.is_empty()));
    insta::assert_snapshot!(labels.collect::<Vec<_>>().join("\n"), @"
    play，big-two
    房間
    連線
    牌局
    秒數
    獲得確認的手數
    每秒手數
    延遲，中位數
    延遲，第 90 百分位
    延遲，第 99 百分位
    延遲，最大
    客戶端，CPU 秒數
    伺服器，CPU 秒數
    伺服器，記憶體 MB
    伺服器，記憶體峰值 MB
    ");
}

#[test]
fn invalid_options_are_refused() {
    let refusal = |args: &str| paiju(&args.split(' ').collect::<Vec<_>>()).refusal();
    insta::assert_snapshot!(refusal("load --url http://127.0.0.1:1"), @"paiju: the load test failed: cannot connect to http://127.0.0.1:1: Connection refused (os error 111)");
    insta::assert_snapshot!(refusal("load --url https://example.org"), @"paiju: --url cannot be 'https://example.org'; use http://, an address and a port, such as http://127.0.0.1:3210; see `paiju load --help`");
    insta::assert_snapshot!(refusal("load --connections 3"), @"paiju: big-two cannot be played by 3 players; it is for 4");
    insta::assert_snapshot!(refusal("load --think soon"), @"paiju: --think cannot be 'soon'; use a time such as 500ms or 0.5; see `paiju load --help`");
    insta::assert_snapshot!(refusal("load --pid 1"), @"paiju: missing --url <URL>; see `paiju load --help`");
}
