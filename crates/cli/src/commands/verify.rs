//! `paiju verify`: verifies that finished games were dealt fairly.
//!
//! The record of a game has the commitment that was published before the game and the secret that was
//! published after it. The command repeats the deal and all decisions from the secret and the players'
//! nonces (RM-22), and compares the record with what the players' browsers have kept.

use std::{
    fs,
    io::{self, Write},
    path::PathBuf,
};

use protocol::{
    Commitment, Difference, Kept, Nonce, ParseHexError, Player, Tampered, Verified,
    VerifyRecordError, verify_kept,
};
use tabletop::Choice;

use crate::{
    error::{CliError, Source},
    exit::Exit,
    layout,
    messages::{Argument, Messages},
};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    #[arg(long, value_name = "COMMITMENT", value_parser = commitment)]
    commitment: Option<Commitment>,
    #[arg(long = "nonce", value_name = "NONCE", value_parser = nonce)]
    nonces: Vec<Nonce>,
}

fn commitment(text: &str) -> Result<Commitment, ParseHexError> {
    text.to_owned().try_into()
}

fn nonce(text: &str) -> Result<Nonce, ParseHexError> {
    text.to_owned().try_into()
}

/// Verifies the records and prints the results.
///
/// # Errors
///
/// Returns an error if a file cannot be read or is not a record.
pub(crate) fn run(args: &Args, messages: &Messages) -> Result<Exit, CliError> {
    let mut exit = Exit::Success;
    let mut page = String::new();
    let kept = Kept { commitment: args.commitment, nonces: args.nonces.clone() };
    // Without it, only what the server wrote after the game is compared with itself.
    let message =
        if kept.commitment.is_some() { "cli-verify-honest" } else { "cli-verify-consistent" };
    for path in &args.files {
        let source = Source::File(path.clone());
        let json = match fs::read_to_string(path) {
            Ok(json) => json,
            Err(error) => return Err(CliError::Unreadable { source, error }),
        };
        let file = ("file", path.display().to_string().into());
        let sentence = match verify_kept(&json, &kept) {
            Ok(verified) => messages.say(message, &honest(file, &verified, messages)),
            Err(VerifyRecordError::Tampered(tampered)) => {
                exit = Exit::Failure;
                let place = tampered_place(&tampered, messages).into();
                messages.say("cli-verify-tampered", &[file, ("place", place)])
            }
            Err(
                error @ (VerifyRecordError::Unreadable(_)
                | VerifyRecordError::UnsupportedFormat { .. }
                | VerifyRecordError::UnknownGame(_)),
            ) => return Err(CliError::Record { source, error: Box::new(error) }),
        };
        for line in layout::wrap(&sentence, layout::columns()) {
            page.push_str(&line);
            page.push('\n');
        }
    }
    io::stdout().lock().write_all(page.as_bytes())?;
    Ok(exit)
}

/// The values of the message about an honest game.
fn honest(
    file: (&'static str, Argument),
    verified: &Verified,
    messages: &Messages,
) -> [(&'static str, Argument); 5] {
    let Verified { game, players, n_acts, outcome } = verified;
    let names: Vec<String> = players.iter().map(|player| name(player, messages)).collect();
    let winners = outcome.winners.iter().filter_map(|seat| names.get(seat.index()).cloned());
    [
        file,
        ("game", messages.say(&format!("{}-name", game.name()), &[]).into()),
        ("players", messages.list(names.iter().cloned()).into()),
        ("acts", (*n_acts).into()),
        ("winners", messages.list(winners).into()),
    ]
}

fn name(player: &Player, messages: &Messages) -> String {
    match player {
        Player::Person(name) => name.to_string(),
        Player::Bot(level) => {
            let level = messages.say(&format!("room-level-{}", level.name()), &[]);
            messages.say("cli-verify-bot", &[("level", level.into())])
        }
    }
}

/// Describes where a record was tampered with.
pub(crate) fn tampered_place(tampered: &Tampered, messages: &Messages) -> String {
    let differs = |key: &str, difference: &Difference, more: &[(&'static str, Argument)]| {
        let Difference { at, expected, found } = difference;
        let nothing = || messages.say("cli-verify-nothing", &[]);
        let shown = |text: &str| if text.is_empty() { nothing() } else { text.to_owned() };
        let mut values = vec![
            ("at", at.clone().into()),
            ("expected", shown(expected).into()),
            ("found", shown(found).into()),
        ];
        values.extend_from_slice(more);
        messages.say(key, &values)
    };
    match tampered {
        Tampered::Players { found, nonces } => {
            let values = [("found", (*found).into()), ("nonces", (*nonces).into())];
            messages.say("cli-tampered-players", &values)
        }
        Tampered::Config(refusal) => {
            let what = messages.refusal("setting-refusal-", refusal);
            messages.say("cli-tampered-config", &[("what", what.into())])
        }
        Tampered::Commitment { kept, found } => {
            let values = [("kept", kept.clone().into()), ("found", found.clone().into())];
            messages.say("cli-tampered-commitment", &values)
        }
        Tampered::Nonce { kept } => {
            messages.say("cli-tampered-nonce", &[("kept", kept.clone().into())])
        }
        Tampered::Secret => messages.say("cli-tampered-secret", &[]),
        Tampered::Deal(difference) => differs("cli-tampered-deal", difference, &[]),
        Tampered::Forbidden { act, seat, step, refusal, game, .. } => {
            let why = messages.serialized_refusal(&format!("{game}-refusal-"), refusal);
            let values = [
                ("act", (*act).into()),
                ("seat", (seat.index() + 1).into()),
                ("step", step.clone().into()),
                ("why", why.into()),
            ];
            messages.say("cli-tampered-forbidden", &values)
        }
        Tampered::Events { act, seat, difference } => {
            let who = [("act", (*act).into()), ("seat", (seat.index() + 1).into())];
            differs("cli-tampered-events", difference, &who)
        }
        Tampered::Unfinished { acts, seat } => {
            let values = [("acts", (*acts).into()), ("seat", (seat.index() + 1).into())];
            messages.say("cli-tampered-unfinished", &values)
        }
        Tampered::Outcome(difference) => differs("cli-tampered-outcome", difference, &[]),
    }
}
