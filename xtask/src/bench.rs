//! `cargo xtask bench`: how fast the games are played, in seconds and in instructions.
//!
//! Seconds are what people feel, but they depend on the machine and on who else is using it. The
//! instructions a decision takes hardly do, so a change of a few per cent shows.

mod measure;
mod table;

use std::{fs, path::Path};

use anyhow::{Context, Result, ensure};
use clap::Args;

use self::measure::{Contest, Paiju, Valgrind};

/// The page with the table of speeds.
const PAGE: &str = "docs/performance.md";

/// What to measure, and what to do with it.
#[derive(Debug, Args)]
pub(crate) struct Options {
    /// How long to play each game
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..))]
    seconds: u32,
    /// Measure this game alone
    #[arg(long)]
    game: Option<String>,
    /// Put the table into docs/performance.md
    #[arg(long, conflicts_with = "game")]
    write: bool,
}

/// Measures, and prints the table.
///
/// # Errors
///
/// If `paiju` cannot be built, or says something else than it should.
pub(crate) fn run(root: &Path, options: &Options) -> Result<()> {
    let valgrind = Valgrind::find();
    if valgrind.is_none() {
        eprintln!(
            "valgrind is not installed, so instructions are not counted; \
             it is in most systems' packages under that name"
        );
    }
    let paiju = Paiju::build(root)?;
    let contests = chosen(paiju.contests()?, options.game.as_deref())?;
    let mut rows = Vec::new();
    for contest in contests {
        eprintln!("measuring {contest}");
        let speed = paiju.speed(&contest, options.seconds)?;
        let instructions = match &valgrind {
            Some(valgrind) => Some(valgrind.instructions_a_decision(&paiju, &contest)?),
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
        eprintln!("written to {PAGE}");
    }
    Ok(())
}

/// The contests of `game`, or all.
fn chosen(contests: Vec<Contest>, game: Option<&str>) -> Result<Vec<Contest>> {
    let Some(game) = game else { return Ok(contests) };
    let mut games: Vec<_> = contests.iter().map(|contest| contest.game.clone()).collect();
    games.dedup();
    let chosen: Vec<_> = contests.into_iter().filter(|contest| contest.game == game).collect();
    ensure!(!chosen.is_empty(), "there is no game '{game}'; choose from {}", games.join(", "));
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
        assert_eq!(error, "there is no game 'chess'; choose from big-two, forest");
    }
}
