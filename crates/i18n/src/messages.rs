//! The messages of one language, and how they are formatted.

use std::{fmt, sync::OnceLock};

use fluent_bundle::{
    FluentArgs, FluentError, FluentResource, FluentValue, concurrent::FluentBundle,
};
use serde_json::Value as Json;
use tabletop::{Clause, Localize, Message, Names, NamesByTag, Refusal, Value as Fact};
use unic_langid::LanguageIdentifier;

use crate::Language;

type Bundle = FluentBundle<FluentResource>;

/// The messages of one language.
pub struct Messages {
    language: Language,
    bundle: Bundle,
    /// The fallback's messages, which are read when the language lacks one.
    fallback: OnceLock<Bundle>,
}

/// The value of a variable in a message.
pub type Value = FluentValue<'static>;

/// Between the items of a list.
const SEPARATOR: &str = "list-separator";

/// Two sentences that follow each other.
const TWO_SENTENCES: &str = "two-sentences";

impl Messages {
    /// The messages of `language`.
    pub fn new(language: Language) -> Self {
        Self::of_files(language, language.files().map(|(_, text)| text))
    }

    fn of_files<'a>(language: Language, files: impl Iterator<Item = &'a str>) -> Self {
        Self { language, bundle: bundle(language, files), fallback: OnceLock::new() }
    }

    /// The same with what games call their things, by the key each would have in `locales/`
    /// ([`Rules::names`](tabletop::Rules::names)).
    #[must_use]
    pub fn with_names(mut self, names: impl IntoIterator<Item = (String, Names)>) -> Self {
        let message = |(key, names): (String, Names)| format!("{key} = {}\n", self.name(names));
        let text: String = names.into_iter().map(message).collect();
        add(&mut self.bundle, &text);
        self
    }

    /// The language they are in.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// Whether there is a message called `key`, in this language or in English.
    pub fn know(&self, key: &str) -> bool {
        has(self.bundle_with(key), key)
    }

    /// Whether there is a message called `key` in this language itself.
    pub fn is_translated(&self, key: &str) -> bool {
        has(&self.bundle, key)
    }

    /// The message called `key`, with `values` for its variables.
    ///
    /// If the language has no such message, the English one; if that is missing too, the bare key.
    pub fn say(&self, key: &str, values: &[(&str, Value)]) -> String {
        let bundle = self.bundle_with(key);
        debug_assert!(has(bundle, key), "{} has no '{key}'", self.language.tag());
        let Some(pattern) = bundle.get_message(key).and_then(|message| message.value()) else {
            return key.to_owned();
        };
        let args: FluentArgs<'_> =
            values.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
        let mut errors: Vec<FluentError> = Vec::new();
        let sentence = bundle.format_pattern(pattern, Some(&args), &mut errors);
        debug_assert!(errors.is_empty(), "'{key}' in {}: {errors:?}", self.language.tag());
        sentence.into_owned()
    }

    /// The message called `key`, with what an engine says for its variables.
    pub fn say_facts(&self, key: &str, facts: &[(&str, Fact)]) -> String {
        let values: Vec<_> = facts.iter().map(|(name, fact)| (*name, self.fact(fact))).collect();
        self.say(key, &values)
    }

    /// What an engine says. `name` is asked first for each value, for what only the shell can say,
    /// such as who sits where.
    pub fn say_message(
        &self,
        message: &Message,
        name: impl Fn(&str, &Fact) -> Option<Value>,
    ) -> String {
        let values = message.values.iter().map(|(variable, fact)| {
            (variable.as_ref(), name(variable, fact).unwrap_or_else(|| self.fact(fact)))
        });
        self.say(&message.key, &values.collect::<Vec<_>>())
    }

    /// What an engine says, as the value of a variable.
    pub fn fact(&self, fact: &Fact) -> Value {
        match fact {
            Fact::Number(number) => (*number).into(),
            // A text may be the key of a message, such as the name of a species.
            Fact::Text(key) if self.know(key) => self.say(key, &[]).into(),
            Fact::Text(text) => text.clone().into_owned().into(),
            Fact::Names(names) => {
                let tag = self.language.tag();
                self.list(names.iter().map(|names| names.get(tag).to_owned())).into()
            }
        }
    }

    /// The text of a rule: its message, then the sentences that its subjects bring along.
    pub fn clause(&self, clause: &Clause) -> String {
        let key = clause.key();
        let needs_message = clause.sentences.is_empty() || self.know(&key);
        let message = needs_message.then(|| self.say_facts(&key, &clause.values));
        let sentences = clause.sentences.iter().map(|names| self.name(*names));
        let join = |one: String, two: String| {
            self.say(TWO_SENTENCES, &[("one", one.into()), ("two", two.into())])
        };
        message.into_iter().chain(sentences).reduce(join).unwrap_or_default()
    }

    /// The name in this language, else in English.
    fn name(&self, names: Names) -> String {
        NamesByTag::from(names).get(self.language.tag()).to_owned()
    }

    /// The names as readers of this language write a list.
    pub fn list(&self, names: impl Iterator<Item = String>) -> String {
        names.collect::<Vec<_>>().join(&self.say(SEPARATOR, &[]))
    }

    /// The sentence for a refusal: its code names the message, its fields are the values.
    pub fn refusal(&self, prefix: &str, refusal: &impl Refusal) -> String {
        self.written_refusal(prefix, &serde_json::to_value(refusal).unwrap_or_default())
    }

    /// The sentence for a refusal in its written form.
    pub fn written_refusal(&self, prefix: &str, refusal: &Json) -> String {
        let mut values = Vec::new();
        for (name, field) in refusal.as_object().into_iter().flatten() {
            spread(name, field, &mut values);
        }
        let values: Vec<(&str, Value)> =
            values.iter().map(|(name, value)| (name.as_str(), value.clone())).collect();
        let code = refusal.get("code").and_then(Json::as_str).unwrap_or_default();
        self.say(&format!("{prefix}{code}"), &values)
    }

    /// The messages in which `key` is looked up.
    fn bundle_with(&self, key: &str) -> &Bundle {
        if self.language == Language::FALLBACK || self.is_translated(key) {
            return &self.bundle;
        }
        let fallback = Language::FALLBACK;
        self.fallback.get_or_init(|| bundle(fallback, fallback.files().map(|(_, text)| text)))
    }
}

