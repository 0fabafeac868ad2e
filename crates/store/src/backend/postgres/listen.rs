//! LISTEN/NOTIFY: receives the appends of other nodes.

use std::{convert::Infallible, future::poll_fn, pin::pin, time::Duration};

use tokio::{
    sync::broadcast,
    time::{sleep, timeout},
};
use tokio_postgres::{AsyncMessage, Client, Connection, Socket, tls::MakeTlsConnect};
use tokio_postgres_rustls::MakeRustlsConnect;

use super::Server;
use crate::{EntryNumber, LogChange, RoomId, error::Fault, log_changes};

type TlsStream = <MakeRustlsConnect as MakeTlsConnect<Socket>>::Stream;

/// The channel of LISTEN and NOTIFY.
pub(super) const CHANNEL: &str = "paiju_appended";

/// PostgreSQL allows payloads of up to 8000 bytes.
const MAX_MESSAGE: usize = 7900;

/// Time between attempts to reconnect.
const RECONNECT_INTERVAL: Duration = Duration::from_millis(500);

/// How long an attempt may take.
const OPEN_TIMEOUT: Duration = Duration::from_secs(10);

/// Turns the notifications of the database into [`LogChange`]s.
pub(crate) struct Listener {
    server: Server,
    connection: ListenConnection,
    changes: broadcast::Sender<LogChange>,
}

/// A connection that listens. Dropping the client would close it.
struct ListenConnection {
    _client: Client,
    connection: Connection<Socket, TlsStream>,
}

impl Listener {
    /// Starts to listen. Notifications that arrive before [`Listener::run`] is called are kept.
    pub(super) async fn connect(
        server: Server,
        changes: broadcast::Sender<LogChange>,
    ) -> Result<Self, crate::DatabaseError> {
        let connection = ListenConnection::open(&server).await?;
        Ok(Self { server, connection, changes })
    }

    /// Forwards changes forever.
    pub(crate) async fn run(mut self) -> Infallible {
        loop {
            while let Some(message) = self.connection.next().await {
                for change in decode(&message) {
                    log_changes::notify(&self.changes, change);
                }
            }
            self.connection = ListenConnection::reopen(&self.server).await;
            // Sent after the connection is back, so a receiver that checks its logs now misses nothing.
            log_changes::notify(&self.changes, LogChange::Lagged);
        }
    }
}

impl ListenConnection {
    async fn open(server: &Server) -> Result<Self, Fault> {
        let (client, mut connection) = server.config.connect(server.tls.clone()).await?;
        listen(&client, &mut connection).await?;
        Ok(Self { _client: client, connection })
    }

    /// Retries until it succeeds.
    async fn reopen(server: &Server) -> Self {
        loop {
            sleep(RECONNECT_INTERVAL).await;
            if let Ok(Ok(connection)) = timeout(OPEN_TIMEOUT, Self::open(server)).await {
                return connection;
            }
        }
    }

    /// The next notification; `None` if the connection is lost.
    async fn next(&mut self) -> Option<String> {
        loop {
            match poll_fn(|context| self.connection.poll_message(context)).await {
                Some(Ok(AsyncMessage::Notification(message))) => {
                    return Some(message.payload().to_owned());
                }
                Some(Ok(_)) => {} // A notice of the server.
                Some(Err(_)) | None => return None,
            }
        }
    }
}

impl std::fmt::Debug for Listener {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Listener").field("changes", &self.changes).finish_non_exhaustive()
    }
}

async fn listen(
    client: &Client,
    connection: &mut Connection<Socket, TlsStream>,
) -> Result<(), tokio_postgres::Error> {
    let listen = format!("LISTEN {CHANNEL}");
    let mut listening = pin!(client.batch_execute(&listen));
    loop {
        // The connection makes progress only while it is polled.
        tokio::select! {
            outcome = &mut listening => return outcome,
            message = poll_fn(|context| connection.poll_message(context)) => {
                message.transpose()?;
            }
        }
    }
}

/// Encodes the ends of logs as few notifications: one line per room, with its end.
pub(super) fn encode<'a>(appended: impl Iterator<Item = (&'a RoomId, EntryNumber)>) -> Vec<String> {
    let mut messages = Vec::new();
    let mut message = String::new();
    for (room, end) in appended {
        let line = format!("{room} {end}\n");
        if message.len() + line.len() > MAX_MESSAGE {
            messages.push(std::mem::take(&mut message));
        }
        message.push_str(&line);
    }
    messages.push(message);
    messages
}

/// Decodes a notification. An unknown line counts as lost changes.
fn decode(message: &str) -> impl Iterator<Item = LogChange> {
    message.lines().map(|line| decode_line(line).unwrap_or(LogChange::Lagged))
}

fn decode_line(line: &str) -> Option<LogChange> {
    let (room, end) = line.split_once(' ')?;
    Some(LogChange::Appended { room: room.parse().ok()?, end: EntryNumber(end.parse().ok()?) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notifications_survive_encoding() {
        let rooms: Vec<RoomId> =
            (0..1000).map(|number| format!("room-{number}").parse().unwrap()).collect();
        let appended = |room: &RoomId| LogChange::Appended {
            room: room.clone(),
            end: EntryNumber(4_000_000_000),
        };
        let messages = encode(rooms.iter().map(|room| (room, EntryNumber(4_000_000_000))));
        assert!(messages.len() > 1 && messages.iter().all(|message| message.len() <= MAX_MESSAGE));
        let changes: Vec<_> = messages.iter().flat_map(|message| decode(message)).collect();
        assert_eq!(changes, rooms.iter().map(appended).collect::<Vec<_>>());
    }

    #[test]
    fn an_unknown_notification_counts_as_lost_changes() {
        for message in ["x", "x y", "x -1", "牌 1", "x 1 2"] {
            assert_eq!(decode(message).collect::<Vec<_>>(), [LogChange::Lagged], "{message}");
        }
    }
}
