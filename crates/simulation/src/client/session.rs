//! One connection of a client.

use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use protocol::{Seq, VERSION};
use serde_json::json;
use store::RoomId;
use tokio::{
    io::{AsyncWriteExt as _, DuplexStream},
    time::{Instant, sleep, sleep_until, timeout},
};
use tokio_tungstenite::{WebSocketStream, client_async, tungstenite::Message as Packet};

use super::{
    Client, Pending, Surroundings,
    table::{Kind, Message},
};
use crate::{Fault, transcript::LineNumber};

/// How long a client waits for the WebSocket.
const OPEN_TIMEOUT: Duration = Duration::from_secs(10);

/// How often a host looks for others before it starts a game without them.
const PATIENCE: u32 = 6;

/// An open connection.
pub(crate) struct Session {
    socket: WebSocketStream<DuplexStream>,
    wire: Wire,
    /// When the client next does something of its own accord.
    next_at: Instant,
    is_first_frame: bool,
    must_join: bool,
    n_waits: u32,
}

/// Where the messages of a connection are written down.
#[derive(Clone)]
struct Wire {
    surroundings: Surroundings,
    log: RoomId,
    line: LineNumber,
}

/// The connection has ended.
struct Ended;

impl Session {
    /// Opens a WebSocket and sends `hello`.
    pub(crate) async fn open(client: &Client, stream: DuplexStream) -> Option<Self> {
        let Surroundings { chance, faults, transcript, .. } = &client.surroundings;
        let opening = client_async("ws://table/api/socket", stream);
        let (mut socket, _) = timeout(OPEN_TIMEOUT, opening).await.ok()?.ok()?;
        let lies = client.since.is_some() && faults.occurs(Fault::Lie);
        let since = if lies { Some(Seq(chance.below(2_000).into())) } else { client.since };
        let mut hello = json!({
            "type": "hello", "version": VERSION, "room": client.room, "token": client.token,
        });
        if let (Some(since), Some(fields)) = (since, hello.as_object_mut()) {
            fields.insert("since".to_owned(), since.0.into());
        }
        let line = transcript.begin(client.room, client.token.hash(), since);
        socket.send(Packet::text(hello.to_string())).await.ok()?;
        let surroundings = client.surroundings.clone();
        let log = client.room.to_string().parse().ok()?;
        Some(Self {
            socket,
            wire: Wire { surroundings, log, line },
            next_at: Instant::now() + Duration::from_secs(5),
            is_first_frame: true,
            must_join: false,
            n_waits: 0,
        })
    }

