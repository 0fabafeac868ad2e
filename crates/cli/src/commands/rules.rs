//! `paiju rules`: the rules in force, in the reader's language.

mod markdown;
mod sheet;
mod terminal;

use std::io::Write;

use games::{ForGame, GameKind};
use tabletop::Rules;

use self::sheet::Sheet;
use crate::{
    exit::Exit,
    house::{House, game_parser},
    layout,
    problem::Problem,
    words::Words,
};

/// Which rules to print, and how.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The game.
    #[arg(value_parser = game_parser())]
    game: GameKind,
    #[command(flatten)]
    house: House,
    /// Whether to print a page for `docs/rules/`.
    #[arg(long)]
    markdown: bool,
}

/// Prints the rules.
///
/// # Errors
///
/// If there are no such rules.
pub(crate) fn run(args: &Args, words: &Words) -> Result<Exit, Problem> {
    let sheet = args.game.run(Writing { house: &args.house, words })?;
    let page = if args.markdown {
        markdown::page(&sheet, words)
    } else {
        terminal::page(&sheet, words, layout::columns())
    };
    anstream::stdout().lock().write_all(page.as_bytes())?;
    Ok(Exit::Well)
}

/// Writes the rules of some game.
struct Writing<'a> {
    house: &'a House,
    words: &'a Words,
}

impl ForGame for Writing<'_> {
    type Output = Result<Sheet, Problem>;

    fn run<R: Rules>(self) -> Self::Output {
        Sheet::of::<R>(self.house, self.words)
    }
}
