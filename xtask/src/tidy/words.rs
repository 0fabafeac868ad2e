//! Words that do not belong in the tree.
//!
//! The patterns are put together from halves, so that this file does not complain of itself.

use crate::tidy::{
    complaint::Complaint,
    tree::{Tree, extension, is_typescript_test, numbered},
};

/// A pattern, where it must not be, and what to do instead.
#[derive(Debug)]
struct Forbidden {
    pattern: &'static str,
    kind: Kind,
    advice: &'static str,
}

/// How a pattern is looked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// As the beginning of an absolute path.
    Path,
    /// As part of a host, in upper or lower case.
    Host,
    /// As a word of its own.
    Mark,
    /// In Rust code.
    Rust,
    /// In tests written in TypeScript.
    TypeScriptTest,
}

const PATH: &str = "write a path from the project's root; other machines have other folders";
const HOST: &str = "leave out where packages come from; each machine's own settings say that";
const MARK: &str = "do it now, or open an issue and delete the note";
const TEST: &str = "mend the test or delete it; every test runs, every time";
const OUTSIDE: &str =
    "put the facts into vectors/; a test that reads other folders proves nothing without them";

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
    Forbidden { pattern: concat!("/../../..", "/shared"),     kind: Kind::Rust,           advice: OUTSIDE },
    Forbidden { pattern: concat!("../..", "/shared"),         kind: Kind::TypeScriptTest, advice: OUTSIDE },
];

/// Files that other programs write and that name where packages come from.
const LOCK_FILES: &[&str] = &[".lock", "package-lock.json", "pnpm-lock.yaml"];

/// Complains of every line with a forbidden pattern.
pub(super) fn check(tree: &Tree) -> Vec<Complaint> {
    let mut complaints = Vec::new();
    for (path, text) in tree.texts().filter(|(path, _)| !is_lock_file(path)) {
        for forbidden in FORBIDDEN.iter().filter(|forbidden| forbidden.kind.is_sought_in(path)) {
            let found = numbered(text).filter(|(_, line)| forbidden.is_in(line));
            complaints.extend(found.map(|(number, _)| {
                let fault = format!("'{}' does not belong here", forbidden.pattern);
                Complaint::new(path, number, fault, forbidden.advice)
            }));
        }
    }
    complaints
}

fn is_lock_file(path: &str) -> bool {
    LOCK_FILES.iter().any(|ending| path.ends_with(ending))
}

impl Kind {
    fn is_sought_in(self, path: &str) -> bool {
        match self {
            Self::Path | Self::Host | Self::Mark => true,
            Self::Rust => extension(path) == "rs",
            Self::TypeScriptTest => is_typescript_test(path),
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
            Kind::Host => line.to_lowercase().contains(self.pattern),
            Kind::Rust | Kind::TypeScriptTest => line.contains(self.pattern),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::complaint::check_complaints;

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
                Kind::Path | Kind::Host | Kind::Mark => "README.md",
                Kind::Rust => "crates/cards/src/lib.rs",
                Kind::TypeScriptTest => "web/src/table.test.ts",
            };
            let tree = Tree::of(&[(path, &format!("fine\nnot {pattern} so\n"))]);
            let expected = format!("{path}:2: '{pattern}' does not belong here; {advice}");
            check_complaints(&check(&tree), &[&expected]);
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
    fn a_mark_is_a_word_of_its_own() {
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
    fn lock_files_may_name_hosts() {
        let host = FORBIDDEN[4].pattern;
        let tree = Tree::of(&[("Cargo.lock", host), ("web/package-lock.json", host)]);
        check_complaints(&check(&tree), &[]);
    }

    #[test]
    fn a_skip_outside_of_tests_is_an_ordinary_call() {
        let tree = Tree::of(&[("web/src/table.ts", "it.skip(1)"), ("a.rs", "it.skip(1)")]);
        check_complaints(&check(&tree), &[]);
    }
}
