//! A test player that reconnects after every disconnect and remembers what the server acknowledged.

use std::{
    collections::BTreeMap,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
};

use serde_json::{Value, json};
use tabletop::luck::Quick;
use tokio::sync::Notify;

use crate::client::{Client, Disconnected, open_room, request, token};

/// A person in one room, over all connections.
#[derive(Debug)]
pub(crate) struct TestPlayer {
    pub(crate) token: String,
    pub(crate) room: String,
    /// The last frame.
    pub(crate) frame: Value,
    /// Id and command of a request that has not been answered yet.
    pending: Option<(String, Value)>,
    pub(crate) acknowledged: Vec<Acknowledged>,
    /// Number of the entry with which this person joined.
    joined: u64,
    /// The entries that any server sent, by number: all since this person joined, and those of the game
    /// from before.
    entries: BTreeMap<u64, Value>,
    n_requests: u64,
    luck: Quick,
}

/// An act that the server acknowledged.
#[derive(Debug)]
pub(crate) struct Acknowledged {
    /// Number of the entry.
    pub(crate) seq: u64,
    /// Id of the request.
    pub(crate) id: String,
    pub(crate) command: Value,
}

/// Counter of the acts that were acknowledged to all players.
#[derive(Debug, Clone, Default)]
pub(crate) struct Acks {
    count: Arc<AtomicU64>,
    changed: Arc<Notify>,
}

/// Why a player stopped playing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum End {
    /// The game is over, or a condition holds.
    Over,
    Disconnected,
}

impl Acks {
    /// Waits until the counter is at least `count`.
    pub(crate) async fn reach(&self, count: u64) {
        loop {
            let changed = self.changed.notified();
            if count <= self.count.load(Ordering::Relaxed) {
                return;
            }
            crate::client::with_timeout(changed).await;
        }
    }

    pub(crate) fn count(&self) -> u64 {
        self.count.load(Ordering::Relaxed)
    }

    fn add(&self) {
        self.count.fetch_add(1, Ordering::Relaxed);
        self.changed.notify_waiters();
    }
}

impl TestPlayer {
    fn new(token: String, room: String, seed: u64) -> Self {
        let (frame, pending, acknowledged, entries) =
            (Value::Null, None, Vec::new(), BTreeMap::new());
        Self {
            token,
            room,
            frame,
            pending,
            acknowledged,
            joined: 0,
            entries,
            n_requests: 0,
            luck: Quick::new(seed),
        }
    }

    /// Opens a room for Big Two with `n_people` people, the host first, and bots in the other seats.
    ///
    /// The host then sends `commands`, and starts the game.
    pub(crate) async fn table(
        address: &str,
        n_people: usize,
        commands: &[Value],
        seed: u64,
    ) -> Vec<Self> {
        let host = token(address).await;
        let room = open_room(address, "big-two", &host, "Player 0").await;
        let mut players = vec![Self::new(host, room.clone(), seed)];
        let mut client = players[0].hello(address, None).await.unwrap();
        for number in 1..n_people {
            let mut guest = Self::new(token(address).await, room.clone(), seed + number as u64);
            guest.join(address, &format!("Player {number}"), "player").await;
            players.push(guest);
        }
        let bots =
            (n_people..4).map(|_| json!({"type": "seat-bot", "seat": null, "level": "easy"}));
        for command in bots.chain(commands.iter().cloned()).chain([json!({"type": "start"})]) {
            let id = players[0].next_id();
            let answer = client.request(&id, &command).await.unwrap();
            assert_eq!(answer["type"], "ack", "{command}: {answer}");
        }
        players
    }

    pub(crate) async fn spectator(address: &str, room: &str, seed: u64) -> Self {
        let mut player = Self::new(token(address).await, room.to_owned(), seed);
        player.join(address, "Spectator", "spectator").await;
        player
    }

    async fn join(&mut self, address: &str, name: &str, role: &str) {
        let mut client = self.hello(address, None).await.unwrap();
        let id = self.next_id();
        let join = json!({"type": "join", "name": name, "role": role});
        let answer = client.request(&id, &join).await.unwrap();
        assert_eq!(answer["type"], "ack", "{answer}");
        self.joined = answer["seq"].as_u64().unwrap();
    }

    /// Connects as a client that has the entries before `since`.
    pub(crate) async fn hello(
        &self,
        address: &str,
        since: Option<u64>,
    ) -> Result<Client, Disconnected> {
        Client::hello(address, &self.room, &self.token, since).await
    }

    /// Plays until the game is over or the connection is lost.
    pub(crate) async fn play(&mut self, address: &str, acks: &Acks) -> End {
        self.play_until(address, acks, |frame| !frame["table"]["outcome"].is_null()).await
    }

