//! Translated pages have the structure of their English originals.
//!
//! A translation has the headings, code blocks, table rows, inline code and rule ids of its
//! original, in the same order. Within a paragraph or a table row the order is free, because
//! languages order their words differently. Comments in code blocks may be translated.

use std::fmt;

use crate::tidy::{
    diagnostic::Diagnostic,
    locales::{ORIGINAL, languages},
    tree::{Tree, numbered},
};

/// The pages that are translated by hand. `X.md` is translated in `X.zh-TW.md` and so on.
const PAGES: &[&str] = &["README.md", "docs/rulings.md"];

const ADVICE: &str = "make the same change in every language";

/// Reports translations that differ in structure from their original or are not linked.
pub(super) fn check(tree: &Tree) -> Vec<Diagnostic> {
    let mut diagnostics = Vec::new();
    for page in PAGES {
        let Some(original) = tree.text(page) else { continue };
        for language in languages(tree).into_iter().filter(|&language| language != ORIGINAL) {
            let path = page.replace(".md", &format!(".{language}.md"));
            let Some(translation) = tree.text(&path) else { continue };
            diagnostics.extend(check_structure((page, original), (&path, translation)));
            diagnostics.extend(check_link((page, original), &path));
            diagnostics.extend(check_link((&path, translation), page));
        }
    }
    diagnostics
}

/// Reports the first difference between the structures of two pages.
fn check_structure(original: (&str, &str), translation: (&str, &str)) -> Option<Diagnostic> {
    let (expected, found) = (outline(original.1), outline(translation.1));
    let n_equal = expected.iter().zip(&found).take_while(|(one, other)| one.1 == other.1).count();
    let place = |page: (&str, &str), outline: &[(usize, Part)]| match outline.get(n_equal) {
        Some((line, part)) => (*line, part.to_string()),
        None => (page.1.lines().count().max(1), "nothing more".to_owned()),
    };
    if n_equal == expected.len() && n_equal == found.len() {
        return None;
    }
    let (expected_line, expected) = place(original, &expected);
    let (line, found) = place(translation, &found);
    let fault = format!("{found} stands where {}:{expected_line} has {expected}", original.0);
    Some(Diagnostic::new(translation.0, line, fault, ADVICE))
}

/// Reports a page if `page` has no link to the file `to`, which is in the same folder.
fn check_link(page: (&str, &str), to: &str) -> Option<Diagnostic> {
    let name = to.rsplit_once('/').map_or(to, |(_, name)| name);
    let is_linked = page.1.contains(&format!("]({name})"));
    (!is_linked).then(|| {
        let fault = format!("the page has no link to its translation {to}");
        Diagnostic::new(page.0, 1, fault, "add the link to the first line")
    })
}

/// A part of a page that must be the same in every language.
#[derive(Debug, PartialEq, Eq)]
enum Part {
    Heading { level: usize },
    Code(String),
    Row { n_cells: usize, terms: Vec<String> },
    Paragraph { terms: Vec<String> },
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Heading { level } => write!(f, "a heading of level {level}"),
            Self::Code(code) => write!(f, "the code '{code}'"),
            Self::Row { n_cells, terms } => {
                write!(f, "a row of {n_cells} cells with [{}]", terms.join(", "))
            }
            Self::Paragraph { terms } => write!(f, "a paragraph with [{}]", terms.join(", ")),
        }
    }
}

/// The parts of a page, each with the line where it begins. Paragraphs without terms are left out.
fn outline(text: &str) -> Vec<(usize, Part)> {
    let mut parts = Vec::new();
    let mut paragraph: Option<(usize, String)> = None;
    let mut is_fenced = false;
    for (number, line) in numbered(text) {
        let is_fence = line.trim_start().starts_with("```");
        let part = if is_fence || is_fenced || line.starts_with("    ") {
            is_fenced ^= is_fence;
            Some(Part::Code(without_comment(line).to_owned()))
        } else if line.starts_with('#') {
            Some(Part::Heading { level: line.chars().take_while(|&char| char == '#').count() })
        } else if line.starts_with('|') {
            Some(Part::Row {
                n_cells: line.trim_matches('|').split('|').count(),
                terms: terms(line),
            })
        } else {
            None
        };
        if part.is_none() && !line.is_empty() {
            let (_, prose) = paragraph.get_or_insert_with(|| (number, String::new()));
            prose.push_str(line);
            prose.push(' ');
        } else {
            parts.extend(paragraph.take().and_then(read_paragraph));
            parts.extend(part.map(|part| (number, part)));
        }
    }
    parts.extend(paragraph.and_then(read_paragraph));
    parts
}

