//! Answers to requests over plain HTTP.

use axum::{
    Json,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use protocol::{Refusal, ServerRefusal};

use crate::opening::Refused;

/// Why a request was turned down.
#[derive(Debug)]
pub(crate) struct Turned(pub(crate) Refused);

impl<T: Into<Refused>> From<T> for Turned {
    fn from(refusal: T) -> Self {
        Self(refusal.into())
    }
}

impl IntoResponse for Turned {
    fn into_response(self) -> Response {
        (status(&self.0), Json(self.0)).into_response()
    }
}

fn status(refusal: &Refused) -> StatusCode {
    match refusal {
        Refusal::Server(refusal) | Refusal::Game { refusal, .. } => match refusal {
            ServerRefusal::Malformed { .. }
            | ServerRefusal::OtherVersion { .. }
            | ServerRefusal::HelloFirst => StatusCode::BAD_REQUEST,
            ServerRefusal::NoToken => StatusCode::UNAUTHORIZED,
            ServerRefusal::ForeignOrigin { .. } => StatusCode::FORBIDDEN,
            ServerRefusal::NoSuchRoom { .. }
            | ServerRefusal::NoSuchGame { .. }
            | ServerRefusal::NoSuchRecord { .. } => StatusCode::NOT_FOUND,
            ServerRefusal::TooLarge { .. } => StatusCode::PAYLOAD_TOO_LARGE,
            ServerRefusal::TooManyMessages { .. }
            | ServerRefusal::TooManyRooms { .. }
            | ServerRefusal::TooManyConnections { .. } => StatusCode::TOO_MANY_REQUESTS,
            ServerRefusal::Busy => StatusCode::SERVICE_UNAVAILABLE,
        },
        Refusal::Room(_) | Refusal::Setting(_) => StatusCode::UNPROCESSABLE_ENTITY,
    }
}
