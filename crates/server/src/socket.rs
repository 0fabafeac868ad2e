//! One WebSocket: what comes in, what goes out, and how much of it.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use axum::extract::ws::{Message, Utf8Bytes, WebSocket};
use futures_util::SinkExt as _;
use protocol::{Bye, ClientMessage, ConnectionId, Hello, ServerRefusal, VERSION};
use serde::de::IgnoredAny;
use tokio::time::timeout;

use crate::{
    bucket::Bucket,
    house::{Door, House, SocketPass, SocketSeat, TooManySockets},
    link::{self, Inbox, Link},
    table::ToRoom,
    telling,
};

/// How long a client may take to say hello.
const PATIENCE: Duration = Duration::from_secs(15);

/// How long a client may take to read what it is sent before it is given up.
const STALL: Duration = Duration::from_secs(10);

/// How often a client is asked whether it is still there.
const PING: Duration = Duration::from_secs(20);

/// How long a client may be silent. A living one answers pings.
const SILENCE: Duration = Duration::from_secs(50);

/// How many messages of a client may be turned down in a row for their size or number.
const MAX_TURNED_DOWN: u32 = 50;

/// How much larger than allowed a message may be and still be answered; beyond, the connection ends.
pub(crate) const HARD_LIMIT: usize = 4;

/// A connection that has said hello.
struct Session {
    house: Arc<House>,
    door: Door,
    connection: ConnectionId,
    inbox: Inbox,
    bucket: Bucket,
    /// How many messages in a row were turned down.
    turned_down: u32,
    heard: Instant,
    /// Given back when the session ends.
    _pass: SocketPass,
}

/// Why a session ends from this side; without a reason it just ends.
type End = Option<Bye>;

/// Serves a connection until either side ends it.
pub(crate) async fn serve(house: Arc<House>, mut socket: WebSocket, _seat: SocketSeat) {
    match greet(&house, &mut socket).await {
        Ok(session) => session.run(&mut socket).await,
        Err(Some(refusal)) => {
            house.gauges.refusals.increment(1);
            let bye = telling::farewell_after(&refusal);
            farewell(&mut socket, vec![telling::turned_down(refusal)], Some(bye)).await;
        }
        Err(None) => {}
    }
}

/// Waits for the hello, and brings the client to its room. An error without a refusal says that
/// the client is gone.
async fn greet(
    house: &Arc<House>,
    socket: &mut WebSocket,
) -> Result<Session, Option<ServerRefusal>> {
    let text = tokio::select! {
        () = house.stopping.cancelled() => return Err(Some(ServerRefusal::Busy)),
        text = timeout(PATIENCE, first_text(socket)) => text,
    };
    let Ok(text) = text else { return Err(Some(ServerRefusal::HelloFirst)) };
    let hello = read_hello(house, &text.ok_or(None)?)?;
    let Hello { room, token, since, .. } = hello;
    let token = token.hash();
    let max = house.config.limits.sockets_per_token;
    let pass =
        house.admit(token).map_err(|TooManySockets| ServerRefusal::TooManyConnections { max })?;
    let (outbox, inbox) = link::outbox();
    let connection = house.connection();
    let link = Link { connection, token, outbox };
    let hello = ToRoom::Hello { link, since };
    let door = house.tell(room, hello).await.ok_or(ServerRefusal::Busy)?;
    Ok(Session {
        house: Arc::clone(house),
        door,
        connection,
        inbox,
        bucket: Bucket::new(house.config.limits.messages_per_second, house.clock.now()),
        turned_down: 0,
        heard: Instant::now(),
        _pass: pass,
    })
}

async fn first_text(socket: &mut WebSocket) -> Option<Utf8Bytes> {
    loop {
        match socket.recv().await?.ok()? {
            Message::Text(text) => return Some(text),
            Message::Binary(_) => return Some(Utf8Bytes::from_static("")),
            Message::Close(_) => return None,
            Message::Ping(_) | Message::Pong(_) => {}
        }
    }
}

