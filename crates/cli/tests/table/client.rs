//! A client that reads every word, and forgets nothing it was told.

use std::{future::Future, time::Duration};

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
    time::timeout,
};
use tokio_tungstenite::{WebSocketStream, client_async, tungstenite};

/// Nothing here takes this long; a test that waits longer has failed.
const PATIENCE: Duration = Duration::from_secs(30);

/// The connection is gone: the server was killed, or has hung up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Gone;

/// One socket, after its hello.
#[derive(Debug)]
pub(crate) struct Client {
    stream: WebSocketStream<TcpStream>,
}

impl Client {
    /// Connects without a word.
    pub(crate) async fn connect(address: &str) -> Result<Self, Gone> {
        let connecting = async {
            let tcp = TcpStream::connect(address).await.map_err(|_| Gone)?;
            tcp.set_nodelay(true).map_err(|_| Gone)?;
            let url = format!("ws://{address}/api/table");
            let (stream, _) = client_async(url, tcp).await.map_err(|_| Gone)?;
            Ok(Self { stream })
        };
        patient(connecting).await
    }

    /// Connects and says hello.
    pub(crate) async fn hello(
        address: &str,
        room: &str,
        token: &str,
        since: Option<u64>,
    ) -> Result<Self, Gone> {
        let mut client = Self::connect(address).await?;
        let mut hello = json!({"type": "hello", "version": 1, "room": room, "token": token});
        if let Some(since) = since {
            hello["since"] = since.into();
        }
        client.send(&hello.to_string()).await?;
        Ok(client)
    }

    /// Sends any text.
    pub(crate) async fn send(&mut self, text: &str) -> Result<(), Gone> {
        let text = tungstenite::Message::text(text);
        patient(self.stream.send(text)).await.map_err(|_| Gone)
    }

    /// Sends any bytes.
    pub(crate) async fn send_bytes(&mut self, bytes: Vec<u8>) -> Result<(), Gone> {
        let bytes = tungstenite::Message::binary(bytes);
        patient(self.stream.send(bytes)).await.map_err(|_| Gone)
    }

    /// The next message.
    pub(crate) async fn next(&mut self) -> Result<Value, Gone> {
        loop {
            match patient(self.stream.next()).await {
                Some(Ok(tungstenite::Message::Text(text))) => {
                    return Ok(serde_json::from_str(&text).unwrap());
                }
                Some(Ok(tungstenite::Message::Ping(_) | tungstenite::Message::Pong(_))) => {}
                Some(Ok(_) | Err(_)) | None => return Err(Gone),
            }
        }
    }

    /// The next message of one of these types.
    pub(crate) async fn next_of(&mut self, kinds: &[&str]) -> Result<Value, Gone> {
        loop {
            let message = self.next().await?;
            if kinds.iter().any(|kind| message["type"] == *kind) {
                return Ok(message);
            }
        }
    }

    /// Asks for something and waits for the answer; frames on the way are dropped.
    pub(crate) async fn ask(&mut self, id: &str, command: &Value) -> Result<Value, Gone> {
        self.send(&ask(id, command)).await?;
        loop {
            let answer = self.next_of(&["ack", "refused"]).await?;
            if answer["id"] == id {
                return Ok(answer);
            }
        }
    }
}

/// The text of a request.
pub(crate) fn ask(id: &str, command: &Value) -> String {
    json!({"type": "ask", "id": id, "command": command}).to_string()
}

/// Waits, but not for ever: the limit is only there to make a test that hangs fail.
pub(crate) async fn patient<T>(work: impl Future<Output = T>) -> T {
    timeout(PATIENCE, work).await.expect("nothing takes this long")
}

/// Sends a plain request, and returns the status and the body.
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
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await.unwrap();
        String::from_utf8(answer).unwrap()
    };
    let answer = patient(exchange).await;
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    (status, body.to_owned())
}

/// A new token.
pub(crate) async fn token(address: &str) -> String {
    let (status, body) = http(address, ("POST", "/api/token"), None, "").await;
    assert_eq!(status, 200, "{body}");
    let given: Value = serde_json::from_str(&body).unwrap();
    given["token"].as_str().unwrap().to_owned()
}

/// A new room for `game` with the owner of `token` as its host.
pub(crate) async fn open_room(address: &str, game: &str, token: &str, name: &str) -> String {
    let body = json!({"game": game, "name": name, "role": "player"}).to_string();
    let (status, body) = http(address, ("POST", "/api/rooms"), Some(token), &body).await;
    assert_eq!(status, 201, "{body}");
    let opened: Value = serde_json::from_str(&body).unwrap();
    opened["room"].as_str().unwrap().to_owned()
}
