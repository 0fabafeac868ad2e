//! Rule ids: every rule that is cited is written down, and every rule written down is tested.
//!
//! An id is a family, a dash and a number, perhaps after a letter: `BT-12`, `SS-J2`. The family's
//! page under `docs/rules/` defines it by writing it in bold, followed by the rule. A family
//! without a page is not looked at.

use std::collections::{BTreeMap, BTreeSet};

use crate::tidy::{
    complaint::Complaint,
    tree::{Tree, extension, is_typescript_test, numbered},
};

/// The rules whose ids begin alike.
#[derive(Debug)]
struct Family {
    prefix: &'static str,
    /// The name of its page, ours and the specification's.
    page: &'static str,
    specified_as: SpecifiedAs,
}

/// How the tables of the specification write an id in their first cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum SpecifiedAs {
    /// In full, as `BT-12`.
    WholeId,
    /// Without the family, as `J2`.
    NumberOnly,
}

#[rustfmt::skip] // One line each.
const FAMILIES: &[Family] = &[
    Family { prefix: "BT", page: "big-two.md",  specified_as: SpecifiedAs::WholeId },
    Family { prefix: "DM", page: "dun-mazi.md", specified_as: SpecifiedAs::WholeId },
    Family { prefix: "FS", page: "forest.md",   specified_as: SpecifiedAs::WholeId },
    Family { prefix: "RM", page: "rooms.md",    specified_as: SpecifiedAs::WholeId },
    Family { prefix: "SS", page: "sea-salt.md", specified_as: SpecifiedAs::NumberOnly },
];

/// Specified, but no rules of play: how bots think, how fast things are shown, what a room does
/// with those who come and go, and what the table of Sea Salt & Paper shows. They may be cited, and no rules page defines them.
#[rustfmt::skip] // One row for each letter.
const NOT_OF_PLAY: &[&str] = &[
    "SS-X1", "SS-X2", "SS-X3", "SS-X4", "SS-X5", "SS-X6", "SS-X9", "SS-X10", "SS-X11",
    "SS-V1", "SS-V2", "SS-V3", "SS-V4", "SS-V5", "SS-V6", "SS-V7", "SS-V8", "SS-V9", "SS-V10", "SS-V11",
];

/// Complains of ids that are cited or specified but not defined, and of rules no test cites.
pub(super) fn check(tree: &Tree) -> Vec<Complaint> {
    FAMILIES.iter().flat_map(|family| family.check(tree)).collect()
}

impl Family {
    fn check(&self, tree: &Tree) -> Vec<Complaint> {
        let page = format!("docs/rules/{}", self.page);
        let Some(text) = tree.text(&page) else { return Vec::new() };
        let defined = self.defined_in(text);
        let mut complaints = self.check_cited(tree, &page, &defined);
        complaints.extend(self.check_tested(tree, &page, &defined));
        complaints.extend(self.check_specified(tree, &page, &defined));
        complaints
    }

    fn check_cited(
        &self,
        tree: &Tree,
        page: &str,
        defined: &BTreeMap<&str, usize>,
    ) -> Vec<Complaint> {
        let mut complaints = Vec::new();
        for (path, text) in tree.texts().filter(|(path, _)| may_cite(path)) {
            for (number, line) in numbered(text) {
                let is_known = |id: &str| defined.contains_key(id) || NOT_OF_PLAY.contains(&id);
                let unknown = self.ids_in(line).filter(|id| !is_known(id));
                complaints.extend(unknown.map(|id| {
                    let fault = format!("{page} has no rule {id}");
                    let advice = format!("correct the id, or write the rule there after **{id}**");
                    Complaint::new(path, number, fault, advice)
                }));
            }
        }
        complaints
    }

    fn check_tested(
        &self,
        tree: &Tree,
        page: &str,
        defined: &BTreeMap<&str, usize>,
    ) -> Vec<Complaint> {
        let tests = tree.texts().flat_map(|(path, text)| tests_in(path, text).lines());
        let tested: BTreeSet<_> = tests.flat_map(|line| self.ids_in(line)).collect();
        let untested = defined.iter().filter(|(id, _)| !tested.contains(*id));
        let complaint = |(id, &line): (&&str, &usize)| {
            let advice = "name it above the test that fails when it is broken";
            Complaint::new(page, line, format!("no test cites {id}"), advice)
        };
        untested.map(complaint).collect()
    }

    fn check_specified(
        &self,
        tree: &Tree,
        page: &str,
        defined: &BTreeMap<&str, usize>,
    ) -> Vec<Complaint> {
        let Some(text) = tree.specification.get(self.page) else { return Vec::new() };
        let specified: BTreeSet<_> =
            text.lines().filter_map(|line| self.specified_in(line)).collect();
        let of_play = specified.iter().filter(|id| !NOT_OF_PLAY.contains(&id.as_str()));
        let missing = of_play.filter(|id| !defined.contains_key(id.as_str())).map(|id| {
            let fault = format!("{id} is in the specification and not here");
            Complaint::new(page, 1, fault, format!("write the rule after **{id}**"))
        });
        let invented =
            defined.iter().filter(|(id, _)| !specified.contains(**id)).map(|(id, &line)| {
                let fault = format!("{id} is not in the specification");
                Complaint::new(page, line, fault, "correct the id, or specify the rule first")
            });
        missing.chain(invented).collect()
    }

