//! Health, readiness and metrics, for operators.

use std::sync::Arc;

use axum::{
    extract::State,
    http::{StatusCode, header},
    response::IntoResponse,
};
use store::RoomFilter;

use crate::{app_state::AppState, metrics};

/// `GET /healthz`.
pub(crate) async fn healthy() -> &'static str {
    "ok\n"
}

/// `GET /readyz`: whether the server accepts players. It is not stopping, and its database works.
pub(crate) async fn ready(State(app): State<Arc<AppState>>) -> (StatusCode, &'static str) {
    if app.stopping.is_cancelled() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n");
    }
    if let Err(error) = app.store.rooms(RoomFilter::Lobby, None).await {
        tracing::error!(%error, "cannot query the database");
        return (StatusCode::SERVICE_UNAVAILABLE, "cannot query the database\n");
    }
    // The disk may be full, or the file deleted.
    if let Err(error) = app.store.check_health() {
        tracing::error!(%error, "cannot write to the database");
        return (StatusCode::SERVICE_UNAVAILABLE, "cannot write to the database\n");
    }
    (StatusCode::OK, "ready\n")
}

/// `GET /metrics`.
pub(crate) async fn metrics(State(app): State<Arc<AppState>>) -> impl IntoResponse {
    metrics::set(&app.metrics.bot_queue, app.bot_pool.waiting());
    app.metrics.entries_read.absolute(app.store.counts().entries_read);
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], app.metrics.page())
}
