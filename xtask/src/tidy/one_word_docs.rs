//! Doc comments of a single word, which only repeat the name below them.

use crate::tidy::{
    diagnostic::Diagnostic,
    tree::{Tree, extension, numbered},
};

/// Reports every doc comment of one word. A rule id on its own is fine: it is a reference.
pub(super) fn check(tree: &Tree) -> Vec<Diagnostic> {
    let mut diagnostics = Vec::new();
    for (path, text) in tree.texts() {
        let docs = match extension(path) {
            "rs" => rust_docs(text),
            "ts" | "svelte" => typescript_docs(text),
            _ => continue,
        };
        let docs = docs.into_iter().filter(|(_, doc)| is_one_word(doc));
        diagnostics.extend(docs.map(|(line, doc)| {
            let fault = format!("the doc comment '{doc}' has one word");
            Diagnostic::new(path, line, fault, "say what the name cannot, or delete the comment")
        }));
    }
    diagnostics
}

/// The first line and the text of every block of `///` or `//!` comments.
fn rust_docs(text: &str) -> Vec<(usize, String)> {
    let mut docs: Vec<(usize, String)> = Vec::new();
    let mut last_line = 0;
    for (number, line) in numbered(text) {
        let line = line.trim_start();
        let Some(doc) = line.strip_prefix("///").or_else(|| line.strip_prefix("//!")) else {
            continue;
        };
        match docs.last_mut() {
            Some((_, block)) if last_line + 1 == number => {
                block.push('\n');
                block.push_str(doc.trim());
            }
            Some(_) | None => docs.push((number, doc.trim().to_owned())),
        }
        last_line = number;
    }
    docs
}

/// The first line and the text of every `/** … */` comment.
fn typescript_docs(text: &str) -> Vec<(usize, String)> {
    let mut docs = Vec::new();
    let mut open: Option<(usize, String)> = None;
    for (number, line) in numbered(text) {
        let line = line.trim();
        let (line, is_closed) = line.split_once("*/").map_or((line, false), |(it, _)| (it, true));
        let (first, mut doc, rest) = match open.take() {
            Some((first, doc)) => (first, doc, line.strip_prefix('*').unwrap_or(line)),
            None => match line.strip_prefix("/**") {
                Some(rest) => (number, String::new(), rest),
                None => continue,
            },
        };
        if !doc.is_empty() {
            doc.push('\n');
        }
        doc.push_str(rest.trim());
        if is_closed {
            docs.push((first, doc.trim().to_owned()));
        } else {
            open = Some((first, doc));
        }
    }
    docs
}

fn is_one_word(doc: &str) -> bool {
    let is_word = |char: char| char.is_alphabetic() || matches!(char, '.' | '-' | '\'' | '`');
    !doc.is_empty() && doc.chars().all(is_word)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::diagnostic::check_diagnostics;

    #[track_caller]
    fn check_file(path: &str, text: &str, n_found: usize) {
        assert_eq!(check(&Tree::of(&[(path, text)])).len(), n_found, "{path}: {text}");
    }

    #[test]
    fn one_word_says_nothing_new() {
        let text = "struct Seated {\n    /// Who.\n    person: PersonId,\n}\n";
        check_diagnostics(
            &check(&Tree::of(&[("crates/room/src/seat.rs", text)])),
            &["crates/room/src/seat.rs:2: the doc comment 'Who.' has one word; say what the name \
               cannot, or delete the comment"],
        );
        check_file("a.rs", "//! Cards.\n", 1);
        check_file("a.ts", "/** Who. */\nperson: number;\n", 1);
        check_file("a.svelte", "  /** `seat` */\n", 1);
        check_file("a.ts", "/**\n * Who.\n */\nperson: number;\n", 1);
        check_file("a.ts", "/** Cards left.\n */\n/**\n * Who. */\n", 1);
    }

    #[test]
    fn two_words_and_rule_ids_are_fine() {
        check_file("a.rs", "/// Cards left.\n", 0);
        check_file("a.rs", "/// Spectators do not count towards the limit of the\n/// room.\n", 0);
        check_file("a.rs", "/// BT-12.\n", 0);
        check_file("a.ts", "/** Cards left. */\n", 0);
        check_file("a.ts", "/**\n * Cards left.\n *\n * @example\n */\n", 0);
        check_file("a.ts", "/**\n * The seats in this\n * order.\n */\n", 0);
        check_file("a.md", "/// Who.\n", 0);
    }
}
