//! `cargo xtask tidy`: conventions of the source tree that no compiler checks.
//!
//! Each check is a function from a [`Tree`] to its diagnostics, in its own file, and is listed in
//! [`CHECKS`]. A tree is held in memory, so a test can create one from a few lines of text.

mod client_messages;
mod crates;
mod dependencies;
mod diagnostic;
mod forbidden;
mod languages;
mod links;
mod locales;
mod one_word_docs;
mod predicates;
mod pure;
mod rule_ids;
mod same_code;
mod translations;
mod tree;

use std::path::Path;

use anyhow::{Result, ensure};

use self::{diagnostic::Diagnostic, tree::Tree};

#[rustfmt::skip] // One line each.
const CHECKS: &[fn(&Tree) -> Vec<Diagnostic>] = &[
    client_messages::check,
    crates::check,
    dependencies::check,
    forbidden::check,
    languages::check,
    links::check,
    locales::check,
    one_word_docs::check,
    predicates::check,
    pure::check,
    rule_ids::check,
    same_code::check,
    translations::check,
];

/// Prints the diagnostics for the tree at `root`.
///
/// # Errors
///
/// Returns the number of diagnostics, if there are any.
pub(crate) fn run(root: &Path) -> Result<()> {
    let tree = Tree::open(root)?;
    let diagnostics = diagnostics(&tree);
    for diagnostic in &diagnostics {
        println!("{diagnostic}");
    }
    ensure!(diagnostics.is_empty(), "{} problems found", diagnostics.len());
    println!("tidy: {} files, no problems", tree.len());
    Ok(())
}

/// The diagnostics of all checks, sorted by path and line.
fn diagnostics(tree: &Tree) -> Vec<Diagnostic> {
    let mut diagnostics: Vec<_> = CHECKS.iter().flat_map(|check| check(tree)).collect();
    diagnostics.sort();
    diagnostics
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn diagnostics_are_sorted_by_path_and_line() {
        let tree = Tree::of(&[
            ("b.md", "fine\n[nowhere](nowhere.md)\n[lost](lost.md)\n"),
            ("a.rs", concat!("// ", "TO", "DO\n")),
        ]);
        let locations: Vec<_> = diagnostics(&tree).iter().map(Diagnostic::location).collect();
        assert_eq!(locations, ["a.rs:1", "b.md:2", "b.md:3"]);
    }

    #[test]
    fn an_empty_tree_has_no_diagnostics() {
        assert_eq!(diagnostics(&Tree::of(&[])), []);
    }
}
