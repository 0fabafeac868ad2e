//! Checks that every message of the engine exists in every language and uses the values it gets.

use std::collections::BTreeMap;

use serde_json::Value;
use tabletop::{Choice, CodedRefusal, FieldType, Message, Rules, Seats, Settings, Viewer};
use testkit::{messages, play_out, translations};

use crate::{
    Config, Kind, Rejection, SeaSalt, Seen,
    card::Colour,
    scorer::{ScoreError, score_line},
};

#[track_caller]
fn check(key: &str, values: &[&str]) {
    for (_, text) in translations("sea-salt") {
        let messages = messages(&text);
        assert!(messages.contains_key(key), "there is no message '{key}'");
        let unknown: Vec<_> =
            messages[key].iter().filter(|name| !values.contains(&name.as_str())).collect();
        assert!(unknown.is_empty(), "'{key}' uses {unknown:?}, but there is only {values:?}");
    }
}

/// The messages in the language with this tag.
fn text(tag: &str) -> String {
    translations("sea-salt")
        .into_iter()
        .find(|(it, _)| it == tag)
        .map(|(_, text)| text)
        .unwrap_or_default()
}

#[test]
fn every_rule_is_written_out() {
    for preset in Config::PRESETS {
        for chapter in SeaSalt::rulebook(&preset.config, Seats::FOUR) {
            check(&format!("sea-salt-chapter-{}", chapter.key), &[]);
            for clause in chapter.clauses {
                let values: Vec<_> = clause.values.iter().map(|(name, _)| *name).collect();
                check(&clause.key(), &values);
            }
        }
    }
}

#[test]
fn every_setting_has_a_name() {
    check("sea-salt-name", &[]);
    for preset in Config::PRESETS {
        check(&format!("sea-salt-preset-{}", preset.name), &[]);
        check(&format!("sea-salt-preset-{}-about", preset.name), &[]);
    }
    for field in Config::FIELDS {
        check(&format!("sea-salt-setting-{}", field.name), &[]);
        match field.fits(&Config::CLASSIC) {
            FieldType::Choice { names }
            | FieldType::IntOrChoice { names, .. }
            | FieldType::Set { names } => {
                for name in names {
                    check(&format!("sea-salt-choice-{}-{name}", field.name), &[]);
                }
            }
            FieldType::Bool | FieldType::Int { .. } => {}
        }
    }
}

#[test]
fn every_card_and_colour_has_a_name() {
    for kind in Kind::ALL {
        check(&format!("sea-salt-card-{}", kind.name()), &[]);
        for preset in Config::PRESETS {
            let numbers = preset.config.numbers(*kind);
            let values: Vec<_> = numbers.iter().map(|(name, _)| *name).collect();
            check(&format!("sea-salt-card-{}-about", kind.name()), &values);
        }
    }
    for colour in Colour::ALL {
        check(&format!("sea-salt-colour-{}", colour.name()), &[]);
        check(&format!("sea-salt-mark-{}", colour.name()), &[]);
    }
}

/// SS-V2: the letters of the colours are the same in English and in stored games.
#[test]
fn the_english_letters_equal_the_serialized_ones() {
    let english = text("en");
    for colour in Colour::ALL {
        let line = format!("\nsea-salt-mark-{} = {}\n", colour.name(), colour.letter());
        assert!(english.contains(&line), "there is no{line}");
    }
}

/// SS-V10: every description contains the numbers in force.
#[test]
fn every_description_contains_the_numbers_in_force() {
    let words = ["as the house", "depends", "依設定", "视设置", "而定"];
    for (_, text) in translations("sea-salt") {
        let about = text.split("\nsea-salt-card-").filter(|it| it.contains("-about ="));
        for entry in about.map(|it| it.split("\nsea-salt-colour-").next().unwrap_or_default()) {
            assert!(!words.iter().any(|word| entry.contains(word)), "{entry}");
        }
    }
}