fn bundle<'a>(language: Language, files: impl Iterator<Item = &'a str>) -> Bundle {
    let id: LanguageIdentifier = language.tag().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    // Marks for right-to-left readers, which would only spoil columns here.
    bundle.set_use_isolating(false);
    files.for_each(|text| add(&mut bundle, text));
    bundle
}

/// Adds the messages of a file.
fn add(bundle: &mut Bundle, text: &str) {
    // A file with a mistake still brings its other messages; `cargo xtask tidy` finds mistakes.
    let resource =
        FluentResource::try_new(text.to_owned()).unwrap_or_else(|(resource, _)| resource);
    bundle.add_resource_overriding(resource);
}

fn has(bundle: &Bundle, key: &str) -> bool {
    bundle.get_message(key).is_some_and(|message| message.value().is_some())
}

impl Localize for Messages {
    fn say(&self, key: &str, values: &[(&'static str, Fact)]) -> String {
        self.say_facts(key, values)
    }
}

impl fmt::Debug for Messages {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Messages").field("language", &self.language).finish_non_exhaustive()
    }
}

/// Turns a field into values for a message.
///
/// A list is said with spaces between. A field `x` with fields of its own, such as a play, is
/// `$x-cards`, `$x-pattern` and so on, and `$x` for its cards.
fn spread(name: &str, field: &Json, values: &mut Vec<(String, Value)>) {
    let value = match field {
        Json::Number(number) => number.as_f64().map(Value::from),
        Json::Array(items) => Some(items.iter().map(plain).collect::<Vec<_>>().join(" ").into()),
        Json::Object(fields) => {
            for (inner, field) in fields {
                spread(&format!("{name}-{inner}"), field, values);
            }
            if let Some(cards) = fields.get("cards") {
                spread(name, cards, values);
            }
            None
        }
        Json::Null | Json::Bool(_) | Json::String(_) => Some(plain(field).into()),
    };
    values.extend(value.map(|value| (name.to_owned(), value)));
}

fn plain(item: &Json) -> String {
    item.as_str().map_or_else(|| item.to_string(), str::to_owned)
}

#[cfg(test)]
mod tests {
    use std::iter;

