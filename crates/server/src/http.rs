//! Everything over plain HTTP, and the door of the WebSocket.
//!
//! Read the modules in this order: [`security`] for what every request must pass, [`address`] for
//! who asks, [`api`] for the lobby and the door, [`rules`], [`cards`] and [`past`] for what can be read,
//! [`analysis`] for what a bot thinks of it, [`openapi`] for all of it written down, [`live`] for those who operate the server, [`page`] and
//! [`files`] for what a browser shows.

mod address;
mod analysis;
mod answer;
mod api;
mod cards;
mod files;
mod live;
mod openapi;
mod page;
mod past;
mod rules;
mod security;

pub(crate) use files::INDEX;

use std::sync::Arc;

use axum::{
    Router,
    extract::DefaultBodyLimit,
    middleware,
    routing::{MethodRouter, get, post},
};

use crate::house::House;

/// A path, and what answers there.
type Route = (&'static str, MethodRouter<Arc<House>>);

/// All that can be asked for, besides the client.
#[rustfmt::skip] // One line each.
fn routes() -> Vec<Route> {
    vec![
        ("/status", get(page::status)),
        ("/healthz", get(live::healthy)),
        ("/readyz", get(live::ready)),
        ("/metrics", get(live::metrics)),
        ("/api", get(page::api)),
        ("/api/openapi.json", get(openapi::document)),
        ("/api/token", post(api::token)),
        ("/api/catalogue", get(api::catalogue)),
        ("/api/rules/{game}", get(rules::rules)),
        ("/api/cards/{game}", get(cards::cards)),
        ("/api/rooms", get(api::rooms).post(api::open)),
        ("/api/table", get(api::table)),
        ("/api/history", get(past::history)),
        ("/api/games/{id}", get(past::record)),
        ("/api/games/{id}/replay", get(past::replay)),
        ("/api/games/{id}/analysis", get(analysis::analysis)),
    ]
}

/// Everything that is answered.
pub(crate) fn router(house: &Arc<House>) -> Router {
    let route = |router: Router<_>, (path, answer): Route| router.route(path, answer);
    routes()
        .into_iter()
        .fold(Router::new(), route)
        .fallback(get(files::serve))
        .layer(DefaultBodyLimit::max(house.config.limits.message_bytes as usize))
        .layer(middleware::from_fn_with_state(Arc::clone(house), security::guard))
        .with_state(Arc::clone(house))
}
