//! Purity: no crate below the shells does I/O or draws random bytes. Clippy refuses the clock.

use crate::tidy::{
    diagnostic::Diagnostic,
    tree::{Tree, extension, numbered},
};

/// The crates that may do I/O: the shells, the logs on disk, and what only tests use.
const SHELLS: &[&str] = &["cli", "server", "simulation", "store", "testkit", "testkit-postgres"];

/// Modules and crates for I/O and random bytes.
const IMPURE: &[&str] = &[
    "async_io",
    "async_std",
    "env",
    "fs",
    "getrandom",
    "net",
    "process",
    "rand",
    "smol",
    "stdin",
    "tokio",
];

/// Reports every use of [`IMPURE`] outside tests in a crate that is not in [`SHELLS`].
pub(super) fn check(tree: &Tree) -> Vec<Diagnostic> {
    let mut diagnostics = Vec::new();
    for (path, text) in tree.texts_in("crates").filter(|(path, _)| extension(path) == "rs") {
        let Some((name, file)) = path.split_once("/src/") else { continue };
        if SHELLS.contains(&name) || is_test(tree, name, file) {
            continue;
        }
        let code = text.split("mod tests {").next().unwrap_or_default();
        for (number, line) in numbered(code) {
            // `env!` reads a variable of the compiler.
            let line = line.split("//").next().unwrap_or_default().replace("env!", "");
            if let Some(used) = words(&line).find(|word| IMPURE.contains(word)) {
                let fault = format!("'{name}' is not a shell, so it may not use `{used}`");
                let advice = "take the data as an argument";
                diagnostics.push(Diagnostic::new(&format!("crates/{path}"), number, fault, advice));
            }
        }
    }
    diagnostics
}

/// The words of `code` before or after `::`, and those in a list of imports.
fn words(code: &str) -> impl Iterator<Item = &str> {
    let is_path = code.contains("::")
        || code.trim_start().starts_with("use ")
        || code.trim_end().ends_with(',');
    code.split(|char: char| !char.is_alphanumeric() && char != '_').filter(move |_| is_path)
}

/// Whether a file belongs to a module that is declared after `#[cfg(test)]`, or is in such a module's folder.
fn is_test(tree: &Tree, name: &str, file: &str) -> bool {
    let modules: Vec<&str> =
        file.split('/').map(|part| part.strip_suffix(".rs").unwrap_or(part)).collect();
    let is_declared = |(_, text): (&str, &str)| {
        text.lines().zip(text.lines().skip(1)).any(|(attribute, line)| {
            let module = line.trim().trim_start_matches("pub(crate) ").strip_prefix("mod ");
            let module = module.and_then(|module| module.strip_suffix(';'));
            attribute.trim() == "#[cfg(test)]"
                && module.is_some_and(|module| modules.contains(&module))
        })
    };
    tree.texts_in(&format!("crates/{name}/src")).any(is_declared)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::diagnostic::check_diagnostics;

    const READS: &str = "use std::{\n    fs,\n    path::Path,\n};\n";

    #[test]
    fn a_game_reads_no_file() {
        check_diagnostics(
            &check(&Tree::of(&[("crates/game-nim/src/deal.rs", READS)])),
            &[
                "crates/game-nim/src/deal.rs:2: 'game-nim' is not a shell, so it may not use `fs`; take the data \
               as an argument",
            ],
        );
        let random = "let bytes = getrandom::fill(&mut bytes);\n";
        assert_eq!(check(&Tree::of(&[("crates/room/src/entropy.rs", random)])).len(), 1);
    }

    #[test]
    fn shells_and_tests_may() {
        let in_tests = format!("fn pure() {{}}\n\n#[cfg(test)]\nmod tests {{\n{READS}}}\n");
        let tree = Tree::of(&[
            ("crates/store/src/lib.rs", READS),
            ("crates/room/src/lib.rs", "mod log;\n#[cfg(test)]\nmod golden;\n"),
            ("crates/room/src/golden.rs", READS),
            ("crates/room/src/golden/logs.rs", READS),
            ("crates/room/src/log.rs", &in_tests),
            ("crates/room/tests/it.rs", READS),
            ("crates/room/build.rs", READS),
            (
                "crates/driver/src/encode.rs",
                "// The process sends it over the net.\nlet process = 1;\n",
            ),
        ]);
        check_diagnostics(&check(&tree), &[]);
    }
}
