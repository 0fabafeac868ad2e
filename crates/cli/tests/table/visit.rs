//! A player who comes back after every lost connection, and keeps count of what was promised.

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

use crate::client::{Client, Gone, ask, open_room, token};

/// A player at one table, through all its connections.
#[derive(Debug)]
pub(crate) struct Visitor {
    pub(crate) token: String,
    pub(crate) room: String,
    /// The last frame seen.
    pub(crate) frame: Value,
    /// A request that was sent and not answered yet.
    pending: Option<(String, Value)>,
    /// What was acknowledged: the entry, and what was done.
    acked: Vec<(u64, Value)>,
    /// Every entry that the server has told since this person came in, by number.
    told: BTreeMap<u64, Value>,
    n_asked: u64,
    luck: Quick,
}

/// How many acts were acknowledged to anybody.
#[derive(Debug, Clone, Default)]
pub(crate) struct Acks {
    count: Arc<AtomicU64>,
    grown: Arc<Notify>,
}

/// Why a player stops playing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum End {
    /// The game is over.
    Over,
    /// The connection is lost.
    Gone,
}

impl Acks {
    /// Waits until there are `count` of them.
    pub(crate) async fn reach(&self, count: u64) {
        loop {
            let grown = self.grown.notified();
            if count <= self.count.load(Ordering::Relaxed) {
                return;
            }
            crate::client::patient(grown).await;
        }
    }

    pub(crate) fn count(&self) -> u64 {
        self.count.load(Ordering::Relaxed)
    }

    fn add(&self) {
        self.count.fetch_add(1, Ordering::Relaxed);
        self.grown.notify_waiters();
    }
}

impl Visitor {
    fn new(token: String, room: String, seed: u64) -> Self {
        let (frame, pending, acked, told) = (Value::Null, None, Vec::new(), BTreeMap::new());
        Self { token, room, frame, pending, acked, told, n_asked: 0, luck: Quick::new(seed) }
    }

    /// A room for Big Two with `n_people` in it, the host first, and bots in the other seats.
    ///
    /// The host then asks for `commands`, and deals.
    pub(crate) async fn table(
        address: &str,
        n_people: usize,
        commands: &[Value],
        seed: u64,
    ) -> Vec<Self> {
        let host = token(address).await;
        let room = open_room(address, "big-two", &host, "Player 0").await;
        let mut visitors = vec![Self::new(host, room.clone(), seed)];
        let mut client = visitors[0].hello(address, None).await.unwrap();
        for number in 1..n_people {
            let mut guest = Self::new(token(address).await, room.clone(), seed + number as u64);
            guest.join(address, &format!("Player {number}"), "player").await;
            visitors.push(guest);
        }
        let bots = (n_people..4).map(|_| json!({"do": "seat-bot", "seat": null, "level": "easy"}));
        for command in bots.chain(commands.iter().cloned()).chain([json!({"do": "start"})]) {
            let id = visitors[0].next_id();
            let answer = client.ask(&id, &command).await.unwrap();
            assert_eq!(answer["type"], "ack", "{command}: {answer}");
        }
        visitors
    }

    /// Somebody who looks on.
    pub(crate) async fn spectator(address: &str, room: &str, seed: u64) -> Self {
        let mut visitor = Self::new(token(address).await, room.to_owned(), seed);
        visitor.join(address, "Spectator", "spectator").await;
        visitor
    }

    async fn join(&mut self, address: &str, name: &str, role: &str) {
        let mut client = self.hello(address, None).await.unwrap();
        let id = self.next_id();
        let join = json!({"do": "join", "name": name, "role": role});
        let answer = client.ask(&id, &join).await.unwrap();
        assert_eq!(answer["type"], "ack", "{answer}");
    }

    /// Connects, as somebody who has seen everything before `since`.
    pub(crate) async fn hello(&self, address: &str, since: Option<u64>) -> Result<Client, Gone> {
        Client::hello(address, &self.room, &self.token, since).await
    }

    /// Plays until the game is over or the connection is lost.
    pub(crate) async fn play(&mut self, address: &str, acks: &Acks) -> End {
        self.play_until(address, acks, |frame| !frame["table"]["outcome"].is_null()).await
    }

    /// Plays until `is_enough` says so of a frame, or the connection is lost.
    pub(crate) async fn play_until(
        &mut self,
        address: &str,
        acks: &Acks,
        is_enough: impl Fn(&Value) -> bool,
    ) -> End {
        match self.try_play(address, acks, is_enough).await {
            Ok(()) => End::Over,
            Err(Gone) => End::Gone,
        }
    }

