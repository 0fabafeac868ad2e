//! `paiju judge --run`: grades programs, never blocks, and leaves no process behind.

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

/// A program that prints the expected output of `cut-short` for any input.
const CORRECT: &str = "cat > /dev/null; cat cases/cut-short.out\n";

#[test]
fn a_correct_program_passes() {
    let folder = folder_with(&["cut-short"]);
    insta::assert_snapshot!(grade(folder.path(), CORRECT, &[]), @r"
    [0]
    ✓ cases/cut-short  passed  #.## s

    1 passed, 0 failed, in #.## s
    ");
}

#[test]
fn the_difference_of_a_wrong_program_is_shown() {
    let folder = folder_with(&["cut-short", "odd-spacing"]);
    insta::assert_snapshot!(grade(folder.path(), CORRECT, &[]), @"
    [1]
    ✗ cases/odd-spacing: wrong output, first difference at line 5
           expected                            │ actual
        3  0    1    2    3    4    5    6   … │ 0    1    2    3    4    5    6   …
        4  C[3] C[4] C[5] C[6] C[7] C[8] C[9]… │ C[3] C[4] C[5] C[6] C[7] C[8] C[9]…
      > 5  玩家 水球 打出了 順子 C[3] C[4] C[… │ 玩家 水球 打出了 單張 C[3]
                            ^                  │                  ^
        6  輪到火球了                          │ 輪到火球了
        7  0    1    2    3    4    5    6   … │ 0    1    2    3    4    5    6   …

    ✓ cases/cut-short    passed                                    #.## s
    ✗ cases/odd-spacing  wrong output, first difference at line 5  #.## s

    1 passed, 1 failed, in #.## s
    ");
}

/// BT-36: an input that must be refused ends with exit code 2, or 0, and prints nothing.
#[test]
fn a_program_may_refuse_a_bad_input_with_exit_code_2() {
    let folder = folder_with(&["refused-deck"]);
    for (program, verdict) in [
        ("cat > /dev/null; echo bad deck >&2; exit 2", "✓ cases/refused-deck  passed"),
        ("cat > /dev/null", "✓ cases/refused-deck  passed"),
        ("cat > /dev/null; exit 1", "✗ cases/refused-deck  crashed with exit code 1"),
        ("cat > /dev/null; echo 0; exit 2", "✗ cases/refused-deck  wrong output"),
    ] {
        let report = grade(folder.path(), program, &[]);
        assert!(report.contains(verdict), "{program}: {report}");
    }
    let folder = folder_with(&["cut-short"]);
    let report = grade(folder.path(), &format!("{CORRECT}exit 2"), &[]);
    assert!(report.contains("✗ cases/cut-short  crashed with exit code 2"), "{report}");
}

#[test]
fn a_report_is_in_the_users_language() {
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
    ✗ cases/cut-short: 程式當掉，結束代碼 3
      stderr: oops

    ✗ cases/cut-short  程式當掉，結束代碼 3  #.## s

    0 個通過，1 個未通過，共 #.## 秒

    [1]
    ✗ cases/cut-short: 程序崩溃，退出码 3
      stderr: oops

    ✗ cases/cut-short  程序崩溃，退出码 3  #.## s

    0 个通过，1 个未通过，共 #.## 秒
    ");
}

/// A signal that kills the shell, and one that kills a program in the shell.
#[test]
fn a_signal_is_reported() {
    let folder = folder_with(&["cut-short"]);
    for program in ["kill -SEGV $$", "sh -c 'kill -SEGV $$'; exit $?"] {
        let args = ["judge", "big-two", "--run", program, "cases", "--json"];
        let graded = paiju_in(folder.path(), &args).text();
        assert!(graded.contains(r#""signal":11"#), "{graded}");
    }
    let args = ["judge", "big-two", "--run", "kill -SEGV $$", "cases"];
    insta::assert_snapshot!(paiju_in(folder.path(), &args), @"
    [1]
    ✗ cases/cut-short: killed by signal 11 (SIGSEGV)

    ✗ cases/cut-short  killed by signal 11 (SIGSEGV)  #.## s

    0 passed, 1 failed, in #.## s
    ");
}

#[test]
fn a_crash_shows_the_output_before_it() {
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
fn a_program_is_killed_at_the_time_limit() {
    let folder = folder_with(&["cut-short"]);
    let graded = grade(folder.path(), "while :; do :; done", &["--time-limit", "0.2"]);
    insta::assert_snapshot!(graded, @"
    [1]
    ✗ cases/cut-short: time limit exceeded

    ✗ cases/cut-short  time limit exceeded  #.## s

    0 passed, 1 failed, in #.## s
    ");
}

#[test]
fn a_program_is_killed_at_the_output_limit() {
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
    // More than the buffer of a pipe, so that a blocking write would never return.
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

/// The child process would run for a minute with our pipe open. The result does not wait for it, and
/// it is killed.
#[test]
fn a_remaining_child_process_is_killed() {
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

/// Ctrl-C reaches only paiju, because the program has its own process group.
#[test]
fn an_interrupt_also_kills_the_program() {
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

/// Creates the named pipe `pipe`. Reading it blocks until a process opens it, and then until no
/// process holds it open.
fn named_pipe(folder: &Path) -> PathBuf {
    let pipe = folder.join("pipe");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    pipe
}

#[test]
fn a_program_that_cannot_be_started_is_reported_once() {
    let folder = folder_with(&["cut-short", "odd-spacing"]);
    let args = ["judge", "big-two", "--run", "./no-such-program", "cases"];
    let refusal = paiju_in(folder.path(), &args).refusal();
    // The message differs between shells.
    assert!(refusal.starts_with("paiju: cannot start './no-such-program' ("), "{refusal}");
    assert!(refusal.ends_with("); check the command after --run"), "{refusal}");
}

#[test]
fn without_an_expected_output_the_built_in_judge_decides() {
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
fn the_report_can_be_json() {
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
    {"actual":"新的回合\n","case":"cases/cut-short","exit-code":3,"expected":"新的回合開始了。\n","line":1,"seconds":null,"stderr":"oops\n","verdict":"crashed"}
    {"cases":1,"failed":1,"passed":0,"seconds":null}
    "#);
}
