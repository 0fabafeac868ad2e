//! Texts that must not be in the source tree.
//!
//! The patterns are concatenated from halves, so that this file does not contain them.

use crate::tidy::{
    diagnostic::Diagnostic,
    tree::{Tree, extension, is_typescript_test, numbered},
};

/// A pattern, where it is forbidden, and what to do instead.
#[derive(Debug)]
struct Forbidden {
    pattern: &'static str,
    kind: Kind,
    advice: &'static str,
}

/// How and where to search for a pattern.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// At the start of an absolute path, in any file.
    Path,
    /// As part of a host name in any case, in any file.
    Host,
    /// As a whole word, in any file.
    Mark,
    /// Anywhere in Rust sources.
    Rust,
    /// Anywhere in TypeScript tests.
    TypeScriptTest,
    /// In any case, in any file except the style guide, which quotes it.
    Prose,
}

const PATH: &str =
    "use a path relative to the project's root; absolute paths differ between machines";
const HOST: &str = "remove the package source; it belongs to the settings of each machine";
const MARK: &str = "do it now, or open an issue and delete the comment";
const TEST: &str = "fix the test or delete it; no test is skipped";
const PROSE: &str = "write 'number' or '1-based index'";
const OUTSIDE: &str =
    "copy the data to vectors/; a test must not depend on folders outside the project";

#[rustfmt::skip] // One line each.
const FORBIDDEN: &[Forbidden] = &[
    Forbidden { pattern: concat!("/wo", "rk/"),               kind: Kind::Path,           advice: PATH },
    Forbidden { pattern: concat!("/ro", "ot/"),               kind: Kind::Path,           advice: PATH },
    Forbidden { pattern: concat!("/ho", "me/"),               kind: Kind::Path,           advice: PATH },
    Forbidden { pattern: concat!("arti", "factory"),          kind: Kind::Host,           advice: HOST },
    Forbidden { pattern: concat!("registry.", "npmjs.org"),   kind: Kind::Host,           advice: HOST },
    Forbidden { pattern: concat!("static.", "crates.io"),     kind: Kind::Host,           advice: HOST },
    Forbidden { pattern: concat!("TO", "DO"),                 kind: Kind::Mark,           advice: MARK },
    Forbidden { pattern: concat!("FIX", "ME"),                kind: Kind::Mark,           advice: MARK },
    Forbidden { pattern: concat!("XX", "X"),                  kind: Kind::Mark,           advice: MARK },
    Forbidden { pattern: concat!("#[ig", "nore"),             kind: Kind::Rust,           advice: TEST },
    Forbidden { pattern: ".skip(",                            kind: Kind::TypeScriptTest, advice: TEST },
    Forbidden { pattern: ".only(",                            kind: Kind::TypeScriptTest, advice: TEST },
    Forbidden { pattern: concat!("how-many", "-eth"),         kind: Kind::Prose,          advice: PROSE },
    Forbidden { pattern: concat!("how man", "ieth"),          kind: Kind::Prose,          advice: PROSE },
    Forbidden { pattern: concat!("/../../..", "/shared"),     kind: Kind::Rust,           advice: OUTSIDE },
    Forbidden { pattern: concat!("../..", "/shared"),         kind: Kind::TypeScriptTest, advice: OUTSIDE },
];

/// The page that quotes bad prose as an example.
const STYLE_GUIDE: &str = "docs/style.md";

/// Generated files that contain package sources.
const LOCK_FILES: &[&str] = &[".lock", "package-lock.json", "pnpm-lock.yaml"];

/// Reports every line that contains a forbidden pattern.
pub(super) fn check(tree: &Tree) -> Vec<Diagnostic> {
    let mut diagnostics = Vec::new();
    for (path, text) in tree.texts().filter(|(path, _)| !is_lock_file(path)) {
        for forbidden in FORBIDDEN.iter().filter(|forbidden| forbidden.kind.applies_to(path)) {
            let found = numbered(text).filter(|(_, line)| forbidden.is_in(line));
            diagnostics.extend(found.map(|(number, _)| {
                let fault = format!("'{}' is not allowed here", forbidden.pattern);
                Diagnostic::new(path, number, fault, forbidden.advice)
            }));
        }
    }
    diagnostics
}

