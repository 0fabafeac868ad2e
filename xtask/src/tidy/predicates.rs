//! Functions that are named like predicates must return `bool`, so none returns a `Result`.

use crate::tidy::{
    diagnostic::Diagnostic,
    tree::{Tree, extension},
};

/// Reports every `fn is_…` in Rust sources whose return type is a `Result`.
pub(super) fn check(tree: &Tree) -> Vec<Diagnostic> {
    let mut diagnostics = Vec::new();
    for (path, text) in tree.texts().filter(|(path, _)| extension(path) == "rs") {
        for (at, _) in text.match_indices(concat!("fn ", "is_")) {
            let signature = text[at..].split(['{', ';']).next().unwrap_or_default();
            let returns = signature.rsplit_once("->").map_or("", |(_, returns)| returns);
            if returns.contains("Result") {
                let line = text[..at].matches('\n').count() + 1;
                let name = signature["fn ".len()..].split(['(', '<']).next().unwrap_or_default();
                let fault = format!("'{name}' reads as a predicate but returns a `Result`");
                let advice = "start its name with `check_` or `ensure_`";
                diagnostics.push(Diagnostic::new(path, line, fault, advice));
            }
        }
    }
    diagnostics
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::diagnostic::check_diagnostics;

    #[test]
    fn a_predicate_does_not_return_a_result() {
        let signature = concat!("fn ", "is_open(\n    &self,\n) -> Result<(), Refusal> {}\n");
        let text = format!("struct Room;\npub(crate) {signature}");
        check_diagnostics(
            &check(&Tree::of(&[("a.rs", &text)])),
            &[
                "a.rs:2: 'is_open' reads as a predicate but returns a `Result`; start its name with \
               `check_` or `ensure_`",
            ],
        );
    }

    #[test]
    fn a_bool_and_a_check_are_fine() {
        let text = concat!(
            "fn ",
            "is_open(&self) -> bool { self.check().is_ok() }\n",
            "fn check(&self) -> Result<(), Refusal>;\n",
            "fn ",
            "is_closed(&self) -> bool;\n",
            "fn open() -> Result<(), Refusal> {}\n",
        );
        check_diagnostics(&check(&Tree::of(&[("a.rs", text)])), &[]);
        let outside = concat!("fn ", "is_open() -> Result<()>;");
        check_diagnostics(&check(&Tree::of(&[("a.md", outside)])), &[]);
    }
}
