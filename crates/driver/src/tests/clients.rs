//! Messages to clients.

use bots::BotGame;
use protocol::{ConnectionId, DisconnectReason, Timestamp};
use room::{Caller, CommandResult};
use serde_json::{Value, json};

use super::{
    shell::{START, Shell, any_action, caller, driver, entropy},
    with_every_game,
};
use crate::{Driver, Input, Outgoing, Received};

with_every_game![
    nothing_is_sent_before_the_entries_are_durable,
    spectators_get_the_same,
    a_hint_is_sent_to_the_seat_that_asked,
    a_newcomer_gets_the_log,
];

/// The text of a request.
fn say(id: &str) -> String {
    json!({"type": "request", "id": id, "command": {"type": "say", "text": "hello"}}).to_string()
}

fn received<R: BotGame>(driver: &mut Driver<R>, text: &str) -> Input<R> {
    match driver.receive(caller(0).connection, text, START) {
        Received::Input(input) => input,
        Received::Answered | Received::Refused | Received::Ignored => panic!("it is a request"),
    }
}

fn connected<R: BotGame>() -> Driver<R> {
    let mut driver = driver::<R>();
    let input = driver.connect(caller(0), None);
    commit(&mut driver, input);
    driver.take_outgoing();
    driver
}

/// Decides, appends, applies and completes.
fn commit<R: BotGame>(driver: &mut Driver<R>, input: Input<R>) -> Vec<Input<R>> {
    let seq = driver.room().seq();
    let result = driver.decide(&input, START, &entropy(seq)).map(|verdict| match verdict {
        CommandResult::Append(entries) => {
            for entry in entries {
                driver.apply(entry);
            }
            seq
        }
        CommandResult::Duplicate(seq) => seq,
    });
    driver.complete(input, result, START)
}

