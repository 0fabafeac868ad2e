//! `paiju judge`: judges recorded games and checks expected outputs.

use std::{
    fs,
    path::Path,
    process::{Command, Stdio},
};

use games::GameKind;

use crate::paiju::{
    VECTORS, change_expected, folder_with, in_all_languages, paiju, paiju_in, paiju_on,
};

const JUDGE: &[&str] = &["judge", "big-two"];

/// BT-30 … BT-37: there is no output for an invalid input.
#[test]
fn the_output_for_recorded_games_equals_the_expected_output() {
    let checked = paiju(&["judge", "big-two", VECTORS]);
    assert_eq!(checked.code, 0, "{checked}");
    let mut n_cases = 0;
    for entry in fs::read_dir(VECTORS).unwrap().map(|entry| entry.unwrap().path()) {
        if entry.extension().is_some_and(|ending| ending == "in") {
            n_cases += 1;
            let judged = paiju_on(&fs::read(&entry).unwrap(), JUDGE);
            let expected = fs::read(entry.with_extension("out")).unwrap();
            let (code, n_lines) = if expected.is_empty() { (2, 1) } else { (0, 0) };
            let ended = (judged.code, judged.stderr.lines().count());
            assert_eq!(ended, (code, n_lines), "{}: {}", entry.display(), judged.stderr);
            assert!(judged.stdout == expected, "{}", entry.display());
        }
    }
    assert!(30 < n_cases, "{n_cases} cases in {VECTORS}");
}

fn vector(name: &str) -> String {
    fs::read_to_string(Path::new(VECTORS).join(name)).unwrap()
}

/// BT-36: one line on stderr with the error and its place, nothing on stdout, exit code 2.
#[test]
fn an_invalid_input_is_explained() {
    let game = vector("cut-short.in");
    let refusal = |input: &str| paiju_on(input.as_bytes(), JUDGE).refusal();
    insta::assert_snapshot!(refusal(""), @"paiju: standard input: line 1: a deck has 52 cards, this one has 0");
    insta::assert_snapshot!(refusal(&game.replacen("S[2] ", "", 1)), @"paiju: standard input: line 1: a deck has 52 cards, this one has 51");
    insta::assert_snapshot!(refusal(&game.replacen("S[2]", "S[1]", 1)), @"paiju: standard input: line 1, card 1: “S[1]” is not a card; write suit and rank as in C[3] or S[10]");
    insta::assert_snapshot!(refusal(&game.replacen("S[2]", "C[3]", 1)), @"paiju: standard input: line 1, card 52: C[3] appears twice, first as card 1");
    let three_lines = game.lines().take(3).collect::<Vec<_>>().join("\n");
    insta::assert_snapshot!(refusal(&three_lines), @"paiju: standard input: four names must follow the deck, one per line; found only 2");
    let blank = game.replacen("火球", "\u{3000} ", 1);
    insta::assert_snapshot!(refusal(&blank), @"paiju: standard input: line 3: this name is blank; four names must follow the deck, one per line");
    let not_text = [game.as_bytes(), b"\n0\n\xff\n"].concat();
    insta::assert_snapshot!(paiju_on(&not_text, JUDGE).refusal(), @"paiju: standard input: line 10: not UTF-8 text; save the file as UTF-8");
}

/// BT-36, in the other languages.
#[test]
fn an_invalid_input_is_explained_in_the_users_language() {
    let blank = vector("cut-short.in").replacen("水球", "", 1);
    let explained = |input: &[u8], language| {
        paiju_on(input, &["judge", "big-two", "--lang", language]).refusal()
    };
    insta::assert_snapshot!(explained(blank.as_bytes(), "zh-TW"), @"paiju: 標準輸入：第 2 行：這個名字是空白的；牌堆之後要有四個名字，一行一個");
    insta::assert_snapshot!(explained(blank.as_bytes(), "zh-CN"), @"paiju: 标准输入：第 2 行：这个名字是空白的；牌堆之后要有四个名字，一行一个");
    let refusal = |language| explained(b"X\n", language);
    insta::assert_snapshot!(refusal("zh-TW"), @"paiju: 標準輸入：第 1 行第 1 張：「X」不是牌，請寫成花色加數字，例如 C[3] 或 S[10]");
    insta::assert_snapshot!(refusal("zh-CN"), @"paiju: 标准输入：第 1 行第 1 张：“X”不是牌，请写成花色加点数，例如 C[3] 或 S[10]");
}

