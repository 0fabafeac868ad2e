//! RM-20, RM-21, RM-24: whatever is sent, the server does not break, tells nobody more than they
//! may know, and lets the others play on.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use tabletop::luck::Quick;
use tokio::{io::AsyncWriteExt as _, net::TcpStream};

use crate::{
    client::{Client, ask, patient},
    server::Server,
    visit::{Acks, End, Visitor},
};

/// How many messages Eve sends between two of her turns.
const A_TURN: u32 = 25;

/// How many messages each of the strangers sends.
const STRANGERS: [u32; 4] = [150; 4];

/// The ping after which a stranger says nothing more.
const LAST: u64 = 123_456_789;

/// What somebody was sent, and what they had sent themselves by then.
#[derive(Debug, Default)]
struct Evidence {
    received: Vec<Value>,
    sent: BTreeSet<String>,
}

/// RM-20, RM-21, RM-24: at a table of three people and Eve, who sends anything at all, with
/// strangers at the door who do the same, the game is played to its end, nothing breaks, and
/// neither Eve nor the strangers learn of a card before it is played.
#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn whatever_is_sent_nothing_breaks_leaks_or_hangs() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("paiju.sqlite").to_str().unwrap().to_owned();
    let mut server = Server::start(folder.path(), &database, "fuzz");
    let address = server.address.clone();
    let mut people = Visitor::table(&address, 4, &[], 7).await;
    let eve = people.pop().unwrap();
    let spectator = Visitor::spectator(&address, &eve.room, 8).await;
    let acks = Acks::default();
    let playing = people.into_iter().map(|mut visitor| {
        let (address, acks) = (address.clone(), acks.clone());
        tokio::spawn(async move {
            assert_eq!(visitor.play(&address, &acks).await, End::Over);
            visitor
        })
    });
    let playing: Vec<_> = playing.collect();
    let strangers = (0..).zip(STRANGERS).map(|(seed, n_messages)| {
        let (address, room) = (address.clone(), eve.room.clone());
        tokio::spawn(strange(address, room, Quick::new(seed), n_messages))
    });
    let strangers: Vec<_> = strangers.collect();
    let looking_on = tokio::spawn(look_on(address.clone(), spectator));
    let of_eve = misbehave(&address, eve, &mut Quick::new(9)).await;
    for stranger in strangers {
        stranger.await.unwrap();
    }
    let of_spectator = looking_on.await.unwrap();
    let mut visitors = Vec::new();
    for player in playing {
        visitors.push(player.await.unwrap());
    }
    visitors[0].check_acknowledged(&address).await;
    let heard: Vec<Value> = visitors[0].told().cloned().collect();
    let hand = first_hand(&of_eve);
    check_for_leaks(&of_eve, &hand, &heard);
    check_for_leaks(&of_spectator, &BTreeSet::new(), &heard);
    server.check_health();
}

/// RM-24: bytes that are no HTTP, and sockets that break the rules of sockets, end a connection
/// and nothing else.
#[tokio::test]
async fn broken_connections_break_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("paiju.sqlite").to_str().unwrap().to_owned();
    let mut server = Server::start(folder.path(), &database, "broken");
    let mut luck = Quick::new(11);
    let upgrade = format!(
        "GET /api/table HTTP/1.1\r\nHost: {}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        server.address
    );
    for round in 0..60 {
        let mut stream = patient(TcpStream::connect(&server.address)).await.unwrap();
        let begins = round % 2 == 0;
        let mut bytes = if begins { upgrade.clone().into_bytes() } else { Vec::new() };
        // Frames of any kind and length, masked or not, and then anything.
        let n_bytes = luck.below(3000);
        bytes.extend((0..n_bytes).map(|_| luck.below(256) as u8));
        if luck.below(4) == 0 {
            let half = bytes.len() / 2;
            bytes.truncate(half);
        }
        // The server may hang up while we still write.
        drop(patient(stream.write_all(&bytes)).await);
    }
    let mut table = Visitor::table(&server.address, 4, &[], 12).await;
    let mut client = table[0].hello(&server.address, None).await.unwrap();
    assert_eq!(client.next().await.unwrap()["type"], "snapshot");
    drop(table.pop());
    server.check_health();
}