/// RM-23: the driver sends neither an acknowledgement nor a frame before the entries are in the log.
fn nothing_is_sent_before_the_entries_are_durable<R: BotGame>() {
    let mut driver = connected::<R>();
    let input = received(&mut driver, &say("r1"));
    let seq = driver.room().seq();
    let Ok(CommandResult::Append(entries)) = driver.decide(&input, START, &entropy(seq)) else {
        panic!("people may talk")
    };
    assert_eq!((driver.take_outgoing(), driver.room().seq()), (Vec::new(), seq));
    for entry in entries {
        driver.apply(entry);
    }
    assert_eq!(driver.take_outgoing(), []);
    assert!(driver.complete(input, Ok(seq), START).is_empty());
    let sent = driver.take_outgoing();
    let [Outgoing::Message { text: ack, .. }, Outgoing::Message { text: frame, .. }] = &sent[..]
    else {
        panic!("{sent:?}")
    };
    assert_eq!(*ack, format!(r#"{{"type":"ack","id":"r1","seq":{}}}"#, seq.0));
    assert!(frame.starts_with(r#"{"type":"update""#) && frame.contains("hello"), "{frame}");
}

/// RM-6, RM-20: all spectators get the same bytes, except for the field `you`.
fn spectators_get_the_same<R: BotGame>() {
    let mut shell = Shell::<R>::open(any_action(), None);
    shell.join(1, "spectator");
    shell.join(2, "spectator");
    shell.start(1);
    let n_before = [1, 2].map(|who| shell.sent(who).len());
    let mut n_acts = 0;
    while !shell.is_over() {
        shell.go_on();
        n_acts += 1;
    }
    let [one, other] =
        [(1, n_before[0]), (2, n_before[1])].map(|(who, n_before)| &shell.sent(who)[n_before..]);
    assert!(1 < n_acts && n_acts / 2 < one.len(), "{n_acts} acts, {} messages", one.len());
    let other: Vec<_> = other.iter().map(|it| it.replacen("\"you\":2,", "\"you\":1,", 1)).collect();
    assert_eq!(one, other);
}

/// RM-14, RM-11: a hint is given while a stand-in waits for the same seat, and only the seat that asked
/// for it gets it.
fn a_hint_is_sent_to_the_seat_that_asked<R: BotGame>() {
    let mut shell = Shell::<R>::open(any_action(), None);
    shell.join(1, "spectator");
    shell.ask(0, &json!({"type": "set-option", "field": "turn-timer", "value": 60}));
    shell.ask(0, &json!({"type": "set-option", "field": "stand-in", "value": "easy"}));
    shell.start(1);
    while shell.table(0)["turn"] != shell.table(0)["seat"] {
        shell.go_on();
    }
    shell.ask(0, &json!({"type": "hint"}));
    shell.wait();
    let last = |who: u8| shell.sent(who).last().unwrap();
    assert!(last(0).contains(r#""type":"hint-given""#), "{}", last(0));
    assert!(last(0).contains(r#""hint":{"steps":["#), "{}", last(0));
    assert!(last(1).contains(r#""hint":null"#), "{}", last(1));
}

/// RM-21: a malformed message is refused, a ping gets a pong, a second `hello` gets a snapshot, and none
/// of them changes the room.
#[test]
fn messages_that_change_nothing_are_answered_at_once() {
    let mut driver = connected::<game_big_two::BigTwo>();
    let seq = driver.room().seq();
    let mut answer = |text: &str| {
        let received = driver.receive(caller(0).connection, text, Timestamp(7));
        assert!(matches!(received, Received::Answered | Received::Refused), "{received:?}");
        match &driver.take_outgoing()[..] {
            [Outgoing::Message { text, .. }] => text.clone(),
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(answer(r#"{"type":"ping","sent":3}"#), r#"{"type":"pong","sent":3,"now":7}"#);
    assert!(answer("{").contains(r#""code":"malformed""#));
    let token = String::from(protocol::Token::new([7; 32]));
    let room = driver_code();
    let hello = json!({"type": "hello", "version": 1, "room": room, "token": token}).to_string();
    assert!(answer(&hello).starts_with(r#"{"type":"snapshot""#));
    assert_eq!(driver.room().seq(), seq);
    let stranger = driver.receive(ConnectionId(99), "{", Timestamp(7));
    assert!(matches!(stranger, Received::Ignored));
}

fn driver_code() -> String {
    protocol::RoomCode::numbered(1).to_string()
}

/// RM-8, RM-21: a newer connection of the same person takes over. The older one ends, and its later
/// requests are refused.
#[test]
fn a_newer_connection_takes_over() {
    let mut driver = connected::<game_big_two::BigTwo>();
    let late = received(&mut driver, &say("r1"));
    let newer = Caller { connection: ConnectionId(50), ..caller(0) };
    let input = driver.connect(newer, None);
    assert!(commit(&mut driver, input).is_empty());
    let end = Outgoing::Disconnect {
        connection: caller(0).connection,
        reason: DisconnectReason::TakenOver,
    };
    assert!(driver.take_outgoing().contains(&end));
    let seq = driver.room().seq();
    assert!(commit(&mut driver, late).is_empty());
    assert_eq!((driver.take_outgoing(), driver.room().seq()), (Vec::new(), seq));
}

/// RM-24: a client that does not read is disconnected, and its person is offline.
#[test]
fn a_client_can_be_disconnected() {
    let mut driver = connected::<game_big_two::BigTwo>();
    let connection = caller(0).connection;
    let input = driver.disconnect(connection, Some(DisconnectReason::TooSlow)).unwrap();
    let end = Outgoing::Disconnect { connection, reason: DisconnectReason::TooSlow };
    assert_eq!(driver.take_outgoing(), [end]);
    commit(&mut driver, input);
    assert!(!driver.room().people()[0].is_online() && !driver.has_clients());
    assert!(driver.disconnect(connection, Some(DisconnectReason::TooSlow)).is_none());
    assert_eq!(driver.take_outgoing(), []);
}

/// RM-6: a spectator who joins during a game gets the news from its start.
fn a_newcomer_gets_the_log<R: BotGame>() {
    let mut shell = Shell::<R>::open(any_action(), None);
    shell.join(1, "player");
    shell.start(2);
    shell.go_on();
    shell.join(2, "spectator");
    let first = shell.sent(2).iter().find(|text| text.contains(r#""news":"#)).unwrap();
    let frame: Value = serde_json::from_str(first).unwrap();
    assert_eq!(frame["type"], "snapshot", "{frame}");
    let types: Vec<_> = frame["news"].as_array().unwrap().iter().map(|it| &it["type"]).collect();
    for expected in ["started", "acted", "joined"] {
        assert!(types.iter().any(|it| *it == expected), "{types:?}");
    }
}