fn read_hello(house: &House, text: &str) -> Result<Hello, ServerRefusal> {
    is_small(house, text.len())?;
    let message: ClientMessage<IgnoredAny> = serde_json::from_str(text)
        .map_err(|error| ServerRefusal::Malformed { detail: error.to_string() })?;
    match message {
        ClientMessage::Hello(hello) if hello.version == VERSION => Ok(hello),
        ClientMessage::Hello(hello) => {
            Err(ServerRefusal::OtherVersion { found: hello.version, speaks: VERSION })
        }
        ClientMessage::Ask(_) | ClientMessage::Ping { .. } => Err(ServerRefusal::HelloFirst),
    }
}

fn is_small(house: &House, bytes: usize) -> Result<(), ServerRefusal> {
    let max = house.config.limits.message_bytes;
    if bytes <= max as usize { Ok(()) } else { Err(ServerRefusal::TooLarge { max }) }
}

impl Session {
    async fn run(mut self, socket: &mut WebSocket) {
        let mut messages = Vec::new();
        let mut ping = tokio::time::interval_at(tokio::time::Instant::now() + PING, PING);
        let end = loop {
            tokio::select! {
                n_messages = self.inbox.take(&mut messages) => {
                    if n_messages == 0 {
                        break Some(self.inbox.ending());
                    }
                    if send(socket, messages.drain(..)).await.is_err() {
                        break None;
                    }
                }
                message = socket.recv() => match message {
                    Some(Ok(message)) => {
                        self.heard = Instant::now();
                        if let Err(end) = self.hear(socket, message).await {
                            break end;
                        }
                    }
                    // Too large a message, or not a WebSocket's: it cannot be read on.
                    Some(Err(_)) => break Some(Bye::Refused),
                    None => break None,
                },
                _ = ping.tick() => {
                    let is_silent = SILENCE < self.heard.elapsed();
                    if is_silent || socket.send(Message::Ping(Vec::new().into())).await.is_err() {
                        break None;
                    }
                }
            }
        };
        // An error says that the room is asleep already.
        drop(self.door.send(ToRoom::Gone { connection: self.connection }).await);
        farewell(socket, messages, end).await;
    }

    async fn hear(&mut self, socket: &mut WebSocket, message: Message) -> Result<(), End> {
        let (text, length) = match message {
            Message::Text(text) => {
                let length = text.len();
                (text, length)
            }
            Message::Binary(bytes) => (Utf8Bytes::from_static(""), bytes.len()),
            Message::Ping(_) | Message::Pong(_) => return Ok(()),
            Message::Close(_) => return Err(None),
        };
        if let Err(refusal) = self.is_welcome(length) {
            self.house.gauges.refusals.increment(1);
            self.turned_down += 1;
            if MAX_TURNED_DOWN < self.turned_down {
                return Err(Some(Bye::Refused));
            }
            return send(socket, [telling::turned_down(refusal)]).await.map_err(|Stalled| None);
        }
        self.turned_down = 0;
        let said = ToRoom::Said { connection: self.connection, text };
        self.door.send(said).await.map_err(|_| Some(self.inbox.ending()))
    }

    fn is_welcome(&mut self, length: usize) -> Result<(), ServerRefusal> {
        let taken = self.bucket.take(self.house.clock.now());
        taken.map_err(|wait| ServerRefusal::TooManyMessages { wait })?;
        is_small(&self.house, length)
    }
}

/// The client does not read, or is gone.
struct Stalled;

/// Sends messages, all in one go.
async fn send(
    socket: &mut WebSocket,
    messages: impl IntoIterator<Item = Utf8Bytes>,
) -> Result<(), Stalled> {
    let all = async {
        for message in messages {
            socket.feed(Message::Text(message)).await?;
        }
        socket.flush().await
    };
    match timeout(STALL, all).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(Stalled),
    }
}

/// Says the last words, if any, and closes.
async fn farewell(socket: &mut WebSocket, mut messages: Vec<Utf8Bytes>, end: End) {
    if let Some(why) = end {
        messages.push(telling::bye(why));
        if send(socket, messages).await.is_ok() {
            // An error says that the client was faster.
            drop(timeout(STALL, socket.send(Message::Close(None))).await);
        }
    }
}
