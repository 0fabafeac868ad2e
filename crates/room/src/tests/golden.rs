//! Golden logs: one per game and log format, readable for ever.
//!
//! `vectors/logs/GAME-FORMAT.jsonl` is one evening in a room, with every kind of entry in it, as a
//! release stored it. A file is written once, with the release, and never again. See
//! docs/how-to/change-what-is-stored.md.

use std::{env, fs, path::PathBuf};

use games::{ForGame, GameKind};
use protocol::{Command, Emote, Level, Millis, Nonce, PersonId, Role, Seq};
use tabletop::{Rules, Seat, Setting, Settings};

use super::{
    desk::{Desk, caller, heard_in, json},
    texts::fact_kinds,
};
use crate::{Entry, LogFormat, Room, game_of, read, record, replay};

/// Set to write the golden logs of the current format that are missing.
const WRITE_MISSING: &str = "PAIJU_WRITE_GOLDEN_LOGS";

/// Every format there ever was.
fn formats() -> std::ops::RangeInclusive<u16> {
    1..=LogFormat::CURRENT.into()
}

fn path(game: GameKind, format: u16) -> PathBuf {
    let logs = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../vectors/logs");
    logs.join(format!("{}-{format}.jsonl", game.name()))
}

fn stored(game: GameKind, format: u16) -> String {
    let path = path(game, format);
    let missing = !path.exists() && format == u16::from(LogFormat::CURRENT);
    if missing && env::var_os(WRITE_MISSING).is_some() {
        fs::write(&path, game.run(WriteEvening)).unwrap();
    }
    fs::read_to_string(&path).unwrap_or_else(|error| {
        panic!("{}: {error}; {WRITE_MISSING}=1 writes a missing log", path.display())
    })
}

/// Replays a stored log and says what came of it.
struct Replay<'a>(&'a str);

impl ForGame for Replay<'_> {
    type Output = String;

    fn run<R: Rules>(self) -> String {
        let log: Vec<Entry<R>> = read((0..).map(Seq).zip(self.0.lines())).unwrap();
        let room = replay(&log).unwrap();
        let preset = room.preset();
        let (first, second) = (record(&log, 1, preset).unwrap(), record(&log, 2, preset).unwrap());
        first.verify().unwrap();
        second.verify().unwrap();
        let n_told = |room: &Room<R>| {
            room.people().iter().map(|it| heard_in(&log, Seq(0), it.id).len()).sum::<usize>()
        };
        // Before the last one left and the room was closed.
        let open = replay(&log[..log.len() - 2]).unwrap();
        let frame = open.frame(open.people()[0].id, Millis(0), None, Vec::new());
        let seen = frame.room.unwrap();
        format!(
            "{} entries, {} told, closed {}\noptions {}\nseats {}\ngames {} {}\n",
            log.len(),
            n_told(&open),
            matches!(room.stage(), crate::Stage::Closed),
            json(&seen.options),
            json(&seen.seats),
            json(&first.outcome),
            json(&second.outcome),
        )
    }
}

