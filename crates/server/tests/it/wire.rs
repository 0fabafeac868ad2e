//! The bytes that go over the wire (RM-20).
//!
//! `room` has the law that rooms alike to somebody give them identical frames. What is tested here
//! is that the wire holds the frames, and nothing besides.

use games::{ForGame, GameKind};
use protocol::{AnyRefusal, ServerMessage};
use serde_json::json;
use tabletop::Rules;

use crate::place::Place;

/// A game of Big Two goes on for so many acts at least: a hand is 5, 5, 2 and 1 cards at best, and
/// between them three others pass.
const N_ACTS: usize = 12;

/// RM-20: in every game, what is sent is what the protocol says, to the byte.
#[tokio::test]
async fn what_is_sent_is_what_the_protocol_says_to_the_byte() {
    for game in GameKind::ALL {
        let place = Place::new().await;
        let (room, mut ann) = place.hosted(game.name()).await;
        let mut eyes = place.guest(&room, "Eve", "spectator").await;
        for level in ["easy", "medium", "hard"] {
            ann.granted(json!({"do": "seat-bot", "seat": null, "level": level})).await;
        }
        ann.granted(json!({"do": "start"})).await;
        ann.until_news("started").await;
        // No game is over sooner.
        for _ in 0..N_ACTS {
            place.go_on(&mut ann).await;
        }
        ann.denied(json!({"do": "start"})).await;
        eyes.denied(json!({"do": "stand"})).await;
        for client in [&ann, &eyes] {
            assert!(10 < client.heard.len());
            for text in &client.heard {
                assert_eq!(game.run(Rewrite { text }), *text);
            }
        }
        place.stop().await;
    }
}

/// RM-6, RM-20: all who look on are sent the same bytes, but for who they are.
#[tokio::test]
async fn all_who_look_on_are_sent_the_same() {
    let place = Place::new().await;
    let (room, mut ann) = place.hosted("big-two").await;
    for _ in 0..3 {
        ann.granted(json!({"do": "seat-bot", "seat": null, "level": "easy"})).await;
    }
    let mut one = place.guest(&room, "Ben", "spectator").await;
    let mut other = place.guest(&room, "Cem", "spectator").await;
    ann.granted(json!({"do": "start"})).await;
    ann.until_news("started").await;
    one.until_news("started").await;
    other.until_news("started").await;
    let mut n_frames = 0;
    while ann.table["outcome"].is_null() {
        place.go_on(&mut ann).await;
        while one.seq < ann.seq {
            one.next().await.unwrap();
            other.next().await.unwrap();
            let theirs = other.heard.last().unwrap().replacen("\"you\":2,", "\"you\":1,", 1);
            assert_eq!(*one.heard.last().unwrap(), theirs);
            assert!(theirs.contains("\"legal\":[]"), "{theirs}");
            n_frames += 1;
        }
    }
    assert!(N_ACTS < n_frames);
    place.stop().await;
}

/// Reads a message as the protocol says, and writes it again.
struct Rewrite<'a> {
    text: &'a str,
}

impl ForGame for Rewrite<'_> {
    type Output = String;

    fn run<R: Rules>(self) -> String {
        let message: ServerMessage<R::Action, R::Seen, R::View, AnyRefusal> =
            serde_json::from_str(self.text)
                .unwrap_or_else(|error| panic!("{error}: {}", self.text));
        serde_json::to_string(&message).unwrap()
    }
}
