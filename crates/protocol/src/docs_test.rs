//! Tests of `docs/protocol.md`: it shows every message, and every example can be parsed.

use games::{
    GameKind, GameVisitor,
    rules::{BigTwo, SeaSalt},
};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Deserializer, Value};
use tabletop::{CodedRefusal, Localize, Rules, Seats, SettingRefusal, Settings, Value as Argument};
use ts_rs::{Config, Dummy, TS};

use crate::{
    Analysis, AnyRefusal, CardsPage, ClientMessage, Command, History, NameRemoved, NewToken, News,
    NewsItem, OpenRoom, Replay, RoomCreated, RoomEntry, RoomList, RoomRefusal, RulesPage,
    ServerCatalogue, ServerMessage, ServerRefusal,
};

const PAGE: &str = include_str!("../../../docs/protocol.md");

/// The examples on the page: the type of each, and its text.
fn examples() -> impl Iterator<Item = (&'static str, &'static str)> {
    PAGE.split("```json ").skip(1).filter_map(|rest| {
        let (kind, rest) = rest.split_once('\n')?;
        Some((kind, rest.split_once("```")?.0))
    })
}

/// Parses examples as `T`, and checks that `T` has all their fields.
fn check<T: Serialize + DeserializeOwned>(kind: &str, text: &str) {
    let written = Deserializer::from_str(text).into_iter::<Value>();
    for example in written {
        let example = example.unwrap_or_else(|error| panic!("{kind}: {error}"));
        let read = T::deserialize(&example);
        let read = read.unwrap_or_else(|error| panic!("{kind}: {error} in {example}"));
        assert_eq!(serde_json::to_value(&read).unwrap(), example, "{kind}");
    }
}

/// Checks the examples with the types of one game.
struct Check;

impl GameVisitor for Check {
    type Output = ();

    fn visit<R: Rules>(self) {
        for (kind, text) in examples() {
            match kind {
                "ClientMessage" => check::<ClientMessage<R::Action>>(kind, text),
                "Command" => check::<Command<R::Action>>(kind, text),
                "ServerMessage" => {
                    check::<ServerMessage<R::Action, R::Seen, R::View, R::Aids, AnyRefusal>>(
                        kind, text,
                    );
                }
                "News" => check::<NewsItem<R::Action, R::Seen>>(kind, text),
                "Refusal" => check::<AnyRefusal>(kind, text),
                "NewToken" => check::<NewToken>(kind, text),
                "NameRemoved" => check::<NameRemoved>(kind, text),
                "OpenRoom" => check::<OpenRoom>(kind, text),
                "RoomCreated" => check::<RoomCreated>(kind, text),
                "RoomList" => check::<RoomList>(kind, text),
                "RoomEntry" => check::<RoomEntry>(kind, text),
                "History" => check::<History>(kind, text),
                "Replay" => check::<Replay<R::Seen, R::View, R::Aids>>(kind, text),
                "Analysis" => check::<Analysis<R::Action>>(kind, text),
                // These types are only serialized: see `the_examples_of_lists_are_parts_of_real_ones`.
                "CardsPage" | "ServerCatalogue" | "RulesPage" => {}
                _ => panic!("no message is called {kind}"),
            }
        }
    }
}

#[test]
fn every_example_can_be_read() {
    GameKind::BigTwo.visit(Check);
    assert!(examples().count() > 10);
}

/// The example of `kind`, which is the only one.
#[track_caller]
fn example(kind: &str) -> Value {
    let mut texts = examples().filter(|&(it, _)| it == kind).map(|(_, text)| text);
    let text = texts.next().unwrap_or_else(|| panic!("no example of {kind}"));
    assert_eq!(texts.next(), None, "{kind}");
    serde_json::from_str(text).unwrap()
}

/// Objects whose keys are data and not the names of fields. An example may show some of them only.
const MAPS: [&str; 2] = ["settings", "names"];

/// Fields with texts for people, whose language and wording differ.
const TEXTS: [&str; 3] = ["name", "description", "letter"];

/// Whether `part` is `whole` without some items of its lists and its [`MAPS`]. `field` is the field
/// that contains both.
fn is_part(field: &str, part: &Value, whole: &Value) -> bool {
    match (part, whole) {
        (Value::Object(part), Value::Object(whole)) => {
            let is_complete = MAPS.contains(&field) || part.len() == whole.len();
            let has = |(key, value): (&String, &Value)| {
                whole.get(key).is_some_and(|it| is_part(key, value, it))
            };
            is_complete && part.iter().all(has)
        }
        (Value::Array(part), Value::Array(whole)) => {
            part.iter().all(|item| whole.iter().any(|it| is_part(field, item, it)))
        }
        (Value::String(_), Value::String(_)) if TEXTS.contains(&field) => true,
        _ => part == whole,
    }
}