    /// The ids that a page defines, each with the line where it first does.
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
    /// Letters right after the number are taken with it: such an id is defined nowhere, so the
    /// slip is found.
    fn ids_in<'text>(&self, line: &'text str) -> impl Iterator<Item = &'text str> {
        line.match_indices(self.prefix).filter_map(move |(start, prefix)| {
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

    /// The id in the first cell of a table's row.
    fn specified_in(&self, line: &str) -> Option<String> {
        let (cell, _) = line.strip_prefix('|')?.split_once('|')?;
        let cell = cell.trim();
        let id = match self.specified_as {
            SpecifiedAs::WholeId => cell.to_owned(),
            SpecifiedAs::NumberOnly if cell.starts_with(|char: char| char.is_ascii_uppercase()) => {
                format!("{}-{cell}", self.prefix)
            }
            SpecifiedAs::NumberOnly => return None,
        };
        let is_id = self.ids_in(&id).any(|found| found == id);
        is_id.then_some(id)
    }
}

/// Whether ids in the file at `path` must be defined.
fn may_cite(path: &str) -> bool {
    match extension(path) {
        "rs" | "ts" | "svelte" | "ftl" => true,
        "md" => path.starts_with("docs/"),
        _ => false,
    }
}

/// The part of a file that is tests.
fn tests_in<'text>(path: &str, text: &'text str) -> &'text str {
    let (folders, name) = path.rsplit_once('/').unwrap_or(("", path));
    match extension(path) {
        "rs" if matches!(name, "tests.rs" | "checks.rs" | "laws.rs" | "vectors.rs") => text,
        "rs" if folders.split('/').any(|folder| folder == "tests") => text,
        "rs" => after_test_attribute(text),
        "ts" if is_typescript_test(path) => text,
        _ => "",
    }
}

/// What follows the first `#[cfg(test)]` that opens something.
///
/// On `mod tests;` it opens nothing: the tests are in another file.
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
    use crate::tidy::complaint::check_complaints;

    // No game has these letters, so what is made up here cites no rule of ours.
    const WHOLE: Family =
        Family { prefix: "ZZ", page: "zed.md", specified_as: SpecifiedAs::WholeId };
    const SHORT: Family =
        Family { prefix: "ZZ", page: "zed.md", specified_as: SpecifiedAs::NumberOnly };

    const PAGE: (&str, &str) = ("docs/rules/zed.md", "# Zed\n- **ZZ-1** Play.\n- **ZZ-J2** Win.\n");
    const TESTS: (&str, &str) = ("crates/zed/src/game/tests.rs", "/// ZZ-1, ZZ-J2: all of it.\n");

    #[test]
    fn rules_that_are_defined_and_tested_are_fine() {
        let tree = Tree::of(&[
            PAGE,
            TESTS,
            ("crates/zed/src/lib.rs", "// ZZ-1 … ZZ-J2; ZZ-n, AZZ-7, UTF-8, zz-9 are no ids"),
            ("README.md", "ZZ-9"),
        ]);
        check_complaints(&WHOLE.check(&tree), &[]);
    }

    #[test]
    fn an_id_that_is_not_defined_is_found() {
        let tree = Tree::of(&[
            PAGE,
            TESTS,
            ("docs/play.md", "See ZZ-1.\nSee ZZ-3.\n"),
            ("locales/en/zed.ftl", "# ZZ-1b: a slip\n"),
        ]);
        check_complaints(
            &WHOLE.check(&tree),
            &[
                "docs/play.md:2: docs/rules/zed.md has no rule ZZ-3; correct the id, or write the \
                 rule there after **ZZ-3**",
                "locales/en/zed.ftl:1: docs/rules/zed.md has no rule ZZ-1b; correct the id, or \
                 write the rule there after **ZZ-1b**",
            ],
        );
    }

    #[test]
    fn a_family_without_a_page_is_not_checked() {
        let mut tree = Tree::of(&[("src/lib.rs", "// ZZ-3")]);
        tree.specification.insert("zed.md".to_owned(), "| ZZ-1 | play |\n".to_owned());
        check_complaints(&WHOLE.check(&tree), &[]);
    }

    #[test]
    fn a_rule_that_no_test_cites_is_found() {
        let code = "// ZZ-J2\n#[cfg(test)]\nmod tests;\n// ZZ-J2\n";
        let tree = Tree::of(&[
            PAGE,
            ("crates/zed/src/lib.rs", code),
            ("web/src/zed.test.ts", "// ZZ-1\n"),
            ("web/src/zed.ts", "// ZZ-J2\n"),
        ]);
        check_complaints(
            &WHOLE.check(&tree),
            &["docs/rules/zed.md:3: no test cites ZZ-J2; name it above the test that fails when \
               it is broken"],
        );
    }

    #[test]
    fn tests_are_known_by_their_place() {
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
    fn our_page_and_the_specification_have_the_same_rules() {
        let specified = "| id | rule |\n|---|---|\n| ZZ-1 | play |\n| ZZ-4 | draw |\n";
        let mut tree = Tree::of(&[PAGE, TESTS]);
        tree.specification.insert("zed.md".to_owned(), specified.to_owned());
        check_complaints(
            &WHOLE.check(&tree),
            &[
                "docs/rules/zed.md:1: ZZ-4 is in the specification and not here; write the rule \
                 after **ZZ-4**",
                "docs/rules/zed.md:3: ZZ-J2 is not in the specification; correct the id, or \
                 specify the rule first",
            ],
        );
    }

    #[test]
    fn a_specification_may_leave_the_family_out() {
        let row = |line| SHORT.specified_in(line);
        assert_eq!(row("| J2 | win |"), Some("ZZ-J2".to_owned()));
        for other in ["| id | rule |", "| 2.1 | § |", "| 10 |", "| crab | 9 |", "J2", "| J | x |"]
        {
            assert_eq!(row(other), None, "{other}");
        }
    }
}
