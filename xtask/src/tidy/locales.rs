//! Locales: every language has the same messages with the same variables.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource},
    parser,
};

use crate::tidy::{
    diagnostic::Diagnostic,
    tree::{Tree, extension},
};

/// The language that the others are translated from.
pub(super) const ORIGINAL: &str = "en";

/// The patterns of one file by name: `message`, `message.attribute` or `-term`.
type Patterns<'text> = BTreeMap<String, Translation<'text>>;

/// A pattern in one language.
#[derive(Debug)]
struct Translation<'text> {
    line: usize,
    variables: BTreeSet<&'text str>,
}

/// Reports wherever the languages are not alike.
pub(super) fn check(tree: &Tree) -> Vec<Diagnostic> {
    let mut diagnostics = Vec::new();
    let languages = languages(tree);
    // By file, then by language.
    let mut files: BTreeMap<&str, BTreeMap<&str, Patterns<'_>>> = BTreeMap::new();
    for &language in &languages {
        let mut places = BTreeMap::new();
        let folder = format!("locales/{language}");
        for (name, text) in tree.texts_in(&folder).filter(|(name, _)| extension(name) == "ftl") {
            let path = path_of(language, name);
            let patterns = read(&path, text, &mut places, &mut diagnostics);
            files.entry(name).or_default().insert(language, patterns);
        }
    }
    for (name, by_language) in &files {
        diagnostics.extend(compare(name, &languages, by_language));
    }
    diagnostics
}

/// The folders in `locales/`, the original first. Diagnostics compare with the first language that
/// has the missing item.
pub(super) fn languages(tree: &Tree) -> Vec<&str> {
    let files = tree.texts_in("locales").filter(|(path, _)| extension(path) == "ftl");
    let mut languages: Vec<_> =
        files.filter_map(|(path, _)| Some(path.split_once('/')?.0)).collect();
    languages.sort_unstable_by_key(|&language| (language != ORIGINAL, language));
    languages.dedup();
    languages
}

fn path_of(language: &str, name: &str) -> String {
    format!("locales/{language}/{name}")
}

/// Parses one file, and reports the errors that concern it alone.
///
/// `places` has the location of each name in the language so far.
fn read<'text>(
    path: &str,
    text: &'text str,
    places: &mut BTreeMap<String, String>,
    diagnostics: &mut Vec<Diagnostic>,
) -> Patterns<'text> {
    let resource = parser::parse_runtime(text).unwrap_or_else(|(resource, errors)| {
        diagnostics.extend(errors.into_iter().map(|error| {
            let fault = format!("cannot parse the file: {}", error.kind);
            Diagnostic::new(path, line_at(text, error.pos.start), fault, "correct the syntax")
        }));
        resource
    });
    let mut patterns = Patterns::new();
    for Named { name, line, pattern } in named_patterns(text, &resource) {
        if is_blank(pattern) {
            let fault = format!("'{name}' is empty");
            diagnostics.push(Diagnostic::new(path, line, fault, "translate it"));
        }
        if let Some(first) = places.get(&name) {
            let fault = format!("'{name}' is already in {first}");
            diagnostics.push(Diagnostic::new(path, line, fault, "delete one of them"));
        } else {
            places.insert(name.clone(), format!("{path}:{line}"));
        }
        let mut variables = BTreeSet::new();
        collect_variables(pattern, &mut variables);
        patterns.entry(name).or_insert(Translation { line, variables });
    }
    patterns
}

/// A pattern with its name and where it starts.
struct Named<'text, 'resource> {
    name: String,
    line: usize,
    pattern: &'resource Pattern<&'text str>,
}

fn named_patterns<'text, 'resource>(
    text: &str,
    resource: &'resource Resource<&'text str>,
) -> Vec<Named<'text, 'resource>> {
    let mut named = Vec::new();
    for entry in &resource.body {
        match entry {
            Entry::Message(message) => {
                let id = message.id.name;
                if let Some(pattern) = &message.value {
                    named.push(Named { name: id.to_owned(), line: line_of(text, id), pattern });
                }
                for attribute in &message.attributes {
                    let line = line_of(text, attribute.id.name);
                    let name = format!("{id}.{}", attribute.id.name);
                    named.push(Named { name, line, pattern: &attribute.value });
                }
            }
            Entry::Term(term) => {
                let line = line_of(text, term.id.name);
                named.push(Named {
                    name: format!("-{}", term.id.name),
                    line,
                    pattern: &term.value,
                });
            }
            // The parser has reported the junk.
            Entry::Junk { .. }
            | Entry::Comment(_)
            | Entry::GroupComment(_)
            | Entry::ResourceComment(_) => {}
        }
    }
    named
}

