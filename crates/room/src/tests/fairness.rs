use protocol::{Command, GameRecord, Nonce, PersonId, Player, Secret, Tampered, verify};
use tabletop::{Rules, Viewer};

use super::{
    desk::{Desk, json},
    with_every_game,
};
use crate::record;

/// A game of two people and bots, finished, and its record.
fn played<R: Rules>(seed: u64) -> (Desk<R>, GameRecord<R>) {
    let mut desk = Desk::<R>::filled(seed, 2);
    desk.ask(1, Command::AddNonce { nonce: Nonce::new([9; 32]) }).unwrap();
    desk.ask(0, Command::Start).unwrap();
    desk.finish();
    let record = record(&desk.log, 1, desk.room.preset()).unwrap();
    (desk, record)
}

with_every_game![
    the_secret_is_bound_before_and_told_after,
    every_nonce_counts,
    an_honest_record_is_verified,
    a_tampered_record_is_caught,
    another_deal_is_caught,
    a_finished_game_is_replayed_through_any_eyes,
    a_record_is_verified_for_ever,
];

/// RM-22: the commitment is published before any nonce and any card, and the secret that
/// fits it after the game.
fn the_secret_is_bound_before_and_told_after<R: Rules>() {
    let mut desk = Desk::<R>::filled(50, 2);
    let published = desk.room_seen(1).commitment;
    desk.ask(1, Command::AddNonce { nonce: Nonce::new([9; 32]) }).unwrap();
    let again = Command::AddNonce { nonce: Nonce::new([8; 32]) };
    assert_eq!(desk.refused(1, again), "nonce-given");
    assert_eq!(desk.room_seen(0).nonces, [PersonId(1)]);
    desk.ask(0, Command::Start).unwrap();
    let secret = desk.room.pledge.secret;
    assert_eq!(secret.commitment(), published);
    let told = |desk: &Desk<R>| {
        let news = desk.heard(protocol::Seq(0), 1);
        desk.sent(1) + &json(&news)
    };
    let text = String::from(secret);
    while desk.room.playing().is_ok() {
        assert!(!told(&desk).contains(&text));
        desk.advance();
    }
    assert!(told(&desk).contains(&text));
    assert!(!told(&desk).contains(&String::from(desk.room.pledge.secret)), "the next one");
}

/// RM-22: another nonce deals other cards.
fn every_nonce_counts<R: Rules>() {
    let view = |nonce: Option<u8>| {
        let mut desk = Desk::<R>::filled(51, 2);
        if let Some(nonce) = nonce {
            desk.ask(1, Command::AddNonce { nonce: Nonce::new([nonce; 32]) }).unwrap();
        }
        desk.ask(0, Command::Start).unwrap();
        json(&desk.frame(1).table.unwrap().view)
    };
    assert!(view(None) != view(Some(1)) && view(Some(1)) != view(Some(2)));
}

/// RM-22, RM-30: the record of a finished game is one file, and everything in it follows from
/// the secret.
fn an_honest_record_is_verified<R: Rules>() {
    let (desk, record) = played::<R>(52);
    let verified = verify(&json(&record)).unwrap();
    assert_eq!(verified.game.name(), R::NAME);
    assert_eq!(verified.n_acts, record.acts.len());
    assert_eq!(verified.players[0], Player::Person("Ann".to_owned().try_into().unwrap()));
    assert_eq!(Some(verified.outcome), desk.frame(0).table.unwrap().outcome);
    assert!(crate::record(&desk.log, 2, desk.room.preset()).is_none());
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

/// RM-30: a finished game is replayed step by step through any seat's eyes; one that is not
/// finished leaves no record.
fn a_finished_game_is_replayed_through_any_eyes<R: Rules>() {
    let (desk, record) = played::<R>(56);
    let table = desk.frame(1).table.unwrap();
    for (seat, open) in tabletop::Seats::MAX.iter().zip(&table.open) {
        let steps = record.replay(Viewer::Seat(seat));
        assert_eq!(steps.len(), record.acts.len() + 1);
        assert_eq!(steps.last().map(|step| &step.view), Some(open));
    }
    let mut desk = Desk::<R>::started(57, 2);
    desk.advance();
    assert!(crate::record(&desk.log, 1, desk.room.preset()).is_none());
}

/// RM-22, RM-32: a record written by any released version is verified for ever.
fn a_record_is_verified_for_ever<R: Rules>() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../vectors/records");
    let path = format!("{folder}/{}-1.json", R::NAME);
    let written = std::fs::read_to_string(path).unwrap();
    assert_eq!(verify(&written).unwrap().game.name(), R::NAME);
}

/// RM-22: what is no record is said to be none.
#[test]
fn what_is_no_record_is_refused() {
    let refused = |json: &str| verify(json).unwrap_err().to_string();
    insta::assert_snapshot!(refused("{"), @"this is not a record of a game: EOF while parsing an object at line 1 column 1");
    insta::assert_snapshot!(refused(r#"{"version":2,"game":"x"}"#), @"the record has version 2; this program reads 1");
    let unknown = refused(r#"{"version":1,"game":"whist"}"#);
    assert!(unknown.starts_with("there is no game called 'whist'"), "{unknown}");
}
