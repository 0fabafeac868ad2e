//! Tokens, rooms, the catalogue, and the WebSocket of a room.

use std::sync::Arc;

use axum::{
    Json,
    extract::{State, WebSocketUpgrade, ws::rejection::WebSocketUpgradeRejection},
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use protocol::{
    NameRemoved, NewToken, OpenRoom, RoomCreated, RoomEntry, RoomList, ServerCatalogue,
    ServerRefusal,
};
use store::{LIST_PAGE, PlayerKey, WithRoom};

use super::{
    error::ApiError,
    extract::{Bearer, Body, ClientAddr},
};
use crate::{app_state::AppState, create_room, randomness, room_task, socket};

/// `POST /api/token`: a token for a new player (RM-2).
pub(crate) async fn token() -> Result<Response, ApiError> {
    let token = randomness::token().map_err(|_| ServerRefusal::Busy)?;
    let no_store = [(header::CACHE_CONTROL, "no-store")];
    Ok((no_store, Json(NewToken { token })).into_response())
}

/// `POST /api/remove-name`: the player wants their name removed. Housekeeping does it.
pub(crate) async fn remove_name(
    State(app): State<Arc<AppState>>,
    Bearer(player): Bearer,
) -> Result<Json<NameRemoved>, ApiError> {
    let player = PlayerKey(*player.as_bytes());
    let rooms = app.store.request_name_removal(&player).await.map_err(|error| {
        tracing::error!(%error, "cannot mark a name for removal");
        ServerRefusal::Busy
    })?;
    app.name_removal_requested.notify_one();
    Ok(Json(NameRemoved { closed: rooms.closed, open: rooms.open }))
}

/// `POST /api/rooms` (RM-1).
pub(crate) async fn create_room(
    State(app): State<Arc<AppState>>,
    ClientAddr(address): ClientAddr,
    Bearer(host): Bearer,
    Body(body): Body,
) -> Result<(StatusCode, Json<RoomCreated>), ApiError> {
    let request: OpenRoom = serde_json::from_slice(&body)
        .map_err(|error| ServerRefusal::Malformed { detail: error.to_string() })?;
    check_room_limit(&app, address).await?;
    let room = create_room::create_room(&app, host, &request).await.map_err(ApiError)?;
    app.opened(address, room);
    Ok((StatusCode::CREATED, Json(RoomCreated { room, link: format!("/r/{room}") })))
}

/// Refuses more rooms from one address than the limit (RM-24).
async fn check_room_limit(app: &AppState, address: std::net::IpAddr) -> Result<(), ApiError> {
    let max = app.config.limits.rooms_per_address;
    if app.n_rooms_from(address) < max as usize {
        return Ok(());
    }
    // Another node may have closed some of them.
    for code in app.rooms_from(address) {
        if let Ok(Some(row)) = app.store.room(&room_task::room_id(code)).await
            && row.closed.is_some()
        {
            app.closed(code);
        }
    }
    if app.n_rooms_from(address) < max as usize {
        return Ok(());
    }
    Err(ServerRefusal::TooManyRooms { max }.into())
}

/// `GET /api/rooms`: the listed rooms (RM-1).
pub(crate) async fn rooms(State(app): State<Arc<AppState>>) -> Result<Json<RoomList>, ApiError> {
    let page = app.store.rooms(store::RoomFilter::Lobby, None).await.map_err(|error| {
        tracing::error!(%error, "cannot read the list of rooms");
        ServerRefusal::Busy
    })?;
    let mut rooms: Vec<RoomEntry> = Vec::with_capacity(LIST_PAGE);
    for WithRoom { room, row } in page.items {
        match serde_json::from_str(row.summary.as_str()) {
            Ok(entry) => rooms.push(entry),
            Err(error) => tracing::warn!(%room, %error, "cannot read a lobby entry"),
        }
    }
    Ok(Json(RoomList { rooms }))
}

/// `GET /api/catalogue`.
pub(crate) async fn catalogue() -> Json<ServerCatalogue> {
    Json(ServerCatalogue::of_today())
}

/// Size of the read buffer of a connection, in bytes. Messages of players are short; the buffer grows
/// while a longer one is read.
const READ_BUFFER: usize = 4 * 1024;

/// `GET /api/socket`: the WebSocket of a room.
pub(crate) async fn socket(
    State(app): State<Arc<AppState>>,
    ClientAddr(address): ClientAddr,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    let key = headers.get(header::SEC_WEBSOCKET_KEY);
    let upgrade = upgrade.ok().filter(|_| key.is_some_and(|key| is_key(key.as_bytes())));
    let upgrade = upgrade.ok_or_else(|| ServerRefusal::Malformed {
        detail: "expected a WebSocket handshake".to_owned(),
    })?;
    let permit = app.acquire_connection().ok_or(ServerRefusal::Busy)?;
    let bytes = app.config.limits.message_bytes as usize * socket::HARD_LIMIT;
    let upgrading = app.running.token();
    let serve = move |socket| async move {
        let socket = socket::serve(Arc::clone(&app), socket, address, permit);
        app.tasks.own(&app.running.spawn(socket));
        drop(upgrading);
    };
    let upgrade = upgrade.max_message_size(bytes).max_frame_size(bytes);
    Ok(upgrade.read_buffer_size(READ_BUFFER).on_upgrade(serve))
}

/// Whether this is the key of a WebSocket handshake: 16 bytes in Base64. `axum` does not check it.
fn is_key(key: &[u8]) -> bool {
    let is_base64 = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'/');
    let [digits @ .., b'A' | b'Q' | b'g' | b'w', b'=', b'='] = key else { return false };
    digits.len() == 21 && digits.iter().all(is_base64)
}
