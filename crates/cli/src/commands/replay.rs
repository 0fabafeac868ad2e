//! `paiju replay`: steps through a saved game.
//!
//! Read the modules in this order: [`read`] turns a file into a game, [`film`] shows any moment of
//! it to any pair of eyes, [`board`] has what each game shows, [`remote`] obeys whoever watches.

mod board;
mod film;
mod read;
mod remote;
mod telling;
#[cfg(test)]
mod tests;

use std::{
    fs,
    io::{self, BufRead, IsTerminal, Write},
    path::PathBuf,
};

use game_big_two::BigTwo;
use game_dun_mazi::DunMazi;
use game_forest::ForestShuffle;
use game_sea_salt::SeaSalt;
use games::GameKind;
use protocol::BadRecord;

use self::{
    board::Board,
    film::{Eyes, Film},
    remote::{Next, Remote},
};
use crate::{
    exit::Exit,
    problem::{Problem, Source},
    words::Words,
};

/// Which game, and through whose eyes.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The file.
    file: PathBuf,
    /// Whose eyes.
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    seat: Option<u8>,
    /// Whether to print everything at once.
    #[arg(long)]
    all: bool,
}

/// Shows it.
///
/// # Errors
///
/// Returns why the file is no record of a game, or that there is no such seat.
pub(crate) fn run(args: &Args, words: &Words) -> Result<Exit, Problem> {
    let source = Source::File(args.file.clone());
    let bytes = match fs::read(&args.file) {
        Ok(bytes) => bytes,
        Err(error) => return Err(Problem::Unreadable { source, error }),
    };
    let bad = |bad| Problem::Record { source, bad: Box::new(bad) };
    match read::game_of(&bytes) {
        Ok(GameKind::BigTwo) => show::<BigTwo>(&bytes, args, words, bad),
        Ok(GameKind::DunMazi) => show::<DunMazi>(&bytes, args, words, bad),
        Ok(GameKind::SeaSalt) => show::<SeaSalt>(&bytes, args, words, bad),
        Ok(GameKind::Forest) => show::<ForestShuffle>(&bytes, args, words, bad),
        Err(what) => Err(bad(what)),
    }
}

fn show<R: Board>(
    bytes: &[u8],
    args: &Args,
    words: &Words,
    bad: impl FnOnce(BadRecord) -> Problem,
) -> Result<Exit, Problem> {
    let film = Film::<R>::new(read::record(bytes).map_err(bad)?, words);
    let eyes = match args.seat {
        None => Eyes::Open,
        Some(seat) => film.eyes(seat)?,
    };
    if args.all || !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        write!(anstream::stdout(), "{}", film.transcript(eyes))?;
        return Ok(Exit::Well);
    }
    let mut remote = Remote::new(&film, eyes);
    let mut lines = io::stdin().lock().lines();
    writeln!(anstream::stdout(), "{}", film.page(0, eyes))?;
    loop {
        write!(anstream::stdout(), "{} ", remote.prompt())?;
        anstream::stdout().flush()?;
        let line = lines.next().transpose();
        let line = line.map_err(|error| Problem::Unreadable { source: Source::Stdin, error })?;
        match line.map(|line| remote.obey(&line)) {
            Some(Next::Say(text)) => writeln!(anstream::stdout(), "\n{text}")?,
            Some(Next::End) | None => return Ok(Exit::Well),
        }
    }
}