#[test]
fn every_refusal_has_a_message() {
    let values = ["turn", "pile", "card", "cards", "victim", "score", "threshold"];
    for code in Rejection::CODES {
        check(&format!("sea-salt-refusal-{code}"), &values);
    }
    for code in ScoreError::CODES {
        let values = [
            "detail", "kind", "choices", "colour", "card", "count", "most", "cards", "players",
            "player",
        ];
        check(&format!("sea-salt-score-{code}"), &values);
    }
}

/// The key of a message, and the names of its values.
fn named(message: &Message) -> (String, Vec<String>) {
    let names = message.values.iter().map(|(name, _)| name.to_string());
    (message.key.to_string(), names.collect())
}

/// Every kind of event and action of random games, with the names of its fields.
#[test]
fn every_event_and_action_has_a_message() {
    let mut said = BTreeMap::<String, Vec<String>>::new();
    let mut explained = BTreeMap::<String, Vec<String>>::new();
    let mut say = |what: &str, thing: Value| {
        let Value::Object(mut fields) = thing else { panic!("it is written as an object") };
        let Some(Value::String(kind)) = fields.remove("type") else { panic!("it has a type") };
        said.insert(format!("sea-salt-{what}-{kind}"), fields.keys().cloned().collect());
    };
    for (seed, preset) in (0..30).zip(Config::PRESETS.iter().cycle()) {
        let mut legal = Vec::new();
        let record = play_out::<SeaSalt>(&preset.config, Seats::FOUR, seed, |state, _| {
            legal.clear();
            SeaSalt::legal_actions(state, &mut legal);
            for action in &legal {
                say("action", serde_json::to_value(action).unwrap());
            }
        });
        let mut state = SeaSalt::begin(&record.config, &record.deal);
        for event in &record.events {
            let seen: Seen = SeaSalt::seen(&state, event, Viewer::Spectator);
            if let Seen::Settled(settlement) = &seen {
                explained.extend(settlement.explain().iter().map(named));
            }
            say("event", serde_json::to_value(seen).unwrap());
            SeaSalt::evolve(&mut state, event);
        }
    }
    // In random games nobody is absent, and they end before the cards run out.
    said.insert("sea-salt-event-turn-skipped".to_owned(), vec!["seat".to_owned()]);
    said.insert("sea-salt-event-nothing-to-draw".to_owned(), vec!["seat".to_owned()]);
    said.insert("sea-salt-event-reshuffled".to_owned(), Vec::new());
    assert_eq!(said.len(), 16 + 9, "{:?}", said.keys());
    explained.insert("sea-salt-settled-no-call".to_owned(), Vec::new());
    explained.insert("sea-salt-settled-no-winner".to_owned(), Vec::new());
    assert_eq!(explained.len(), 6, "{:?}", explained.keys());
    for (key, values) in &explained {
        check(key, &values.iter().map(String::as_str).collect::<Vec<_>>());
    }
    for (key, fields) in &said {
        let fields: Vec<&str> = fields.iter().map(String::as_str).chain(["who"]).collect();
        check(key, &fields);
    }
}

#[test]
fn every_reason_has_a_message() {
    let cards = r#"{"hand":[["shell","blue"],["shell","blue"],["fish","red"],["fish","red"],
        ["fish_school","red"],["mermaid","white"],["mermaid","white"],["mermaid","white"],
        ["mermaid","white"],["penguin","red"],["penguin","blue"]],
        "played":[[["crab","red"],["crab","red"]]]}"#;
    let round =
        format!(r#"{{"mode":"none","players":[{cards},{{"cardScore":3,"colorBonus":1}}]}}"#);
    let mut reasons = BTreeMap::new();
    for preset in Config::PRESETS {
        reasons.extend(score_line(&round, &preset.config).unwrap().explain().iter().map(named));
    }
    assert_eq!(reasons.len(), 11, "{:?}", reasons.keys());
    for (key, values) in &reasons {
        check(key, &values.iter().map(String::as_str).collect::<Vec<_>>());
    }
}
