//! `paiju cards`: every card of a game under the settings in force, in the reader's language.

mod forest;
mod french;
mod paint;
mod sea_salt;

use std::io::{self, Write};

use clap::builder::styling::Style;
use game_big_two::BigTwo;
use game_dun_mazi::DunMazi;
use game_forest::ForestShuffle;
use game_sea_salt::SeaSalt;
use games::{CardGame, GameKind};
use protocol::CardsPage;

use crate::{
    exit::Exit,
    house::{HouseRules, game_parser},
    layout::{self, Align},
    problem::Problem,
    words::Words,
};

/// Which cards to print, and how.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The game.
    #[arg(value_parser = game_parser())]
    game: GameKind,
    #[command(flatten)]
    rules: HouseRules,
    /// Whether to print for programs.
    #[arg(long)]
    json: bool,
}

/// A catalogue that a terminal can show.
trait Listing {
    /// How many cards there are.
    fn n_cards(&self) -> usize;

    /// The cards in lines of at most so many columns.
    fn lines(&self, words: &Words, columns: usize) -> Vec<String>;
}

/// Prints the cards.
///
/// # Errors
///
/// If there are no such rules.
pub(crate) fn run(args: &Args, words: &Words) -> Result<Exit, Problem> {
    let page = match args.game {
        GameKind::BigTwo => page::<BigTwo>(args, words),
        GameKind::DunMazi => page::<DunMazi>(args, words),
        GameKind::SeaSalt => page::<SeaSalt>(args, words),
        GameKind::Forest => page::<ForestShuffle>(args, words),
    }?;
    anstream::stdout().lock().write_all(page.as_bytes())?;
    Ok(Exit::Well)
}

fn page<R: CardGame<Catalogue: Listing>>(args: &Args, words: &Words) -> Result<String, Problem> {
    let config = args.rules.config::<R>()?;
    let cards = CardsPage::of::<R>(&config, words);
    if args.json {
        let json = serde_json::to_string(&cards).map_err(io::Error::from)?;
        return Ok(format!("{json}\n"));
    }
    let CardsPage { game, catalogue } = cards;
    let preset = words.say(&format!("{game}-preset-{}", args.rules.preset::<R>()), &[]);
    let values = [("n", catalogue.n_cards().into()), ("preset", preset.into())];
    let mut lines =
        vec![bold(&words.say(&format!("{game}-name"), &[])), words.say("cli-cards-count", &values)];
    lines.extend(catalogue.lines(words, layout::columns()));
    lines.push(String::new());
    Ok(lines.join("\n"))
}

/// A cell of a table: its text, and how it is painted.
type Cell = (String, Style);

/// Sets rows under each other in columns two spaces apart, painted, and indented by two.
fn table<const N: usize>(aligns: [Align; N], rows: &[[Cell; N]]) -> Vec<String> {
    let width = |column: usize| rows.iter().map(|row| layout::width(&row[column].0)).max();
    let widths: [usize; N] = std::array::from_fn(|column| width(column).unwrap_or(0));
    let line = |row: &[Cell; N]| {
        let cells = row.iter().zip(widths).zip(aligns);
        // Only the text is painted, not the spaces that fill its column.
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

fn plain(text: impl Into<String>) -> Cell {
    (text.into(), Style::new())
}

fn bold(text: &str) -> String {
    const BOLD: Style = Style::new().bold();
    format!("{BOLD}{text}{BOLD:#}")
}

/// A heading with a blank line above it.
fn heading(text: &str) -> [String; 2] {
    [String::new(), bold(text)]
}
