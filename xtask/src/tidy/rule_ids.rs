//! Rule ids: every cited rule is defined, and a test cites every defined rule.
//!
//! An id consists of a family, a dash, an optional letter and a number: `BT-12`, `SS-J2`. The page
//! `docs/rules/big-two.md` defines the rules of a family, each after its id in bold. The file
//! `docs/rules/big-two.ids` beside it lists the ids, so that no rule is lost together with its tests:
//! the prefix, and then ranges of numbers. `1-13` means thirteen rules, `J1-14` fourteen. A range in
//! parentheses has requirements that are not rules of play, such as those of animations: they may be
//! cited, and no page defines them.

use std::collections::{BTreeMap, BTreeSet};

use crate::tidy::{
    diagnostic::Diagnostic,
    tree::{Tree, extension, is_typescript_test, numbered},
};

/// The rules with the same prefix.
#[derive(Debug)]
struct Family {
    prefix: String,
    /// Path of the page that defines them.
    page: String,
    /// Path of the list of ids.
    list: String,
    rules: BTreeSet<String>,
    /// Ids that may be cited and that no page defines.
    not_of_play: BTreeSet<String>,
}

/// Reports ids that are cited or listed but not defined, rules that no test cites, and pages without
/// a list.
pub(super) fn check(tree: &Tree) -> Vec<Diagnostic> {
    let pages = tree.texts_in("docs/rules").filter_map(|(path, _)| path.strip_suffix(".md"));
    // Translations, such as `big-two.zh-TW.md`, have the rules of the page that they translate.
    let pages = pages.filter(|page| !page.contains('.'));
    pages
        .flat_map(|page| match Family::read(tree, page) {
            Some(family) => family.check(tree),
            None => vec![Diagnostic::new(
                &format!("docs/rules/{page}.md"),
                1,
                "the page has no list of rule ids",
                format!("list them in docs/rules/{page}.ids, as `BT 1-13 20-25`"),
            )],
        })
        .collect()
}

impl Family {
    /// Reads the list beside a page.
    fn read(tree: &Tree, page: &str) -> Option<Self> {
        let list = format!("docs/rules/{page}.ids");
        let mut words = tree.text(&list)?.split_whitespace();
        let prefix = words.next()?.to_owned();
        let page = format!("docs/rules/{page}.md");
        let (mut rules, mut not_of_play) = (BTreeSet::new(), BTreeSet::new());
        for range in words {
            match range.strip_prefix('(').and_then(|range| range.strip_suffix(')')) {
                Some(range) => not_of_play.extend(ids_of(&prefix, range)),
                None => rules.extend(ids_of(&prefix, range)),
            }
        }
        Some(Self { prefix, page, list, rules, not_of_play })
    }

    fn check(&self, tree: &Tree) -> Vec<Diagnostic> {
        let defined = self.defined_in(tree.text(&self.page).unwrap_or_default());
        let mut diagnostics = self.check_cited(tree, &defined);
        diagnostics.extend(self.check_tested(tree, &defined));
        diagnostics.extend(self.check_listed(&defined));
        diagnostics
    }

    fn check_cited(&self, tree: &Tree, defined: &BTreeMap<&str, usize>) -> Vec<Diagnostic> {
        let mut diagnostics = Vec::new();
        for (path, text) in tree.texts().filter(|(path, _)| may_cite(path)) {
            for (number, line) in numbered(text) {
                let is_known = |id: &str| defined.contains_key(id) || self.not_of_play.contains(id);
                let unknown = self.ids_in(line).filter(|id| !is_known(id));
                diagnostics.extend(unknown.map(|id| {
                    let fault = format!("{} has no rule {id}", self.page);
                    let advice = format!("correct the id, or add the rule there after **{id}**");
                    Diagnostic::new(path, number, fault, advice)
                }));
            }
        }
        diagnostics
    }

    fn check_tested(&self, tree: &Tree, defined: &BTreeMap<&str, usize>) -> Vec<Diagnostic> {
        let tests = tree.texts().flat_map(|(path, text)| tests_in(path, text).lines());
        let tested: BTreeSet<_> = tests.flat_map(|line| self.ids_in(line)).collect();
        let untested = defined.iter().filter(|(id, _)| !tested.contains(*id));
        let diagnostic = |(id, &line): (&&str, &usize)| {
            let advice = "cite it above the test that fails without the rule";
            Diagnostic::new(&self.page, line, format!("no test cites {id}"), advice)
        };
        untested.map(diagnostic).collect()
    }