/// The line of `text` on which `part`, a slice of it, starts.
pub(super) fn line_of(text: &str, part: &str) -> usize {
    line_at(text, part.as_ptr().addr().saturating_sub(text.as_ptr().addr()))
}

/// The line on which the byte at `offset` is.
pub(super) fn line_at(text: &str, offset: usize) -> usize {
    1 + text.bytes().take(offset).filter(|&byte| byte == b'\n').count()
}

/// Whether the pattern has no visible text.
fn is_blank(pattern: &Pattern<&str>) -> bool {
    pattern.elements.iter().all(|element| match element {
        PatternElement::TextElement { value }
        | PatternElement::Placeable {
            expression: Expression::Inline(InlineExpression::StringLiteral { value }),
        } => value.trim().is_empty(),
        PatternElement::Placeable { .. } => false,
    })
}

fn collect_variables<'text>(pattern: &Pattern<&'text str>, variables: &mut BTreeSet<&'text str>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { .. } => {}
            PatternElement::Placeable { expression } => of_expression(expression, variables),
        }
    }
}

fn of_expression<'text>(expression: &Expression<&'text str>, variables: &mut BTreeSet<&'text str>) {
    match expression {
        Expression::Inline(inline) => of_inline(inline, variables),
        Expression::Select { selector, variants } => {
            of_inline(selector, variables);
            for variant in variants {
                collect_variables(&variant.value, variables);
            }
        }
    }
}

fn of_inline<'text>(inline: &InlineExpression<&'text str>, variables: &mut BTreeSet<&'text str>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name);
        }
        InlineExpression::Placeable { expression } => of_expression(expression, variables),
        InlineExpression::FunctionReference { arguments, .. }
        | InlineExpression::TermReference { arguments: Some(arguments), .. } => {
            // Named arguments are always literals.
            for argument in &arguments.positional {
                of_inline(argument, variables);
            }
        }
        InlineExpression::TermReference { arguments: None, .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. } => {}
    }
}

/// Reports where the languages of one file differ.
fn compare(
    name: &str,
    languages: &[&str],
    by_language: &BTreeMap<&str, Patterns<'_>>,
) -> Vec<Diagnostic> {
    let mut diagnostics = Vec::new();
    // Terms differ between languages, because each has the ones that its grammar needs.
    let is_message = |pattern: &&String| !pattern.starts_with('-');
    let all: BTreeSet<_> =
        by_language.values().flat_map(Patterns::keys).filter(is_message).collect();
    for &language in languages {
        let path = path_of(language, name);
        let Some(patterns) = by_language.get(language) else {
            diagnostics.push(missing_file(name, &path, languages, by_language));
            continue;
        };
        for &pattern in &all {
            let Some((model, original)) = first_with(name, languages, by_language, pattern) else {
                continue;
            };
            let Some(translation) = patterns.get(pattern) else {
                let fault = format!("'{pattern}' is missing");
                let advice = format!("translate {model}:{}, or delete it there", original.line);
                diagnostics.push(Diagnostic::new(&path, 1, fault, advice));
                continue;
            };
            if translation.variables != original.variables {
                let fault = format!(
                    "'{pattern}' uses {}, and {model}:{} uses {}",
                    listed(&translation.variables),
                    original.line,
                    listed(&original.variables)
                );
                let advice = "use the same variables in every language";
                diagnostics.push(Diagnostic::new(&path, translation.line, fault, advice));
            }
        }
    }
    diagnostics
}

fn missing_file(
    name: &str,
    path: &str,
    languages: &[&str],
    by_language: &BTreeMap<&str, Patterns<'_>>,
) -> Diagnostic {
    let there = languages.iter().filter(|language| by_language.contains_key(*language));
    let there: Vec<_> = there.map(|language| path_of(language, name)).collect();
    let advice = format!("translate {}", there.join(" or "));
    Diagnostic::new(path, 1, "the file is missing", advice)
}

