//! The list of languages exists once, so that a new language is a folder and a line.

use crate::tidy::{
    diagnostic::Diagnostic,
    locales::{ORIGINAL, languages},
    rule_ids::tests_in,
    tree::{Tree, extension, numbered},
};

/// The file with the list.
const LIST: &str = "crates/i18n/src/language.rs";

/// Generated files, and the files of Big Two's patterns, which contain their names in each language.
/// A language without a name uses the English one.
const EXCEPTIONS: &[&str] = &[
    "crates/game-big-two/src/",
    "crates/tabletop/src/message.rs",
    "web/src/lib/protocol/",
    "web/src/lib/i18n/languages.ts",
];

/// Reports folders that are not in the list, and code that contains another list.
pub(super) fn check(tree: &Tree) -> Vec<Diagnostic> {
    let languages = languages(tree);
    let list = tree.text(LIST).unwrap_or_default();
    let unlisted = languages.iter().filter(|language| !list.contains(&format!("\"{language}\"")));
    let mut diagnostics: Vec<_> = unlisted
        .map(|language| {
            let fault = format!("locales/{language} is not in the list of languages");
            Diagnostic::new(LIST, 1, fault, "add a line to `Language::ALL`")
        })
        .collect();
    let is_exempt = |path: &str| path == LIST || EXCEPTIONS.iter().any(|it| path.starts_with(it));
    for (path, text) in tree.texts().filter(|(path, _)| is_code(path) && !is_exempt(path)) {
        let code = text.strip_suffix(tests_in(path, text)).unwrap_or(text);
        if let Some(line) = second_language(code, &languages) {
            let advice = "loop over `i18n::Language::ALL`, or in the client over `LANGUAGES`";
            diagnostics.push(Diagnostic::new(
                path,
                line,
                "this is a second list of languages",
                advice,
            ));
        }
    }
    diagnostics
}

fn is_code(path: &str) -> bool {
    ["rs", "svelte", "ts"].contains(&extension(path)) && !path.starts_with("web/tests/")
}

/// The line that names a second language other than the original.
fn second_language(code: &str, languages: &[&str]) -> Option<usize> {
    let names = |line: &str, tag: &str| {
        line.contains(tag) || line.contains(&tag.replace('-', "_").to_ascii_lowercase())
    };
    let lines = || numbered(code).filter(|(_, line)| !is_comment(line));
    let first = |&tag: &&str| Some(lines().find(|(_, line)| names(line, tag))?.0);
    let with_region = languages.iter().filter(|tag| **tag != ORIGINAL && tag.contains('-'));
    let mut found: Vec<_> = with_region.filter_map(first).collect();
    found.sort_unstable();
    found.get(1).copied()
}

fn is_comment(line: &str) -> bool {
    ["//", "*", "/*"].iter().any(|start| line.trim_start().starts_with(start))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::diagnostic::check_diagnostics;

    fn check_file(path: &str, code: &str, expected: &[&str]) {
        let list = "Self { tag: \"en\" },\nSelf { tag: \"zh-TW\" },\nSelf { tag: \"zh-CN\" },\n";
        let tree = Tree::of(&[
            (LIST, list),
            ("locales/en/room.ftl", ""),
            ("locales/zh-TW/room.ftl", ""),
            ("locales/zh-CN/room.ftl", ""),
            (path, code),
        ]);
        check_diagnostics(&check(&tree), expected);
    }

    #[test]
    fn a_list_of_languages_is_found() {
        let code = "// zh-TW, zh-CN\nconst ALL = {\n  en: 1,\n  'zh-CN': 2,\n  'zh-TW': 3,\n};\n";
        check_file(
            "web/src/menu.ts",
            code,
            &["web/src/menu.ts:5: this is a second list of languages; loop over \
               `i18n::Language::ALL`, or in the client over `LANGUAGES`"],
        );
        let fields = "struct Names { en: u8, zh_tw: u8, zh_cn: u8 }\n";
        check_file(
            "crates/room/src/names.rs",
            fields,
            &["crates/room/src/names.rs:1: this is a second list of languages; loop over \
               `i18n::Language::ALL`, or in the client over `LANGUAGES`"],
        );
    }

    #[test]
    fn one_language_is_not_a_list_and_tests_may_name_several() {
        check_file("crates/game-x/src/judge.rs", "let name = name_in(\"zh-TW\");\n", &[]);
        let tests = "fn code() {}\n#[cfg(test)]\nmod tests {\n    [\"zh-TW\", \"zh-CN\"]\n}\n";
        check_file("crates/x/src/lib.rs", tests, &[]);
        check_file("web/src/words.test.ts", "['zh-TW', 'zh-CN']", &[]);
        check_file("web/tests/looks.ts", "['zh-TW', 'zh-CN']", &[]);
    }

    #[test]
    fn a_folder_that_is_not_in_the_list_is_found() {
        check_file(
            "locales/fr/room.ftl",
            "",
            &["crates/i18n/src/language.rs:1: locales/fr is not in the list of languages; add a \
               line to `Language::ALL`"],
        );
    }
}