    async fn try_play(
        &mut self,
        address: &str,
        acks: &Acks,
        is_enough: impl Fn(&Value) -> bool,
    ) -> Result<(), Gone> {
        let since = self.frame["seq"].as_u64();
        let mut client = self.hello(address, since).await?;
        // What was sent and not answered is sent again under the same name, and acts once.
        let mut resend = true;
        let mut acted_at = None;
        loop {
            let message = client.next().await?;
            match message["type"].as_str().unwrap() {
                "snapshot" | "update" => {
                    self.hear(message["news"].as_array().unwrap());
                    self.frame = message;
                }
                "ack" => {
                    if let Some((id, command)) = self.pending.take() {
                        assert_eq!(message["id"], *id);
                        let seq = message["seq"].as_u64().unwrap();
                        self.acked.push((seq, command));
                        acted_at = Some(seq);
                        acks.add();
                    }
                }
                "bye" => return Err(Gone),
                kind => panic!("{kind} in room {}: {message}", self.room),
            }
            if let Some((id, command)) = &self.pending {
                if std::mem::take(&mut resend) {
                    client.send(&ask(id, command)).await?;
                }
                continue;
            }
            if is_enough(&self.frame) {
                return Ok(());
            }
            let is_news = acted_at.is_none_or(|seq| seq < self.frame["seq"].as_u64().unwrap());
            if let Some(step) = self.choose().filter(|_| is_news) {
                let (id, command) = (self.next_id(), json!({"do": "act", "steps": [step]}));
                resend = false;
                client.send(&ask(&id, &command)).await.ok();
                self.pending = Some((id, command));
            }
        }
    }

    /// Something that may be done now.
    pub(crate) fn choose(&mut self) -> Option<Value> {
        let legal = self.frame["table"]["legal"].as_array()?;
        let choice = self.luck.below(u32::try_from(legal.len().max(1)).unwrap());
        legal.get(choice as usize).cloned()
    }

    pub(crate) fn next_id(&mut self) -> String {
        self.n_asked += 1;
        format!("v{}", self.n_asked)
    }

    /// The last entries that the server tells this person, by number. It tells 200 at most.
    pub(crate) async fn heard(&self, address: &str) -> Vec<Value> {
        let mut client = self.hello(address, Some(0)).await.unwrap();
        let frame = client.next_of(&["snapshot"]).await.unwrap();
        frame["news"].as_array().unwrap().clone()
    }

    /// Adds entries to those that were told before: without a gap, and none of them changed.
    fn hear(&mut self, news: &[Value]) {
        for entry in news {
            let seq = entry["seq"].as_u64().unwrap();
            if let Some((&last, _)) = self.told.last_key_value() {
                assert!(seq <= last + 1, "nothing is told between entries {last} and {seq}");
            }
            let told = self.told.entry(seq).or_insert_with(|| entry.clone());
            assert_eq!(told, entry, "entry {seq} has changed");
        }
    }

    /// Every entry that any server has told, in order. All servers tell the same.
    pub(crate) fn told(&self) -> impl Iterator<Item = &Value> {
        self.told.values()
    }

    /// Compares everything that was acknowledged with what the server tells.
    pub(crate) async fn check_acknowledged(&mut self, address: &str) {
        let heard = self.heard(address).await;
        self.hear(&heard);
        for (seq, command) in &self.acked {
            let entry = self.told.get(seq);
            let entry = entry.unwrap_or_else(|| panic!("{command} was entry {seq}, and is lost"));
            assert_eq!(entry["chosen-by"], "player", "{command} was entry {seq}, not {entry}");
            let (step, event) = (&command["steps"][0], &entry["events"][0]);
            let cards = if step["type"] == "pass" { &Value::Null } else { &step["cards"] };
            assert_eq!(event["play"]["cards"], *cards, "{command} became {entry}");
        }
        // And nothing was done twice: one request may still wait for its answer.
        let seat = &self.frame["table"]["seat"];
        let ours = |it: &&Value| it["news"] == "happened" && it["seat"] == *seat && !seat.is_null();
        let n_acts =
            self.told.values().filter(ours).filter(|it| it["chosen-by"] == "player").count();
        let n_waiting = usize::from(self.pending.is_some());
        assert!(
            (self.acked.len()..=self.acked.len() + n_waiting).contains(&n_acts),
            "{n_acts} acts, but {} were acknowledged and {n_waiting} may be",
            self.acked.len(),
        );
    }
}
