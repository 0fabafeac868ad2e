//! What a person with the code of a room may know before they join: the game, the host, the free seats.
//!
//! The join page shows it, and so does the preview of a shared link (Open Graph). It has no secrets:
//! with the code a person can join and see more.

use std::{fmt::Write as _, net::IpAddr, sync::Arc};

use axum::{
    Json,
    extract::{Path, State},
    http::{HeaderMap, Uri, header},
};
use protocol::{RoomCode, RoomEntry, RoomStage, ServerRefusal};

use super::{
    error::ApiError,
    extract::ClientAddr,
    status_page::{escaped, negotiated},
};
use crate::{app_state::AppState, room_task};

/// The parameter of a link whose host does not want to be named.
const UNNAMED: &str = "unnamed";

/// `GET /api/rooms/{room}`: the room as an invitation shows it (RM-1).
pub(crate) async fn invitation(
    State(app): State<Arc<AppState>>,
    ClientAddr(address): ClientAddr,
    Path(code): Path<String>,
) -> Result<Json<RoomEntry>, ApiError> {
    let room: RoomCode = code.parse().map_err(|_| ServerRefusal::Malformed {
        detail: "a room code has six characters".into(),
    })?;
    Ok(Json(find(&app, address, room).await?))
}

/// The lobby entry of a room that is open, for a client at `address`.
///
/// Failed look-ups are limited like those of the WebSocket, so that nobody can search for room codes.
async fn find(app: &AppState, address: IpAddr, room: RoomCode) -> Result<RoomEntry, ServerRefusal> {
    app.check_look_up_rate(address).map_err(|wait| ServerRefusal::TooManyMessages { wait })?;
    let row = app.store.room(&room_task::room_id(room)).await.map_err(|error| {
        tracing::error!(%error, "cannot read a room");
        ServerRefusal::Busy
    })?;
    let entry = row
        .filter(|row| row.closed.is_none())
        .and_then(|row| serde_json::from_str::<RoomEntry>(row.summary.as_str()).ok())
        .filter(|entry| entry.phase != RoomStage::Closed);
    entry.ok_or_else(|| {
        app.look_up_failed(address);
        ServerRefusal::NoSuchRoom { room }
    })
}

/// The Open Graph tags of the page of a room; `None` for any other page, and for a client at `address`
/// that has looked for too many rooms that do not exist.
pub(crate) async fn preview(
    app: &AppState,
    address: IpAddr,
    uri: &Uri,
    headers: &HeaderMap,
) -> Option<String> {
    let room = uri.path().strip_prefix("/r/")?.parse().ok()?;
    let entry = find(app, address, room).await.ok()?;
    let is_named = !uri.query().unwrap_or_default().split('&').any(|it| it == UNNAMED);
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let origin = match (&app.config.public_url, host) {
        (Some(url), _) => url.trim_end_matches('/').to_owned(),
        (None, Some(host)) => format!("http://{host}"),
        (None, None) => return None,
    };
    let messages = negotiated(headers);
    let game = messages.say(&format!("{}-name", entry.game), &[]);
    let title = match entry.host.filter(|_| is_named) {
        Some(host) => {
            messages.say("web-invited-by", &[("host", host.into()), ("game", game.into())])
        }
        None => messages.say("web-invited", &[("game", game.into())]),
    };
    let about = messages.say("page-invited-about", &[]);
    let image = format!("{origin}/invitation-{}.jpg", entry.game);
    let mut tags = String::new();
    for (property, content) in [
        ("og:type", "website"),
        ("og:site_name", "paiju 牌局"),
        ("og:title", &title),
        ("og:description", &about),
        ("og:image", &image),
        ("og:image:width", "1200"),
        ("og:image:height", "630"),
        ("twitter:card", "summary_large_image"),
    ] {
        // Writing into a string cannot fail.
        let _ = write!(tags, r#"<meta property="{property}" content="{}">"#, escaped(content));
    }
    Some(tags)
}
