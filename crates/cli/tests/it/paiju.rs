//! Runs the program and captures its output.

use std::{
    fmt, fs,
    io::Write,
    path::Path,
    process::{Command, Stdio},
};

use tempfile::TempDir;

/// The recorded games of this project.
pub(crate) const VECTORS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../vectors/big-two");

/// Exit code and output of a run.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Outcome {
    pub(crate) code: i32,
    pub(crate) stdout: Vec<u8>,
    pub(crate) stderr: String,
}

/// Everything, with durations hidden.
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "[{}]", self.code)?;
        write!(f, "{}", without_times(&self.text()))?;
        if !self.stderr.is_empty() {
            write!(f, "stderr: {}", self.stderr)?;
        }
        Ok(())
    }
}

impl Outcome {
    pub(crate) fn text(&self) -> String {
        String::from_utf8(self.stdout.clone()).unwrap()
    }

    /// The message of a usage error: one line on stderr, nothing on stdout, exit code 2.
    #[track_caller]
    pub(crate) fn refusal(self) -> String {
        assert_eq!((self.code, self.text().as_str()), (2, ""), "{self}");
        assert_eq!(self.stderr.matches('\n').count(), 1, "{self}");
        self.stderr.trim_end().to_owned()
    }
}

/// Runs the program in English.
pub(crate) fn paiju(args: &[&str]) -> Outcome {
    run(Path::new("."), args, b"")
}

/// Runs the program in English with this input.
pub(crate) fn paiju_on(input: &[u8], args: &[&str]) -> Outcome {
    run(Path::new("."), args, input)
}

/// Runs the program in English in a folder.
pub(crate) fn paiju_in(folder: &Path, args: &[&str]) -> Outcome {
    run(folder, args, b"")
}

/// Runs the program in each language, and returns all outcomes.
pub(crate) fn in_all_languages(folder: &Path, args: &[&str]) -> String {
    let said = ["en", "zh-TW", "zh-CN"].map(|language| {
        let args: Vec<&str> = args.iter().copied().chain(["--lang", language]).collect();
        paiju_in(folder, &args).to_string()
    });
    said.join("\n")
}

fn run(folder: &Path, args: &[&str], input: &[u8]) -> Outcome {
    let mut command = Command::new(env!("CARGO_BIN_EXE_paiju"));
    command.args(args).current_dir(folder).env("PAIJU_LANG", "en").env_remove("NO_COLOR");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    // The program need not read all input, and its output must not block while we write.
    let writing = std::thread::spawn(move || stdin.write_all(&input).is_ok());
    let output = child.wait_with_output().unwrap();
    let _all_read = writing.join().unwrap();
    Outcome {
        code: output.status.code().unwrap(),
        stdout: output.stdout,
        stderr: String::from_utf8(output.stderr).unwrap(),
    }
}

/// The names of all commands, as the help lists them.
pub(crate) fn commands() -> Vec<String> {
    let help = paiju(&["-h"]).text();
    let list = help.split("Commands:\n").last().unwrap().split("\n\n").next().unwrap();
    list.lines().map(|line| line.split_whitespace().next().unwrap().to_owned()).collect()
}

/// A folder with these cases and their expected outputs in `cases/`.
pub(crate) fn folder_with(cases: &[&str]) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("cases")).unwrap();
    for case in cases {
        for ending in ["in", "out"] {
            let name = format!("{case}.{ending}");
            fs::copy(Path::new(VECTORS).join(&name), folder.path().join("cases").join(name))
                .unwrap();
        }
    }
    folder
}

/// Changes the expected output of a case.
pub(crate) fn change_expected(folder: &Path, case: &str, change: impl Fn(&str) -> String) {
    let path = folder.join("cases").join(format!("{case}.out"));
    let expected = fs::read_to_string(&path).unwrap();
    fs::write(&path, change(&expected)).unwrap();
}

/// Replaces durations in seconds by `#.##`.
fn without_times(text: &str) -> String {
    let is_time = |word: &str, next: Option<&&str>| {
        word.contains('.')
            && word.chars().all(|char| char.is_ascii_digit() || char == '.')
            && next.is_some_and(|next| next.starts_with('s') || next.starts_with('秒'))
    };
    let words: Vec<&str> = text.split(' ').collect();
    let hidden = words
        .iter()
        .enumerate()
        .map(|(place, word)| if is_time(word, words.get(place + 1)) { "#.##" } else { word });
    hidden.collect::<Vec<_>>().join(" ")
}
