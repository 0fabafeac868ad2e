//! Every code has a sentence in every language, which uses exactly its values.

use std::collections::{BTreeMap, BTreeSet};

use protocol::{Emote, Level, Options, RoomRefusal, ServerRefusal};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Value, json};
use tabletop::{Choice, CodedRefusal, Settings};
use testkit::translations;

/// Each message of a language, by key.
fn messages(text: &str) -> BTreeMap<&str, String> {
    let mut messages: BTreeMap<&str, String> = BTreeMap::new();
    let mut last = "";
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        match line.split_once(" = ") {
            Some((key, value)) if !line.starts_with([' ', '}']) => {
                last = key;
                messages.insert(key, value.to_owned());
            }
            _ => messages.entry(last).or_default().push_str(line),
        }
    }
    messages
}

fn variables(message: &str) -> BTreeSet<String> {
    let ends = |sign: char| !sign.is_ascii_alphanumeric() && sign != '-';
    let names = message.split('$').skip(1).filter_map(|rest| rest.split(ends).next());
    names.map(str::to_owned).collect()
}

/// A value that fits a field of that name.
fn some_value(field: &str) -> Value {
    match field {
        "name" | "character" | "detail" | "game" | "origin" | "record" => json!("x"),
        "room" => json!("333333"),
        _ => json!(1),
    }
}

/// RM-21: a refusal is a code with values, and there is a sentence for it that uses them all.
#[track_caller]
fn check_refusals<F: CodedRefusal + DeserializeOwned + Serialize>(prefix: &str) {
    for (_, text) in translations("room") {
        let messages = messages(&text);
        for &code in F::CODES {
            let key = format!("{prefix}-{code}");
            let message = messages.get(key.as_str()).unwrap_or_else(|| panic!("no {key}"));
            let mut written = json!({ "code": code });
            for field in variables(message) {
                written[&field] = some_value(&field);
            }
            let refusal: F = serde_json::from_value(written.clone())
                .unwrap_or_else(|error| panic!("{key} does not use all values: {error}"));
            assert_eq!(refusal.code(), code);
            assert_eq!(serde_json::to_value(&refusal).unwrap(), written, "{key} uses other values");
        }
        let prefix = format!("{prefix}-");
        let n_sentences = messages.keys().filter(|key| key.starts_with(&prefix)).count();
        assert_eq!(n_sentences, F::CODES.len());
    }
}

/// RM-21: every refusal of rooms and servers has its sentence.
#[test]
fn every_refusal_has_a_sentence_with_its_values() {
    check_refusals::<RoomRefusal>("room-refusal");
    check_refusals::<ServerRefusal>("server-refusal");
}

/// RM-3, RM-4, RM-13: levels, options, emotes and events have sentences.
#[test]
fn everything_visible_has_a_sentence() {
    let levels = Level::ALL.iter().map(|level| format!("level-{}", level.name()));
    let emotes = Emote::ALL.iter().map(|emote| format!("emote-{}", emote.name()));
    let options = Options::FIELDS.iter().map(|field| format!("setting-{}", field.name));
    let events = event_types().into_iter().map(|kind| format!("event-{kind}"));
    let keys: Vec<_> = levels.chain(emotes).chain(options).chain(events).collect();
    for (_, text) in translations("room") {
        let messages = messages(&text);
        for key in &keys {
            assert!(messages.contains_key(format!("room-{key}").as_str()), "{key}");
        }
    }
}

/// The name of every kind of entry, as it is stored.
pub(super) fn event_types() -> BTreeSet<String> {
    let (_, after) = include_str!("../entry.rs").split_once("pub enum RoomEvent").unwrap();
    let (body, _) = after.split_once("\n}\n").unwrap();
    let is_variant = |line: &&str| line.starts_with(|first: char| first.is_ascii_uppercase());
    let lines = body.lines().filter_map(|line| line.strip_prefix("    ")).filter(is_variant);
    let variants = lines.filter_map(|line| line.split_once(" {")).map(|(variant, _)| variant);
    let kebab = |variant: &str| {
        let dashed = variant.char_indices().flat_map(|(index, letter)| {
            let dash = (index > 0 && letter.is_uppercase()).then_some('-');
            dash.into_iter().chain(letter.to_lowercase())
        });
        dashed.collect()
    };
    variants.map(kebab).collect()
}
