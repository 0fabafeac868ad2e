//! Rust code that two games share: it belongs into a crate below the games.

use std::collections::{BTreeMap, BTreeSet};

use crate::tidy::{
    diagnostic::Diagnostic,
    tree::{Tree, extension, numbered},
};

/// Maximum number of lines of the same shape in the code of two games.
const MAX_SAME: usize = 12;

/// Words that belong to the shape of a line. All other names are alike.
const KEYWORDS: &[&str] = &[
    "Self", "as", "async", "await", "break", "const", "continue", "else", "enum", "fn", "for",
    "if", "impl", "in", "let", "loop", "match", "mod", "move", "mut", "pub", "ref", "return",
    "self", "static", "struct", "trait", "type", "where", "while",
];

/// A line of code without its names and values.
#[derive(Debug)]
struct Line {
    number: usize,
    shape: String,
}

/// Reports runs of more than [`MAX_SAME`] lines that have the same shape in two games.
///
/// Comments, imports, attributes and closing brackets do not count. Neither do fields, variants, match arms and rows
/// of data: every game declares its own settings and events and matches over them.
pub(super) fn check(tree: &Tree) -> Vec<Diagnostic> {
    let games = games(tree);
    let files: Vec<(&str, &str, Vec<Line>)> = tree
        .texts()
        .filter(|(path, _)| extension(path) == "rs")
        .filter_map(|(path, text)| Some((game_of(path, &games)?, path, lines(text))))
        .collect();
    let mut runs: BTreeMap<Vec<&str>, (&str, &str, usize)> = BTreeMap::new();
    let mut diagnostics = Vec::new();
    for (game, path, lines) in &files {
        let mut first = 0;
        while let Some(run) = lines.get(first..=first + MAX_SAME) {
            let shapes = run.iter().map(|line| line.shape.as_str()).collect();
            let number = run.first().map_or(1, |line| line.number);
            let &mut (other, elsewhere, line) =
                runs.entry(shapes).or_insert((*game, *path, number));
            first += 1;
            if other != *game {
                let fault = format!(
                    "more than {MAX_SAME} lines are the same as in {elsewhere}:{line}, except for names"
                );
                let advice = "move them to `tabletop`, `cards` or `testkit`";
                diagnostics.push(Diagnostic::new(path, number, fault, advice));
                first += MAX_SAME;
            }
        }
    }
    diagnostics
}

/// The names of the games, from the names of their crates.
fn games(tree: &Tree) -> BTreeSet<&str> {
    tree.texts_in("crates")
        .filter_map(|(path, _)| path.strip_prefix("game-")?.split_once('/'))
        .map(|(game, _)| game)
        .collect()
}

/// The game to which the file at `path` belongs.
fn game_of<'a>(path: &str, games: &BTreeSet<&'a str>) -> Option<&'a str> {
    let folders = ["crates/game-", "crates/bots/src/"];
    let rest = folders.iter().find_map(|folder| path.strip_prefix(folder))?;
    let name = rest.split(['/', '.']).next()?.replace('_', "-");
    games.get(name.as_str()).copied()
}

/// The lines of `text` that count.
fn lines(text: &str) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut is_import = false;
    for (number, line) in numbered(text) {
        let line = line.split("//").next().unwrap_or_default().trim();
        is_import |=
            ["use ", "pub use ", "pub(crate) use "].iter().any(|start| line.starts_with(start));
        if is_import {
            is_import = !line.ends_with(';');
        } else if !line.starts_with(['#', '*', '/']) {
            let shape = shape(line);
            if !is_declaration(&shape) {
                lines.push(Line { number, shape });
            }
        }
    }
    lines
}

/// Replaces names by `x`, and numbers and texts by `0`.
fn shape(line: &str) -> String {
    let mut shape = String::new();
    let mut rest = line;
    while let Some(char) = rest.chars().next() {
        let is_word = |char: char| char.is_alphanumeric() || char == '_';
        let n_bytes = if is_word(char) {
            let n_bytes = rest.find(|char: char| !is_word(char)).unwrap_or(rest.len());
            let word = &rest[..n_bytes];
            let kept = if KEYWORDS.contains(&word) { word } else { "x" };
            shape.push_str(if char.is_ascii_digit() { "0" } else { kept });
            n_bytes
        } else if let Some(text) = rest.strip_prefix(['"', '\'']).filter(|text| text.contains(char))
        {
            shape.push('0');
            text.find(char).map_or(rest.len(), |end| end + 2)
        } else {
            shape.push(char);
            char.len_utf8()
        };
        rest = &rest[n_bytes..];
    }
    shape
}

/// Whether a line only declares a field, a variant or a row of data, is an arm of a match, or has only brackets.
fn is_declaration(shape: &str) -> bool {
    let bare =
        shape.trim_start_matches("pub ").trim_start_matches("pub(x) ").trim_start_matches("| ");
    let item = bare.strip_suffix(',');
    bare.chars().all(|char| "()[]{}<>;,".contains(char))
        || bare.starts_with("x::x") && !bare.ends_with(';') && !bare.ends_with('{')
        || bare.starts_with("Self::x") && !bare.ends_with(';')
        || item.is_some_and(|item| {
            matches!(item, "x" | "x = 0")
                || item.starts_with("x: ") && !item.contains('=')
                || item.starts_with("x {") && item.ends_with('}')
                || item.starts_with("x(") && item.ends_with(')')
        })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::diagnostic::check_diagnostics;

    /// Fourteen lines of a function, of which the last has only a bracket.
    fn function(name: &str) -> String {
        let lines = (0..12).map(|n| format!("    let {name}_{n} = {n} + \"{name}\".len();\n"));
        format!("fn {name}() {{\n{}}}\n", lines.collect::<String>())
    }

    #[test]
    fn the_same_code_in_two_games_is_found() {
        let (one, other) = (function("cave"), format!("\n{}", function("trick")));
        let tree = Tree::of(&[
            ("crates/game-forest/src/act.rs", &one),
            ("crates/game-big-two/src/lib.rs", "//! Big Two.\n"),
            ("crates/bots/src/big_two/hard.rs", &other),
        ]);
        check_diagnostics(
            &check(&tree),
            &["crates/game-forest/src/act.rs:1: more than 12 lines are the same as in \
               crates/bots/src/big_two/hard.rs:2, except for names; move them to `tabletop`, `cards` or \
               `testkit`"],
        );
    }

    #[test]
    fn a_game_may_repeat_itself_and_share_twelve_lines() {
        let same = function("cave");
        let shorter: String = same.split_inclusive('\n').skip(1).collect();
        let tree = Tree::of(&[
            ("crates/game-forest/src/act.rs", &same),
            ("crates/bots/src/forest/hard.rs", &same),
            ("crates/bots/src/softmax.rs", &same),
            ("crates/game-big-two/src/act.rs", &shorter),
        ]);
        check_diagnostics(&check(&tree), &[]);
    }

    #[test]
    fn declarations_do_not_count() {
        for line in [
            "    Deer = \"deer\",",
            "    pub(crate) held: BySeat<u8>,",
            "    | Event::Drew { .. }",
            "    Event::Passed { seat } => self.pass(seat),",
            "    Played { seat: Seat, card: Card },",
            "    }",
            "}});",
            "",
            "use std::{",
            "// seat",
            "#[inline]",
        ] {
            assert_eq!(lines(line).len(), 0, "{line}");
        }
        for line in ["let seat = 3;", "if self.is_over() {", "return Err(Rejection::GameOver);"] {
            assert_eq!(lines(line).len(), 1, "{line}");
        }
    }
}
