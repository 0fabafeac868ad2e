//! Everything over plain HTTP, and the door of the WebSocket.

mod address;
mod answer;
mod api;
mod live;
mod page;
mod security;

use std::sync::Arc;

use axum::{
    Router,
    extract::DefaultBodyLimit,
    middleware,
    routing::{get, post},
};

use crate::house::House;

/// All that can be asked for.
pub(crate) fn router(house: &Arc<House>) -> Router {
    let limit = house.config.limits.message_bytes as usize;
    Router::new()
        .route("/", get(page::status))
        .route("/r/{code}", get(page::status))
        .route("/style.css", get(page::style))
        .route("/healthz", get(live::healthy))
        .route("/readyz", get(live::ready))
        .route("/metrics", get(live::metrics))
        .route("/api/token", post(api::token))
        .route("/api/rooms", get(api::rooms).post(api::open))
        .route("/api/catalogue", get(api::catalogue))
        .route("/api/table", get(api::table))
        .layer(DefaultBodyLimit::max(limit))
        .layer(middleware::from_fn_with_state(Arc::clone(house), security::guard))
        .with_state(Arc::clone(house))
}
