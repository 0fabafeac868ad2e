//! Everything over plain HTTP, and the door of the WebSocket.
//!
//! Read the modules in this order: [`routes`] for the list of all that is answered, [`route`] for
//! what is said of each, [`security`] for what every request must pass, [`address`] for who asks,
//! [`api`] for the lobby and the door, [`rules`], [`cards`] and [`past`] for what can be read,
//! [`analysis`] for what a bot thinks of it, [`openapi`] for the document for programs, [`live`] for
//! those who operate the server, [`page`] and [`files`] for what a browser shows.

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
mod route;
mod routes;
mod rules;
mod security;

pub(crate) use files::INDEX;

use std::sync::Arc;

use axum::{Router, extract::DefaultBodyLimit, middleware, routing::get};

use crate::house::House;

/// Everything that is answered.
pub(crate) fn router(house: &Arc<House>) -> Router {
    routes::routes()
        .into_iter()
        .fold(Router::new(), |router, route| route.add_to(router))
        .fallback(get(files::serve))
        .layer(DefaultBodyLimit::max(house.config.limits.message_bytes as usize))
        .layer(middleware::from_fn_with_state(Arc::clone(house), security::guard))
        .with_state(Arc::clone(house))
}
