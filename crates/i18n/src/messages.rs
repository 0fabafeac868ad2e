//! Formatting of messages.

use std::{fmt, sync::OnceLock};

use fluent_bundle::{
    FluentArgs, FluentError, FluentResource, FluentValue, concurrent::FluentBundle,
};
use serde_json::Value as Json;
use tabletop::{
    Clause, CodedRefusal, Localize, MarkSeats, Message, Names, NamesByTag, Seat, Value,
};
use unic_langid::LanguageIdentifier;

use crate::Language;

type Bundle = FluentBundle<FluentResource>;

/// The messages of one language, with English as the fallback.
pub struct Messages {
    language: Language,
    bundle: Bundle,
    /// The English messages, parsed when the language lacks one.
    fallback: OnceLock<Bundle>,
}

/// The value of a variable in a message.
pub type Argument = FluentValue<'static>;

/// Key of the separator of list items.
const SEPARATOR: &str = "list-separator";

/// Key of the message that joins two sentences.
const TWO_SENTENCES: &str = "two-sentences";

impl Messages {
    pub fn new(language: Language) -> Self {
        Self::of_files(language, language.files().map(|(_, text)| text))
    }

    fn of_files<'a>(language: Language, files: impl Iterator<Item = &'a str>) -> Self {
        Self { language, bundle: bundle(language, files), fallback: OnceLock::new() }
    }

    /// Adds the names that games define in code ([`Rules::names`](tabletop::Rules::names)), under the
    /// keys that they would have in `locales/`.
    #[must_use]
    pub fn with_names(mut self, names: impl IntoIterator<Item = (String, Names)>) -> Self {
        let message = |(key, names): (String, Names)| format!("{key} = {}\n", self.name(names));
        let text: String = names.into_iter().map(message).collect();
        add(&mut self.bundle, &text);
        self
    }

    pub const fn language(&self) -> Language {
        self.language
    }

    /// Whether the message `key` exists, in this language or in English.
    pub fn contains(&self, key: &str) -> bool {
        has(self.bundle_with(key), key)
    }

    /// Whether the message `key` exists in this language.
    pub fn is_translated(&self, key: &str) -> bool {
        has(&self.bundle, key)
    }

    /// Formats the message `key` with `values` for its variables.
    ///
    /// If the language has no such message, formats the English one. If that is missing too, returns
    /// the key.
    pub fn say(&self, key: &str, values: &[(&str, Argument)]) -> String {
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

    /// Formats the message `key` with values from an engine.
    pub fn say_values(&self, key: &str, values: &[(&str, Value)]) -> String {
        let values: Vec<_> =
            values.iter().map(|(name, value)| (*name, self.value(value))).collect();
        self.say(key, &values)
    }

    /// Formats a message from an engine. `name` returns the name of the player in a seat.
    pub fn say_message(&self, message: &Message, name: impl Fn(Seat) -> Argument) -> String {
        let values = message.values.iter().map(|(variable, value)| {
            let value = match value {
                Value::Seat { seat } => name(*seat),
                Value::Number(_) | Value::Text(_) | Value::Names(_) => self.value(value),
            };
            (variable.as_ref(), value)
        });
        self.say(&message.key, &values.collect::<Vec<_>>())
    }

    /// Converts a value from an engine to a Fluent value.
    pub fn value(&self, value: &Value) -> Argument {
        match value {
            Value::Number(number) => (*number).into(),
            // A text may be the key of a message, such as the name of a species.
            Value::Text(key) if self.contains(key) => self.say(key, &[]).into(),
            Value::Text(text) => text.clone().into_owned().into(),
            Value::Names(names) => {
                let tag = self.language.tag();
                self.list(names.iter().map(|names| names.get(tag).to_owned())).into()
            }
            Value::Seat { seat } => seat_number(*seat).into(),
        }
    }

    /// The text of a rule: its message, followed by the sentences that its subjects define in code.
    pub fn clause(&self, clause: &Clause) -> String {
        let key = clause.key();
        let needs_message = clause.sentences.is_empty() || self.contains(&key);
        let message = needs_message.then(|| self.say_values(&key, &clause.values));
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

    /// Joins `names` with the language's list separator.
    pub fn list(&self, names: impl Iterator<Item = String>) -> String {
        names.collect::<Vec<_>>().join(&self.say(SEPARATOR, &[]))
    }

    /// Formats a refusal. Its code is the key after `prefix`, and its fields are the values.
    pub fn refusal(&self, prefix: &str, refusal: &impl CodedRefusal) -> String {
        self.serialized_refusal(
            prefix,
            &serde_json::to_value(MarkSeats(refusal)).unwrap_or_default(),
        )
    }

    /// Formats a refusal that was serialized with marked seats ([`MarkSeats`]).
    pub fn serialized_refusal(&self, prefix: &str, refusal: &Json) -> String {
        let mut values = Vec::new();
        for (name, field) in refusal.as_object().into_iter().flatten() {
            flatten(name, field, &mut values);
        }
        let values: Vec<(&str, Argument)> =
            values.iter().map(|(name, value)| (name.as_str(), value.clone())).collect();
        let code = refusal.get("code").and_then(Json::as_str).unwrap_or_default();
        self.say(&format!("{prefix}{code}"), &values)
    }

    /// The bundle in which to look up `key`.
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
    // Isolation marks are for bidirectional text. They would break the columns of tables.
    bundle.set_use_isolating(false);
    files.for_each(|text| add(&mut bundle, text));
    bundle
}

fn add(bundle: &mut Bundle, text: &str) {
    // On a syntax error, keep the other messages. `cargo xtask tidy` reports the error.
    let resource =
        FluentResource::try_new(text.to_owned()).unwrap_or_else(|(resource, _)| resource);
    bundle.add_resource_overriding(resource);
}

fn has(bundle: &Bundle, key: &str) -> bool {
    bundle.get_message(key).is_some_and(|message| message.value().is_some())
}

impl Localize for Messages {
    fn say(&self, key: &str, values: &[(&'static str, Value)]) -> String {
        self.say_values(key, values)
    }
}

impl fmt::Debug for Messages {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Messages").field("language", &self.language).finish_non_exhaustive()
    }
}

/// The seat in `field`, if [`MarkSeats`] marked it.
pub fn marked_seat(field: &Json) -> Option<Seat> {
    let fields = field.as_object().filter(|fields| fields.len() == 1)?;
    let number = fields.get("seat")?.as_u64()?;
    Seat::try_from(u8::try_from(number).ok()?).ok()
}

/// 1-based number of a seat, for people.
fn seat_number(seat: Seat) -> usize {
    seat.index() + 1
}

/// Converts a JSON field to values of a message.
///
/// The items of a list are joined with spaces. A field `x` with subfields, such as a play, becomes
/// `$x-cards`, `$x-pattern` and so on, and `$x` is its cards.
fn flatten(name: &str, field: &Json, values: &mut Vec<(String, Argument)>) {
    if let Some(seat) = marked_seat(field) {
        values.push((name.to_owned(), seat_number(seat).into()));
        return;
    }
    let value = match field {
        Json::Number(number) => number.as_f64().map(Argument::from),
        Json::Array(items) => Some(items.iter().map(plain).collect::<Vec<_>>().join(" ").into()),
        Json::Object(fields) => {
            for (inner, field) in fields {
                flatten(&format!("{name}-{inner}"), field, values);
            }
            if let Some(cards) = fields.get("cards") {
                flatten(name, cards, values);
            }
            None
        }
        Json::Null | Json::Bool(_) | Json::String(_) => Some(plain(field).into()),
    };
    values.extend(value.map(|value| (name.to_owned(), value)));
}

fn plain(item: &Json) -> String {
    if let Some(seat) = marked_seat(item) {
        return seat_number(seat).to_string();
    }
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
    fn every_file_is_valid() {
        for language in Language::ALL {
            for (name, text) in language.files() {
                let read = FluentResource::try_new(text.to_owned()).map_err(|(_, errors)| errors);
                assert!(read.is_ok(), "{}/{name}: {:?}", language.tag(), read.err());
            }
        }
    }

    /// RM-41.
    #[test]
    fn a_fourth_language_needs_only_its_messages() {
        let toy = toy();
        assert_eq!(toy.say("big-two-name", &[]), "Granda Du");
        assert_eq!(toy.value(&"big-two-name".into()), "Granda Du".into());
        assert_eq!(toy.list(["a", "b"].map(str::to_owned).into_iter()), "a kaj b");
    }

    /// BT-12: the sentences of a pattern follow the message of its rule, if there is one.
    #[test]
    fn a_rule_consists_of_its_message_and_the_sentences_of_its_subjects() {
        let about = Names { en: "Two cards.", zh_tw: "兩張牌。", zh_cn: "两张牌。" };
        let more = Names { en: "Both alike.", zh_tw: "點數相同。", zh_cn: "点数相同。" };
        let say = |clause: &Clause| -> Vec<String> {
            let languages = ["en", "zh-TW", "zh-CN"].into_iter().filter_map(Language::parse);
            languages.map(|language| Messages::new(language).clause(clause)).collect()
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

    /// RM-41: a missing translation falls back to English, with English plurals.
    #[test]
    fn a_missing_translation_falls_back_to_english() {
        let toy = toy();
        let said = toy.say("room-refusal-room-full", &[("max", 64.into())]);
        assert_eq!(said, "The room is full; it holds 64 people.");
        assert_eq!(toy.say("toy-pair", &[]), "pair");
        assert!(
            toy.contains("room-refusal-room-full") && !toy.is_translated("room-refusal-room-full")
        );
        assert!(!toy.contains("no-such-key"));
    }

    #[test]
    #[cfg_attr(debug_assertions, should_panic(expected = "en has no 'no-such-key'"))]
    fn a_message_without_any_translation_falls_back_to_its_key() {
        let said = Messages::new(Language::FALLBACK).say("no-such-key", &[]);
        assert_eq!(said, "no-such-key");
    }

    #[test]
    fn people_read_seats_counted_from_one() {
        let seat = tabletop::Seats::TWO.first();
        assert_eq!(toy().value(&seat.into()), 1.into());
        let marked = serde_json::to_value(MarkSeats((seat, 0))).unwrap();
        let mut values = Vec::new();
        flatten("turn", &marked[0], &mut values);
        flatten("card", &marked[1], &mut values);
        assert_eq!(values, [("turn".to_owned(), 1.into()), ("card".to_owned(), 0.0.into())]);
    }
}
