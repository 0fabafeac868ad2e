//! External programs in `paiju arena`.

use std::{
    fs,
    io::{self, Write as _},
    process::{Command, Stdio},
};

use serde_json::Value;

use crate::paiju::{paiju, paiju_in};

const EXAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/how-to/greedy.py");

/// Whether Python is installed. Prints a notice if it is not.
pub(crate) fn has_python() -> bool {
    let version = Command::new("python3").arg("--version").stdout(Stdio::null()).status();
    let is_there = version.is_ok_and(|status| status.success());
    // CI must have Python.
    assert!(is_there || std::env::var_os("CI").is_none(), "CI has no python3");
    if !is_there {
        // The test harness hides the output of `eprintln!` if a test passes.
        io::stderr().write_all(b"skipped: no python3 to run the example bot with\n").unwrap();
    }
    is_there
}

#[test]
fn the_example_bot_beats_random_bots() {
    if !has_python() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let players = format!("exec:python3 '{EXAMPLE}',easy");
    let args = "--deals 10 --threads 2 --json report.json";
    let args = ["arena", "big-two", "--players", &players].into_iter().chain(args.split(' '));
    let played = paiju_in(folder.path(), &args.collect::<Vec<_>>());
    assert_eq!((played.code, played.stderr.as_str()), (0, ""), "{played}");
    let report = fs::read(folder.path().join("report.json")).unwrap();
    let report: Value = serde_json::from_slice(&report).unwrap();
    let greedy = &report["entrants"][0];
    assert_eq!(greedy["faults"], 0, "{greedy}");
    assert!(0.5 < greedy["wins"]["mean"].as_f64().unwrap(), "{greedy}");
}

#[test]
fn a_program_that_fails_is_reported_and_the_match_continues() {
    let args = "arena dun-mazi --deals 2 --threads 1 --players";
    let mut args: Vec<&str> = args.split(' ').collect();
    args.push("exec:exit 7,easy");
    let played = paiju(&args);
    assert_eq!(played.code, 0, "{played}");
    let expected = "paiju: 'exit 7' in seat 1: it exited during the game";
    assert!(played.stderr.starts_with(expected), "{played}");
    let last = played.text().lines().last().unwrap().to_owned();
    assert!(last.starts_with("exit 7 forfeited "), "{played}");
    assert!(last.ends_with("exited 3, late 0, unreadable 0, illegal 0"), "{played}");
}

#[test]
fn a_program_needs_a_command() {
    let refusal = paiju(&["arena", "big-two", "--players", "exec:,easy"]).refusal();
    assert!(refusal.contains("'exec:' is not a valid bot"), "{refusal}");
    let late = ["arena", "big-two", "--players", "easy", "--bot-timeout", "0"];
    insta::assert_snapshot!(paiju(&late).refusal(), @"paiju: --bot-timeout cannot be '0'; use seconds above 0, such as 2 or 0.5; see `paiju arena --help`");
}
