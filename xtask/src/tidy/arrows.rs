//! Arrows: which crate may depend on which.

use crate::tidy::{
    complaint::Complaint,
    tree::{Arrow, DrawnBy, Package, Tree, numbered},
};

/// A crate and the crates of ours it may know.
#[derive(Debug)]
struct Row {
    name: &'static str,
    uses: &'static [&'static str],
    /// What its tests may use besides.
    tests: &'static [&'static str],
}

/// The picture of the architecture as a table, from the bottom up.
///
/// Each crate uses only crates above it here, so there are no circles. A new arrow is a change of
/// the architecture: draw it in the picture first.
#[rustfmt::skip] // One line each.
const ARROWS: &[Row] = &[
    Row { name: "cards",         uses: &[],                                                       tests: &[] },
    Row { name: "tabletop",      uses: &[],                                                       tests: &[] },
    Row { name: "i18n",          uses: &["tabletop"],                                             tests: &[] },
    Row { name: "testkit",       uses: &["tabletop"],                                             tests: &[] },
    Row { name: "testkit-postgres", uses: &[],                                                    tests: &[] },
    Row { name: "game-big-two",  uses: &["cards", "tabletop"],                                    tests: &["testkit"] },
    Row { name: "game-dun-mazi", uses: &["cards", "tabletop"],                                    tests: &["testkit"] },
    Row { name: "game-sea-salt", uses: &["tabletop"],                                             tests: &["testkit"] },
    Row { name: "game-forest",   uses: &["tabletop"],                                             tests: &["testkit"] },
    Row { name: "games",         uses: &["game-big-two", "game-dun-mazi", "game-forest",
                                         "game-sea-salt", "tabletop"],                            tests: &["testkit"] },
    Row { name: "search",        uses: &["tabletop"],                                             tests: &["testkit"] },
    Row { name: "bots",          uses: &["cards", "game-big-two", "game-dun-mazi", "game-forest",
                                         "game-sea-salt", "games", "search", "tabletop"],         tests: &["testkit"] },
    Row { name: "arena",         uses: &["bots", "cards", "game-big-two", "game-dun-mazi",
                                         "game-forest", "game-sea-salt", "games", "tabletop"],    tests: &["testkit"] },
    Row { name: "protocol",      uses: &["games", "tabletop"],                                    tests: &["testkit"] },
    Row { name: "room",          uses: &["games", "protocol", "tabletop"],                        tests: &["testkit"] },
    Row { name: "store",         uses: &[],                                                       tests: &["testkit-postgres"] },
    Row { name: "server",        uses: &["bots", "games", "i18n", "protocol", "room", "store",
                                         "tabletop"],                                             tests: &["testkit", "testkit-postgres"] },
    Row { name: "cli",           uses: &["arena", "bots", "cards", "game-big-two",
                                         "game-dun-mazi", "game-forest", "game-sea-salt",
                                         "games", "i18n", "protocol", "room", "server",
                                         "store", "tabletop"],                                    tests: &["testkit", "testkit-postgres"] },
    Row { name: "python",        uses: &["arena", "bots", "games", "tabletop"],                   tests: &["testkit"] },
    Row { name: "xtask",         uses: &["testkit-postgres"],                                     tests: &[] },
];

/// Complains of crates and arrows that are not in the table.
pub(super) fn check(tree: &Tree) -> Vec<Complaint> {
    tree.packages.iter().flat_map(|package| check_package(tree, package)).collect()
}

fn check_package(tree: &Tree, package: &Package) -> Vec<Complaint> {
    let Package { name, manifest, arrows } = package;
    let Some(row) = ARROWS.iter().find(|row| row.name == name) else {
        let fault = format!("crate '{name}' is not in the picture of the architecture");
        return vec![Complaint::new(
            manifest,
            1,
            fault,
            "give it a row in xtask/src/tidy/arrows.rs",
        )];
    };
    let complaint = |arrow: &Arrow| {
        let fault = format!("'{name}' may not depend on '{}'", arrow.to);
        let advice = "do without, or change the picture of the architecture and \
                      xtask/src/tidy/arrows.rs first";
        Complaint::new(manifest, line_of(tree, manifest, &arrow.to), fault, advice)
    };
    arrows.iter().filter(|arrow| !row.allows(arrow)).map(complaint).collect()
}

impl Row {
    fn allows(&self, arrow: &Arrow) -> bool {
        let Arrow { to, drawn_by } = arrow;
        self.uses.contains(&to.as_str())
            || *drawn_by == DrawnBy::Tests && self.tests.contains(&to.as_str())
    }
}

/// The line of `manifest` that names `dependency`.
fn line_of(tree: &Tree, manifest: &str, dependency: &str) -> usize {
    let names_it = |line: &str| {
        line.strip_prefix(dependency).is_some_and(|rest| rest.starts_with(['.', ' ', '=']))
    };
    let text = tree.text(manifest).unwrap_or_default();
    numbered(text).find(|(_, line)| names_it(line)).map_or(1, |(number, _)| number)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::complaint::check_complaints;

    fn tree(name: &str, arrows: &[(&str, DrawnBy)]) -> Tree {
        let manifest = format!("crates/{name}/Cargo.toml");
        let arrow = |&(to, drawn_by): &(&str, DrawnBy)| Arrow { to: to.to_owned(), drawn_by };
        let text = "[package]\n\n[dependencies]\ngames-of-old = \"1\"\ngames.workspace = true\n";
        let mut tree = Tree::of(&[(&manifest, text)]);
        let arrows = arrows.iter().map(arrow).collect();
        tree.packages = vec![Package { name: name.to_owned(), manifest, arrows }];
        tree
    }

    #[test]
    fn an_arrow_in_the_picture_is_fine() {
        let tree = tree("games", &[("tabletop", DrawnBy::Code), ("testkit", DrawnBy::Tests)]);
        check_complaints(&check(&tree), &[]);
    }

    #[test]
    fn an_arrow_that_is_not_in_the_picture_is_found() {
        let tree = tree("search", &[("games", DrawnBy::Tests), ("tabletop", DrawnBy::Code)]);
        check_complaints(
            &check(&tree),
            &["crates/search/Cargo.toml:5: 'search' may not depend on 'games'; do without, or \
               change the picture of the architecture and xtask/src/tidy/arrows.rs first"],
        );
    }

    #[test]
    fn the_testkit_is_for_tests_from_the_games_upwards() {
        assert_eq!(check(&tree("room", &[("testkit", DrawnBy::Code)])).len(), 1);
        assert_eq!(check(&tree("cards", &[("testkit", DrawnBy::Tests)])).len(), 1);
    }

    #[test]
    fn a_crate_without_a_row_is_found() {
        check_complaints(
            &check(&tree("helpers", &[])),
            &["crates/helpers/Cargo.toml:1: crate 'helpers' is not in the picture of the \
               architecture; give it a row in xtask/src/tidy/arrows.rs"],
        );
    }

    #[test]
    fn every_arrow_leads_down_the_table() {
        for (index, row) in ARROWS.iter().enumerate() {
            for to in row.uses.iter().chain(row.tests) {
                assert!(ARROWS[..index].iter().any(|row| row.name == *to), "{} → {to}", row.name);
            }
        }
    }
}
