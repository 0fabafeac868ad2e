//! `paiju verify`: was a finished game dealt as the server had promised before it?
//!
//! The record of a game holds the commitment that was published before it and the secret that was
//! published after it. From these and the players' nonces the whole game is dealt and decided
//! again (RM-22).

use std::{
    fs,
    io::{self, Write},
    path::PathBuf,
};

use protocol::{BadRecord, Difference, Player, Tampered, Verified, verify};
use tabletop::Choice;

use crate::{
    exit::Exit,
    layout,
    problem::{Problem, Source},
    words::{Value, Words},
};

/// What to check.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The records.
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
}

/// Checks every record and tells.
///
/// # Errors
///
/// If a file cannot be read, or is no record.
pub(crate) fn run(args: &Args, words: &Words) -> Result<Exit, Problem> {
    let mut exit = Exit::Well;
    let mut page = String::new();
    for path in &args.files {
        let source = Source::File(path.clone());
        let json = match fs::read_to_string(path) {
            Ok(json) => json,
            Err(error) => return Err(Problem::Unreadable { source, error }),
        };
        let file = ("file", path.display().to_string().into());
        let sentence = match verify(&json) {
            Ok(verified) => words.say("cli-verify-honest", &honest(file, &verified, words)),
            Err(BadRecord::Tampered(tampered)) => {
                exit = Exit::SomeFailed;
                let place = tampered_place(&tampered, words).into();
                words.say("cli-verify-tampered", &[file, ("place", place)])
            }
            Err(
                bad @ (BadRecord::Unreadable(_)
                | BadRecord::OtherVersion { .. }
                | BadRecord::UnknownGame(_)),
            ) => return Err(Problem::Record { source, bad: Box::new(bad) }),
        };
        for line in layout::wrap(&sentence, layout::columns()) {
            page.push_str(&line);
            page.push('\n');
        }
    }
    io::stdout().lock().write_all(page.as_bytes())?;
    Ok(exit)
}

/// What is told of an honest game.
fn honest(
    file: (&'static str, Value),
    verified: &Verified,
    words: &Words,
) -> [(&'static str, Value); 5] {
    let Verified { game, players, n_acts, outcome } = verified;
    let names: Vec<String> = players.iter().map(|player| name(player, words)).collect();
    let winners = outcome.winners.iter().filter_map(|seat| names.get(seat.index()).cloned());
    [
        file,
        ("game", words.say(&format!("{}-name", game.name()), &[]).into()),
        ("players", words.list(names.iter().cloned()).into()),
        ("acts", (*n_acts).into()),
        ("winners", words.list(winners).into()),
    ]
}

fn name(player: &Player, words: &Words) -> String {
    match player {
        Player::Person(name) => name.to_string(),
        Player::Bot(level) => {
            let level = words.say(&format!("room-level-{}", level.name()), &[]);
            words.say("cli-verify-bot", &[("level", level.into())])
        }
    }
}

/// Where a record was tampered with, in words.
pub(crate) fn tampered_place(tampered: &Tampered, words: &Words) -> String {
    let differs = |key: &str, difference: &Difference, more: &[(&'static str, Value)]| {
        let Difference { at, expected, found } = difference;
        let nothing = || words.say("cli-verify-nothing", &[]);
        let shown = |text: &str| if text.is_empty() { nothing() } else { text.to_owned() };
        let mut values = vec![
            ("at", at.clone().into()),
            ("expected", shown(expected).into()),
            ("found", shown(found).into()),
        ];
        values.extend_from_slice(more);
        words.say(key, &values)
    };
    match tampered {
        Tampered::Players { found, nonces } => {
            let values = [("found", (*found).into()), ("nonces", (*nonces).into())];
            words.say("cli-tampered-players", &values)
        }
        Tampered::Config(bad) => {
            let what = words.refusal("setting-refusal-", bad);
            words.say("cli-tampered-config", &[("what", what.into())])
        }
        Tampered::Secret => words.say("cli-tampered-secret", &[]),
        Tampered::Deal(difference) => differs("cli-tampered-deal", difference, &[]),
        Tampered::Forbidden { act, seat, step, refusal, game, .. } => {
            let why = words.written_refusal(&format!("{game}-refusal-"), refusal);
            let values = [
                ("act", (*act).into()),
                ("seat", seat.index().into()),
                ("step", step.clone().into()),
                ("why", why.into()),
            ];
            words.say("cli-tampered-forbidden", &values)
        }
        Tampered::Events { act, seat, difference } => {
            let who = [("act", (*act).into()), ("seat", seat.index().into())];
            differs("cli-tampered-events", difference, &who)
        }
        Tampered::Unfinished { acts, seat } => {
            let values = [("acts", (*acts).into()), ("seat", seat.index().into())];
            words.say("cli-tampered-unfinished", &values)
        }
        Tampered::Outcome(difference) => differs("cli-tampered-outcome", difference, &[]),
    }
}
