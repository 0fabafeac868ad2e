//! One WebSocket connection: handshake, limits, messages in and out.

use std::{future::poll_fn, net::IpAddr, pin::pin, sync::Arc, task::Poll, time::Duration};

use axum::extract::ws::{Message, Utf8Bytes, WebSocket};
use driver::encode;
use futures_util::SinkExt as _;
use protocol::{ClientMessage, ConnectionId, DisconnectReason, Hello, ServerRefusal, VERSION};
use room::Caller;
use serde::de::IgnoredAny;
use tokio::time::{Instant, timeout};

use crate::{
    app_state::{AppState, ConnectionPermit, RoomSender, TokenPermit, TooManyConnections},
    connection::{self, ClientReceiver, Connection},
    rate_limit::{Rate, RateLimiter},
    room_task::RoomMessage,
};

/// How long a client may take to send `hello`.
const HELLO_TIMEOUT: Duration = Duration::from_secs(15);

/// How long a client may take to read its messages.
const WRITE_TIMEOUT: Duration = Duration::from_secs(10);

const PING_INTERVAL: Duration = Duration::from_secs(20);

/// How long a client may be silent. Clients answer pings.
const IDLE_TIMEOUT: Duration = Duration::from_secs(50);

/// Number of messages in a row that may be refused for their size or rate.
const MAX_REFUSALS_IN_A_ROW: u32 = 50;

/// A message that is larger than the limit by this factor ends the connection; a smaller one is refused.
pub(crate) const HARD_LIMIT: usize = 4;

/// A connection after its handshake.
struct Session {
    app: Arc<AppState>,
    room: RoomSender,
    connection: ConnectionId,
    receiver: ClientReceiver,
    limiter: RateLimiter,
    /// Number of messages in a row that were refused.
    n_refused: u32,
    last_received: Instant,
    /// Released when the session ends.
    _permit: TokenPermit,
}

/// Why the server ends a session; `None` if the client is gone.
type End = Option<DisconnectReason>;

/// Serves a connection until either side ends it.
pub(crate) async fn serve(
    app: Arc<AppState>,
    mut socket: WebSocket,
    address: IpAddr,
    _permit: ConnectionPermit,
) {
    match handshake(&app, &mut socket, address).await {
        Ok(session) => session.run(&mut socket).await,
        Err(Some(refusal)) => {
            app.metrics.refusals.increment(1);
            let bye = encode::disconnect_reason(&refusal);
            close(&mut socket, vec![encode::server_refusal(refusal).into()], Some(bye)).await;
        }
        Err(None) => {}
    }
}

/// Waits for `hello`, and connects the client to its room. An error without a refusal says that the
/// client is gone.
async fn handshake(
    app: &Arc<AppState>,
    socket: &mut WebSocket,
    address: IpAddr,
) -> Result<Session, Option<ServerRefusal>> {
    let text = tokio::select! {
        biased;
        () = app.stopping.cancelled() => return Err(Some(ServerRefusal::Busy)),
        text = timeout(HELLO_TIMEOUT, first_text(socket)) => text,
    };
    let Ok(text) = text else { return Err(Some(ServerRefusal::HelloRequired)) };
    let hello = read_hello(app, &text.ok_or(None)?)?;
    let Hello { room, token, since, .. } = hello;
    app.check_look_up_rate(address).map_err(|wait| ServerRefusal::TooManyMessages { wait })?;
    let token = token.hash();
    let max = app.config.limits.connections_per_token;
    let permit = app
        .acquire_for_token(token)
        .map_err(|TooManyConnections| ServerRefusal::TooManyConnections { max })?;
    let (sender, receiver) = connection::channel();
    let id = app.new_connection_id();
    let caller = Caller { token, connection: id };
    let hello = RoomMessage::Hello { connection: Connection { caller, address, sender }, since };
    let room = app.send_to_room(room, hello).await.ok_or(ServerRefusal::Busy)?;
    Ok(Session {
        app: Arc::clone(app),
        room,
        connection: id,
        receiver,
        limiter: RateLimiter::new(
            Rate::per_second(app.config.limits.messages_per_second),
            app.clock.now(),
        ),
        n_refused: 0,
        last_received: Instant::now(),
        _permit: permit,
    })
}

async fn first_text(socket: &mut WebSocket) -> Option<Utf8Bytes> {
    for _ in 0..=MAX_REFUSALS_IN_A_ROW {
        match socket.recv().await?.ok()? {
            Message::Text(text) => return Some(text),
            Message::Binary(_) => return Some(Utf8Bytes::from_static("")),
            Message::Close(_) => return None,
            Message::Ping(_) | Message::Pong(_) => {}
        }
    }
    None
}

