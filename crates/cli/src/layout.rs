//! Text layout for terminals: wrapping, padding and tables. A Chinese character takes two columns.

use std::io;

use unicode_width::UnicodeWidthStr;

/// Alignment of a cell in its column.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Align {
    Left,
    Right,
}

/// Width of our output in columns: the width of the terminal, but at least 40 and at most 100.
pub(crate) fn columns() -> usize {
    let size = terminal_size::terminal_size_of(io::stdout());
    size.map_or(80, |(columns, _)| usize::from(columns.0).clamp(40, 100))
}

/// Width of `text` in columns.
pub(crate) fn width(text: &str) -> usize {
    UnicodeWidthStr::width(text)
}

/// Pads `text` with spaces.
pub(crate) fn pad(text: &str, columns: usize, align: Align) -> String {
    let spaces = " ".repeat(columns.saturating_sub(width(text)));
    match align {
        Align::Left => format!("{text}{spaces}"),
        Align::Right => format!("{spaces}{text}"),
    }
}

/// Aligns rows in columns that are two spaces apart.
pub(crate) fn table<const N: usize>(aligns: [Align; N], rows: &[[String; N]]) -> Vec<String> {
    let mut widths = [0; N];
    for row in rows {
        for (widest, cell) in widths.iter_mut().zip(row) {
            *widest = width(cell).max(*widest);
        }
    }
    let line = |row: &[String; N]| {
        let cells = row.iter().zip(widths).zip(aligns);
        let cells: Vec<_> = cells.map(|((cell, width), align)| pad(cell, width, align)).collect();
        cells.join("  ").trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}

/// Wraps `text` at `columns` and keeps its line breaks.
pub(crate) fn wrap(text: &str, columns: usize) -> Vec<String> {
    let mut lines = Vec::new();
    for paragraph in text.split('\n') {
        let mut line = String::new();
        for piece in pieces(paragraph) {
            if !line.is_empty() && columns < width(&line) + width(piece.trim_end()) {
                lines.push(line.trim_end().to_owned());
                line.clear();
            }
            line.push_str(piece);
        }
        lines.push(line.trim_end().to_owned());
    }
    lines
}

/// Wraps `text` with a hanging indent after `label`.
pub(crate) fn hang(label: &str, text: &str, columns: usize) -> Vec<String> {
    let indent = width(label);
    let lines = wrap(text, columns.saturating_sub(indent)).into_iter().enumerate();
    let set = |(number, line)| {
        if number == 0 { format!("{label}{line}") } else { format!("{:indent$}{line}", "") }
    };
    lines.map(set).collect()
}

/// Formats a number with thousands separators.
pub(crate) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut grouped = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place != 0 && (digits.len() - place).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

#[expect(clippy::cast_precision_loss, reason = "counts stay far below 2^52")]
pub(crate) fn to_f64(count: u64) -> f64 {
    count as f64
}

/// Formats a measured number without its fraction.
#[expect(clippy::cast_sign_loss, reason = "measured values are not negative")]
pub(crate) fn whole(number: f64) -> String {
    grouped(number.round() as u64)
}

/// The unbreakable parts of a line, each with the spaces after it.
fn pieces(line: &str) -> impl Iterator<Item = &str> {
    let mut rest = line;
    std::iter::from_fn(move || {
        let mut chars = rest.char_indices();
        let (_, mut before) = chars.next()?;
        let end = chars.find_map(|(place, after)| {
            let may_break = may_break(before, after);
            before = after;
            may_break.then_some(place)
        });
        let (piece, others) = rest.split_at(end.unwrap_or(rest.len()));
        rest = others;
        Some(piece)
    })
}

/// Whether a line may break between two characters.
///
/// Chinese text may break anywhere, except before closing and after opening punctuation.
fn may_break(before: char, after: char) -> bool {
    const OPENING: &str = "（「『《〈【“‘([{";
    const CLOSING: &str = "。，、；：？！）」』》〉】”’…·,.;:?!)]}%";
    let is_wide = |char: char| 1 < width(char.encode_utf8(&mut [0; 4]));
    if before == ' ' || after == ' ' {
        return before == ' ' && after != ' ';
    }
    (is_wide(before) || is_wide(after)) && !OPENING.contains(before) && !CLOSING.contains(after)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check_wrap(columns: usize, text: &str, expected: &[&str]) {
        assert_eq!(wrap(text, columns), expected);
    }

    #[test]
    fn english_breaks_between_words() {
        check_wrap(9, "be first to play", &["be first", "to play"]);
        check_wrap(9, "  be\nfirst unbreakable", &["  be", "first", "unbreakable"]);
    }

    #[test]
    fn chinese_breaks_anywhere_except_before_closing_punctuation() {
        check_wrap(8, "每回合，輪流出牌。", &["每回合，", "輪流出", "牌。"]);
        check_wrap(6, "打出「單張」", &["打出", "「單", "張」"]);
        check_wrap(8, "梅花 C[3] 先", &["梅花", "C[3] 先"]);
    }

    #[test]
    fn columns_are_aligned_in_any_script() {
        let rows = [["玩家", "1"], ["ab", "22"]].map(|row| row.map(str::to_owned));
        assert_eq!(table([Align::Left, Align::Right], &rows), ["玩家   1", "ab    22"]);
    }

    #[test]
    fn later_lines_are_indented() {
        assert_eq!(hang("BT-1  ", "one two", 9), ["BT-1  one", "      two"]);
    }

    #[test]
    fn thousands_are_separated() {
        let numbers = [0, 999, 1_000, 12_345_678].map(grouped);
        assert_eq!(numbers, ["0", "999", "1,000", "12,345,678"]);
    }
}