fn is_lock_file(path: &str) -> bool {
    LOCK_FILES.iter().any(|ending| path.ends_with(ending))
}

impl Kind {
    fn applies_to(self, path: &str) -> bool {
        match self {
            Self::Path | Self::Host | Self::Mark => true,
            Self::Rust => extension(path) == "rs",
            Self::TypeScriptTest => is_typescript_test(path),
            Self::Prose => path != STYLE_GUIDE,
        }
    }
}

impl Forbidden {
    fn is_in(&self, line: &str) -> bool {
        let around = |at: usize| {
            let before = line[..at].chars().next_back();
            let after = line[at + self.pattern.len()..].chars().next();
            (before, after)
        };
        let in_word = |char: char| char.is_alphanumeric() || char == '_';
        let in_path = |char: char| in_word(char) || matches!(char, '.' | '-' | '*' | '}' | ')');
        match self.kind {
            Kind::Path => {
                line.match_indices(self.pattern).any(|(at, _)| !around(at).0.is_some_and(in_path))
            }
            Kind::Mark => line.match_indices(self.pattern).any(|(at, _)| {
                let (before, after) = around(at);
                !before.is_some_and(in_word) && !after.is_some_and(in_word)
            }),
            Kind::Host | Kind::Prose => line.to_lowercase().contains(self.pattern),
            Kind::Rust | Kind::TypeScriptTest => line.contains(self.pattern),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::diagnostic::check_diagnostics;

    fn home() -> &'static str {
        FORBIDDEN[2].pattern
    }

    fn mark() -> &'static str {
        FORBIDDEN[6].pattern
    }

    #[test]
    fn every_pattern_is_found() {
        for Forbidden { pattern, kind, advice } in FORBIDDEN {
            let path = match kind {
                Kind::Path | Kind::Host | Kind::Mark | Kind::Prose => "README.md",
                Kind::Rust => "crates/cards/src/lib.rs",
                Kind::TypeScriptTest => "web/src/table.test.ts",
            };
            let tree = Tree::of(&[(path, &format!("fine\nnot {pattern} so\n"))]);
            let expected = format!("{path}:2: '{pattern}' is not allowed here; {advice}");
            check_diagnostics(&check(&tree), &[&expected]);
        }
    }

    #[test]
    fn a_path_is_found_where_it_starts_and_not_inside_another() {
        for (before, n_found) in [("\"", 1), ("", 1), ("file://", 1), ("docs", 0), ("..", 0)] {
            let tree = Tree::of(&[("a.toml", &format!("{before}{}ada", home()))]);
            assert_eq!(check(&tree).len(), n_found, "after '{before}'");
        }
    }

    #[test]
    fn a_mark_is_a_whole_word() {
        for (text, n_found) in [
            (format!("// {}: later", mark()), 1),
            (format!("// {}S", mark()), 0),
            (format!("MAS{}N", mark()), 0),
            (mark().to_lowercase(), 0),
        ] {
            assert_eq!(check(&Tree::of(&[("a.rs", &text)])).len(), n_found, "{text}");
        }
    }

    #[test]
    fn hosts_are_found_in_any_case() {
        let text = FORBIDDEN[3].pattern.to_uppercase();
        assert_eq!(check(&Tree::of(&[("a.md", &text)])).len(), 1);
    }

    #[test]
    fn only_the_style_guide_may_quote_bad_prose() {
        let text = format!("The {} game", FORBIDDEN[12].pattern);
        assert_eq!(check(&Tree::of(&[("docs/style.md", &text)])), []);
        for path in ["docs/protocol.md", "crates/room/src/game.rs", "web/src/game.ts"] {
            assert_eq!(check(&Tree::of(&[(path, &text)])).len(), 1, "{path}");
        }
    }

    #[test]
    fn lock_files_may_name_hosts() {
        let host = FORBIDDEN[4].pattern;
        let tree = Tree::of(&[("Cargo.lock", host), ("web/package-lock.json", host)]);
        check_diagnostics(&check(&tree), &[]);
    }

    #[test]
    fn a_skip_outside_of_tests_is_an_ordinary_call() {
        let tree = Tree::of(&[("web/src/table.ts", "it.skip(1)"), ("a.rs", "it.skip(1)")]);
        check_diagnostics(&check(&tree), &[]);
    }
}