/// The pattern in the first language that has it, and that language's file.
fn first_with<'all, 'text>(
    name: &str,
    languages: &[&'all str],
    by_language: &'all BTreeMap<&str, Patterns<'text>>,
    pattern: &str,
) -> Option<(String, &'all Translation<'text>)> {
    languages.iter().find_map(|language| {
        Some((path_of(language, name), by_language.get(language)?.get(pattern)?))
    })
}

fn listed(variables: &BTreeSet<&str>) -> String {
    if variables.is_empty() {
        return "no variable".to_owned();
    }
    let variables: Vec<_> = variables.iter().map(|name| format!("${name}")).collect();
    variables.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::diagnostic::check_diagnostics;

    fn check_locales(en: &str, tw: &str, cn: &str, expected: &[&str]) {
        let tree = Tree::of(&[
            ("locales/en/room.ftl", en),
            ("locales/zh-TW/room.ftl", tw),
            ("locales/zh-CN/room.ftl", cn),
        ]);
        check_diagnostics(&check(&tree), expected);
    }

    #[test]
    fn equal_languages_are_fine() {
        let en = "### Rooms
-brand = paiju
full = { $n ->
    [one] One seat at { -brand }
   *[other] { NUMBER($n) } seats, { $name }
}
    .title = Full { -brand(case: \"x\") }
";
        let zh = "full = { $name }還有{ $n }個位子\n    .title = 滿\n";
        check_locales(en, zh, zh, &[]);
    }

    #[test]
    fn a_tree_without_locales_is_fine() {
        check_diagnostics(&check(&Tree::of(&[("README.md", "")])), &[]);
    }

    #[test]
    fn a_missing_file_is_found() {
        let tree = Tree::of(&[
            ("locales/en/room.ftl", ""),
            ("locales/zh-CN/room.ftl", ""),
            ("locales/zh-TW/README.md", ""),
            ("locales/zh-TW/web.ftl", ""),
        ]);
        check_diagnostics(
            &check(&tree),
            &[
                "locales/zh-TW/room.ftl:1: the file is missing; translate locales/en/room.ftl or \
                 locales/zh-CN/room.ftl",
                "locales/en/web.ftl:1: the file is missing; translate locales/zh-TW/web.ftl",
                "locales/zh-CN/web.ftl:1: the file is missing; translate locales/zh-TW/web.ftl",
            ],
        );
    }

    #[test]
    fn junk_is_found() {
        check_locales(
            "full = Full\nnot so\n",
            "full = 滿\n",
            "full = 满\n",
            &["locales/en/room.ftl:2: cannot parse the file: Expected a token starting with \
               \"=\"; correct the syntax"],
        );
    }

    #[test]
    fn a_missing_message_or_attribute_is_found() {
        check_locales(
            "a = A\n\nb = B\n    .title = T\n",
            "a = A\nb = B\n",
            "a = A\nb = B\n    .title = T\nc = C\n",
            &[
                "locales/en/room.ftl:1: 'c' is missing; translate locales/zh-CN/room.ftl:4, or \
                 delete it there",
                "locales/zh-TW/room.ftl:1: 'b.title' is missing; translate \
                 locales/en/room.ftl:4, or delete it there",
                "locales/zh-TW/room.ftl:1: 'c' is missing; translate locales/zh-CN/room.ftl:4, \
                 or delete it there",
            ],
        );
    }

    #[test]
    fn other_variables_are_found() {
        check_locales(
            "a = { $name } has { $n }\n",
            "# 人\na = { $nane }\n",
            "a = 有\n",
            &[
                "locales/zh-CN/room.ftl:1: 'a' uses no variable, and locales/en/room.ftl:1 uses \
                 $n, $name; use the same variables in every language",
                "locales/zh-TW/room.ftl:2: 'a' uses $nane, and locales/en/room.ftl:1 uses $n, \
                 $name; use the same variables in every language",
            ],
        );
    }

    #[test]
    fn a_name_used_twice_is_found_over_all_files() {
        let mut files = Vec::new();
        for language in ["en", "zh-TW", "zh-CN"] {
            files.push((path_of(language, "a.ftl"), "x = X\n-t = T\n"));
            files.push((path_of(language, "b.ftl"), "y = Y\n"));
        }
        files[1].1 = "y = Y\nx = X\n-t = T\n";
        let files: Vec<_> = files.iter().map(|(path, text)| (path.as_str(), *text)).collect();
        let diagnostics: Vec<_> =
            check(&Tree::of(&files)).iter().map(Diagnostic::to_string).collect();
        for found in [
            "locales/en/b.ftl:2: 'x' is already in locales/en/a.ftl:1; delete one of them",
            "locales/en/b.ftl:3: '-t' is already in locales/en/a.ftl:2; delete one of them",
        ] {
            assert!(diagnostics.contains(&found.to_owned()), "{diagnostics:?}");
        }
    }

    #[test]
    fn an_empty_value_is_found() {
        check_locales(
            "a = { \"\" }\n",
            "a = A\n",
            "a = A\n",
            &["locales/en/room.ftl:1: 'a' is empty; translate it"],
        );
    }
}
