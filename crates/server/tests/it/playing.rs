//! Whole games over real sockets.

use serde_json::json;

use crate::{client::Client, test_server::TestServer};

/// RM-3, RM-10: two people and two bots play a game to the end; bots pause before they move.
#[tokio::test]
async fn two_people_and_two_bots_play_a_game_to_the_end() {
    let server = TestServer::new().await;
    let (room, mut ann) = server.room_with_host("big-two").await;
    let mut ben = server.join(&room, "Ben", "player").await;
    for level in ["easy", "hard"] {
        ann.granted(json!({"type": "seat-bot", "seat": null, "level": level})).await;
    }
    ann.granted(json!({"type": "start"})).await;
    ann.until_news("started").await;
    ben.until_news("started").await;
    while ann.table["outcome"].is_null() {
        let before = ann.seq;
        if ann.is_my_turn() {
            ann.act().await;
        } else if ben.is_my_turn() {
            ben.act().await;
        } else {
            server.clock.advance(2_000);
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
    server.stop().await;
}

/// BT-13: every seat is taken by a person or by a real bot, in all sixteen mixes, and each game is
/// played to the end.
#[tokio::test]
async fn people_and_bots_play_big_two_in_any_mix() {
    let server = TestServer::seeded(13).await;
    for mix in 0..16_u32 {
        let is_person = |seat: &usize| mix >> seat & 1 == 1;
        let mut people = seated(&server, is_person).await;
        while people[0].table["outcome"].is_null() {
            let before = people[0].seq;
            match people.iter_mut().find(|person| person.is_my_turn()) {
                Some(person) => {
                    person.act().await;
                }
                None => server.clock.advance(2_000),
            }
            while people[0].seq <= before {
                people[0].next().await.unwrap();
            }
            catch_up(&mut people).await;
        }
        let table = &people[0].table;
        let players = table["players"].as_array().unwrap();
        let persons = players.iter().map(|player| player["person"].is_string());
        assert!(persons.eq((0..4).map(|seat| is_person(&seat))), "{players:?}");
        assert_eq!(table["outcome"]["winners"].as_array().unwrap().len(), 1, "mix {mix:04b}");
    }
    server.stop().await;
}

/// A running game of Big Two with people in these seats and bots in the others. The first client is the
/// host, who watches if no seat is for a person.
async fn seated(server: &TestServer, is_person: impl Fn(&usize) -> bool) -> Vec<Client> {
    let (room, mut ann) = server.room_with_host("big-two").await;
    ann.granted(json!({"type": "stand"})).await;
    for seat in (0..4).filter(|seat| !is_person(seat)) {
        let level = ["easy", "medium"][seat % 2];
        ann.granted(json!({"type": "seat-bot", "seat": seat, "level": level})).await;
    }
    let mut people = vec![ann];
    for (nth, seat) in (0..4).filter(|seat| is_person(seat)).enumerate() {
        if nth != 0 {
            people.push(server.join(&room, &format!("Guest {nth}"), "spectator").await);
        }
        people[nth].granted(json!({"type": "sit", "seat": seat})).await;
    }
    people[0].granted(json!({"type": "start"})).await;
    people[0].until_news("started").await;
    catch_up(&mut people).await;
    people
}

/// Lets all clients read what the first has read.
async fn catch_up(people: &mut [Client]) {
    let Some((first, others)) = people.split_first_mut() else { return };
    for person in others {
        while person.seq < first.seq {
            person.next().await.unwrap();
        }
    }
}
