//! What can go wrong between a client and the server it measures.

use std::{fmt, io};

use tokio_tungstenite::tungstenite;

/// Why a measurement broke off.
#[derive(Debug)]
pub(crate) enum Trouble {
    /// The connection failed.
    Io(io::Error),
    /// The socket failed.
    Socket(Box<tungstenite::Error>),
    /// The other side hung up.
    Lost,
    /// The server turned a request down.
    Answer {
        /// The status of the answer.
        status: String,
        /// What it said.
        answer: String,
    },
    /// A message was refused that had to be granted.
    Refused {
        /// The code of the refusal.
        code: String,
    },
    /// An answer made no sense.
    Nonsense(serde_json::Error),
    /// The server did not come up.
    NotStarted,
    /// A game that was to be stored came to no end.
    NotPlayed,
    /// The database failed.
    Store(String),
}

impl Trouble {
    /// Something about the database.
    pub(super) fn store(error: &impl fmt::Display) -> Self {
        Self::Store(error.to_string())
    }

    /// What happened, for whoever runs the server.
    pub(crate) fn detail(&self) -> String {
        match self {
            Self::Io(error) => error.to_string(),
            Self::Socket(error) => error.to_string(),
            Self::Lost => "the connection was lost".to_owned(),
            Self::Answer { status, answer } => format!("{status} {answer}"),
            Self::Refused { code } => code.clone(),
            Self::Nonsense(error) => error.to_string(),
            Self::NotStarted => "paiju serve did not start".to_owned(),
            Self::NotPlayed => "a game came to no end".to_owned(),
            Self::Store(error) => error.clone(),
        }
    }
}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl From<tungstenite::Error> for Trouble {
    fn from(error: tungstenite::Error) -> Self {
        Self::Socket(Box::new(error))
    }
}

impl From<serde_json::Error> for Trouble {
    fn from(error: serde_json::Error) -> Self {
        Self::Nonsense(error)
    }
}