/// Eve plays, but sends all kinds of other things as well, and comes back when she is thrown out.
async fn misbehave(address: &str, mut eve: Visitor, luck: &mut Quick) -> Evidence {
    let mut evidence = Evidence::default();
    loop {
        let mut client = eve.hello(address, None).await.unwrap();
        while let Ok(message) = client.next().await {
            evidence.received.push(message.clone());
            if message["type"] != "snapshot" && message["type"] != "update" {
                continue;
            }
            eve.frame = message;
            if !eve.frame["table"]["outcome"].is_null() {
                return evidence;
            }
            let Some(step) = eve.choose() else { continue };
            if throw(&mut client, &eve, &step, luck, &mut evidence).await.is_err() {
                break;
            }
            let act = ask(&eve.next_id(), &json!({"do": "act", "steps": [step]}));
            if client.send(&act).await.is_err() {
                break;
            }
        }
    }
}

/// Sends a handful of messages that mean nothing, or too much.
async fn throw(
    client: &mut Client,
    eve: &Visitor,
    step: &Value,
    luck: &mut Quick,
    evidence: &mut Evidence,
) -> Result<(), crate::client::Gone> {
    for _ in 0..A_TURN {
        let text = nonsense(&eve.room, &eve.token, step, luck);
        evidence.sent.extend(cards_in_text(&text));
        match luck.below(40) {
            0 => client.send_bytes(text.into_bytes()).await?,
            1 => client.send(&"x".repeat(20_000)).await?,
            _ => client.send(&text).await?,
        }
    }
    Ok(())
}

/// Somebody who is not in the room, or not even a client.
async fn strange(address: String, room: String, mut luck: Quick, n_messages: u32) {
    let token = "ab".repeat(32);
    let mut n_sent = 0;
    while n_sent < n_messages {
        let mut client = Client::connect(&address).await.unwrap();
        if luck.below(3) != 0 {
            let hello = json!({"type": "hello", "version": 1, "room": room, "token": token});
            client.send(&hello.to_string()).await.unwrap();
        }
        let step = json!({"type": "pass"});
        for _ in 0..=luck.below(20) {
            n_sent += 1;
            let text = match luck.below(30) {
                0 => "y".repeat(100_000), // Far too much: the connection ends.
                _ => nonsense(&room, &token, &step, &mut luck),
            };
            if client.send(&text).await.is_err() {
                break;
            }
        }
        // Whoever was not thrown out is answered, and a stranger is never shown the table.
        if client.send(&json!({"type": "ping", "sent": LAST}).to_string()).await.is_err() {
            continue;
        }
        while let Ok(answer) = client.next().await {
            let kind = answer["type"].as_str().unwrap();
            assert!(["refused", "bye", "pong"].contains(&kind), "a stranger was told {answer}");
            if answer["sent"] == LAST {
                break;
            }
        }
    }
}

/// Looks on until the game is over.
async fn look_on(address: String, spectator: Visitor) -> Evidence {
    let mut client = spectator.hello(&address, None).await.unwrap();
    let mut evidence = Evidence::default();
    loop {
        let message = client.next().await.unwrap();
        let is_over = !message["table"]["outcome"].is_null();
        evidence.received.push(message);
        if is_over {
            return evidence;
        }
    }
}

