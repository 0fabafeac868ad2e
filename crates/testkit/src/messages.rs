//! Checks the messages in `locales/` against the keys and arguments that a program uses.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement},
    parser,
};
use tabletop::{Localize, Value};

/// The arguments of each message, by its key.
pub type MessageArgs = BTreeMap<String, BTreeSet<String>>;

/// Parses a Fluent file: each message with its arguments, also those of messages it refers to.
///
/// # Panics
///
/// Panics if Fluent cannot parse it, a message is defined twice, or a reference has no target.
#[track_caller]
#[expect(clippy::expect_used, reason = "for tests, which fail by panicking")]
pub fn messages(text: &str) -> MessageArgs {
    let resource = parser::parse(text).expect("Fluent can parse the file");
    let mut direct = BTreeMap::new();
    for entry in resource.body {
        if let Entry::Message(message) = entry {
            let mut parts = Parts::default();
            parts.collect(&message.value.expect("every message has a text"));
            let twice = direct.insert(message.id.name, parts);
            assert!(twice.is_none(), "{} is defined twice", message.id.name);
        }
    }
    let args = |&key: &&str| {
        let (mut values, mut todo) = (BTreeSet::new(), vec![key]);
        while let Some(key) = todo.pop() {
            let parts = &direct[key];
            values.extend(parts.values.iter().map(|&name| name.to_owned()));
            todo.extend(&parts.messages);
        }
        (key.to_owned(), values)
    };
    direct.keys().map(args).collect()
}

/// Translations for tests: a message is its key with its arguments, as `key(name=value)`.
#[derive(Debug, Clone, Copy)]
pub struct Keys;

impl Localize for Keys {
    fn say(&self, key: &str, values: &[(&'static str, Value)]) -> String {
        if values.is_empty() {
            return key.to_owned();
        }
        let written = |(name, value): &(&str, Value)| match value {
            Value::Number(number) => format!("{name}={number}"),
            Value::Text(text) => format!("{name}={text}"),
            Value::Names(names) => {
                let names: Vec<&str> = names.iter().map(|names| names.get("en")).collect();
                format!("{name}={}", names.join("+"))
            }
            Value::Seat { seat } => format!("{name}={seat}"),
        };
        let values: Vec<String> = values.iter().map(written).collect();
        format!("{key}({})", values.join(", "))
    }
}

/// One file of `locales/`, such as `room` for `room.ftl`, in every language: its tag and the text.
///
/// # Panics
///
/// Panics if a language has no such file.
#[expect(clippy::expect_used, reason = "for tests, which fail by panicking")]
pub fn translations(file: &str) -> Vec<(String, String)> {
    let locales = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales"));
    let folders = fs::read_dir(locales).expect("there are locales");
    let mut paths: Vec<_> = folders.map(|entry| entry.expect("it can be listed").path()).collect();
    paths.retain(|path| path.is_dir());
    paths.sort();
    let read = |folder: &Path| {
        let tag = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let text = fs::read_to_string(folder.join(file).with_extension("ftl"));
        (tag, text.expect("every language has the file"))
    };
    paths.iter().map(|folder| read(folder)).collect()
}

/// Checks that a file of `locales/` has exactly the `expected` messages in every language, and that
/// no message uses an argument that it does not get.
///
/// # Panics
///
/// Panics if it does not, and names the language.
#[track_caller]
pub fn check_messages(file: &str, expected: &MessageArgs) {
    for (language, text) in translations(file) {
        check_text(&language, &text, expected);
    }
}

#[track_caller]
fn check_text(language: &str, text: &str, expected: &MessageArgs) {
    let written = messages(text);
    let keys = |args: &MessageArgs| args.keys().cloned().collect::<BTreeSet<_>>();
    assert_eq!(
        keys(&written),
        keys(expected),
        "{language}: the keys in the file, and those expected"
    );
    for (key, args) in &written {
        let missing: Vec<_> = args.difference(&expected[key]).collect();
        assert!(missing.is_empty(), "{language}: {key} uses the unknown arguments {missing:?}");
    }
}

/// The arguments and the other messages that a message refers to.
#[derive(Debug, Default)]
struct Parts<'text> {
    values: BTreeSet<&'text str>,
    messages: BTreeSet<&'text str>,
}

impl<'text> Parts<'text> {
    fn collect(&mut self, pattern: &Pattern<&'text str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { .. } => {}
                PatternElement::Placeable { expression: Expression::Inline(inline) } => {
                    self.note(inline);
                }
                PatternElement::Placeable {
                    expression: Expression::Select { selector, variants },
                } => {
                    self.note(selector);
                    for variant in variants {
                        self.collect(&variant.value);
                    }
                }
            }
        }
    }

    #[expect(clippy::panic, reason = "for tests, which fail by panicking")]
    fn note(&mut self, inline: &InlineExpression<&'text str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.values.insert(id.name);
            }
            InlineExpression::MessageReference { id, .. } => {
                self.messages.insert(id.name);
            }
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::FunctionReference { .. }
            | InlineExpression::TermReference { .. }
            | InlineExpression::Placeable { .. } => panic!("not used in our files: {inline:?}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = "\
# A note.
greeting = Hello, { $name }
parting = { $n ->
    [one] { $who } leaves
   *[other] { $n } leave
}
both = { greeting } … { parting }
";

    fn args(all: &[(&str, &[&str])]) -> MessageArgs {
        let values = |values: &[&str]| values.iter().map(|&name| name.to_owned()).collect();
        all.iter().map(|&(key, names)| (key.to_owned(), values(names))).collect()
    }

    #[test]
    fn a_message_has_the_arguments_of_those_it_refers_to() {
        let all: &[(&str, &[&str])] =
            &[("greeting", &["name"]), ("parting", &["n", "who"]), ("both", &["n", "name", "who"])];
        assert_eq!(messages(FILE), args(all));
        check_text("en", FILE, &args(all));
    }

    #[test]
    #[should_panic(expected = r#"en: greeting uses the unknown arguments ["name"]"#)]
    fn an_unknown_argument_is_found() {
        check_text("en", "greeting = Hello, { $name }", &args(&[("greeting", &["who"])]));
    }

    #[test]
    #[should_panic(expected = "the keys in the file, and those expected")]
    fn a_message_that_is_not_expected_is_found() {
        check_text("en", "greeting = Hello", &args(&[]));
    }

    #[test]
    #[should_panic(expected = "greeting is defined twice")]
    fn a_message_that_is_defined_twice_is_found() {
        messages("greeting = Hello\ngreeting = Hi\n");
    }
}
