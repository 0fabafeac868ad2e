//! RM-20, RM-21, RM-24: invalid messages neither crash the server, nor reveal hidden information, nor
//! disturb other players.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use tabletop::luck::Quick;
use tokio::{io::AsyncWriteExt as _, net::TcpStream};

use crate::{
    client::{Client, request, with_timeout},
    player::{Acks, End, TestPlayer},
    server::Server,
};

/// Number of invalid messages that Eve sends per turn.
const MESSAGES_PER_TURN: u32 = 25;

/// Number of messages of each stranger.
const STRANGERS: [u32; 4] = [150; 4];

/// Payload of a stranger's last ping.
const LAST_PING: u64 = 123_456_789;

/// The messages that a client received, and the cards that it sent.
#[derive(Debug, Default)]
struct Evidence {
    received: Vec<Value>,
    sent: BTreeSet<String>,
}

/// RM-20, RM-21, RM-24: Eve plays with three people and sends invalid messages, and so do strangers
/// outside the room. The game is finished, the server stays healthy, and neither Eve nor the strangers
/// learn a card before it is played.
#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn invalid_messages_crash_leak_and_block_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("paiju.sqlite").to_str().unwrap().to_owned();
    let mut server = Server::start(folder.path(), &database, "fuzz");
    let address = server.address.clone();
    let mut people = TestPlayer::table(&address, 4, &[], 7).await;
    let eve = people.pop().unwrap();
    let spectator = TestPlayer::spectator(&address, &eve.room, 8).await;
    let acks = Acks::default();
    let playing = people.into_iter().map(|mut player| {
        let (address, acks) = (address.clone(), acks.clone());
        tokio::spawn(async move {
            assert_eq!(player.play(&address, &acks).await, End::Over);
            player
        })
    });
    let playing: Vec<_> = playing.collect();
    let strangers = (0..).zip(STRANGERS).map(|(seed, n_messages)| {
        let (address, room) = (address.clone(), eve.room.clone());
        tokio::spawn(run_stranger(address, room, Quick::new(seed), n_messages))
    });
    let strangers: Vec<_> = strangers.collect();
    let spectating = tokio::spawn(spectate(address.clone(), spectator));
    let of_eve = misbehave(&address, eve, &mut Quick::new(9)).await;
    for stranger in strangers {
        stranger.await.unwrap();
    }
    let of_spectator = spectating.await.unwrap();
    let mut players = Vec::new();
    for player in playing {
        players.push(player.await.unwrap());
    }
    players[0].check_acknowledged(&address).await;
    let entries: Vec<Value> = players[0].entries().cloned().collect();
    let hand = first_hand(&of_eve);
    check_for_leaks(&of_eve, &hand, &entries);
    check_for_leaks(&of_spectator, &BTreeSet::new(), &entries);
    server.check_health();
}

/// RM-24: bytes that are not HTTP, and invalid WebSocket frames, only end the connection.
#[tokio::test]
async fn broken_connections_do_no_harm() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("paiju.sqlite").to_str().unwrap().to_owned();
    let mut server = Server::start(folder.path(), &database, "broken");
    let mut luck = Quick::new(11);
    let upgrade = format!(
        "GET /api/socket HTTP/1.1\r\nHost: {}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        server.address
    );
    for round in 0..60 {
        let mut stream = with_timeout(TcpStream::connect(&server.address)).await.unwrap();
        let begins = round % 2 == 0;
        let mut bytes = if begins { upgrade.clone().into_bytes() } else { Vec::new() };
        // Random frames of any kind and length, masked or not.
        let n_bytes = luck.below(3000);
        bytes.extend((0..n_bytes).map(|_| luck.below(256) as u8));
        if luck.below(4) == 0 {
            let half = bytes.len() / 2;
            bytes.truncate(half);
        }
        // The server may close the connection while we write.
        drop(with_timeout(stream.write_all(&bytes)).await);
    }
    let mut table = TestPlayer::table(&server.address, 4, &[], 12).await;
    let mut client = table[0].hello(&server.address, None).await.unwrap();
    assert_eq!(client.next().await.unwrap()["type"], "snapshot");
    drop(table.pop());
    server.check_health();
}

/// Eve plays, sends invalid messages as well, and reconnects when the server disconnects her.
async fn misbehave(address: &str, mut eve: TestPlayer, luck: &mut Quick) -> Evidence {
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
            if send_nonsense(&mut client, &eve, &step, luck, &mut evidence).await.is_err() {
                break;
            }
            let act = request(&eve.next_id(), &json!({"type": "act", "steps": [step]}));
            if client.send(&act).await.is_err() {
                break;
            }
        }
    }
}

