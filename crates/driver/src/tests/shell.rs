//! A room in memory with scripted people and a clock that the test sets.

use std::{
    collections::BTreeMap,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
};

use bots::BotGame;
use protocol::{ConnectionId, Role, RoomCode, Seq, Timestamp, TokenHash};
use room::{Caller, Entropy, Entry, NewRoom, Room};
use serde_json::{Value, json};
use tabletop::{Seat, luck::Quick};

use crate::{BotEngine, Driver, LocalRoom, Outgoing, RandomSource};

pub(super) const START: Timestamp = Timestamp(1_800_000_000_000);

/// Randomness that depends only on the position in the log.
#[derive(Debug)]
pub(super) struct ByPlace;

impl RandomSource for ByPlace {
    fn for_decision(&mut self, seq: Seq) -> Entropy {
        entropy(seq)
    }

    fn for_bot(&mut self, seq: Seq, seat: Seat) -> u64 {
        seq.0 << 8 | seat.index() as u64
    }
}

pub(super) fn entropy(seq: Seq) -> Entropy {
    Entropy::new(std::array::from_fn(|place| (seq.0 >> (place % 8 * 8)) as u8))
}

/// Person `who` on their usual connection. Ann, the host, is 0.
pub(super) const fn caller(who: u8) -> Caller {
    Caller { token: TokenHash::new([who; 32]), connection: ConnectionId(who as u64) }
}

/// The log of a new room with Ann, who is online, in its first seat.
pub(super) fn opened<R: BotGame>() -> Vec<Entry<R>> {
    let (code, host) = (RoomCode::numbered(1), caller(0));
    let opening = NewRoom { code, host, name: "Ann", role: Role::Player };
    Room::open(&opening, START, &entropy(Seq(0))).unwrap()
}

/// A driver of such a room.
pub(super) fn driver<R: BotGame>() -> Driver<R> {
    let mut log = opened::<R>().into_iter();
    let mut driver = Driver::new(&log.next().unwrap()).unwrap();
    log.for_each(|entry| driver.apply(entry));
    driver
}

/// Bots that take any legal action, the same in every run.
pub(super) fn any_action() -> BotEngine {
    let turn = AtomicU64::new(0);
    BotEngine::Script(Arc::new(move |_| any(turn.fetch_add(1, Ordering::Relaxed))))
}

/// A pseudorandom number for `turn`.
fn any(turn: u64) -> usize {
    (Quick::new(turn).below(1 << 16)) as usize
}

/// Number of players in these tests.
pub(super) fn n_players<R: BotGame>() -> usize {
    usize::from(3_u8.clamp(*R::SEATS.start(), *R::SEATS.end()))
}

/// A room in memory, its clock and the messages to its clients.
pub(super) struct Shell<R: BotGame> {
    pub(super) room: LocalRoom<R, ByPlace>,
    pub(super) now: Timestamp,
    /// The messages to each client, by connection.
    sent: BTreeMap<u64, Vec<String>>,
    /// The table in the last frame of each client, by connection.
    tables: BTreeMap<u64, Value>,
    n_asked: u32,
}

impl<R: BotGame> Shell<R> {
    /// A room with Ann, who is connected.
    pub(super) fn open(engine: BotEngine, iterations: Option<u32>) -> Self {
        let room = LocalRoom::new(opened(), ByPlace, engine, iterations).unwrap();
        let (sent, tables) = (BTreeMap::new(), BTreeMap::new());
        let mut shell = Self { room, now: START, sent, tables, n_asked: 0 };
        shell.connect(0);
        shell
    }

    pub(super) fn connect(&mut self, who: u8) {
        self.room.connect(caller(who), None, self.now);
        self.deliver();
    }

    pub(super) fn disconnect(&mut self, who: u8) {
        self.room.disconnect(caller(who).connection, self.now);
        self.tables.remove(&caller(who).connection.0);
        self.deliver();
    }

    pub(super) fn join(&mut self, who: u8, role: &str) {
        self.connect(who);
        let name = ["Ann", "Ben", "Cem", "Dai"][usize::from(who)];
        self.ask(who, &json!({"type": "join", "name": name, "role": role}));
    }

    /// Sends a request, and checks that it is granted.
    #[track_caller]
    pub(super) fn ask(&mut self, who: u8, command: &Value) {
        self.n_asked += 1;
        let id = format!("r{}", self.n_asked);
        let message = json!({"type": "request", "id": id, "command": command});
        let connection = caller(who).connection;
        self.room.receive(connection, &message.to_string(), self.now);
        let n_sent = self.sent(who).len();
        self.deliver();
        let mut answers = self.sent(who)[n_sent..].iter();
        let is_ack = |text: &&String| text.starts_with(&format!(r#"{{"type":"ack","id":"{id}""#));
        assert!(answers.any(|text| is_ack(&text)), "{:?}", &self.sent(who)[n_sent..]);
    }

    /// Seats bots beside `n_people` people, and starts a game.
    pub(super) fn start(&mut self, n_people: usize) {
        let n_bots = n_players::<R>() - n_people;
        for level in ["easy", "medium", "hard"].into_iter().cycle().take(n_bots) {
            self.ask(0, &json!({"type": "seat-bot", "seat": null, "level": level}));
        }
        self.ask(0, &json!({"type": "start"}));
    }

    /// Fires the timers that are due, and asks the bots that should think.
    pub(super) fn run_timers(&mut self) {
        self.room.run_timers(self.now);
        self.deliver();
    }

    /// Advances the clock to the next timer, and fires the timers that are due.
    #[track_caller]
    pub(super) fn wait(&mut self) {
        self.run_timers();
        self.now = self.now.max(self.room.next_timer().unwrap());
        self.run_timers();
    }

    /// All messages to this person.
    pub(super) fn sent(&self, who: u8) -> &[String] {
        self.sent.get(&caller(who).connection.0).map_or(&[], Vec::as_slice)
    }

    /// The table in the last frame of this person.
    pub(super) fn table(&self, who: u8) -> &Value {
        &self.tables[&caller(who).connection.0]
    }

    pub(super) fn is_over(&self) -> bool {
        !self.table(0)["outcome"].is_null()
    }

    /// Lets the player or bot to act take any legal action.
    pub(super) fn go_on(&mut self) {
        let to_act = self
            .tables
            .iter()
            .find(|(_, table)| !table["turn"].is_null() && table["turn"] == table["seat"]);
        let Some((&connection, table)) = to_act else { return self.wait() };
        let legal = table["legal"].as_array().unwrap();
        let step = legal[any(self.n_asked.into()) % legal.len()].clone();
        self.ask(connection as u8, &json!({"type": "act", "steps": [step]}));
    }

    fn deliver(&mut self) {
        for outgoing in self.room.take_outgoing() {
            match outgoing {
                Outgoing::Message { connection, text } => {
                    let message: Value = serde_json::from_str(&text).unwrap();
                    if message["type"] == "snapshot" || message["type"] == "update" {
                        self.tables.insert(connection.0, message["table"].clone());
                    }
                    self.sent.entry(connection.0).or_default().push(text);
                }
                Outgoing::Disconnect { connection, .. } => {
                    self.tables.remove(&connection.0);
                }
            }
        }
    }
}
