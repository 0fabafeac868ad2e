//! A minimal client of a room.

use std::{net::SocketAddr, time::Duration};

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::{net::TcpStream, time::timeout};
use tokio_tungstenite::{
    WebSocketStream, client_async,
    tungstenite::{Error, Message, client::IntoClientRequest as _, http::HeaderName},
};

use crate::openapi;

/// How long to wait for a message before the test fails.
const MESSAGE_TIMEOUT: Duration = Duration::from_mins(1);

/// A connection to a room.
pub(crate) struct Client {
    socket: WebSocketStream<TcpStream>,
    token: String,
    pub(crate) n_requests: u32,
    /// The table of the last frame.
    pub(crate) table: Value,
    /// The last room view.
    pub(crate) room: Value,
    /// The `seq` of the last frame.
    pub(crate) seq: u64,
    /// All messages.
    pub(crate) received: Vec<String>,
}

impl Client {
    /// Opens a WebSocket with additional headers.
    pub(crate) async fn connect(
        address: SocketAddr,
        headers: &[(&'static str, &str)],
    ) -> Result<Self, Error> {
        let mut request = format!("ws://{address}/api/socket").into_client_request()?;
        for (name, value) in headers {
            request.headers_mut().insert(HeaderName::from_static(name), value.parse().unwrap());
        }
        let stream = TcpStream::connect(address).await?;
        let (socket, response) = client_async(request, stream).await?;
        openapi::check("GET", "/api/socket", response.status().as_u16(), "", "");
        let (token, table, room) = (String::new(), Value::Null, Value::Null);
        Ok(Self { socket, token, n_requests: 0, table, room, seq: 0, received: Vec::new() })
    }

    /// Sends `hello`.
    pub(crate) async fn hello(&mut self, room: &str, token: &str, since: Option<u64>) {
        token.clone_into(&mut self.token);
        let mut hello = json!({"type": "hello", "version": 1, "room": room, "token": token});
        if let Some(since) = since {
            hello["since"] = since.into();
        }
        self.send_text(&hello.to_string()).await;
    }

    /// The header line with the token.
    pub(crate) fn bearer(&self) -> String {
        format!("Authorization: Bearer {}\r\n", self.token)
    }

    pub(crate) fn token(&self) -> &str {
        &self.token
    }

    pub(crate) async fn send_text(&mut self, text: &str) {
        self.socket.send(Message::text(text)).await.unwrap();
    }

    pub(crate) async fn send(&mut self, message: Message) {
        self.socket.send(message).await.unwrap();
    }

    /// The next message; `None` when the connection has ended.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        loop {
            let message = timeout(MESSAGE_TIMEOUT, self.socket.next()).await;
            match message.unwrap_or_else(|_| panic!("no message from the server"))? {
                Ok(Message::Text(text)) => {
                    let message: Value = serde_json::from_str(&text).unwrap();
                    self.update(&message);
                    self.received.push(text.to_string());
                    return Some(message);
                }
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    fn update(&mut self, message: &Value) {
        if message["type"] == "snapshot" || message["type"] == "update" {
            self.table = message["table"].clone();
            self.seq = message["seq"].as_u64().unwrap();
            if !message["room"].is_null() {
                self.room = message["room"].clone();
            }
        }
    }

    /// The next message of this type.
    pub(crate) async fn until(&mut self, kind: &str) -> Value {
        loop {
            let message = self.next().await.unwrap_or_else(|| panic!("no '{kind}' came"));
            if message["type"] == kind {
                return message;
            }
        }
    }

    /// The next frame with news of this type.
    pub(crate) async fn until_news(&mut self, news: &str) -> Value {
        loop {
            let message = self.next().await.unwrap_or_else(|| panic!("no '{news}' came"));
            let news_items = message["news"].as_array().into_iter().flatten();
            if news_items.clone().any(|it| it["type"] == news) {
                return message;
            }
        }
    }

    /// Sends a request with a new id, and returns the id.
    pub(crate) async fn request(&mut self, command: Value) -> String {
        self.n_requests += 1;
        let id = format!("r{}", self.n_requests);
        self.request_as(&id, command).await;
        id
    }

    /// Sends a request with this id.
    pub(crate) async fn request_as(&mut self, id: &str, command: Value) {
        self.send_text(&json!({"type": "request", "id": id, "command": command}).to_string()).await;
    }

    /// Sends a request and waits until it is granted; returns its first entry.
    pub(crate) async fn granted(&mut self, command: Value) -> u64 {
        let id = self.request(command).await;
        let answer = self.answer(&id).await;
        assert_eq!(answer["type"], "ack", "{answer}");
        answer["seq"].as_u64().unwrap()
    }

    /// Sends a request and waits until it is refused; returns the refusal.
    pub(crate) async fn refused(&mut self, command: Value) -> Value {
        let id = self.request(command).await;
        let answer = self.answer(&id).await;
        assert_eq!(answer["type"], "refused", "{answer}");
        answer["refusal"].clone()
    }

    /// The answer to a request.
    pub(crate) async fn answer(&mut self, id: &str) -> Value {
        loop {
            let message = self.next().await.unwrap_or_else(|| panic!("no answer to '{id}'"));
            if message["id"] == id {
                return message;
            }
        }
    }

    /// Reads until a frame includes an entry. The acknowledgement of a request comes before that.
    pub(crate) async fn until_frame(&mut self, entry: u64) {
        while self.seq <= entry {
            self.next().await.unwrap_or_else(|| panic!("no frame with entry {entry} came"));
        }
    }

    /// Whether this client is to act.
    pub(crate) fn is_my_turn(&self) -> bool {
        !self.table["turn"].is_null() && self.table["turn"] == self.table["seat"]
    }

    /// Takes the last legal action.
    pub(crate) async fn act(&mut self) -> u64 {
        let step = self.table["legal"].as_array().unwrap().last().unwrap().clone();
        self.granted(json!({"type": "act", "steps": [step]})).await
    }

    /// Drops the connection without closing it.
    pub(crate) fn drop_connection(self) {
        drop(self.socket);
    }
}
