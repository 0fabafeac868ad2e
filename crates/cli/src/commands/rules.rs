//! `paiju rules`: prints the rules of a game under the given settings.

mod document;
mod markdown;
mod terminal;

use std::io::Write;

use games::{GameKind, GameVisitor};
use tabletop::Rules;

use self::document::RulesDocument;
use crate::{
    error::CliError,
    exit::Exit,
    layout,
    messages::Messages,
    rules_args::{TableArgs, game_parser},
};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[arg(value_parser = game_parser())]
    game: GameKind,
    #[command(flatten)]
    table: TableArgs,
    #[arg(long)]
    markdown: bool,
}

/// Prints the rules.
///
/// # Errors
///
/// Returns an error if the rules are invalid.
pub(crate) fn run(args: &Args, messages: &Messages) -> Result<Exit, CliError> {
    let document = args.game.visit(DocumentVisitor { table: &args.table, messages })?;
    let page = if args.markdown {
        markdown::page(&document, messages)
    } else {
        terminal::page(&document, messages, layout::columns())
    };
    anstream::stdout().lock().write_all(page.as_bytes())?;
    Ok(Exit::Success)
}

/// Creates the document of any game.
struct DocumentVisitor<'a> {
    table: &'a TableArgs,
    messages: &'a Messages,
}

impl GameVisitor for DocumentVisitor<'_> {
    type Output = Result<RulesDocument, CliError>;

    fn visit<R: Rules>(self) -> Self::Output {
        RulesDocument::of::<R>(self.table, self.messages)
    }
}
