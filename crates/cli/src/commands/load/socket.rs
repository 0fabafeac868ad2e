//! A WebSocket connection to a room.

use futures_util::{SinkExt, StreamExt};
use protocol::{ClientMessage, Command, Hello, Request, RequestId, RoomCode, Token, VERSION};
use tokio::net::TcpStream;
use tokio_tungstenite::{
    WebSocketStream, client_async_with_config,
    tungstenite::{self, Utf8Bytes, protocol::WebSocketConfig},
};

use super::{error::LoadTestError, http::Address, message::Message};

/// Size of the read buffer in bytes, enough for one or two frames.
const READ_BUFFER: usize = 4 * 1024;

#[derive(Debug)]
pub(super) struct Socket {
    stream: WebSocketStream<TcpStream>,
    n_requests: u64,
}

impl Socket {
    /// Connects, and sends the hello.
    pub(super) async fn open(
        address: &Address,
        room: RoomCode,
        token: Token,
    ) -> Result<Self, LoadTestError> {
        let url = format!("ws://{address}/api/socket");
        // The library clears the buffer before every read, so a larger one is slower.
        let config = WebSocketConfig::default().read_buffer_size(READ_BUFFER);
        let connection = address.connect().await?;
        let (stream, _) = client_async_with_config(url, connection, Some(config)).await?;
        let mut socket = Self { stream, n_requests: 0 };
        let hello = Hello { version: VERSION, room, token, since: None };
        let hello: ClientMessage<()> = ClientMessage::Hello(hello);
        socket.send(serde_json::to_string(&hello)?).await?;
        Ok(socket)
    }

    /// Receives the next message.
    pub(super) async fn next(&mut self) -> Result<Utf8Bytes, LoadTestError> {
        loop {
            match self.stream.next().await {
                Some(Ok(tungstenite::Message::Text(text))) => return Ok(text),
                Some(Ok(tungstenite::Message::Close(_))) | None => {
                    return Err(LoadTestError::Disconnected);
                }
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.into()),
            }
        }
    }

    /// Sends a command that is not a move, and waits for the acknowledgement.
    pub(super) async fn request(&mut self, command: Command<()>) -> Result<(), LoadTestError> {
        let id = RequestId::try_from(self.next_id()).map_err(|_| LoadTestError::Disconnected)?;
        let message = ClientMessage::Request(Request { id, command });
        self.send(serde_json::to_string(&message)?).await?;
        loop {
            match Message::parse(&self.next().await?) {
                Message::Ack { .. } => return Ok(()),
                Message::Refused { code } => {
                    return Err(LoadTestError::Refused { code: code.to_owned() });
                }
                Message::Bye => return Err(LoadTestError::Disconnected),
                Message::Frame(_) | Message::Other => {}
            }
        }
    }

    /// Sends a command that is already JSON, without waiting for the answer.
    pub(super) async fn send_command(&mut self, command: &str) -> Result<(), LoadTestError> {
        let id = self.next_id();
        self.send(format!(r#"{{"type":"request","id":"{id}","command":{command}}}"#)).await
    }

    async fn send(&mut self, text: String) -> Result<(), LoadTestError> {
        Ok(self.stream.send(tungstenite::Message::text(text)).await?)
    }

    fn next_id(&mut self) -> String {
        self.n_requests += 1;
        format!("r{}", self.n_requests)
    }
}