    /// Reads and acts until the connection ends.
    pub(crate) async fn run(mut self, client: &mut Client) {
        loop {
            let step = tokio::select! {
                biased;
                packet = self.socket.next() => match packet {
                    Some(Ok(Packet::Text(text))) => self.on_message(client, text.as_str()).await,
                    Some(Ok(Packet::Close(_)) | Err(_)) | None => Err(Ended),
                    Some(Ok(_)) => Ok(()),
                },
                () = sleep_until(self.next_at) => {
                    let Surroundings { faults, chance, .. } = &client.surroundings;
                    if faults.occurs(Fault::TakeOver) {
                        tokio::spawn(self.haunt(client.request(r#"{"type":"hint"}"#)));
                        return;
                    }
                    self.next_at = Instant::now() + chance.millis(2_000, 12_000);
                    self.act(client).await
                }
            };
            if let Err(Ended) = step {
                return;
            }
        }
    }

    async fn on_message(&mut self, client: &mut Client, text: &str) -> Result<(), Ended> {
        self.wire.received(text);
        let Ok(message) = serde_json::from_str::<Message>(text) else { return Err(Ended) };
        match message.r#type {
            Kind::Snapshot | Kind::Update => {
                client.since = client.table.update(message);
                client.seen.send_replace(client.since);
                self.must_join = false;
                if !client.table.legal().is_empty() || client.table.is_hosting() {
                    self.act_within(1_500);
                }
                // A request without an answer is sent again on the new connection.
                if std::mem::take(&mut self.is_first_frame)
                    && let Some(pending) = client.pending.clone()
                {
                    self.send(&pending).await?;
                }
            }
            Kind::Ack => {
                if client.pending.as_ref().map(|pending| &pending.id) == message.id.as_ref() {
                    client.pending = None;
                }
            }
            Kind::Refused => self.on_refusal(client, &message),
            Kind::Pong => {}
            Kind::Bye => return Err(Ended),
        }
        Ok(())
    }

    fn on_refusal(&mut self, client: &mut Client, message: &Message) {
        let code = message.refusal.as_ref().map_or("", |refusal| refusal.code.as_str());
        if code == "not-in-room" {
            self.must_join = true;
            self.act_within(500);
        }
        let is_pending = message.id.is_some()
            && client.pending.as_ref().map(|pending| &pending.id) == message.id.as_ref();
        // The others will be refused again.
        if is_pending && !matches!(code, "busy" | "too-many-messages" | "taken-over") {
            client.pending = None;
        }
    }

    fn act_within(&mut self, millis: u32) {
        let at = Instant::now() + self.wire.surroundings.chance.millis(1, millis);
        self.next_at = self.next_at.min(at);
    }

    /// Does something of its own accord.
    async fn act(&mut self, client: &mut Client) -> Result<(), Ended> {
        let Surroundings { chance, faults, is_active, .. } = client.surroundings.clone();
        if faults.occurs(Fault::Cut) {
            return Err(Ended);
        }
        if faults.occurs(Fault::CutMessage) {
            // The head of a text of 200 bytes, and a part of it.
            let head = [0x81, 0xfe, 0x00, 0xc8, 0, 0, 0, 0, b'{'];
            let stream = self.socket.get_mut();
            drop(stream.write_all(&head).await);
            return Err(Ended);
        }
        if faults.occurs(Fault::Sleep) {
            sleep(chance.millis(1_000, 100_000)).await;
        }
        if faults.occurs(Fault::Lie) {
            self.lie(client).await?;
        }
        if let Some(pending) = client.pending.clone() {
            return self.send(&pending).await;
        }
        if !*is_active.borrow() {
            return Ok(());
        }
        let Some(command) = self.choose(client) else { return Ok(()) };
        let pending = client.request(&command);
        client.pending = Some(pending.clone());
        self.send(&pending).await?;
        if faults.occurs(Fault::Resend) {
            self.send(&pending).await?;
        }
        // Cuts the connection before the answer comes.
        if faults.occurs(Fault::Cut) { Err(Ended) } else { Ok(()) }
    }

    /// The next command, as JSON.
    fn choose(&mut self, client: &Client) -> Option<String> {
        let (chance, table) = (&client.surroundings.chance, &client.table);
        if self.must_join {
            let join = json!({"type": "join", "name": client.name, "role": "player"});
            return Some(join.to_string());
        }
        if let Some(action) = chance.pick(table.legal()) {
            let act = || format!(r#"{{"type":"act","steps":[{action}]}}"#);
            let hint = || r#"{"type":"hint"}"#.to_owned();
            return Some(if chance.once_in(40) { hint() } else { act() });
        }
        if table.is_hosting() {
            self.n_waits += 1;
            if table.n_people() < client.n_people && self.n_waits < PATIENCE {
                return None;
            }
            self.act_within(300);
            let is_full = client.n_players <= table.n_taken();
            let command = if is_full {
                json!({"type": "start"})
            } else {
                json!({"type": "seat-bot", "seat": null, "level": "easy"})
            };
            return Some(command.to_string());
        }
        let other = match chance.below(12) {
            0 => json!({"type": "say", "text": "hello"}),
            1 => json!({"type": "emote", "emote": "thinking"}),
            2 => json!({"type": "add-nonce", "nonce": protocol::Nonce::new(chance.bytes())}),
            3 => json!({"type": "sit", "seat": null}),
            _ => return None,
        };
        Some(other.to_string())
    }

    /// Sends something that a browser would not send now. The server may grant some of it.
    async fn lie(&mut self, client: &mut Client) -> Result<(), Ended> {
        let chance = client.surroundings.chance.clone();
        let raw = match chance.below(8) {
            0 => Some(Packet::text("{")),
            1 => Some(Packet::binary(vec![0, 1, 2])),
            2 => Some(Packet::text("x".repeat(20_000))),
            3 => Some(Packet::text(r#"{"type":"request","id":"a b","command":{"type":"stand"}}"#)),
            4 => Some(Packet::text(
                json!({
                    "type": "hello", "version": VERSION, "room": client.room,
                    "token": client.token,
                })
                .to_string(),
            )),
            _ => None,
        };
        if let Some(raw) = raw {
            return self.socket.send(raw).await.map_err(|_| Ended);
        }
        let action = chance.pick(client.table.legal()).map(ToString::to_string);
        let action = action.unwrap_or_else(|| r#"{"type":"pass"}"#.to_owned());
        let command = match chance.below(8) {
            0 => r#"{"type":"act","steps":[]}"#.to_owned(),
            1 => format!(r#"{{"type":"act","steps":[{action},{action}]}}"#),
            2 => format!(r#"{{"type":"act","steps":[{action}]}}"#),
            3 => r#"{"type":"start"}"#.to_owned(),
            4 => r#"{"type":"pass-host","person":1}"#.to_owned(),
            5 => r#"{"type":"remove-bot","seat":2}"#.to_owned(),
            6 => r#"{"type":"set-option","field":"grace","value":20}"#.to_owned(),
            _ => r#"{"type":"join","name":"Person 0","role":"player"}"#.to_owned(),
        };
        let lie = client.request(&command);
        self.send(&lie).await?;
        // Another command with the same id: it was answered before, or it is carried out instead.
        if chance.once_in(3) {
            let text = lie.text.replace(&command, r#"{"type":"emote","emote":"oops"}"#);
            self.send(&Pending { id: lie.id, text }).await?;
        }
        Ok(())
    }

    async fn send(&mut self, request: &Pending) -> Result<(), Ended> {
        self.wire.sent(request);
        self.socket.send(Packet::text(request.text.clone())).await.map_err(|_| Ended)
    }

    /// Stays open after the client has connected elsewhere, and sends one more request.
    async fn haunt(mut self, request: Pending) {
        let wait = self.wire.surroundings.chance.millis(1, 3_000);
        sleep(wait).await;
        if let Err(Ended) = self.send(&request).await {
            return;
        }
        while let Some(Ok(packet)) = self.socket.next().await {
            if let Packet::Text(text) = packet {
                self.wire.received(text.as_str());
            }
        }
    }
}

impl Wire {
    fn received(&self, text: &str) {
        let end = self.surroundings.database.end(&self.log);
        self.surroundings.transcript.received(self.line, text.to_owned(), end);
    }

    fn sent(&self, request: &Pending) {
        let Pending { id, text } = request.clone();
        self.surroundings.transcript.sent(self.line, id, text);
    }
}