/// Translates every message to its key.
struct Keys;

impl Localize for Keys {
    fn say(&self, key: &str, _: &[(&'static str, Argument)]) -> String {
        key.to_owned()
    }
}

#[test]
fn the_examples_of_lists_are_parts_of_real_ones() {
    #[track_caller]
    fn check_part(kind: &str, whole: &impl Serialize) {
        let (part, whole) = (example(kind), serde_json::to_value(whole).unwrap());
        assert!(is_part("", &part, &whole), "{kind}: {part} is not a part of {whole}");
    }
    check_part("ServerCatalogue", &ServerCatalogue::of_today());
    let classic = <BigTwo as Rules>::Config::preset("classic").unwrap();
    check_part("RulesPage", &RulesPage::of::<BigTwo>(&classic, Seats::FOUR));
    let published = <SeaSalt as Rules>::Config::preset("published").unwrap();
    check_part("CardsPage", &CardsPage::of::<SeaSalt>(&published, &Keys));
}

#[test]
fn every_response_has_an_example() {
    let rows = PAGE.lines().filter(|line| line.starts_with("| `"));
    let responses = rows.filter_map(|row| row.split('|').nth(2)?.trim().strip_prefix('`'));
    let kinds: Vec<&str> = responses.filter_map(|it| Some(it.split_once('`')?.0)).collect();
    assert!(kinds.contains(&"RoomEntry") && kinds.len() >= 10, "{kinds:?}");
    // Its example is in docs/formats.md.
    for kind in kinds.into_iter().filter(|&kind| kind != "GameRecord") {
        assert!(examples().any(|(it, _)| it == kind), "no example of {kind}");
    }
}

/// Every value of the field `type` in a TypeScript union.
fn types<T: TS>() -> Vec<String> {
    let declaration = T::decl(&Config::new());
    let rest = declaration.split("\"type\": \"").skip(1);
    let types: Vec<_> = rest.filter_map(|rest| Some(rest.split_once('"')?.0.to_owned())).collect();
    assert!(!types.is_empty(), "{declaration}");
    types
}

#[test]
fn every_message_has_an_example() {
    let check_field = |kind: &str, field: &str, value: &str| {
        let written = format!("\"{field}\": \"{value}\"");
        let has = examples().any(|(it, text)| it == kind && text.contains(&written));
        assert!(has, "no {kind} with the {field} {value}");
    };
    assert_eq!(types::<ClientMessage<Dummy>>(), ["hello", "request", "ping"]);
    let kinds = [
        ("ClientMessage", types::<ClientMessage<Dummy>>()),
        ("ServerMessage", types::<ServerMessage<Dummy, Dummy, Dummy, Dummy, Dummy>>()),
        ("Command", types::<Command<Dummy>>()),
        ("News", types::<News<Dummy, Dummy>>()),
    ];
    for (kind, types) in kinds {
        for value in types {
            check_field(kind, "type", &value);
        }
    }
    for code in [RoomRefusal::CODES, ServerRefusal::CODES, SettingRefusal::CODES].concat() {
        check_field("Refusal", "code", code);
    }
}

/// RM-21: codes and rules of refusals are stable and equal their serialized form.
#[test]
fn refusals_are_written_with_their_codes() {
    for (kind, text) in examples().filter(|&(kind, _)| kind == "Refusal") {
        for example in Deserializer::from_str(text).into_iter::<Value>().map(Result::unwrap) {
            match example["source"].as_str() {
                Some("room") => {
                    let refusal: RoomRefusal = serde_json::from_value(example.clone()).unwrap();
                    assert_eq!(example["code"], refusal.code());
                    assert!(refusal.rule().starts_with("RM-"));
                }
                Some("server") => {
                    let refusal: ServerRefusal = serde_json::from_value(example.clone()).unwrap();
                    assert_eq!(example["code"], refusal.code());
                    assert!(refusal.rule().starts_with("RM-"));
                }
                _ => assert!(
                    ["setting", "game"].iter().any(|&source| example["source"] == source),
                    "{kind}"
                ),
            }
        }
    }
}
