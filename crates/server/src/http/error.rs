//! Refusals as HTTP responses.

use axum::{
    Json,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use protocol::{Refusal, ServerRefusal};

use crate::create_room::ApiRefusal;

/// Why a request was refused.
#[derive(Debug)]
pub(crate) struct ApiError(pub(crate) ApiRefusal);

impl<T: Into<ApiRefusal>> From<T> for ApiError {
    fn from(refusal: T) -> Self {
        Self(refusal.into())
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        (status(&self.0), Json(self.0)).into_response()
    }
}

fn status(refusal: &ApiRefusal) -> StatusCode {
    match refusal {
        Refusal::Server(refusal) | Refusal::Game { refusal, .. } => match refusal {
            ServerRefusal::Malformed { .. }
            | ServerRefusal::UnsupportedVersion { .. }
            | ServerRefusal::HelloRequired => StatusCode::BAD_REQUEST,
            ServerRefusal::MissingToken => StatusCode::UNAUTHORIZED,
            ServerRefusal::OriginNotAllowed { .. } => StatusCode::FORBIDDEN,
            ServerRefusal::NoSuchRoom { .. }
            | ServerRefusal::NoSuchGame { .. }
            | ServerRefusal::NoSuchRecord { .. }
            | ServerRefusal::NoSuchStep { .. } => StatusCode::NOT_FOUND,
            ServerRefusal::TooSlow { .. } => StatusCode::REQUEST_TIMEOUT,
            ServerRefusal::TooLarge { .. } => StatusCode::PAYLOAD_TOO_LARGE,
            ServerRefusal::TooManyMessages { .. }
            | ServerRefusal::TooManyRooms { .. }
            | ServerRefusal::TooManyListed { .. }
            | ServerRefusal::TooManyConnections { .. } => StatusCode::TOO_MANY_REQUESTS,
            ServerRefusal::Busy => StatusCode::SERVICE_UNAVAILABLE,
        },
        Refusal::Room(_) | Refusal::Setting(_) => StatusCode::UNPROCESSABLE_ENTITY,
    }
}
