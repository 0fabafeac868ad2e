//! Golden logs: one per game and log format, readable forever.
//!
//! `vectors/logs/GAME-FORMAT.jsonl` is the log of a room with every kind of entry, as a release stored
//! it. `GAME-FORMAT.end` is the result of its replay. These files are written once, with the release,
//! and never again. `vectors/records/GAME-FORMAT.json` is a record of a game of each kind. See
//! docs/how-to/change-what-is-stored.md.

use std::{env, fs, path::PathBuf};

use games::{GameKind, GameVisitor};
use protocol::{Command, Emote, Level, Nonce, PersonId, Role, Seq, Timestamp, verify};
use tabletop::{Rules, Seat, Setting, Settings};

use super::{
    test_room::{TestRoom, caller, json, news_in},
    texts::event_types,
};
use crate::{Entry, LogFormat, Room, peek_game, read, record, replay};

/// Set to write the golden logs and records of the current format that are missing.
const WRITE_MISSING: &str = "PAIJU_WRITE_GOLDEN_LOGS";

/// The format of the stored records.
const RECORD_FORMAT: u16 = 1;

/// Every format so far.
fn formats() -> std::ops::RangeInclusive<u16> {
    1..=LogFormat::CURRENT.into()
}

fn path(game: GameKind, format: u16, extension: &str) -> PathBuf {
    let vectors = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../vectors");
    let folder = if extension == "json" { "records" } else { "logs" };
    vectors.join(folder).join(format!("{}-{format}.{extension}", game.name()))
}

pub(super) fn stored(game: GameKind, format: u16) -> String {
    let path = path(game, format, "jsonl");
    let missing = !path.exists() && format == u16::from(LogFormat::CURRENT);
    if missing && env::var_os(WRITE_MISSING).is_some() {
        fs::write(&path, game.visit(WriteGoldenLog)).unwrap();
    }
    fs::read_to_string(&path).unwrap_or_else(|error| {
        panic!("{}: {error}; {WRITE_MISSING}=1 writes a missing log", path.display())
    })
}

/// Replays a stored log and returns its end.
struct Replay<'a>(&'a str);

impl GameVisitor for Replay<'_> {
    type Output = String;

    fn visit<R: Rules>(self) -> String {
        let log: Vec<Entry<R>> = read((0..).map(Seq).zip(self.0.lines())).unwrap();
        let room = replay(&log).unwrap();
        let preset = room.preset();
        let (first, second) = (record(&log, 1, preset).unwrap(), record(&log, 2, preset).unwrap());
        first.verify().unwrap();
        second.verify().unwrap();
        let n_told = |room: &Room<R>| {
            room.people().iter().map(|it| news_in(&log, Seq(0), it.id).len()).sum::<usize>()
        };
        // Before the last person left and the room was closed.
        let open = replay(&log[..log.len() - 2]).unwrap();
        let frame = open.frame(open.people()[0].id, Timestamp(0), None, Vec::new());
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

/// RM-32: a log stored by any released version replays forever, to the same end.
#[test]
fn stored_logs_of_all_formats_replay() {
    for &game in GameKind::ALL {
        for format in formats() {
            let log = stored(game, format);
            assert_eq!(peek_game(log.lines().next().unwrap()).unwrap(), game);
            let end = game.visit(Replay(&log));
            let path = path(game, format, "end");
            if !path.exists() && env::var_os(WRITE_MISSING).is_some() {
                fs::write(&path, &end).unwrap();
            }
            let stored = fs::read_to_string(&path).unwrap_or_default();
            assert_eq!(without_new_options(&end, &stored), stored, "{}", path.display());
        }
    }
}

/// `end` without the options that were added after the format of `stored`.
fn without_new_options(end: &str, stored: &str) -> String {
    let options = |text: &str| -> serde_json::Map<String, serde_json::Value> {
        let line = text.lines().find_map(|line| line.strip_prefix("options ")).unwrap_or("{}");
        serde_json::from_str(line).unwrap()
    };
    let known = options(stored);
    let mut kept = options(end);
    kept.retain(|name, _| known.contains_key(name));
    let is_options = |line: &str| line.starts_with("options ");
    let lines = end.lines().map(|line| {
        if is_options(line) && kept == known {
            stored.lines().find(|line| is_options(line)).unwrap_or(line)
        } else {
            line
        }
    });
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// RM-22, RM-32: a record written by any released version is verified forever.
#[test]
fn stored_records_are_verified_for_ever() {
    /// The record of the first game in a stored log.
    struct FirstGame<'a>(&'a str);

    impl GameVisitor for FirstGame<'_> {
        type Output = String;

        fn visit<R: Rules>(self) -> String {
            let log: Vec<Entry<R>> = read((0..).map(Seq).zip(self.0.lines())).unwrap();
            json(&record(&log, 1, replay(&log).unwrap().preset()).unwrap()) + "\n"
        }
    }

    for &game in GameKind::ALL {
        let path = path(game, RECORD_FORMAT, "json");
        if !path.exists() && env::var_os(WRITE_MISSING).is_some() {
            let log = stored(game, LogFormat::CURRENT.into());
            fs::write(&path, game.visit(FirstGame(&log))).unwrap();
        }
        assert_eq!(verify(&fs::read_to_string(&path).unwrap()).unwrap().game, game);
    }
}