fn read_paragraph((line, prose): (usize, String)) -> Option<(usize, Part)> {
    let terms = terms(&prose);
    (!terms.is_empty()).then_some((line, Part::Paragraph { terms }))
}

/// A line of code without the comment at its end.
fn without_comment(line: &str) -> &str {
    line.split_once(" # ").map_or(line, |(code, _)| code).trim()
}

/// The inline code and the rule ids in `prose`, sorted.
fn terms(prose: &str) -> Vec<String> {
    let pieces = || prose.split('`');
    let code = pieces().skip(1).step_by(2);
    let is_in_word = |char: char| char.is_ascii_alphanumeric() || char == '-';
    let words = pieces().step_by(2).flat_map(|text| text.split(move |char| !is_in_word(char)));
    let mut terms: Vec<_> = code.chain(words.filter(|word| is_rule_id(word))).collect();
    terms.sort_unstable();
    terms.into_iter().map(str::to_owned).collect()
}

/// Whether `word` has the form of a rule id: two capitals, a dash, perhaps a capital, a number.
fn is_rule_id(word: &str) -> bool {
    word.split_once('-').is_some_and(|(family, rule)| {
        let number = rule.strip_prefix(|char: char| char.is_ascii_uppercase()).unwrap_or(rule);
        family.len() == 2
            && family.chars().all(|char| char.is_ascii_uppercase())
            && !number.is_empty()
            && number.chars().all(|char| char.is_ascii_digit())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::diagnostic::check_diagnostics;

    const ORIGINAL_PAGE: &str = "\
**English** · [繁體中文](README.zh-TW.md)

# Title

Run `one` before
`two`.

    cargo run  # starts it
    cargo test

| task | how |
|---|---|
| Ask for `help` | ZZ-1, ZZ-J2 |

```
code
```
";

    #[track_caller]
    fn check_translation(translation: &str, expected: &[&str]) {
        let tree = Tree::of(&[
            ("README.md", ORIGINAL_PAGE),
            ("README.zh-TW.md", translation),
            ("locales/en/a.ftl", ""),
            ("locales/zh-TW/a.ftl", ""),
        ]);
        check_diagnostics(&check(&tree), expected);
    }

    /// The faithful translation with one piece replaced.
    fn translation_with(piece: &str, replacement: &str) -> String {
        let page = "\
[English](README.md) · **繁體中文**

# 標題

先執行 `two` 之前的 `one`。

    cargo run  # 啟動
    cargo test

| 工作 | 做法 |
|---|---|
| 要 `help` | ZZ-J2、ZZ-1 |

```
code
```
";
        assert!(page.contains(piece), "{piece}");
        page.replace(piece, replacement)
    }

    #[test]
    fn a_faithful_translation_is_fine() {
        check_translation(&translation_with("", ""), &[]);
    }

    #[test]
    fn a_page_without_translations_is_fine() {
        check_diagnostics(&check(&Tree::of(&[("README.md", ORIGINAL_PAGE)])), &[]);
    }

    #[test]
    fn a_heading_of_another_level_is_found() {
        check_translation(
            &translation_with("# 標題", "## 標題"),
            &["README.zh-TW.md:3: a heading of level 2 stands where README.md:3 has a heading of \
               level 1; make the same change in every language"],
        );
    }

    #[test]
    fn other_inline_code_is_found() {
        check_translation(
            &translation_with("`one`", "`uno`"),
            &["README.zh-TW.md:5: a paragraph with [two, uno] stands where README.md:5 has a \
               paragraph with [one, two]; make the same change in every language"],
        );
    }

    #[test]
    fn other_code_is_found() {
        check_translation(
            &translation_with("cargo test", "cargo bench"),
            &["README.zh-TW.md:8: the code 'cargo bench' stands where README.md:9 has the code \
               'cargo test'; make the same change in every language"],
        );
    }

    #[test]
    fn another_rule_id_in_a_row_is_found() {
        check_translation(
            &translation_with("ZZ-J2", "ZZ-J3"),
            &["README.zh-TW.md:12: a row of 2 cells with [ZZ-1, ZZ-J3, help] stands where \
               README.md:13 has a row of 2 cells with [ZZ-1, ZZ-J2, help]; make the same change \
               in every language"],
        );
    }

    #[test]
    fn a_missing_end_is_found() {
        check_translation(
            &translation_with("\n```\ncode\n```\n", ""),
            &["README.zh-TW.md:12: nothing more stands where README.md:15 has the code '```'; \
               make the same change in every language"],
        );
    }

    #[test]
    fn a_missing_link_is_found() {
        check_translation(
            &translation_with("[English](README.md)", "English"),
            &["README.zh-TW.md:1: the page has no link to its translation README.md; add the \
               link to the first line"],
        );
    }
}
