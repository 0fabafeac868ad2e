//! Relative links in Markdown pages point to existing files.

use crate::tidy::{
    diagnostic::Diagnostic,
    tree::{Tree, extension, numbered},
};

/// Reports relative links to files that do not exist.
pub(super) fn check(tree: &Tree) -> Vec<Diagnostic> {
    tree.texts()
        .filter(|(path, _)| extension(path) == "md")
        .flat_map(|(path, text)| check_page(tree, path, text))
        .collect()
}

fn check_page(tree: &Tree, path: &str, text: &str) -> Vec<Diagnostic> {
    let mut diagnostics = Vec::new();
    for (number, line) in prose(text) {
        for target in targets(&line) {
            let fault = match resolve(path, &target) {
                Some(file) if tree.has(&file) => continue,
                Some(file) => format!("the link '{target}' points to {file}, which does not exist"),
                None => format!("the link '{target}' points out of the project"),
            };
            diagnostics.push(Diagnostic::new(path, number, fault, "correct the link"));
        }
    }
    diagnostics
}

/// The lines outside of code blocks, without inline code.
fn prose(text: &str) -> impl Iterator<Item = (usize, String)> {
    let mut in_code = false;
    numbered(text).filter_map(move |(number, line)| {
        let fence = line.trim_start();
        if fence.starts_with("```") || fence.starts_with("~~~") {
            in_code = !in_code;
            return None;
        }
        // Every second piece is between backticks.
        (!in_code).then(|| (number, line.split('`').step_by(2).collect()))
    })
}

/// The targets of the links in `line`, without titles and anchors.
fn targets(line: &str) -> Vec<String> {
    let inline = line.split("](").skip(1).map(until_closed);
    let html = ["src=\"", "href=\""]
        .into_iter()
        .flat_map(|attribute| line.split(attribute).skip(1))
        .map(|rest| rest.split('"').next().unwrap_or_default());
    let definition = definition(line);
    inline.chain(html).chain(definition).filter_map(file_of).collect()
}

/// The target of a link definition `[name]: target`; `None` for a footnote.
fn definition(line: &str) -> Option<&str> {
    let (name, target) = line.trim_start().strip_prefix('[')?.split_once("]: ")?;
    (!name.starts_with('^')).then_some(target)
}

/// The text before the parenthesis that closes the link. Parentheses inside come in pairs.
fn until_closed(rest: &str) -> &str {
    let mut depth = 1;
    for (at, char) in rest.char_indices() {
        match char {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return &rest[..at];
        }
    }
    rest
}

/// The file in a link's target; `None` for a URL or a bare anchor.
fn file_of(target: &str) -> Option<String> {
    let target = target.split_whitespace().next()?.trim_matches(['<', '>']);
    let file = target.split(['#', '?']).next()?;
    let is_address = file.contains("://") || file.starts_with("mailto:");
    (!file.is_empty() && !is_address).then(|| file.to_owned())
}

/// The path of `target`, relative to the page at `from`; `None` outside of the project.
fn resolve(from: &str, target: &str) -> Option<String> {
    let folder =
        if target.starts_with('/') { "" } else { from.rsplit_once('/').map_or("", |it| it.0) };
    let mut path = Vec::new();
    for part in folder.split('/').chain(target.split('/')) {
        match part {
            "" | "." => {}
            ".." => {
                path.pop()?;
            }
            name => path.push(name),
        }
    }
    Some(path.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::diagnostic::check_diagnostics;

    #[test]
    fn links_to_existing_files_are_fine() {
        let page = "
[rules](rules/big-two.md#hands), [up](../README.md \"front\"), [`code`](/docs), ![](<a_(b).png>)
[here](#anchor) [far](https://example.org/a.md) [post](mailto:a@example.org) [dot](./a_(b).png)
<img src=\"a_(b).png\"> `[shown](nowhere.md)` [^1]
[^1]: not a link
[name]: rules/
```
[code](nowhere.md)
```
";
        let tree = Tree::of(&[
            ("README.md", ""),
            ("docs/a_(b).png", ""),
            ("docs/page.md", page),
            ("docs/rules/big-two.md", ""),
            ("src/lib.rs", "[no page](nowhere.md)"),
        ]);
        check_diagnostics(&check(&tree), &[]);
    }

    #[test]
    fn broken_links_are_found() {
        let page =
            "fine\n[a](gone.md) [b](../../out.md)\n```\n```\n<a href=\"x/y.md\">\n[c]: gone/\n";
        let diagnostics = check(&Tree::of(&[("docs/page.md", page)]));
        check_diagnostics(
            &diagnostics,
            &[
                "docs/page.md:2: the link 'gone.md' points to docs/gone.md, which does not exist; \
                 correct the link",
                "docs/page.md:2: the link '../../out.md' points out of the project; correct the link",
                "docs/page.md:5: the link 'x/y.md' points to docs/x/y.md, which does not exist; \
                 correct the link",
                "docs/page.md:6: the link 'gone/' points to docs/gone, which does not exist; \
                 correct the link",
            ],
        );
    }
}