/// Sends some invalid messages.
async fn send_nonsense(
    client: &mut Client,
    eve: &TestPlayer,
    step: &Value,
    luck: &mut Quick,
    evidence: &mut Evidence,
) -> Result<(), crate::client::Disconnected> {
    for _ in 0..MESSAGES_PER_TURN {
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

/// A client that is not in the room, or does not follow the protocol.
async fn run_stranger(address: String, room: String, mut luck: Quick, n_messages: u32) {
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
                0 => "y".repeat(100_000), // Above the limit: the server closes the connection.
                _ => nonsense(&room, &token, &step, &mut luck),
            };
            if client.send(&text).await.is_err() {
                break;
            }
        }
        // The server answers a stranger that is still connected, and never sends it the table.
        if client.send(&json!({"type": "ping", "sent": LAST_PING}).to_string()).await.is_err() {
            continue;
        }
        while let Ok(answer) = client.next().await {
            let kind = answer["type"].as_str().unwrap();
            assert!(["refused", "bye", "pong"].contains(&kind), "a stranger received {answer}");
            if answer["sent"] == LAST_PING {
                break;
            }
        }
    }
}

/// Receives messages as a spectator until the game is over.
async fn spectate(address: String, spectator: TestPlayer) -> Evidence {
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

/// An invalid message: garbled, truncated, out of place, out of range, or not allowed.
fn nonsense(room: &str, token: &str, step: &Value, luck: &mut Quick) -> String {
    let any = luck.below(10_000);
    let card = ["S2", "H2", "D2", "C2", "SA", "C3", "X9"][luck.below(7) as usize];
    let commands = [
        json!({"type": "act", "steps": [{"type": "play", "cards": [card]}]}),
        json!({"type": "act", "steps": [step, step, step]}),
        json!({"type": "act", "steps": vec![step; 100]}),
        json!({"type": "act", "steps": []}),
        json!({"type": "act", "steps": [{"type": "play", "cards": vec![card; 60]}]}),
        json!({"type": "start"}),
        json!({"type": "close"}),
        json!({"type": "kick", "person": any}),
        json!({"type": "kick", "person": 0}),
        json!({"type": "swap", "one": any, "other": 0}),
        json!({"type": "sit", "seat": any}),
        json!({"type": "set", "field": "deals", "value": any}),
        json!({"type": "set-option", "field": "grace", "value": [any]}),
        json!({"type": "choose-preset", "preset": "\u{202e}\u{0}"}),
        json!({"type": "say", "text": "\u{0}".repeat(600)}),
        json!({"type": "join", "name": "\u{202e}", "role": "player"}),
        json!({"type": "add-nonce", "nonce": "zz"}),
        json!({"type": "no-such-thing", "steps": any}),
    ];
    let command = &commands[luck.below(commands.len() as u32) as usize];
    // Only a few ids, so that most are duplicates of other requests.
    let id = format!("e{}", luck.below(5));
    let text = request(&id, command);
    let hello = json!({"type": "hello", "version": any, "room": room, "token": token}).to_string();
    match luck.below(12) {
        0 => garbled(&text, luck),
        1 => truncated(&text, luck),
        2 => hello,
        3 => garbled(&hello, luck),
        4 => "[".repeat(any as usize),
        5 => format!(r#"{{"type":"ping","sent":{any}99999999999999999999}}"#),
        6 => r#"{"type":"ping","sent":7}"#.to_owned(),
        7 => json!({"type": "request", "id": "a".repeat(50), "command": command}).to_string(),
        8 => json!([command]).to_string(),
        _ => text,
    }
}

/// Replaces some characters.
fn garbled(text: &str, luck: &mut Quick) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..=luck.below(4) {
        let place = luck.below(chars.len() as u32) as usize;
        chars[place] = char::from_u32(luck.below(0x3000)).unwrap_or('?');
    }
    chars.into_iter().collect()
}

fn truncated(text: &str, luck: &mut Quick) -> String {
    text.chars().take(luck.below(text.len() as u32) as usize).collect()
}

/// The first hand in the messages of a client.
fn first_hand(evidence: &Evidence) -> BTreeSet<String> {
    let hands = evidence.received.iter().map(|message| &message["table"]["view"]["hand"]);
    let first =
        hands.filter(|hand| hand.is_array()).max_by_key(|hand| hand.as_array().map(Vec::len));
    cards_in(first.unwrap())
}

/// Asserts that no message before the end names a card that the client cannot know.
#[track_caller]
fn check_for_leaks(evidence: &Evidence, hand: &BTreeSet<String>, entries: &[Value]) {
    let mut n_before_end = 0;
    let mut played = BTreeSet::new();
    let mut acts = entries.iter().filter(|entry| entry["type"] == "acted").peekable();
    for message in &evidence.received {
        if let Some(end) = message["seq"].as_u64() {
            while let Some(act) = acts.next_if(|act| act["seq"].as_u64().unwrap() < end) {
                played.extend(cards_in(&act["events"]));
            }
        }
        if !message["table"]["outcome"].is_null() {
            continue; // After the end, all hands are visible (RM-6).
        }
        n_before_end += 1;
        let cards = cards_in(message);
        let known = |card: &&String| {
            hand.contains(*card)
                || played.contains(*card)
                || message["type"] == "refused" && evidence.sent.contains(*card)
        };
        let leaked: Vec<&String> = cards.iter().filter(|card| !known(card)).collect();
        assert!(leaked.is_empty(), "{leaked:?} in {message}");
    }
    // The winner played 13 cards, and every player had at least three turns.
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

/// The names of cards in a text.
fn cards_in_text(text: &str) -> impl Iterator<Item = String> {
    /// Examples in the server's message for an invalid card.
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
