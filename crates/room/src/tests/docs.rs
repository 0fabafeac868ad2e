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

/// The examples by the name of their block: each is parsed as its type and serialized again.
struct Examples;

impl GameVisitor for Examples {
    type Output = BTreeMap<&'static str, String>;

    fn visit<R: Rules>(self) -> Self::Output {
        let text = stored(GameKind::BigTwo, LogFormat::CURRENT.into());
        let log: Vec<Entry<R>> = read((0..).map(Seq).zip(text.lines())).unwrap();
        let first_of = |kind: &String| {
            let tag = format!(r#""event":{{"type":"{kind}""#);
            let entry = log.iter().map(json).find(|entry| entry.contains(&tag));
            entry.unwrap_or_else(|| panic!("no entry {kind}")) + "\n"
        };
        let RoomEvent::Opened { config, options, .. } = &log[0].event else {
            panic!("the first entry does not open the room")
        };
        let mut record = record(&log, 1, "classic").unwrap();
        record.acts.truncate(2);
        BTreeMap::from([
            ("LogEntry", event_types().iter().map(first_of).collect()),
            ("Config", again::<R::Config>(config)),
            ("Options", again::<Options>(options)),
            ("GameRecord", again::<GameRecord<R>>(&record)),
        ])
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

/// RM-32: the page shows one real entry of every kind, a config, options and a record.
#[test]
fn the_page_of_formats_shows_what_is_stored() {
    let page = fs::read_to_string(path()).unwrap();
    let examples = GameKind::BigTwo.visit(Examples);
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
