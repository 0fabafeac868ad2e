//! For those who operate the server: is it alive, is it ready, how is it doing.

use std::sync::Arc;

use axum::{
    extract::State,
    http::{StatusCode, header},
    response::IntoResponse,
};
use store::RoomList;

use crate::{gauges, house::House};

/// Whether the process is alive.
pub(crate) async fn healthy() -> &'static str {
    "ok\n"
}

/// Whether people may be sent here: the database answers, and the server is not stopping.
pub(crate) async fn ready(State(house): State<Arc<House>>) -> (StatusCode, &'static str) {
    if house.stopping.is_cancelled() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n");
    }
    match house.store.rooms(RoomList::Lobby, None).await {
        Ok(_) => (StatusCode::OK, "ready\n"),
        Err(error) => {
            tracing::error!(%error, "the database does not answer");
            (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n")
        }
    }
}

/// The page that Prometheus reads.
pub(crate) async fn metrics(State(house): State<Arc<House>>) -> impl IntoResponse {
    gauges::show(&house.gauges.bot_queue, house.pool.waiting());
    house.gauges.entries_read.absolute(house.store.counts().entries_read);
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], house.gauges.page())
}