    use super::*;
    use crate::language::tests::TOY;

    fn toy() -> Messages {
        let text = "list-separator = { \" kaj \" }\nbig-two-name = Granda Du\n";
        let names = Names { en: "pair", zh_tw: "對子", zh_cn: "对子" };
        let messages = Messages::of_files(TOY, iter::once(text));
        messages.with_names([("toy-pair".to_owned(), names)])
    }

    #[test]
    fn every_file_can_be_read() {
        for language in Language::ALL {
            for (name, text) in language.files() {
                let read = FluentResource::try_new(text.to_owned()).map_err(|(_, errors)| errors);
                assert!(read.is_ok(), "{}/{name}: {:?}", language.tag(), read.err());
            }
        }
    }

    /// RM-41: a fourth language needs nothing but its messages.
    #[test]
    fn a_fourth_language_is_spoken_like_the_others() {
        let toy = toy();
        assert_eq!(toy.say("big-two-name", &[]), "Granda Du");
        assert_eq!(toy.fact(&"big-two-name".into()), "Granda Du".into());
        assert_eq!(toy.list(["a", "b"].map(str::to_owned).into_iter()), "a kaj b");
    }

    /// BT-12: what a pattern says about itself follows the message of its rule, if there is one.
    #[test]
    fn a_rule_is_its_message_and_the_sentences_of_its_subjects() {
        let about = Names { en: "Two cards.", zh_tw: "兩張牌。", zh_cn: "两张牌。" };
        let more = Names { en: "Both alike.", zh_tw: "點數相同。", zh_cn: "点数相同。" };
        let say = |clause: &Clause| -> Vec<String> {
            Language::ALL.iter().map(|&it| Messages::new(it).clause(clause)).collect()
        };
        let mut bare = Clause::new("XX-1");
        bare.sentences = vec![about, more];
        assert_eq!(
            say(&bare),
            ["Two cards. Both alike.", "兩張牌。點數相同。", "两张牌。点数相同。"]
        );
        let rule = say(&Clause::new("BT-2"));
        let mut both = Clause::new("BT-2");
        both.sentences = vec![about];
        let expected = [
            format!("{} Two cards.", rule[0]),
            format!("{}兩張牌。", rule[1]),
            format!("{}两张牌。", rule[2]),
        ];
        assert_eq!(say(&both), expected);
    }

    /// RM-41: what a language lacks is said in English, with English plurals.
    #[test]
    fn what_a_language_lacks_is_said_in_english() {
        let toy = toy();
        let said = toy.say("room-refusal-room-full", &[("max", 64.into())]);
        assert_eq!(said, "The room is full: it holds 64 people.");
        assert_eq!(toy.say("toy-pair", &[]), "pair");
        assert!(toy.know("room-refusal-room-full") && !toy.is_translated("room-refusal-room-full"));
        assert!(!toy.know("no-such-key"));
    }

    #[test]
    #[cfg_attr(debug_assertions, should_panic(expected = "en has no 'no-such-key'"))]
    fn a_message_that_nobody_has_is_said_by_its_key() {
        let said = Messages::new(Language::FALLBACK).say("no-such-key", &[]);
        assert_eq!(said, "no-such-key");
    }
}
