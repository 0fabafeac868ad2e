//! One connection to a table.

use futures_util::{SinkExt, StreamExt};
use protocol::{ClientMessage, Code, Command, Hello, Request, RequestId, Token, VERSION};
use tokio::net::TcpStream;
use tokio_tungstenite::{
    WebSocketStream, client_async_with_config,
    tungstenite::{self, Utf8Bytes, protocol::WebSocketConfig},
};

use super::{frame::Message, http::Address, trouble::Trouble};

/// How much is read at a time, in bytes: a frame or two.
const READ_BUFFER: usize = 4 * 1024;

/// A socket of one player at one table.
#[derive(Debug)]
pub(super) struct Socket {
    stream: WebSocketStream<TcpStream>,
    n_asked: u64,
}

impl Socket {
    /// Connects, and says who this is.
    pub(super) async fn open(address: &Address, room: Code, token: Token) -> Result<Self, Trouble> {
        let url = format!("ws://{address}/api/table");
        // The buffer is cleared before every read, so a large one costs more than it saves.
        let config = WebSocketConfig::default().read_buffer_size(READ_BUFFER);
        let connection = address.connect().await?;
        let (stream, _) = client_async_with_config(url, connection, Some(config)).await?;
        let mut socket = Self { stream, n_asked: 0 };
        let hello = Hello { version: VERSION, room, token, since: None };
        let hello: ClientMessage<()> = ClientMessage::Hello(hello);
        socket.send(serde_json::to_string(&hello)?).await?;
        Ok(socket)
    }

    /// The next message.
    pub(super) async fn next(&mut self) -> Result<Utf8Bytes, Trouble> {
        loop {
            match self.stream.next().await {
                Some(Ok(tungstenite::Message::Text(text))) => return Ok(text),
                Some(Ok(tungstenite::Message::Close(_))) | None => return Err(Trouble::Lost),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.into()),
            }
        }
    }

    /// Asks for something that is no move, and waits until it is granted.
    pub(super) async fn ask(&mut self, command: Command<()>) -> Result<(), Trouble> {
        let id = RequestId::try_from(self.next_id()).map_err(|_| Trouble::Lost)?;
        let message = ClientMessage::Ask(Request { id, command });
        self.send(serde_json::to_string(&message)?).await?;
        loop {
            match Message::read(&self.next().await?) {
                Message::Ack { .. } => return Ok(()),
                Message::Refused { code } => {
                    return Err(Trouble::Refused { code: code.to_owned() });
                }
                Message::Bye => return Err(Trouble::Lost),
                Message::Frame(_) | Message::Other => {}
            }
        }
    }

    /// Asks for a command that is already written, and does not wait.
    pub(super) async fn ask_written(&mut self, command: &str) -> Result<(), Trouble> {
        let id = self.next_id();
        self.send(format!(r#"{{"type":"ask","id":"{id}","command":{command}}}"#)).await
    }

    async fn send(&mut self, text: String) -> Result<(), Trouble> {
        Ok(self.stream.send(tungstenite::Message::text(text)).await?)
    }

    fn next_id(&mut self) -> String {
        self.n_asked += 1;
        format!("r{}", self.n_asked)
    }
}
