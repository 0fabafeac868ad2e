//! Errors of a load test.

use std::{fmt, io};

use tokio_tungstenite::tungstenite;

/// Why a load test failed.
#[derive(Debug)]
pub(crate) enum LoadTestError {
    Io(io::Error),
    /// The server cannot be reached.
    Connect {
        address: String,
        error: io::Error,
    },
    Socket(Box<tungstenite::Error>),
    /// The server closed the connection.
    Disconnected,
    /// The server answered an HTTP request with an error status.
    Http {
        status: String,
        body: String,
    },
    /// The server refused a request that must succeed.
    Refused {
        code: String,
    },
    /// A response is not valid JSON.
    Json(serde_json::Error),
    /// The server did not start.
    NotStarted,
    /// A generated game did not end.
    UnfinishedGame,
    /// The database failed.
    Store(String),
}

impl LoadTestError {
    pub(super) fn store(error: &impl fmt::Display) -> Self {
        Self::Store(error.to_string())
    }

    /// Description for the operator of the server.
    pub(crate) fn detail(&self) -> String {
        match self {
            Self::Io(error) => error.to_string(),
            Self::Connect { address, error } => {
                format!("cannot connect to http://{address}: {error}")
            }
            Self::Socket(error) => error.to_string(),
            Self::Disconnected => "the server closed the connection".to_owned(),
            Self::Http { status, body } => format!("the server answered {status} {body}"),
            Self::Refused { code } => format!("the server refused a request: {code}"),
            Self::Json(error) => error.to_string(),
            Self::NotStarted => "cannot start `paiju serve`".to_owned(),
            Self::UnfinishedGame => "a generated game did not end".to_owned(),
            Self::Store(error) => error.clone(),
        }
    }
}

impl From<io::Error> for LoadTestError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl From<tungstenite::Error> for LoadTestError {
    fn from(error: tungstenite::Error) -> Self {
        Self::Socket(Box::new(error))
    }
}

impl From<serde_json::Error> for LoadTestError {
    fn from(error: serde_json::Error) -> Self {
        Self::Json(error)
    }
}
