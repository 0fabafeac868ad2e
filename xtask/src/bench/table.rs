//! The table of speeds, and its place on the page.

use anyhow::{Context, Result};

use super::measure::{Contest, Speed};

/// One line of the table.
#[derive(Debug)]
pub(super) struct Row {
    pub(super) contest: Contest,
    pub(super) speed: Speed,
    /// Instructions a decision, where they were counted.
    pub(super) instructions: Option<u64>,
}

/// The comments on the page that the table stands between.
const BEGIN: &str = "<!-- bench -->";
const END: &str = "<!-- /bench -->";

const TITLES: [&str; 6] =
    ["game", "preset", "players", "games/s", "decisions/s", "instructions a decision"];

/// From this column on there are numbers, which stand to the right.
const FIRST_NUMBER: usize = 2;

/// The table in Markdown, in columns that also line up in a terminal.
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

/// A number as people read it: a small one with a decimal, a large one in groups of three.
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

/// The page with `table` in place of what stood between the comments.
///
/// # Errors
///
/// If the page does not have the two comments, in order.
pub(super) fn replace_block(page: &str, table: &str) -> Result<String> {
    let parts = page.split_once(BEGIN).and_then(|(before, rest)| {
        let (_, after) = rest.split_once(END)?;
        Some((before, after))
    });
    let (before, after) = parts
        .with_context(|| format!("there is no place for the table; write {BEGIN} and {END}"))?;
    Ok(format!("{before}{BEGIN}\n{table}\n{END}{after}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bench::measure::read_list;

    #[test]
    fn the_table_lines_up() {
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
| game    | preset    | players | games/s | decisions/s | instructions a decision |
| ------- | --------- | -------:| -------:| -----------:| -----------------------:|
| big-two | classic   |       4 |  12,346 |   1,234,567 |                   1,234 |
| forest  | published |       2 |    98.8 |       1,000 |                       – |"
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
                "there is no place for the table; write <!-- bench --> and <!-- /bench -->"
            );
        }
    }
}
