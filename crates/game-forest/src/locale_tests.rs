//! Checks that every message of the game exists in every language, with the right variables.

use std::collections::BTreeSet;

use serde::Serialize;
use tabletop::{Choice, CodedRefusal, FieldType, Message, Rules, Seats, Settings, Value, Viewer};
use testkit::{LawInput, MessageArgs, messages, translations};

use crate::{
    Config, ForestShuffle, Rejection,
    card::{Card, Symbol},
    card_text::{CardText, Line, species_key, tags_key},
    scorer::{self, ScoreError},
    species::{Species, Tag},
};

/// The messages of one language with their variables.
struct Messages {
    language: String,
    needs: MessageArgs,
}

impl Messages {
    #[track_caller]
    fn check(&self, key: &str, given: &[&str]) {
        let Some(needs) = self.needs.get(key) else {
            panic!("{}: there is no message {key}", self.language)
        };
        let missing: Vec<_> = needs.iter().filter(|it| !given.contains(&it.as_str())).collect();
        assert!(missing.is_empty(), "{}: {key} needs {missing:?}", self.language);
    }

    #[track_caller]
    fn check_values(&self, key: &str, values: &[(impl AsRef<str>, Value)]) {
        let given: Vec<&str> = values.iter().map(|(name, _)| name.as_ref()).collect();
        self.check(key, &given);
        for (_, value) in values {
            if let Value::Text(text) = value
                && text.starts_with("forest-")
            {
                self.check(text, &[]);
            }
        }
    }

    /// Checks the message of a value that is serialized as an object; its fields are the variables.
    #[track_caller]
    fn check_written(&self, prefix: &str, thing: &impl Serialize, tag: &str) {
        let written = serde_json::to_value(thing).unwrap();
        let object = written.as_object().expect("an object");
        let fields: Vec<&str> = object.keys().map(String::as_str).chain(["who"]).collect();
        self.check(&format!("{prefix}-{}", object[tag].as_str().unwrap()), &fields);
    }
}

fn languages() -> Vec<Messages> {
    let read = |(language, text): (String, String)| Messages { language, needs: messages(&text) };
    translations("forest").into_iter().map(read).collect()
}

/// Every language has the same messages.
#[test]
fn every_language_has_the_same_messages() {
    let languages = languages();
    for other in &languages {
        assert_eq!(languages[0].needs, other.needs, "{}", other.language);
    }
}

/// FS-65 and the card gallery: names, effects, bonuses and scoring of all species.
#[test]
fn every_card_has_a_text() {
    for messages in languages() {
        for &species in Species::ALL {
            let text = CardText::of(species);
            let lines = text.effect.iter().chain(&text.bonus).chain([&text.name, &text.scoring]);
            for line in lines {
                messages.check_values(&line.key, &line.values);
            }
            messages.check_values(&line_of_reason(species).key, &line_of_reason(species).values);
        }
        for card in Card::ALL {
            messages.check(&format!("forest-card-{}", card.number()), &[]);
        }
        for tag in Tag::ALL {
            messages.check(&tags_key((*tag).into()), &[]);
        }
        for symbol in Symbol::ALL {
            messages.check(&format!("forest-symbol-{}", symbol.name()), &[]);
        }
    }
}

fn line_of_reason(species: Species) -> Line {
    let line = Line::of_scoring("forest-reason", species.data().scoring);
    line.with("name", species_key(species)).with("cards", 1).with("total", 1)
}

