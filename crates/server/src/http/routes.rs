//! Every route: what it takes, what it answers and how it refuses.
//!
//! This list is the router, the list on the page `/api`, and the paths of the `OpenAPI` document. A
//! new route is an entry here; `PAIJU_UPDATE_OPENAPI=1 cargo test -p server openapi` then writes
//! the document again.

use protocol::{Catalogue, History, OpenRoom, RoomList, RoomOpened, RulesPage, TokenGiven};
use tabletop::{BadSetting, Refusal as _};

use super::{
    analysis, api, cards, live, openapi, page, past,
    route::{
        Need::{Optional, Required},
        PerGame, Route,
    },
    rules,
};

const HTML: &str = "text/html; charset=utf-8";
const TEXT: &str = "text/plain; charset=utf-8";

/// The codes of names that nobody can have.
const BAD_NAMES: &[&str] = &["name-empty", "name-too-long", "name-bad-character"];

/// Everything that is answered, besides the files of the client.
#[rustfmt::skip] // A line for each thing that is said of a route.
pub(crate) fn routes() -> Vec<Route> {
    let game_id = "The id of the game, from the history";
    vec![
        Route::get("/status", page::status, "The status page")
            .answers_text(200, HTML, "What is on offer here, in the reader's language"),
        Route::get("/healthz", live::healthy, "Whether the process is alive")
            .answers_text(200, TEXT, "It is"),
        Route::get("/readyz", live::ready, "Whether people may be sent here")
            .answers_text(200, TEXT, "They may")
            .answers_text(503, TEXT, "The server is stopping, or the database does not answer"),
        Route::get("/metrics", live::metrics, "Measurements for Prometheus")
            .answers_text(200, "text/plain; version=0.0.4", "The measurements"),

        Route::get("/api", page::api, "This list, for people")
            .answers_text(200, HTML, "Every route, in one line"),
        Route::get("/api/openapi.json", openapi::document, "This list, for programs (OpenAPI 3.1)")
            .answers::<serde_json::Value>(200, "This document"),

        Route::post("/api/token", api::token, "A new token, which identifies the player from now on")
            .answers::<TokenGiven>(200, "The token, to be kept and shown to nobody")
            .refuses(503, &["busy"]),
        Route::get("/api/catalogue", api::catalogue, "Games, presets, settings, room options, levels of bots, emotes")
            .answers::<Catalogue>(200, "Everything there is to choose from"),
        Route::get("/api/rules/{game}", rules::rules, "The rules of a game under the settings asked for, as keys and values for the translations")
            .in_path::<String>("game", "The id of a game, such as big-two")
            .in_query::<String>("preset", Optional, "The preset to start from")
            .in_query::<u8>("players", Optional, "How many play")
            .in_query::<openapi::AnySetting>("settings", Optional, "Any setting by its id, such as deals=3")
            .answers::<RulesPage>(200, "The rulebook")
            .refuses(404, &["no-such-game"])
            .refuses(422, BadSetting::CODES),
        Route::get("/api/cards/{game}", cards::cards, "Every card of a game under the settings asked for, with names and descriptions in the language asked for")
            .in_path::<String>("game", "The id of a game, such as big-two")
            .in_query::<String>("preset", Optional, "The preset to start from")
            .in_query::<String>("lang", Optional, "The tag of a language; else the first known one of Accept-Language, else English")
            .in_query::<openapi::AnySetting>("settings", Optional, "Any setting by its id, such as deals=3")
            .answers_per_game(PerGame::Cards, "The cards; what a card has is the game's own")
            .refuses(400, &["malformed"])
            .refuses(404, &["no-such-game"])
            .refuses(422, BadSetting::CODES),

        Route::get("/api/rooms", api::rooms, "The rooms whose hosts want to be found, the one opened last first")
            .answers::<RoomList>(200, "At most a hundred rooms")
            .refuses(503, &["busy"]),
        Route::post("/api/rooms", api::open, "Opens a room: private, with the game's first preset and the host in it")
            .token()
            .body::<OpenRoom>()
            .answers::<RoomOpened>(201, "The room is open, and on disk")
            .refuses(400, &["malformed"])
            .refuses(404, &["no-such-game"])
            .refuses(413, &["too-large"])
            .refuses(422, BAD_NAMES)
            .refuses(429, &["too-many-rooms"])
            .refuses(503, &["busy"]),
        Route::get("/api/table", api::table, "The WebSocket of a table; the first message is hello")
            .becomes_websocket("The connection is a WebSocket from here on")
            .refuses(400, &["malformed"])
            .refuses(503, &["busy"]),

        Route::get("/api/history", past::history, "One's own past games, the last one first, and how one did so far")
            .token()
            .in_query::<String>("after", Optional, "The value of next on the page before")
            .answers::<History>(200, "At most a hundred games")
            .refuses(400, &["malformed"])
            .refuses(503, &["busy"]),
        Route::get("/api/games/{id}", past::record, "A finished game as one file, to replay and to verify")
            .in_path::<String>("id", game_id)
            .answers_per_game(PerGame::Record, "The record")
            .refuses(404, &["no-such-record"])
            .refuses(503, &["busy"]),
        Route::get("/api/games/{id}/replay", past::replay, "A finished game step by step, as every seat saw it")
            .in_path::<String>("id", game_id)
            .answers_per_game(PerGame::Replay, "What each seat saw")
            .refuses(404, &["no-such-record"])
            .refuses(503, &["busy"]),
        Route::get("/api/games/{id}/analysis", analysis::analysis, "One act of a finished game, beside what the hard bot would have done and why")
            .in_path::<String>("id", game_id)
            .in_query::<u32>("step", Required, "The step of the replay that the act led to, counted from 1")
            .answers_per_game(PerGame::Analysis, "What was done, and what the hard bot would have done")
            .refuses(400, &["malformed"])
            .refuses(404, &["no-such-record"])
            .refuses(503, &["busy"]),
    ]
}
