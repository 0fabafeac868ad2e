use protocol::{Command, GameRecord, Nonce, PersonId, Player, Secret, Tampered, verify};
use tabletop::{Rules, Viewer};

use super::{
    test_room::{TestRoom, json},
    with_every_game,
};
use crate::record;

/// A game of two people and bots, finished, and its record.
fn played<R: Rules>(seed: u64) -> (TestRoom<R>, GameRecord<R>) {
    let mut test_room = TestRoom::<R>::filled(seed, 2);
    test_room.request(1, Command::AddNonce { nonce: Nonce::new([9; 32]) }).unwrap();
    test_room.request(0, Command::Start).unwrap();
    test_room.finish();
    let record = record(&test_room.log, 1, test_room.room.preset()).unwrap();
    (test_room, record)
}

with_every_game![
    the_secret_is_committed_before_and_published_after,
    every_nonce_counts,
    an_honest_record_is_verified,
    a_tampered_record_is_caught,
    another_deal_is_caught,
    a_finished_game_is_replayed_from_any_seat,
];

/// RM-22: the commitment is published before any nonce and any card, and the secret that
/// fits it after the game.
fn the_secret_is_committed_before_and_published_after<R: Rules>() {
    let mut test_room = TestRoom::<R>::filled(50, 2);
    let published = test_room.room_view(1).commitment;
    test_room.request(1, Command::AddNonce { nonce: Nonce::new([9; 32]) }).unwrap();
    let again = Command::AddNonce { nonce: Nonce::new([8; 32]) };
    assert_eq!(test_room.refused(1, again), "nonce-given");
    assert_eq!(test_room.room_view(0).nonces, [PersonId(1)]);
    test_room.request(0, Command::Start).unwrap();
    let secret = test_room.room.luck_commitment.secret;
    assert_eq!(secret.commitment(), published);
    let news = |test_room: &TestRoom<R>| {
        let news = test_room.news(protocol::Seq(0), 1);
        test_room.frame_json(1) + &json(&news)
    };
    let text = String::from(secret);
    while test_room.room.playing().is_ok() {
        assert!(!news(&test_room).contains(&text));
        test_room.advance();
    }
    assert!(news(&test_room).contains(&text));
    assert!(
        !news(&test_room).contains(&String::from(test_room.room.luck_commitment.secret)),
        "the next one"
    );
}

/// RM-22: another nonce deals other cards.
fn every_nonce_counts<R: Rules>() {
    let view = |nonce: Option<u8>| {
        let mut test_room = TestRoom::<R>::filled(51, 2);
        if let Some(nonce) = nonce {
            test_room.request(1, Command::AddNonce { nonce: Nonce::new([nonce; 32]) }).unwrap();
        }
        test_room.request(0, Command::Start).unwrap();
        json(&test_room.frame(1).table.unwrap().view)
    };
    assert!(view(None) != view(Some(1)) && view(Some(1)) != view(Some(2)));
}

/// RM-22, RM-30: the record of a finished game is one file, and everything in it follows from
/// the secret.
fn an_honest_record_is_verified<R: Rules>() {
    let (test_room, record) = played::<R>(52);
    let verified = verify(&json(&record)).unwrap();
    assert_eq!(verified.game.name(), R::NAME);
    assert_eq!(verified.n_acts, record.acts.len());
    assert_eq!(verified.players[0], Player::Person("Ann".to_owned().try_into().unwrap()));
    assert_eq!(Some(verified.outcome), test_room.frame(0).table.unwrap().outcome);
    assert!(crate::record(&test_room.log, 2, test_room.room.preset()).is_none());
}

/// RM-22: a record that was tampered with is caught, and the message says where.
fn a_tampered_record_is_caught<R: Rules>() {
    let check = |tamper: &dyn Fn(&mut GameRecord<R>), place: &str| {
        let (_, mut record) = played::<R>(53);
        tamper(&mut record);
        let caught = record.verify().unwrap_err().to_string();
        assert!(caught.starts_with(place), "{caught}");
    };
    check(&|record| record.secret = Secret::new([1; 32]), "secret:");
    check(&|record| record.nonces[1] = None, "deal:");
    check(&|record| record.nonces.clear(), "players:");
    check(&|record| record.players.clear(), "players:");
    check(
        &|record| {
            record.secret = Secret::new([1; 32]);
            record.commitment = record.secret.commitment();
        },
        "deal:",
    );
    check(&|record| record.acts[2].events.clear(), "act 3:");
    check(&|record| record.acts.swap(0, 1), "act 1:");
    check(&|record| drop(record.acts.pop()), "outcome:");
    check(&|record| drop(record.acts.remove(1)), "act 2:");
    check(
        &|record| {
            let winners = record.outcome.winners;
            record.outcome.winners = winners.iter().skip(1).collect();
        },
        "outcome:",
    );
}

/// RM-22: a deal of other cards is caught.
fn another_deal_is_caught<R: Rules>() {
    let (_, mut record) = played::<R>(54);
    let (_, other) = played::<R>(55);
    record.deal = other.deal;
    assert!(matches!(record.verify(), Err(Tampered::Deal { .. })));
}

/// RM-30: a finished game can be replayed step by step from any seat; an unfinished one has no record.
fn a_finished_game_is_replayed_from_any_seat<R: Rules>() {
    let (test_room, record) = played::<R>(56);
    let table = test_room.frame(1).table.unwrap();
    for (seat, open) in tabletop::Seats::MAX.iter().zip(&table.open) {
        let steps = record.replay(Viewer::Seat(seat)).collect::<Vec<_>>();
        assert_eq!(steps.len(), record.acts.len() + 1);
        assert_eq!(steps.last().map(|step| &step.view), Some(open));
    }
    let mut test_room = TestRoom::<R>::started(57, 2);
    test_room.advance();
    assert!(crate::record(&test_room.log, 1, test_room.room.preset()).is_none());
}

/// RM-22: a file that is not a record is refused.
#[test]
fn a_file_that_is_not_a_record_is_refused() {
    let refused = |json: &str| verify(json).unwrap_err().to_string();
    insta::assert_snapshot!(refused("{"), @"cannot read the record: EOF while parsing an object at line 1 column 1");
    insta::assert_snapshot!(refused(r#"{"format":2,"game":"x"}"#), @"the record has format 2; this version of paiju reads format 1");
    let unknown = refused(r#"{"format":1,"game":"whist"}"#);
    assert!(unknown.starts_with("there is no game called 'whist'"), "{unknown}");
}