fn read_hello(app: &AppState, text: &str) -> Result<Hello, ServerRefusal> {
    check_size(app, text.len())?;
    let message: ClientMessage<IgnoredAny> = serde_json::from_str(text)
        .map_err(|error| ServerRefusal::Malformed { detail: error.to_string() })?;
    match message {
        ClientMessage::Hello(hello) if hello.version == VERSION => Ok(hello),
        ClientMessage::Hello(hello) => {
            Err(ServerRefusal::UnsupportedVersion { found: hello.version, supported: VERSION })
        }
        ClientMessage::Request(_) | ClientMessage::Ping { .. } => Err(ServerRefusal::HelloRequired),
    }
}

fn check_size(app: &AppState, bytes: usize) -> Result<(), ServerRefusal> {
    let max = app.config.limits.message_bytes;
    if bytes <= max as usize { Ok(()) } else { Err(ServerRefusal::TooLarge { max }) }
}

impl Session {
    async fn run(mut self, socket: &mut WebSocket) {
        let mut messages = Vec::new();
        let mut ping = tokio::time::interval_at(Instant::now() + PING_INTERVAL, PING_INTERVAL);
        let end = loop {
            tokio::select! {
                biased;
                _ = ping.tick() => {
                    let is_silent = IDLE_TIMEOUT < self.last_received.elapsed();
                    if is_silent || socket.send(Message::Ping(Vec::new().into())).await.is_err() {
                        break None;
                    }
                }
                // A room sends only what follows from its log, so it cannot keep the client from being read.
                n_messages = self.receiver.receive(&mut messages) => {
                    if n_messages == 0 {
                        break Some(self.receiver.reason());
                    }
                    if send(socket, messages.drain(..)).await.is_err() {
                        break None;
                    }
                }
                message = socket.recv() => match message {
                    Some(Ok(message)) => {
                        self.last_received = Instant::now();
                        if let Err(end) = self.on_message(socket, message).await {
                            break end;
                        }
                    }
                    // The message is too large, or violates the WebSocket protocol.
                    Some(Err(_)) => break Some(DisconnectReason::Refused),
                    None => break None,
                },
            }
        };
        // Fails only if the room is no longer active.
        drop(self.room.send(RoomMessage::Disconnected { connection: self.connection }).await);
        close(socket, messages, end).await;
    }

    async fn on_message(&mut self, socket: &mut WebSocket, message: Message) -> Result<(), End> {
        let (text, length) = match message {
            Message::Text(text) => {
                let length = text.len();
                (text, length)
            }
            Message::Binary(bytes) => (Utf8Bytes::from_static(""), bytes.len()),
            // They cost an answer, so they count like other messages, but nobody reads a refusal.
            Message::Ping(_) | Message::Pong(_) => {
                return self.check_rate(0).or_else(|_| self.count_refusal());
            }
            Message::Close(_) => return Err(None),
        };
        if let Err(refusal) = self.check_rate(length) {
            self.count_refusal()?;
            return send(socket, [encode::server_refusal(refusal).into()])
                .await
                .map_err(|Stalled| None);
        }
        self.n_refused = 0;
        let message = RoomMessage::Text { connection: self.connection, text };
        self.room.send(message).await.map_err(|_| Some(self.receiver.reason()))
    }

    /// Counts a refused message, and ends the connection after too many in a row.
    fn count_refusal(&mut self) -> Result<(), End> {
        self.app.metrics.refusals.increment(1);
        self.n_refused += 1;
        if MAX_REFUSALS_IN_A_ROW < self.n_refused {
            return Err(Some(DisconnectReason::Refused));
        }
        Ok(())
    }

    fn check_rate(&mut self, length: usize) -> Result<(), ServerRefusal> {
        let permitted = self.limiter.try_acquire(self.app.clock.now());
        permitted.map_err(|wait| ServerRefusal::TooManyMessages { wait })?;
        check_size(&self.app, length)
    }
}

/// The client does not read its messages, or is gone.
struct Stalled;

/// Sends messages, with one flush.
async fn send(
    socket: &mut WebSocket,
    messages: impl IntoIterator<Item = Utf8Bytes>,
) -> Result<(), Stalled> {
    let mut all = pin!(async {
        for message in messages {
            socket.feed(Message::Text(message)).await?;
        }
        socket.flush().await
    });
    // Most sockets accept everything at once. Then no timer is needed.
    let sent = match poll_fn(|context| Poll::Ready(all.as_mut().poll(context))).await {
        Poll::Ready(sent) => Ok(sent),
        Poll::Pending => timeout(WRITE_TIMEOUT, all).await,
    };
    match sent {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(Stalled),
    }
}

/// Sends the last messages and closes the socket, unless the client is gone.
async fn close(socket: &mut WebSocket, mut messages: Vec<Utf8Bytes>, end: End) {
    if let Some(reason) = end {
        messages.push(encode::bye(reason).into());
        if send(socket, messages).await.is_ok() {
            // Fails only if the client has closed it.
            drop(timeout(WRITE_TIMEOUT, socket.send(Message::Close(None))).await);
        }
    }
}