/// A message that nobody should send: garbled, cut short, out of place, out of range, or not theirs.
fn nonsense(room: &str, token: &str, step: &Value, luck: &mut Quick) -> String {
    let any = luck.below(10_000);
    let card = ["S2", "H2", "D2", "C2", "SA", "C3", "X9"][luck.below(7) as usize];
    let commands = [
        json!({"do": "act", "steps": [{"type": "play", "cards": [card]}]}),
        json!({"do": "act", "steps": [step, step, step]}),
        json!({"do": "act", "steps": vec![step; 100]}),
        json!({"do": "act", "steps": []}),
        json!({"do": "act", "steps": [{"type": "play", "cards": vec![card; 60]}]}),
        json!({"do": "start"}),
        json!({"do": "close"}),
        json!({"do": "kick", "person": any}),
        json!({"do": "kick", "person": 0}),
        json!({"do": "swap", "one": any, "other": 0}),
        json!({"do": "sit", "seat": any}),
        json!({"do": "set", "field": "deals", "value": any}),
        json!({"do": "set-option", "field": "grace", "value": [any]}),
        json!({"do": "choose-preset", "preset": "\u{202e}\u{0}"}),
        json!({"do": "say", "text": "\u{0}".repeat(600)}),
        json!({"do": "join", "name": "\u{202e}", "role": "player"}),
        json!({"do": "add-nonce", "nonce": "zz"}),
        json!({"do": "no-such-thing", "steps": any}),
    ];
    let command = &commands[luck.below(commands.len() as u32) as usize];
    // The same few names again and again: most are replays of something else.
    let id = format!("e{}", luck.below(5));
    let asked = ask(&id, command);
    let hello = json!({"type": "hello", "version": any, "room": room, "token": token}).to_string();
    match luck.below(12) {
        0 => garbled(&asked, luck),
        1 => cut(&asked, luck),
        2 => hello,
        3 => garbled(&hello, luck),
        4 => "[".repeat(any as usize),
        5 => format!(r#"{{"type":"ping","sent":{any}99999999999999999999}}"#),
        6 => r#"{"type":"ping","sent":7}"#.to_owned(),
        7 => json!({"type": "ask", "id": "a".repeat(50), "command": command}).to_string(),
        8 => json!([command]).to_string(),
        _ => asked,
    }
}

/// The text with some of its characters changed.
fn garbled(text: &str, luck: &mut Quick) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..=luck.below(4) {
        let place = luck.below(chars.len() as u32) as usize;
        chars[place] = char::from_u32(luck.below(0x3000)).unwrap_or('?');
    }
    chars.into_iter().collect()
}

fn cut(text: &str, luck: &mut Quick) -> String {
    text.chars().take(luck.below(text.len() as u32) as usize).collect()
}

/// The hand somebody was shown first.
fn first_hand(evidence: &Evidence) -> BTreeSet<String> {
    let hands = evidence.received.iter().map(|message| &message["table"]["view"]["hand"]);
    let first =
        hands.filter(|hand| hand.is_array()).max_by_key(|hand| hand.as_array().map(Vec::len));
    cards_in(first.unwrap())
}

/// Makes sure that nothing somebody was sent before the end names a card that they could not know.
#[track_caller]
fn check_for_leaks(evidence: &Evidence, hand: &BTreeSet<String>, heard: &[Value]) {
    let mut n_before_end = 0;
    let mut played = BTreeSet::new();
    let mut acts = heard.iter().filter(|entry| entry["news"] == "happened").peekable();
    for message in &evidence.received {
        if let Some(end) = message["seq"].as_u64() {
            while let Some(act) = acts.next_if(|act| act["seq"].as_u64().unwrap() < end) {
                played.extend(cards_in(&act["events"]));
            }
        }
        if !message["table"]["outcome"].is_null() {
            continue; // After the end all hands are open (RM-6).
        }
        n_before_end += 1;
        let told = cards_in(message);
        let known = |card: &&String| {
            hand.contains(*card)
                || played.contains(*card)
                || message["type"] == "refused" && evidence.sent.contains(*card)
        };
        let leaked: Vec<&String> = told.iter().filter(|card| !known(card)).collect();
        assert!(leaked.is_empty(), "{leaked:?} in {message}");
    }
    // Somebody got rid of 13 cards, and nobody had fewer than three turns before that.
    assert!(13 <= played.len() && 3 <= n_before_end, "{evidence:?}");
}

/// The names of cards in a message.
fn cards_in(message: &Value) -> BTreeSet<String> {
    match message {
        Value::String(text) => cards_in_text(text).collect(),
        Value::Array(items) => items.iter().flat_map(cards_in).collect(),
        Value::Object(fields) => fields.values().flat_map(cards_in).collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) => BTreeSet::new(),
    }
}

/// The names of cards among the words of a text.
fn cards_in_text(text: &str) -> impl Iterator<Item = String> {
    /// What whoever writes a card wrongly is always told.
    const EXAMPLES: &str = "such as 'C3', 'D10' or 'SA'";
    let text = text.replace(EXAMPLES, "");
    let is_card = |word: &&str| {
        let rank = word.strip_prefix(['C', 'D', 'H', 'S']);
        rank.is_some_and(|rank| {
            ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"].contains(&rank)
        })
    };
    let words = text.split(|char: char| !char.is_ascii_alphanumeric());
    words.filter(is_card).map(str::to_owned).collect::<Vec<_>>().into_iter()
}
