//! The HTTP interface, and the upgrade to a WebSocket.
//!
//! Read the modules in this order: [`routes`] for the list of routes, [`route`] for the description of
//! one, [`security`] for the checks of every request, [`extract`] for the client's address and token,
//! [`api`] for the lobby and the WebSocket, [`invitation`] for a person with a link, [`rules`],
//! [`cards`] and [`history`] for what can be read, [`streamed`] for long responses, [`analysis`] for a
//! bot's analysis of a finished game, [`best_move`] for its best move, [`compression`] of JSON,
//! [`openapi`] for the OpenAPI document and [`parameters`] for the types in it, [`health`] for operators,
//! [`error`] for refusals, [`status_page`] and [`assets`] for browsers.

mod analysis;
mod api;
mod assets;
mod best_move;
mod cards;
mod compression;
mod error;
mod extract;
mod health;
mod history;
mod invitation;
mod openapi;
mod parameters;
mod route;
mod routes;
mod rules;
mod security;
mod status_page;
mod streamed;

pub(crate) use assets::INDEX;
pub(crate) use extract::network;
pub use openapi::openapi;

use std::sync::Arc;

use axum::{Router, extract::DefaultBodyLimit, middleware, routing::get};

use self::route::Route;
use crate::{Operator, app_state::AppState};

pub(crate) fn router(app: &Arc<AppState>) -> Router {
    let is_public =
        |route: &Route| app.config.operator == Operator::Public || !route.is_for_operator();
    routes::routes()
        .into_iter()
        .filter(is_public)
        .fold(Router::new(), |router, route| route.add_to(router))
        .fallback(get(assets::serve))
        .layer(middleware::from_fn(compression::compress))
        .layer(DefaultBodyLimit::max(app.config.limits.message_bytes as usize))
        .layer(middleware::from_fn_with_state(Arc::clone(app), security::guard))
        .with_state(Arc::clone(app))
}

/// The pages for the operator, and the health checks.
pub(crate) fn operator_router(app: &Arc<AppState>) -> Router {
    routes::routes()
        .into_iter()
        .filter(|route| route.is_for_operator() || route.is_health_check())
        .fold(Router::new(), |router, route| route.add_to(router))
        .layer(middleware::from_fn_with_state(Arc::clone(app), security::guard))
        .with_state(Arc::clone(app))
}
