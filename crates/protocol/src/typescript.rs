//! The types of this crate and of every game, for the web client.
//!
//! The files are checked in; the test below says when they are stale and how to refresh them.

use std::{any::TypeId, collections::BTreeMap, env, fs, path::PathBuf};

use games::{ForTypedGame, ForestCatalogue, GameKind, SeaSaltCatalogue, SeaSaltColour};
use serde::Serialize;
use tabletop::{Choice, Rules};
use ts_rs::{Config, Dummy, TS, TypeVisitor};

use crate::{
    Analysis, Catalogue, ClientMessage, History, OpenRoom, Refusal, Replay, RoomList, RoomOpened,
    RulesPage, ServerMessage, TokenGiven, VERSION,
};

/// Set to write the files instead of comparing them.
const UPDATE: &str = "PAIJU_UPDATE_TYPESCRIPT";

/// The declarations that some types need, by name.
struct Declarations {
    config: Config,
    seen: Vec<TypeId>,
    by_name: BTreeMap<String, String>,
}

impl Declarations {
    fn new() -> Self {
        let config = Config::new().with_large_int("number");
        Self { config, seen: Vec::new(), by_name: BTreeMap::new() }
    }

    /// Everything that `T` needs, and `T` itself.
    fn with<T: TS + 'static>(mut self) -> Self {
        self.visit::<T>();
        self
    }

    /// The file that holds them.
    fn file(&self, about: &str, last: &str) -> String {
        let declarations: Vec<_> = self.by_name.values().map(String::as_str).collect();
        format!(
            "// Generated from the Rust types; do not edit. To refresh:\n\
             // {UPDATE}=1 cargo test -p protocol typescript\n\n\
             /** {about} */\n{last}\n{}",
            declarations.join("\n")
        )
    }
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if self.seen.contains(&TypeId::of::<T>()) {
            return;
        }
        self.seen.push(TypeId::of::<T>());
        if T::output_path().is_some() {
            let docs = T::docs().unwrap_or_default();
            let declaration = format!("{docs}export {}\n", T::decl(&self.config));
            self.by_name.insert(T::ident(&self.config), declaration);
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

/// The file of one game.
struct GameFile(GameKind);

impl ForTypedGame for GameFile {
    type Output = String;

    fn run<R>(self) -> String
    where
        R: Rules<
                Config: TS + 'static,
                Action: TS + 'static,
                Seen: TS + 'static,
                View: TS + 'static,
                Rejection: TS + 'static,
            >,
    {
        let declarations = Declarations::new()
            .with::<R::Config>()
            .with::<R::Action>()
            .with::<R::Seen>()
            .with::<R::View>()
            .with::<R::Rejection>();
        let config = &declarations.config;
        let last = format!(
            "export type Game = {{ config: {}, action: {}, seen: {}, view: {}, rejection: {} }};\n",
            R::Config::name(config),
            R::Action::name(config),
            R::Seen::name(config),
            R::View::name(config),
            R::Rejection::name(config),
        );
        declarations.file(&format!("The types of `{}`.", self.0.name()), &last)
    }
}

/// Every file, by name.
fn files() -> BTreeMap<String, String> {
    let protocol = Declarations::new()
        .with::<ClientMessage<Dummy>>()
        .with::<ServerMessage<Dummy, Dummy, Dummy, Dummy>>()
        .with::<Refusal<Dummy>>()
        .with::<TokenGiven>()
        .with::<OpenRoom>()
        .with::<RoomOpened>()
        .with::<RoomList>()
        .with::<Catalogue>()
        .with::<RulesPage>()
        .with::<History>()
        .with::<Replay<Dummy, Dummy>>()
        .with::<Analysis<Dummy>>();
    let version = format!("export const VERSION = {VERSION};\n");
    let protocol = protocol.file("The version of the protocol.", &version);
    let mut files = BTreeMap::from([("protocol.ts".to_owned(), protocol)]);
    for &game in GameKind::ALL {
        files.insert(format!("{}.ts", game.name()), game.run_typed(GameFile(game)));
    }
    files.insert("forest-cards.ts".to_owned(), forest_cards());
    files.insert("sea-salt-cards.ts".to_owned(), sea_salt_cards());
    files
}

/// What is printed on the cards of Forest Shuffle, which are numbers everywhere else.
fn forest_cards() -> String {
    let ForestCatalogue { species, cards } = ForestCatalogue::all();
    let last = format!(
        "export const CATALOGUE: Catalogue = {{\n  species: [\n{}  ],\n  cards: [\n{}  ],\n}};\n",
        rows(&species),
        rows(&cards)
    );
    Declarations::new().with::<ForestCatalogue>().file("All cards and all species.", &last)
}

/// What `/api/cards/sea-salt` answers, and the colours, which are needed to draw the first card
/// (SS-V2).
fn sea_salt_cards() -> String {
    let row = |colour: &SeaSaltColour| format!("  {}: \"{}\",\n", colour.name(), colour.hex());
    let rows: String = SeaSaltColour::ALL.iter().map(row).collect();
    let last = format!("export const PALETTE: {{ [colour in Colour]: string }} = {{\n{rows}}};\n");
    Declarations::new().with::<SeaSaltCatalogue>().file("The colours of the cards.", &last)
}

/// One a line.
fn rows<T: Serialize>(items: &[T]) -> String {
    let line = |item| format!("    {},\n", serde_json::to_string(item).unwrap());
    items.iter().map(line).collect::<Vec<_>>().concat()
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/protocol")
}

#[test]
fn the_typescript_is_fresh() {
    let folder = folder();
    for (name, text) in files() {
        let path = folder.join(&name);
        if env::var_os(UPDATE).is_some() {
            fs::create_dir_all(&folder).unwrap();
            fs::write(&path, &text).unwrap();
        }
        let found = fs::read_to_string(&path).unwrap_or_default();
        assert!(
            found == text,
            "{name} is stale; run: {UPDATE}=1 cargo test -p protocol typescript"
        );
    }
}

/// Every type that a file mentions is declared in it.
#[test]
fn the_typescript_is_complete() {
    for (name, text) in files() {
        let code: String = text
            .lines()
            .filter(|line| !line.trim_start().starts_with(['*', '/']))
            .flat_map(|line| [line, "\n"])
            .collect();
        // Between quotes stand names of fields and values, not of types.
        let unquoted: String = code.split('"').step_by(2).collect();
        let words = unquoted.split(|sign: char| !sign.is_ascii_alphanumeric());
        let types = words.filter(|word| word.starts_with(|sign: char| sign.is_ascii_uppercase()));
        for word in
            types.filter(|word| !["Array", "Record", "VERSION"].contains(word) && word.len() > 1)
        {
            let declared = ["type", "const"].map(|kind| format!("export {kind} {word}"));
            assert!(declared.iter().any(|it| text.contains(it)), "{name} lacks {word}");
        }
    }
}
