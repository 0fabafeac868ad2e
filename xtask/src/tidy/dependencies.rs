//! The allowed dependencies between the crates of the workspace.

use crate::tidy::{
    diagnostic::Diagnostic,
    tree::{Package, Tree, UsedBy, WorkspaceDependency, numbered},
};

/// A crate and the workspace crates on which it may depend.
#[derive(Debug)]
struct Row {
    name: &'static str,
    uses: &'static [&'static str],
    /// Additional dependencies of its tests.
    tests: &'static [&'static str],
}

/// Stands for the crates of all games, such as `game-big-two`.
const GAME: &str = "game-*";

/// The diagram in ARCHITECTURE.md as a table, from the bottom up.
///
/// Each crate uses only crates above it here, so there are no cycles. A new dependency is a change
/// of the architecture: change the diagram first.
#[rustfmt::skip] // One line each.
const DEPENDENCIES: &[Row] = &[
    Row { name: "cards",         uses: &[],                                                       tests: &[] },
    Row { name: "tabletop",      uses: &[],                                                       tests: &[] },
    Row { name: "i18n",          uses: &["tabletop"],                                             tests: &[] },
    Row { name: "testkit",       uses: &["tabletop"],                                             tests: &[] },
    Row { name: "testkit-postgres", uses: &[],                                                    tests: &[] },
    Row { name: GAME,            uses: &["cards", "tabletop"],                                    tests: &["testkit"] },
    Row { name: "games",         uses: &[GAME, "tabletop"],                                       tests: &["testkit"] },
    Row { name: "search",        uses: &["tabletop"],                                             tests: &["testkit"] },
    Row { name: "bots",          uses: &["cards", GAME, "games", "search", "tabletop"],                  tests: &["testkit"] },
    Row { name: "arena",         uses: &["bots", "games", "tabletop"],                                   tests: &[GAME, "testkit"] },
    Row { name: "protocol",      uses: &["games", "tabletop"],                                    tests: &["testkit"] },
    Row { name: "room",          uses: &["games", "protocol", "tabletop"],                        tests: &["testkit"] },
    Row { name: "driver",        uses: &["bots", "protocol", "room", "tabletop"],                 tests: &[GAME, "games"] },
    Row { name: "store",         uses: &[],                                                       tests: &["testkit-postgres"] },
    Row { name: "server",        uses: &["bots", "driver", "games", "i18n", "protocol", "room",
                                         "store", "tabletop"],                                    tests: &["testkit", "testkit-postgres"] },
    Row { name: "simulation",    uses: &["games", "protocol", "room", "server", "store", "tabletop"], tests: &[] },
    Row { name: "cli",           uses: &["arena", "bots", "cards", GAME, "games", "i18n",
                                         "protocol", "room", "server", "store", "tabletop"],      tests: &["testkit", "testkit-postgres"] },
    Row { name: "xtask",         uses: &["testkit-postgres"],                                     tests: &[] },
];

/// Reports crates and dependencies that are not in the table.
pub(super) fn check(tree: &Tree) -> Vec<Diagnostic> {
    tree.packages.iter().flat_map(|package| check_package(tree, package)).collect()
}

fn check_package(tree: &Tree, package: &Package) -> Vec<Diagnostic> {
    let Package { name, manifest, dependencies } = package;
    let Some(row) = DEPENDENCIES.iter().find(|row| row.name == kind_of(name)) else {
        let fault = format!("crate '{name}' is not in the table of dependencies");
        return vec![Diagnostic::new(
            manifest,
            1,
            fault,
            "add a row to xtask/src/tidy/dependencies.rs",
        )];
    };
    let diagnostic = |dependency: &WorkspaceDependency| {
        let fault = format!("'{name}' may not depend on '{}'", dependency.to);
        let advice = "remove the dependency, or first change the diagram in ARCHITECTURE.md and the table in \
                      xtask/src/tidy/dependencies.rs";
        Diagnostic::new(manifest, line_of(tree, manifest, &dependency.to), fault, advice)
    };
    dependencies.iter().filter(|dependency| !row.allows(dependency)).map(diagnostic).collect()
}

impl Row {
    fn allows(&self, dependency: &WorkspaceDependency) -> bool {
        let WorkspaceDependency { to, used_by } = dependency;
        self.uses.contains(&kind_of(to))
            || *used_by == UsedBy::Tests && self.tests.contains(&kind_of(to))
    }
}

/// The name of a crate in the table.
fn kind_of(name: &str) -> &str {
    if name.starts_with("game-") { GAME } else { name }
}

/// The line of `manifest` that declares `dependency`.
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
    use crate::tidy::diagnostic::check_diagnostics;

    fn tree(name: &str, dependencies: &[(&str, UsedBy)]) -> Tree {
        let manifest = format!("crates/{name}/Cargo.toml");
        let dependency =
            |&(to, used_by): &(&str, UsedBy)| WorkspaceDependency { to: to.to_owned(), used_by };
        let text = "[package]\n\n[dependencies]\ngames-of-old = \"1\"\ngames.workspace = true\n";
        let mut tree = Tree::of(&[(&manifest, text)]);
        let dependencies = dependencies.iter().map(dependency).collect();
        tree.packages = vec![Package { name: name.to_owned(), manifest, dependencies }];
        tree
    }

    #[test]
    fn an_allowed_dependency_is_fine() {
        let tree = tree("games", &[("tabletop", UsedBy::Code), ("testkit", UsedBy::Tests)]);
        check_diagnostics(&check(&tree), &[]);
    }

    /// A new game needs no row, and it may not depend on another game.
    #[test]
    fn games_share_a_row() {
        let dependencies = [("cards", UsedBy::Code), ("testkit", UsedBy::Tests)];
        check_diagnostics(&check(&tree("game-nim", &dependencies)), &[]);
        assert_eq!(check(&tree("game-nim", &[("game-forest", UsedBy::Code)])).len(), 1);
        check_diagnostics(&check(&tree("games", &[("game-nim", UsedBy::Code)])), &[]);
    }

    #[test]
    fn a_dependency_that_is_not_allowed_is_found() {
        let tree = tree("search", &[("games", UsedBy::Tests), ("tabletop", UsedBy::Code)]);
        check_diagnostics(
            &check(&tree),
            &["crates/search/Cargo.toml:5: 'search' may not depend on 'games'; remove the \
               dependency, or first change the diagram in ARCHITECTURE.md and the table in \
               xtask/src/tidy/dependencies.rs"],
        );
    }

    #[test]
    fn only_tests_of_games_and_higher_crates_use_the_testkit() {
        assert_eq!(check(&tree("room", &[("testkit", UsedBy::Code)])).len(), 1);
        assert_eq!(check(&tree("cards", &[("testkit", UsedBy::Tests)])).len(), 1);
    }

    #[test]
    fn a_crate_without_a_row_is_found() {
        check_diagnostics(
            &check(&tree("helpers", &[])),
            &["crates/helpers/Cargo.toml:1: crate 'helpers' is not in the table of \
               dependencies; add a row to xtask/src/tidy/dependencies.rs"],
        );
    }

    #[test]
    fn every_crate_depends_only_on_earlier_rows() {
        for (index, row) in DEPENDENCIES.iter().enumerate() {
            for to in row.uses.iter().chain(row.tests) {
                assert!(
                    DEPENDENCIES[..index].iter().any(|row| row.name == *to),
                    "{} → {to}",
                    row.name
                );
            }
        }
    }
}
