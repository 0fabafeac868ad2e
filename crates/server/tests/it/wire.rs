//! The bytes on the wire (RM-20).
//!
//! A law of `room` says that rooms that a person cannot tell apart give that person identical frames.
//! The tests here check that the server sends these frames and nothing else.

use games::{GameKind, GameVisitor};
use protocol::{AnyRefusal, ServerMessage};
use serde_json::json;
use tabletop::Rules;

use crate::test_server::TestServer;

/// Minimum number of acts in a game of Big Two: a hand is at best played as 5, 5, 2 and 1 cards, and the
/// three others pass in between.
const N_ACTS: usize = 12;

/// RM-20: in every game, the server sends exactly the messages of the protocol.
#[tokio::test]
async fn the_server_sends_exactly_the_messages_of_the_protocol() {
    for game in GameKind::ALL {
        let server = TestServer::new().await;
        let (room, mut ann) = server.room_with_host(game.name()).await;
        let mut eyes = server.join(&room, "Eve", "spectator").await;
        for level in ["easy", "medium", "hard"] {
            ann.granted(json!({"type": "seat-bot", "seat": null, "level": level})).await;
        }
        ann.granted(json!({"type": "start"})).await;
        ann.until_news("started").await;
        // No game is over sooner.
        for _ in 0..N_ACTS {
            server.advance(&mut ann).await;
        }
        ann.refused(json!({"type": "start"})).await;
        eyes.refused(json!({"type": "stand"})).await;
        for client in [&ann, &eyes] {
            assert!(10 < client.received.len());
            for text in &client.received {
                assert_eq!(game.visit(Rewrite { text }), *text);
            }
        }
        server.stop().await;
    }
}

/// RM-6, RM-20: all spectators get the same bytes, except for the field `you`.
#[tokio::test]
async fn all_spectators_get_the_same() {
    let server = TestServer::new().await;
    let (room, mut ann) = server.room_with_host("big-two").await;
    for _ in 0..3 {
        ann.granted(json!({"type": "seat-bot", "seat": null, "level": "easy"})).await;
    }
    let mut one = server.join(&room, "Ben", "spectator").await;
    let mut other = server.join(&room, "Cem", "spectator").await;
    ann.granted(json!({"type": "start"})).await;
    ann.until_news("started").await;
    one.until_news("started").await;
    other.until_news("started").await;
    let mut n_frames = 0;
    while ann.table["outcome"].is_null() {
        server.advance(&mut ann).await;
        while one.seq < ann.seq {
            one.next().await.unwrap();
            other.next().await.unwrap();
            let theirs = other.received.last().unwrap().replacen("\"you\":2,", "\"you\":1,", 1);
            assert_eq!(*one.received.last().unwrap(), theirs);
            assert!(theirs.contains("\"legal\":[]"), "{theirs}");
            n_frames += 1;
        }
    }
    assert!(N_ACTS < n_frames);
    server.stop().await;
}

/// Parses a message and serializes it again.
struct Rewrite<'a> {
    text: &'a str,
}

impl GameVisitor for Rewrite<'_> {
    type Output = String;

    fn visit<R: Rules>(self) -> String {
        let message: ServerMessage<R::Action, R::Seen, R::View, R::Aids, AnyRefusal> =
            serde_json::from_str(self.text)
                .unwrap_or_else(|error| panic!("{error}: {}", self.text));
        serde_json::to_string(&message).unwrap()
    }
}
