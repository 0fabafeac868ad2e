//! `cargo xtask tidy`: what we promise about the tree and no compiler checks.
//!
//! Each check is a function from a [`Tree`] to its complaints, in a file of its own, and is listed
//! in [`CHECKS`]. A tree is held in memory, so a test makes one up from a few lines of text.

mod arrows;
mod client_words;
mod complaint;
mod crates;
mod languages;
mod links;
mod locales;
mod rule_ids;
mod tree;
mod words;

use std::path::Path;

use anyhow::{Result, ensure};

use self::{complaint::Complaint, tree::Tree};

/// Every check.
#[rustfmt::skip] // One line each.
const CHECKS: &[fn(&Tree) -> Vec<Complaint>] = &[
    arrows::check,
    client_words::check,
    crates::check,
    languages::check,
    links::check,
    locales::check,
    rule_ids::check,
    words::check,
];

/// Prints every complaint about the tree at `root`.
///
/// # Errors
///
/// Says how many complaints there are, if any.
pub(crate) fn run(root: &Path) -> Result<()> {
    let tree = Tree::open(root)?;
    let complaints = complaints(&tree);
    for complaint in &complaints {
        println!("{complaint}");
    }
    ensure!(complaints.is_empty(), "number of complaints: {}", complaints.len());
    println!("tidy: {} files, no complaints", tree.len());
    Ok(())
}

/// What the checks have to say, by path and line.
fn complaints(tree: &Tree) -> Vec<Complaint> {
    let mut complaints: Vec<_> = CHECKS.iter().flat_map(|check| check(tree)).collect();
    complaints.sort();
    complaints
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn complaints_of_all_checks_come_together_by_path_and_line() {
        let tree = Tree::of(&[
            ("b.md", "fine\n[nowhere](nowhere.md)\n[lost](lost.md)\n"),
            ("a.rs", concat!("// ", "TO", "DO\n")),
        ]);
        let places: Vec<_> = complaints(&tree).iter().map(Complaint::place).collect();
        assert_eq!(places, ["a.rs:1", "b.md:2", "b.md:3"]);
    }

    #[test]
    fn nothing_is_said_about_an_empty_tree() {
        assert_eq!(complaints(&Tree::of(&[])), []);
    }
}
