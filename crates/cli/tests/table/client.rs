//! A WebSocket client for tests, and plain HTTP requests.

use std::{future::Future, time::Duration};

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
    time::timeout,
};
use tokio_tungstenite::{WebSocketStream, client_async, tungstenite};

/// Limit of every operation. A test that waits longer fails.
const TIMEOUT: Duration = Duration::from_secs(30);

/// The server was killed or closed the connection.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Disconnected;

/// A WebSocket connection.
#[derive(Debug)]
pub(crate) struct Client {
    stream: WebSocketStream<TcpStream>,
}

impl Client {
    /// Connects without sending a message.
    pub(crate) async fn connect(address: &str) -> Result<Self, Disconnected> {
        let connect = async {
            let tcp = TcpStream::connect(address).await.map_err(|_| Disconnected)?;
            tcp.set_nodelay(true).map_err(|_| Disconnected)?;
            let url = format!("ws://{address}/api/socket");
            let (stream, _) = client_async(url, tcp).await.map_err(|_| Disconnected)?;
            Ok(Self { stream })
        };
        with_timeout(connect).await
    }

    /// Connects, and sends the hello.
    pub(crate) async fn hello(
        address: &str,
        room: &str,
        token: &str,
        since: Option<u64>,
    ) -> Result<Self, Disconnected> {
        let mut client = Self::connect(address).await?;
        let mut hello = json!({"type": "hello", "version": 1, "room": room, "token": token});
        if let Some(since) = since {
            hello["since"] = since.into();
        }
        client.send(&hello.to_string()).await?;
        Ok(client)
    }

    pub(crate) async fn send(&mut self, text: &str) -> Result<(), Disconnected> {
        let text = tungstenite::Message::text(text);
        with_timeout(self.stream.send(text)).await.map_err(|_| Disconnected)
    }

    /// Sends a binary message.
    pub(crate) async fn send_bytes(&mut self, bytes: Vec<u8>) -> Result<(), Disconnected> {
        let bytes = tungstenite::Message::binary(bytes);
        with_timeout(self.stream.send(bytes)).await.map_err(|_| Disconnected)
    }

    /// Receives the next message.
    pub(crate) async fn next(&mut self) -> Result<Value, Disconnected> {
        loop {
            match with_timeout(self.stream.next()).await {
                Some(Ok(tungstenite::Message::Text(text))) => {
                    return Ok(serde_json::from_str(&text).unwrap());
                }
                Some(Ok(tungstenite::Message::Ping(_) | tungstenite::Message::Pong(_))) => {}
                Some(Ok(_) | Err(_)) | None => return Err(Disconnected),
            }
        }
    }

    /// Receives messages until one has one of these types.
    pub(crate) async fn next_of(&mut self, kinds: &[&str]) -> Result<Value, Disconnected> {
        loop {
            let message = self.next().await?;
            if kinds.iter().any(|kind| message["type"] == *kind) {
                return Ok(message);
            }
        }
    }

    /// Sends a request, and waits for the answer. Frames before it are dropped.
    pub(crate) async fn request(
        &mut self,
        id: &str,
        command: &Value,
    ) -> Result<Value, Disconnected> {
        self.send(&request(id, command)).await?;
        loop {
            let answer = self.next_of(&["ack", "refused"]).await?;
            if answer["id"] == id {
                return Ok(answer);
            }
        }
    }
}

/// A request as JSON.
pub(crate) fn request(id: &str, command: &Value) -> String {
    json!({"type": "request", "id": id, "command": command}).to_string()
}

/// Fails the test if `work` takes longer than [`TIMEOUT`].
pub(crate) async fn with_timeout<T>(work: impl Future<Output = T>) -> T {
    timeout(TIMEOUT, work).await.expect("the operation timed out")
}

/// Sends an HTTP request, and returns the status and the body.
pub(crate) async fn http(
    address: &str,
    (method, path): (&str, &str),
    token: Option<&str>,
    body: &str,
) -> (u16, String) {
    let exchange = async {
        let mut stream = TcpStream::connect(address).await.unwrap();
        let bearer = token.map(|token| format!("Authorization: Bearer {token}\r\n"));
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nContent-Type: application/json\r\n{}Content-Length: {}\r\n\r\n{body}",
            bearer.unwrap_or_default(),
            body.len(),
        );
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut response = Vec::new();
        stream.read_to_end(&mut response).await.unwrap();
        String::from_utf8(response).unwrap()
    };
    let response = with_timeout(exchange).await;
    let (head, body) = response.split_once("\r\n\r\n").unwrap();
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    (status, body.to_owned())
}

/// Requests a token.
pub(crate) async fn token(address: &str) -> String {
    let (status, body) = http(address, ("POST", "/api/token"), None, "").await;
    assert_eq!(status, 200, "{body}");
    let given: Value = serde_json::from_str(&body).unwrap();
    given["token"].as_str().unwrap().to_owned()
}

/// Opens a room for `game`. The owner of `token` is the host.
pub(crate) async fn open_room(address: &str, game: &str, token: &str, name: &str) -> String {
    let body = json!({"game": game, "name": name, "role": "player"}).to_string();
    let (status, body) = http(address, ("POST", "/api/rooms"), Some(token), &body).await;
    assert_eq!(status, 201, "{body}");
    let opened: Value = serde_json::from_str(&body).unwrap();
    opened["room"].as_str().unwrap().to_owned()
}
