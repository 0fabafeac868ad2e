//! `paiju judge --run`: grading somebody's program. It never hangs and leaves nobody behind.

#![cfg(unix)]

use std::{
    fs::{self, File},
    io::{BufRead, BufReader, Read},
    path::{Path, PathBuf},
    process::{Command, Stdio},
    thread,
};

use rustix::process::{Pid, Signal};

use crate::paiju::{folder_with, in_all_languages, paiju_in};

/// Grades a shell program on the cases in a folder.
fn grade(folder: &Path, program: &str, more: &[&str]) -> String {
    fs::write(folder.join("program.sh"), program).unwrap();
    let args = ["judge", "big-two", "--run", "sh program.sh", "cases"];
    let args: Vec<&str> = args.iter().chain(more).copied().collect();
    paiju_in(folder, &args).to_string()
}

/// Prints what is expected of `cut-short`, whatever it is given.
const RIGHT: &str = "cat > /dev/null; cat cases/cut-short.out\n";

#[test]
fn a_right_program_passes() {
    let folder = folder_with(&["cut-short"]);
    insta::assert_snapshot!(grade(folder.path(), RIGHT, &[]), @r"
    [0]
    ✓ cases/cut-short  passed  #.## s

    1 passed, 0 failed, in #.## s
    ");
}

#[test]
fn a_wrong_program_is_shown_where() {
    let folder = folder_with(&["cut-short", "odd-spacing"]);
    insta::assert_snapshot!(grade(folder.path(), RIGHT, &[]), @r"
    [1]
    ✗ cases/odd-spacing: wrong output, first at line 5
           expected                            │ actual
        3  0    1    2    3    4    5    6   … │ 0    1    2    3    4    5    6   …
        4  C[3] C[4] C[5] C[6] C[7] C[8] C[9]… │ C[3] C[4] C[5] C[6] C[7] C[8] C[9]…
      > 5  玩家 水球 打出了 順子 C[3] C[4] C[… │ 玩家 水球 打出了 單張 C[3]
                            ^                  │                  ^
        6  輪到火球了                          │ 輪到火球了
        7  0    1    2    3    4    5    6   … │ 0    1    2    3    4    5    6   …

    ✓ cases/cut-short    passed                         #.## s
    ✗ cases/odd-spacing  wrong output, first at line 5  #.## s

    1 passed, 1 failed, in #.## s
    ");
}

#[test]
fn a_report_is_in_the_readers_language() {
    let folder = folder_with(&["cut-short"]);
    fs::write(folder.path().join("program.sh"), "cat > /dev/null; echo oops >&2; exit 3").unwrap();
    let args = ["judge", "big-two", "--run", "sh program.sh", "cases"];
    insta::assert_snapshot!(in_all_languages(folder.path(), &args), @r"
    [1]
    ✗ cases/cut-short: crashed with exit code 3
      stderr: oops

    ✗ cases/cut-short  crashed with exit code 3  #.## s

    0 passed, 1 failed, in #.## s

    [1]
    ✗ cases/cut-short: 程式出錯，結束代碼 3
      stderr: oops

    ✗ cases/cut-short  程式出錯，結束代碼 3  #.## s

    0 個通過，1 個未通過，共 #.## 秒

    [1]
    ✗ cases/cut-short: 程序出错，退出码 3
      stderr: oops

    ✗ cases/cut-short  程序出错，退出码 3  #.## s

    0 个通过，1 个未通过，共 #.## 秒
    ");
}

/// Once of the shell itself, once of what the shell runs.
#[test]
fn a_signal_is_told() {
    let folder = folder_with(&["cut-short"]);
    for program in ["kill -SEGV $$", "sh -c 'kill -SEGV $$'; exit $?"] {
        let args = ["judge", "big-two", "--run", program, "cases", "--json"];
        let graded = paiju_in(folder.path(), &args).text();
        assert!(graded.contains(r#""signal":11"#), "{graded}");
    }
    let args = ["judge", "big-two", "--run", "kill -SEGV $$", "cases"];
    insta::assert_snapshot!(paiju_in(folder.path(), &args), @r"
    [1]
    ✗ cases/cut-short: crashed by signal 11 (SIGSEGV)

    ✗ cases/cut-short  crashed by signal 11 (SIGSEGV)  #.## s

    0 passed, 1 failed, in #.## s
    ");
}

/// What it printed before it failed tells how far it came.
#[test]
fn a_crash_shows_how_far_it_came() {
    let folder = folder_with(&["cut-short"]);
    let program = "head -c 0 > /dev/null; head -n 4 cases/cut-short.out; seq 9 >&2; exit 1";
    insta::assert_snapshot!(grade(folder.path(), program, &[]), @r"
    [1]
    ✗ cases/cut-short: crashed with exit code 1
      stderr: 5
      stderr: 6
      stderr: 7
      stderr: 8
      stderr: 9
           expected                            │ actual
        3  0    1    2    3    4    5    6   … │ 0    1    2    3    4    5    6   …
        4  C[3] C[4] C[5] C[6] C[7] C[8] C[9]… │ C[3] C[4] C[5] C[6] C[7] C[8] C[9]…
      > 5  玩家 水球 打出了 單張 C[3]          │ (end of output)
           ^                                   │ ^
        6  輪到火球了                          │
        7  0    1    2    3    4    5    6   … │

    ✗ cases/cut-short  crashed with exit code 1  #.## s

    0 passed, 1 failed, in #.## s
    ");
}

#[test]
fn an_endless_program_is_stopped() {
    let folder = folder_with(&["cut-short"]);
    let graded = grade(folder.path(), "while :; do :; done", &["--time-limit", "0.2"]);
    insta::assert_snapshot!(graded, @r"
    [1]
    ✗ cases/cut-short: out of time

    ✗ cases/cut-short  out of time  #.## s

    0 passed, 1 failed, in #.## s
    ");
}

#[test]
fn an_endless_output_is_stopped() {
    let folder = folder_with(&["cut-short"]);
    insta::assert_snapshot!(grade(folder.path(), "exec yes", &[]), @r"
    [1]
    ✗ cases/cut-short: printed more than 16 MiB
           expected                            │ actual
      > 1  新的回合開始了。                    │ y
           ^                                   │ ^
        2  輪到水球了                          │ y
        3  0    1    2    3    4    5    6   … │ y

    ✗ cases/cut-short  printed more than 16 MiB  #.## s

    0 passed, 1 failed, in #.## s
    ");
}

#[test]
fn reading_the_input_is_not_required() {
    let folder = folder_with(&["cut-short"]);
    // More than fits into a pipe, so that whoever writes it would wait for ever.
    let input = folder.path().join("cases/cut-short.in");
    let mut game = fs::read(&input).unwrap();
    game.extend(b"\n".repeat(1 << 20));
    fs::write(&input, game).unwrap();
    insta::assert_snapshot!(grade(folder.path(), "cat cases/cut-short.out", &[]), @r"
    [0]
    ✓ cases/cut-short  passed  #.## s

    1 passed, 0 failed, in #.## s
    ");
}

/// The child would run for a minute and hold our pipe; the verdict does not wait for it, and the
/// child is stopped.
#[test]
fn a_child_left_behind_is_stopped() {
    let folder = folder_with(&["cut-short"]);
    let pipe = named_pipe(folder.path());
    let reading = thread::spawn(|| fs::read_to_string(pipe).unwrap());
    let program = "exec 3> pipe; (sleep 60; echo survived >&3) & cat cases/cut-short.out";
    insta::assert_snapshot!(grade(folder.path(), program, &[]), @r"
    [0]
    ✓ cases/cut-short  passed  #.## s

    1 passed, 0 failed, in #.## s
    ");
    assert_eq!(reading.join().unwrap(), "", "the child lived on");
}

/// Ctrl-C reaches only us: the program has a group of its own.
#[test]
fn a_program_is_stopped_when_we_are() {
    let folder = folder_with(&["cut-short"]);
    let pipe = named_pipe(folder.path());
    let mut command = Command::new(env!("CARGO_BIN_EXE_paiju"));
    command.current_dir(&folder).args(["judge", "big-two", "cases", "--run"]);
    command.arg("exec 3> pipe; echo started >&3; sleep 60; echo survived >&3");
    let mut paiju = command.stdout(Stdio::null()).spawn().unwrap();
    let mut pipe = BufReader::new(File::open(pipe).unwrap());
    let (mut first, mut rest) = (String::new(), String::new());
    pipe.read_line(&mut first).unwrap();
    rustix::process::kill_process(Pid::from_child(&paiju), Signal::INT).unwrap();
    pipe.read_to_string(&mut rest).unwrap();
    assert_eq!((first.as_str(), rest.as_str()), ("started\n", ""));
    assert_eq!(paiju.wait().unwrap().code(), Some(130));
}

/// A pipe called `pipe`: whoever reads it waits until somebody writes, and then until no process
/// holds it any more.
fn named_pipe(folder: &Path) -> PathBuf {
    let pipe = folder.join("pipe");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    pipe
}

#[test]
fn a_program_that_cannot_be_started_is_told_once() {
    let folder = folder_with(&["cut-short", "odd-spacing"]);
    let args = ["judge", "big-two", "--run", "./no-such-program", "cases"];
    let refusal = paiju_in(folder.path(), &args).refusal();
    // What the shell says differs from shell to shell.
    assert!(refusal.starts_with("paiju: cannot start './no-such-program' ("), "{refusal}");
    assert!(refusal.ends_with("); check the command after --run"), "{refusal}");
}

#[test]
fn where_nothing_is_expected_our_judge_says_what_is_right() {
    let folder = folder_with(&["cut-short"]);
    let out = folder.path().join("cases/cut-short.out");
    fs::rename(&out, folder.path().join("right")).unwrap();
    insta::assert_snapshot!(grade(folder.path(), "cat right", &[]), @r"
    [0]
    ✓ cases/cut-short  passed  #.## s

    1 passed, 0 failed, in #.## s
    ");
    fs::write(folder.path().join("cases/cut-short.in"), "no deck").unwrap();
    let args = ["judge", "big-two", "--run", "cat", "cases"];
    insta::assert_snapshot!(paiju_in(folder.path(), &args).refusal(), @"paiju: cases/cut-short.in: line 1, card 1: “no” is not a card; write suit and rank as in C[3] or S[10]");
}

#[test]
fn graders_get_json() {
    let folder = folder_with(&["cut-short"]);
    fs::write(folder.path().join("program.sh"), "echo 新的回合; echo oops >&2; exit 3").unwrap();
    let args = ["judge", "big-two", "--json", "--run", "sh program.sh", "cases"];
    let graded = paiju_in(folder.path(), &args);
    assert_eq!((graded.code, graded.stderr.as_str()), (1, ""));
    let mut objects: Vec<serde_json::Value> =
        graded.text().lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    for object in &mut objects {
        assert!(object["seconds"].take().is_f64());
    }
    let lines: Vec<_> = objects.iter().map(ToString::to_string).collect();
    insta::assert_snapshot!(lines.join("\n"), @r#"
    {"actual":"新的回合\n","case":"cases/cut-short","exit_code":3,"expected":"新的回合開始了。\n","line":1,"seconds":null,"stderr":"oops\n","verdict":"crashed"}
    {"cases":1,"failed":1,"passed":0,"seconds":null}
    "#);
}
