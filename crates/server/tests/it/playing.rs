//! Whole games over real sockets.

use serde_json::json;

use crate::place::Place;

/// RM-3, RM-10: two people and two bots play a game to the end; bots take their time.
#[tokio::test]
async fn two_people_and_two_bots_play_a_game_to_the_end() {
    let place = Place::new().await;
    let (room, mut ann) = place.hosted("big-two").await;
    let mut ben = place.guest(&room, "Ben", "player").await;
    for level in ["easy", "hard"] {
        ann.granted(json!({"do": "seat-bot", "seat": null, "level": level})).await;
    }
    ann.granted(json!({"do": "start"})).await;
    ann.until_news("started").await;
    ben.until_news("started").await;
    while ann.table["outcome"].is_null() {
        let before = ann.seq;
        if ann.is_my_turn() {
            ann.act().await;
        } else if ben.is_my_turn() {
            ben.act().await;
        } else {
            place.clock.advance(2_000);
        }
        while ann.seq <= before {
            ann.next().await.unwrap();
        }
        while ben.seq < ann.seq {
            ben.next().await.unwrap();
        }
    }
    assert_eq!(ann.table["open"].as_array().unwrap().len(), 4, "all hands are open (RM-6)");
    assert_eq!(ann.room["phase"], "lobby");
    place.stop().await;
}
