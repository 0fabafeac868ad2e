//! Errors of the commands, and their messages.

use std::{fmt, io, path::PathBuf};

use bots::UnknownBot;
use game_big_two::{BigTwo, transcript::InputRefusal};
use games::GameKind;
use protocol::VerifyRecordError;
use server::RemoveNameError;
use tabletop::{Rules, SettingRefusal};

use crate::{
    commands::{LoadTestError, tampered_place},
    messages::{Argument, Messages},
};

/// Why a command failed.
#[derive(Debug)]
pub(crate) enum CliError {
    /// Invalid arguments. The message is complete.
    Usage(String),
    /// A `--set` without `=`.
    NotAChange { text: String },
    /// Unknown preset or setting, or invalid value.
    Setting(SettingRefusal),
    /// The game cannot be played by this number of players.
    Players { game: &'static str, players: u8, min: u8, max: u8 },
    /// The game has no judge.
    NoJudge { game: &'static str },
    /// The game has no score calculator.
    NoScorer { game: &'static str },
    /// A line of `paiju score` is invalid.
    Score {
        /// 1-based line number.
        line: usize,
        /// The reason, in a sentence.
        what: String,
    },
    /// The seat, counted from 1, does not exist in a game with `seats` seats.
    NoSuchSeat { seat: u8, seats: usize },
    /// A second game where only one is allowed.
    SurplusGame { given: &'static str },
    /// A recorded game cannot be judged.
    Input { source: Source, refusal: InputRefusal },
    /// The input is not a valid game record.
    Record { source: Source, error: Box<VerifyRecordError> },
    /// The input cannot be read.
    Unreadable { source: Source, error: io::Error },
    /// The case does not exist.
    NoSuchCase { path: PathBuf },
    /// The folder contains no cases.
    EmptyFolder { path: PathBuf },
    /// The file with the expected output of a case is missing.
    NothingExpected { input: PathBuf, expected: PathBuf },
    /// The shell cannot find or run the program to grade.
    CannotStart {
        command: String,
        /// The last line of the shell's stderr.
        said: String,
    },
    /// The bot specification is invalid.
    BadBot { text: String },
    /// The game has no bot with this name.
    UnknownBot(UnknownBot),
    /// A sequential test of one player against itself.
    NothingToTest { name: String },
    /// A file cannot be written.
    UnwritableFile { path: PathBuf, error: io::Error },
    /// A load test failed.
    Load(LoadTestError),
    /// The configuration file is invalid.
    Config {
        path: PathBuf,
        /// The line, and the reason.
        what: String,
    },
    /// The URL of the database is invalid.
    Database(store::ParseDatabaseUrlError),
    /// A name cannot be removed.
    RemoveName(RemoveNameError),
    /// The server cannot be started.
    CannotServe { why: String },
    /// `--insecure-seed` for a server that other machines can reach.
    InsecureSeed,
    /// Standard output cannot be written.
    Unwritable(io::Error),
}

/// Source of the input.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Source {
    Stdin,
    File(PathBuf),
}

impl CliError {
    /// Whether the reader of our output closed the pipe, which is not a failure.
    pub(crate) fn is_broken_pipe(&self) -> bool {
        matches!(self, Self::Unwritable(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }

    /// The message: what is wrong, where, and what to do.
    pub(crate) fn sentence(&self, messages: &Messages) -> String {
        match self {
            Self::Usage(sentence) => sentence.clone(),
            Self::NotAChange { text } => {
                messages.say("cli-problem-not-a-change", &[("text", text.clone().into())])
            }
            Self::Setting(refusal) => messages.refusal("setting-refusal-", refusal),
            Self::Players { game, players, min, max } => {
                let allowed = if min == max { min.to_string() } else { format!("{min}–{max}") };
                let values = [
                    ("game", (*game).into()),
                    ("players", (*players).into()),
                    ("allowed", allowed.into()),
                ];
                messages.say("cli-problem-players", &values)
            }
            Self::NoJudge { game } => {
                let values = [("game", (*game).into()), ("judged", BigTwo::NAME.into())];
                messages.say("cli-problem-no-judge", &values)
            }
            Self::NoScorer { game } => {
                messages.say("cli-problem-no-scorer", &[("game", (*game).into())])
            }
            Self::Score { line, what } => {
                let values = [("line", (*line).into()), ("what", what.clone().into())];
                messages.say("cli-problem-score", &values)
            }
            Self::NoSuchSeat { seat, seats } => {
                let values = [("seat", (*seat).into()), ("seats", (*seats).into())];
                messages.say("cli-problem-no-such-seat", &values)
            }
            Self::SurplusGame { given } => {
                messages.say("cli-problem-surplus-game", &[("given", (*given).into())])
            }
            Self::Input { source, refusal } => {
                let what = messages.refusal(&format!("{}-input-", BigTwo::NAME), refusal);
                let values = [("source", source.name(messages)), ("what", what.into())];
                messages.say("cli-problem-input", &values)
            }
            Self::Record { source, error } => {
                let values = [("source", source.name(messages)), ("what", record(error, messages))];
                messages.say("cli-problem-input", &values)
            }
            Self::Unreadable { source, error } => {
                let values = [("source", source.name(messages)), ("why", why(error, messages))];
                messages.say("cli-problem-unreadable", &values)
            }
            Self::NoSuchCase { path } => {
                messages.say("cli-problem-no-such-case", &[("path", shown(path.display()))])
            }
            Self::EmptyFolder { path } => {
                messages.say("cli-problem-empty-folder", &[("path", shown(path.display()))])
            }
            Self::NothingExpected { input, expected } => {
                let values =
                    [("input", shown(input.display())), ("expected", shown(expected.display()))];
                messages.say("cli-problem-nothing-expected", &values)
            }
            Self::CannotStart { command, said } => {
                let values = [("command", command.clone().into()), ("said", said.clone().into())];
                messages.say("cli-problem-cannot-start", &values)
            }
            Self::BadBot { text } => {
                messages.say("cli-problem-bad-bot", &[("text", text.clone().into())])
            }
            Self::UnknownBot(UnknownBot { name, game, known }) => {
                let values = [
                    ("name", name.clone().into()),
                    ("game", (*game).into()),
                    ("known", known.clone().into()),
                ];
                messages.say("cli-problem-unknown-bot", &values)
            }
            Self::NothingToTest { name } => {
                messages.say("cli-problem-nothing-to-test", &[("name", name.clone().into())])
            }
            Self::UnwritableFile { path, error } => {
                let why = why_unwritable(error, messages);
                let values = [("path", shown(path.display())), ("why", why)];
                messages.say("cli-problem-unwritable-file", &values)
            }
            Self::Load(error) => {
                messages.say("cli-problem-load", &[("why", error.detail().into())])
            }
            Self::Config { path, what } => {
                let values = [("path", shown(path.display())), ("what", what.clone().into())];
                messages.say("cli-problem-config", &values)
            }
            Self::Database(error) => {
                messages.say("cli-problem-database", &[("why", error.to_string().into())])
            }
            Self::RemoveName(error) => remove_name(error, messages),
            Self::CannotServe { why } => {
                messages.say("cli-problem-cannot-serve", &[("why", why.clone().into())])
            }
            Self::InsecureSeed => messages.say("cli-problem-seeded", &[]),
            Self::Unwritable(error) => {
                messages.say("cli-problem-unwritable", &[("why", why(error, messages))])
            }
        }
    }
}

impl From<io::Error> for CliError {
    /// Plain I/O errors come from writing to stdout. Errors from reading name their source.
    fn from(error: io::Error) -> Self {
        Self::Unwritable(error)
    }
}

impl From<SettingRefusal> for CliError {
    fn from(refusal: SettingRefusal) -> Self {
        Self::Setting(refusal)
    }
}

impl Source {
    fn name(&self, messages: &Messages) -> Argument {
        match self {
            Self::Stdin => messages.say("cli-stdin", &[]).into(),
            Self::File(path) => shown(path.display()),
        }
    }
}

/// The reason why a game record is invalid.
fn record(error: &VerifyRecordError, messages: &Messages) -> Argument {
    let sentence = match error {
        VerifyRecordError::Unreadable(error) => {
            let place = [("line", error.line().into()), ("column", error.column().into())];
            let why = error.to_string();
            let why = why.split(" at line ").next().unwrap_or_default().to_owned();
            let values = [place.as_slice(), &[("why", why.into())]].concat();
            messages.say("cli-record-unreadable", &values)
        }
        VerifyRecordError::UnsupportedFormat { found } => {
            messages.say("cli-record-unsupported-format", &[("found", (*found).into())])
        }
        VerifyRecordError::UnknownGame(_) => {
            let games = GameKind::ALL.iter().map(|game| game.name().to_owned());
            messages.say("cli-record-unknown-game", &[("choices", messages.list(games).into())])
        }
        VerifyRecordError::Tampered(tampered) => tampered_place(tampered, messages),
    };
    sentence.into()
}

fn remove_name(error: &RemoveNameError, messages: &Messages) -> String {
    match error {
        RemoveNameError::NoDatabase { path } => {
            messages.say("cli-problem-no-database", &[("path", shown(path.display()))])
        }
        RemoveNameError::NoSuchGame { game } => {
            messages.say("cli-problem-no-such-game", &[("game", game.clone().into())])
        }
        RemoveNameError::NoSuchSeat { seat, seats } => {
            let values = [("seat", (*seat).into()), ("seats", (*seats).into())];
            messages.say("cli-problem-no-such-seat", &values)
        }
        RemoveNameError::Bot { seat } => {
            messages.say("cli-problem-bot-in-seat", &[("seat", (*seat).into())])
        }
        RemoveNameError::Open(_) | RemoveNameError::Database(_) => {
            messages.say("cli-problem-cannot-remove", &[("why", error.to_string().into())])
        }
    }
}

/// The reason for an I/O error, in the user's language if there is a message for it.
fn why(error: &io::Error, messages: &Messages) -> Argument {
    const KNOWN: &[(io::ErrorKind, &str)] = &[
        (io::ErrorKind::NotFound, "cli-why-not-found"),
        (io::ErrorKind::PermissionDenied, "cli-why-not-allowed"),
        (io::ErrorKind::IsADirectory, "cli-why-folder"),
        (io::ErrorKind::StorageFull, "cli-why-full"),
    ];
    let known = KNOWN.iter().find(|(kind, _)| *kind == error.kind());
    known.map_or_else(|| error.to_string(), |(_, key)| messages.say(key, &[])).into()
}

/// The reason why a file cannot be written. `NotFound` then means its folder.
fn why_unwritable(error: &io::Error, messages: &Messages) -> Argument {
    if matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory) {
        messages.say("cli-why-no-folder", &[]).into()
    } else {
        why(error, messages)
    }
}

fn shown(value: impl fmt::Display) -> Argument {
    value.to_string().into()
}
