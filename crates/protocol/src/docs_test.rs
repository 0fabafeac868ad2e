//! Tests of `docs/protocol.md`: it shows every message, and every example can be parsed.

use games::{GameKind, GameVisitor};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Deserializer, Value};
use tabletop::{Refusal, Rules, SettingRefusal};
use ts_rs::{Config, Dummy, TS};

use crate::{
    Analysis, AnyRefusal, ClientMessage, Command, History, NewToken, News, NewsItem, OpenRoom,
    Replay, RoomCreated, RoomList, RoomRefusal, ServerMessage, ServerRefusal,
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
                "OpenRoom" => check::<OpenRoom>(kind, text),
                "RoomCreated" => check::<RoomCreated>(kind, text),
                "RoomList" => check::<RoomList>(kind, text),
                "History" => check::<History>(kind, text),
                "Replay" => check::<Replay<R::Seen, R::View, R::Aids>>(kind, text),
                "Analysis" => check::<Analysis<R::Action>>(kind, text),
                // These types are only serialized.
                "CardsPage" | "Catalogue" | "RulesPage" => check::<Value>(kind, text),
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

/// Every value of the field `tag` in a TypeScript union.
fn tags<T: TS>(tag: &str) -> Vec<String> {
    let declaration = T::decl(&Config::new());
    let prefix = format!("\"{tag}\": \"");
    let rest = declaration.split(&prefix).skip(1);
    rest.filter_map(|rest| Some(rest.split_once('"')?.0.to_owned())).collect()
}

#[test]
fn every_message_has_an_example() {
    let all: String = examples().map(|(_, text)| text).collect();
    let has = |tag: &str, value: &str| {
        assert!(all.contains(&format!("\"{tag}\": \"{value}\"")), "no example with {tag} {value}");
    };
    let messages = tags::<ClientMessage<Dummy>>("type");
    for value in
        messages.iter().chain(&tags::<ServerMessage<Dummy, Dummy, Dummy, Dummy, Dummy>>("type"))
    {
        has("type", value);
    }
    assert_eq!(messages, ["hello", "request", "ping"]);
    for value in tags::<Command<Dummy>>("do") {
        has("do", &value);
    }
    for value in tags::<News<Dummy, Dummy>>("news") {
        has("news", &value);
    }
    for code in [RoomRefusal::CODES, ServerRefusal::CODES, SettingRefusal::CODES].concat() {
        has("code", code);
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
