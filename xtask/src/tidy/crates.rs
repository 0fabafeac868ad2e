//! Crates: the folder is the crate, the lints of the workspace hold, the front page says what it is.

use std::collections::BTreeSet;

use crate::tidy::{
    complaint::Complaint,
    tree::{Tree, numbered},
};

/// Complains of each folder under `crates/` that is not a crate as ours are.
pub(super) fn check(tree: &Tree) -> Vec<Complaint> {
    let folders = tree.texts_in("crates").filter_map(|(path, _)| Some(path.split_once('/')?.0));
    let folders: BTreeSet<_> = folders.collect();
    folders.into_iter().flat_map(|name| check_crate(tree, name)).collect()
}

fn check_crate(tree: &Tree, name: &str) -> Vec<Complaint> {
    let manifest = format!("crates/{name}/Cargo.toml");
    let Some(text) = tree.text(&manifest) else {
        return vec![Complaint::new(
            &manifest,
            1,
            format!("the folder crates/{name} is not a crate"),
            "give it a Cargo.toml, or move it out of crates/",
        )];
    };
    let mut complaints = Vec::new();
    let expected = format!("\"{name}\"");
    match value(text, "[package]", "name") {
        Some((_, found)) if found == expected => {}
        Some((line, found)) => complaints.push(Complaint::new(
            &manifest,
            line,
            format!("the crate is called {found} and its folder {expected}"),
            "give both the same name",
        )),
        None => complaints.push(Complaint::new(
            &manifest,
            1,
            "the crate has no name",
            format!("write `name = {expected}` under [package]"),
        )),
    }
    if !matches!(value(text, "[lints]", "workspace"), Some((_, "true"))) {
        complaints.push(Complaint::new(
            &manifest,
            1,
            "the lints of the workspace do not hold here",
            "write `workspace = true` under [lints]",
        ));
    }
    complaints.extend(check_front_pages(tree, name));
    complaints
}

fn check_front_pages(tree: &Tree, name: &str) -> Vec<Complaint> {
    let page = |file| {
        let path = format!("crates/{name}/src/{file}");
        tree.text(&path).map(|text| (path, text))
    };
    let pages: Vec<_> = ["lib.rs", "main.rs"].into_iter().filter_map(page).collect();
    if pages.is_empty() {
        return vec![Complaint::new(
            &format!("crates/{name}/src/lib.rs"),
            1,
            "the crate has neither src/lib.rs nor src/main.rs",
            "write one",
        )];
    }
    let undocumented = pages.iter().filter(|(_, text)| !text.starts_with("//!"));
    let complaint = |(path, _): &(String, &str)| {
        let advice = "say in its first lines, with `//!`, what the crate is";
        Complaint::new(path, 1, "the front page does not begin with its doc comment", advice)
    };
    undocumented.map(complaint).collect()
}

/// The value of `key` in a `section` of a manifest as it is written there, and its line.
fn value<'text>(text: &'text str, section: &str, key: &str) -> Option<(usize, &'text str)> {
    let mut lines = numbered(text).skip_while(|(_, line)| line.trim() != section);
    lines.next()?;
    lines.take_while(|(_, line)| !line.starts_with('[')).find_map(|(number, line)| {
        let (found, value) = line.split_once('=')?;
        (found.trim() == key).then(|| (number, value.trim()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::complaint::check_complaints;

    const MANIFEST: &str = "[package]\nname = \"cards\"\n\n[lints]\nworkspace = true\n";

    #[test]
    fn a_crate_as_ours_are_is_fine() {
        let tree = Tree::of(&[
            ("crates/cards/Cargo.toml", MANIFEST),
            ("crates/cards/src/lib.rs", "//! The French deck.\n"),
        ]);
        check_complaints(&check(&tree), &[]);
    }

    #[test]
    fn a_folder_that_is_not_its_crate_is_found() {
        let tree = Tree::of(&[
            ("crates/decks/Cargo.toml", MANIFEST),
            ("crates/decks/src/main.rs", "//! The French deck.\n"),
            ("crates/notes/thoughts.md", ""),
        ]);
        check_complaints(
            &check(&tree),
            &[
                "crates/decks/Cargo.toml:2: the crate is called \"cards\" and its folder \
                 \"decks\"; give both the same name",
                "crates/notes/Cargo.toml:1: the folder crates/notes is not a crate; give it a \
                 Cargo.toml, or move it out of crates/",
            ],
        );
    }

    #[test]
    fn missing_lints_are_found() {
        for text in [
            "[package]\nname = \"cards\"\n",
            "[package]\nname = \"cards\"\n[lints]\nworkspace = false\n",
            "[package]\nname = \"cards\"\n[lints]\n[dependencies]\nworkspace = true\n",
        ] {
            let tree = Tree::of(&[
                ("crates/cards/Cargo.toml", text),
                ("crates/cards/src/lib.rs", "//! The French deck.\n"),
            ]);
            check_complaints(
                &check(&tree),
                &["crates/cards/Cargo.toml:1: the lints of the workspace do not hold here; write \
                   `workspace = true` under [lints]"],
            );
        }
    }

    #[test]
    fn a_missing_front_page_is_found() {
        let tree = Tree::of(&[("crates/cards/Cargo.toml", MANIFEST)]);
        check_complaints(
            &check(&tree),
            &["crates/cards/src/lib.rs:1: the crate has neither src/lib.rs nor src/main.rs; \
               write one"],
        );
        let tree = Tree::of(&[
            ("crates/cards/Cargo.toml", MANIFEST),
            ("crates/cards/src/lib.rs", "//! The French deck.\n"),
            ("crates/cards/src/main.rs", "fn main() {}\n"),
        ]);
        check_complaints(
            &check(&tree),
            &["crates/cards/src/main.rs:1: the front page does not begin with its doc comment; \
               say in its first lines, with `//!`, what the crate is"],
        );
    }
}