    /// Plays until `is_enough` returns true for a frame, or the connection is lost.
    pub(crate) async fn play_until(
        &mut self,
        address: &str,
        acks: &Acks,
        is_enough: impl Fn(&Value) -> bool,
    ) -> End {
        match self.try_play(address, acks, is_enough).await {
            Ok(()) => End::Over,
            Err(Disconnected) => End::Disconnected,
        }
    }

    async fn try_play(
        &mut self,
        address: &str,
        acks: &Acks,
        is_enough: impl Fn(&Value) -> bool,
    ) -> Result<(), Disconnected> {
        let since = self.frame["seq"].as_u64();
        let mut client = self.hello(address, since).await?;
        // An unanswered request is repeated with the same id. The server applies it once.
        let mut resend = true;
        let mut acted_at = None;
        loop {
            let message = client.next().await?;
            match message["type"].as_str().unwrap() {
                "snapshot" | "update" => {
                    self.add_entries(message["news"].as_array().unwrap());
                    self.frame = message;
                }
                "ack" => {
                    if let Some((id, command)) = self.pending.take() {
                        assert_eq!(message["id"], *id);
                        let seq = message["seq"].as_u64().unwrap();
                        self.acknowledged.push(Acknowledged { seq, id, command });
                        acted_at = Some(seq);
                        acks.add();
                    }
                }
                "bye" => return Err(Disconnected),
                kind => panic!("{kind} in room {}: {message}", self.room),
            }
            if let Some((id, command)) = &self.pending {
                if std::mem::take(&mut resend) {
                    client.send(&request(id, command)).await?;
                }
                continue;
            }
            if is_enough(&self.frame) {
                return Ok(());
            }
            let is_news = acted_at.is_none_or(|seq| seq < self.frame["seq"].as_u64().unwrap());
            if let Some(step) = self.choose().filter(|_| is_news) {
                let (id, command) = (self.next_id(), json!({"type": "act", "steps": [step]}));
                resend = false;
                client.send(&request(&id, &command)).await.ok();
                self.pending = Some((id, command));
            }
        }
    }

    /// A random legal action.
    pub(crate) fn choose(&mut self) -> Option<Value> {
        let legal = self.frame["table"]["legal"].as_array()?;
        let choice = self.luck.below(u32::try_from(legal.len().max(1)).unwrap());
        legal.get(choice as usize).cloned()
    }

    pub(crate) fn next_id(&mut self) -> String {
        self.n_requests += 1;
        format!("v{}", self.n_requests)
    }

    /// The latest entries of the room, at most 200.
    pub(crate) async fn recent_entries(&self, address: &str) -> Vec<Value> {
        let mut client = self.hello(address, Some(0)).await.unwrap();
        let frame = client.next_of(&["snapshot"]).await.unwrap();
        frame["news"].as_array().unwrap().clone()
    }

    /// Adds entries to the known ones. Asserts that there is no gap since this person joined, and that
    /// none has changed.
    fn add_entries(&mut self, news: &[Value]) {
        for entry in news {
            let seq = entry["seq"].as_u64().unwrap();
            if let Some((&last, _)) = self.entries.last_key_value() {
                let has_gap = last + 1 < seq && self.joined < seq;
                assert!(!has_gap, "the server sent no entry between {last} and {seq}");
            }
            let known = self.entries.entry(seq).or_insert_with(|| entry.clone());
            assert_eq!(known, entry, "entry {seq} has changed");
        }
    }

    /// The entries that any server sent, in order.
    pub(crate) fn entries(&self) -> impl Iterator<Item = &Value> {
        self.entries.values()
    }

    /// Compares the acknowledged acts with the entries of the server.
    pub(crate) async fn check_acknowledged(&mut self, address: &str) {
        let entries = self.recent_entries(address).await;
        self.add_entries(&entries);
        for Acknowledged { seq, command, .. } in &self.acknowledged {
            let entry = self.entries.get(seq);
            let entry = entry.unwrap_or_else(|| {
                panic!("{command} was acknowledged as entry {seq}, which is lost")
            });
            assert_eq!(entry["chosen-by"], "player", "{command} was entry {seq}, not {entry}");
            let (step, event) = (&command["steps"][0], &entry["events"][0]);
            let cards = if step["type"] == "pass" { &Value::Null } else { &step["cards"] };
            assert_eq!(event["play"]["cards"], *cards, "{command} became {entry}");
        }
        // No act was applied twice. One request may still be unanswered.
        let seat = &self.frame["table"]["seat"];
        let ours = |it: &&Value| it["type"] == "acted" && it["seat"] == *seat && !seat.is_null();
        let n_acts =
            self.entries.values().filter(ours).filter(|it| it["chosen-by"] == "player").count();
        let n_pending = usize::from(self.pending.is_some());
        assert!(
            (self.acknowledged.len()..=self.acknowledged.len() + n_pending).contains(&n_acts),
            "{n_acts} acts, but {} acknowledged and {n_pending} pending",
            self.acknowledged.len(),
        );
    }
}
