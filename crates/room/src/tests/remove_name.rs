//! Removing a person's name from a log.

use protocol::{Command, Name, Player, Role, verify};
use tabletop::{Rules, Seat, Seats};

use super::{
    test_room::{TestRoom, caller, json},
    with_every_game,
};
use crate::{record, remove_name, replay};

with_every_game![
    a_removed_name_is_nowhere_in_the_log_and_all_else_stays,
    the_record_of_a_game_without_a_name_is_still_verified,
];

/// Ann and Ben play, change seats, play again, and Ben leaves, joins again under another name and leaves.
fn played<R: Rules>() -> TestRoom<R> {
    let mut test_room = TestRoom::<R>::filled(70, 2);
    test_room.request(0, Command::Start).unwrap();
    test_room.finish();
    let seats: Vec<Seat> = Seats::new(2).unwrap().iter().collect();
    test_room.request(0, Command::Swap { one: seats[0], other: seats[1] }).unwrap();
    test_room.request(0, Command::Start).unwrap();
    test_room.finish();
    test_room.request(1, Command::Leave).unwrap();
    let again = Command::Join { name: "Benjamin".to_owned(), role: Role::Spectator };
    test_room.request(1, again).unwrap();
    test_room.request(1, Command::Leave).unwrap();
    test_room
}

fn a_removed_name_is_nowhere_in_the_log_and_all_else_stays<R: Rules>() {
    let mut test_room = played::<R>();
    let before: Vec<String> = test_room.log.iter().map(json).collect();
    let changed = remove_name(&mut test_room.log, caller(1).token).unwrap();
    let after: Vec<String> = test_room.log.iter().map(json).collect();
    assert!(before.iter().any(|entry| entry.contains("\"Ben\"")));
    assert!(before.iter().any(|entry| entry.contains("\"Benjamin\"")));
    // Joined, started twice, left, joined and left again.
    assert_eq!(changed.len(), 6);
    for (number, (before, after)) in (0..).zip(before.iter().zip(&after)) {
        let is_changed = changed.iter().any(|seq| seq.0 == number);
        assert_eq!(is_changed, before != after, "{number}");
        let dash = format!("\"{}\"", Name::removed());
        let expected = before.replace("\"Ben\"", &dash).replace("\"Benjamin\"", &dash);
        assert_eq!(*after, expected);
    }
    // The room is the same, except for the name.
    let again = replay(&test_room.log).unwrap();
    assert_eq!(again.seq(), test_room.room.seq());
    assert_eq!(json(&again.lobby_entry()), json(&test_room.room.lobby_entry()));
    // Nothing is left to remove.
    assert_eq!(remove_name(&mut test_room.log, caller(1).token).unwrap(), []);
}

/// RM-22: neither deal nor draws depend on names.
fn the_record_of_a_game_without_a_name_is_still_verified<R: Rules>() {
    let mut test_room = played::<R>();
    remove_name(&mut test_room.log, caller(1).token).unwrap();
    for (number, ben) in [(1, 1), (2, 0)] {
        let record = record(&test_room.log, number, test_room.room.preset()).unwrap();
        assert_eq!(record.players[ben], Player::Person(Name::removed()));
        let ann = Player::Person(Name::new("Ann").unwrap());
        assert_eq!(record.players[1 - ben], ann);
        assert_eq!(verify(&json(&record)).unwrap().n_acts, record.acts.len());
    }
}
