//! Side-by-side view of the first difference between two outputs.

use crate::{
    layout::{self, Align},
    messages::Messages,
};

/// Number of context lines before and after the difference.
const CONTEXT: usize = 2;

/// Position of the first difference between two outputs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Difference {
    /// 1-based line number.
    pub(super) line: usize,
    /// Number of equal bytes at the start of that line.
    offset: usize,
}

/// A displayed character. Invisible characters have a visible form.
#[derive(Debug)]
struct Glyph {
    text: String,
    /// Offset of its end in the line, in bytes.
    end: usize,
}

/// Finds the first difference; `None` if the outputs are equal.
pub(super) fn first(expected: &[u8], actual: &[u8]) -> Option<Difference> {
    if expected == actual {
        return None;
    }
    let n_alike = expected.iter().zip(actual).take_while(|(left, right)| left == right).count();
    let mut alike = expected[..n_alike].split(|&byte| byte == b'\n');
    let offset = alike.next_back().map_or(0, <[u8]>::len);
    Some(Difference { line: alike.count() + 1, offset })
}

/// The lines of an output, each with its line end.
pub(super) fn lines(output: &[u8]) -> impl Iterator<Item = &[u8]> {
    output.split_inclusive(|&byte| byte == b'\n')
}

impl Difference {
    /// The lines around the difference in two columns, with a marker below it.
    pub(super) fn side_by_side(
        self,
        expected: &[u8],
        actual: &[u8],
        messages: &Messages,
        columns: usize,
    ) -> Vec<String> {
        let last = self.line + CONTEXT;
        let from = self.line.saturating_sub(CONTEXT).max(1);
        let number_width = last.to_string().len();
        // Two spaces, a marker, a space, the number, two spaces; and ` │ ` between the columns.
        let half = columns.saturating_sub(number_width + 6 + 3) / 2;
        let set = |label: &str, left: &str, right: &str| {
            let left = layout::pad(left, half, Align::Left);
            format!("  {label}  {left} │ {right}").trim_end().to_owned()
        };
        let blank = " ".repeat(number_width + 2);
        let (left, right) =
            (messages.say("cli-diff-expected", &[]), messages.say("cli-diff-actual", &[]));
        let mut shown = vec![set(&blank, &left, &right)];
        let expected = Side::new(expected, from, messages);
        let actual = Side::new(actual, from, messages);
        for number in from..=last {
            let (left, right) = (expected.line(number), actual.line(number));
            if self.line < number && !expected.has(number) && !actual.has(number) {
                break;
            }
            if number == self.line {
                let start = self.start_of_window(left, right, half);
                let label = format!("> {number:>number_width$}");
                shown.push(set(&label, &window(left, start, half), &window(right, start, half)));
                let pointer = |line| format!("{:1$}^", "", self.column_in(line) - start);
                shown.push(set(&blank, &pointer(left), &pointer(right)));
            } else {
                let label = format!("  {number:>number_width$}");
                shown.push(set(&label, &window(left, 0, half), &window(right, 0, half)));
            }
        }
        shown
    }

    /// The column of the difference in `line`.
    fn column_in(self, line: &[Glyph]) -> usize {
        // If the difference is inside a character, this is the column of the character.
        let before = line.iter().take_while(|glyph| glyph.end <= self.offset);
        before.map(|glyph| layout::width(&glyph.text)).sum()
    }

    /// First column to show, so that the difference is visible.
    fn start_of_window(self, left: &[Glyph], right: &[Glyph], columns: usize) -> usize {
        if columns_of(left).max(columns_of(right)) <= columns {
            return 0;
        }
        let column = self.column_in(left).min(self.column_in(right));
        if column < columns * 2 / 3 { 0 } else { column - columns / 2 }
    }
}

/// One of the two outputs, from the line `from`.
struct Side {
    from: usize,
    lines: Vec<Vec<Glyph>>,
}

impl Side {
    fn new(output: &[u8], from: usize, messages: &Messages) -> Self {
        let shown = lines(output).skip(from - 1).take(2 * CONTEXT + 1);
        let mut lines: Vec<_> = shown.map(|line| glyphs(line, messages)).collect();
        lines.push(vec![Glyph { text: messages.say("cli-diff-end", &[]), end: 1 }]);
        Self { from, lines }
    }

    /// Whether the output has that line.
    fn has(&self, number: usize) -> bool {
        number - self.from + 1 < self.lines.len()
    }

    /// A line by its number, or the note after the last line; empty beyond.
    fn line(&self, number: usize) -> &[Glyph] {
        self.lines.get(number - self.from).map_or(&[], Vec::as_slice)
    }
}

/// The characters of a line without its line end, and a note if the line end is missing.
fn glyphs(line: &[u8], messages: &Messages) -> Vec<Glyph> {
    let body = line.strip_suffix(b"\n").unwrap_or(line);
    let n_before_spaces = body.trim_ascii_end().len();
    let mut glyphs = Vec::new();
    let mut end = 0;
    for chunk in body.utf8_chunks() {
        for char in chunk.valid().chars() {
            let text = match char {
                ' ' if n_before_spaces <= end => "·".to_owned(),
                char => visible(char),
            };
            end += char.len_utf8();
            glyphs.push(Glyph { text, end });
        }
        for byte in chunk.invalid() {
            end += 1;
            glyphs.push(Glyph { text: format!("<{byte:02X}>"), end });
        }
    }
    if body.len() == line.len() {
        glyphs.push(Glyph { text: messages.say("cli-diff-no-line-end", &[]), end: end + 1 });
    }
    glyphs
}

/// The visible form of a character.
fn visible(char: char) -> String {
    const CONTROL_PICTURES: u32 = 0x2400;
    let picture = char::from_u32(CONTROL_PICTURES + u32::from(char));
    match picture {
        Some(picture) if char < ' ' => picture.to_string(),
        _ if char == ' ' || is_plain(char) => char.to_string(),
        _ => format!("<U+{:04X}>", u32::from(char)),
    }
}

/// Whether a character is visible as it is.
fn is_plain(char: char) -> bool {
    !char.is_whitespace() && !char.is_control() && layout::width(char.encode_utf8(&mut [0; 4])) != 0
}

fn columns_of(glyphs: &[Glyph]) -> usize {
    glyphs.iter().map(|glyph| layout::width(&glyph.text)).sum()
}

/// The part of a line that fits, from the column `start`; `…` marks omissions.
fn window(line: &[Glyph], start: usize, columns: usize) -> String {
    let mut text = String::new();
    let (mut column, mut filled) = (0, 0);
    let mut rest = line.iter().peekable();
    while let Some(glyph) = rest.next() {
        let width = layout::width(&glyph.text);
        let is_cut_left = column < start + usize::from(0 < start);
        column += width;
        if is_cut_left {
            let fills = column.saturating_sub(start).min(columns);
            if filled < fills {
                text.push('…');
                text.push_str(&" ".repeat(fills - filled - 1));
                filled = fills;
            }
            continue;
        }
        let room = if rest.peek().is_some() { columns.saturating_sub(1) } else { columns };
        if room < filled + width {
            text.push('…');
            break;
        }
        text.push_str(&glyph.text);
        filled += width;
    }
    text
}

#[cfg(test)]
mod tests;