    fn check_listed(&self, defined: &BTreeMap<&str, usize>) -> Vec<Diagnostic> {
        let missing = self.rules.iter().filter(|id| !defined.contains_key(id.as_str())).map(|id| {
            let fault = format!("rule {id} is missing");
            Diagnostic::new(&self.page, 1, fault, format!("add the rule after **{id}**"))
        });
        let invented =
            defined.iter().filter(|(id, _)| !self.rules.contains(**id)).map(|(id, &line)| {
                let fault = format!("{id} is not listed in {}", self.list);
                Diagnostic::new(&self.page, line, fault, "correct the id, or add it there")
            });
        missing.chain(invented).collect()
    }

    /// The ids that a page defines, each with the line of its first definition.
    fn defined_in<'text>(&self, text: &'text str) -> BTreeMap<&'text str, usize> {
        let mut defined = BTreeMap::new();
        for (number, line) in numbered(text) {
            for id in self.ids_in(line).filter(|id| line.contains(&format!("**{id}**"))) {
                defined.entry(id).or_insert(number);
            }
        }
        defined
    }

    /// The ids of this family in `line`.
    ///
    /// Letters directly after the number are part of the id. No page defines such an id, so the
    /// mistake is found.
    fn ids_in<'text>(&self, line: &'text str) -> impl Iterator<Item = &'text str> {
        line.match_indices(&self.prefix).filter_map(move |(start, prefix)| {
            let dash = start + prefix.len();
            let before = line[..start].chars().next_back();
            if before.is_some_and(|char| char.is_ascii_alphanumeric() || "-_".contains(char)) {
                return None;
            }
            let rest = line[dash..].strip_prefix('-')?;
            let length =
                rest.find(|char: char| !char.is_ascii_alphanumeric()).unwrap_or(rest.len());
            let number = &rest[..length];
            let digits =
                number.strip_prefix(|char: char| char.is_ascii_uppercase()).unwrap_or(number);
            let is_number = digits.starts_with(|char: char| char.is_ascii_digit());
            is_number.then(|| &line[start..=dash + length])
        })
    }
}

/// The ids of a range in a list.
fn ids_of(prefix: &str, range: &str) -> Vec<String> {
    let start = range.find(|char: char| char.is_ascii_digit()).unwrap_or(range.len());
    let (letter, numbers) = range.split_at(start);
    let (first, last) = numbers.split_once('-').unwrap_or((numbers, numbers));
    let numbers = first.parse::<u8>().unwrap_or(1)..=last.parse().unwrap_or(0);
    numbers.map(|number| format!("{prefix}-{letter}{number}")).collect()
}

/// Whether the check applies to citations in the file at `path`.
fn may_cite(path: &str) -> bool {
    match extension(path) {
        "rs" | "ts" | "svelte" | "ftl" => true,
        "md" => path.starts_with("docs/"),
        _ => false,
    }
}

/// The part of a file that contains tests.
pub(super) fn tests_in<'text>(path: &str, text: &'text str) -> &'text str {
    let (folders, name) = path.rsplit_once('/').unwrap_or(("", path));
    match extension(path) {
        "rs" if matches!(name, "tests.rs" | "checks.rs" | "laws.rs" | "vectors.rs") => text,
        "rs" if folders.split('/').any(|folder| folder == "tests") => text,
        "rs" => after_test_attribute(text),
        "ts" if is_typescript_test(path) => text,
        _ => "",
    }
}

