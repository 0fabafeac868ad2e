//! Checks that every language has a message for everything this crate reports, and that no message
//! uses a variable that it does not get. Patterns and their settings contain their own names
//! (BT-12).

use std::collections::BTreeSet;

use serde::Serialize;
use serde_json::Value;
use tabletop::{BySeat, CodedRefusal, FieldType, Rules, Seats, Settings};
use testkit::{MessageArgs, check_messages};

use crate::{
    Action, BigTwo, Config, Play, Rejection, Seen, Settlement, patterns::stand_ins::house,
    transcript::InputRefusal,
};

/// RM-41: no language lacks a message or has an unused one.
#[test]
fn every_message_exists_in_every_language() {
    check_messages("big-two", &all_messages());
}

/// BT-4: the code of a rejection is its serialized tag.
#[test]
fn every_refusal_is_written_with_its_code() {
    let codes: Vec<&str> = refusals().iter().map(CodedRefusal::code).collect();
    assert_eq!(codes, Rejection::CODES);
    let written = refusals().map(|it| serde_json::to_value(it).unwrap()["code"].clone());
    assert_eq!(written.to_vec(), Rejection::CODES);
}

/// Every message of this crate.
fn all_messages() -> MessageArgs {
    let mut messages = MessageArgs::new();
    let mut say = |key: String, values: &[&str]| {
        messages.insert(key, values.iter().map(|&name| name.to_owned()).collect());
    };
    say("big-two-name".to_owned(), &[]);
    say("big-two-about".to_owned(), &[]);
    for chapter in BigTwo::rulebook(&Config::CLASSIC, Seats::FOUR) {
        say(format!("big-two-chapter-{}", chapter.key), &[]);
        // A rule that only patterns or their settings mention has no message in `locales/`.
        let ours =
            |clause: &tabletop::Clause| clause.sentences.is_empty() || !clause.values.is_empty();
        for clause in chapter.clauses.into_iter().filter(ours) {
            let values: Vec<&str> = clause.values.iter().map(|(name, _)| *name).collect();
            say(clause.key(), &values);
        }
    }
    for preset in Config::PRESETS {
        say(format!("big-two-preset-{}", preset.name), &[]);
        say(format!("big-two-preset-{}-about", preset.name), &[]);
    }
    let brought: BTreeSet<String> = BigTwo::names().into_iter().map(|(key, _)| key).collect();
    for field in Config::FIELDS {
        let mut keys = vec![format!("big-two-setting-{}", field.name)];
        if let FieldType::Choice { names } = field.fits(&Config::CLASSIC) {
            keys.extend(names.iter().map(|name| format!("big-two-choice-{}-{name}", field.name)));
        }
        keys.into_iter().filter(|key| !brought.contains(key)).for_each(|key| say(key, &[]));
    }
    for code in InputRefusal::CODES {
        let fields: &[&str] = match *code {
            "not-text" | "blank-name" => &["line"],
            "not-a-card" => &["place", "token"],
            "card-twice" => &["place", "token", "first"],
            _ => &["found"],
        };
        say(format!("big-two-input-{code}"), fields);
    }
    let mut say_all = |what: &str, tag: &str, things: Vec<Value>| {
        for thing in things {
            let mut names: Vec<&str> =
                thing.as_object().unwrap().keys().map(String::as_str).collect();
            // A message names the player as `$who`, and a play by its pattern and cards.
            names.extend(["who", "pattern", "cards"]);
            say(format!("big-two-{what}-{}", thing[tag].as_str().unwrap()), &names);
        }
    };
    say_all("refusal", "code", json(&refusals()));
    say_all("event", "type", json(&news()));
    say_all("action", "type", json(&[Action::Play(single().cards()), Action::Pass]));
    messages
}

fn json<T: Serialize>(things: &[T]) -> Vec<Value> {
    things.iter().map(|thing| serde_json::to_value(thing).unwrap()).collect()
}

/// A play of a pattern that exists whichever other patterns are removed.
fn single() -> Play {
    Play::read(&house(), "C3".parse().unwrap()).unwrap()
}

fn refusals() -> [Rejection; 8] {
    let (cards, card) = ("C3".parse().unwrap(), "C3".parse().unwrap());
    let (tried, top) = (single(), single());
    [
        Rejection::GameOver,
        Rejection::NotYourTurn { turn: Seats::FOUR.first() },
        Rejection::LeaderCannotPass,
        Rejection::NotInHand { cards },
        Rejection::NoPattern { cards },
        Rejection::MustOpenWithLowest { card },
        Rejection::WrongPattern { tried, top },
        Rejection::TooWeak { tried, top },
    ]
}

fn news() -> [Seen; 5] {
    let (seat, hand) = (Seats::FOUR.first(), single().cards());
    let (left, points) = (BySeat::all(Seats::FOUR, hand), BySeat::all(Seats::FOUR, 0));
    [
        Seen::Played { seat, play: single() },
        Seen::Passed { seat },
        Seen::Cleared { seat },
        Seen::Settled(Settlement { winner: seat, left, points, is_last: true }),
        Seen::Dealt { hand },
    ]
}