#[test]
fn cases_can_be_named_in_several_ways() {
    let folder = folder_with(&["cut-short", "odd-spacing"]);
    let check = |paths: &[&str]| {
        let args: Vec<&str> = JUDGE.iter().chain(paths).copied().collect();
        paiju_in(folder.path(), &args).to_string()
    };
    let one = "[0]\n1 passed, 0 failed, in #.## s\n";
    assert_eq!(check(&["cases/cut-short.in"]), one);
    assert_eq!(check(&["cases/cut-short"]), one);
    assert_eq!(check(&["cases/cut-short.out"]), one);
    let two = "[0]\n2 passed, 0 failed, in #.## s\n";
    assert_eq!(check(&["cases"]), two);
    let each_half = ["cut-short.in", "cut-short.out", "odd-spacing.in", "odd-spacing.out", ""]
        .map(|name| format!("cases/{name}"));
    assert_eq!(check(&each_half.each_ref().map(String::as_str)), two);
}

/// BT-36: an empty expected output means a refusal.
#[test]
fn a_refused_case_passes_if_nothing_is_expected() {
    let folder = folder_with(&["cut-short"]);
    let cases = folder.path().join("cases");
    fs::write(cases.join("no-deck.in"), "no deck\n").unwrap();
    fs::write(cases.join("no-deck.out"), "").unwrap();
    insta::assert_snapshot!(paiju_in(folder.path(), &["judge", "big-two", "cases"]), @r"
    [0]
    2 passed, 0 failed, in #.## s
    ");
    fs::write(cases.join("no-deck.out"), "新的回合開始了。\n").unwrap();
    insta::assert_snapshot!(paiju_in(folder.path(), &["judge", "big-two", "cases"]), @r"
    [1]
    ✗ cases/no-deck: not judged: line 1, card 1: “no” is not a card; write suit and rank as in C[3] or S[10]

    1 passed, 1 failed, in #.## s
    ");
}

#[test]
fn the_first_difference_of_each_failure_is_shown() {
    let folder = folder_with(&["after-the-win", "cut-short", "full-game", "odd-spacing"]);
    change_expected(folder.path(), "cut-short", |it| it.replace("D[3]\n", "D[4]\n"));
    change_expected(folder.path(), "odd-spacing", |it| it.replace("火球 PASS.", "火球 PASS. "));
    insta::assert_snapshot!(in_all_languages(folder.path(), &["judge", "big-two", "cases"]), @"
    [1]
    ✗ cases/cut-short: wrong output, first difference at line 9
            expected                           │ actual
         7  0    1    2    3    4    5    6  … │ 0    1    2    3    4    5    6  …
         8  D[3] D[4] D[5] D[6] D[7] D[8] D[9… │ D[3] D[4] D[5] D[6] D[7] D[8] D[9…
      >  9  玩家 火球 打出了 單張 D[4]         │ 玩家 火球 打出了 單張 D[3]
                                    ^          │                         ^
        10  輪到保齡球了                       │ 輪到保齡球了
        11  0    1    2    3    4    5    6  … │ 0    1    2    3    4    5    6  …

    ✗ cases/odd-spacing: wrong output, first difference at line 9
            expected                           │ actual
         7  0    1    2    3    4    5    6  … │ 0    1    2    3    4    5    6  …
         8  D[3] D[4] D[5] D[6] D[7] D[8] D[9… │ D[3] D[4] D[5] D[6] D[7] D[8] D[9…
      >  9  玩家 火球 PASS.·                   │ 玩家 火球 PASS.
                           ^                   │                ^
        10  輪到保齡球了                       │ 輪到保齡球了
        11  0    1    2    3    4    5    6  … │ 0    1    2    3    4    5    6  …

    2 passed, 2 failed, in #.## s

    [1]
    ✗ cases/cut-short: 輸出錯誤，最先在第 9 行
            應為                               │ 實際
         7  0    1    2    3    4    5    6  … │ 0    1    2    3    4    5    6  …
         8  D[3] D[4] D[5] D[6] D[7] D[8] D[9… │ D[3] D[4] D[5] D[6] D[7] D[8] D[9…
      >  9  玩家 火球 打出了 單張 D[4]         │ 玩家 火球 打出了 單張 D[3]
                                    ^          │                         ^
        10  輪到保齡球了                       │ 輪到保齡球了
        11  0    1    2    3    4    5    6  … │ 0    1    2    3    4    5    6  …

    ✗ cases/odd-spacing: 輸出錯誤，最先在第 9 行
            應為                               │ 實際
         7  0    1    2    3    4    5    6  … │ 0    1    2    3    4    5    6  …
         8  D[3] D[4] D[5] D[6] D[7] D[8] D[9… │ D[3] D[4] D[5] D[6] D[7] D[8] D[9…
      >  9  玩家 火球 PASS.·                   │ 玩家 火球 PASS.
                           ^                   │                ^
        10  輪到保齡球了                       │ 輪到保齡球了
        11  0    1    2    3    4    5    6  … │ 0    1    2    3    4    5    6  …

    2 個通過，2 個未通過，共 #.## 秒

    [1]
    ✗ cases/cut-short: 输出错误，最先在第 9 行
            应为                               │ 实际
         7  0    1    2    3    4    5    6  … │ 0    1    2    3    4    5    6  …
         8  D[3] D[4] D[5] D[6] D[7] D[8] D[9… │ D[3] D[4] D[5] D[6] D[7] D[8] D[9…
      >  9  玩家 火球 打出了 單張 D[4]         │ 玩家 火球 打出了 單張 D[3]
                                    ^          │                         ^
        10  輪到保齡球了                       │ 輪到保齡球了
        11  0    1    2    3    4    5    6  … │ 0    1    2    3    4    5    6  …

    ✗ cases/odd-spacing: 输出错误，最先在第 9 行
            应为                               │ 实际
         7  0    1    2    3    4    5    6  … │ 0    1    2    3    4    5    6  …
         8  D[3] D[4] D[5] D[6] D[7] D[8] D[9… │ D[3] D[4] D[5] D[6] D[7] D[8] D[9…
      >  9  玩家 火球 PASS.·                   │ 玩家 火球 PASS.
                           ^                   │                ^
        10  輪到保齡球了                       │ 輪到保齡球了
        11  0    1    2    3    4    5    6  … │ 0    1    2    3    4    5    6  …

    2 个通过，2 个未通过，共 #.## 秒
    ");
}

#[test]
fn the_report_can_be_json() {
    let folder = folder_with(&["cut-short", "odd-spacing"]);
    change_expected(folder.path(), "odd-spacing", |it| it.replace("火球 PASS.", "火球 PASS. "));
    let checked = paiju_in(folder.path(), &["judge", "big-two", "--json", "cases"]);
    assert_eq!(checked.code, 1);
    let mut objects: Vec<serde_json::Value> =
        checked.text().lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    for object in &mut objects {
        assert!(object["seconds"].take().is_f64());
    }
    let lines: Vec<_> = objects.iter().map(ToString::to_string).collect();
    insta::assert_snapshot!(lines.join("\n"), @r#"
    {"case":"cases/cut-short","seconds":null,"verdict":"passed"}
    {"actual":"玩家 火球 PASS.\n","case":"cases/odd-spacing","expected":"玩家 火球 PASS. \n","line":9,"seconds":null,"verdict":"wrong-output"}
    {"cases":2,"failed":1,"passed":1,"seconds":null}
    "#);
}

#[test]
fn unreadable_files_are_named() {
    let folder = folder_with(&["cut-short"]);
    let refusal = |path| paiju_in(folder.path(), &["judge", "big-two", path]).refusal();
    insta::assert_snapshot!(refusal("nowhere"), @"paiju: case 'nowhere' not found; name a file X.in, X for both X.in and X.out, or a folder of such pairs");
    insta::assert_snapshot!(refusal("nowhere.in"), @"paiju: case 'nowhere.in' not found; name a file X.in, X for both X.in and X.out, or a folder of such pairs");
    fs::create_dir(folder.path().join("empty")).unwrap();
    insta::assert_snapshot!(refusal("empty"), @"paiju: folder 'empty' contains no .in files; add pairs X.in and X.out, or name another folder");
    fs::remove_file(folder.path().join("cases/cut-short.out")).unwrap();
    insta::assert_snapshot!(refusal("cases"), @"paiju: cases/cut-short.in has no cases/cut-short.out next to it; add one, or grade a program with --run");
    fs::create_dir(folder.path().join("cases/cut-short.out")).unwrap();
    insta::assert_snapshot!(refusal("cases"), @"paiju: cannot read cases/cut-short.out: it is a folder");
}

#[test]
fn only_some_games_have_a_judge() {
    for game in GameKind::ALL.iter().filter(|&&game| game != GameKind::BigTwo) {
        let refusal = paiju(&["judge", game.name()]).refusal();
        let expected = format!("paiju: there is no judge for {}; use big-two", game.name());
        assert_eq!(refusal, expected);
    }
}

/// The reader of the output may exit early, as in `| head`.
#[test]
fn a_closed_pipe_is_not_an_error() {
    let (reader, writer) = std::io::pipe().unwrap();
    drop(reader);
    let mut command = Command::new(env!("CARGO_BIN_EXE_paiju"));
    command.args(["rules", "big-two"]).stdin(Stdio::null()).stdout(writer);
    let output = command.stderr(Stdio::piped()).spawn().unwrap().wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr), (Some(0), Vec::new()));
}