/// The text after the first `#[cfg(test)]` on an item with a body.
///
/// `mod tests;` has no body: its tests are in another file.
fn after_test_attribute(text: &str) -> &str {
    let mut rest = text;
    while let Some((line, after)) = rest.split_once('\n') {
        rest = after;
        if line.trim_start().starts_with("#[cfg(test)]") {
            let mut item = rest.lines().map(str::trim);
            let item = item.find(|line| !line.starts_with('#') && !line.starts_with("//"));
            if item.is_some_and(|item| !item.ends_with(';')) {
                return rest;
            }
        }
    }
    ""
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::diagnostic::check_diagnostics;

    // No game has this prefix, so the tests cite no real rule.
    const LIST: (&str, &str) = ("docs/rules/zed.ids", "ZZ 1 J2\n");
    const PAGE: (&str, &str) = ("docs/rules/zed.md", "# Zed\n- **ZZ-1** Play.\n- **ZZ-J2** Win.\n");
    const TESTS: (&str, &str) = ("crates/zed/src/game/tests.rs", "/// ZZ-1, ZZ-J2: all of it.\n");

    #[test]
    fn rules_that_are_defined_and_tested_are_fine() {
        let tree = Tree::of(&[
            LIST,
            PAGE,
            TESTS,
            ("crates/zed/src/lib.rs", "// ZZ-1 … ZZ-J2; ZZ-n, AZZ-7, UTF-8, zz-9 are no ids"),
            ("README.md", "ZZ-9"),
        ]);
        check_diagnostics(&check(&tree), &[]);
    }

    #[test]
    fn an_id_that_is_not_defined_is_found() {
        let tree = Tree::of(&[
            LIST,
            PAGE,
            TESTS,
            ("docs/play.md", "See ZZ-1.\nSee ZZ-3.\n"),
            ("locales/en/zed.ftl", "# ZZ-1b: a slip\n"),
        ]);
        check_diagnostics(
            &check(&tree),
            &[
                "docs/play.md:2: docs/rules/zed.md has no rule ZZ-3; correct the id, or add the \
                 rule there after **ZZ-3**",
                "locales/en/zed.ftl:1: docs/rules/zed.md has no rule ZZ-1b; correct the id, or \
                 add the rule there after **ZZ-1b**",
            ],
        );
    }

    #[test]
    fn a_page_without_a_list_is_found() {
        check_diagnostics(
            &check(&Tree::of(&[PAGE, ("docs/rules/zed.zh-TW.md", "")])),
            &["docs/rules/zed.md:1: the page has no list of rule ids; list them in \
               docs/rules/zed.ids, as `BT 1-13 20-25`"],
        );
    }

    #[test]
    fn a_requirement_that_is_no_rule_of_play_may_be_cited() {
        let list = ("docs/rules/zed.ids", "ZZ 1 J2 (9-10)\n");
        let tree = Tree::of(&[list, PAGE, TESTS, ("src/lib.rs", "// ZZ-9, ZZ-10")]);
        check_diagnostics(&check(&tree), &[]);
    }

    #[test]
    fn a_rule_that_no_test_cites_is_found() {
        let code = "// ZZ-J2\n#[cfg(test)]\nmod tests;\n// ZZ-J2\n";
        let tree = Tree::of(&[
            LIST,
            PAGE,
            ("crates/zed/src/lib.rs", code),
            ("web/src/zed.test.ts", "// ZZ-1\n"),
            ("web/src/zed.ts", "// ZZ-J2\n"),
        ]);
        check_diagnostics(
            &check(&tree),
            &["docs/rules/zed.md:3: no test cites ZZ-J2; cite it above the test that fails \
               without the rule"],
        );
    }

    #[test]
    fn tests_are_recognised_by_their_path_and_attribute() {
        let inline =
            "// before\n#[cfg(test)]\n#[expect(x, reason = \"…;\")]\nmod tests {\n// in\n}";
        let of_inline = &inline[inline.find("#[expect").unwrap()..];
        for (path, text, tests) in [
            ("src/game/tests.rs", "all", "all"),
            ("src/patterns/checks.rs", "all", "all"),
            ("crates/zed/tests/play.rs", "all", "all"),
            ("web/e2e/zed.spec.ts", "all", "all"),
            ("src/game.rs", "none", ""),
            ("web/src/tests/zed.ts", "none", ""),
            ("docs/tests/zed.md", "none", ""),
            ("src/game.rs", inline, of_inline),
        ] {
            assert_eq!(tests_in(path, text), tests, "{path}");
        }
    }

    #[test]
    fn the_page_and_the_list_have_the_same_rules() {
        let tree = Tree::of(&[("docs/rules/zed.ids", "ZZ 1 4"), PAGE, TESTS]);
        check_diagnostics(
            &check(&tree),
            &[
                "docs/rules/zed.md:1: rule ZZ-4 is missing; add the rule after **ZZ-4**",
                "docs/rules/zed.md:3: ZZ-J2 is not listed in docs/rules/zed.ids; correct the id, or \
                 add it there",
            ],
        );
    }

    #[test]
    fn a_range_is_expanded() {
        assert_eq!(ids_of("ZZ", "9-11"), ["ZZ-9", "ZZ-10", "ZZ-11"]);
        assert_eq!(ids_of("ZZ", "J1-2"), ["ZZ-J1", "ZZ-J2"]);
        assert_eq!(ids_of("ZZ", "J2"), ["ZZ-J2"]);
    }
}
