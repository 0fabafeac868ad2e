//! `paiju replay`: steps through a saved game.
//!
//! Read the modules in this order: [`read`] parses and verifies a file, [`playback`] shows any step
//! from any perspective, [`display`] is the trait that each game implements in `crate::games`,
//! [`narration`] describes events in sentences, [`controls`] handles the user's input.

mod controls;
mod display;
mod narration;
mod playback;
mod read;
#[cfg(test)]
mod tests;

use std::{
    fs,
    io::{self, BufRead, IsTerminal, Write},
    path::PathBuf,
};

use games::match_game;
use protocol::VerifyRecordError;

use self::{
    controls::{Controls, Response},
    playback::{Playback, ReplayPerspective},
};
pub(crate) use self::{
    display::{ReplayDisplay, SeatDisplay, french, hand},
    narration::Narrator,
};
use crate::{
    error::{CliError, Source},
    exit::Exit,
    messages::Messages,
};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    file: PathBuf,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    seat: Option<u8>,
    #[arg(long)]
    all: bool,
}

/// Shows the game.
///
/// # Errors
///
/// Returns an error if the file is not a valid record, or the seat does not exist.
pub(crate) fn run(args: &Args, messages: &Messages) -> Result<Exit, CliError> {
    let source = Source::File(args.file.clone());
    let bytes = match fs::read(&args.file) {
        Ok(bytes) => bytes,
        Err(error) => return Err(CliError::Unreadable { source, error }),
    };
    let invalid = |error| CliError::Record { source, error: Box::new(error) };
    match read::game_of(&bytes) {
        Ok(game) => match_game!(game, Game => show::<Game>(&bytes, args, messages, invalid)),
        Err(error) => Err(invalid(error)),
    }
}

fn show<R: ReplayDisplay>(
    bytes: &[u8],
    args: &Args,
    messages: &Messages,
    invalid: impl FnOnce(VerifyRecordError) -> CliError,
) -> Result<Exit, CliError> {
    let playback = Playback::<R>::new(read::record(bytes).map_err(invalid)?, messages);
    let perspective = match args.seat {
        None => ReplayPerspective::Open,
        Some(seat) => playback.perspective(seat)?,
    };
    if args.all || !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        write!(anstream::stdout(), "{}", playback.transcript(perspective))?;
        return Ok(Exit::Success);
    }
    let mut controls = Controls::new(&playback, perspective);
    let mut lines = io::stdin().lock().lines();
    writeln!(anstream::stdout(), "{}", playback.page(0, perspective))?;
    loop {
        write!(anstream::stdout(), "{} ", controls.prompt())?;
        anstream::stdout().flush()?;
        let line = lines.next().transpose();
        let line = line.map_err(|error| CliError::Unreadable { source: Source::Stdin, error })?;
        match line.map(|line| controls.handle(&line)) {
            Some(Response::Show(text)) => writeln!(anstream::stdout(), "\n{text}")?,
            Some(Response::Quit) | None => return Ok(Exit::Success),
        }
    }
}
