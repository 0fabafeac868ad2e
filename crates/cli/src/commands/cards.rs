//! `paiju cards`: lists every card of a game under the given settings.

mod french;
pub(crate) mod paint;

use std::io::{self, Write};

use clap::builder::styling::Style;
use games::{CardGame, GameKind, match_game};
use protocol::CardsPage;

use crate::{
    error::CliError,
    exit::Exit,
    layout::{self, Align},
    messages::Messages,
    rules_args::{RulesArgs, game_parser},
};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[arg(value_parser = game_parser())]
    game: GameKind,
    #[command(flatten)]
    rules: RulesArgs,
    #[arg(long)]
    json: bool,
}

/// A catalogue that can be printed as text.
pub(crate) trait CardTable {
    fn n_cards(&self) -> usize;

    /// The cards as lines of at most `columns` columns.
    fn lines(&self, messages: &Messages, columns: usize) -> Vec<String>;
}

/// Prints the cards.
///
/// # Errors
///
/// Returns an error if the rules are invalid.
pub(crate) fn run(args: &Args, messages: &Messages) -> Result<Exit, CliError> {
    let page = match_game!(args.game, Game => page::<Game>(args, messages))?;
    anstream::stdout().lock().write_all(page.as_bytes())?;
    Ok(Exit::Success)
}

fn page<R: CardGame<Catalogue: CardTable>>(
    args: &Args,
    messages: &Messages,
) -> Result<String, CliError> {
    let config = args.rules.config::<R>()?;
    let cards = CardsPage::of::<R>(&config, messages);
    if args.json {
        let json = serde_json::to_string(&cards).map_err(io::Error::from)?;
        return Ok(format!("{json}\n"));
    }
    let CardsPage { game, catalogue } = cards;
    let preset = messages.say(&format!("{game}-preset-{}", args.rules.preset::<R>()), &[]);
    let values = [("n", catalogue.n_cards().into()), ("preset", preset.into())];
    let mut lines = vec![
        bold(&messages.say(&format!("{game}-name"), &[])),
        messages.say("cli-cards-count", &values),
    ];
    lines.extend(catalogue.lines(messages, layout::columns()));
    lines.push(String::new());
    Ok(lines.join("\n"))
}

/// A cell of a table: its text and style.
pub(crate) type Cell = (String, Style);

/// Formats a styled table with columns two spaces apart, indented by two spaces.
pub(crate) fn table<const N: usize>(aligns: [Align; N], rows: &[[Cell; N]]) -> Vec<String> {
    let width = |column: usize| rows.iter().map(|row| layout::width(&row[column].0)).max();
    let widths: [usize; N] = std::array::from_fn(|column| width(column).unwrap_or(0));
    let line = |row: &[Cell; N]| {
        let cells = row.iter().zip(widths).zip(aligns);
        // The style applies to the text, not to the padding.
        let painted = cells.map(|(((text, style), width), align)| {
            let (text, spaces) = (
                format!("{style}{text}{style:#}"),
                " ".repeat(width.saturating_sub(layout::width(text))),
            );
            match align {
                Align::Left => format!("{text}{spaces}"),
                Align::Right => format!("{spaces}{text}"),
            }
        });
        format!("  {}", painted.collect::<Vec<_>>().join("  ").trim_end())
    };
    rows.iter().map(line).collect()
}

pub(crate) fn plain(text: impl Into<String>) -> Cell {
    (text.into(), Style::new())
}

pub(crate) fn bold(text: &str) -> String {
    const BOLD: Style = Style::new().bold();
    format!("{BOLD}{text}{BOLD:#}")
}

/// A heading with a blank line above it.
pub(crate) fn heading(text: &str) -> [String; 2] {
    [String::new(), bold(text)]
}