/// RM-32: a log stored by any released version replays for ever, to the same end.
#[test]
fn stored_logs_replay_for_ever() {
    let mut ends = Vec::new();
    for &game in GameKind::ALL {
        for format in formats() {
            let log = stored(game, format);
            assert_eq!(game_of(log.lines().next().unwrap()).unwrap(), game);
            ends.push(format!("{} {format}: {}", game.name(), game.run(Replay(&log))));
        }
    }
    insta::assert_snapshot!(ends.concat(), @r#"
    big-two 1: 194 entries, 573 told, closed true
    options {"listed":false,"grace":45,"stand-in":"nobody","turn-timer":0,"chat":true,"hints":true}
    seats [{"taken-by":"person","person":1},{"taken-by":"person","person":0},{"taken-by":"bot","level":"medium"},{"taken-by":"bot","level":"easy"}]
    games {"scores":[12,-4,-5,-3],"winners":[0]} {"scores":[7,-3,-3,-1],"winners":[0]}
    dun-mazi 1: 1263 entries, 3780 told, closed true
    options {"listed":false,"grace":45,"stand-in":"nobody","turn-timer":0,"chat":true,"hints":true}
    seats [{"taken-by":"person","person":1},{"taken-by":"person","person":0},{"taken-by":"bot","level":"medium"},{"taken-by":"bot","level":"easy"}]
    games {"scores":[0,0,0,0],"winners":[0,1,2,3]} {"scores":[0,0,0,0],"winners":[0,1,2,3]}
    sea-salt 1: 955 entries, 2856 told, closed true
    options {"listed":false,"grace":45,"stand-in":"nobody","turn-timer":0,"chat":true,"hints":true}
    seats [{"taken-by":"person","person":1},{"taken-by":"person","person":0},{"taken-by":"bot","level":"medium"},{"taken-by":"bot","level":"easy"}]
    games {"scores":[19,13,32,29],"winners":[2]} {"scores":[19,24,22,32],"winners":[3]}
    forest 1: 873 entries, 2610 told, closed true
    options {"listed":false,"grace":45,"stand-in":"nobody","turn-timer":0,"chat":true,"hints":true}
    seats [{"taken-by":"person","person":1},{"taken-by":"person","person":0},{"taken-by":"bot","level":"medium"},{"taken-by":"bot","level":"medium"},{"taken-by":"bot","level":"easy"}]
    games {"scores":[41,68,32,53,47],"winners":[1]} {"scores":[27,28,39,33,40],"winners":[4]}
    "#);
}

/// RM-32: the stored evenings have every kind of entry of their format in them.
#[test]
fn stored_evenings_have_everything_in_them() {
    for &game in GameKind::ALL {
        let log = stored(game, LogFormat::CURRENT.into());
        let missing: Vec<_> = fact_kinds()
            .into_iter()
            .filter(|kind| !log.contains(&format!(r#""fact":{{"{kind}":"#)))
            .collect();
        assert!(missing.is_empty(), "{}: {missing:?}", game.name());
    }
}

/// RM-32: the current format is still written as it was when its golden log was made. If this
/// fails, something stored has changed: raise [`LogFormat::CURRENT`] and add golden logs.
#[test]
fn what_is_stored_has_not_changed_since_its_format_was_fixed() {
    struct Rewrite<'a>(&'a str);

    impl ForGame for Rewrite<'_> {
        type Output = ();

        fn run<R: Rules>(self) {
            let log: Vec<Entry<R>> = read((0..).map(Seq).zip(self.0.lines())).unwrap();
            for (entry, stored) in log.iter().zip(self.0.lines()) {
                assert_eq!(json(entry), stored);
            }
        }
    }

    for &game in GameKind::ALL {
        game.run(Rewrite(&stored(game, LogFormat::CURRENT.into())));
    }
}

/// RM-32: a log that cannot be read says where, and a newer one says which version it needs.
#[test]
fn a_log_that_cannot_be_read_says_where() {
    let refused = |first: &str| game_of(first).unwrap_err().to_string();
    insta::assert_snapshot!(refused("{}"), @"entry 0 cannot be read: missing field `fact` at line 1 column 2");
    let unknown = refused(r#"{"fact":{"opened":{"game":"big-3"}}}"#);
    assert!(unknown.starts_with("there is no game called 'big-3'"), "{unknown}");
    insta::assert_snapshot!(
        refused(r#"{"format":7,"at":0,"fact":{"founded":{}}}"#),
        @"entry 0: the log has format 7, written by a newer version of paiju; this version reads formats 1 to 1"
    );
}

/// Plays an evening in which everything happens that can.
struct WriteEvening;

impl ForGame for WriteEvening {
    type Output = String;

    fn run<R: Rules>(self) -> String {
        let mut desk = Desk::<R>::open(11);
        let seats = desk.room.seats().len() as u8;
        let seat = |seat: u8| Seat::try_from(seat).unwrap();
        let preset = R::Config::PRESETS.last().unwrap();
        let field = &R::Config::FIELDS[0];

        let mut ask = |who, command| desk.ask(who, command).unwrap();
        ask(1, Command::Join { name: "Ben".to_owned(), role: Role::Player });
        ask(2, Command::Join { name: "Cem".to_owned(), role: Role::Spectator });
        ask(3, Command::Join { name: "Dai".to_owned(), role: Role::Spectator });
        ask(0, Command::Swap { one: seat(0), other: seat(1) });
        ask(1, Command::Stand);
        ask(1, Command::Sit { seat: None });
        ask(0, Command::PassHost { person: PersonId(1) });
        ask(1, Command::ChoosePreset { preset: preset.name.to_owned() });
        ask(1, Command::Set { field: field.name.to_owned(), value: field.get(&preset.config) });
        ask(1, Command::SetOption { field: "grace".to_owned(), value: Setting::Number(45) });
        ask(0, Command::AddNonce { nonce: Nonce::new([5; 32]) });
        for _ in 2..seats {
            ask(1, Command::SeatBot { seat: None, level: Level::Medium });
        }
        ask(1, Command::RemoveBot { seat: seat(seats - 1) });
        ask(1, Command::SeatBot { seat: Some(seat(seats - 1)), level: Level::Easy });
        ask(1, Command::Start);
        ask(0, Command::Say { text: "好牌！ Good luck".to_owned() });
        ask(0, Command::Emote { emote: Emote::Nice });
        ask(1, Command::Mute { person: PersonId(0), muted: true });

        // Ann drops out, the table goes on without her, and she returns.
        while desk.actor() != Some(0) {
            desk.advance();
        }
        desk.go(0);
        desk.wait();
        desk.come(&caller(0)).unwrap();
        while desk.actor() != Some(1) {
            desk.advance();
        }
        desk.ask(1, Command::Hint).unwrap();
        desk.wait();
        desk.finish();
        desk.ask(1, Command::Start).unwrap();
        desk.finish();
        desk.ask(1, Command::Kick { person: PersonId(3) }).unwrap();
        desk.ask(2, Command::Leave).unwrap();
        desk.ask(1, Command::Close).unwrap();
        desk.log.iter().map(|entry| json(entry) + "\n").collect()
    }
}
