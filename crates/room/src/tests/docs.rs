//! `docs/formats.md` shows an example of everything that a room stores, taken from a golden log.

use std::{collections::BTreeMap, env, fs, path::PathBuf};

use games::{GameKind, GameVisitor};
use protocol::{GameRecord, Options, Seq};
use serde::Serialize;
use tabletop::Rules;

use super::{golden::stored, test_room::json, texts::event_types};
use crate::{Entry, LogFormat, RoomEvent, read, record};

/// Set to write the examples instead of comparing them.
const UPDATE: &str = "PAIJU_UPDATE_DOCS";

fn path() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/formats.md")
}

/// The golden log of a game.
fn golden_log<R: Rules>(game: GameKind) -> Vec<Entry<R>> {
    let text = stored(game, LogFormat::CURRENT.into());
    read((0..).map(Seq).zip(text.lines())).unwrap()
}

/// The examples by the name of their block: each is parsed as its type and serialized again.
struct Examples;

impl GameVisitor for Examples {
    type Output = BTreeMap<&'static str, String>;

    fn visit<R: Rules>(self) -> Self::Output {
        let log = golden_log::<R>(GameKind::BigTwo);
        let first_of = |kind: &String| {
            let tag = format!(r#""event":{{"type":"{kind}""#);
            let entry = log.iter().map(json).find(|entry| entry.contains(&tag));
            entry.unwrap_or_else(|| panic!("no entry {kind}")) + "\n"
        };
        let RoomEvent::Opened { options, .. } = &log[0].event else {
            panic!("the first entry does not open the room")
        };
        let mut record = record(&log, 1, "classic").unwrap();
        record.acts.truncate(2);
        BTreeMap::from([
            ("LogEntry", event_types().iter().map(first_of).collect()),
            ("Options", again::<Options>(options)),
            ("GameRecord", again::<GameRecord<R>>(&record)),
        ])
    }
}

/// The line of one game in each block that shows every game.
struct GameLines(GameKind);

impl GameVisitor for GameLines {
    type Output = [(&'static str, String); 4];

    fn visit<R: Rules>(self) -> Self::Output {
        let log = golden_log::<R>(self.0);
        let config = log.iter().find_map(|entry| entry.event.config()).unwrap();
        let find_deal = |entry: &Entry<R>| {
            let RoomEvent::Started { deal, .. } = &entry.event else { return None };
            Some(again(deal))
        };
        let find_act = |entry: &Entry<R>| {
            let RoomEvent::Acted { steps, events, .. } = &entry.event else { return None };
            Some((again(steps.first()?), again(events)))
        };
        let (action, events) = log.iter().find_map(find_act).unwrap();
        [
            ("Config", again(config)),
            ("Deal", log.iter().find_map(find_deal).unwrap()),
            ("Action", action),
            ("Events", events),
        ]
    }
}

/// The JSON of `value`, parsed as a `T` and serialized again.
fn again<T: Serialize + serde::de::DeserializeOwned>(value: &T) -> String {
    let read: T = serde_json::from_str(&json(value)).unwrap();
    json(&read) + "\n"
}

/// The page with `text` in the block called `name`.
fn with_block(page: &str, name: &str, text: &str) -> String {
    let head = format!("```json {name}\n");
    let (before, rest) = page.split_once(&head).unwrap_or_else(|| panic!("no block {name}"));
    let (_, after) = rest.split_once("```").unwrap();
    format!("{before}{head}{text}```{after}")
}

/// RM-32: the page shows one real entry of every kind, options, a record, and the settings, a deal, an
/// action and events of every game.
#[test]
fn the_page_of_formats_shows_what_is_stored() {
    let page = fs::read_to_string(path()).unwrap();
    let mut examples = GameKind::BigTwo.visit(Examples);
    for game in GameKind::ALL {
        for (name, line) in game.visit(GameLines(*game)) {
            *examples.entry(name).or_default() += &line;
        }
    }
    let fresh =
        examples.iter().fold(page.clone(), |page, (name, text)| with_block(&page, name, text));
    if env::var_os(UPDATE).is_some() {
        fs::write(path(), &fresh).unwrap();
    }
    assert!(
        page == fresh || env::var_os(UPDATE).is_some(),
        "docs/formats.md is stale; run: {UPDATE}=1 cargo test -p room docs"
    );
}
