use games::ForGame;
use protocol::{Millis, PersonId, Seq};
use tabletop::Rules;

use super::{
    desk::{heard_in, json},
    texts::fact_kinds,
};
use crate::{Entry, game_of, read, record, replay};

/// One evening of Big Two as the first version stored it, with every kind of entry in it.
const EVENING: &str = include_str!("../../golden/big-two-1.jsonl");

/// Replays a stored log, and tells what came of it.
struct Replay(&'static str);

impl ForGame for Replay {
    type Output = String;

    fn run<R: Rules>(self) -> String {
        let log: Vec<Entry<R>> = read((0..).map(Seq).zip(self.0.lines())).unwrap();
        for (entry, stored) in log.iter().zip(self.0.lines()) {
            assert_eq!(json(entry), stored, "what is stored stays written like this");
        }
        let end = log.len() - 2; // Before the last one left and the room was closed.
        let room = replay(&log[..end]).unwrap();
        let frame =
            room.frame(PersonId(1), Millis(0), None, heard_in(&log[..end], Seq(0), PersonId(1)));
        let record = record(&log, 1, room.preset()).unwrap();
        record.verify().unwrap();
        let seen = frame.room.unwrap();
        let people: Vec<_> = seen.people.iter().map(json).collect();
        let table = frame.table.unwrap();
        format!(
            "{}\nseats {}\noptions {}\nnews {}\ngame {}, turn {}\nrecord: {} acts, {}",
            people.join("\n"),
            json(&seen.seats),
            json(&seen.options),
            frame.news.len(),
            table.number,
            json(&table.turn),
            record.acts.len(),
            json(&record.outcome),
        )
    }
}

/// RM-32: a log stored by any released version replays for ever.
#[test]
fn stored_logs_replay_for_ever() {
    let game = game_of(EVENING.lines().next().unwrap()).unwrap();
    insta::assert_snapshot!(game.run(Replay(EVENING)), @r#"
    {"person":1,"name":"Ben","online":true,"muted":false}
    seats [{"taken-by":"person","person":1},{"taken-by":"nobody"},{"taken-by":"bot","level":"easy"},{"taken-by":"nobody"}]
    options {"listed":false,"grace":45,"stand-in":"nobody","turn-timer":0,"chat":true,"hints":true}
    news 214
    game 2, turn 2
    record: 182 acts, {"scores":[-6,5,6,-5],"winners":[2]}
    "#);
}

/// RM-32: the stored evening has every kind of entry in it.
#[test]
fn the_stored_evening_has_everything_in_it() {
    let missing: Vec<_> = fact_kinds()
        .into_iter()
        .filter(|kind| !EVENING.contains(&format!(r#""fact":{{"{kind}":"#)))
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
}

/// RM-32: a log that cannot be read says where.
#[test]
fn a_log_that_cannot_be_read_says_where() {
    let refused = |first: &str| game_of(first).unwrap_err().to_string();
    insta::assert_snapshot!(refused("{}"), @"entry 0 cannot be read: missing field `fact` at line 1 column 2");
    let unknown = refused(r#"{"fact":{"opened":{"game":"big-3"}}}"#);
    assert!(unknown.starts_with("there is no game called 'big-3'"), "{unknown}");
}
