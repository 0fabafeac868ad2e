//! The list of routes: parameters, responses and refusals.
//!
//! The router, the page `/api` and the OpenAPI document are all made from this list.

use protocol::{
    History, NameRemoved, NewToken, OpenRoom, RoomCode, RoomCreated, RoomEntry, RoomList,
    RulesPage, ServerCatalogue,
};
use tabletop::{CodedRefusal as _, SettingRefusal};

use super::{
    analysis, api, best_move, cards, health, history, invitation, openapi,
    parameters::{
        GameName, LanguageTag, PageCursor, PresetName, SettingTexts, StepNumber, UpgradeConnection,
        WebSocketKey, WebSocketUpgrade, WebSocketVersion,
    },
    route::{
        Need::{Optional, Required},
        PerGame, Route,
    },
    rules, status_page,
};

const HTML: &str = "text/html; charset=utf-8";
const TEXT: &str = "text/plain; charset=utf-8";

/// The codes of refused names.
const BAD_NAMES: &[&str] = &["name-empty", "name-too-long", "name-bad-character"];

/// Every route except the files of the client.
#[rustfmt::skip] // One line per property of a route.
pub(crate) fn routes() -> Vec<Route> {
    let game_id = "The id of the game, from the history";
    vec![
        Route::get("/status", status_page::status, "The status page")
            .returns_text(200, HTML, "The games of this server and the number of its rooms, in the reader's language"),
        Route::get("/healthz", health::healthy, "Liveness check")
            .returns_text(200, TEXT, "The process is running"),
        Route::get("/readyz", health::ready, "Readiness check")
            .returns_text(200, TEXT, "The server accepts players")
            .returns_text(503, TEXT, "The server is stopping, or the database does not answer or takes no writes"),
        Route::get("/metrics", health::metrics, "Metrics for Prometheus")
            .returns_text(200, "text/plain; version=0.0.4", "The metrics"),

        Route::get("/api", status_page::api, "The list of routes, for people")
            .returns_text(200, HTML, "One line per route"),
        Route::get("/api/openapi.json", openapi::serve, "The list of routes, for programs (OpenAPI 3.1)")
            .returns::<serde_json::Value>(200, "This document"),

        Route::post("/api/token", api::token, "A new token, which identifies the player from now on")
            .returns::<NewToken>(200, "The token, which the player must keep secret")
            .refuses(503, &["busy"]),
        Route::post("/api/remove-name", api::remove_name, "Removes the player's name from closed rooms and their games, and from open rooms when they close")
            .token()
            .returns::<NameRemoved>(200, "The number of rooms with the name")
            .refuses(503, &["busy"]),
        Route::get("/api/catalogue", api::catalogue, "Games, presets, settings, room options, bot levels and emotes")
            .returns::<ServerCatalogue>(200, "All choices"),
        Route::get("/api/rules/{game}", rules::rules, "The rules of a game under the requested settings, as keys and values for the translations")
            .in_path::<GameName>("game", "The id of a game, such as big-two")
            .in_query::<PresetName>("preset", Optional, "The preset to start from, one of this game")
            .in_query::<u8>("players", Optional, "The number of players")
            .in_query::<SettingTexts>("settings", Optional, "Any setting of this game by its id, such as deals=3")
            .returns::<RulesPage>(200, "The rulebook")
            .refuses(404, &["no-such-game"])
            .refuses(422, SettingRefusal::CODES),
        Route::get("/api/cards/{game}", cards::cards, "Every card of a game under the requested settings, with names and descriptions in the requested language")
            .in_path::<GameName>("game", "The id of a game, such as big-two")
            .in_query::<PresetName>("preset", Optional, "The preset to start from, one of this game")
            .in_query::<LanguageTag>("lang", Optional, "The tag of a language; by default the first known one of Accept-Language, or English")
            .in_query::<SettingTexts>("settings", Optional, "Any setting of this game by its id, such as deals=3")
            .returns_per_game(PerGame::Cards, "The cards; their fields depend on the game")
            .refuses(400, &["malformed"])
            .refuses(404, &["no-such-game"])
            .refuses(422, SettingRefusal::CODES),

        Route::get("/api/rooms", api::rooms, "The listed rooms, newest first")
            .returns::<RoomList>(200, "At most a hundred rooms")
            .refuses(503, &["busy"]),
        Route::post("/api/rooms", api::create_room, "Creates a private room with the game's first preset and the host in it")
            .token()
            .body::<OpenRoom>()
            .returns::<RoomCreated>(201, "The room was created and stored")
            .refuses(400, &["malformed"])
            .refuses(404, &["no-such-game"])
            .refuses(408, &["too-slow"])
            .refuses(413, &["too-large"])
            .refuses(422, BAD_NAMES)
            .refuses(429, &["too-many-rooms"])
            .refuses(503, &["busy"]),
        Route::get("/api/rooms/{room}", invitation::invitation, "A room as an invitation shows it, for everyone who has its code")
            .in_path::<RoomCode>("room", "The code of the room")
            .returns::<RoomEntry>(200, "The game, the host and the seats")
            .refuses(400, &["malformed"])
            .refuses(404, &["no-such-room"])
            .refuses(503, &["busy"]),
        Route::get("/api/socket", api::socket, "The WebSocket of a room; the first message is hello")
            .in_header::<UpgradeConnection>("Connection")
            .in_header::<WebSocketUpgrade>("Upgrade")
            .in_header::<WebSocketVersion>("Sec-WebSocket-Version")
            .in_header::<WebSocketKey>("Sec-WebSocket-Key")
            .becomes_websocket("The connection becomes a WebSocket")
            .refuses(400, &["malformed"])
            .refuses(503, &["busy"]),

        Route::get("/api/history", history::history, "The player's past games, newest first, and their statistics")
            .token()
            .in_query::<PageCursor>("after", Optional, "The value of next on the previous page")
            .returns::<History>(200, "At most a hundred games")
            .refuses(400, &["malformed"])
            .refuses(503, &["busy"]),
        Route::get("/api/games/{id}", history::record, "The record of a finished game, for replay and verification")
            .in_path::<String>("id", game_id)
            .returns_per_game(PerGame::Record, "The record")
            .refuses(404, &["no-such-record"])
            .refuses(503, &["busy"]),
        Route::get("/api/games/{id}/replay", history::replay, "A finished game step by step, as every seat saw it")
            .in_path::<String>("id", game_id)
            .returns_per_game(PerGame::Replay, "The replay for each seat")
            .refuses(404, &["no-such-record"])
            .refuses(503, &["busy"]),
        Route::get("/api/games/{id}/analysis", analysis::analysis, "One act of a finished game, with the suggestion of the hard bot and its reasons")
            .in_path::<String>("id", game_id)
            .in_query::<StepNumber>("step", Required, "The step of the replay after the act, counted from 1")
            .returns_per_game(PerGame::Analysis, "The act and the suggestion")
            .refuses(404, &["no-such-record", "no-such-step"])
            .refuses(503, &["busy"]),
        Route::get("/api/games/{id}/best-move", best_move::best_move, "The move of a winner that leads its alternatives by most, as the hard bot sees it")
            .in_path::<String>("id", game_id)
            .returns_per_game(PerGame::Analysis, "The act and the suggestion")
            .refuses(404, &["no-such-record"])
            .refuses(503, &["busy"]),
    ]
}
