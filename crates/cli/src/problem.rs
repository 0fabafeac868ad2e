//! What can go wrong, and the one sentence that says so.

use std::{fmt, io, path::PathBuf};

use bots::UnknownBot;
use game_big_two::{BigTwo, transcript::BadInput};
use games::GameKind;
use protocol::BadRecord;
use tabletop::{BadSetting, Rules};

use crate::{
    commands::{Trouble, tampered_place},
    words::{Value, Words},
};

/// Why a request was not carried out.
#[derive(Debug)]
pub(crate) enum Problem {
    /// The command line was not understood; the sentence is ready.
    Misuse(String),
    /// A `--set` without a `=`.
    NotAChange {
        /// What was typed.
        text: String,
    },
    /// No such preset or setting, or one that does not fit.
    Setting(BadSetting),
    /// The game is for more players, or fewer.
    Players {
        /// The game's lasting name.
        game: &'static str,
        /// How many were asked for.
        players: u8,
        /// How few can play.
        min: u8,
        /// How many can play.
        max: u8,
    },
    /// The game has no judge.
    NoJudge {
        /// The game's lasting name.
        game: &'static str,
    },
    /// Nobody counts the cards of this game.
    NoScorer {
        /// The game's lasting name.
        game: &'static str,
    },
    /// A line cannot be scored.
    Score {
        /// Which, counted from 1.
        line: usize,
        /// What is wrong with it, in a sentence.
        what: String,
    },
    /// There is no such seat in a game.
    NoSuchSeat {
        /// Which was asked for, counted from 1.
        seat: u8,
        /// How many there are.
        seats: usize,
    },
    /// Two games to be measured at once.
    SurplusGame {
        /// The second.
        given: &'static str,
    },
    /// A recorded game cannot be judged.
    Input {
        /// Where it came from.
        source: Source,
        /// What is wrong with it.
        bad: BadInput,
    },
    /// A file is no record of a game.
    Record {
        /// The file.
        source: Source,
        /// What is wrong with it.
        bad: Box<BadRecord>,
    },
    /// Something cannot be read.
    Unreadable {
        /// What.
        source: Source,
        /// What the system said.
        error: io::Error,
    },
    /// There is no case of that name.
    NoSuchCase {
        /// What was typed.
        path: PathBuf,
    },
    /// A folder holds no cases.
    EmptyFolder {
        /// The folder.
        path: PathBuf,
    },
    /// A case lacks its expected output.
    NothingExpected {
        /// The case's input.
        input: PathBuf,
        /// The file that is not there.
        expected: PathBuf,
    },
    /// The shell does not find the program to be graded, or may not run it.
    CannotStart {
        /// The command as typed.
        command: String,
        /// What the shell said.
        said: String,
    },
    /// That is not how a bot is called.
    BadBot {
        /// What was typed.
        text: String,
    },
    /// Nobody of that name plays the game.
    UnknownBot(UnknownBot),
    /// A test of one player against itself.
    NothingToTest {
        /// That player.
        name: String,
    },
    /// A file cannot be written.
    UnwritableFile {
        /// Which.
        path: PathBuf,
        /// What the system said.
        error: io::Error,
    },
    /// A table server could not be measured.
    Load(Trouble),
    /// The configuration file does not say what it should.
    Config {
        /// Which.
        path: PathBuf,
        /// Where, and what is wrong.
        what: String,
    },
    /// The address of the database leads nowhere.
    Database(store::BadLocation),
    /// The server does not start.
    CannotServe {
        /// Why.
        why: String,
    },
    /// A rehearsal where others could come.
    Rehearsal,
    /// What there is to say cannot be written.
    Unwritable(io::Error),
}

/// Where bytes came from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Source {
    /// Standard input.
    Stdin,
    /// A file.
    File(PathBuf),
}

