//! Tests of `paiju arena`.

use std::{fs, path::Path};

use games::GameKind;
use serde_json::Value;
use tempfile::TempDir;

use crate::paiju::{in_all_languages, paiju, paiju_in};

/// Plays a short match, and returns its folder.
fn play(args: &[&str]) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let args: Vec<&str> = ["arena"].iter().chain(args).copied().collect();
    let outcome = paiju_in(folder.path(), &args);
    assert_eq!((outcome.code, outcome.stderr.as_str()), (0, ""), "{outcome}");
    folder
}

fn read(folder: &TempDir, name: &str) -> String {
    fs::read_to_string(folder.path().join(name)).unwrap()
}

/// The report without durations.
fn timeless(folder: &TempDir) -> Value {
    let mut report: Value = serde_json::from_str(&read(folder, "report.json")).unwrap();
    for entrant in report["entrants"].as_array_mut().unwrap() {
        for field in ["mean-ms", "p50-ms", "p99-ms", "longest-ms"] {
            assert!(entrant["times"][field].is_number(), "{entrant}");
            entrant["times"][field] = Value::Null;
        }
    }
    report
}

#[test]
fn the_same_match_gives_the_same_report_on_any_number_of_threads() {
    let args = ["dun-mazi", "--players", "easy:1,easy", "--deals", "6", "--json", "report.json"];
    let report = |threads: &str, seed: &str| {
        let options = ["--threads", threads, "--seed", seed];
        timeless(&play(&args.iter().chain(&options).copied().collect::<Vec<_>>()))
    };
    let alone = report("1", "5");
    assert_eq!(alone, report("2", "5"));
    assert_eq!(alone, report("3", "5"));
    assert_ne!(alone, report("1", "6"));
}

#[test]
fn the_report_has_the_parameters_of_the_match() {
    let report = timeless(&play(&[
        "big-two",
        "--players",
        "easy,easy:1",
        "--preset",
        "taiwan",
        "--set",
        "deals=2",
        "--deals",
        "3",
        "--seed",
        "9",
        "--sprt",
        "0,400",
        "--threads",
        "1",
        "--json",
        "report.json",
    ]));
    assert_eq!(report["game"], "big-two");
    assert_eq!(report["preset"], "taiwan");
    assert_eq!(report["set"], serde_json::json!(["deals=2"]));
    assert_eq!(report["players"], serde_json::json!(["easy", "easy:1", "easy:1", "easy:1"]));
    assert_eq!(
        report["command"],
        "paiju arena big-two --players easy,easy:1,easy:1,easy:1 --preset taiwan --set deals=2 \
         --deals 3 --seed 9 --sprt 0,400,0.05,0.05"
    );
    assert_eq!((&report["deals"], &report["games"]), (&3.into(), &12.into()));
    assert_eq!(report["sprt"]["curve"].as_array().unwrap().len(), 3);
    let copies: Vec<_> =
        report["entrants"].as_array().unwrap().iter().map(|it| &it["copies"]).collect();
    assert_eq!(copies, [1, 3]);
}

#[test]
fn every_seat_of_every_game_has_a_row() {
    let folder = play(&[
        "sea-salt",
        "--players",
        "easy,easy:1",
        "--deals",
        "2",
        "--threads",
        "1",
        "--csv",
        "rows.csv",
    ]);
    let rows = read(&folder, "rows.csv");
    let mut lines = rows.lines();
    assert_eq!(
        lines.next(),
        Some("deal,seed,rotation,seat,player,win,score,decisions,seconds,faults")
    );
    let heads: Vec<_> =
        lines.map(|line| line.split(',').take(5).collect::<Vec<_>>().join(",")).collect();
    let expected = [
        "1,1,1,1,easy",
        "1,1,1,2,easy:1",
        "1,1,2,1,easy:1",
        "1,1,2,2,easy",
        "2,2,1,1,easy",
        "2,2,1,2,easy:1",
        "2,2,2,1,easy:1",
        "2,2,2,2,easy",
    ];
    assert_eq!(heads, expected);
}

#[test]
fn saved_games_can_be_verified() {
    for game in GameKind::ALL.iter().map(|game| game.name()) {
        let folder = play(&[
            game,
            "--players",
            "easy,easy:1",
            "--deals",
            "1",
            "--threads",
            "1",
            "--save",
            "games",
        ]);
        let files: Vec<_> = fs::read_dir(folder.path().join("games")).unwrap().collect();
        assert!(2 <= files.len(), "{game}: {files:?}");
        for file in files {
            let record = fs::read_to_string(file.unwrap().path()).unwrap();
            let verified = protocol::verify(&record).unwrap();
            assert_eq!(verified.game.name(), game);
        }
    }
}

#[test]
fn the_table_is_in_the_users_language() {
    // Rounds that end early leave hands that score, so that the table has figures.
    let args = "arena dun-mazi --set stall-turns=6 --players easy,easy:1 --deals 5 --threads 1";
    let args: Vec<&str> = args.split(' ').collect();
    insta::assert_snapshot!(without_times(&in_all_languages(Path::new("."), &args)));
}

/// Removes durations, and the spaces between their headings, whose number depends on them.
fn without_times(text: &str) -> String {
    let without = |line: &str| {
        let words: Vec<&str> = line.split_whitespace().collect();
        if words.iter().any(|word| ["µs", "ms", "s"].contains(word)) {
            words.iter().take(2).copied().collect::<Vec<_>>().join(" ")
        } else if line.contains(" 99 %") {
            words.join(" ")
        } else {
            line.to_owned()
        }
    };
    text.lines().map(without).collect::<Vec<_>>().join("\n")
}

#[track_caller]
fn refusal(args: &str) -> String {
    paiju(&args.split(' ').collect::<Vec<_>>()).refusal()
}

