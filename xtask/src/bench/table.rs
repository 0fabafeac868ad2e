//! The table of results in `docs/performance.md`.

use anyhow::{Context, Result};

use super::measure::{Contest, Speed};

/// A row of the table.
#[derive(Debug)]
pub(super) struct Row {
    pub(super) contest: Contest,
    pub(super) speed: Speed,
    /// Instructions per decision; `None` without valgrind.
    pub(super) instructions: Option<u64>,
}

/// The comments around the table.
const BEGIN: &str = "<!-- bench -->";
const END: &str = "<!-- /bench -->";

const TITLES: [&str; 6] =
    ["game", "preset", "players", "games/s", "decisions/s", "instructions/decision"];

/// The columns from this one on contain numbers and are aligned right.
const FIRST_NUMBER: usize = 2;

/// The table in Markdown, with aligned columns.
pub(super) fn markdown(rows: &[Row]) -> String {
    let mut lines = vec![TITLES.map(str::to_owned)];
    lines.extend(rows.iter().map(Row::cells));
    let mut widths = [0; TITLES.len()];
    for line in &lines {
        for (width, cell) in widths.iter_mut().zip(line) {
            *width = cell.chars().count().max(*width);
        }
    }
    let mut lines: Vec<_> = lines.iter().map(|line| row(line, widths)).collect();
    lines.insert(1, rule(widths));
    lines.join("\n")
}

fn row(cells: &[String; TITLES.len()], widths: [usize; TITLES.len()]) -> String {
    let cells = cells.iter().zip(widths).enumerate().map(|(column, (cell, width))| {
        if column < FIRST_NUMBER {
            format!(" {cell:<width$} |")
        } else {
            format!(" {cell:>width$} |")
        }
    });
    format!("|{}", cells.collect::<String>())
}

fn rule(widths: [usize; TITLES.len()]) -> String {
    let cells = widths.into_iter().enumerate().map(|(column, width)| {
        let dashes = "-".repeat(width);
        if column < FIRST_NUMBER { format!(" {dashes} |") } else { format!(" {dashes}:|") }
    });
    format!("|{}", cells.collect::<String>())
}

impl Row {
    fn cells(&self) -> [String; TITLES.len()] {
        let Self { contest, speed, instructions } = self;
        [
            contest.game.clone(),
            contest.preset.clone(),
            contest.players.clone(),
            readable(speed.games_per_s),
            readable(speed.decisions_per_s),
            instructions.map_or_else(|| "–".to_owned(), |count| grouped(&count.to_string())),
        ]
    }
}

/// Formats a number: with one decimal below 100, with digit groups above.
fn readable(number: f64) -> String {
    if number < 99.95 { format!("{number:.1}") } else { grouped(&format!("{number:.0}")) }
}

fn grouped(digits: &str) -> String {
    let mut grouped = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

/// Replaces the text between the comments by `table`.
///
/// # Errors
///
/// Returns an error if the page does not have the two comments, in order.
pub(super) fn replace_block(page: &str, table: &str) -> Result<String> {
    let parts = page.split_once(BEGIN).and_then(|(before, rest)| {
        let (_, after) = rest.split_once(END)?;
        Some((before, after))
    });
    let (before, after) = parts
        .with_context(|| format!("cannot find the place of the table; add {BEGIN} and {END}"))?;
    Ok(format!("{before}{BEGIN}\n{table}\n{END}{after}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bench::measure::read_list;

    #[test]
    fn the_columns_are_aligned() {
        let mut contests = read_list("big-two classic 4\nforest published 2").unwrap().into_iter();
        let mut row = |games_per_s, decisions_per_s, instructions| Row {
            contest: contests.next().unwrap(),
            speed: Speed { games_per_s, decisions_per_s },
            instructions,
        };
        let rows = [row(12_345.6, 1_234_567.0, Some(1234)), row(98.76, 999.6, None)];
        assert_eq!(
            markdown(&rows),
            "\
| game    | preset    | players | games/s | decisions/s | instructions/decision |
| ------- | --------- | -------:| -------:| -----------:| ---------------------:|
| big-two | classic   |       4 |  12,346 |   1,234,567 |                 1,234 |
| forest  | published |       2 |    98.8 |       1,000 |                     – |"
        );
    }

    #[test]
    fn numbers_are_grouped_by_three() {
        for (digits, expected) in [("7", "7"), ("123", "123"), ("1234", "1,234")] {
            assert_eq!(grouped(digits), expected);
        }
        assert_eq!(grouped("1234567"), "1,234,567");
    }

    #[test]
    fn only_the_block_changes() {
        let page = "# Speed\n\n<!-- bench -->\nold\n<!-- /bench -->\n\nMore.\n";
        let page = replace_block(page, "new").unwrap();
        assert_eq!(page, "# Speed\n\n<!-- bench -->\nnew\n<!-- /bench -->\n\nMore.\n");
        assert_eq!(replace_block(&page, "new").unwrap(), page);
    }

    #[test]
    fn a_page_without_a_block_is_refused() {
        for page in ["", "<!-- bench -->", "<!-- /bench --> <!-- bench -->"] {
            let error = replace_block(page, "new").unwrap_err().to_string();
            assert_eq!(
                error,
                "cannot find the place of the table; add <!-- bench --> and <!-- /bench -->"
            );
        }
    }
}
