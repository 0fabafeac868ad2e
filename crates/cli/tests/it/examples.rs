//! The examples of the help texts and of `docs/command-line.md` work when they are pasted into a shell.
//!
//! The first example of a command works in an empty folder, except for `paiju judge`, which needs a recorded
//! game. The examples of the page work in the project's folder.

use std::{
    env, fs,
    io::{BufRead as _, BufReader},
    os::unix::fs::symlink,
    path::Path,
    process::{Command, Stdio},
};

use i18n::Language;
use rustix::process::{Pid, Signal, kill_process};
use tempfile::TempDir;

use crate::{
    arena_exec::has_python,
    paiju::{commands, paiju},
};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

fn examples(command: &str, language: Language) -> Vec<String> {
    let help = paiju(&[command, "--help", "--lang", language.tag()]).text();
    let examples = help.rsplit("\n\n").next().unwrap();
    examples.lines().skip(1).map(|line| line.trim().to_owned()).collect()
}

/// The first line of each code block of `docs/command-line.md` that runs a command.
fn first_examples_of_the_page() -> Vec<String> {
    let page = fs::read_to_string(format!("{ROOT}/docs/command-line.md")).unwrap();
    let lines: Vec<&str> = page.lines().collect();
    let starts = lines.windows(2).filter(|pair| !is_code(pair[0]) && is_code(pair[1]));
    let commands = commands();
    let runs = |line: &str| commands.iter().any(|name| line.contains(&format!("paiju {name}")));
    starts.map(|pair| pair[1].trim().to_owned()).filter(|line| runs(line)).collect()
}

fn is_code(line: &str) -> bool {
    line.starts_with("    ")
}

/// A folder with the parts of the project that the examples of the page read.
fn project() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    for part in ["docs", "vectors"] {
        symlink(Path::new(ROOT).join(part), folder.path().join(part)).unwrap();
    }
    folder
}

/// Runs an example in a shell in `folder`. It must succeed and print no error.
///
/// A server is stopped when it is ready. It listens on a free port, because the default port may be in
/// use.
#[track_caller]
fn check_example(example: &str, folder: &TempDir) {
    let program = Path::new(env!("CARGO_BIN_EXE_paiju")).parent().unwrap();
    let path = format!("{}:{}", program.display(), env::var("PATH").unwrap());
    if example.contains("paiju remove-name") {
        // The id in the examples stands for any game.
        let fill = ["load", "fill", "--games", "2", "--database", "paiju.sqlite"];
        let filled = Command::new(env!("CARGO_BIN_EXE_paiju"))
            .args(fill)
            .current_dir(folder.path())
            .output()
            .unwrap();
        assert!(filled.status.success(), "{filled:?}");
    }
    let example = example.replace("3MF479KWX7DR9ATCEP-1", "load-1");
    let is_server = example.starts_with("paiju serve");
    let exec = if is_server { "exec " } else { "" };
    let mut shell = Command::new("bash");
    shell.args(["-c", &format!("{exec}{example}")]).current_dir(folder.path());
    shell.env("PATH", &path).env("PAIJU_LANG", "en").env("PAIJU_LISTEN", "127.0.0.1:0");
    shell.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = shell.spawn().unwrap();
    if is_server {
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        assert!(line.starts_with("paiju listens on "), "{example}: {line}");
        kill_process(Pid::from_child(&child), Signal::TERM).unwrap();
    }
    let output = child.wait_with_output().unwrap();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{example}: {errors}");
    assert!(is_server || errors.is_empty(), "{example}: {errors}");
}

#[test]
fn the_first_example_of_every_command_works() {
    let commands = commands();
    assert_eq!(commands.len(), 12, "{commands:?}");
    for command in commands {
        let examples = examples(&command, Language::FALLBACK);
        let first = examples.first().unwrap();
        assert!(first.contains(&format!("paiju {command}")), "{command}: {first}");
        let folder = if command == "judge" { project() } else { tempfile::tempdir().unwrap() };
        check_example(first, &folder);
    }
}

#[test]
fn the_examples_are_the_same_in_every_language() {
    for command in commands() {
        let english = examples(&command, Language::FALLBACK);
        assert!(!english.is_empty(), "{command}");
        for &language in Language::ALL {
            assert_eq!(examples(&command, language), english, "{command} in {}", language.tag());
        }
    }
}

#[test]
fn the_examples_of_the_page_work() {
    let examples = first_examples_of_the_page();
    // Judging and completions have no section of their own.
    for command in
        commands().iter().filter(|name| !["judge", "rules", "completions"].contains(&name.as_str()))
    {
        let is_shown = examples.iter().any(|line| line.contains(&format!("paiju {command}")));
        assert!(is_shown, "docs/command-line.md has no example of {command}");
    }
    for example in examples.iter().filter(|line| !line.contains("python3") || has_python()) {
        check_example(example, &project());
    }
}
