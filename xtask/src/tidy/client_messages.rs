//! Message keys of the web client: every key in the code exists, and every message is used.
//!
//! The client refers to messages by key: `i18n.t('web-join')`, or ``i18n.t(`web-phase-${phase}`)`` if a
//! part of the key is only known at run time. The build calls `say('web-join')`.

use std::collections::BTreeMap;

use fluent_syntax::{ast::Entry, parser};

use crate::tidy::{
    diagnostic::Diagnostic,
    locales::{line_at, line_of},
    tree::{Tree, extension, is_typescript_test},
};

/// The language that is checked. The others have the same keys.
const LANGUAGE: &str = "locales/en";

/// Folders with the client's code.
const FOLDERS: &[&str] = &["web/src", "web/build"];

/// The calls whose first argument is a key.
const CALLS: &[&str] = &[".t(", "say("];

/// Prefix of the client's own keys and of the files that contain them.
const OWN: &str = "web";

/// A key in the code.
#[derive(Debug, PartialEq, Eq)]
struct Mention<'text> {
    line: usize,
    /// The known parts of the key, with a placeholder between each two.
    parts: Vec<&'text str>,
}

/// Reports keys without a message, and messages of the client that it does not use.
pub(super) fn check(tree: &Tree) -> Vec<Diagnostic> {
    let keys = keys(tree);
    let mut diagnostics = Vec::new();
    let mut mentions = Vec::new();
    for folder in FOLDERS {
        for (path, text) in tree.texts_in(folder).filter(|(path, _)| is_code(path)) {
            for mention in mentioned(text) {
                if !keys.keys().any(|key| mention.fits(key)) {
                    let fault = format!("message '{}' does not exist", mention.parts.join("…"));
                    let path = format!("{folder}/{path}");
                    let advice = format!("add it to {LANGUAGE} and the other languages");
                    diagnostics.push(Diagnostic::new(&path, mention.line, fault, advice));
                }
                mentions.push(mention);
            }
        }
    }
    for (key, place) in keys.iter().filter(|(key, _)| is_own(key)) {
        if !mentions.iter().any(|mention| mention.fits(key)) {
            let fault = format!("message '{key}' is not used");
            let advice = "delete it in every language";
            diagnostics.push(Diagnostic::new(&place.path, place.line, fault, advice));
        }
    }
    diagnostics
}

#[derive(Debug)]
struct MessageLocation {
    path: String,
    line: usize,
}

/// The keys of all messages.
fn keys(tree: &Tree) -> BTreeMap<&str, MessageLocation> {
    let mut keys = BTreeMap::new();
    for (name, text) in tree.texts_in(LANGUAGE).filter(|(name, _)| extension(name) == "ftl") {
        // `locales` reports syntax errors.
        let resource = parser::parse_runtime(text).unwrap_or_else(|(resource, _)| resource);
        for entry in resource.body {
            if let Entry::Message(message) = entry {
                let key = message.id.name;
                let path = format!("{LANGUAGE}/{name}");
                keys.insert(key, MessageLocation { path, line: line_of(text, key) });
            }
        }
    }
    keys
}

fn is_code(path: &str) -> bool {
    ["svelte", "ts"].contains(&extension(path)) && !is_typescript_test(path)
}

fn is_own(key: &str) -> bool {
    key.strip_prefix(OWN).is_some_and(|rest| rest.starts_with('-'))
}

/// The keys in a file: arguments of [`CALLS`], and literals that look like the client's own keys.
fn mentioned(text: &str) -> Vec<Mention<'_>> {
    let mention = |(offset, quote): (usize, &str)| {
        let (before, from) = text.split_at_checked(offset)?;
        let from = from.strip_prefix(quote)?;
        let is_argument = CALLS.iter().any(|call| before.trim_end().ends_with(call));
        let parts = parts(from, quote)?;
        let is_own = parts.first().is_some_and(|first| is_own(first));
        (is_argument || is_own).then(|| Mention { line: line_at(text, offset), parts })
    };
    text.match_indices(['\'', '`']).filter_map(mention).collect()
}

/// The parts of the key at the start of `text`, which ends with `quote`; `None` if it is not a key.
fn parts<'text>(mut text: &'text str, quote: &str) -> Option<Vec<&'text str>> {
    let mut parts = Vec::new();
    loop {
        let is_in_key = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
        let end = text.find(|letter| !is_in_key(letter))?;
        let (part, rest) = text.split_at(end);
        parts.push(part);
        if rest.starts_with(quote) {
            return Some(parts);
        }
        // A placeholder matches anything. Keys inside it are found separately.
        text = after_braces(rest.strip_prefix("${")?)?;
    }
}

/// The text after the brace that closes one opened before `text`.
fn after_braces(text: &str) -> Option<&str> {
    let mut n_open = 1;
    for (offset, letter) in text.char_indices() {
        match letter {
            '{' => n_open += 1,
            '}' => n_open -= 1,
            _ => {}
        }
        if n_open == 0 {
            return text.get(offset + 1..);
        }
    }
    None
}

impl Mention<'_> {
    /// Whether the placeholders can be filled so that the result is `key`.
    fn fits(&self, key: &str) -> bool {
        let [first, between @ .., last] = self.parts.as_slice() else {
            return self.parts == [key];
        };
        let Some(mut rest) = key.strip_prefix(first).and_then(|rest| rest.strip_suffix(last))
        else {
            return false;
        };
        for part in between {
            let Some((_, after)) = rest.split_once(part) else { return false };
            rest = after;
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::diagnostic::check_diagnostics;

    fn check_client(messages: &str, code: &str, expected: &[&str]) {
        let tree = Tree::of(&[("locales/en/web.ftl", messages), ("web/src/Page.svelte", code)]);
        check_diagnostics(&check(&tree), expected);
    }

    #[test]
    fn a_key_with_a_message_is_fine() {
        check_client(
            "web-join = Join\nweb-phase-lobby = waiting\nroom-level-easy = easy\nweb-on = on\nweb-off = off\n",
            "{i18n.t('web-join')} // the server's
             {i18n.t(
                `web-phase-${room.phase ?? { a: 1 }}`, { of: i18n.t(`room-level-${level}`) })}
             {i18n.t(lit ? 'web-on' : 'web-off')} {i18n.t(key)} {say(`${game}-easy`)}",
            &[],
        );
    }

    #[test]
    fn a_key_without_a_message_is_found() {
        check_client(
            "web-join = Join\n",
            "i18n.t('web-join')\ni18n.t('room-nothing')\nlet key = 'web-jion';\nsay(`web-${a}-${b}`)",
            &[
                "web/src/Page.svelte:2: message 'room-nothing' does not exist; add it to \
                 locales/en and the other languages",
                "web/src/Page.svelte:3: message 'web-jion' does not exist; add it to locales/en \
                 and the other languages",
                "web/src/Page.svelte:4: message 'web-…-…' does not exist; add it to locales/en \
                 and the other languages",
            ],
        );
    }

    #[test]
    fn an_unused_message_is_found() {
        check_client(
            "web-join = Join\n\nweb-old = Old\nroom-full = Full\n",
            "i18n.t('web-join')",
            &["locales/en/web.ftl:3: message 'web-old' is not used; delete it in every language"],
        );
    }

    #[test]
    fn tests_may_use_any_key() {
        let tree = Tree::of(&[("web/src/words.test.ts", "i18n.t('no-such-key')")]);
        check_diagnostics(&check(&tree), &[]);
    }
}
