//! A client of a table, as simple as can be.

use std::{net::SocketAddr, time::Duration};

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::{net::TcpStream, time::timeout};
use tokio_tungstenite::{
    WebSocketStream, client_async,
    tungstenite::{Error, Message, client::IntoClientRequest as _, http::HeaderName},
};

use crate::document;

/// How long to wait for a message that does not come, before the test fails.
const PATIENCE: Duration = Duration::from_mins(1);

/// A connection to a table.
pub(crate) struct Client {
    socket: WebSocketStream<TcpStream>,
    token: String,
    n_asked: u32,
    /// The last frame's table.
    pub(crate) table: Value,
    /// The last room that was shown.
    pub(crate) room: Value,
    /// How many entries the log had then.
    pub(crate) seq: u64,
    /// Everything that was said, to the byte.
    pub(crate) heard: Vec<String>,
}

impl Client {
    /// Opens a WebSocket, with these headers besides the usual ones.
    pub(crate) async fn connect(
        address: SocketAddr,
        headers: &[(&'static str, &str)],
    ) -> Result<Self, Error> {
        let mut request = format!("ws://{address}/api/table").into_client_request()?;
        for (name, value) in headers {
            request.headers_mut().insert(HeaderName::from_static(name), value.parse().unwrap());
        }
        let stream = TcpStream::connect(address).await?;
        let (socket, response) = client_async(request, stream).await?;
        document::check("GET", "/api/table", response.status().as_u16(), "", "");
        let (token, table, room) = (String::new(), Value::Null, Value::Null);
        Ok(Self { socket, token, n_asked: 0, table, room, seq: 0, heard: Vec::new() })
    }

    /// Says who it is, and what it has seen before.
    pub(crate) async fn hello(&mut self, room: &str, token: &str, since: Option<u64>) {
        token.clone_into(&mut self.token);
        let mut hello = json!({"type": "hello", "version": 1, "room": room, "token": token});
        if let Some(since) = since {
            hello["since"] = since.into();
        }
        self.say(&hello.to_string()).await;
    }

    /// The line in the head of a request that says who asks.
    pub(crate) fn bearer(&self) -> String {
        format!("Authorization: Bearer {}\r\n", self.token)
    }

    pub(crate) fn token(&self) -> &str {
        &self.token
    }

    /// Says something, whatever it is.
    pub(crate) async fn say(&mut self, text: &str) {
        self.socket.send(Message::text(text)).await.unwrap();
    }

    /// Sends something that is not text.
    pub(crate) async fn send(&mut self, message: Message) {
        self.socket.send(message).await.unwrap();
    }

    /// The next message; `None` when the connection has ended.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        loop {
            let message = timeout(PATIENCE, self.socket.next()).await;
            match message.unwrap_or_else(|_| panic!("the server says nothing"))? {
                Ok(Message::Text(text)) => {
                    let message: Value = serde_json::from_str(&text).unwrap();
                    self.note(&message);
                    self.heard.push(text.to_string());
                    return Some(message);
                }
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    fn note(&mut self, message: &Value) {
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

    /// The next frame that tells these news.
    pub(crate) async fn until_news(&mut self, news: &str) -> Value {
        loop {
            let message = self.next().await.unwrap_or_else(|| panic!("nobody told '{news}'"));
            let told = message["news"].as_array().into_iter().flatten();
            if told.clone().any(|it| it["news"] == news) {
                return message;
            }
        }
    }

    /// Asks for something, under a new name, which is returned.
    pub(crate) async fn ask(&mut self, command: Value) -> String {
        self.n_asked += 1;
        let id = format!("r{}", self.n_asked);
        self.ask_as(&id, command).await;
        id
    }

    /// Asks for something under this name.
    pub(crate) async fn ask_as(&mut self, id: &str, command: Value) {
        self.say(&json!({"type": "ask", "id": id, "command": command}).to_string()).await;
    }

    /// Asks for something and waits until it is granted.
    pub(crate) async fn granted(&mut self, command: Value) -> u64 {
        let id = self.ask(command).await;
        let answer = self.answer(&id).await;
        assert_eq!(answer["type"], "ack", "{answer}");
        answer["seq"].as_u64().unwrap()
    }

    /// Asks for something and waits until it is refused; returns the refusal.
    pub(crate) async fn denied(&mut self, command: Value) -> Value {
        let id = self.ask(command).await;
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

    /// Reads until it was shown what came of an entry. A request is acknowledged before that.
    pub(crate) async fn until_shown(&mut self, entry: u64) {
        while self.seq <= entry {
            self.next().await.unwrap_or_else(|| panic!("entry {entry} was not shown"));
        }
    }

    /// Whether this client is to act.
    pub(crate) fn is_my_turn(&self) -> bool {
        !self.table["turn"].is_null() && self.table["turn"] == self.table["seat"]
    }

    /// Does the last thing on the list.
    pub(crate) async fn act(&mut self) -> u64 {
        let step = self.table["legal"].as_array().unwrap().last().unwrap().clone();
        self.granted(json!({"do": "act", "steps": [step]})).await
    }

    /// Breaks the connection without a word.
    pub(crate) fn vanish(self) {
        drop(self.socket);
    }
}