/// The texts are generated from the rules' data: a few texts in full.
#[test]
fn texts_follow_the_data() {
    let lines = |lines: &[Line]| {
        let line = |line: &Line| format!("{} {:?}", line.key, line.values);
        lines.iter().map(line).collect::<Vec<_>>().join("\n")
    };
    let bear = CardText::of(Species::BrownBear);
    insta::assert_snapshot!(lines(&bear.effect), @"forest-effect-clearing-to-cave-all []");
    insta::assert_snapshot!(lines(&bear.bonus), @r#"
    forest-effect-draw [("n", Number(1))]
    forest-effect-extra-turn []
    "#);
    let toad = CardText::of(Species::CommonToad);
    insta::assert_snapshot!(lines(&toad.effect), @r#"forest-effect-shares-slot [("n", Number(2))]"#);
    insta::assert_snapshot!(lines(&[toad.scoring]), @r#"forest-scoring-sharing [("points", Number(5)), ("least", Number(2))]"#);
    let foxglove = CardText::of(Species::Digitalis).scoring;
    insta::assert_snapshot!(lines(&[foxglove]), @r#"forest-scoring-table-of-kinds [("tag", Text("forest-tag-plant")), ("table", Text("1/3/6/10/15"))]"#);
}

/// Every rule has a text, in the order of the specification and with its values.
#[test]
fn every_rule_has_a_text() {
    let ids = [1..=5, 10..=21, 30..=42, 50..=53, 60..=66].into_iter().flatten();
    let ids: Vec<String> = ids.map(|n: u8| format!("FS-{n}")).collect();
    for preset in Config::PRESETS {
        let rulebook = ForestShuffle::rulebook(&preset.config, Seats::FOUR);
        let clauses = || rulebook.iter().flat_map(|chapter| &chapter.clauses);
        assert_eq!(clauses().map(|clause| clause.id).collect::<Vec<_>>(), ids);
        for messages in languages() {
            for chapter in &rulebook {
                messages.check(&format!("forest-chapter-{}", chapter.key), &[]);
            }
            for clause in clauses() {
                messages.check_values(&clause.key(), &clause.values);
            }
        }
    }
}

/// RM-4: every preset, setting and choice has a name.
#[test]
fn everything_that_can_be_chosen_has_a_name() {
    for messages in languages() {
        messages.check("forest-name", &[]);
        messages.check("forest-about", &[]);
        for preset in Config::PRESETS {
            messages.check(&format!("forest-preset-{}", preset.name), &[]);
            messages.check(&format!("forest-preset-{}-about", preset.name), &[]);
        }
        for field in Config::FIELDS {
            messages.check(&format!("forest-setting-{}", field.name), &[]);
            if let FieldType::Choice { names } = field.fits(&Config::CLASSIC_BASE) {
                for name in names {
                    messages.check(&format!("forest-choice-{}-{name}", field.name), &[]);
                }
            }
        }
    }
}

/// RM-40: every event, action, task and refusal that occurs in random games has a text.
#[test]
fn every_event_action_task_and_refusal_has_a_text() {
    let languages = languages();
    let mut types = BTreeSet::new();
    for seed in 0..4 {
        let rules = [Config::CLASSIC, Config::PUBLISHED.with_everything()];
        let config = rules[seed as usize % 2];
        let law_test = crate::laws::law_test(config, 3);
        let checked = law_test.law_inputs(seed, |input| {
            for messages in &languages {
                check_input(messages, input);
            }
            for event in input.next.iter().flat_map(|next| next.events) {
                for viewer in Viewer::all(law_test.seats) {
                    let seen = ForestShuffle::seen(input.state, event, viewer);
                    let written = serde_json::to_value(seen).unwrap();
                    types.insert(written["type"].as_str().unwrap().to_owned());
                }
            }
            Ok(())
        });
        checked.unwrap();
    }
    // Hands without a tree are rare; everything else should have occurred.
    types.insert("replaced".to_owned());
    let english = &languages[0];
    let events = english.needs.keys().filter_map(|key| key.strip_prefix("forest-event-"));
    assert_eq!(types.iter().map(String::as_str).collect::<Vec<_>>(), events.collect::<Vec<_>>());
    for messages in &languages {
        let has =
            |prefix: &str, code: &&str| messages.needs.contains_key(&format!("{prefix}-{code}"));
        assert!(Rejection::CODES.iter().all(|code| has("forest-refusal", code)));
        assert!(ScoreError::CODES.iter().all(|code| has("forest-score", code)));
        assert!(has("forest-score", &"typing"));
    }
}

fn check_input(messages: &Messages, input: &LawInput<'_, ForestShuffle>) {
    let seats = input.test.seats;
    for action in input.legal.iter().chain(input.candidates) {
        messages.check_written("forest-action", action, "type");
        for seat in seats.iter() {
            if let Err(rejection) = ForestShuffle::judge(input.state, seat, action) {
                messages.check_written("forest-refusal", &rejection, "code");
            }
        }
    }
    for task in input.state.progress.tasks.tasks() {
        let line = Line::from(*task);
        messages.check_values(&line.key, &line.values);
    }
    for event in input.next.iter().flat_map(|next| next.events) {
        for viewer in Viewer::all(seats) {
            let seen = ForestShuffle::seen(input.state, event, viewer);
            messages.check_written("forest-event", &seen, "type");
        }
    }
}

/// The scorer's reasons are texts too.
#[test]
fn every_reason_has_a_text() {
    let line = r#"{"players":[{"cave":2,"forest":[
        {"host":"linden","top":[{"species":"peacock_butterfly","tree_symbol":"horse_chestnut"}]},
        {"host":"linden","top":[{"species":"purple_emperor","tree_symbol":"linden"}]}]}]}"#;
    let answer = scorer::score_line(line, &Config::CLASSIC_BASE).unwrap();
    assert_eq!(answer.explain().len(), 4);
    for messages in languages() {
        for Message { key, values } in answer.explain() {
            messages.check_values(&key, &values);
        }
    }
}
