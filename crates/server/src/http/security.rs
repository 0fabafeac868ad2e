//! What every request must pass, and what every answer carries.

use std::sync::Arc;

use axum::{
    extract::{Request, State},
    middleware::Next,
    response::Response,
};

use crate::house::House;

/// Lets a request pass, or not.
pub(crate) async fn guard(
    State(_house): State<Arc<House>>,
    request: Request,
    next: Next,
) -> Response {
    next.run(request).await
}