impl Problem {
    /// Whether whoever was reading our output has stopped, which is no fault of anybody.
    pub(crate) fn is_broken_pipe(&self) -> bool {
        matches!(self, Self::Unwritable(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }

    /// What is wrong, where, and what to try.
    pub(crate) fn sentence(&self, words: &Words) -> String {
        match self {
            Self::Misuse(sentence) => sentence.clone(),
            Self::NotAChange { text } => {
                words.say("cli-problem-not-a-change", &[("text", text.clone().into())])
            }
            Self::Setting(bad) => words.refusal("setting-refusal-", bad),
            Self::Players { game, players, min, max } => {
                let allowed = if min == max { min.to_string() } else { format!("{min}–{max}") };
                let values = [
                    ("game", (*game).into()),
                    ("players", (*players).into()),
                    ("allowed", allowed.into()),
                ];
                words.say("cli-problem-players", &values)
            }
            Self::NoJudge { game } => {
                let values = [("game", (*game).into()), ("judged", BigTwo::NAME.into())];
                words.say("cli-problem-no-judge", &values)
            }
            Self::NoScorer { game } => {
                words.say("cli-problem-no-scorer", &[("game", (*game).into())])
            }
            Self::Score { line, what } => {
                let values = [("line", (*line).into()), ("what", what.clone().into())];
                words.say("cli-problem-score", &values)
            }
            Self::NoSuchSeat { seat, seats } => {
                let values = [("seat", (*seat).into()), ("seats", (*seats).into())];
                words.say("cli-problem-no-such-seat", &values)
            }
            Self::SurplusGame { given } => {
                words.say("cli-problem-surplus-game", &[("given", (*given).into())])
            }
            Self::Input { source, bad } => {
                let what = words.refusal(&format!("{}-input-", BigTwo::NAME), bad);
                let values = [("source", source.name(words)), ("what", what.into())];
                words.say("cli-problem-input", &values)
            }
            Self::Record { source, bad } => {
                let values = [("source", source.name(words)), ("what", record(bad, words))];
                words.say("cli-problem-input", &values)
            }
            Self::Unreadable { source, error } => {
                let values = [("source", source.name(words)), ("why", why(error, words))];
                words.say("cli-problem-unreadable", &values)
            }
            Self::NoSuchCase { path } => {
                words.say("cli-problem-no-such-case", &[("path", shown(path.display()))])
            }
            Self::EmptyFolder { path } => {
                words.say("cli-problem-empty-folder", &[("path", shown(path.display()))])
            }
            Self::NothingExpected { input, expected } => {
                let values =
                    [("input", shown(input.display())), ("expected", shown(expected.display()))];
                words.say("cli-problem-nothing-expected", &values)
            }
            Self::CannotStart { command, said } => {
                let values = [("command", command.clone().into()), ("said", said.clone().into())];
                words.say("cli-problem-cannot-start", &values)
            }
            Self::BadBot { text } => {
                words.say("cli-problem-bad-bot", &[("text", text.clone().into())])
            }
            Self::UnknownBot(UnknownBot { name, game, known }) => {
                let values = [
                    ("name", name.clone().into()),
                    ("game", (*game).into()),
                    ("known", known.clone().into()),
                ];
                words.say("cli-problem-unknown-bot", &values)
            }
            Self::NothingToTest { name } => {
                words.say("cli-problem-nothing-to-test", &[("name", name.clone().into())])
            }
            Self::UnwritableFile { path, error } => {
                let why = why_unwritable(error, words);
                let values = [("path", shown(path.display())), ("why", why)];
                words.say("cli-problem-unwritable-file", &values)
            }
            Self::Load(trouble) => {
                words.say("cli-problem-load", &[("why", trouble.detail().into())])
            }
            Self::Config { path, what } => {
                let values = [("path", shown(path.display())), ("what", what.clone().into())];
                words.say("cli-problem-config", &values)
            }
            Self::Database(bad) => {
                words.say("cli-problem-database", &[("why", bad.to_string().into())])
            }
            Self::CannotServe { why } => {
                words.say("cli-problem-cannot-serve", &[("why", why.clone().into())])
            }
            Self::Rehearsal => words.say("cli-problem-rehearsal", &[]),
            Self::Unwritable(error) => {
                words.say("cli-problem-unwritable", &[("why", why(error, words))])
            }
        }
    }
}

impl From<io::Error> for Problem {
    /// Bare errors come from writing; whoever reads says what was being read.
    fn from(error: io::Error) -> Self {
        Self::Unwritable(error)
    }
}

impl From<BadSetting> for Problem {
    fn from(bad: BadSetting) -> Self {
        Self::Setting(bad)
    }
}

impl Source {
    fn name(&self, words: &Words) -> Value {
        match self {
            Self::Stdin => words.say("cli-stdin", &[]).into(),
            Self::File(path) => shown(path.display()),
        }
    }
}

/// Why a file is no record of a game.
fn record(bad: &BadRecord, words: &Words) -> Value {
    let sentence = match bad {
        BadRecord::Unreadable(error) => {
            let place = [("line", error.line().into()), ("column", error.column().into())];
            let why = error.to_string();
            let why = why.split(" at line ").next().unwrap_or_default().to_owned();
            let values = [place.as_slice(), &[("why", why.into())]].concat();
            words.say("cli-record-unreadable", &values)
        }
        BadRecord::OtherVersion { found } => {
            words.say("cli-record-other-version", &[("found", (*found).into())])
        }
        BadRecord::UnknownGame(_) => {
            let games = GameKind::ALL.iter().map(|game| game.name().to_owned());
            words.say("cli-record-unknown-game", &[("choices", words.list(games).into())])
        }
        BadRecord::Tampered(tampered) => tampered_place(tampered, words),
    };
    sentence.into()
}

/// What the system means, in the reader's language where we know it.
fn why(error: &io::Error, words: &Words) -> Value {
    const KNOWN: &[(io::ErrorKind, &str)] = &[
        (io::ErrorKind::NotFound, "cli-why-not-found"),
        (io::ErrorKind::PermissionDenied, "cli-why-not-allowed"),
        (io::ErrorKind::IsADirectory, "cli-why-folder"),
        (io::ErrorKind::StorageFull, "cli-why-full"),
    ];
    let known = KNOWN.iter().find(|(kind, _)| *kind == error.kind());
    known.map_or_else(|| error.to_string(), |(_, key)| words.say(key, &[])).into()
}

/// Why a file cannot be written: it need not be there, but its folder must.
fn why_unwritable(error: &io::Error, words: &Words) -> Value {
    if matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory) {
        words.say("cli-why-no-folder", &[]).into()
    } else {
        why(error, words)
    }
}

fn shown(value: impl fmt::Display) -> Value {
    value.to_string().into()
}
