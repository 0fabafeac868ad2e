//! The server sends what the driver sends.

use std::sync::Arc;

use bots::{BotGame, BotGameVisitor, visit_bots};
use driver::{BotEngine, LocalRoom, Outgoing};
use games::GameKind;
use protocol::{ConnectionId, Role, RoomCode, Seq, Timestamp, TokenHash};
use room::{Caller, Entropy, NewRoom, Room};
use serde_json::{Value, json};
use server::Randomness;
use tabletop::Seat;

use crate::test_server::{START, TestServer};

/// The seed of the server's randomness and of the driver's.
const SEED: u64 = 1;

/// Number of acts that are compared in each game. No game is over sooner.
const N_ACTS: usize = 12;

/// RM-20, RM-23: a room on the server and a room in memory that get the same messages at the same
/// times send the same bytes, in every game.
#[tokio::test]
async fn the_server_sends_what_the_driver_sends() {
    for &game in GameKind::ALL {
        let server = TestServer::new().await;
        let (room, mut ann) = server.room_with_host(game.name()).await;
        let mut script = Vec::new();
        let bot = json!({"type": "seat-bot", "seat": null, "level": "easy"});
        let talk = json!({"type": "say", "text": "good luck"});
        let refused = json!({"type": "sit", "seat": 9});
        let start = json!({"type": "start"});
        for command in [bot.clone(), bot.clone(), bot, talk, refused, start] {
            ann.send_text(&request(script.len(), &command)).await;
            ann.answer(&id(script.len())).await;
            script.push((server.clock.now(), Some(command)));
        }
        ann.until_news("started").await;
        for _ in 0..N_ACTS {
            if ann.is_my_turn() {
                let step = ann.table["legal"].as_array().unwrap().last().unwrap().clone();
                let command = json!({"type": "act", "steps": [step]});
                let next = ann.seq;
                ann.send_text(&request(script.len(), &command)).await;
                ann.until_frame(next).await;
                script.push((server.clock.now(), Some(command)));
            } else {
                let next = ann.seq;
                server.clock.advance(2_000);
                script.push((server.clock.now(), None));
                ann.until_frame(next).await;
            }
        }
        let code = room.parse().unwrap();
        let sent = visit_bots(game, Replay { code, script });
        assert!(20 < sent.len());
        assert_eq!(ann.received, sent, "{}", game.name());
        server.stop().await;
    }
}

fn id(number: usize) -> String {
    format!("s{number}")
}

fn request(number: usize, command: &Value) -> String {
    json!({"type": "request", "id": id(number), "command": command}).to_string()
}

/// Plays the same script in memory, and returns the messages to Ann.
struct Replay {
    code: RoomCode,
    /// At these times, Ann sends a command or timers are fired.
    script: Vec<(Timestamp, Option<Value>)>,
}

impl BotGameVisitor for Replay {
    type Output = Vec<String>;

    fn visit<R: BotGame>(self) -> Vec<String> {
        let seeded = Seeded { code: self.code, randomness: Randomness::Seeded(SEED) };
        let token = TokenHash::new([1; 32]);
        let host = Caller { token, connection: ConnectionId(1) };
        let opening = NewRoom { code: self.code, host, name: "Ann", role: Role::Player };
        let entropy = seeded.randomness.for_room(0).unwrap();
        let mut log = Room::<R>::open(&opening, START, &entropy).unwrap();
        // The server creates a room over HTTP, so its host is offline at first.
        let created = room::replay(&log).unwrap();
        log.extend(created.disconnected(host.connection, START));
        let last = BotEngine::Script(Arc::new(|n_legal: usize| n_legal.saturating_sub(1)));
        let mut room = LocalRoom::new(log, seeded, last, None).unwrap();
        let ann = Caller { token, connection: ConnectionId(2) };
        room.connect(ann, None, START);
        for (number, (now, command)) in self.script.into_iter().enumerate() {
            if let Some(command) = command {
                room.receive(ann.connection, &request(number, &command), now);
            }
            room.run_timers(now);
        }
        let text = |outgoing: Outgoing| match outgoing {
            Outgoing::Message { text, .. } => text,
            Outgoing::Disconnect { reason, .. } => driver::encode::bye(reason),
        };
        room.take_outgoing().into_iter().map(text).collect()
    }
}

/// The randomness of a seeded server.
#[derive(Debug)]
struct Seeded {
    code: RoomCode,
    randomness: Randomness,
}

impl driver::RandomSource for Seeded {
    fn for_decision(&mut self, seq: Seq) -> Entropy {
        self.randomness.for_decision(self.code, seq).unwrap()
    }

    fn for_bot(&mut self, seq: Seq, seat: Seat) -> u64 {
        // A script needs no seed.
        seq.0 << 8 | seat.index() as u64
    }
}
