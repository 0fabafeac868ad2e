//! Generates the TypeScript types of this crate and of every game for the web client.
//!
//! The files are checked in. The test below fails if they are stale, and says how to update them.

use std::{
    any::TypeId,
    collections::{BTreeMap, BTreeSet},
    env, fs,
    path::PathBuf,
};

use games::{
    GameKind,
    crates::{
        game_forest::catalogue::Catalogue as ForestCatalogue,
        game_sea_salt::{Colour as SeaSaltColour, catalogue::Catalogue as SeaSaltCatalogue},
    },
    match_game,
};
use serde::Serialize;
use tabletop::{Choice, Rules};
use ts_rs::{Config, Dummy, TS, TypeVisitor};

use crate::{
    Analysis, ClientMessage, History, NameRemoved, NewToken, OpenRoom, Refusal, Replay,
    RoomCreated, RoomList, RoomRefusal, RulesPage, ServerCatalogue, ServerMessage, VERSION,
};

/// Set to write the files instead of comparing them.
const UPDATE: &str = "PAIJU_UPDATE_TYPESCRIPT";

/// The declarations of some types and their dependencies, by name.
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

    /// Adds `T` and its dependencies.
    fn with<T: TS + 'static>(mut self) -> Self {
        self.visit::<T>();
        self
    }

    /// The fields, each with its types in different declarations.
    fn fields(&self) -> BTreeMap<&str, BTreeSet<&str>> {
        let mut fields: BTreeMap<_, BTreeSet<_>> = BTreeMap::new();
        let text = self.by_name.values().flat_map(|text| text.lines());
        let code = text.filter(|line| !line.trim_start().starts_with(['*', '/']));
        for part in code.flat_map(|line| line.split(['{', '}', ',', ';'])) {
            if let Some((name, of)) = part.split_once(": ") {
                fields.entry(name.trim().trim_matches('"')).or_default().insert(of.trim());
            }
        }
        fields
    }

    /// The constant that lists the fields with seats.
    fn seat_fields(&self) -> String {
        let fields = self.fields();
        let of_seats = fields.iter().filter(|(_, types)| types.iter().any(|it| is_of_seats(it)));
        let rows: Vec<_> = of_seats.map(|(name, _)| format!("  \"{name}\",\n")).collect();
        let rows = rows.concat();
        format!("export const SEAT_FIELDS: readonly string[] = [\n{rows}];\n")
    }

    /// The file with these declarations.
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

/// Whether a TypeScript type is one seat or a list of seats.
fn is_of_seats(of: &str) -> bool {
    matches!(of, "Seat" | "Seat | null" | "SeatSet" | "Array<Seat>")
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

/// The declarations of the types that messages about a game use.
fn spoken<R>() -> Declarations
where
    R: Rules<Action: TS + 'static, Seen: TS + 'static, Rejection: TS + 'static>,
{
    Declarations::new().with::<R::Action>().with::<R::Seen>().with::<R::Rejection>()
}

/// The file of one game.
fn game_file<R>() -> String
where
    R: Rules<
            Config: TS + 'static,
            Action: TS + 'static,
            Seen: TS + 'static,
            View: TS + 'static,
            Aids: TS + 'static,
            Rejection: TS + 'static,
        >,
{
    let declarations = Declarations::new()
        .with::<R::Config>()
        .with::<R::Action>()
        .with::<R::Seen>()
        .with::<R::View>()
        .with::<R::Aids>()
        .with::<R::Rejection>();
    let config = &declarations.config;
    let last = format!(
        "export type Game = {{ config: {}, action: {}, seen: {}, view: {}, aids: {}, \
             rejection: {} }};\n",
        R::Config::name(config),
        R::Action::name(config),
        R::Seen::name(config),
        R::View::name(config),
        R::Aids::name(config),
        R::Rejection::name(config),
    );
    let seats = spoken::<R>().seat_fields();
    let last = format!(
        "{last}\n/** The fields of actions, events and refusals that hold a seat. */\n{seats}"
    );
    declarations.file(&format!("The types of `{}`.", R::NAME), &last)
}

/// Every file, by name.
fn files() -> BTreeMap<String, String> {
    let protocol = Declarations::new()
        .with::<ClientMessage<Dummy>>()
        .with::<ServerMessage<Dummy, Dummy, Dummy, Dummy, Dummy>>()
        .with::<Refusal<Dummy>>()
        .with::<NewToken>()
        .with::<NameRemoved>()
        .with::<OpenRoom>()
        .with::<RoomCreated>()
        .with::<RoomList>()
        .with::<ServerCatalogue>()
        .with::<RulesPage>()
        .with::<History>()
        .with::<Replay<Dummy, Dummy, Dummy>>()
        .with::<Analysis<Dummy>>();
    let seats = Declarations::new().with::<RoomRefusal>().seat_fields();
    let version = format!(
        "export const VERSION = {VERSION};\n\n\
         /** The fields of a room's refusals that hold a seat. */\n{seats}"
    );
    let protocol = protocol.file("The version of the protocol.", &version);
    let mut files = BTreeMap::from([("protocol.ts".to_owned(), protocol)]);
    for &game in GameKind::ALL {
        files.insert(format!("{}.ts", game.name()), match_game!(game, Game => game_file::<Game>()));
    }
    files.insert("forest-cards.ts".to_owned(), forest_cards());
    files.insert("sea-salt-cards.ts".to_owned(), sea_salt_cards());
    files
}

/// The printed data of the cards of Forest Shuffle, which are numbers everywhere else.
fn forest_cards() -> String {
    let ForestCatalogue { species, cards } = ForestCatalogue::all();
    let last = format!(
        "export const CATALOGUE: Catalogue = {{\n  species: [\n{}  ],\n  cards: [\n{}  ],\n}};\n",
        rows(&species),
        rows(&cards)
    );
    Declarations::new().with::<ForestCatalogue>().file("All cards and all species.", &last)
}

/// The response of `/api/cards/sea-salt`, and the colours, which the client needs to draw the first
/// card (SS-V2).
fn sea_salt_cards() -> String {
    let row = |colour: &SeaSaltColour| format!("  {}: \"{}\",\n", colour.name(), colour.hex());
    let rows: String = SeaSaltColour::ALL.iter().map(row).collect();
    let last = format!("export const PALETTE: {{ [colour in Colour]: string }} = {{\n{rows}}};\n");
    Declarations::new().with::<SeaSaltCatalogue>().file("The colours of the cards.", &last)
}

/// Formats one item per line.
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

/// The client finds seats by the name of a field, so such a field must always be a seat.
#[test]
fn a_field_with_seats_contains_only_seats() {
    for &game in GameKind::ALL {
        let declarations = match_game!(game, Game => spoken::<Game>());
        for (name, types) in declarations.fields() {
            let n_of_seats = types.iter().filter(|it| is_of_seats(it)).count();
            assert!([0, types.len()].contains(&n_of_seats), "{}: {name}: {types:?}", game.name());
        }
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
        // Quoted texts are names of fields and values, not of types.
        let unquoted: String = code.split('"').step_by(2).collect();
        let words = unquoted.split(|sign: char| !sign.is_ascii_alphanumeric());
        let types = words.filter(|word| word.starts_with(|sign: char| sign.is_ascii_uppercase()));
        for word in types.filter(|word| {
            !["Array", "Record", "SEAT", "FIELDS", "VERSION"].contains(word) && word.len() > 1
        }) {
            let declared = ["type", "const"].map(|kind| format!("export {kind} {word}"));
            assert!(declared.iter().any(|it| text.contains(it)), "{name} lacks {word}");
        }
    }
}
