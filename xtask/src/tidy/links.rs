//! Links between pages lead somewhere.

use crate::tidy::{
    complaint::Complaint,
    tree::{Tree, extension, numbered},
};

/// Complains of relative links in Markdown pages to files that are not there.
pub(super) fn check(tree: &Tree) -> Vec<Complaint> {
    tree.texts()
        .filter(|(path, _)| extension(path) == "md")
        .flat_map(|(path, text)| check_page(tree, path, text))
        .collect()
}

fn check_page(tree: &Tree, path: &str, text: &str) -> Vec<Complaint> {
    let mut complaints = Vec::new();
    for (number, line) in prose(text) {
        for target in targets(&line) {
            let fault = match resolve(path, &target) {
                Some(file) if tree.has(&file) => continue,
                Some(file) => format!("the link to '{target}' leads to {file}, which is not there"),
                None => format!("the link to '{target}' leads out of the project"),
            };
            complaints.push(Complaint::new(path, number, fault, "correct the link"));
        }
    }
    complaints
}

/// The lines of a page that are not code, without the code inside them.
fn prose(text: &str) -> impl Iterator<Item = (usize, String)> {
    let mut in_code = false;
    numbered(text).filter_map(move |(number, line)| {
        let fence = line.trim_start();
        if fence.starts_with("```") || fence.starts_with("~~~") {
            in_code = !in_code;
            return None;
        }
        // What stands between backticks is every second piece.
        (!in_code).then(|| (number, line.split('`').step_by(2).collect()))
    })
}

/// The files that `line` links to, as written there but without what follows the file.
fn targets(line: &str) -> Vec<String> {
    let inline = line.split("](").skip(1).map(until_closed);
    let html = ["src=\"", "href=\""]
        .into_iter()
        .flat_map(|attribute| line.split(attribute).skip(1))
        .map(|rest| rest.split('"').next().unwrap_or_default());
    let definition = definition(line);
    inline.chain(html).chain(definition).filter_map(file_of).collect()
}

/// The target of `[name]: target`, where the line is one; a footnote is not.
fn definition(line: &str) -> Option<&str> {
    let (name, target) = line.trim_start().strip_prefix('[')?.split_once("]: ")?;
    (!name.starts_with('^')).then_some(target)
}

/// What stands before the bracket that closes the link; brackets inside come in pairs.
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

/// The file in a link's target: no title, no anchor; nothing if it is an address or only an anchor.
fn file_of(target: &str) -> Option<String> {
    let target = target.split_whitespace().next()?.trim_matches(['<', '>']);
    let file = target.split(['#', '?']).next()?;
    let is_address = file.contains("://") || file.starts_with("mailto:");
    (!file.is_empty() && !is_address).then(|| file.to_owned())
}

/// Where `target` leads from the page at `from`, or `None` if out of the project.
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
    use crate::tidy::complaint::check_complaints;

    #[test]
    fn links_that_lead_somewhere_are_fine() {
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
        check_complaints(&check(&tree), &[]);
    }

    #[test]
    fn links_that_lead_nowhere_are_found() {
        let page =
            "fine\n[a](gone.md) [b](../../out.md)\n```\n```\n<a href=\"x/y.md\">\n[c]: gone/\n";
        let complaints = check(&Tree::of(&[("docs/page.md", page)]));
        check_complaints(
            &complaints,
            &[
                "docs/page.md:2: the link to 'gone.md' leads to docs/gone.md, which is not there; \
                 correct the link",
                "docs/page.md:2: the link to '../../out.md' leads out of the project; correct the \
                 link",
                "docs/page.md:5: the link to 'x/y.md' leads to docs/x/y.md, which is not there; \
                 correct the link",
                "docs/page.md:6: the link to 'gone/' leads to docs/gone, which is not there; \
                 correct the link",
            ],
        );
    }
}
