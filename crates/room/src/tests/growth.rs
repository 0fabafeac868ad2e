//! Stored data can grow: a game with a new setting, event and field reads an older log, and so does a
//! room with a new option.

use protocol::{Command, Options, Role, Seq, StandIn};
use serde::{Deserialize, Serialize};
use tabletop::{Field, Preset, Rules, Setting, Settings};
use testkit::nim::{Nim, NimEvent, NimSettings, Take};

use super::test_room::{TestRoom, json};
use crate::{Entry, read, replay};

type Yesterday = Nim<OldConfig, OldEvent>;
type Today = Nim<NewConfig, NewEvent>;

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
struct OldConfig {
    heap: u8,
}

tabletop::stored_settings!(OldConfig);

/// `max-take` is new. In the old version it was always 3; new games default to 2.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
struct NewConfig {
    heap: u8,
    max_take: u8,
}

tabletop::stored_settings!(NewConfig);

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
enum OldEvent {
    Taken { n: u8 },
}

/// `TurnSkipped` is a new variant; `left` is a new field of an old one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
enum NewEvent {
    Taken {
        n: u8,
        /// Missing in logs of format 1, which did not record it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        left: Option<u8>,
    },
    TurnSkipped,
}

impl Settings for OldConfig {
    const PRESETS: &'static [Preset<Self>] = &[Preset { name: "plain", config: Self { heap: 9 } }];
    const FIELDS: &'static [Field<Self>] = &[Field::new("heap", "NM-1", |it| &mut it.heap)];
}

impl Settings for NewConfig {
    const PRESETS: &'static [Preset<Self>] =
        &[Preset { name: "plain", config: Self { heap: 9, max_take: 2 } }];
    const FIELDS: &'static [Field<Self>] = &[
        Field::new("heap", "NM-1", |it| &mut it.heap),
        Field::new("max-take", "NM-2", |it: &mut Self| &mut it.max_take).before("3"),
    ];
}

impl NimSettings for OldConfig {
    fn heap(&self) -> u8 {
        self.heap
    }
}

impl NimSettings for NewConfig {
    fn heap(&self) -> u8 {
        self.heap
    }

    fn min_take(&self) -> u8 {
        0
    }

    fn max_take(&self) -> u8 {
        self.max_take
    }
}

impl NimEvent for OldEvent {
    fn new(n: u8, _: u8) -> Self {
        Self::Taken { n }
    }

    fn n(&self) -> u8 {
        let Self::Taken { n } = self;
        *n
    }
}

impl NimEvent for NewEvent {
    fn new(n: u8, left: u8) -> Self {
        if n == 0 { Self::TurnSkipped } else { Self::Taken { n, left: Some(left) } }
    }

    fn n(&self) -> u8 {
        match self {
            Self::Taken { n, .. } => *n,
            Self::TurnSkipped => 0,
        }
    }
}

/// The options of a room with `undo`, which is new. In the old version nobody could undo.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
struct NewOptions {
    #[serde(flatten)]
    old: Options,
    undo: bool,
}

tabletop::stored_settings!(NewOptions);

impl Settings for NewOptions {
    const PRESETS: &'static [Preset<Self>] =
        &[Preset { name: "standard", config: Self { old: Options::STANDARD, undo: true } }];
    const FIELDS: &'static [Field<Self>] = &[
        Field::new("listed", "RM-1", |it| &mut it.old.listed),
        Field::number("grace", "RM-7", 5..=600, |it| &mut it.old.grace),
        Field::new("stand-in", "RM-7", |it| &mut it.old.stand_in),
        Field::number("turn-timer", "RM-11", 0..=600, |it| &mut it.old.turn_timer),
        Field::new("chat", "RM-13", |it| &mut it.old.chat),
        Field::new("hints", "RM-14", |it| &mut it.old.hints),
        Field::new("explain", "RM-14", |it: &mut Self| &mut it.old.explain).before("off"),
        Field::new("undo", "RM-14", |it: &mut Self| &mut it.undo).before("off"),
    ];
}

