//! Text in the columns of a terminal, where a Chinese character takes two.

use std::io;

use unicode_width::UnicodeWidthStr;

/// On which side of its column a cell stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Align {
    /// For words.
    Left,
    /// For numbers.
    Right,
}

/// How many columns our output may fill.
///
/// Lines longer than a hundred columns tire the eye, and nothing here fits into less than forty.
pub(crate) fn columns() -> usize {
    let size = terminal_size::terminal_size_of(io::stdout());
    size.map_or(80, |(columns, _)| usize::from(columns.0).clamp(40, 100))
}

/// How many columns `text` fills.
pub(crate) fn width(text: &str) -> usize {
    UnicodeWidthStr::width(text)
}

/// Fills `text` up with spaces.
pub(crate) fn pad(text: &str, columns: usize, align: Align) -> String {
    let spaces = " ".repeat(columns.saturating_sub(width(text)));
    match align {
        Align::Left => format!("{text}{spaces}"),
        Align::Right => format!("{spaces}{text}"),
    }
}

/// Sets rows under each other in columns two spaces apart, one line each.
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

/// Breaks `text` into lines that fit, keeping the line breaks it has.
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

/// Breaks `text` into lines that fit beside `label`, which stands before the first.
pub(crate) fn hang(label: &str, text: &str, columns: usize) -> Vec<String> {
    let indent = width(label);
    let lines = wrap(text, columns.saturating_sub(indent)).into_iter().enumerate();
    let set = |(number, line)| {
        if number == 0 { format!("{label}{line}") } else { format!("{:indent$}{line}", "") }
    };
    lines.map(set).collect()
}

/// Writes a number with commas between thousands.
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

/// The parts of a line that must stay whole, each with the spaces after it.
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

/// Whether a line may end after `before` and the next begin with `after`.
///
/// Chinese breaks anywhere, except that punctuation stays with the word it belongs to.
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
    fn chinese_breaks_anywhere_but_before_its_punctuation() {
        check_wrap(8, "每回合，輪流出牌。", &["每回合，", "輪流出", "牌。"]);
        check_wrap(6, "打出「單張」", &["打出", "「單", "張」"]);
        check_wrap(8, "梅花 C[3] 先", &["梅花", "C[3] 先"]);
    }

    #[test]
    fn columns_line_up_in_any_script() {
        let rows = [["玩家", "1"], ["ab", "22"]].map(|row| row.map(str::to_owned));
        assert_eq!(table([Align::Left, Align::Right], &rows), ["玩家   1", "ab    22"]);
    }

    #[test]
    fn later_lines_hang_under_the_first() {
        assert_eq!(hang("BT-1  ", "one two", 9), ["BT-1  one", "      two"]);
    }

    #[test]
    fn thousands_are_parted() {
        let numbers = [0, 999, 1_000, 12_345_678].map(grouped);
        assert_eq!(numbers, ["0", "999", "1,000", "12,345,678"]);
    }
}
