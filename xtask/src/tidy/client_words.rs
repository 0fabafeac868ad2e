//! Words of the client: it says nothing that is not translated, and nothing is translated in vain.
//!
//! The client asks for messages by their keys: `say('web-join')`, or, where a part is only known
//! later, ``say(`web-phase-${phase}`)``.

use std::collections::BTreeMap;

use fluent_syntax::{ast::Entry, parser};

use crate::tidy::{
    complaint::Complaint,
    locales::{line_at, line_of},
    tree::{Tree, extension, is_typescript_test},
};

/// The language that is looked at; the others have the same keys.
const LANGUAGE: &str = "locales/en";

/// Where the client's code lies.
const FOLDERS: &[&str] = &["web/src", "web/build"];

/// What the client's own keys begin with, and the files they are in.
const OWN: &str = "web";

/// A key as it is written in the code.
#[derive(Debug, PartialEq, Eq)]
struct Mention<'text> {
    line: usize,
    /// The parts of the key that are known, with something between each two.
    parts: Vec<&'text str>,
}

/// Complains of keys that lead nowhere, and of messages that nobody asks for.
pub(super) fn check(tree: &Tree) -> Vec<Complaint> {
    let keys = keys(tree);
    let mut complaints = Vec::new();
    let mut mentions = Vec::new();
    for folder in FOLDERS {
        for (path, text) in tree.texts_in(folder).filter(|(path, _)| is_code(path)) {
            for mention in mentioned(text) {
                if !keys.keys().any(|key| mention.fits(key)) {
                    let fault = format!("there is no message '{}'", mention.parts.join("…"));
                    let path = format!("{folder}/{path}");
                    let advice = format!("add it to {LANGUAGE} and the other languages");
                    complaints.push(Complaint::new(&path, mention.line, fault, advice));
                }
                mentions.push(mention);
            }
        }
    }
    for (key, place) in keys.iter().filter(|(key, _)| is_own(key)) {
        if !mentions.iter().any(|mention| mention.fits(key)) {
            let fault = format!("the client never says '{key}'");
            let advice = "delete it in every language";
            complaints.push(Complaint::new(&place.path, place.line, fault, advice));
        }
    }
    complaints
}

/// Where a message is.
#[derive(Debug)]
struct Place {
    path: String,
    line: usize,
}

/// Every message there is.
fn keys(tree: &Tree) -> BTreeMap<&str, Place> {
    let mut keys = BTreeMap::new();
    for (name, text) in tree.texts_in(LANGUAGE).filter(|(name, _)| extension(name) == "ftl") {
        // What cannot be read is another check's affair.
        let resource = parser::parse_runtime(text).unwrap_or_else(|(resource, _)| resource);
        for entry in resource.body {
            if let Entry::Message(message) = entry {
                let key = message.id.name;
                let path = format!("{LANGUAGE}/{name}");
                keys.insert(key, Place { path, line: line_of(text, key) });
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

/// The keys in a file: whatever is said at once, and whatever looks like a key of the client's own.
fn mentioned(text: &str) -> Vec<Mention<'_>> {
    let mention = |(offset, quote): (usize, &str)| {
        let (before, from) = text.split_at_checked(offset)?;
        let from = from.strip_prefix(quote)?;
        let is_said = before.trim_end().ends_with("say(");
        let parts = parts(from, quote)?;
        let is_own = parts.first().is_some_and(|first| is_own(first));
        (is_said || is_own).then(|| Mention { line: line_at(text, offset), parts })
    };
    text.match_indices(['\'', '`']).filter_map(mention).collect()
}

/// The parts of the key at the beginning of `text`, which ends with `quote`, if it is one.
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
        // Keys within braces are found by themselves; here they stand for anything.
        text = after_braces(rest.strip_prefix("${")?)?;
    }
}

/// What follows the brace that closes one opened before `text`.
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
    /// Whether it may stand for `key`.
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
    use crate::tidy::complaint::check_complaints;

    fn check_client(messages: &str, code: &str, expected: &[&str]) {
        let tree = Tree::of(&[("locales/en/web.ftl", messages), ("web/src/Page.svelte", code)]);
        check_complaints(&check(&tree), expected);
    }

    #[test]
    fn what_is_said_and_there_is_fine() {
        check_client(
            "web-join = Join\nweb-phase-lobby = waiting\nroom-level-easy = easy\nweb-on = on\nweb-off = off\n",
            "{words.say('web-join')} // the server's
             {words.say(
                `web-phase-${room.phase ?? { a: 1 }}`, { of: words.say(`room-level-${level}`) })}
             {words.say(lit ? 'web-on' : 'web-off')} {words.say(key)} {say(`${game}-easy`)}",
            &[],
        );
    }

    #[test]
    fn a_key_that_leads_nowhere_is_found() {
        check_client(
            "web-join = Join\n",
            "say('web-join')\nsay('room-nothing')\nlet key = 'web-jion';\nsay(`web-${a}-${b}`)",
            &[
                "web/src/Page.svelte:2: there is no message 'room-nothing'; add it to locales/en \
                 and the other languages",
                "web/src/Page.svelte:3: there is no message 'web-jion'; add it to locales/en and \
                 the other languages",
                "web/src/Page.svelte:4: there is no message 'web-…-…'; add it to locales/en and \
                 the other languages",
            ],
        );
    }

    #[test]
    fn a_message_that_is_never_said_is_found() {
        check_client(
            "web-join = Join\n\nweb-old = Old\nroom-full = Full\n",
            "say('web-join')",
            &["locales/en/web.ftl:3: the client never says 'web-old'; delete it in every language"],
        );
    }

    #[test]
    fn tests_may_say_what_they_like() {
        let tree = Tree::of(&[("web/src/words.test.ts", "say('no-such-key')")]);
        check_complaints(&check(&tree), &[]);
    }
}