/// The stored log of a game in which these numbers were taken.
fn log<R: Rules<Action = Take>>(taken: &[u8]) -> Vec<String> {
    let mut test_room = TestRoom::<R>::open(1);
    test_room.join(1, Role::Player).unwrap();
    test_room.request(0, Command::Start).unwrap();
    for n in taken {
        let who = test_room.actor().unwrap();
        test_room.request(who, Command::Act { steps: vec![Take(*n)] }).unwrap();
    }
    test_room.log.iter().map(json).collect()
}

fn read_as<R: Rules>(log: &[String]) -> Result<Vec<Entry<R>>, String> {
    read((0..).map(Seq).zip(log.iter().map(String::as_str))).map_err(|error| error.to_string())
}

/// RM-32: the new program reads an old log and continues by the old rules.
#[test]
fn a_log_without_a_new_setting_event_and_field_keeps_its_meaning() {
    let log = log::<Yesterday>(&[3, 3, 1]);
    let room = replay(&read_as::<Today>(&log).unwrap()).unwrap();
    assert_eq!(room.config, NewConfig { heap: 9, max_take: 3 });
    let state = &room.game().unwrap().state;
    assert_eq!((state.left, state.max_take), (2, 3));
}

/// RM-32: the new program reads the options of an old room, which lack the new option, with their old
/// meaning.
#[test]
fn a_log_without_a_new_option_keeps_its_meaning() {
    let mut test_room = TestRoom::<Yesterday>::open(1);
    for (field, value) in [
        ("grace", Setting::Int(60)),
        ("stand-in", Setting::Choice("hard".into())),
        ("chat", Setting::Bool(false)),
    ] {
        test_room.request(0, Command::SetOption { field: field.into(), value }).unwrap();
    }
    let stored: Vec<serde_json::Value> = test_room
        .log
        .iter()
        .filter_map(|entry| serde_json::to_value(entry).unwrap()["event"].get("options").cloned())
        .collect();
    assert_eq!(stored.len(), 4, "when the room opens, and with every change");
    let read: Vec<NewOptions> =
        stored.into_iter().map(|options| serde_json::from_value(options).unwrap()).collect();
    let changed = Options { grace: 60, stand_in: StandIn::Hard, chat: false, ..Options::STANDARD };
    assert_eq!(read[0], NewOptions { old: Options::STANDARD, undo: false });
    assert_eq!(read[3], NewOptions { old: changed, undo: false });

    // The old program refuses a new option by name.
    let newer = json(&NewOptions { old: changed, undo: true });
    let refused = serde_json::from_str::<Options>(&newer).unwrap_err().to_string();
    assert!(
        refused.starts_with("this version of paiju does not know the setting 'undo'"),
        "{refused}"
    );
}

/// RM-32: a new log survives a round trip, including the new event and field.
#[test]
fn a_log_with_a_new_event_is_read_back() {
    let log = log::<Today>(&[2, 0, 1]);
    assert!(log.iter().any(|entry| entry.contains("turn-skipped")));
    assert!(log.iter().any(|entry| entry.contains(r#""left":7"#)));
    let room = replay(&read_as::<Today>(&log).unwrap()).unwrap();
    assert_eq!(room.game().unwrap().state.left, 6);
}

/// RM-32: the old program refuses a new log by its format instead of misreading it.
#[test]
fn a_log_from_a_newer_program_is_refused() {
    let today = log::<Today>(&[2, 0, 1]);
    insta::assert_snapshot!(
        read_as::<Yesterday>(&today).unwrap_err(),
        @"cannot read entry 0: this version of paiju does not know the setting 'max-take'; a newer version wrote it at line 1 column 320"
    );
    let skipped = today.iter().find(|entry| entry.contains("turn-skipped")).unwrap();
    let refused = read_as::<Yesterday>(std::slice::from_ref(skipped)).unwrap_err();
    assert!(refused.contains("unknown variant `turn-skipped`"), "{refused}");

    let newest = log::<Yesterday>(&[3]).pop().unwrap();
    let newer = newest.replacen(r#""format":2"#, r#""format":3"#, 1);
    assert_ne!(newer, newest);
    insta::assert_snapshot!(
        read_as::<Yesterday>(&[newer]).unwrap_err(),
        @"cannot read entry 0: the log has format 3, written by a newer version of paiju; this version reads formats 1 to 2"
    );
}
