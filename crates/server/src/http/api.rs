//! The lobby: tokens, rooms, what there is to choose from, and the door of the table.

use std::sync::Arc;

use axum::{
    Json,
    body::Bytes,
    extract::{
        State, WebSocketUpgrade, rejection::BytesRejection,
        ws::rejection::WebSocketUpgradeRejection,
    },
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use protocol::{Catalogue, OpenRoom, RoomEntry, RoomList, RoomOpened, ServerRefusal, TokenGiven};
use store::LIST_PAGE;

use super::{
    address::{Address, Bearer},
    answer::Turned,
};
use crate::{chance, house::House, opening, socket};

/// Gives a token to whoever has none yet (RM-2).
pub(crate) async fn token() -> Result<Response, Turned> {
    let token = chance::token().map_err(|_| ServerRefusal::Busy)?;
    let no_store = [(header::CACHE_CONTROL, "no-store")];
    Ok((no_store, Json(TokenGiven { token })).into_response())
}

/// Opens a room (RM-1).
pub(crate) async fn open(
    State(house): State<Arc<House>>,
    Address(address): Address,
    Bearer(host): Bearer,
    body: Result<Bytes, BytesRejection>,
) -> Result<(StatusCode, Json<RoomOpened>), Turned> {
    let max = house.config.limits.message_bytes;
    let body = body.map_err(|_| ServerRefusal::TooLarge { max })?;
    let ask: OpenRoom = serde_json::from_slice(&body)
        .map_err(|error| ServerRefusal::Malformed { detail: error.to_string() })?;
    may_open(&house, address).await?;
    let room = opening::open(&house, host, &ask).await.map_err(Turned)?;
    house.opened(address, room);
    Ok((StatusCode::CREATED, Json(RoomOpened { room, link: format!("/r/{room}") })))
}

/// Refuses one room too many from one address (RM-24).
async fn may_open(house: &House, address: std::net::IpAddr) -> Result<(), Turned> {
    let max = house.config.limits.rooms_per_address;
    if house.n_rooms_from(address) < max as usize {
        return Ok(());
    }
    // Another node may have closed some of them.
    for code in house.rooms_from(address) {
        let Some(id) = crate::table::room_id(code) else { continue };
        if let Ok(Some(record)) = house.store.room(&id).await
            && record.closed.is_some()
        {
            house.closed(code);
        }
    }
    if house.n_rooms_from(address) < max as usize {
        return Ok(());
    }
    Err(ServerRefusal::TooManyRooms { max }.into())
}

/// The rooms whose hosts want to be found (RM-1).
pub(crate) async fn rooms(State(house): State<Arc<House>>) -> Result<Json<RoomList>, Turned> {
    let page = house.store.rooms(store::RoomList::Lobby, None).await.map_err(|error| {
        tracing::error!(%error, "the lobby cannot be read");
        ServerRefusal::Busy
    })?;
    let mut rooms: Vec<RoomEntry> = Vec::with_capacity(LIST_PAGE);
    for filed in page.items {
        match serde_json::from_str(filed.record.summary.as_str()) {
            Ok(entry) => rooms.push(entry),
            Err(error) => tracing::warn!(room = %filed.room, %error, "a line cannot be read"),
        }
    }
    Ok(Json(RoomList { rooms }))
}

/// What there is to choose from.
pub(crate) async fn catalogue() -> Json<Catalogue> {
    Json(Catalogue::of_today())
}

/// How many bytes are set aside for what a client says. They are there as long as it is connected,
/// and players say little; what is longer gets more room while it is read.
const READ_BUFFER: usize = 4 * 1024;

/// The WebSocket of a table.
pub(crate) async fn table(
    State(house): State<Arc<House>>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Turned> {
    let upgrade = upgrade
        .map_err(|_| ServerRefusal::Malformed { detail: "this is for WebSockets".to_owned() })?;
    let seat = house.seat_socket().ok_or(ServerRefusal::Busy)?;
    let bytes = house.config.limits.message_bytes as usize * socket::HARD_LIMIT;
    let serve = move |socket| {
        let running = house.running.clone();
        running.track_future(socket::serve(house, socket, seat))
    };
    let upgrade = upgrade.max_message_size(bytes).max_frame_size(bytes);
    Ok(upgrade.read_buffer_size(READ_BUFFER).on_upgrade(serve))
}
