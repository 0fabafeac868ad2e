//! Rule ids: every rule that is cited is written down, and every rule written down is tested.
//!
//! An id is a family, a dash and a number, perhaps after a letter: `BT-12`, `SS-J2`. The family's
//! page under `docs/rules/` defines it by writing it in bold, followed by the rule. A family
//! without a page is not looked at. Which rules there are is listed here too, so that none is lost
//! together with its tests.

use std::collections::{BTreeMap, BTreeSet};

use crate::tidy::{
    complaint::Complaint,
    tree::{Tree, extension, is_typescript_test, numbered},
};

/// The rules whose ids begin alike.
#[derive(Debug)]
struct Family {
    prefix: &'static str,
    /// The name of its page.
    page: &'static str,
    /// Which rules there are: `1-13` stands for thirteen of them, `J1-14` for fourteen.
    rules: &'static [&'static str],
}

#[rustfmt::skip] // One line each.
const FAMILIES: &[Family] = &[
    Family { prefix: "BT", page: "big-two.md",  rules: &["1-13", "20-25", "30-37"] },
    Family { prefix: "DM", page: "dun-mazi.md", rules: &["1-6", "10-13", "20-26", "30-33", "40-46"] },
    Family { prefix: "FS", page: "forest.md",   rules: &["1-5", "10-21", "30-42", "50-53", "60-66"] },
    Family { prefix: "RM", page: "rooms.md",    rules: &["1-14", "20-24", "30-32", "40-48"] },
    Family { prefix: "SS", page: "sea-salt.md", rules: &[
        "A1-6", "B1-10", "C1-3", "D1-9", "E1-11", "F1-5", "G1-5", "H1-7", "J1-14", "K1-8", "M1-6", "N1-2",
        "P1-7", "V1-11", "X1-12",
    ] },
];

/// Specified, but no rules of play: how bots think, how fast things are shown, what a room does
/// with those who come and go, and what the table of Sea Salt & Paper shows. They may be cited, and no rules page defines them.
#[rustfmt::skip] // One row for each letter.
const NOT_OF_PLAY: &[&str] = &[
    "SS-X1", "SS-X2", "SS-X3", "SS-X4", "SS-X5", "SS-X6", "SS-X9", "SS-X10", "SS-X11",
    "SS-V1", "SS-V2", "SS-V3", "SS-V4", "SS-V5", "SS-V6", "SS-V7", "SS-V8", "SS-V9", "SS-V10", "SS-V11",
];

/// Complains of ids that are cited or listed but not defined, and of rules no test cites.
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
        complaints.extend(self.check_listed(&page, &defined));
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

    fn check_listed(&self, page: &str, defined: &BTreeMap<&str, usize>) -> Vec<Complaint> {
        let listed: BTreeSet<_> = self.rules.iter().flat_map(|range| self.ids_of(range)).collect();
        let of_play = listed.iter().filter(|id| !NOT_OF_PLAY.contains(&id.as_str()));
        let missing = of_play.filter(|id| !defined.contains_key(id.as_str())).map(|id| {
            let fault = format!("{id} is a rule and not here");
            Complaint::new(page, 1, fault, format!("write the rule after **{id}**"))
        });
        let invented =
            defined.iter().filter(|(id, _)| !listed.contains(**id)).map(|(id, &line)| {
                let fault = format!("{id} is not listed in xtask/src/tidy/rule_ids.rs");
                Complaint::new(page, line, fault, "correct the id, or list it there")
            });
        missing.chain(invented).collect()
    }

    /// The ids that an entry of [`Family::rules`] stands for.
    fn ids_of(&self, range: &str) -> Vec<String> {
        let start = range.find(|char: char| char.is_ascii_digit()).unwrap_or(range.len());
        let (letter, numbers) = range.split_at(start);
        let (first, last) = numbers.split_once('-').unwrap_or((numbers, numbers));
        let numbers = first.parse::<u8>().unwrap_or(1)..=last.parse().unwrap_or(0);
        numbers.map(|number| format!("{}-{letter}{number}", self.prefix)).collect()
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
    const ZED: Family = Family { prefix: "ZZ", page: "zed.md", rules: &["1-1", "J2"] };

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
        check_complaints(&ZED.check(&tree), &[]);
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
            &ZED.check(&tree),
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
        let tree = Tree::of(&[("src/lib.rs", "// ZZ-3")]);
        check_complaints(&ZED.check(&tree), &[]);
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
            &ZED.check(&tree),
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
    fn the_page_and_the_list_have_the_same_rules() {
        let tree = Tree::of(&[PAGE, TESTS]);
        check_complaints(
            &Family { rules: &["1", "4"], ..ZED }.check(&tree),
            &[
                "docs/rules/zed.md:1: ZZ-4 is a rule and not here; write the rule after **ZZ-4**",
                "docs/rules/zed.md:3: ZZ-J2 is not listed in xtask/src/tidy/rule_ids.rs; correct the \
                 id, or list it there",
            ],
        );
    }

    #[test]
    fn a_range_stands_for_its_ids() {
        assert_eq!(ZED.ids_of("9-11"), ["ZZ-9", "ZZ-10", "ZZ-11"]);
        assert_eq!(ZED.ids_of("J1-2"), ["ZZ-J1", "ZZ-J2"]);
        assert_eq!(ZED.ids_of("J2"), ["ZZ-J2"]);
        for family in FAMILIES {
            for range in family.rules {
                assert!(!family.ids_of(range).is_empty(), "{}: {range}", family.prefix);
            }
        }
    }
}