#[test]
fn invalid_players_are_refused_with_advice() {
    insta::assert_snapshot!(refusal("arena big-two"), @"paiju: missing --players <BOT,BOT>; see `paiju arena --help`");
    let unknown = refusal("arena big-two --players harder");
    let expected = "paiju: no bot 'harder' for big-two; choose one of: easy, medium, hard";
    assert!(unknown.starts_with(expected), "{unknown}");
    insta::assert_snapshot!(refusal("arena big-two --players hard:fast"), @"paiju: 'hard:fast' is not a valid bot; use a name, optionally with a limit: medium, hard:2000 (iterations), hard:100ms, or exec:COMMAND for a program");
    insta::assert_snapshot!(refusal("arena big-two --players hard,"), @"paiju: '' is not a valid bot; use a name, optionally with a limit: medium, hard:2000 (iterations), hard:100ms, or exec:COMMAND for a program");
    insta::assert_snapshot!(refusal("arena big-two --players easy --deals 0"), @"paiju: --deals cannot be '0'; use a whole number above 0; see `paiju arena --help`");
    insta::assert_snapshot!(refusal("arena big-two --players easy --preset mars"), @"paiju: unknown preset 'mars'; choose one of: classic, taiwan, hong-kong, research");
    insta::assert_snapshot!(refusal("arena big-two --players easy --threads 0"), @"paiju: --threads cannot be '0'; use a whole number from 1 to 256; see `paiju arena --help`");
    insta::assert_snapshot!(refusal("arena big-two --players easy,easy,easy,easy,easy"), @"paiju: big-two cannot be played by 5 players; it is for 4");
    insta::assert_snapshot!(refusal("arena sea-salt --players easy --seats 9"), @"paiju: sea-salt cannot be played by 9 players; it is for 2–4");
    insta::assert_snapshot!(refusal("arena big-two --players easy --sprt 30,0"), @"paiju: --sprt cannot be '30,0'; use LOW,HIGH such as 0,30 (Elo) or 50%,55% (win rate), optionally with two error probabilities below 0.5: 0,30,0.05,0.05; see `paiju arena --help`");
    insta::assert_snapshot!(refusal("arena big-two --players easy --sprt 0,30"), @"paiju: all bots are 'easy', so there is nothing to test; remove --sprt or name another bot");
    insta::assert_snapshot!(refusal("arena big-two --players easy --json no/such/folder/x.json"), @"paiju: cannot write 'no/such/folder/x.json': its folder does not exist");
}

#[test]
fn refusals_are_in_the_users_language() {
    let said = |args: &[&str]| in_all_languages(Path::new("."), args);
    insta::assert_snapshot!(said(&["arena", "forest", "--players", "Hard"]), @"
    [2]
    stderr: paiju: 'Hard' is not a valid bot; use a name, optionally with a limit: medium, hard:2000 (iterations), hard:100ms, or exec:COMMAND for a program

    [2]
    stderr: paiju: 機器人不能叫「Hard」；請寫名字，需要時再寫能想多久：medium、hard:2000（迭代次數）、hard:100ms；程式請寫 exec:COMMAND

    [2]
    stderr: paiju: 机器人不能叫“Hard”；请写名字，需要时再写能想多久：medium、hard:2000（迭代次数）、hard:100ms；程序请写 exec:COMMAND
    ");
    insta::assert_snapshot!(said(&["arena", "forest", "--players", "easy", "--save", "Cargo.toml/x"]), @"
    [2]
    stderr: paiju: cannot write 'Cargo.toml/x': its folder does not exist

    [2]
    stderr: paiju: 無法寫入「Cargo.toml/x」：所在的資料夾不存在

    [2]
    stderr: paiju: 无法写入“Cargo.toml/x”：所在的文件夹不存在
    ");
    insta::assert_snapshot!(said(&["arena", "forest", "--players", "easy", "--sprt", "1"]), @"
    [2]
    stderr: paiju: --sprt cannot be '1'; use LOW,HIGH such as 0,30 (Elo) or 50%,55% (win rate), optionally with two error probabilities below 0.5: 0,30,0.05,0.05; see `paiju arena --help`

    [2]
    stderr: paiju: --sprt 不能是「1」；請寫 LOW,HIGH，例如 0,30（Elo）或 50%,55%（勝率），需要時再寫小於 0.5 的錯誤機率：0,30,0.05,0.05；請看 `paiju arena --help`

    [2]
    stderr: paiju: --sprt 不能是“1”；请写 LOW,HIGH，例如 0,30（Elo）或 50%,55%（胜率），需要时再写小于 0.5 的错误概率：0,30,0.05,0.05；请看 `paiju arena --help`
    ");
}

/// Reads CSV rows as they are written, so that the interrupt comes during the match.
#[cfg(unix)]
#[test]
fn an_interrupted_match_reports_the_finished_deals() {
    use std::{
        io::{BufRead, BufReader, Read},
        process::{Command, Stdio},
    };

    let args = ["arena", "dun-mazi", "--players", "easy,easy:1", "--deals", "100000000"];
    let mut child = Command::new(env!("CARGO_BIN_EXE_paiju"))
        .args(args)
        .args(["--threads", "1", "--csv", "/dev/stdout", "--lang", "en"])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    let mut line = String::new();
    while !line.starts_with("3,") {
        line.clear();
        assert_ne!(output.read_line(&mut line).unwrap(), 0, "it ended by itself");
    }
    let stop = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(stop.success());
    let mut rest = String::new();
    output.read_to_string(&mut rest).unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(130));
    assert!(rest.contains("\nInterrupted: results so far.\n"), "{rest}");
    assert!(rest.contains("\n  easy:1  50.0 %"), "{rest}");
}
