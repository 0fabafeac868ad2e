//! Every reason has a sentence in every language, and every sentence is said.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement},
    parser,
};

use game_sea_salt::{Action, Config};

use super::{LEVELS, choose, play_games, positions::fourth_mermaid};
use crate::Choice;

const LANGUAGES: [(&str, &str); 3] = [
    ("en", include_str!("../../../../../locales/en/bots-sea-salt.ftl")),
    ("zh-TW", include_str!("../../../../../locales/zh-TW/bots-sea-salt.ftl")),
    ("zh-CN", include_str!("../../../../../locales/zh-CN/bots-sea-salt.ftl")),
];

/// A key, and the names of the values that go with it.
type Said = BTreeMap<String, BTreeSet<String>>;

#[test]
fn everything_that_is_said_has_a_sentence_and_the_other_way_round() {
    let mut said = Said::new();
    for level in LEVELS {
        let mut listen = |choice: &Choice<Action>| {
            assert!((1..=2).contains(&choice.reasons.len()), "{choice:?}");
            for reason in &choice.reasons {
                let values = reason.values.iter().map(|&(name, _)| name.to_owned());
                said.entry(reason.key.to_owned()).or_default().extend(values);
            }
        };
        play_games(level, 30, |_, choice| listen(choice));
        let rare = fourth_mermaid(&Config::CLASSIC);
        listen(&choose(level, &rare.state, 0, None));
    }
    // The sentence that all games share stands in a file of its own.
    said.remove("bot-searched");
    for (language, text) in LANGUAGES {
        let written = written(text);
        for (key, wanted) in &written {
            let given = said.get(key).unwrap_or_else(|| panic!("{language}: {key} is never said"));
            let missing: Vec<_> = wanted.difference(given).collect();
            assert!(missing.is_empty(), "{language}: {key} asks for {missing:?}");
        }
        let unwritten: Vec<_> = said.keys().filter(|key| !written.contains_key(*key)).collect();
        assert!(unwritten.is_empty(), "{language}: {unwritten:?}");
    }
}

fn written(text: &str) -> Said {
    let resource = parser::parse_runtime(text).unwrap();
    let messages = resource.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message),
        Entry::Term(_)
        | Entry::Comment(_)
        | Entry::GroupComment(_)
        | Entry::ResourceComment(_)
        | Entry::Junk { .. } => None,
    });
    let read = |message: &fluent_syntax::ast::Message<&str>| {
        let mut values = BTreeSet::new();
        collect(message.value.as_ref().unwrap(), &mut values);
        (message.id.name.to_owned(), values)
    };
    messages.map(read).collect()
}

/// Collects the names of the values that a sentence asks for.
fn collect(pattern: &Pattern<&str>, values: &mut BTreeSet<String>) {
    let mut note = |inline: &InlineExpression<&str>| {
        if let InlineExpression::VariableReference { id } = inline {
            values.insert(id.name.to_owned());
        }
    };
    let mut variants_to_read = Vec::new();
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => note(inline),
            Expression::Select { selector, variants } => {
                note(selector);
                variants_to_read.extend(variants);
            }
        }
    }
    for variant in variants_to_read {
        collect(&variant.value, values);
    }
}
