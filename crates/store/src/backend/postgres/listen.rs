//! Hearing what other nodes write.

use std::{convert::Infallible, future::poll_fn, pin::pin, time::Duration};

use tokio::{sync::broadcast, time::sleep};
use tokio_postgres::{AsyncMessage, Client, Config, Connection, NoTls, Socket, tls::NoTlsStream};

use crate::{Hint, RoomId, Seq, error::Fault, watch};

/// The channel of LISTEN and NOTIFY.
pub(super) const CHANNEL: &str = "paiju_grown";

/// PostgreSQL takes 8000 bytes in one message.
const MAX_MESSAGE: usize = 7900;

/// How long to wait before trying again to connect.
const PAUSE: Duration = Duration::from_millis(500);

/// Turns the database's messages into hints.
#[derive(Debug)]
pub(crate) struct Listener {
    config: Config,
    line: Line,
    hints: broadcast::Sender<Hint>,
}

/// A connection that listens. It stays open as long as both halves do.
struct Line {
    _client: Client,
    connection: Connection<Socket, NoTlsStream>,
}

impl Listener {
    /// Listens from now on; what arrives before [`Listener::run`] is called waits.
    pub(crate) async fn connect(
        config: Config,
        hints: broadcast::Sender<Hint>,
    ) -> Result<Self, crate::DatabaseError> {
        let line = Line::open(&config).await?;
        Ok(Self { config, line, hints })
    }

    /// Passes on hints, and does not end.
    pub(crate) async fn run(mut self) -> Infallible {
        loop {
            while let Some(message) = self.line.next().await {
                for hint in read(&message) {
                    watch::give(&self.hints, hint);
                }
            }
            self.line = Line::reopen(&self.config).await;
            // Only now: whoever looks at their logs after this misses nothing.
            watch::give(&self.hints, Hint::Missed);
        }
    }
}

impl Line {
    async fn open(config: &Config) -> Result<Self, Fault> {
        let (client, mut connection) = config.connect(NoTls).await?;
        listen(&client, &mut connection).await?;
        Ok(Self { _client: client, connection })
    }

    /// Tries until it works.
    async fn reopen(config: &Config) -> Self {
        loop {
            sleep(PAUSE).await;
            if let Ok(line) = Self::open(config).await {
                return line;
            }
        }
    }

    /// The next message on our channel; `None` when the line is dead.
    async fn next(&mut self) -> Option<String> {
        loop {
            match poll_fn(|context| self.connection.poll_message(context)).await {
                Some(Ok(AsyncMessage::Notification(message))) => {
                    return Some(message.payload().to_owned());
                }
                Some(Ok(_)) => {} // The server gives notices too.
                Some(Err(_)) | None => return None,
            }
        }
    }
}

impl std::fmt::Debug for Line {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Line").finish_non_exhaustive()
    }
}

/// Asks for the messages on our channel.
async fn listen(
    client: &Client,
    connection: &mut Connection<Socket, NoTlsStream>,
) -> Result<(), tokio_postgres::Error> {
    let listen = format!("LISTEN {CHANNEL}");
    let mut listening = pin!(client.batch_execute(&listen));
    loop {
        // The connection works only while it is polled.
        tokio::select! {
            outcome = &mut listening => return outcome,
            message = poll_fn(|context| connection.poll_message(context)) => {
                message.transpose()?;
            }
        }
    }
}

/// Writes down where logs now end, in as few messages as they fit into.
///
/// A message is lines of a room and a number.
pub(super) fn written<'a>(grown: impl Iterator<Item = (&'a RoomId, Seq)>) -> Vec<String> {
    let mut messages = Vec::new();
    let mut message = String::new();
    for (room, end) in grown {
        let line = format!("{room} {end}\n");
        if message.len() + line.len() > MAX_MESSAGE {
            messages.push(std::mem::take(&mut message));
        }
        message.push_str(&line);
    }
    messages.push(message);
    messages
}

/// Reads a message. A line that says nothing we understand means that we miss something.
fn read(message: &str) -> impl Iterator<Item = Hint> {
    message.lines().map(|line| read_line(line).unwrap_or(Hint::Missed))
}

fn read_line(line: &str) -> Option<Hint> {
    let (room, end) = line.split_once(' ')?;
    Some(Hint::Grown { room: room.parse().ok()?, end: Seq(end.parse().ok()?) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_back() {
        let rooms: Vec<RoomId> =
            (0..1000).map(|number| format!("room-{number}").parse().unwrap()).collect();
        let grown = |room: &RoomId| Hint::Grown { room: room.clone(), end: Seq(4_000_000_000) };
        let messages = written(rooms.iter().map(|room| (room, Seq(4_000_000_000))));
        assert!(messages.len() > 1 && messages.iter().all(|message| message.len() <= MAX_MESSAGE));
        let hints: Vec<_> = messages.iter().flat_map(|message| read(message)).collect();
        assert_eq!(hints, rooms.iter().map(grown).collect::<Vec<_>>());
    }

    #[test]
    fn a_message_we_do_not_understand_is_a_hint_all_the_same() {
        for message in ["x", "x y", "x -1", "牌 1", "x 1 2"] {
            assert_eq!(read(message).collect::<Vec<_>>(), [Hint::Missed], "{message}");
        }
    }
}
