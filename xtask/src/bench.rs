//! `cargo xtask bench`: measures the speed of the games, in decisions per second and in instructions.
//!
//! Times depend on the machine and its load. Instruction counts hardly do, so they show changes of a
//! few percent.

mod measure;
mod table;

use std::{fs, path::Path};

use anyhow::{Context, Result, ensure};
use clap::Args;

use self::measure::{Contest, Paiju, Valgrind};

/// The page with the table of results.
const PAGE: &str = "docs/performance.md";

#[derive(Debug, Args)]
pub(crate) struct Options {
    /// Time per game, in seconds
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..))]
    seconds: u32,
    /// Measure only this game
    #[arg(long)]
    game: Option<String>,
    /// Write the table to docs/performance.md
    #[arg(long, conflicts_with = "game")]
    write: bool,
}

/// Measures the games and prints the table.
///
/// # Errors
///
/// Returns an error if `paiju` cannot be built, or its output cannot be parsed.
pub(crate) fn run(root: &Path, options: &Options) -> Result<()> {
    let valgrind = Valgrind::find();
    if valgrind.is_none() {
        eprintln!(
            "cannot count instructions: valgrind is not installed; \
             install your system's package 'valgrind'"
        );
    }
    let paiju = Paiju::build(root)?;
    let contests = chosen(paiju.contests()?, options.game.as_deref())?;
    let mut rows = Vec::new();
    for contest in contests {
        eprintln!("measuring {contest}");
        let speed = paiju.speed(&contest, options.seconds)?;
        let instructions = match &valgrind {
            Some(valgrind) => Some(valgrind.instructions_per_decision(&paiju, &contest)?),
            None => None,
        };
        rows.push(table::Row { contest, speed, instructions });
    }
    let table = table::markdown(&rows);
    println!("{table}");
    if options.write {
        let page = root.join(PAGE);
        let text = fs::read_to_string(&page).with_context(|| format!("cannot read {PAGE}"))?;
        let text = table::replace_block(&text, &table).with_context(|| format!("in {PAGE}"))?;
        fs::write(&page, text).with_context(|| format!("cannot write {PAGE}"))?;
        eprintln!("wrote {PAGE}");
    }
    Ok(())
}

/// The contests of `game`, or all of them.
fn chosen(contests: Vec<Contest>, game: Option<&str>) -> Result<Vec<Contest>> {
    let Some(game) = game else { return Ok(contests) };
    let mut games: Vec<_> = contests.iter().map(|contest| contest.game.clone()).collect();
    games.dedup();
    let chosen: Vec<_> = contests.into_iter().filter(|contest| contest.game == game).collect();
    ensure!(!chosen.is_empty(), "unknown game '{game}'; choose from {}", games.join(", "));
    Ok(chosen)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn contests() -> Vec<Contest> {
        measure::read_list("big-two classic 4\nbig-two taiwan 4\nforest classic 2\n").unwrap()
    }

    #[test]
    fn without_a_choice_all_games_are_measured() {
        assert_eq!(chosen(contests(), None).unwrap(), contests());
    }

    #[test]
    fn one_game_can_be_chosen() {
        assert_eq!(chosen(contests(), Some("big-two")).unwrap(), contests()[..2]);
        let error = chosen(contests(), Some("chess")).unwrap_err().to_string();
        assert_eq!(error, "unknown game 'chess'; choose from big-two, forest");
    }
}