/// RM-32: each stored log has every kind of entry of its format.
#[test]
fn stored_logs_have_every_kind_of_entry() {
    for &game in GameKind::ALL {
        let log = stored(game, LogFormat::CURRENT.into());
        let missing: Vec<_> = event_types()
            .into_iter()
            .filter(|kind| !log.contains(&format!(r#""event":{{"type":"{kind}""#)))
            .collect();
        assert!(missing.is_empty(), "{}: {missing:?}", game.name());
    }
}

/// RM-32: the current format is still written exactly as in its golden log. If this test fails, the
/// stored format has changed: raise [`LogFormat::CURRENT`] and add golden logs.
#[test]
fn the_current_format_is_written_as_in_its_golden_log() {
    struct Rewrite<'a>(&'a str);

    impl GameVisitor for Rewrite<'_> {
        type Output = ();

        fn visit<R: Rules>(self) {
            let log: Vec<Entry<R>> = read((0..).map(Seq).zip(self.0.lines())).unwrap();
            for (entry, stored) in log.iter().zip(self.0.lines()) {
                assert_eq!(json(entry), stored);
            }
        }
    }

    for &game in GameKind::ALL {
        game.visit(Rewrite(&stored(game, LogFormat::CURRENT.into())));
    }
}

/// RM-32: the error for an unreadable log says where, and for a newer log which version is needed.
#[test]
fn the_error_for_an_unreadable_log_names_the_place() {
    let refused = |first: &str| peek_game(first).unwrap_err().to_string();
    insta::assert_snapshot!(refused("{}"), @"cannot read entry 0: missing field `event` at line 1 column 2");
    let unknown = refused(r#"{"event":{"type":"opened","game":"big-3"}}"#);
    assert!(unknown.starts_with("there is no game called 'big-3'"), "{unknown}");
    insta::assert_snapshot!(
        refused(r#"{"format":7,"at":0,"event":{"type":"founded"}}"#),
        @"cannot read entry 0: the log has format 7, written by a newer version of paiju; this version reads formats 1 to 2"
    );
}

/// Plays in a room until every kind of entry is in the log.
struct WriteGoldenLog;

impl GameVisitor for WriteGoldenLog {
    type Output = String;

    fn visit<R: Rules>(self) -> String {
        let mut test_room = TestRoom::<R>::open(11);
        let seats = test_room.room.seats().len() as u8;
        let seat = |seat: u8| Seat::try_from(seat).unwrap();
        let preset = R::Config::PRESETS.last().unwrap();
        let field = &R::Config::FIELDS[0];

        let mut ask = |who, command| test_room.request(who, command).unwrap();
        ask(1, Command::Join { name: "Ben".to_owned(), role: Role::Player });
        ask(2, Command::Join { name: "Cem".to_owned(), role: Role::Spectator });
        ask(3, Command::Join { name: "Dai".to_owned(), role: Role::Spectator });
        ask(0, Command::Swap { one: seat(0), other: seat(1) });
        ask(1, Command::Stand);
        ask(0, Command::SeatBot { seat: Some(seat(0)), level: Level::Easy });
        ask(0, Command::RemoveBot { seat: seat(0) });
        ask(1, Command::Sit { seat: None });
        ask(0, Command::PassHost { person: PersonId(1) });
        ask(1, Command::ChoosePreset { preset: preset.name.to_owned() });
        ask(1, Command::Set { field: field.name.to_owned(), value: field.get(&preset.config) });
        ask(1, Command::SetOption { field: "grace".to_owned(), value: Setting::Int(45) });
        ask(0, Command::AddNonce { nonce: Nonce::new([5; 32]) });
        for _ in 2..seats {
            ask(1, Command::SeatBot { seat: None, level: Level::Medium });
        }
        ask(1, Command::Start);
        ask(0, Command::Say { text: "好牌！ Good luck".to_owned() });
        ask(0, Command::Emote { emote: Emote::Nice });
        ask(1, Command::Mute { person: PersonId(0), muted: true });

        // Ann disconnects, the game continues without her, and she returns.
        while test_room.actor() != Some(0) {
            test_room.advance();
        }
        test_room.disconnect(0);
        test_room.wait();
        test_room.connect(&caller(0)).unwrap();
        while test_room.actor() != Some(1) {
            test_room.advance();
        }
        test_room.request(1, Command::Hint).unwrap();
        test_room.wait();
        test_room.finish();
        test_room.request(1, Command::Start).unwrap();
        test_room.finish();
        test_room.request(1, Command::Kick { person: PersonId(3) }).unwrap();
        test_room.request(2, Command::Leave).unwrap();
        test_room.request(1, Command::Close).unwrap();
        test_room.log.iter().map(|entry| json(entry) + "\n").collect()
    }
}
