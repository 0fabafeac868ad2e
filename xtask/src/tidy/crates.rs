//! Conventions for crates: folder name, workspace lints, and a doc comment on the front page.

use std::collections::BTreeSet;

use crate::tidy::{
    diagnostic::Diagnostic,
    tree::{Tree, numbered},
};

/// Reports folders under `crates/` that do not follow the conventions.
pub(super) fn check(tree: &Tree) -> Vec<Diagnostic> {
    let folders = tree.texts_in("crates").filter_map(|(path, _)| Some(path.split_once('/')?.0));
    let folders: BTreeSet<_> = folders.collect();
    folders.into_iter().flat_map(|name| check_crate(tree, name)).collect()
}

fn check_crate(tree: &Tree, name: &str) -> Vec<Diagnostic> {
    let manifest = format!("crates/{name}/Cargo.toml");
    let Some(text) = tree.text(&manifest) else {
        return vec![Diagnostic::new(
            &manifest,
            1,
            format!("the folder crates/{name} is not a crate"),
            "give it a Cargo.toml, or move it out of crates/",
        )];
    };
    let mut diagnostics = Vec::new();
    let expected = format!("\"{name}\"");
    match value(text, "[package]", "name") {
        Some((_, found)) if found == expected => {}
        Some((line, found)) => diagnostics.push(Diagnostic::new(
            &manifest,
            line,
            format!("the crate {found} is in the folder {expected}"),
            "rename one of them",
        )),
        None => diagnostics.push(Diagnostic::new(
            &manifest,
            1,
            "the crate has no name",
            format!("write `name = {expected}` under [package]"),
        )),
    }
    if !matches!(value(text, "[lints]", "workspace"), Some((_, "true"))) {
        diagnostics.push(Diagnostic::new(
            &manifest,
            1,
            "the crate does not use the workspace's lints",
            "write `workspace = true` under [lints]",
        ));
    }
    diagnostics.extend(check_front_pages(tree, name));
    diagnostics
}

fn check_front_pages(tree: &Tree, name: &str) -> Vec<Diagnostic> {
    let page = |file| {
        let path = format!("crates/{name}/src/{file}");
        tree.text(&path).map(|text| (path, text))
    };
    let pages: Vec<_> = ["lib.rs", "main.rs"].into_iter().filter_map(page).collect();
    if pages.is_empty() {
        return vec![Diagnostic::new(
            &format!("crates/{name}/src/lib.rs"),
            1,
            "the crate has neither src/lib.rs nor src/main.rs",
            "write one",
        )];
    }
    let undocumented = pages.iter().filter(|(_, text)| !text.starts_with("//!"));
    let diagnostic = |(path, _): &(String, &str)| {
        let advice = "describe the crate in a `//!` comment at the start of the file";
        Diagnostic::new(path, 1, "the file does not start with a doc comment", advice)
    };
    undocumented.map(diagnostic).collect()
}

/// The line and the text of the value of `key` in a `section` of a manifest.
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
    use crate::tidy::diagnostic::check_diagnostics;

    const MANIFEST: &str = "[package]\nname = \"cards\"\n\n[lints]\nworkspace = true\n";

    #[test]
    fn a_crate_that_follows_the_conventions_is_fine() {
        let tree = Tree::of(&[
            ("crates/cards/Cargo.toml", MANIFEST),
            ("crates/cards/src/lib.rs", "//! The French deck.\n"),
        ]);
        check_diagnostics(&check(&tree), &[]);
    }

    #[test]
    fn a_folder_with_another_name_or_without_a_crate_is_found() {
        let tree = Tree::of(&[
            ("crates/decks/Cargo.toml", MANIFEST),
            ("crates/decks/src/main.rs", "//! The French deck.\n"),
            ("crates/notes/thoughts.md", ""),
        ]);
        check_diagnostics(
            &check(&tree),
            &[
                "crates/decks/Cargo.toml:2: the crate \"cards\" is in the folder \"decks\"; \
                 rename one of them",
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
            check_diagnostics(
                &check(&tree),
                &[
                    "crates/cards/Cargo.toml:1: the crate does not use the workspace's lints; write \
                   `workspace = true` under [lints]",
                ],
            );
        }
    }

    #[test]
    fn a_missing_front_page_is_found() {
        let tree = Tree::of(&[("crates/cards/Cargo.toml", MANIFEST)]);
        check_diagnostics(
            &check(&tree),
            &["crates/cards/src/lib.rs:1: the crate has neither src/lib.rs nor src/main.rs; \
               write one"],
        );
        let tree = Tree::of(&[
            ("crates/cards/Cargo.toml", MANIFEST),
            ("crates/cards/src/lib.rs", "//! The French deck.\n"),
            ("crates/cards/src/main.rs", "fn main() {}\n"),
        ]);
        check_diagnostics(
            &check(&tree),
            &["crates/cards/src/main.rs:1: the file does not start with a doc comment; \
               describe the crate in a `//!` comment at the start of the file"],
        );
    }
}
