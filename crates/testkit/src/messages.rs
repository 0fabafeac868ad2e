//! What is said in `locales/`, against what can be said.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement},
    parser,
};
use tabletop::{Localize, Value};

/// The keys of messages, and the names of the values that go with each.
pub type Said = BTreeMap<String, BTreeSet<String>>;

/// Reads a file of messages: each with the values it asks for, be it through others it is made of.
///
/// # Panics
///
/// If Fluent cannot read it, or a message is there twice or made of one that is not.
#[track_caller]
#[expect(clippy::expect_used, reason = "for tests, which fail by panicking")]
pub fn messages(text: &str) -> Said {
    let resource = parser::parse(text).expect("Fluent can read it");
    let mut direct = BTreeMap::new();
    for entry in resource.body {
        if let Entry::Message(message) = entry {
            let mut parts = Parts::default();
            parts.collect(&message.value.expect("every message has a text"));
            let twice = direct.insert(message.id.name, parts);
            assert!(twice.is_none(), "{} is there twice", message.id.name);
        }
    }
    let asks = |&key: &&str| {
        let (mut values, mut todo) = (BTreeSet::new(), vec![key]);
        while let Some(key) = todo.pop() {
            let parts = &direct[key];
            values.extend(parts.values.iter().map(|&name| name.to_owned()));
            todo.extend(&parts.messages);
        }
        (key.to_owned(), values)
    };
    direct.keys().map(asks).collect()
}

/// Messages for tests: each is its key, and its values in brackets, as `key(name=value)`.
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
                let names: Vec<&str> = names.iter().map(|names| names.en).collect();
                format!("{name}={}", names.join("+"))
            }
        };
        let values: Vec<String> = values.iter().map(written).collect();
        format!("{key}({})", values.join(", "))
    }
}

/// Makes sure that a file has a message for all that is said, which asks for no value that does not
/// come with it; and has no other.
///
/// # Panics
///
/// If it has not, naming the language.
#[track_caller]
pub fn check_said(language: &str, text: &str, said: &Said) {
    let written = messages(text);
    let keys = |said: &Said| said.keys().cloned().collect::<BTreeSet<_>>();
    assert_eq!(keys(&written), keys(said), "{language}: what is written, and what is said");
    for (key, asked) in &written {
        let missing: Vec<_> = asked.difference(&said[key]).collect();
        assert!(missing.is_empty(), "{language}: {key} asks for {missing:?}");
    }
}

/// What a message is made of.
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

    fn said(all: &[(&str, &[&str])]) -> Said {
        let values = |values: &[&str]| values.iter().map(|&name| name.to_owned()).collect();
        all.iter().map(|&(key, names)| (key.to_owned(), values(names))).collect()
    }

    #[test]
    fn a_message_asks_for_what_its_parts_ask_for() {
        let all: &[(&str, &[&str])] =
            &[("greeting", &["name"]), ("parting", &["n", "who"]), ("both", &["n", "name", "who"])];
        assert_eq!(messages(FILE), said(all));
        check_said("en", FILE, &said(all));
    }

    #[test]
    #[should_panic(expected = r#"en: greeting asks for ["name"]"#)]
    fn a_value_that_does_not_come_is_found() {
        check_said("en", "greeting = Hello, { $name }", &said(&[("greeting", &["who"])]));
    }

    #[test]
    #[should_panic(expected = "what is written, and what is said")]
    fn a_message_that_is_never_said_is_found() {
        check_said("en", "greeting = Hello", &said(&[]));
    }

    #[test]
    #[should_panic(expected = "greeting is there twice")]
    fn a_message_that_is_there_twice_is_found() {
        messages("greeting = Hello\ngreeting = Hi\n");
    }
}
